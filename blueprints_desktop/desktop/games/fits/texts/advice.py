"""What a hint tells to do, and how much a reason is worth."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.texts.narration import choice_words
from blueprints_desktop.desktop.i18n.number_format import about_points, lost_points
from blueprints_desktop.games.fits.moves import Aside, Drop, Move

translate = QCoreApplication.translate
loss_words = lost_points


def amount_words(amount: float, _code: str) -> str:
    """How much a reason is worth."""
    return about_points(amount)


def instruction(move: Move) -> str:
    """A move as something to do."""
    match move:
        case Drop():
            words = translate("FitsAdvice", "Slide the piece {how}", "down columns 1 to 3, flipped")
            return words.format(how=choice_words(move))
        case Aside():
            return translate("FitsAdvice", "Set the piece aside")
    return ""


def plain_ahead(code: str) -> str:
    """What looking ahead shows for the move, without its number."""
    if code == "points":
        return translate("FitsAdvice", "It pays off over the next few cards")
    return ""
