"""A drop seen ahead: where the piece would lie, and every reason why the score would change.

One object answers all that a board shows of it, so that ghost, figures and words never differ.
"""

from collections.abc import Iterator
from enum import Enum

from attrs import frozen

from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD, ROW_MASKS, Cell, cells
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.preview import ramp_after
from blueprints_desktop.games.fits.scoring import (
    PLAIN_POINTS,
    ROW_POINTS,
    SYMBOL_POINTS,
    Score,
    score,
)
from blueprints_desktop.games.fits.state import State


class DropCause(Enum):
    """What a drop does to cells; the last three cost and earn nothing now."""

    PLAIN_COVERED = "plain covered"
    BONUS_COVERED = "bonus covered"
    MALUS_COVERED = "malus covered"
    ROWS_COMPLETED = "rows completed"
    PAIR_PARTED = "pair parted"
    PAIR_COVERED = "pair covered"
    HALF_COVERED = "half covered"
    PLAIN_CLOSED = "plain closed"
    BONUS_SAFE = "bonus safe"
    MALUS_CLOSED = "malus closed"


@frozen
class DropReason:
    """One reason, and the cells where it can be seen."""

    why: DropCause
    cells: tuple[Cell, ...]
    points: int
    sign: str = ""
    """The sign on the cells, where they are of one kind."""


@frozen
class DropOutlook:
    drop: Drop
    landing: Landing
    before: Score
    """The board as it stands."""
    after: Score
    """The board as it would stand."""
    covers: tuple[Cell, ...]
    """The cells of the board that the piece would cover."""
    closes: tuple[Cell, ...]
    """The uncovered cells that nothing could reach any more."""
    reasons: tuple[DropReason, ...]

    @property
    def gain(self) -> int:
        return self.after.total - self.before.total

    def gain_of(self, part: str) -> int:
        """What a part of the Score would gain."""
        return int(getattr(self.after, part)) - int(getattr(self.before, part))


def outlook(board: RampBoard, view: State, drop: Drop) -> DropOutlook | None:
    """What the seat to act would get for a drop; None if the piece cannot be dropped so."""
    after = ramp_after(view, drop)
    if after is None:
        return None
    before = view.ramps[view.seat]
    covered = after.covered & ~before.covered & BOARD
    closed = after.closed & ~before.closed
    reasons = (
        *_cells_covered(board, covered),
        *_rows_completed(board, before.covered, after.covered),
        *_pairs_changed(board, before.covered, after.covered),
        *_cells_closed(board, closed),
    )
    return DropOutlook(
        drop,
        after.landings[-1],
        score(board, before.covered),
        score(board, after.covered),
        cells(covered),
        cells(closed),
        reasons,
    )


def _cells_covered(board: RampBoard, covered: int) -> Iterator[DropReason]:
    plain = cells(covered & board.plain_cells)
    if plain:
        yield DropReason(DropCause.PLAIN_COVERED, plain, -PLAIN_POINTS * len(plain))
    malus = cells(covered & board.malus_cells)
    if malus:
        yield DropReason(DropCause.MALUS_COVERED, malus, board.malus * len(malus))
    for points, mask in board.bonus_cells:
        found = cells(covered & mask)
        if found:
            yield DropReason(DropCause.BONUS_COVERED, found, -points * len(found), str(points))


def _rows_completed(board: RampBoard, before: int, after: int) -> Iterator[DropReason]:
    if not board.rows_score:
        return
    rows = [row for row in ROW_MASKS if after & row == row and before & row != row]
    if rows:
        seen = tuple(cell for row in rows for cell in cells(row))
        yield DropReason(DropCause.ROWS_COMPLETED, seen, ROW_POINTS * len(rows))


def _pairs_changed(board: RampBoard, before: int, after: int) -> Iterator[DropReason]:
    for sign, mask in board.symbols:
        had, has = (mask & ~before).bit_count(), (mask & ~after).bit_count()
        if had == has:
            continue
        why = (
            DropCause.PAIR_PARTED
            if has
            else DropCause.PAIR_COVERED
            if had == 2
            else DropCause.HALF_COVERED
        )
        yield DropReason(
            why, cells(mask & after & ~before), SYMBOL_POINTS[has] - SYMBOL_POINTS[had], sign
        )


def _cells_closed(board: RampBoard, closed: int) -> Iterator[DropReason]:
    bonus = 0
    for _, mask in board.bonus_cells:
        bonus |= mask
    for why, mask in (
        (DropCause.PLAIN_CLOSED, board.plain_cells),
        (DropCause.MALUS_CLOSED, board.malus_cells),
        (DropCause.BONUS_SAFE, bonus),
    ):
        found = cells(closed & mask)
        if found:
            yield DropReason(why, found, 0)
