"""A move is one part: ``column.3``."""

from collections.abc import Sequence

from blueprints_desktop.desktop.ui.selection.controller import SelectionController
from blueprints_desktop.desktop.ui.selection.selection import Selection
from tests.tower.rules.moves import Lay
from tests.tower.rules.sizes import COLUMNS

NAMES = tuple(f"column.{column + 1}" for column in range(COLUMNS))
"""The public names of the columns."""


def tower_selection(moves: Sequence[Lay]) -> Selection:
    """The legal moves by their columns."""
    return Selection({(NAMES[move.column],): move for move in moves})


class TowerController(SelectionController):
    """Knows the game's own reason against a column."""

    def why_not(self, name: str) -> str:
        """A column that is no option while others are is full."""
        return "column-is-full" if name in NAMES and not self.selection.allows(name) else ""
