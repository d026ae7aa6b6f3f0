"""The piece in the hand: how it is turned and over which columns, out of the legal moves only."""

from collections.abc import Sequence

from blueprints_desktop.games.fits.grid import COLUMNS
from blueprints_desktop.games.fits.handling import flipped_over, quarter_turned
from blueprints_desktop.games.fits.moves import ASIDE, Drop, Move
from blueprints_desktop.games.fits.pieces import SHAPES, Piece


class Holding:
    """How far a decision has come. Columns that are not allowed cannot be chosen."""

    def __init__(self, piece: Piece | None = None, moves: Sequence[Move] = ()) -> None:
        self.piece = piece
        self._drops = {(move.turn, move.column): move for move in moves if isinstance(move, Drop)}
        self.may_set_aside = ASIDE in moves
        self.turn = 0
        self.column = 0
        self.refused: int | None = None
        """The leftmost column that was asked for last and is not allowed; None: it is."""
        self.held = False
        """A press has put the piece down here; it moves no more until it is taken up again."""
        self.setting_aside = False
        """It is held over the place beside the ramp."""
        if self._drops and piece is not None:
            self.turn = next(turn for turn in self.turns if self.columns(turn))
            self._go_near((COLUMNS - self.width(self.turn)) / 2)

    # --- what is allowed ------------------------------------------------------------

    @property
    def active(self) -> bool:
        """There is something to decide."""
        return bool(self._drops) or self.may_set_aside

    @property
    def fits_nowhere(self) -> bool:
        """The piece can only be set aside."""
        return self.may_set_aside and not self._drops

    @property
    def turns(self) -> tuple[int, ...]:
        """All the ways to hold the piece, allowed or not."""
        return () if self.piece is None else tuple(SHAPES[self.piece])

    def columns(self, turn: int) -> tuple[int, ...]:
        """The leftmost columns over which the piece may be let go, turned so."""
        return tuple(sorted(column for held, column in self._drops if held == turn))

    def width(self, turn: int) -> int:
        assert self.piece is not None
        return len(SHAPES[self.piece][turn][0])

    @property
    def drop(self) -> Drop | None:
        """The drop that is aimed at."""
        return None if self.setting_aside else self._drops.get((self.turn, self.column))

    @property
    def move(self) -> Move | None:
        """What would be played now."""
        if self.setting_aside or self.fits_nowhere:
            return ASIDE if self.may_set_aside else None
        return self.drop

    # --- handling -------------------------------------------------------------------

    def _go_near(self, wanted: float) -> None:
        """Over the allowed column that is nearest; of two as near as one another the left one."""
        allowed = self.columns(self.turn)
        self.column = min(allowed, key=lambda column: (abs(column - wanted), column))

    def _middle(self) -> float:
        return self.column + self.width(self.turn) / 2

    def take_up(self) -> None:
        """It may be moved again."""
        self.held = self.setting_aside = False

    def aim(self, column: int) -> bool:
        """Hold the piece with its left edge over a column, or as near as is allowed."""
        if not self._drops:
            return False
        before = (self.column, self.refused, self.setting_aside)
        self.setting_aside = False
        column = max(0, min(COLUMNS - self.width(self.turn), column))
        self.refused = None if column in self.columns(self.turn) else column
        self._go_near(column)
        return (self.column, self.refused, self.setting_aside) != before

    def aim_middle(self, middle: float) -> bool:
        """Hold the middle of the piece over a place, in columns from the left."""
        if not self._drops:
            return False
        return self.aim(round(middle - self.width(self.turn) / 2))

    def step(self, way: int) -> bool:
        """To the next allowed column at the left (-1) or at the right (1)."""
        if not self._drops:
            return False
        taken_up = self.setting_aside
        self.setting_aside, self.refused = False, None
        beyond = [c for c in self.columns(self.turn) if (c - self.column) * way > 0]
        if not beyond:
            return taken_up
        self.column = min(beyond, key=lambda column: abs(column - self.column))
        return True

    def turn_to(self, turn: int) -> bool:
        """Turn the piece so, about its middle, if it may be dropped like that at all."""
        if not self.columns(turn):
            return False
        middle, before = self._middle(), (self.turn, self.column, self.setting_aside)
        self.turn, self.setting_aside, self.refused = turn, False, None
        self._go_near(round(middle - self.width(turn) / 2 + 0.01))
        return (self.turn, self.column, self.setting_aside) != before

    def rotate(self, way: int) -> bool:
        """A quarter clockwise (1) or back (-1), on to the first position that is allowed."""
        if self.piece is None or not self._drops:
            return False
        turn = self.turn
        for _ in range(4):
            turn = quarter_turned(self.piece, turn, way)
            if self.columns(turn):
                return self.turn_to(turn)
        return False

    def flip(self) -> bool:
        if self.piece is None or not self._drops:
            return False
        return self.turn_to(flipped_over(self.piece, self.turn))

    def set_aside(self) -> bool:
        """Hold it over the place beside the ramp."""
        changed = self.may_set_aside and not self.setting_aside
        self.setting_aside = self.setting_aside or self.may_set_aside
        return changed
