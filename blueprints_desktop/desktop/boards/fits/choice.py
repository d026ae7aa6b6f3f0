"""A decision in short: the log names the piece, but everybody has the same, and where it goes counts."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.fits.wording import columns_words
from blueprints_desktop.games.fits.moves import Aside, Drop, Move


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    match move:
        case Drop(piece, turn, column):
            words = translate("Fits", "slide it down {columns}")
            return words.format(columns=columns_words(piece, turn, column))
        case Aside():
            return translate("Fits", "set it aside")
    return ""
