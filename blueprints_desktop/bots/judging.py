"""How good a move was: compared with what a master would have played in the same view."""

from typing import Any, NamedTuple

from blueprints_desktop.bots.budget import Budget, Stop
from blueprints_desktop.bots.levels import MASTER
from blueprints_desktop.bots.mind import Option, mind_of
from blueprints_desktop.bots.thought import Thought
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game


class Judged(NamedTuple):
    """What would have been played instead, and what that is worth more."""

    thought: Thought
    """The better move with its reasons; the move itself where there is none."""
    loss: float
    """In the unit of a glance, as a multiple of what an apprentice overlooks."""


def judge(
    game: Game[Any, Any],
    view: Any,
    move: Any,
    chance: Chance,
    stop: Stop | None = None,
    nodes: int | None = None,
) -> Judged:
    """Compare a move with the master's.

    Looking ahead says which move is better, and what the two are worth at a glance says by how
    much. Where the glance does not see it the loss counts as none: only what can be explained
    is held against anybody.
    """
    mind = mind_of(game)
    budget = Budget(mind.budgets[MASTER] if nodes is None else nodes, stop)
    best = mind.think(view, chance, budget)
    if best.move == move or not mind.softness:
        return Judged(Thought(move, (), best.nodes), 0.0)
    options = mind.options(view)
    loss = (_worth(options, best.move) - _worth(options, move)) / mind.softness
    if loss <= 0:
        return Judged(Thought(move, (), best.nodes), 0.0)
    return Judged(best, loss)


def _worth(options: list[Option], move: Any) -> float:
    return next(option.worth for option in options if option.move == move)
