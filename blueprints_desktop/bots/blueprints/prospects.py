"""What every die that might be put on a site would make of it.

No part of a site's worth asks for more of a die than (space and value), (space and material),
value or material, so what a die brings is put together from a few small tables. They say what
``worth.terms`` adds up to, and a test holds the two together; playing out works out thousands.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from blueprints_desktop.bots.blueprints.chances import (
    GEOMETER,
    MATERIALS,
    RECYCLED_WORTH,
    SKYSCRAPER,
    STRUCTURAL,
    WAYS_UP,
    skyscraper,
)
from blueprints_desktop.bots.blueprints.worth import IN_DEMAND, LATER, PRIZE, Tall, terms
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, Die
from blueprints_desktop.games.blueprints.scoring import BONUS, STONE_POINTS, neighbour_count
from blueprints_desktop.games.blueprints.spaces import GONE, NEIGHBOURS, SPACES
from blueprints_desktop.games.blueprints.state import DICE_EACH, ROOM_AT, Building

_NOTHING = (0.0,) * 6
_TOUCHING = tuple(
    tuple(
        sum(1 << 8 * other + level for other in NEIGHBOURS[space])
        + (1 << 8 * space + level - 1 if level else 0)
        for level in range(DICE_EACH)
    )
    for space in range(SPACES)
)
"""By space and level: the places that a die put on top there touches, as bits."""


class Prospects:
    """What each die would make of a site, and on which space best."""

    __slots__ = ("_by_material", "_by_value", "_on_space", "_room", "_site")

    def __init__(
        self,
        plan: Tall,
        building: Building,
        room: int,
        to_come: int,
        in_demand: tuple[int, int],
    ) -> None:
        """``to_come`` counts the die that is taken now."""
        after = to_come - 1
        values = [0] * 6
        materials = [0] * 4
        woods = 0
        fixed = 0.0
        for space, stack in enumerate(building):
            for level, die in enumerate(stack):
                values[die >> 2] += 1
                material = die & 3
                materials[material] += 1
                if material == WOOD:
                    woods |= 1 << 8 * space + level
                elif material == STONE:
                    fixed += STONE_POINTS[level]
                elif material == GLASS:
                    fixed += (die >> 2) + 1
        self._site = plan, building, after, in_demand
        self._room = room
        self._by_material = _by_material(materials, after, in_demand, fixed)
        self._by_value = _by_value(values, after)
        self._on_space = _on_space(plan, building, woods, after, room >> 30)

    def best(self, die: Die) -> tuple[float, int]:
        """What the site is worth with this die on the space that suits it best, and the space."""
        fitting = self._room >> ROOM_AT[die] & 63
        if not fitting:
            return self._gone, GONE
        value, material = die >> 2, die & 3
        best, where = float("-inf"), GONE
        for space, by_value, by_material in self._on_space:
            if fitting >> space & 1:
                worth = by_value[value] + by_material[material]
                if worth > best:
                    best, where = worth, space
        best += self._by_material[material] + self._by_value[value]
        return best + (value + 1.0 if material == GLASS else 0.0), where

    def on(self, die: Die, space: int) -> float:
        """What the site is worth with this die on this space."""
        if space == GONE:
            return self._gone
        value, material = die >> 2, die & 3
        by_value, by_material = next(tables[1:] for tables in self._on_space if tables[0] == space)
        worth = by_value[value] + by_material[material]
        worth += self._by_material[material] + self._by_value[value]
        return worth + (value + 1.0 if material == GLASS else 0.0)

    @property
    def _gone(self) -> float:
        """What the site is worth if the die fits nowhere, which is rare."""
        return sum(terms(*self._site).values())


def _by_material(
    materials: Sequence[int], after: int, in_demand: tuple[int, int], fixed: float
) -> list[float]:
    """The parts that count materials, with one die more of each, and what is fixed already."""
    most = max(materials)
    worths = []
    for material, count in enumerate(materials):
        recycled = materials[RECYCLED] + (material == RECYCLED)
        many = count + 1 if count == most else most
        worths.append(fixed + RECYCLED_WORTH[recycled][after] + PRIZE * MATERIALS[many][after])
    for material, weight in zip(in_demand, IN_DEMAND, strict=True):
        held = weight * materials[material]
        worths = [worth + held for worth in worths]
        worths[material] += weight
    return worths


def _by_value(values: Sequence[int], after: int) -> list[float]:
    """The parts that count values, with one die more of each."""
    most = max(values)
    same = PRIZE * STRUCTURAL[most][after]
    one_more = PRIZE * STRUCTURAL[most + 1][after]
    missing = values.count(0) - 1
    new = PRIZE * GEOMETER[missing] if most <= 1 and 0 <= missing <= after else 0.0
    return [(one_more if count == most else same) + (0.0 if count else new) for count in values]


def _on_space(
    plan: Tall, building: Building, woods: int, after: int, spaces: int
) -> list[tuple[int, Sequence[float], Sequence[float]]]:
    """The parts that hang on where a die goes: by open space, by its value and by its material."""
    tall = tuple([len(stack) for stack in building])
    tops = tuple([(stack[-1] >> 2) + 1 if stack else 0 for stack in building])
    later = LATER if after else 0.0
    now, then = _touched(woods, tall), 0
    if after:
        then = _touched(woods, tuple(map(max, plan, tall)))
    found: list[tuple[int, Sequence[float], Sequence[float]]] = []
    for place in _places(tuple(plan), tall, tops, after, spaces):
        touched = (woods & place.touching).bit_count()
        near = now + touched
        wood = near + later * (then + (touched if place.unplanned else 0) - near)
        with_it = 2.0 * (wood + place.around + later * (place.promised - place.around))
        wood *= 2.0
        by_material = (with_it, wood, wood + STONE_POINTS[place.level], wood)
        found.append((place.space, place.by_value, by_material))
    return found


class _Place(NamedTuple):
    """What putting a die on a space means as far as only heights and tops say."""

    space: int
    level: int
    touching: int
    """The places that it touches there, as bits."""
    unplanned: bool
    """Whether the plan has no die there."""
    around: int
    promised: int
    """How many dice it touches, now and when the plan is fulfilled."""
    by_value: Sequence[float]
    """By its value: bonus and towers."""


@lru_cache(20_000)
def _places(
    plan: tuple[int, ...], tall: tuple[int, ...], tops: tuple[int, ...], after: int, spaces: int
) -> tuple[_Place, ...]:
    """The open spaces. Far fewer buildings differ in this than in what they are built of."""
    grown = tuple(map(max, plan, tall)) if after else tall
    towers = [
        skyscraper(height, top, after) if height and height + after >= SKYSCRAPER else 0.0
        for height, top in zip(tall, tops, strict=True)
    ]
    bonus = sum(plan) - sum(tall) == after + 1 and all(map(int.__le__, tall, plan))
    found = []
    for space in range(SPACES):
        if not spaces >> space & 1:
            continue
        level = tall[space]
        around = (level > 0) + sum([tall[other] > level for other in NEIGHBOURS[space]])
        promised = (level > 0) + sum([grown[other] > level for other in NEIGHBOURS[space]])
        promised += grown[space] > level + 1
        by_value = _tower_ways(towers, level + 1, space, after)
        if bonus and level < plan[space]:
            by_value = _with_bonus(by_value, plan, tall, tops, space)
        touching = _TOUCHING[space][level]
        unplanned = plan[space] <= level
        found.append(_Place(space, level, touching, unplanned, around, promised, by_value))
    return tuple(found)


def _touched(woods: int, tall: Tall) -> int:
    """How many dice touch the wooden ones, one counting for each that it touches."""
    count = 0
    while woods:
        low = woods & -woods
        space, level = divmod(low.bit_length() - 1, 8)
        count += neighbour_count(space, level, tall)
        woods ^= low
    return count


def _with_bonus(
    by_value: Sequence[float], plan: Tall, tall: Tall, tops: Sequence[int], space: int
) -> Sequence[float]:
    """By value of a die put on the space: what is left of the bonus, added to something else."""
    likely = float(BONUS)
    for other, planned in enumerate(plan):
        lacks = planned - tall[other]
        if lacks and other != space:
            likely *= WAYS_UP[lacks][tops[other]]
    ways = WAYS_UP[plan[space] - tall[space] - 1]
    return [worth + likely * way for worth, way in zip(by_value, ways[1:], strict=True)]


def _tower_ways(towers: Sequence[float], height: int, space: int, after: int) -> Sequence[float]:
    """By value of a die that makes a stack so high: what the most promising stack promises."""
    others = 0.0
    for other, likely in enumerate(towers):
        if likely > others and other != space:
            others = likely
    if height + after < SKYSCRAPER:
        return (PRIZE * others,) * 6 if others else _NOTHING
    return [PRIZE * max(others, skyscraper(height, value, after)) for value in range(1, 7)]
