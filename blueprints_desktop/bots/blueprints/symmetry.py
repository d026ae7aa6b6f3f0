"""Spaces of a plan card that can be exchanged without a difference to the rules."""

from functools import cache
from itertools import permutations

from blueprints_desktop.games.blueprints.spaces import NEIGHBOURS, SPACES
from blueprints_desktop.games.blueprints.state import Building

Exchange = tuple[int, ...]
"""By space, the space whose stack comes there."""


@cache
def exchanges(heights: tuple[int, ...]) -> tuple[Exchange, ...]:
    """Every exchange of a card's open spaces that keeps printed heights and neighbours.

    A building scores by its dice, their levels and their neighbours, and by the printed heights,
    so this is more than the mirror images of the card: an L of three equal spaces has two arms.

    >>> exchanges((2, 2, 2, 0, 0, 0))
    ((0, 1, 2, 3, 4, 5), (0, 2, 1, 3, 4, 5))
    """
    spaces = [space for space in range(SPACES) if heights[space]]
    found = []
    for order in permutations(spaces):
        goes_to = dict(zip(spaces, order, strict=True))
        if all(heights[space] == heights[goes_to[space]] for space in spaces) and all(
            (other in NEIGHBOURS[space]) == (goes_to[other] in NEIGHBOURS[goes_to[space]])
            for space in spaces
            for other in spaces
        ):
            found.append(tuple(goes_to.get(space, space) for space in range(SPACES)))
    return tuple(found)


def canonical(heights: tuple[int, ...], building: Building) -> Building:
    """The same building for all that can be turned into each other by such an exchange."""
    return min(tuple([building[space] for space in exchange]) for exchange in exchanges(heights))
