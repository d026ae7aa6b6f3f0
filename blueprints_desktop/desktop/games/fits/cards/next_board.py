"""After a round: the board that comes next, and what will count on it."""

from PySide6.QtCore import QCoreApplication, QRectF

from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    COLUMNS,
    ROWS,
    FlatBoardContent,
    fitted,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.texts.explanations import scoring_lines
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.games.fits.boards import RampBoard

LEAST = 150.0
"""Below this height, at 100 %, nothing of the board could be recognised."""
_MOST = 0.45
"""The largest share of the card's width that the board takes."""


def next_board_card(board: RampBoard) -> kit.Card:
    """The board at the left, its rules in a sentence each at the right."""
    words = QCoreApplication.translate("Fits", "Next: {board}")
    rules = tuple(kit.Text(each, Role.SMALL, lines=9) for each in scoring_lines(board))
    body = kit.Line((board_picture(board), kit.Stack(rules, kit.fixed(7.0))), gap=18.0)
    title = words.format(board=board_word(board.id, board.name))
    return kit.Card(title, (body,), pad=18.0, foot=kit.fixed(18.0))


def board_picture(board: RampBoard) -> kit.Picture:
    """A board without pieces; it grows with the height of its line."""
    content = FlatBoardContent(board.rows, board.malus)

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        where = fitted(rect)
        paint_flat_board(canvas.painter, where, content, canvas.look.palette, canvas.zoom)

    key = ("board", board.id, content)
    return kit.Picture(key, 40.0, 80.0, paint, True, COLUMNS / ROWS, _MOST)
