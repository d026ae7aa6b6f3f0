"""After a round: the board that comes next, and what will count on it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Role, elided, line_height, wrapped, write
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    FlatBoardContent,
    fitted,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.texts.explanations import scoring_lines
from blueprints_desktop.desktop.games.fits.texts.words import board_word
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.games.fits.boards import RampBoard

_PAD = 18.0
_LEAST = 150.0
"""Below this height, at 100 %, nothing of the board could be recognised."""


class NextBoard(DeskWidget):
    """Its picture at the left, its rules in a sentence each at the right."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._board: RampBoard | None = None

    def show_board(self, board: RampBoard | None) -> None:
        """None: there is no further one, and nothing is shown."""
        self._board = board
        self.retell()

    def has_room(self, height: float) -> bool:
        return self._board is not None and height >= _LEAST * self.look.scale

    def _title(self) -> str:
        board = self._board
        if board is None:
            return ""
        return self.tr("Next: {board}").format(board=board_word(board.id, board.name))

    def retell(self) -> None:
        self.setAccessibleName(self._title())
        lines = [] if self._board is None else scoring_lines(self._board)
        self.setAccessibleDescription(" ".join(lines))
        super().retell()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale, board = self.look, self.look.scale, self._board
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=scale)
        if board is None:
            return
        pad = _PAD * scale
        inner = body.adjusted(pad, 0.0, -pad, -pad)
        at = QPointF(inner.left(), body.top() + 27.0 * scale)
        title = elided(self._title(), Role.SECTION, inner.width(), scale)
        write(painter, title, at, Role.SECTION, look.palette.text, scale=scale)
        top = at.y() + 24.0 * scale
        high = min(inner.bottom() - top, inner.width() * 0.9)
        grid = fitted(QRectF(inner.left(), top, high / 2, high))
        paint_flat_board(
            painter, grid, FlatBoardContent(board.rows, board.malus), look.palette, scale
        )
        left, middle = grid.rect.right() + pad, top + line_height(Role.SMALL, scale) / 2
        for sentence in scoring_lines(board):
            for line in wrapped(sentence, Role.SMALL, inner.right() - left, scale):
                where = QPointF(left, middle)
                write(painter, line, where, Role.SMALL, look.palette.text, scale=scale)
                middle += line_height(Role.SMALL, scale)
            middle += 7.0 * scale
