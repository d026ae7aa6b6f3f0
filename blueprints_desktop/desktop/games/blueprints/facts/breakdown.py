"""The points of a preview, die by die."""

from collections.abc import Iterator
from enum import Enum

from attrs import frozen

from blueprints_desktop.desktop.games.blueprints.facts.preview import Preview
from blueprints_desktop.games.blueprints.dice import RECYCLED, WOOD, Die, material_of
from blueprints_desktop.games.blueprints.scoring import (
    RECYCLED_POINTS,
    die_points,
    neighbour_count,
)


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
    tall = tuple(map(len, preview.after.building))
    if material_of(die) == RECYCLED:
        number = preview.after.counts[RECYCLED]
        points = RECYCLED_POINTS[number] - RECYCLED_POINTS[number - 1]
        return Share(Cause.DIE, points, die, space, level, number)
    points = die_points(die, space, level - 1, tall)
    return Share(Cause.DIE, points, die, space, level, neighbour_count(space, level - 1, tall))


def _of_its_neighbours(preview: Preview) -> Iterator[Share]:
    before = tuple(map(len, preview.before.building))
    after = tuple(map(len, preview.after.building))
    for space, stack in enumerate(preview.before.building):
        for level, die in enumerate(stack):
            if material_of(die) == WOOD:
                touched = neighbour_count(space, level, after)
                more = touched - neighbour_count(space, level, before)
                if more:
                    yield Share(Cause.NEIGHBOUR, 2 * more, die, space, level + 1, touched)
