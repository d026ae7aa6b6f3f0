"""What the player has chosen so far: a walk cell by cell, or a brick and its place.

``Walking`` and ``Placing`` are values. ``MonumentsDecision`` holds one of each and changes them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from blueprints_desktop.desktop.ui.board.board_api import Position
from blueprints_desktop.desktop.ui.selection.decision import Decision
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.hints import BrickHint, brick_hints, why_not_enter
from blueprints_desktop.games.monuments.moves import PASS, Brick, Cell, Move, Walk
from blueprints_desktop.games.monuments.pieces import NOTHING, Piece
from blueprints_desktop.games.monuments.state import State

MUST_TAKE = "must-take-a-piece"


@frozen
class Walking:
    """A walk that is being chosen: legal walks narrowed cell by cell, piece by piece.

    It knows no rule. A cell is lit because a legal walk continues there, so no walk can be entered
    that cannot be completed. The player is asked for a piece where legal walks take different ones.
    """

    walks: tuple[Walk, ...] = ()
    """All legal walks; empty: nobody walks now."""
    cells: tuple[Cell, ...] = ()
    """Entered so far."""
    took: tuple[Piece, ...] = ()
    """Taken from these cells; one less than cells while a piece must be chosen."""
    pointed: Cell | None = None
    """The lit cell under pointer or keys. If only one cell is lit, it is pointed at by itself."""
    picked: int = 0
    """The index of the offered piece under pointer or keys."""

    @property
    def active(self) -> bool:
        return bool(self.walks)

    @property
    def length(self) -> int:
        """The number of steps of every walk of this turn."""
        return len(self.walks[0].cells) if self.walks else 0

    @property
    def matching(self) -> tuple[Walk, ...]:
        """The legal walks that begin with these cells and pieces."""
        steps, pieces = len(self.cells), len(self.took)
        return tuple(
            walk
            for walk in self.walks
            if walk.cells[:steps] == self.cells and walk.took[:pieces] == self.took
        )

    @property
    def offered(self) -> tuple[Piece, ...]:
        """The kinds of which one must be chosen on the last cell; empty: there is no choice."""
        if len(self.took) == len(self.cells):
            return ()
        step = len(self.took)
        return tuple(sorted({walk.took[step] for walk in self.matching}))

    @property
    def next_cells(self) -> tuple[Cell, ...]:
        """Where the walk can continue now, in the order of the walks."""
        return () if self.offered else self.reachable

    @property
    def reachable(self) -> tuple[Cell, ...]:
        """Where the walk can continue once a piece is chosen."""
        step = len(self.cells)
        if step == self.length:
            return ()
        return tuple(dict.fromkeys(walk.cells[step] for walk in self.matching))

    @property
    def last_cells(self) -> frozenset[Cell]:
        """Where the walk can end, after its first step."""
        if not self.cells or self.complete:
            return frozenset()
        return frozenset(walk.cells[-1] for walk in self.matching)

    @property
    def pointed_at(self) -> tuple[Piece, ...]:
        """The kinds that can be taken on the cell pointed at."""
        step = len(self.cells)
        found = {walk.took[step] for walk in self.matching if walk.cells[step] == self.pointed}
        return tuple(sorted(found))

    @property
    def complete(self) -> bool:
        return self.active and len(self.took) == self.length

    @property
    def walk(self) -> Walk | None:
        """The chosen legal walk, once it is complete."""
        return self.matching[0] if self.complete else None

    @property
    def gathered(self) -> tuple[Piece, ...]:
        """The pieces taken so far."""
        return tuple(piece for piece in self.took if piece != NOTHING)

    # --- steps ----------------------------------------------------------------------

    def entering(self, cell: Cell) -> "Walking":
        """Enter a cell. If there is only one thing to take, or nothing, it is taken at once."""
        if cell not in self.next_cells:
            return self
        entered = evolve(self, cells=(*self.cells, cell), pointed=None, picked=0)
        offered = entered.offered
        return entered.taking(offered[0]) if len(offered) == 1 else entered

    def taking(self, piece: Piece) -> "Walking":
        """Choose a piece of the last cell."""
        if piece not in self.offered:
            return self
        return evolve(self, took=(*self.took, piece), picked=0).pointing(None)

    def back(self) -> "Walking":
        """Undo the choice of a piece or the step onto a cell."""
        if not self.cells:
            return self
        if self.offered:
            return evolve(self, cells=self.cells[:-1]).pointing(None)
        waiting = evolve(self, took=self.took[:-1], pointed=None)
        if len(waiting.offered) > 1:
            return waiting
        return evolve(waiting, cells=self.cells[:-1]).pointing(None)

    def back_to(self, cell: Cell) -> "Walking":
        """Undo everything after this cell."""
        if cell not in self.cells:
            return self
        steps = self.cells.index(cell) + 1
        entered = evolve(self, cells=self.cells[:steps], took=self.took[: steps - 1], pointed=None)
        offered = entered.offered
        return entered.taking(offered[0]) if len(offered) == 1 else entered

    def pointing(self, cell: Cell | None) -> "Walking":
        """Point at a lit cell; any other value points at the only lit cell or at none."""
        lit = self.next_cells
        if cell not in lit:
            cell = lit[0] if len(lit) == 1 else None
        return evolve(self, pointed=cell)

    def picking(self, step: int) -> "Walking":
        """Move among the offered pieces."""
        count = len(self.offered)
        return evolve(self, picked=(self.picked + step) % count) if count else self


def begin_walk(moves: Sequence[object]) -> Walking:
    """The walks among these moves, none of them begun."""
    return Walking(tuple(move for move in moves if isinstance(move, Walk))).pointing(None)


@frozen
class Placing:
    """A brick that is being chosen: a colour, then one of its places.

    What a place scores and opens is in the game's hints, looked up once for a position.
    """

    hints: tuple[BrickHint, ...] = ()
    """Every brick that can be set; empty: nobody builds now."""
    colour: int | None = None
    """The chosen colour, whose places are lit."""
    aimed: Brick | None = None
    """The place under pointer or keys."""
    held: Brick | None = None
    """The place that was pressed and waits to be confirmed."""

    @property
    def active(self) -> bool:
        return bool(self.hints)

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours that can be set."""
        return tuple(sorted({hint.brick.colour for hint in self.hints}))

    @property
    def lit(self) -> tuple[BrickHint, ...]:
        """The places of the chosen colour."""
        return tuple(hint for hint in self.hints if hint.brick.colour == self.colour)

    @property
    def others(self) -> tuple[BrickHint, ...]:
        """The places of the other colours."""
        return tuple(hint for hint in self.hints if hint.brick.colour != self.colour)

    @property
    def hint(self) -> BrickHint | None:
        """What the brick aimed at brings."""
        return self.hint_for(self.aimed)

    def hint_for(self, brick: Brick | None) -> BrickHint | None:
        return next((hint for hint in self.hints if hint.brick == brick), None)

    def count(self, colour: int) -> int:
        """The number of places of a colour."""
        return sum(hint.brick.colour == colour for hint in self.hints)

    def best(self, colour: int) -> BrickHint:
        """The first place of a colour that scores most."""
        return max(
            (hint for hint in self.hints if hint.brick.colour == colour),
            key=lambda hint: hint.points,
        )

    # --- steps ----------------------------------------------------------------------

    def choosing(self, colour: int | None) -> "Placing":
        """Choose a colour, if it has places."""
        if colour == self.colour or (colour is not None and colour not in self.colours):
            return self
        return evolve(self, colour=colour, aimed=None, held=None)

    def aiming(self, brick: Brick | None) -> "Placing":
        """Point at a place, unless one is held."""
        if self.held is not None or (brick is not None and self.hint_for(brick) is None):
            return self
        return evolve(self, aimed=brick)

    def holding(self, brick: Brick) -> "Placing":
        """Press a place that must be confirmed."""
        return evolve(self, colour=brick.colour, aimed=brick, held=brick)

    def back(self) -> "Placing":
        """Drop the place."""
        return evolve(self, held=None, aimed=None)


