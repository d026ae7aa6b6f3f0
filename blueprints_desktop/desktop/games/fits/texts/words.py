"""What is said of FITS before it is opened."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.game_words import GameWords


def words() -> GameWords:
    translate = QCoreApplication.translate
    return GameWords(
        "FITS",
        translate("GameWords", "Slide every piece down the ramp, leave no gaps."),
        translate(
            "GameWords",
            "Slide every piece down the ramp, leave no gaps. One round on each board.",
        ),
        30,
    )
