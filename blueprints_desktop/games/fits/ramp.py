"""A player's ramp: how high each column stands, what is covered, and what lies where."""

from attrs import frozen

from blueprints_desktop.games.fits.grid import BOARD, COLUMNS, below
from blueprints_desktop.games.fits.placements import Landing, Placement


@frozen
class Ramp:
    heights: tuple[int, ...]
    """By column: the level above its topmost covered cell."""
    covered: int
    """The covered cells, those above the board included."""
    landings: tuple[Landing, ...]
    """The pieces, in the order in which they were dropped."""

    def level(self, placement: Placement) -> int:
        """Where the piece's lowest cell comes to lie when it slides straight down."""
        heights = self.heights
        level = 0
        for column, lower, _ in placement.columns:
            rest = heights[column] - lower
            if rest > level:
                level = rest
        return level

    def after(self, placement: Placement, level: int) -> "Ramp":
        """The ramp with the piece lying at that level."""
        heights = list(self.heights)
        for column, _, upper in placement.columns:
            heights[column] = level + upper
        return Ramp(
            tuple(heights),
            self.covered | placement.mask << level * COLUMNS,
            (*self.landings, placement.landings[level]),
        )

    @property
    def closed(self) -> int:
        """The uncovered cells that no piece can reach any more, being covered from above."""
        return below(self.heights) & ~self.covered & BOARD


EMPTY = Ramp((0,) * COLUMNS, 0, ())
