"""A decision in parts: which floor is lifted, which cell, which target.

The legal moves are narrowed part by part; what is named last makes one whole move. It knows no
rule: a part is asked for where the moves differ in it.
"""

from collections.abc import Sequence
from enum import Enum

from blueprints_desktop.games.skyline.moves import Build, CardMove, Move, Roll

Named = Build | CardMove


class MovePart(Enum):
    """What is asked for now; the value is the field of the move."""

    LIFT = "lifted"
    CELL = "cell"
    TARGET = "target"


_ORDER = (MovePart.LIFT, MovePart.CELL, MovePart.TARGET)


class SkylineSelection:
    """What is open, what was named, and what is pointed at."""

    def __init__(self, moves: Sequence[Move] = ()) -> None:
        self.rolls = any(isinstance(move, Roll) for move in moves)
        self._moves = [move for move in moves if not isinstance(move, Roll)]
        self._named: list[tuple[MovePart, int]] = []
        self.aimed: int | None = None
        """The cell under pointer or keys."""
        self.held = False
        """The aimed cell was pressed and waits to be confirmed."""

    @property
    def active(self) -> bool:
        return bool(self._moves)

    @property
    def named(self) -> dict[MovePart, int]:
        return dict(self._named)

    @property
    def can_go_back(self) -> bool:
        return bool(self._named) or self.held

    # --- narrowing ------------------------------------------------------------------

    def _left(self) -> list[Named]:
        return [
            move
            for move in self._moves
            if all(getattr(move, part.value) == cell for part, cell in self._named)
        ]

    @property
    def part(self) -> MovePart | None:
        """What is asked for now."""
        done = self.named
        left = self._left()
        for part in _ORDER:
            if part not in done and any(getattr(move, part.value) is not None for move in left):
                return part
        return None

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that may be named now, in their order."""
        part = self.part
        if part is None:
            return ()
        return tuple(sorted({getattr(move, part.value) for move in self._left()} - {None}))

    def moves_with(self, cell: int) -> list[Named]:
        """The moves that are left once this cell is named."""
        part = self.part
        if part is None:
            return []
        return [move for move in self._left() if getattr(move, part.value) == cell]

    def single(self, cell: int) -> Named | None:
        """The move that naming this cell makes; None: more will have to be named."""
        moves = self.moves_with(cell)
        return moves[0] if len(moves) == 1 else None

    # --- what the player does -------------------------------------------------------

    def aim(self, cell: int | None) -> bool:
        """Point at a cell; True if that changes anything."""
        cell = cell if cell in self.cells else None
        if cell == self.aimed:
            return False
        self.aimed, self.held = cell, False
        return True

    def name(self, cell: int) -> Named | None:
        """Name a cell: the whole move where nothing else is open, else the next part is asked."""
        part = self.part
        if part is None or cell not in self.cells:
            return None
        whole = self.single(cell)
        if whole is None:
            self._named.append((part, cell))
            self.aimed, self.held = None, False
        return whole

    def suggest(self, move: Move) -> bool:
        """Go as far with a move as one can without making it; True if that changes anything."""
        if move not in self._moves:
            return False
        self._named = []
        while self.part is not None:
            cell = getattr(move, self.part.value)
            if cell is None:
                return True
            if self.single(cell) is not None:
                self.aimed, self.held = cell, True
                return True
            self._named.append((self.part, cell))
        return False

    def start_over(self) -> None:
        """Take back everything that was named."""
        self._named, self.aimed, self.held = [], None, False

    def step_back(self) -> bool:
        """Take back what was named last; True if there was something."""
        if self.held:
            self.held = False
            return True
        if not self._named:
            return False
        _, self.aimed = self._named.pop()
        return True
