"""What is said of World Monuments before it is opened."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords


def words() -> GameWords:
    translate = QCoreApplication.translate
    return GameWords(
        "World Monuments",
        translate("GameWords", "Quarry the bricks, raise one monument together."),
        translate(
            "GameWords",
            "Quarry the bricks, raise one monument together, and get the most out of it.",
        ),
        45,
    )
