"""The piece that is to be dropped: how it is turned and over which columns, out of the legal moves.

Parts of a move are ``turn.2f`` (as the text of moves writes turns) and ``column.4`` (of the leftmost
cell, from 1), or ``aside``. A turn is always chosen and a column always pointed at: the piece hovers
there. Columns that are not allowed cannot be pointed at; the piece then stays over the nearest one.
"""

from collections.abc import Sequence

from attrs import evolve, frozen

from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.desktop.ui.selection.selection import Path, Selection
from blueprints_desktop.games.fits.grid import COLUMNS
from blueprints_desktop.games.fits.handling import flipped_over, quarter_turned
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.pieces import SHAPES, TURN_TEXTS, Piece

SET_ASIDE = "aside"
_COLUMNS = {f"column.{column + 1}": column for column in range(COLUMNS)}
_TURNS = {f"turn.{text}": turn for turn, text in enumerate(TURN_TEXTS)}


def column_name(column: int) -> str:
    """The public name of a column, counted from 0.

    >>> column_name(3)
    'column.4'
    """
    return f"column.{column + 1}"


def turn_name(turn: int) -> str:
    """The public name of a way to turn a piece.

    >>> turn_name(0)
    'turn.0'
    """
    return f"turn.{TURN_TEXTS[turn]}"


@frozen
class FitsSelection(Selection):
    """A piece over the ramp, or over the place for pieces that are set aside."""

    piece: Piece | None = None
    column: int = 0
    """The column over which the piece is, or was before it was held over the other place."""

    # --- what is allowed ------------------------------------------------------------

    @property
    def turn(self) -> int:
        return _TURNS[self.chosen[0]] if self.chosen else 0

    @property
    def turns(self) -> tuple[int, ...]:
        """All the ways to turn the piece, allowed or not."""
        return () if self.piece is None else tuple(SHAPES[self.piece])

    def columns(self, turn: int) -> tuple[int, ...]:
        """The leftmost columns over which the piece may be dropped, turned so."""
        options = self.options_after((turn_name(turn),))
        return tuple(sorted(_COLUMNS[name] for name in options if name in _COLUMNS))

    def width(self, turn: int) -> int:
        assert self.piece is not None
        return len(SHAPES[self.piece][turn][0])

    @property
    def may_set_aside(self) -> bool:
        return self.allows(SET_ASIDE)

    @property
    def fits_nowhere(self) -> bool:
        """The piece can only be set aside."""
        return self.active and not self.preset

    @property
    def setting_aside(self) -> bool:
        """The piece waits to be set aside, though it could be dropped."""
        return self.pointed == SET_ASIDE and not self.fits_nowhere

    @property
    def drop(self) -> Drop | None:
        """The drop that is aimed at."""
        return self.move if isinstance(self.move, Drop) else None

    @property
    def refused_column(self) -> int | None:
        """The leftmost column that was asked for last and is not allowed; None: it is."""
        return None if self.refused is None else _COLUMNS.get(self.refused)

    # --- steps ----------------------------------------------------------------------

    def completed(self) -> "FitsSelection":
        """With a column pointed at, unless the piece waits to be set aside."""
        if self.fits_nowhere:
            return evolve(self, pointed=SET_ASIDE)
        if self.pointed in _COLUMNS:
            return evolve(self, column=_COLUMNS[self.pointed])
        if not self.preset or (self.held and self.pointed == SET_ASIDE):
            return self
        return self._near(self.column)

    def _near(self, wanted: float) -> "FitsSelection":
        """Over the allowed column that is nearest; of two equally near ones the left one."""
        allowed = self.columns(self.turn)
        column = min(allowed, key=lambda each: (abs(each - wanted), each))
        return evolve(self, pointed=column_name(column), column=column, held=False, refused=None)

    def aiming(self, column: int) -> "FitsSelection":
        """With the left edge of the piece over a column, or as near as is allowed."""
        if not self.preset:
            return self
        column = max(0, min(COLUMNS - self.width(self.turn), column))
        refused = None if column in self.columns(self.turn) else column_name(column)
        return evolve(self._near(column), refused=refused)

    def stepping(self, way: int) -> "FitsSelection":
        """To the next allowed column at the left (-1) or at the right (1)."""
        if not self.preset:
            return self
        beyond = [c for c in self.columns(self.turn) if (c - self.column) * way > 0]
        return self._near(min(beyond, key=lambda c: abs(c - self.column), default=self.column))

    def turning(self, turn: int) -> "FitsSelection":
        """Turn the piece about its middle, if it may be dropped like that at all."""
        if not self.columns(turn):
            return self
        middle = self.column + self.width(self.turn) / 2
        turned = evolve(self, chosen=(turn_name(turn),))
        return turned._near(round(middle - self.width(turn) / 2 + 0.01))

    def rotating(self, way: int) -> "FitsSelection":
        """A quarter clockwise (1) or back (-1), on to the first turn that is allowed."""
        turn = self.turn
        for _ in range(4):
            if self.piece is None or not self.preset:
                break
            turn = quarter_turned(self.piece, turn, way)
            if self.columns(turn):
                return self.turning(turn)
        return self

    def flipping(self) -> "FitsSelection":
        if self.piece is None or not self.preset:
            return self
        return self.turning(flipped_over(self.piece, self.turn))


def fits_selection(piece: Piece | None, moves: Sequence[Move]) -> FitsSelection:
    """A piece that is to be dropped; it hovers in the middle, turned as its card shows it."""
    paths: dict[Path, Move] = {
        (turn_name(move.turn), column_name(move.column)): move
        for move in moves
        if isinstance(move, Drop)
    }
    if not paths or piece is None:
        alone: dict[Path, Move] = {(SET_ASIDE,): ASIDE} if ASIDE in moves else {}
        return FitsSelection(alone, piece=piece).completed()
    if ASIDE in moves:
        paths |= {(turn, SET_ASIDE): ASIDE for turn, _ in tuple(paths)}
    first = FitsSelection(paths, preset=1, piece=piece)
    turn = next(turn for turn in first.turns if first.columns(turn))
    middle = (COLUMNS - first.width(turn)) / 2
    return evolve(first, chosen=(turn_name(turn),))._near(middle)


class FitsController(SelectionController):
    """Keeps the piece hovering over an allowed column."""

    selection: FitsSelection
    empty = FitsSelection()

    def settle(self, selection: Selection) -> Selection:
        return selection.completed() if isinstance(selection, FitsSelection) else selection

    def point(self, name: str | None) -> None:
        if name in _COLUMNS and not self.selection.held:
            self.change(self.selection.aiming(_COLUMNS[name]))

    def press_part(self, name: str) -> None:
        """A tile turns the piece. The ramp means the allowed column that is nearest."""
        if name in _TURNS:
            self.change(self.selection.turning(_TURNS[name]))
        elif name in _COLUMNS:
            aimed = self.selection.aiming(_COLUMNS[name])
            if aimed.pointed != self.selection.pointed:
                self.selection = aimed
            super().press_part(aimed.pointed or "")
        else:
            super().press_part(name)
