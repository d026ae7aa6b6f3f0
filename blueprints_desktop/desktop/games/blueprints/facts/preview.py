"""What a die would do to a building. Notes, cards, ruler and prompt all show the same ``Preview``.

It is made from the viewer's own site and the scoring of the rules.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import cached_property

from attrs import frozen

from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import RECYCLED, WOOD, Die, material_of, value_of
from blueprints_desktop.games.blueprints.game import why_not
from blueprints_desktop.games.blueprints.scoring import (
    BONUS,
    PRIZES,
    RECYCLED_POINTS,
    Score,
    die_points,
    neighbour_count,
    score_building,
)
from blueprints_desktop.games.blueprints.state import DICE_EACH, Building, State

SKYSCRAPER, STRUCTURAL_INTEGRITY, GEOMETER, MATERIALS_PRIZE = PRIZES
WANTED = {SKYSCRAPER: 5, STRUCTURAL_INTEGRITY: 4, GEOMETER: 6, MATERIALS_PRIZE: 5}
"""Levels, dice of one value, different values, dice of one material."""


@frozen
class PrizeProgress:
    """How much of one Prize a building has."""

    prize: str
    have: int
    value: int = 0
    """Structural Integrity: the value there is most of; 0: no die yet."""
    material: int = -1
    """Materials: the one there is most of; -1: no die yet."""
    gaps: tuple[int, ...] = ()
    """Geometer: the values that are missing."""

    @property
    def wanted(self) -> int:
        return WANTED[self.prize]

    @property
    def missing(self) -> int:
        """The least number of dice that are missing; 0: the building qualifies."""
        return max(0, self.wanted - self.have)


def prize_progress(building: Building) -> tuple[PrizeProgress, ...]:
    """All four, in the order of PRIZES."""
    dice: list[Die] = [die for stack in building for die in stack]
    values = Counter(map(value_of, dice))
    materials = Counter(map(material_of, dice))
    often, times = max(values.items(), key=lambda pair: (pair[1], pair[0]), default=(0, 0))
    most, many = max(materials.items(), key=lambda pair: pair[1], default=(-1, 0))
    gaps = tuple(value for value in range(1, 7) if value not in values)
    return (
        PrizeProgress(SKYSCRAPER, max(map(len, building))),
        PrizeProgress(STRUCTURAL_INTEGRITY, times, value=often),
        PrizeProgress(GEOMETER, len(values), gaps=gaps),
        PrizeProgress(MATERIALS_PRIZE, many, material=most),
    )


# --- a building and a die more -------------------------------------------------------------------------


class Fit(Enum):
    """A stack compared with its printed height."""

    MISSING = "missing"
    EXACT = "exact"
    OVER = "over"


@frozen
class BuildingStatus:
    """A building: its points, how it fits the plan, which Prize is near."""

    card: BlueprintCard
    building: Building
    score: Score
    dice_left: int
    """The number of dice that the player still takes in this round."""

    @cached_property
    def counts(self) -> tuple[int, int, int, int]:
        """How many dice of each material."""
        found = Counter(material_of(die) for stack in self.building for die in stack)
        return found[0], found[1], found[2], found[3]

    @cached_property
    def tall(self) -> tuple[int, ...]:
        """How high each stack is."""
        return tuple(map(len, self.building))

    @cached_property
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

    @cached_property
    def prizes(self) -> tuple[PrizeProgress, ...]:
        """How near each Prize is, in the order of PRIZES."""
        return prize_progress(self.building)

    def in_reach(self, progress: PrizeProgress) -> bool:
        """The dice still to take are enough for that Prize."""
        return progress.missing <= self.dice_left

    @property
    def nearest_prize(self) -> PrizeProgress | None:
        """The Prize that lacks fewest dice, if those still to take are enough."""
        near = min(self.prizes, key=lambda found: found.missing)
        return near if self.in_reach(near) else None

    def with_die(self, die: Die, space: int) -> "BuildingStatus":
        """The building with a die more, and one die fewer to take."""
        stacks = list(self.building)
        stacks[space] = (*stacks[space], die)
        grown = tuple(stacks)
        score = score_building(self.card.heights, grown)
        return BuildingStatus(self.card, grown, score, self.dice_left - 1)


@frozen
class Preview:
    """The building before and after a die on a space."""

    die: Die
    space: int
    before: BuildingStatus
    after: BuildingStatus

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

    @property
    def still_wanted(self) -> int:
        """How many dice the plan wants on top of this one, while its bonus is in reach."""
        if not self.after.bonus_in_reach:
            return 0
        return max(0, self.after.card.heights[self.space] - self.level)

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


def building_status(deck: Sequence[BlueprintCard], view: State, seat: int) -> BuildingStatus | None:
    """The building of a seat; None if the view does not show it."""
    site = view.sites[seat]
    if site is None:
        return None
    card = deck[site.card]
    score = score_building(card.heights, site.building)
    return BuildingStatus(card, site.building, score, DICE_EACH - len(view.taken_by(seat)))


def preview_of(before: BuildingStatus, die: Die, space: int) -> Preview:
    """What a die on a space would do to a building."""
    return Preview(die, space, before, before.with_die(die, space))


def refusals(view: State, seat: int | None) -> Callable[[Die, int], str | None]:
    """A function that says why a die may not go to a space of the seat's building; None: it may."""
    site = None if seat is None else view.sites[seat]

    def refusal(die: Die, space: int) -> str | None:
        return None if site is None else why_not(site, die, space)

    return refusal


# --- where points come from ---------------------------------------------------------------


class Cause(Enum):
    """Where points come from."""

    DIE = "the die itself"
    NEIGHBOUR = "wood that the die would touch"
    BONUS = "the plan, fulfilled or broken"


@frozen
class Share:
    """A part of a gain, or of a loss."""

    cause: Cause
    points: int
    die: Die | None = None
    space: int = 0
    level: int = 0
    """From 1, the ground."""
    count: int = 0
    """Of wood the dice it touches; of recycled its number among them."""


def shares(preview: Preview) -> tuple[Share, ...]:
    """The parts of the gain, the die itself first. Their sum is the gain."""
    found = [_of_the_die(preview), *_of_its_neighbours(preview)]
    bonus = preview.after.score.bonus - preview.before.score.bonus
    if bonus:
        found.append(Share(Cause.BONUS, bonus))
    return tuple(found)


def _of_the_die(preview: Preview) -> Share:
    die, space, level = preview.die, preview.space, preview.level
    tall = preview.after.tall
    if material_of(die) == RECYCLED:
        number = preview.after.counts[RECYCLED]
        points = RECYCLED_POINTS[number] - RECYCLED_POINTS[number - 1]
        return Share(Cause.DIE, points, die, space, level, number)
    points = die_points(die, space, level - 1, tall)
    return Share(Cause.DIE, points, die, space, level, neighbour_count(space, level - 1, tall))


def _of_its_neighbours(preview: Preview) -> Iterator[Share]:
    before, after = preview.before.tall, preview.after.tall
    for space, stack in enumerate(preview.before.building):
        for level, die in enumerate(stack):
            if material_of(die) == WOOD:
                touched = neighbour_count(space, level, after)
                more = touched - neighbour_count(space, level, before)
                if more:
                    yield Share(Cause.NEIGHBOUR, 2 * more, die, space, level + 1, touched)
