"""A move in parts: which floor is lifted, which cell, which target.

Parts are the names of cells (``cell.e5``), or ``dice`` for a roll. A part is asked for where the legal moves
differ in it. The words of a board and its model ask for cells by their numbers.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Any

from attrs import frozen

from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.desktop.ui.selection.selection import Path, Selection, shortened
from blueprints_desktop.games.skyline.grid import NAMES
from blueprints_desktop.games.skyline.moves import Build, CardMove, Move, Roll
from blueprints_desktop.games.skyline.phases import CARD
from blueprints_desktop.games.skyline.refusals import refusal
from blueprints_desktop.games.skyline.state import State

DICE = "dice"
_CELLS = {f"cell.{name}": cell for cell, name in enumerate(NAMES)}


def cell_name(cell: int) -> str:
    """The public name of a cell.

    >>> cell_name(0)
    'cell.a1'
    """
    return f"cell.{NAMES[cell]}"


def cell_of(name: str | None) -> int | None:
    """The cell with a public name; None: it is something else."""
    return None if name is None else _CELLS.get(name)


class MovePart(Enum):
    """What is asked for; the value is the field of the move."""

    LIFT = "lifted"
    CELL = "cell"
    TARGET = "target"


@frozen
class SkylineSelection(Selection):
    """What may be chosen, what was chosen, and what is pointed at, as cells."""

    parts: tuple[MovePart, ...] = ()
    """What is asked for, one after another."""

    @property
    def rolls(self) -> bool:
        """The dice can be rolled."""
        return self.allows(DICE)

    @property
    def asks(self) -> bool:
        """A cell is asked for."""
        return self.active and not self.rolls

    @property
    def part(self) -> MovePart | None:
        """What is asked for now."""
        return self.parts[len(self.chosen)] if self.asks and self.options else None

    @property
    def named(self) -> dict[MovePart, int]:
        """The cells chosen so far."""
        return dict(zip(self.parts, map(_CELLS.__getitem__, self.chosen), strict=False))

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that may be chosen now, in their order."""
        return tuple(sorted(_CELLS[name] for name in self.options if name in _CELLS))

    @property
    def aimed(self) -> int | None:
        """The cell under pointer or keys."""
        return cell_of(self.pointed)


def skyline_selection(moves: Sequence[Move]) -> SkylineSelection:
    """The legal moves by their cells. Cells that decide nothing are not asked for."""
    roll = next((move for move in moves if isinstance(move, Roll)), None)
    if roll is not None:
        return SkylineSelection({(DICE,): roll})
    lifts = any(isinstance(move, Build | CardMove) and move.lifted is not None for move in moves)
    parts = tuple(MovePart)[0 if lifts else 1 :]
    paths: dict[Path, Move] = {}
    for move in sorted(moves, key=lambda move: _cells_of(move, parts)):
        path = tuple(cell_name(cell) for cell in _cells_of(move, parts) if cell >= 0)
        paths[path] = move
    return SkylineSelection(shortened(paths), parts=parts)


def _cells_of(move: Move, parts: Sequence[MovePart]) -> tuple[int, ...]:
    """The cells of a move; -1: it has none there."""
    found = (getattr(move, part.value, None) for part in parts)
    return tuple(-1 if cell is None else cell for cell in found)


class SkylineController(SelectionController):
    """Knows the game's own reasons against a cell."""

    selection: SkylineSelection
    empty = SkylineSelection()
    state: State | None = None
    """The position in which is chosen."""

    def confirmed(self, move: Any) -> bool:
        """A roll is no decision."""
        return not isinstance(move, Roll) and super().confirmed(move)

    def settle(self, selection: Selection) -> Selection:
        return selection.pointing(DICE) if selection.allows(DICE) else selection

    def press_chosen(self, name: str) -> None:
        """A cell that was chosen is no target: say so. Esc takes it back."""
        self.refuse(name)

    def why_not(self, name: str) -> str:
        cell = cell_of(name)
        if self.state is None or cell is None:
            return ""
        return reason_against(self.state, self.selection, cell)


def reason_against(state: State, selection: SkylineSelection, cell: int) -> str:
    """The code of the reason why a cell cannot be chosen now; empty: it can, or nothing is asked."""
    part, named = selection.part, selection.named
    if part is None or cell in selection.cells:
        return ""
    lifted = named.get(MovePart.LIFT)
    if part is MovePart.LIFT or (lifted == cell and part is MovePart.CELL):
        return "cannot-lift-that"
    kind = CardMove if state.phase == CARD else Build
    if part is MovePart.TARGET:
        return refusal(state, kind(named[MovePart.CELL], cell, lifted))
    return refusal(state, kind(cell, None, lifted))
