"""A decision in short: the log names the piece, but everybody has the same; where and how counts."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.fits.board.card_part import lying_shape
from blueprints_desktop.desktop.games.fits.texts.wording import columns_words
from blueprints_desktop.games.fits.moves import Aside, Drop, Move
from blueprints_desktop.games.fits.pieces import SHAPES, Piece, flipped, turned


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    match move:
        case Drop(piece, turn, column):
            words = translate("Fits", "down {columns}")
            said = words.format(columns=columns_words(piece, turn, column))
            return ", ".join(filter(None, (said, _turn_words(piece, turn))))
        case Aside():
            return translate("Fits", "set it aside")
    return ""


def _turn_words(piece: Piece, turn: int) -> str:
    """What is done with the piece as its card shows it; nothing, where all ways look the same."""
    if len(SHAPES[piece]) == 1:
        return ""
    on_card, held = lying_shape(piece), SHAPES[piece][turn]
    for shape, ways in ((on_card, _turned_words()), (flipped(on_card), _flipped_words())):
        for words in ways:
            if shape == held:
                return words
            shape = turned(shape)
    raise AssertionError("every shape of a piece is turned or flipped out of any other")


def _turned_words() -> tuple[str, ...]:
    """After no quarter turn clockwise, one, two and three."""
    translate = QCoreApplication.translate
    return (
        translate("Fits", "as on the card"),
        translate("Fits", "turned right"),
        translate("Fits", "upside down"),
        translate("Fits", "turned left"),
    )


def _flipped_words() -> tuple[str, ...]:
    """The same after the piece was flipped left to right."""
    translate = QCoreApplication.translate
    return (
        translate("Fits", "flipped"),
        translate("Fits", "flipped, turned right"),
        translate("Fits", "flipped, upside down"),
        translate("Fits", "flipped, turned left"),
    )
