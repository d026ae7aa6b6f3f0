"""What a building is worth, who ranks where, and who takes Awards and Prizes."""

from collections.abc import Sequence

from attrs import frozen

from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, Die
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


@frozen
class Score:
    """The points of one building in one round."""

    bonus: int
    wood: int
    recycled: int
    stone: int
    glass: int

    @property
    def total(self) -> int:
        return self.bonus + self.wood + self.recycled + self.stone + self.glass


@frozen
class RoundResult:
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


def score_building(heights: Sequence[int], building: Stacks) -> Score:
    """The points of a building on a card with these printed heights."""
    points = [0, 0, 0, 0]
    recycled = 0
    for space, stack in enumerate(building):
        for level, die in enumerate(stack):
            material = die & 3
            if material == RECYCLED:
                recycled += 1
            else:
                points[material] += die_points(building, space, level)
    points[RECYCLED] = RECYCLED_POINTS[recycled]
    bonus = BONUS if tuple(map(len, building)) == tuple(heights) else 0
    return Score(bonus, *points)


def die_points(building: Stacks, space: int, level: int) -> int:
    """What a die of wood, stone or glass scores by itself; recycled dice score together."""
    die = building[space][level]
    material = die & 3
    if material == WOOD:
        return 2 * neighbour_count(building, space, level)
    if material == STONE:
        return STONE_POINTS[level]
    return (die >> 2) + 1 if material == GLASS else 0


def neighbour_count(building: Stacks, space: int, level: int) -> int:
    """How many dice share a face with the die at this place."""
    count = (level > 0) + (len(building[space]) > level + 1)
    for other in NEIGHBOURS[space]:
        if len(building[other]) > level:
            count += 1
    return count


def tally(building: Stacks) -> int:
    """How many dice of each value and each material, packed: four bits for each count."""
    return sum(_TALLY[die] for stack in building for die in stack)


_MATERIALS_AT = 24
_TALLY = tuple((1 << 4 * (die >> 2)) + (1 << _MATERIALS_AT + 4 * (die & 3)) for die in range(24))


def count_of(packed: int, material: int) -> int:
    """The number of dice of a material in a tally."""
    return packed >> _MATERIALS_AT + 4 * material & 15


def qualifies(building: Stacks, packed: int) -> tuple[bool, ...]:
    """Which Prizes the building is fit for, in the order of PRIZES, given its tally.

    Adding to each count what it lacks of 8 carries into its highest bit.
    """
    values = packed & 0xFFFFFF
    materials = packed >> _MATERIALS_AT
    return (
        max(map(len, building)) >= 5,
        values + 0x444444 & 0x888888 != 0,
        values + 0x777777 & 0x888888 == 0x888888,
        materials + 0x3333 & 0x8888 != 0,
    )


def score_round(
    order: tuple[int, ...],
    in_demand: tuple[int, int],
    cards: tuple[int, ...],
    heights: Sequence[Sequence[int]],
    buildings: tuple[tuple[tuple[Die, ...], ...], ...],
) -> RoundResult:
    """Score all buildings, rank them and hand out Awards and Prizes.

    Equals are told apart by their dice of the first material in demand, then of the
    second, then by the later place in the order of play; Prizes by that alone.
    """
    first, second = in_demand
    scores, merits, fit = [], [], []
    for seat, building in enumerate(buildings):
        packed = tally(building)
        score = score_building(heights[seat], building)
        scores.append(score)
        tie = (count_of(packed, first), count_of(packed, second), order.index(seat))
        merits.append((score.total, tie, seat))
        fit.append(qualifies(building, packed))
    ranking = tuple(seat for _, _, seat in sorted(merits, reverse=True))
    by_tie = [seat for _, seat in sorted((tie, seat) for _, tie, seat in merits)][::-1]
    prizes = tuple(
        next((seat for seat in by_tie if fit[seat][kind]), None) for kind in range(len(PRIZES))
    )
    awards = tuple(zip(AWARDS_IN_USE[len(order)], ranking, strict=False))
    return RoundResult(
        order, in_demand, cards, buildings, tuple(scores), ranking, awards, prizes
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
