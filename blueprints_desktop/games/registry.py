"""The shelf: where each game's box stands. A new game adds one line here and folders of its own."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from blueprints_desktop.engine.errors import BadOption

if TYPE_CHECKING:
    from blueprints_desktop.engine.game import Box

GAMES = {
    "blueprints": "blueprints_desktop.games.blueprints.box",
    "fits": "blueprints_desktop.games.fits.box",
    "monuments": "blueprints_desktop.games.monuments.box",
    "skyline": "blueprints_desktop.games.skyline.box",
}

KEYS = tuple(GAMES)


@cache
def box(key: str) -> "Box":
    """The box of a game, taken from the shelf when it is first asked for."""
    if key not in GAMES:
        raise BadOption("unknown-game", game=key)
    found: Box = import_module(GAMES[key]).BOX
    return found


def seats(key: str) -> range:
    """How many may play a game, known without its box."""
    found: range = import_module(GAMES[key].rpartition(".")[0]).SEATS
    return found
