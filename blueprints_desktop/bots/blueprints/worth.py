"""What a site is worth to its builder, in points, with dice still to come, part by part."""

from collections.abc import Sequence

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
from blueprints_desktop.games.blueprints.dice import GLASS, RECYCLED, STONE, WOOD
from blueprints_desktop.games.blueprints.scoring import BONUS, STONE_POINTS, neighbour_count
from blueprints_desktop.games.blueprints.state import Building

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
