"""Positions of World Monuments that rotations and mirror images turn into each other."""

from collections.abc import Hashable
from functools import cache

from blueprints_desktop.games.monuments.moves import Walk
from blueprints_desktop.games.monuments.pieces import UNIT
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.quarry import Quarry
from blueprints_desktop.games.monuments.state import State

Turn = tuple[int, ...]
"""By cell, the cell whose pieces come there."""


@cache
def _turns(cells: int, outer: int, neighbours: tuple[tuple[int, ...], ...]) -> tuple[Turn, ...]:
    """The rotations and mirror images of a quarry's rings that keep all cells' neighbours."""
    middle = cells - 1 - outer
    found = []
    for way in (1, -1):
        for by in range(outer):
            ring = [(by + way * place) % outer for place in range(outer)]
            for middle_by in range(max(1, middle)):
                inner = [outer + (middle_by + way * place) % middle for place in range(middle)]
                turn = (*ring, *inner, cells - 1)
                if all(
                    {turn[other] for other in neighbours[cell]} == set(neighbours[turn[cell]])
                    for cell in range(cells)
                ):
                    found.append(turn)
    return tuple(found)


def quarry_after(quarry: Quarry, state: State, walk: Walk) -> Hashable:
    """A key of the quarry that a walk leaves, and of what was taken.

    Pieces taken in another order, or from cells that look the same from where the worker ends,
    make no difference.
    """
    heaps = list(state.quarry)
    taken = 0
    for cell, piece in zip(walk.cells, walk.took, strict=True):
        heaps[quarry.places[cell]] -= UNIT[piece]
        taken += UNIT[piece]
    at = quarry.places[walk.cells[-1]]
    seen = [
        (turn.index(at), tuple([heaps[cell] for cell in turn]))
        for turn in _turns(len(quarry.cells), quarry.outer, quarry.neighbours)
    ]
    return taken, min(seen)


def site_left(plan: Plan, built: int) -> Hashable:
    """A key of the bricks that are not yet in place.

    What is still to come depends on their colours, levels and supports alone: so bricks that hang
    together are a group, and groups may stand anywhere, in any order, and in a mirror.
    """
    left = [number for number in range(len(plan.bricks)) if not built >> number & 1]
    groups: list[set[int]] = []
    for number in left:
        group = {number}
        apart = []
        for other in groups:
            if any(plan.below[number] >> lower & 1 for lower in other):
                group |= other
            else:
                apart.append(other)
        groups = [*apart, group]
    return tuple(sorted(_shape(plan, group) for group in groups))


def _shape(plan: Plan, group: set[int]) -> tuple[tuple[int, int, int], ...]:
    """A group's bricks by level, colour and place from its left edge, or from its right edge."""
    bricks = [plan.bricks[number] for number in group]
    first, last = min(brick.x for brick in bricks), max(brick.x for brick in bricks)
    return min(
        tuple(sorted((brick.level, brick.colour, brick.x - first) for brick in bricks)),
        tuple(sorted((brick.level, brick.colour, last - brick.x) for brick in bricks)),
    )
