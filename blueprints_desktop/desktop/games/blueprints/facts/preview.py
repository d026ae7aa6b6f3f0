"""What a die would do to a building. Notes, cards, ruler and prompt all show the same ``Preview``.

It is made from the viewer's own site and the scoring of the rules.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cached_property

from attrs import frozen

from blueprints_desktop.desktop.games.blueprints.facts.prize_progress import (
    PrizeProgress,
    prize_progress,
)
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import Die, material_of
from blueprints_desktop.games.blueprints.game import why_not
from blueprints_desktop.games.blueprints.scoring import BONUS, Score, score_building
from blueprints_desktop.games.blueprints.state import DICE_EACH, Building, State


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
