"""Games of two: candidates by the learned judgement, then played on with the same dice."""

from collections.abc import Sequence
from typing import Any

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.halving import halving_together
from blueprints_desktop.bots.mind import Option, affordable
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.net import chances, learned
from blueprints_desktop.bots.skyline.playouts import Playouts
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.games.skyline.state import State

CANDIDATES = 8
"""Decisions that are played on, if there is enough budget."""
TURNS = 10
"""How far they are played on; then the net judges."""
NODES_EACH = 7 * TURNS
"""About so many positions are looked at in one playout."""
TOGETHER = 256
"""Playouts at a time: enough to make arrays worth while, few enough to stop soon."""


def decide(
    found: Sequence[tuple[Any, State]], seat: Seat, chance: Chance, budget: Budget
) -> Any:
    """The best of some moves, each with what it leaves behind; no game is over there."""
    moves = [move for move, _ in found]
    states = [after for _, after in found]
    follower = states[0].seat
    judge = 1 - follower if states[0].phase == ROLLING else seat
    likely = chances(learned().judged(Crowd.of(states), judge))
    if judge != seat:
        likely = 1 - likely
    glances = [Option(worth, number) for number, worth in enumerate(likely.tolist())]
    ranked = affordable(glances, CANDIDATES, 2 * NODES_EACH, budget)
    if states[0].phase != ROLLING or follower == seat:
        return moves[ranked[0].move]
    playouts = Playouts(learned(), states[0].options, seat, TURNS, budget)

    def attempt(numbers: Sequence[int], times: int, chance: Chance) -> Sequence[Sequence[float]]:
        crowd = Crowd.of([states[number] for number in numbers])
        values: Sequence[Sequence[float]] = playouts(crowd, times, chance).tolist()
        return values

    numbers = [option.move for option in ranked]
    best = halving_together(numbers, attempt, NODES_EACH, TOGETHER, chance, budget)[0]
    return moves[best.candidate]
