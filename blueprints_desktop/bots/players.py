"""The kinds of computer players, by name."""

from collections.abc import Callable
from typing import Any

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption
from blueprints_desktop.engine.game import Game

Player = Callable[[Game[Any, Any], Any, Chance], Any]
"""Chooses a move of a game from the view of the seat to act, with chance of its own."""


def random_player(game: Game[Any, Any], view: Any, chance: Chance) -> Any:
    """Any legal move, each as likely as the others."""
    return chance.pick(game.legal_moves(view))


PLAYERS: dict[str, Player] = {"random": random_player}


def player(name: str) -> Player:
    """The kind of player of that name."""
    if name not in PLAYERS:
        raise BadOption("unknown-player", option="players", value=name)
    return PLAYERS[name]
