"""How likely a building still earns what it is after: tables of rough probabilities.

They need not be right, only in the right order: the search plays positions out.
"""

from functools import cache
from math import comb

from blueprints_desktop.games.blueprints.scoring import RECYCLED_POINTS
from blueprints_desktop.games.blueprints.state import DICE_EACH

FINDS_MATERIAL = 0.68
"""How likely a turn offers a die of a certain material that is worth taking."""
FINDS_VALUE = 0.6
"""The same for a certain value."""
USUAL_GAIN = 4.6
"""What a die brings that is taken for nothing special."""

FITS_ON = (1.0, 1.0, 1.0, 0.99, 0.97, 0.92, 0.72)
"""By the top die's value, 0 for none: how likely a turn finds a die that goes on top of it."""


@cache
def at_least(wanted: int, tries: int, likely: float) -> float:
    """So many successes at least in so many tries.

    >>> at_least(1, 2, 0.5)
    0.75
    """
    if wanted <= 0:
        return 1.0
    return sum(
        comb(tries, hits) * likely**hits * (1 - likely) ** (tries - hits)
        for hits in range(wanted, tries + 1)
    )


def _worth_of_recycled() -> tuple[tuple[float, ...], ...]:
    """By how many there are and how many dice are to come: their points in the end, less the
    usual gain of the dice spent on them."""
    worth = [[float(points)] for points in RECYCLED_POINTS]
    for to_come in range(1, DICE_EACH + 1):
        for have in range(len(RECYCLED_POINTS)):
            without = USUAL_GAIN + worth[have][to_come - 1]
            more = worth[have + 1][to_come - 1] if have < DICE_EACH else without
            worth[have].append(FINDS_MATERIAL * max(more, without) + (1 - FINDS_MATERIAL) * without)
    return tuple(
        tuple(value - USUAL_GAIN * to_come for to_come, value in enumerate(row)) for row in worth
    )


RECYCLED_WORTH = _worth_of_recycled()


def _ways_up() -> tuple[tuple[float, ...], ...]:
    """By how many dice are missing on a stack and its top value: how likely they all come.

    Dice that go on top raise it, so each further one counts as if it lay a step higher.
    """
    rows: list[tuple[float, ...]] = [(1.0,) * 7]
    for missing in range(1, 7):
        rows.append(
            tuple(
                FITS_ON[top] * rows[missing - 1][min(6, max(top, 1) + (missing > 1) * (top > 0))]
                for top in range(7)
            )
        )
    return tuple(rows)


WAYS_UP = _ways_up()

GEOMETER = (1.0, 0.7, 0.58, 0.5, 0.43, 0.37, 0.32)
"""By how many values are still missing, none having come twice."""

SAME_VALUE, SAME_MATERIAL, SKYSCRAPER = 4, 5, 5
"""How many a Prize asks for."""

STRUCTURAL = tuple(
    tuple(at_least(SAME_VALUE - have, to_come, FINDS_VALUE) for to_come in range(7))
    for have in range(7)
)
"""By the most dice of one value and the dice to come."""

MATERIALS = tuple(
    tuple(at_least(SAME_MATERIAL - have, to_come, FINDS_MATERIAL) for to_come in range(7))
    for have in range(7)
)
"""By the most dice of one material and the dice to come."""


def skyscraper(height: int, top: int, to_come: int) -> float:
    """How likely a stack grows to a skyscraper."""
    missing = SKYSCRAPER - height
    if missing <= 0:
        return 1.0
    return WAYS_UP[missing][top] if missing <= to_come else 0.0
