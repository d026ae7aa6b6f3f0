"""What a piece is worth to whoever takes it, judged by the plan and by all that is around.

Nobody can build higher than the bricks of the round allow. So every brick of the plan gets a
likelihood of being set in this round, from the ground up, and a colour is worth what its
bricks bring on average; what cannot be set has to wait, or is worth nothing in the end.
"""

from collections.abc import Iterable, Sequence

from blueprints_desktop.games.monuments.kit import Kit
from blueprints_desktop.games.monuments.pieces import BRICKS, Heap, count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.state import BLACK_POINTS, JEWEL_POINTS, ROUNDS, State

LEADS = 1.0
"""What it is worth to build first, besides the points of the black piece."""
LATER = 0.75
"""How much of its worth in the next round a brick keeps that is left over."""

Worths = tuple[float, ...]
"""By kind of piece, NOTHING included."""


def likelihoods(plan: Plan, built: int, supply: Sequence[int]) -> list[float]:
    """By brick of the plan, how likely it stands when this supply is used up."""
    supported = [0.0] * len(plan.bricks)
    stands = [1.0 if built >> number & 1 else 0.0 for number in range(len(plan.bricks))]
    left = [float(number) for number in supply]
    for level in sorted({brick.level for brick in plan.bricks}):
        wanted = [0.0] * len(BRICKS)
        for number, brick in enumerate(plan.bricks):
            if brick.level == level and not built >> number & 1:
                likely = 1.0
                lower = plan.below[number]
                while lower:
                    low = lower & -lower
                    likely *= stands[low.bit_length() - 1]
                    lower ^= low
                supported[number] = likely
                wanted[brick.colour] += likely
        for number, brick in enumerate(plan.bricks):
            if brick.level == level and supported[number]:
                share = left[brick.colour] / wanted[brick.colour]
                stands[number] = supported[number] * min(1.0, share)
        for colour in BRICKS:
            left[colour] = max(0.0, left[colour] - wanted[colour])
    return stands


def colour_worths(
    plan: Plan, built: int, supply: Sequence[int], left_over: Sequence[float]
) -> list[float]:
    """By colour, what a brick of the supply brings, one that is left over counting as given."""
    stands = likelihoods(plan, built, supply)
    points = [0.0] * len(BRICKS)
    used = [0.0] * len(BRICKS)
    for number, brick in enumerate(plan.bricks):
        if not built >> number & 1:
            points[brick.colour] += stands[number] * plan.points[number]
            used[brick.colour] += stands[number]
    return [
        (points[colour] + (supply[colour] - used[colour]) * left_over[colour]) / supply[colour]
        if supply[colour]
        else 0.0
        for colour in BRICKS
    ]


def around(state: State) -> tuple[int, ...]:
    """By colour, how many bricks lie in the quarry or stand behind screens."""
    heaps = [*state.quarry, *(stock for stock in state.stocks if stock is not None)]
    return tuple(sum(count(heap, colour) for heap in heaps) for colour in BRICKS)


def bag_counts(bag: Iterable[int]) -> list[int]:
    pieces = list(bag)
    return [pieces.count(colour) for colour in BRICKS]


def carried_worths(kit: Kit, state: State) -> list[float]:
    """By colour, what a brick is worth that is left over when this round ends."""
    coming = state.round + 1
    if coming >= ROUNDS:
        return [0.0] * len(BRICKS)
    plan = kit.plan
    stands = likelihoods(plan, state.built, around(state))
    built = sum(1 << number for number, likely in enumerate(stands) if likely >= 0.5)
    bag = bag_counts(kit.fillings[coming].bag)
    spare = [max(0, number - _set_of(plan, stands, state.built, colour)) for colour, number in
             enumerate(around(state))]  # fmt: skip
    supply = [extra + new for extra, new in zip(spare, bag, strict=True)]
    further = [0.0] * len(BRICKS) if coming + 1 == ROUNDS else [1.0] * len(BRICKS)
    worths = colour_worths(plan, built, supply, further)
    return [LATER * worth - 1.0 for worth in worths]


def _set_of(plan: Plan, stands: Sequence[float], built: int, colour: int) -> int:
    """How many bricks of a colour this round is likely to set."""
    return round(
        sum(
            likely
            for number, likely in enumerate(stands)
            if plan.bricks[number].colour == colour and not built >> number & 1
        )
    )


def piece_worths(kit: Kit, state: State) -> Worths:
    """By kind, what a piece of the quarry is worth in this round."""
    bricks = colour_worths(kit.plan, state.built, around(state), carried_worths(kit, state))
    return (*bricks, float(JEWEL_POINTS), BLACK_POINTS + LEADS, 0.0)


def stock_worth(stock: Heap, worths: Sequence[float]) -> float:
    """What the bricks of a stock are worth."""
    return sum(worths[colour] * (stock >> 8 * colour & 255) for colour in BRICKS)
