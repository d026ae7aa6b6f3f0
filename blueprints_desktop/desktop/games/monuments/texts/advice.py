"""What a hint tells to do, and how much a reason is worth."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.texts.words import (
    brick_words,
    cell_words,
    pieces_list,
)
from blueprints_desktop.desktop.i18n.number_format import about_points, lost_on_the_others
from blueprints_desktop.games.monuments.moves import Brick, Move, Pass, Walk
from blueprints_desktop.games.monuments.pieces import NOTHING

translate = QCoreApplication.translate
loss_words = lost_on_the_others


def amount_words(amount: float, _code: str) -> str:
    """How much a reason is worth."""
    return about_points(amount)


def instruction(move: Move) -> str:
    """A move as something to do."""
    match move:
        case Walk(cells, took):
            cell, pieces = cell_words(cells[-1]), [piece for piece in took if piece != NOTHING]
            if not pieces:
                return translate("MonumentsAdvice", "Move the worker to {cell}").format(cell=cell)
            words = translate("MonumentsAdvice", "Move the worker to {cell} for {pieces}")
            return words.format(cell=cell, pieces=pieces_list(pieces))
        case Brick(_, _, row, _):
            words = translate("MonumentsAdvice", "Build the {brick}, row {row} from the front")
            return words.format(brick=brick_words(move), row=row + 1)
        case Pass():
            return translate("MonumentsAdvice", "Pass")
    return ""
