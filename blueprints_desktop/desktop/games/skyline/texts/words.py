"""What is said of Projekt Skyline before it is opened."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords


def words() -> GameWords:
    translate = QCoreApplication.translate
    return GameWords(
        "Projekt Skyline",
        translate("GameWords", "Build high, collect rent, outlast your rivals."),
        translate(
            "GameWords",
            "Build high, collect rent, outlast your rivals. The city grows with every roll.",
        ),
        45,
    )
