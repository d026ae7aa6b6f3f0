"""What a board is worth at the end of its round, in parts and cell by cell."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.games.fits.boards import MALUS, PLAIN, SYMBOLS, RampBoard
from blueprints_desktop.games.fits.grid import BOARD, ROW_MASKS, Cell, cells
from blueprints_desktop.games.fits.options import BoardId
from blueprints_desktop.games.fits.pieces import Piece
from blueprints_desktop.games.fits.ramp import Ramp

PLAIN_POINTS = -1
ROW_POINTS = 1
SYMBOL_POINTS = (0, -3, 3)
"""By how many of a symbol's two cells are uncovered."""


@frozen
class Score:
    """The points of one ramp, what was lost being negative."""

    plain: int
    rows: int
    bonus: int
    malus: int
    pairs: int

    @property
    def total(self) -> int:
        return self.plain + self.rows + self.bonus + self.malus + self.pairs

    def part(self, name: str) -> int:
        """The points of one of ``parts_of`` a board."""
        return int(getattr(self, name))


@frozen
class Scored:
    """One reason for points, and the cells where it can be seen."""

    part: str
    """The name of the part of the Score that it belongs to."""
    cells: tuple[Cell, ...]
    points: int


@frozen
class RoundResult:
    """A scored round, with the ramps as they were."""

    board: BoardId
    starts: tuple[Piece, ...]
    ramps: tuple[Ramp, ...]
    scores: tuple[Score, ...]
    """By seat."""


def parts_of(board: RampBoard) -> tuple[str, ...]:
    """The parts of the score that a board can give."""
    has = {
        "plain": True,
        "rows": board.rows_score,
        "bonus": bool(board.bonus_cells),
        "malus": bool(board.malus_cells),
        "pairs": bool(board.symbols),
    }
    return tuple(part for part, given in has.items() if given)


def score(board: RampBoard, covered: int) -> Score:
    """The points of a board on which these cells are covered."""
    bare = BOARD & ~covered
    return Score(
        plain=PLAIN_POINTS * (bare & board.plain_cells).bit_count(),
        rows=ROW_POINTS * sum(not bare & row for row in ROW_MASKS) if board.rows_score else 0,
        bonus=sum(points * (bare & mask).bit_count() for points, mask in board.bonus_cells),
        malus=-board.malus * (bare & board.malus_cells).bit_count(),
        pairs=sum(SYMBOL_POINTS[(bare & mask).bit_count()] for _, mask in board.symbols),
    )


def explain(board: RampBoard, covered: int) -> list[Scored]:
    """Every reason for points on its own: single cells, then complete rows, then symbols."""
    bare = BOARD & ~covered
    reasons = []
    for row, column in cells(bare):
        sign = board.sign(row, column)
        if sign == PLAIN:
            reasons.append(Scored("plain", ((row, column),), PLAIN_POINTS))
        elif sign == MALUS:
            reasons.append(Scored("malus", ((row, column),), -board.malus))
        elif sign not in SYMBOLS:
            reasons.append(Scored("bonus", ((row, column),), int(sign)))
    if board.rows_score:
        full = (mask for mask in ROW_MASKS if not bare & mask)
        reasons += [Scored("rows", cells(mask), ROW_POINTS) for mask in full]
    for _, mask in board.symbols:
        seen = cells(bare & mask)
        if seen:
            reasons.append(Scored("pairs", seen, SYMBOL_POINTS[len(seen)]))
    return reasons


def totals(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """By seat: the sum of these rounds."""
    return tuple(sum(result.scores[seat].total for result in results) for seat in range(seats))
