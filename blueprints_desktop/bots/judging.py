"""How good a move was: compared with what a master would have played in the same view."""

from typing import Any, NamedTuple

from blueprints_desktop.bots.budget import Budget, Stop
from blueprints_desktop.bots.levels import MASTER
from blueprints_desktop.bots.mind import Option, mind_of
from blueprints_desktop.bots.thought import Comparison, Part, Thought, telling_parts
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game


class Judged(NamedTuple):
    """What would have been played instead, and what that is worth more."""

    thought: Thought
    """The better move, with its reasons as far as they are seen; the move itself where there is none."""
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

    Looking ahead says which move is better. By how much, the glance says and can explain; where
    it sees less of it than looking ahead is sure of, that counts. Of a move that is no better at
    a glance only what was foreseen is an explanation.
    """
    mind = mind_of(game)
    nodes = mind.budgets[MASTER] if nodes is None else nodes
    best = mind.think(view, chance, Budget(nodes, stop))
    if best.move == move or not mind.softness:
        return Judged(Thought(move, (), best.nodes), 0.0)
    options = mind.options(view)
    at_a_glance = _worth(options, best.move) - _worth(options, move)
    ahead = Comparison(0.0)
    if nodes > 1:
        ahead = mind.compare(view, best.move, move, chance, Budget(nodes, stop))
    loss = max(at_a_glance, ahead.lead)
    if loss <= 0:
        return Judged(Thought(move, (), best.nodes), 0.0)
    parts: tuple[Part, ...] = ()
    if at_a_glance > 0:
        parts = telling_parts(mind.terms(view, best.move), [mind.terms(view, move)])
    better = best._replace(parts=parts, foreseen=ahead.parts)
    return Judged(better, loss / mind.softness)


def _worth(options: list[Option], move: Any) -> float:
    return next(option.worth for option in options if option.move == move)
