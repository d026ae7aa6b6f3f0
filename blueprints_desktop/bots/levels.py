"""The three levels, named in the trade. A level is a node budget, and for the apprentice (and in
some games a little for the journeyman) a soft eye: it takes at a glance what looks good, now and
then overlooking something better."""

from math import log
from typing import Any

from blueprints_desktop.bots import APPRENTICE, JOURNEYMAN, LEVELS, MASTER
from blueprints_desktop.bots.budget import Budget, Stop
from blueprints_desktop.bots.strategy import Strategy, strategy_of
from blueprints_desktop.bots.thought import Thought
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.game import Game

__all__ = ["APPRENTICE", "JOURNEYMAN", "LEVELS", "MASTER", "think"]

_STEPS = 1 << 32


def think(
    game: Game[Any, Any],
    view: Any,
    level: str,
    chance: Chance,
    stop: Stop | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Thought:
    """What a player of that level does in this view. Nodes or seconds replace the level's own."""
    if level not in LEVELS:
        raise BadOption("unknown-player", option="players", value=level)
    strategy = strategy_of(game)
    own = strategy.budgets[level]
    budget = Budget(own if nodes is None or own == 1 else nodes, stop, seconds if own > 1 else None)
    softness = {APPRENTICE: strategy.softness, JOURNEYMAN: strategy.journeyman_softness}.get(
        level, 0.0
    )
    if softness:
        return _softly(strategy, softness, view, chance, budget)
    return strategy.think(view, chance, budget)


def _softly(
    strategy: Strategy, softness: float, view: Any, chance: Chance, budget: Budget
) -> Thought:
    """A move by its worth at a glance, each judged a little wrongly (Gumbel's noise)."""
    moves = strategy.game.legal_moves(view)
    if len(moves) == 1:
        return Thought(moves[0])
    options = strategy.options(view)
    budget.spend(len(options))
    judged = [option.worth + softness * gumbel(chance) for option in options]
    move = options[judged.index(max(judged))].move
    return Thought(move, strategy.reasons(view, move, moves), budget.spent)


def gumbel(chance: Chance) -> float:
    """Noise by which a soft eye misjudges an option."""
    return -log(-log((chance.below(_STEPS) + 0.5) / _STEPS))
