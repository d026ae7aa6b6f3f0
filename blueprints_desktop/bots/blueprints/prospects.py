"""What a site is worth to its builder, in points, with dice still to come.

``terms`` says it part by part. ``Prospects`` says it of every die that might be put on a
site at once: no part asks for more than (space and value), (space and material), value or
material, so what a die brings is put together from a few small tables.
"""

from collections.abc import Sequence
from operator import add

from blueprints_desktop.bots.blueprints.chances import (
    GEOMETER,
    MATERIALS,
    RECYCLED_WORTH,
    SKYSCRAPER,
    STRUCTURAL,
    WAYS_UP,
    skyscraper,
)
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD, Die
from blueprints_desktop.games.blueprints.scoring import BONUS, STONE_POINTS, neighbour_count
from blueprints_desktop.games.blueprints.spaces import GONE, SPACES
from blueprints_desktop.games.blueprints.state import ROOM_AT, Building

PRIZE = 11.0
"""What a Prize is worth in points of the round, rivals for it considered."""
LATER = 0.7
"""How far a neighbour counts that the plan promises to a wooden die."""
IN_DEMAND = (0.7, 0.3)
"""What a die of a material in demand is worth for breaking ties."""

CODES = (
    "bonus", "wood", "recycled", "stone", "glass", "skyscraper", "structural_integrity",
    "geometer", "materials", "in_demand",
)  # fmt: skip
"""The parts of a site's worth."""

Tall = Sequence[int]
Woods = Sequence[tuple[int, int]]
"""Space and level of each wooden die."""


def _bonus(plan: Tall, tall: Tall, tops: Sequence[int], to_come: int) -> float:
    likely = float(BONUS)
    missing = 0
    for planned, height, top in zip(plan, tall, tops, strict=True):
        lacks = planned - height
        if lacks < 0:
            return 0.0
        if lacks:
            missing += lacks
            likely *= WAYS_UP[lacks][top]
    return likely if missing == to_come else 0.0


def _wood(plan: Tall, tall: Tall, woods: Woods, to_come: int) -> float:
    if not woods:
        return 0.0
    now = sum([neighbour_count(space, level, tall) for space, level in woods])
    if not to_come:
        return 2.0 * now
    grown = list(map(max, plan, tall))
    later = sum([neighbour_count(space, level, grown) for space, level in woods])
    return 2.0 * (now + LATER * (later - now))


def _towers(tall: Tall, tops: Sequence[int], to_come: int) -> float:
    best = 0.0
    for height, top in zip(tall, tops, strict=True):
        if height and height + to_come >= SKYSCRAPER:
            likely = skyscraper(height, top, to_come)
            if likely > best:
                best = likely
    return PRIZE * best


def _values(counts: Sequence[int], dice: int, to_come: int) -> tuple[float, float]:
    """Structural integrity and geometer."""
    distinct = 6 - counts.count(0)
    geometer = GEOMETER[6 - distinct] if distinct == dice and 6 - distinct <= to_come else 0.0
    return PRIZE * STRUCTURAL[max(counts)][to_come], PRIZE * geometer


def terms(plan: Tall, building: Building, to_come: int, in_demand: tuple[int, int]) -> Terms:
    """What a site is worth, part by part."""
    tall = [len(stack) for stack in building]
    tops = [(stack[-1] >> 2) + 1 if stack else 0 for stack in building]
    dice = [die for stack in building for die in stack]
    values = [0] * 6
    materials = [0] * 4
    for die in dice:
        values[die >> 2] += 1
        materials[die & 3] += 1
    woods = [
        (space, level)
        for space, stack in enumerate(building)
        for level, die in enumerate(stack)
        if die & 3 == WOOD
    ]
    structural, geometer = _values(values, len(dice), to_come)
    first, second = in_demand
    return {
        "bonus": _bonus(plan, tall, tops, to_come),
        "wood": _wood(plan, tall, woods, to_come),
        "recycled": RECYCLED_WORTH[materials[RECYCLED]][to_come],
        "stone": float(
            sum(
                STONE_POINTS[level]
                for stack in building
                for level, die in enumerate(stack)
                if die & 3 == STONE
            )
        ),
        "glass": float(sum((die >> 2) + 1 for die in dice if die & 3 == GLASS)),
        "skyscraper": _towers(tall, tops, to_come),
        "structural_integrity": structural,
        "geometer": geometer,
        "materials": PRIZE * MATERIALS[max(materials)][to_come],
        "in_demand": IN_DEMAND[0] * materials[first] + IN_DEMAND[1] * materials[second],
    }


