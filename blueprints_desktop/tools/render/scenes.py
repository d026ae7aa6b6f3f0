"""The list of scenes: a name, and a function that sets the scene up, ready to be pictured.

A module of scenes marks its functions with ``@scene``. Those of a game are found by their names,
which begin with the game's key, such as ``blueprints_table``.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules

from attrs import frozen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.games import registry
from blueprints_desktop.tools import render
from blueprints_desktop.tools.render.studio import Studio

_COMMON = ("pages", "banners", "opponents", "statistics", "sheets", "dice_sheet", "lessons")

Maker = Callable[[Studio], QWidget]
SeatMaker = Callable[[Studio, int], QWidget]


@frozen
class Scene:
    """Something worth a picture."""

    name: str
    """Also the name of its file."""
    game: str
    """Whose it is; empty: of the program as a whole."""
    make: Maker
    purpose: str = ""
    """What it shows, in a line."""


def _purpose(make: Callable[..., QWidget]) -> str:
    """The first sentence of a function's docstring."""
    lines = (make.__doc__ or "").split("\n\n")[0].split("\n")
    return " ".join(line.strip() for line in lines)


_SCENES: dict[str, Scene] = {}


def scene(name: str, game: str = "") -> Callable[[Maker], Maker]:
    """Enter a function into the list of scenes."""

    def enter(make: Maker) -> Maker:
        _enter(Scene(name, game, make, _purpose(make)))
        return make

    return enter


def scene_for_seats(
    name: str, game: str, seats: tuple[int, ...]
) -> Callable[[SeatMaker], SeatMaker]:
    """The same with a scene for each number of players: ``name-2p``, ``name-3p``."""

    def enter(make: SeatMaker) -> SeatMaker:
        for count in seats:
            _enter(Scene(f"{name}-{count}p", game, _seated(make, count), _purpose(make)))
        return make

    return enter


def _seated(make: SeatMaker, count: int) -> Maker:
    return lambda studio: make(studio, count)


def add_scene(name: str, game: str, make: Maker, purpose: str) -> None:
    """Enter a scene that is made from data."""
    _enter(Scene(name, game, make, purpose))


def _enter(new: Scene) -> None:
    if new.name in _SCENES:
        raise ValueError(f"two scenes are called {new.name}")
    _SCENES[new.name] = new


def all_scenes() -> list[Scene]:
    """Every scene there is: the program's, then game by game."""
    here = render.__name__
    found = sorted(module.name for module in iter_modules(render.__path__))
    games = [name for key in registry.KEYS for name in found if name.startswith(f"{key}_")]
    for name in (*_COMMON, *games):
        import_module(f"{here}.{name}")
    return list(_SCENES.values())


def chosen_scenes(game: str | None, only: Sequence[str] = ()) -> list[Scene]:
    """The scenes of a game, or all; of these the ones whose names begin like one of ``only``."""
    found = [each for each in all_scenes() if game is None or each.game == game]
    return [each for each in found if not only or each.name.startswith(tuple(only))]
