"""What is said of Blueprints before it is opened."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords


def words() -> GameWords:
    translate = QCoreApplication.translate
    return GameWords(
        "Blueprints",
        translate("GameWords", "Draft dice and stack them on your secret plan."),
        translate(
            "GameWords",
            "Draft dice and stack them on your secret plan. Three rounds of six dice.",
        ),
        30,
    )
