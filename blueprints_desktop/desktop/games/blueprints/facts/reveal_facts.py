"""The points of each die in a scored building."""

from attrs import frozen

from blueprints_desktop.games.blueprints.dice import MATERIALS, RECYCLED, Die, material_of
from blueprints_desktop.games.blueprints.scoring import (
    RECYCLED_POINTS,
    die_points,
    neighbour_count,
)

Building = tuple[tuple[Die, ...], ...]


@frozen
class ScoredDie:
    """A die in a building and what it added to the score."""

    die: Die
    space: int
    level: int
    """From 0, the ground."""
    points: int
    count: int
    """Wood: dice it touches. Recycled: how many there are with it. Others: 0."""

    @property
    def material(self) -> int:
        return material_of(self.die)


def scored_dice(building: Building) -> list[ScoredDie]:
    """The dice of a building, material by material, each with its points.

    Recycled dice score together: the n-th adds what the total grows by.
    """
    tall = tuple(map(len, building))
    found: list[ScoredDie] = []
    for material in range(len(MATERIALS)):
        count = 0
        for space, stack in enumerate(building):
            for level, die in enumerate(stack):
                if material_of(die) != material:
                    continue
                if material == RECYCLED:
                    count += 1
                    points = RECYCLED_POINTS[count] - RECYCLED_POINTS[count - 1]
                    found.append(ScoredDie(die, space, level, points, count))
                else:
                    points = die_points(die, space, level, tall)
                    touching = neighbour_count(space, level, tall) if material == 0 else 0
                    found.append(ScoredDie(die, space, level, points, touching))
    return found
