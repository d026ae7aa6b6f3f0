"""Which board shows which game; a board's folder is loaded when its game is first played."""

from importlib import import_module

from blueprints_desktop.desktop.boards.contract import Board

_SHELF = {
    "blueprints": ("blueprints_desktop.desktop.boards.blueprints.board", "BlueprintsBoard"),
}

PLAYABLE = frozenset(_SHELF)


def board_of(key: str) -> type[Board]:
    """The class of the board of a game."""
    module, name = _SHELF[key]
    found: type[Board] = getattr(import_module(module), name)
    return found
