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
    """Where the data of a game lies: the shipped folder, then the person's own.

    What a game has many of, such as boards, is looked for in this order, so that nothing shipped
    is replaced; what it has one of, its deck, is the owner's where there is one.
    """
    return [places.resources() / game, data_folder() / game]
