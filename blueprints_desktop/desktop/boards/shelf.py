"""Which board shows which game; a board's folder is loaded when its game is first played."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from blueprints_desktop.desktop.boards.contract import Board, Whereabouts

_SHELF = {
    "blueprints": "blueprints_desktop.desktop.boards.blueprints",
}
"""By game: the folder of its board, with a module ``board`` that names its class BOARD, and a
module ``progress`` that says where a game stands."""

PLAYABLE = frozenset(_SHELF)


def board_of(key: str) -> type[Board]:
    """The class of the board of a game."""
    found: type[Board] = import_module(f"{_SHELF[key]}.board").BOARD
    return found


def whereabouts_of(key: str) -> Callable[[Any], Whereabouts]:
    """What tells where a game stands in a view, without its board."""
    found: Callable[[Any], Whereabouts] = import_module(f"{_SHELF[key]}.progress").whereabouts
    return found
