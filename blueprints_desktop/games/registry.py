"""The shelf: which games there are, and where the parts of each one are.

A new game adds its key here and folders of its own. A game outside the package, such as the sample
in the tests, adds a ``Place`` to ``GAMES``.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from blueprints_desktop.engine.errors import BadOption

if TYPE_CHECKING:
    from blueprints_desktop.engine.game import Box


class Place(NamedTuple):
    """Where the parts of a game are."""

    rules: str
    """The package with its ``SEATS`` and the module ``box``."""
    window: str
    """The package with what the window has of it (``desktop.games.registry``)."""
    rulebooks: Path | None = None
    """The folder of its rulebooks; None: that of the program."""
    translations: Path | None = None
    """The folder of its .ts files; None: those of the program have its texts."""
    lessons: Path | None = None
    """The folder of its lessons; None: that of the program."""


def _ours(key: str) -> Place:
    package, _, _ = __name__.partition(".")
    return Place(f"{package}.games.{key}", f"{package}.desktop.games.{key}")


GAMES = {
    "blueprints": _ours("blueprints"),
    "fits": _ours("fits"),
    "monuments": _ours("monuments"),
    "skyline": _ours("skyline"),
}

KEYS = GAMES.keys()
"""In the order of the shelf; a game that is added to ``GAMES`` later is among them."""


def place(key: str) -> Place:
    """Where the parts of a game are."""
    if key not in GAMES:
        raise BadOption("unknown-game", game=key)
    return GAMES[key]


def box(key: str) -> "Box":
    """The box of a game, taken from the shelf when it is first asked for."""
    return box_in(place(key).rules)


@cache
def box_in(rules: str) -> "Box":
    """The box in a package of rules, for a process that may not have the game in ``GAMES``."""
    found: Box = import_module(f"{rules}.box").BOX
    return found


def seats(key: str) -> range:
    """How many may play a game, known without its box."""
    found: range = import_module(place(key).rules).SEATS
    return found
