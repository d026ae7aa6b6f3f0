"""Games of two: the most promising decisions by the learned judgement, tried in the same worlds."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.halving import halved_together
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.foresight import Foresight
from blueprints_desktop.bots.skyline.net import learned
from blueprints_desktop.bots.skyline.playouts import DEALS, NODES, Playouts
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.games.skyline.state import State

CANDIDATES = 8
"""Decisions that are tried, if there is enough budget."""
HALVINGS = 3
"""How often half of them are left behind."""
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
        foresight = Foresight(learned(), first.options, seat, budget)
        ahead = turns if first.phase == ROLLING else 0
        values = foresight.values(crowd, _mover(first, seat), ahead)
        for place, value in zip(going, values.tolist(), strict=True):
            found[place] = value
    return found


def _mover(after: State, seat: Seat) -> Seat:
    """Who has just moved; in the middle of a turn, whoever it is."""
    return 1 - after.seat if after.phase == ROLLING else seat


def decide(found: Sequence[tuple[Any, State]], seat: Seat, chance: Chance, budget: Budget) -> Any:
    """The best of some moves, each with what it leaves behind; no game is over there."""
    first = found[0][1]
    net, mover = learned(), _mover(first, seat)
    crowd = Crowd.of([after for _, after in found])
    sums = net.judged(crowd, mover)
    best_first = np.argsort(-sums if mover == seat else sums, kind="stable")
    left = int((1 - budget.part_spent) * budget.nodes)
    deals = min(DEALS, left // (HALVINGS * NODES)) if first.phase == ROLLING else 0
    count = min(CANDIDATES, len(found), deals)
    if count < 2:
        return found[best_first[0]][0]
    playouts = Playouts(net, first.options, seat, budget, deals)

    def sweep(places: Sequence[int], seed: int) -> list[float]:
        won: list[float] = playouts.won(crowd.taken(np.array(places)), mover, Chance(seed)).tolist()
        return won

    ranked = halved_together(best_first[:count].tolist(), sweep, chance, budget)
    return found[ranked[0].candidate][0]