def begin_placing(hints: tuple[BrickHint, ...]) -> Placing:
    """The bricks of these hints, with the colour of the one that scores most."""
    if not hints:
        return Placing()
    best = max(hints, key=lambda hint: hint.points)
    return Placing(hints, best.brick.colour)


class MonumentsDecision(Decision):
    """Turns pointer and key input into one legal move, through ``Walking`` or ``Placing``."""

    def __init__(self, game: Monuments, confirms: Callable[[], bool], parent: QObject) -> None:
        super().__init__(confirms, parent)
        self._game = game
        self._only: Any = None
        self._view: State | None = None
        self.walking, self.placing = Walking(), Placing()
        self.refused: tuple[Cell, str] | None = None
        """The cell that was pressed but cannot be entered, and the engine's code for the reason."""

    def begin(self, position: Position | None = None) -> None:
        """Offer the moves of a position; None: nothing is offered."""
        moves = () if position is None else position.moves
        self._view = None if position is None else position.view
        self.refused = None
        self.walking = begin_walk(moves)
        self.placing = Placing() if position is None else self.placing_at(position)
        self._only = next((move for move in moves if move in (PASS, NEXT)), None)

    def placing_at(self, position: Position) -> Placing:
        """The choice of a brick in a position; inactive if no brick can be set."""
        if any(isinstance(move, Brick) for move in position.moves):
            return begin_placing(brick_hints(self._game.plan, position.view))
        return Placing()

    @property
    def passes(self) -> bool:
        """The only move is to pass."""
        return bool(self._only == PASS)

    @property
    def goes_on(self) -> bool:
        """The only move is to go on to the next round."""
        return bool(self._only == NEXT)

    # --- the quarry -----------------------------------------------------------------

    def _walk(self, after: Walking) -> None:
        if after != self.walking or self.refused is not None:
            self.walking, self.refused = after, None
            self.changed.emit()

    def why_not_enter(self, cell: Cell) -> str | None:
        """The code why a cell cannot be entered; None: it can be, or was, or nobody walks."""
        now, view = self.walking, self._view
        if view is None or not now.active or cell in now.next_cells or cell in now.cells:
            return None
        if now.offered:
            return MUST_TAKE
        return why_not_enter(self._game.quarry, view, now.cells, cell)

    def point_cell(self, cell: Cell | None) -> None:
        if cell is None and self.walking == self.walking.pointing(None):
            return  # the reason of a refusal stays until something else is pointed at
        self._walk(self.walking.pointing(cell))

    def press_cell(self, cell: Cell, piece: Piece | None = None) -> None:
        """Enter a lit cell and take ``piece``, or go back to a cell that was entered."""
        now = self.walking
        if now.offered and cell == now.cells[-1]:
            self._walk(now.taking(piece) if piece is not None else now)
        elif cell in now.next_cells:
            entered = now.entering(cell)
            self._walk(entered.taking(piece) if piece is not None else entered)
        elif now.complete and cell == now.cells[-1]:
            self._make(now.walk)
        elif cell in now.cells:
            self._walk(now.back_to(cell))
        else:
            code = self.why_not_enter(cell)
            self.refused = None if code is None else (cell, code)
            self.changed.emit()

    def press_piece(self, piece: Piece) -> None:
        self._walk(self.walking.taking(piece))

    def pick(self, step: int) -> None:
        self._walk(self.walking.picking(step))

    def step_back(self) -> bool:
        """Undo the last part of a walk; False: no walk was begun."""
        begun = bool(self.walking.cells)
        self._walk(self.walking.back())
        return begun

    @property
    def begun(self) -> bool:
        return bool(self.walking.cells) or self.placing.held is not None

    def start_over(self) -> None:
        self.walking = begin_walk(self.walking.walks)
        self.placing, self.refused = self.placing.back(), None
        self.changed.emit()

    # --- the building site ----------------------------------------------------------

    def _place(self, after: Placing) -> None:
        if after != self.placing:
            self.placing = after
            self.changed.emit()

    def choose_colour(self, colour: int) -> None:
        self._place(self.placing.choosing(colour))

    def aim(self, brick: Brick | None) -> None:
        self._place(self.placing.aiming(brick))

    def press_brick(self, brick: Brick) -> None:
        """Set a lit brick; one of another colour is first aimed at."""
        now = self.placing
        if now.hint_for(brick) is None:
            return
        if brick.colour != now.colour:
            self._place(now.choosing(brick.colour).aiming(brick))
        elif self._confirms() and brick != now.held:
            self._place(now.holding(brick))
        else:
            self._make(brick)

    # --- all at once ----------------------------------------------------------------

    def suggest(self, move: Move) -> None:
        """Choose a whole walk or a brick, to be confirmed."""
        if isinstance(move, Walk):
            walk = begin_walk(self.walking.walks)
            for cell, piece in zip(move.cells, move.took, strict=True):
                walk = walk.entering(cell).taking(piece)
            self._walk(walk)
        elif isinstance(move, Brick):
            self._place(self.placing.holding(move))

    # --- keys and buttons -----------------------------------------------------------

    def press_primary(self) -> None:
        walk, place = self.walking, self.placing
        if self._only is not None:
            self._make(self._only)
        elif walk.offered:
            self._walk(walk.taking(walk.offered[walk.picked]))
        elif walk.complete:
            self._make(walk.walk)
        elif walk.pointed is not None:
            self._walk(walk.entering(walk.pointed))
        elif walk.next_cells:
            self._walk(walk.pointing(walk.next_cells[0]))
        elif place.aimed is not None:
            self._make(place.aimed)
        elif place.colour is not None:
            self._place(place.aiming(place.best(place.colour).brick))

    def press_secondary(self) -> None:
        if self.walking.cells:
            self.step_back()
        else:
            self._place(self.placing.back())

    def _make(self, move: Any) -> None:
        self.begin()
        self.made.emit(move)
