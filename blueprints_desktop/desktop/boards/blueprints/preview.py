"""What a die would make of the building. Pill, column, ruler and prompt all read one Preview.

Pure: everything comes from the viewer's own site and the rules' own scoring.
"""

from collections import Counter
from collections.abc import Sequence
from enum import Enum

from attrs import frozen

from blueprints_desktop.games.blueprints.deck import Card
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
from blueprints_desktop.games.blueprints.scoring import BONUS, PRIZES, Score, score_building
from blueprints_desktop.games.blueprints.state import DICE_EACH, Building, Site, State, built


class Fit(Enum):
    """How a stack stands to the height printed under it."""

    MISSING = "missing"
    EXACT = "exact"
    OVER = "over"


@frozen
class NearestPrize:
    """The Prize that lacks the fewest dice."""

    prize: str
    missing: int
    """How many dice it still lacks; 0: the building qualifies."""
    value: int = 0
    """Geometer and Structural Integrity: the value that is wanted, if there is just one."""
    material: int = -1
    """Materials: of which."""


@frozen
class Standing:
    """A building as it is: its points, how it fits the plan, which Prize is near."""

    card: Card
    building: Building
    score: Score
    dice_left: int
    """How many dice the player still takes in this round."""

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """How many dice of each material."""
        found = Counter(material_of(die) for stack in self.building for die in stack)
        return found[0], found[1], found[2], found[3]

    @property
    def fits(self) -> tuple[Fit, ...]:
        """The open spaces in order."""
        return tuple(
            _fit(len(self.building[space]), self.card.heights[space])
            for space in self.card.open_spaces
        )

    @property
    def bonus_in_reach(self) -> bool:
        """The Blueprint bonus is reached or still can be."""
        placed = sum(map(len, self.building))
        wanted = sum(self.card.heights) - placed
        return Fit.OVER not in self.fits and wanted <= self.dice_left

    @property
    def nearest_prize(self) -> NearestPrize | None:
        """The Prize that lacks fewest dice, if those still to take are enough."""
        near = min(_prizes(self.building), key=lambda found: found.missing)
        return near if near.missing <= self.dice_left else None


@frozen
class Preview:
    """The building before and after a die on a space."""

    die: Die
    space: int
    before: Standing
    after: Standing

    @property
    def gain(self) -> int:
        return self.after.score.total - self.before.score.total

    @property
    def level(self) -> int:
        """From 1, the ground."""
        return len(self.after.building[self.space])

    @property
    def breaks_plan(self) -> bool:
        """The Blueprint bonus was in reach and no longer is."""
        return self.before.bonus_in_reach and not self.after.bonus_in_reach

    def gain_of(self, material: int) -> int:
        return points_of(self.after.score, material) - points_of(self.before.score, material)

    @property
    def bonus_gained(self) -> bool:
        return self.after.score.bonus == BONUS and self.before.score.bonus == 0


def points_of(score: Score, material: int) -> int:
    return (score.wood, score.recycled, score.stone, score.glass)[material]


def _fit(tall: int, planned: int) -> Fit:
    if tall == planned:
        return Fit.EXACT
    return Fit.MISSING if tall < planned else Fit.OVER


def standing(deck: Sequence[Card], view: State, seat: int) -> Standing | None:
    """The seat's building as it is; None if the view does not show it."""
    site = view.sites[seat]
    if site is None:
        return None
    return _standing(deck, site, DICE_EACH - len(view.taken_by(seat)))


def _standing(deck: Sequence[Card], site: Site, dice_left: int) -> Standing:
    card = deck[site.card]
    return Standing(card, site.building, score_building(card.heights, site.building), dice_left)


def preview(deck: Sequence[Card], view: State, seat: int, die: Die, space: int) -> Preview | None:
    """What the die would make of the seat's building there."""
    site, before = view.sites[seat], standing(deck, view, seat)
    if site is None or before is None:
        return None
    after = _standing(deck, built(site, die, space), before.dice_left - 1)
    return Preview(die, space, before, after)


def previews(
    deck: Sequence[Card], view: State, seat: int, die: Die, spaces: Sequence[int]
) -> dict[int, Preview]:
    """What the die would make of the seat's building on each of the spaces."""
    found = {space: preview(deck, view, seat, die, space) for space in spaces}
    return {space: seen for space, seen in found.items() if seen is not None}


def _prizes(building: Building) -> list[NearestPrize]:
    """For every Prize what it lacks, in the order of PRIZES."""
    dice = [die for stack in building for die in stack]
    values = Counter(map(value_of, dice))
    materials = Counter(map(material_of, dice))
    gaps = [value for value in range(1, 7) if value not in values]
    often, times = max(values.items(), key=lambda pair: (pair[1], pair[0]), default=(0, 0))
    most, many = max(materials.items(), key=lambda pair: pair[1], default=(-1, 0))
    tallest = max(map(len, building))
    return [
        NearestPrize(PRIZES[0], max(0, 5 - tallest)),
        NearestPrize(PRIZES[1], max(0, 4 - times), often),
        NearestPrize(PRIZES[2], len(gaps), gaps[0] if len(gaps) == 1 else 0),
        NearestPrize(PRIZES[3], max(0, 5 - many), material=most),
    ]
