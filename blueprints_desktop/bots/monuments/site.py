"""The construction site as the search sees it: a few numbers, a brick set in a few operations."""

from collections.abc import Sequence

from blueprints_desktop.games.monuments.pieces import BRICKS, UNIT, Heap
from blueprints_desktop.games.monuments.plan import Plan

OPENS_FOR_OTHERS = 0.55
"""How far the best place that a brick opens for the next player counts against it."""
OPENS_FOR_SELF = 0.15
"""How far it counts for it, if it suits oneself."""

COLOURS: Heap = sum(255 * UNIT[colour] for colour in BRICKS)
"""The part of a heap that bricks take up."""


class PlannedSite:
    """The plan with what both playing out and searching ask of it all the time."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.units = [UNIT[brick.colour] for brick in plan.bricks]
        self._masks = [(255 * UNIT[colour], plan.by_colour[colour]) for colour in BRICKS]

    def settable(self, still_open: int, stock: Heap) -> int:
        """The open bricks in a colour at hand."""
        mask = 0
        for colour, bricks in self._masks:
            if stock & colour:
                mask |= bricks
        return still_open & mask

    def opened(self, number: int, built: int) -> int:
        """What setting this brick opens; ``built`` holds it already."""
        below = self.plan.below
        found = 0
        for upper in self.plan.above[number]:
            if not below[upper] & ~built:
                found |= 1 << upper
        return found

    def dearest(self, mask: int) -> int:
        """The points of the dearest brick of a mask; bricks are numbered level by level."""
        return self.plan.points[mask.bit_length() - 1] if mask else 0

    def glance(self, number: int, built: int, own: Heap, next_stock: Heap) -> float:
        """What setting a brick is worth at a glance, given the stocks of the mover and the next."""
        opened = self.opened(number, built | 1 << number)
        worth = float(self.plan.points[number])
        if opened:
            theirs = self.dearest(self.settable(opened, next_stock))
            mine = self.dearest(self.settable(opened, own - self.units[number]))
            worth += OPENS_FOR_SELF * mine - OPENS_FOR_OTHERS * theirs
        return worth


def numbers_in(mask: int) -> list[int]:
    """The bricks of a mask, the highest level first."""
    found = []
    while mask:
        number = mask.bit_length() - 1
        found.append(number)
        mask ^= 1 << number
    return found


def next_builder(seat: int, passed: int, seats: int) -> int:
    """The next seat that has not passed; there must be one."""
    seat = (seat + 1) % seats
    while passed >> seat & 1:
        seat = (seat + 1) % seats
    return seat


def margin(scores: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others, their mean and their best counting alike."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (max(others) + sum(others) / len(others)) / 2
