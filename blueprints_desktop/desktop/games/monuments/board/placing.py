"""How far the choice of a brick has come: a colour, then one of the places where it fits.

What a place scores and opens comes from the game's hints, looked up once for a position; site,
level sheets, pieces, ruler and bar all read the same hint.
"""

from attrs import evolve, frozen

from blueprints_desktop.games.monuments.hints import BrickHint
from blueprints_desktop.games.monuments.moves import Brick


@frozen
class Placing:
    """A brick about to be set."""

    hints: tuple[BrickHint, ...] = ()
    """Every brick that can be set; none: nothing may be built now."""
    colour: int | None = None
    """Whose places are shown as bricks."""
    aimed: Brick | None = None
    """The place under pointer or keys."""
    held: Brick | None = None
    """The place that was pressed where every move is to be confirmed."""

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
        """The places of the other colours that could be chosen."""
        return tuple(hint for hint in self.hints if hint.brick.colour != self.colour)

    @property
    def hint(self) -> BrickHint | None:
        """What setting the brick aimed at would bring."""
        return self.hint_for(self.aimed)

    def hint_for(self, brick: Brick | None) -> BrickHint | None:
        return next((hint for hint in self.hints if hint.brick == brick), None)

    def count(self, colour: int) -> int:
        """How many places a colour has."""
        return sum(hint.brick.colour == colour for hint in self.hints)

    def best(self, colour: int) -> BrickHint:
        """The place of a colour that scores most, the first of several."""
        return max(
            (hint for hint in self.hints if hint.brick.colour == colour),
            key=lambda hint: hint.points,
        )

    # --- steps ----------------------------------------------------------------------

    def choosing(self, colour: int | None) -> "Placing":
        """Show the places of a colour, if it has any."""
        if colour == self.colour or (colour is not None and colour not in self.colours):
            return self
        return evolve(self, colour=colour, aimed=None, held=None)

    def aiming(self, brick: Brick | None) -> "Placing":
        """Point at a place; what was pressed stays until another is."""
        if self.held is not None or (brick is not None and self.hint_for(brick) is None):
            return self
        return evolve(self, aimed=brick)

    def holding(self, brick: Brick) -> "Placing":
        """Press a place that is to be confirmed."""
        return evolve(self, colour=brick.colour, aimed=brick, held=brick)

    def back(self) -> "Placing":
        """Let go of what is held, then of the place."""
        return evolve(self, held=None, aimed=None)


def begin(hints: tuple[BrickHint, ...]) -> Placing:
    """A brick to be chosen; the colour with the dearest place is shown first."""
    if not hints:
        return Placing()
    best = max(hints, key=lambda hint: hint.points)
    return Placing(hints, best.brick.colour)
