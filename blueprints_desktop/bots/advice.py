"""A hint: what a master would play, and why, also where only looking ahead shows it."""

from typing import Any

from blueprints_desktop.bots.budget import Budget, Stop
from blueprints_desktop.bots.levels import MASTER
from blueprints_desktop.bots.strategy import best_first, strategy_of
from blueprints_desktop.bots.thought import Thought
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game

FOR_COMPARING = 0.5
"""So much of the thought's budget goes into finding out why, once it is known what."""


def advise(
    game: Game[Any, Any],
    view: Any,
    chance: Chance,
    stop: Stop | None = None,
    nodes: int | None = None,
) -> Thought:
    """The master's move. Where it is not the one that looks best at a glance, nor equal to it by
    symmetry, the glance cannot say why: what was foreseen compares the two."""
    strategy = strategy_of(game)
    nodes = strategy.budgets[MASTER] if nodes is None else nodes
    thought = strategy.think(view, chance, Budget(nodes, stop))
    obvious = best_first(strategy.options(view))[0].move
    if strategy.leads_to(view, thought.move) == strategy.leads_to(view, obvious):
        return thought
    budget = Budget(int(nodes * FOR_COMPARING), stop)
    found = strategy.compare(view, thought.move, obvious, chance, budget)
    foreseen = strategy.told(view, thought.move, found.parts) if found.lead > 0 else ()
    return thought._replace(foreseen=foreseen, instead_of=obvious)
