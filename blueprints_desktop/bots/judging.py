"""How good a move was: compared with what a master would have played in the same view.

A move is worse than another only if the judge can tell them apart. Two moves that lead to
positions equal by symmetry are the same decision. Of all others, the loss counts as far as it
is beyond the error of the judge's own estimate.
"""

from typing import Any, NamedTuple

from blueprints_desktop.bots.budget import Budget, Stop
from blueprints_desktop.bots.levels import MASTER
from blueprints_desktop.bots.strategy import Option, strategy_of
from blueprints_desktop.bots.thought import EvaluationPart, Thought, telling_parts
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game


class Judged(NamedTuple):
    """What would have been played instead, and what that is worth more."""

    thought: Thought
    """The better move, with its reasons as far as they are seen; the move itself where there is none."""
    loss: float
    """What was lost at least. Like the field below, in the unit of a glance, as a multiple of what
    an apprentice overlooks."""
    possible_loss: float = 0.0
    """The loss as estimated, however uncertain: a reason to look again with a larger budget."""
    amount: float = 0.0
    """What was lost at least in the unit of the game (``Comparison.amount``); 0: that cannot be said."""


def judge(
    game: Game[Any, Any],
    view: Any,
    move: Any,
    chance: Chance,
    stop: Stop | None = None,
    nodes: int | None = None,
) -> Judged:
    """Compare a move with the master's.

    Looking ahead says which move is better, and by how much as far as that is certain. The glance
    can explain it, where it agrees. A budget of one node is a glance, which is all there is then.
    """
    strategy = strategy_of(game)
    nodes = strategy.budgets[MASTER] if nodes is None else nodes
    best = strategy.think(view, chance, Budget(nodes, stop))
    no_loss = Judged(Thought(move, (), best.nodes), 0.0)
    if not strategy.softness or strategy.leads_to(view, best.move) == strategy.leads_to(view, move):
        return no_loss
    options = strategy.options(view)
    at_a_glance = _worth(options, best.move) - _worth(options, move)
    loss = possible = at_a_glance
    amount = 0.0
    foreseen: tuple[EvaluationPart, ...] = ()
    if nodes > 1:
        ahead = strategy.surely_better(view, best.move, move, chance, Budget(nodes, stop))
        loss, amount = ahead.lead, ahead.amount
        foreseen = strategy.told(view, best.move, ahead.parts)
        possible = max(at_a_glance, ahead.expected)
    if max(loss, possible) <= 0:
        return no_loss
    parts: tuple[EvaluationPart, ...] = ()
    if at_a_glance > 0:
        parts = telling_parts(strategy.terms(view, best.move), [strategy.terms(view, move)])
        parts = strategy.told(view, best.move, parts)
    better = best._replace(parts=parts, foreseen=foreseen)
    unit = strategy.softness
    return Judged(better, max(0.0, loss) / unit, possible / unit, amount)


def _worth(options: list[Option], move: Any) -> float:
    return next(option.worth for option in options if option.move == move)
