"""The person's own folders: where settings, matches and records are kept, and own boards found."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from blueprints_desktop import places


def data_folder() -> Path:
    """What the program keeps for the person."""
    where = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(where))


def settings_file() -> Path:
    where = QStandardPaths.StandardLocation.AppConfigLocation
    return Path(QStandardPaths.writableLocation(where)) / "settings.ini"


def game_folders(game: str) -> list[Path]:
    """Where the data of a game lies: the shipped folder first, so that nothing in it is replaced."""
    return [places.resources() / game, data_folder() / game]