class Prospects:
    """What each die would make of a site, and on which space best."""

    __slots__ = ("_by_material", "_by_value", "_gone", "_on_space", "_room")

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
        tall = [len(stack) for stack in building]
        tops = [(stack[-1] >> 2) + 1 if stack else 0 for stack in building]
        values = [0] * 6
        materials = [0] * 4
        woods = []
        fixed = 0.0
        for space, stack in enumerate(building):
            for level, die in enumerate(stack):
                values[die >> 2] += 1
                material = die & 3
                materials[material] += 1
                if material == WOOD:
                    woods.append((space, level))
                elif material == STONE:
                    fixed += STONE_POINTS[level]
                elif material == GLASS:
                    fixed += (die >> 2) + 1
        first, second = in_demand
        fixed += IN_DEMAND[0] * materials[first] + IN_DEMAND[1] * materials[second]
        self._room = room
        dice = sum(materials)
        self._by_material = [
            fixed + _material(materials, material, after, in_demand) for material in range(4)
        ]
        self._by_value = [_value(values, value, dice, after) for value in range(6)]
        self._on_space = [
            _space(plan, tall, tops, woods, space, after) if room >> 30 + space & 1 else None
            for space in range(SPACES)
        ]
        structural, geometer = _values(values, dice, after)
        self._gone = (
            fixed
            + RECYCLED_WORTH[materials[RECYCLED]][after]
            + PRIZE * MATERIALS[max(materials)][after]
            + structural
            + geometer
            + _towers(tall, tops, after)
            + _bonus(plan, tall, tops, after)
            + _wood(plan, tall, woods, after),
            GONE,
        )

    def best(self, die: Die) -> tuple[float, int]:
        """What the site is worth with this die on the space that suits it best, and the space."""
        fitting = self._room >> ROOM_AT[die] & 63
        if not fitting:
            return self._gone
        value, material = die >> 2, die & 3
        best, where = float("-inf"), GONE
        for space, tables in enumerate(self._on_space):
            if fitting >> space & 1 and tables is not None:
                worth = tables[0][value] + tables[1][material]
                if worth > best:
                    best, where = worth, space
        best += self._by_material[material] + self._by_value[value]
        return best + (value + 1.0 if material == GLASS else 0.0), where

    def on(self, die: Die, space: int) -> float:
        """What the site is worth with this die on this space."""
        if space == GONE:
            return self._gone[0]
        value, material = die >> 2, die & 3
        tables = self._on_space[space]
        assert tables is not None, "the die fits there"
        rest = self._by_material[material] + self._by_value[value]
        return (
            rest
            + (value + 1.0 if material == GLASS else 0.0)
            + (tables[0][value] + tables[1][material])
        )


def _material(materials: list[int], material: int, after: int, in_demand: tuple[int, int]) -> float:
    """The parts that count materials, with one die of this one more."""
    materials[material] += 1
    worth = RECYCLED_WORTH[materials[RECYCLED]][after] + PRIZE * MATERIALS[max(materials)][after]
    materials[material] -= 1
    if material in in_demand:
        worth += IN_DEMAND[in_demand.index(material)]
    return worth


def _value(values: list[int], value: int, dice: int, after: int) -> float:
    """The parts that count values, with one die of this one more."""
    values[value] += 1
    structural, geometer = _values(values, dice + 1, after)
    values[value] -= 1
    return structural + geometer


def _space(
    plan: Tall,
    tall: list[int],
    tops: list[int],
    woods: list[tuple[int, int]],
    space: int,
    after: int,
) -> tuple[list[float], list[float]]:
    """The parts that hang on where a die goes: by its value, and by its material."""
    level = tall[space]
    tall[space] += 1
    wood = _wood(plan, tall, woods, after)
    with_it = _wood(plan, tall, [*woods, (space, level)], after)
    tall[space] -= 1
    bonus = _bonus_ways(plan, tall, tops, space, after)
    towers = _tower_ways(tall, tops, space, after)
    by_value = list(map(add, bonus, towers))
    return by_value, [with_it, wood, wood + STONE_POINTS[min(level, 5)], wood]


def _bonus_ways(
    plan: Tall, tall: Tall, tops: Sequence[int], space: int, after: int
) -> Sequence[float]:
    """By value of a die put on the space: what is left of the bonus."""
    likely = float(BONUS)
    missing = -1
    for other, planned in enumerate(plan):
        lacks = planned - tall[other]
        if lacks < (other == space):
            return _NOTHING
        missing += lacks
        if lacks and other != space:
            likely *= WAYS_UP[lacks][tops[other]]
    if missing != after:
        return _NOTHING
    return [likely * way for way in WAYS_UP[plan[space] - tall[space] - 1][1:]]


def _tower_ways(tall: Tall, tops: Sequence[int], space: int, after: int) -> Sequence[float]:
    """By value of a die put on the space: what the tallest stack promises."""
    others = 0.0
    for other, height in enumerate(tall):
        if other != space and height and height + after >= SKYSCRAPER:
            others = max(others, skyscraper(height, tops[other], after))
    height = tall[space] + 1
    if height + after < SKYSCRAPER:
        return _NOTHING if not others else [PRIZE * others] * 6
    return [PRIZE * max(others, skyscraper(height, value, after)) for value in range(1, 7)]


_NOTHING = (0.0,) * 6
