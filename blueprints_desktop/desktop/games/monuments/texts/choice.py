"""A decision in short: the log names where a walk ends and a brick's level, and there are others."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.texts.wording import (
    brick_words,
    cell_words,
    pieces_list,
)
from blueprints_desktop.games.monuments.moves import Brick, Move, Walk
from blueprints_desktop.games.monuments.pieces import NOTHING


def choice_words(move: Move) -> str:
    translate = QCoreApplication.translate
    match move:
        case Walk(cells, took):
            pieces = pieces_list(piece for piece in took if piece != NOTHING)
            words = translate("Monuments", "to {cell} for {pieces}", "a walk of the worker")
            return words.format(cell=cell_words(cells[-1]), pieces=pieces)
        case Brick(_, _, row, _):
            words = translate("Monuments", "{brick}, row {row} from the front")
            return words.format(brick=brick_words(move), row=row + 1)
    return ""
