"""What a building is worth, who ranks where, and who takes Awards and Prizes."""

from collections.abc import Sequence
from typing import NamedTuple

from attrs import frozen

from blueprints_desktop.games.blueprints.dice import RECYCLED, WOOD, Die
from blueprints_desktop.games.blueprints.spaces import NEIGHBOURS

BONUS = 6
RECYCLED_POINTS = (0, 2, 5, 10, 15, 20, 30)
STONE_POINTS = (2, 3, 5, 8, 8, 8)
"""By level, from the ground."""

AWARDS = ("gold", "silver", "bronze")
AWARD_POINTS = {"gold": 3, "silver": 2, "bronze": 1}
AWARDS_IN_USE = {2: ("silver",), 3: ("gold", "silver"), 4: ("gold", "silver", "bronze")}
"""By the number of players; the first goes to the best, the next to the second."""

PRIZES = ("skyscraper", "structural_integrity", "geometer", "materials")
PRIZE_POINTS = 2

Stacks = Sequence[Sequence[Die]]


class Score(NamedTuple):
    """The points of one building in one round."""

    bonus: int
    wood: int
    recycled: int
    stone: int
    glass: int

    @property
    def total(self) -> int:
        return self.bonus + self.wood + self.recycled + self.stone + self.glass


class RoundResult(NamedTuple):
    """A scored round, with all that was shown when the screens came off."""

    order: tuple[int, ...]
    in_demand: tuple[int, int]
    cards: tuple[int, ...]
    buildings: tuple[tuple[tuple[Die, ...], ...], ...]
    scores: tuple[Score, ...]
    ranking: tuple[int, ...]
    """Seats, best first."""
    awards: tuple[tuple[str, int], ...]
    """Award and seat, for those in use."""
    prizes: tuple[int | None, ...]
    """By kind of Prize: the seat that took it."""


def score_building(heights: tuple[int, ...], building: Stacks) -> Score:
    """The points of a building on a card with these printed heights."""
    return _assess(heights, building)[0]


def _assess(heights: tuple[int, ...], building: Stacks) -> tuple[Score, int]:
    """The points of a building, and its tally, in one walk over the dice."""
    tall = tuple(map(len, building))
    points = [0, 0, 0, 0]
    packed = 0
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            packed += _TALLY[die]
            if die & 3:
                points[die & 3] += _OWN_POINTS[die][level]
            else:
                points[WOOD] += 2 * neighbour_count(space, level, tall)
    wood, recycled, stone, glass = points
    bonus = BONUS if tall == heights else 0
    return Score(bonus, wood, RECYCLED_POINTS[recycled], stone, glass), packed


_OWN_POINTS = tuple(
    ((0,) * 6, (1,) * 6, STONE_POINTS, (value,) * 6)[material]
    for value in range(1, 7)
    for material in range(4)
)
"""By die and level: what stone and glass score whatever stands around them; recycled dice are
counted here, and their points looked up together."""


def die_points(die: Die, space: int, level: int, tall: Sequence[int]) -> int:
    """What a die of wood, stone or glass scores by itself; recycled dice score together.

    ``tall`` is the height of every stack of the building.
    """
    if die & 3 == WOOD:
        return 2 * neighbour_count(space, level, tall)
    return 0 if die & 3 == RECYCLED else _OWN_POINTS[die][level]


def neighbour_count(space: int, level: int, tall: Sequence[int]) -> int:
    """How many dice share a face with the die at this place."""
    count = (level > 0) + (tall[space] > level + 1)
    for other in NEIGHBOURS[space]:
        if tall[other] > level:
            count += 1
    return count


def tally(building: Stacks) -> int:
    """How many dice of each value and each material, packed: four bits for each count."""
    packed = 0
    for stack in building:
        for die in stack:
            packed += _TALLY[die]
    return packed


_MATERIALS_AT = 24
_TALLY = tuple((1 << 4 * (die >> 2)) + (1 << _MATERIALS_AT + 4 * (die & 3)) for die in range(24))


def count_of(packed: int, material: int) -> int:
    """The number of dice of a material in a tally."""
    return packed >> _MATERIALS_AT + 4 * material & 15


def qualifies(building: Stacks, packed: int) -> int:
    """Which Prizes the building is fit for, given its tally: a bit for each, as in PRIZES.

    Adding to each count what it lacks of 8 carries into its highest bit.
    """
    values = packed & 0xFFFFFF
    materials = packed >> _MATERIALS_AT
    fit = 0
    if max(map(len, building)) >= 5:
        fit = 1
    if values + 0x444444 & 0x888888:
        fit |= 2
    if values + 0x777777 & 0x888888 == 0x888888:
        fit |= 4
    if materials + 0x3333 & 0x8888:
        fit |= 8
    return fit


def score_round(
    order: tuple[int, ...],
    in_demand: tuple[int, int],
    cards: tuple[int, ...],
    heights: Sequence[tuple[int, ...]],
    buildings: tuple[tuple[tuple[Die, ...], ...], ...],
) -> RoundResult:
    """Score all buildings, rank them and hand out Awards and Prizes.

    Equals are told apart by their dice of the first material in demand, then of the
    second, then by the later place in the order of play; Prizes by that alone.
    """
    first, second = in_demand
    scores, merits, qualified = [], [], []
    for seat, building in enumerate(buildings):
        score, packed = _assess(heights[seat], building)
        scores.append(score)
        tie = (count_of(packed, first), count_of(packed, second), order.index(seat))
        merits.append((score.total, tie, seat))
        if fit := qualifies(building, packed):
            qualified.append((tie, seat, fit))
    ranking = tuple([seat for _, _, seat in sorted(merits, reverse=True)])
    prizes: list[int | None] = [None] * len(PRIZES)
    for _, seat, fit in sorted(qualified):
        for kind in range(len(PRIZES)):
            if fit >> kind & 1:
                prizes[kind] = seat
    awards = tuple(zip(AWARDS_IN_USE[len(order)], ranking, strict=False))
    return RoundResult(
        order, in_demand, cards, buildings, tuple(scores), ranking, awards, tuple(prizes)
    )


@frozen
class Honours:
    """What a player has won so far."""

    prizes: int
    gold: int
    silver: int
    bronze: int

    @property
    def points(self) -> int:
        return PRIZE_POINTS * self.prizes + 3 * self.gold + 2 * self.silver + self.bronze


def honours(results: Sequence[RoundResult], seat: int) -> Honours:
    """The Awards and Prizes that a seat holds after these rounds."""
    prizes = sum(result.prizes.count(seat) for result in results)
    awards = [award for result in results for award, winner in result.awards if winner == seat]
    return Honours(prizes, *(awards.count(award) for award in AWARDS))
