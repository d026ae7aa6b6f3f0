"""The construction site: which bricks the mover may set, and why one is not allowed."""

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.moves import Brick, is_sound
from blueprints_desktop.games.monuments.pieces import count
from blueprints_desktop.games.monuments.plan import Plan
from blueprints_desktop.games.monuments.state import State


def settable(plan: Plan, state: State) -> int:
    """The mask of the bricks that the mover can set: supported, and in a colour at hand.

    In a view that hides the mover's stock these are all that anybody could set.
    """
    stock = state.stocks[state.seat]
    return state.open if stock is None else state.open & plan.matching(stock)


def sample_brick(plan: Plan, mask: int, chance: Chance) -> Brick:
    """One of the bricks of a mask that is not empty."""
    for _ in range(chance.below(mask.bit_count())):
        mask &= mask - 1
    return plan.bricks[(mask & -mask).bit_length() - 1]


def why_not(plan: Plan, state: State, brick: Brick) -> str | None:
    """Why the mover may not set this brick; None: it is allowed."""
    number = plan.number_of(brick)
    if number is None or (plan.bricks[number] is not brick and not is_sound(brick)):
        return "no-such-brick"
    if not state.open >> number & 1:
        return "already-set" if state.built >> number & 1 else "not-supported"
    return None if count(state.own_stock, brick.colour) else "colour-not-at-hand"


def why_not_pass(plan: Plan, state: State) -> str | None:
    """Passing by choice is not allowed."""
    return "must-build" if settable(plan, state) else None
