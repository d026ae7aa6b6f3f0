"""Games of two: the most promising decisions by the learned judgement, looked at ever deeper."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.foresight import IN_A_NODE, ROLLS, Foresight
from blueprints_desktop.bots.skyline.net import learned
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.games.skyline.state import State

CANDIDATES = 12
"""Decisions that are looked into a turn ahead, if there is enough budget; half as many deeper."""
DEEPEST = len(ROLLS)
"""How many turns ahead at most."""
_A_ROLL = 8
"""About so many positions are looked at after a roll; deeper, as many as it turned out to be."""


LOOKED_AHEAD = 2
"""Turns by which two decisions are compared."""


def likely(
    game: Skyline,
    afters: Sequence[State],
    seat: Seat,
    budget: Budget,
    turns: int = LOOKED_AHEAD,
) -> list[float]:
    """How likely a seat wins after each of some decisions of the same turn, so far ahead."""
    found = [0.0] * len(afters)
    going = []
    for place, after in enumerate(afters):
        outcome = game.outcome(after)
        if outcome is None:
            going.append(place)
        else:
            found[place] = (seat in outcome.winners) / len(outcome.winners)
    if going:
        first = afters[going[0]]
        crowd = Crowd.of([afters[place] for place in going])
        foresight = Foresight(learned(), game.deck, first, seat, budget)
        ahead = turns if first.phase == ROLLING else 0
        values = foresight.values(crowd, _mover(first, seat), ahead)
        for place, value in zip(going, values.tolist(), strict=True):
            found[place] = value
    return found


def _mover(after: State, seat: Seat) -> Seat:
    """Who has just moved; in the middle of a turn, whoever it is."""
    return 1 - after.seat if after.phase == ROLLING else seat


def decide(game: Skyline, found: Sequence[tuple[Any, State]], seat: Seat, budget: Budget) -> Any:
    """The best of some moves, each with what it leaves behind; no game is over there."""
    first = found[0][1]
    crowd = Crowd.of([after for _, after in found])
    mover = _mover(first, seat)
    foresight = Foresight(learned(), game.deck, first, seat, budget)
    best_first = np.argsort(-foresight.values(crowd, mover, 0), kind="stable")
    deepest = DEEPEST if first.phase == ROLLING else 0
    most, cost = CANDIDATES, _A_ROLL / IN_A_NODE
    for turns in range(1, deepest + 1):
        cost *= ROLLS[turns - 1].shape[1]
        count = min(most, len(found), int((1 - budget.part_spent) * budget.nodes / cost))
        if count < 2:
            break
        ahead, before = best_first[:count], budget.spent
        order = np.argsort(-foresight.values(crowd.taken(ahead), mover, turns), kind="stable")
        best_first = ahead[order]
        cost = (budget.spent - before) / count
        most = max(2, most // 2)
    return found[best_first[0]][0]
