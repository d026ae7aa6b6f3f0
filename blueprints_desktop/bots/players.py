"""The kinds of computer players, by name."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.levels import LEVELS, think
from blueprints_desktop.bots.strategy import best_first, choose, strategy_of
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.game import Game

Player = Callable[[Game[Any, Any], Any, Chance], Any]
"""Chooses a move of a game from the view of the seat to act, with chance of its own."""


def random_player(game: Game[Any, Any], view: Any, chance: Chance) -> Any:
    """Any legal move, each as likely as the others."""
    return chance.pick(game.legal_moves(view))


def greedy_player(game: Game[Any, Any], view: Any, chance: Chance) -> Any:
    """What looks best at a glance: the yardstick for those who look ahead."""
    return choose(game, view, chance, Budget(1)).move


def bookkeeper(game: Game[Any, Any], view: Any, _chance: Chance) -> Any:
    """What looks best by what the rules themselves count: a plainer yardstick."""
    return best_first(strategy_of(game).counted(view))[0].move


def _of_level(
    level: str,
    nodes: int | None,
    seconds: float | None,
    game: Game[Any, Any],
    view: Any,
    chance: Chance,
) -> Any:
    return think(game, view, level, chance, nodes=nodes, seconds=seconds).move


_UNLEVELLED: Mapping[str, Player] = {
    "random": random_player,
    "bookkeeper": bookkeeper,
    "greedy": greedy_player,
}

KINDS = (*_UNLEVELLED, *LEVELS)


def player(name: str, nodes: int | None = None, seconds: float | None = None) -> Player:
    """The kind of player of that name; those who search may be given another budget."""
    if name not in KINDS:
        raise BadOption("unknown-player", option="players", value=name)
    if name in LEVELS:
        return partial(_of_level, name, nodes, seconds)
    return _UNLEVELLED[name]
