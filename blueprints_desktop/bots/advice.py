"""A hint: what a master would play, and why, also where only looking ahead shows it."""

from typing import Any

from blueprints_desktop.bots.budget import Budget, Stop
from blueprints_desktop.bots.levels import MASTER
from blueprints_desktop.bots.mind import best_first, mind_of
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
    """The master's move. Where it is not the one that looks best at a glance, the glance cannot
    say why: what was foreseen compares the two."""
    mind = mind_of(game)
    nodes = mind.budgets[MASTER] if nodes is None else nodes
    thought = mind.think(view, chance, Budget(nodes, stop))
    obvious = best_first(mind.options(view))[0].move
    if thought.move == obvious:
        return thought
    budget = Budget(int(nodes * FOR_COMPARING), stop)
    found = mind.compare(view, thought.move, obvious, chance, budget)
    foreseen = found.parts if found.lead > 0 else ()
    return thought._replace(foreseen=foreseen, instead_of=obvious)
