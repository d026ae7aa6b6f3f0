"""The folders of lessons. The home page asks for them at every start, so this imports little."""

from pathlib import Path

from blueprints_desktop import places
from blueprints_desktop.games import registry


def folder_of(game: str) -> Path:
    """The folder of a game's lessons."""
    return registry.place(game).lessons or places.resources() / "lessons" / game


def has_lessons(game: str) -> bool:
    return folder_of(game).is_dir()
