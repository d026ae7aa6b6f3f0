"""A moment of the match worth telling: a ramp as it was then, and what was done."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Role, line_height, wrapped, write
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    FlatBoardContent,
    fitted,
    joined,
    paint_flat_board,
)
from blueprints_desktop.desktop.games.fits.art.pieces import Spot, body_of
from blueprints_desktop.desktop.i18n.number_format import sentences
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget


@frozen
class MomentShown:
    """A ramp at that moment, the piece it is about, and sentences about it."""

    title: str
    when: str
    lines: tuple[str, ...]
    shown: FlatBoardContent | None = None
    piece: tuple[Spot, ...] = ()

    def in_short(self) -> str:
        """When it was, and what it meant: for where the ramp finds no room."""
        return f"{self.when}. {self.lines[-1]}" if self.when else self.lines[-1]


class MomentPanel(DeskWidget):
    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._moment: MomentShown | None = None

    def show_moment_of(self, moment: MomentShown) -> None:
        self._moment = moment
        self.retell()

    def retell(self) -> None:
        moment = self._moment
        self.setAccessibleName("" if moment is None else moment.title)
        said = () if moment is None else (moment.when, *moment.lines)
        self.setAccessibleDescription(sentences(said))
        super().retell()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale, moment = self.look, self.look.scale, self._moment
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=scale)
        if moment is None:
            return
        inner = body.adjusted(18.0 * scale, 0.0, -18.0 * scale, 0.0)
        at = QPointF(inner.left(), body.top() + 27.0 * scale)
        write(painter, moment.title, at, Role.SECTION, look.palette.text, scale=scale)
        at += QPointF(0.0, 24.0 * scale)
        write(painter, moment.when, at, Role.SMALL, look.palette.text_2, scale=scale)
        step = line_height(Role.BODY, scale)
        lines = [
            (line, number)
            for number, text in enumerate(moment.lines)
            for line in wrapped(text, Role.BODY, inner.width(), scale)
        ]
        foot = body.bottom() - 16.0 * scale - step * len(lines) - 8.0 * scale * len(moment.lines)
        if moment.shown is not None:
            area = QRectF(
                inner.left(), at.y() + 20.0 * scale, inner.width(), foot - at.y() - 30.0 * scale
            )
            self._paint_ramp(painter, area, moment.shown, moment.piece)
        middle, before = foot + step / 2, 0
        for line, number in lines:
            middle += 8.0 * scale if number != before else 0.0
            before = number
            where = QPointF(inner.left(), middle)
            write(painter, line, where, Role.BODY, look.palette.text, scale=scale)
            middle += step

    def _paint_ramp(
        self, painter: QPainter, area: QRectF, shown: FlatBoardContent, piece: tuple[Spot, ...]
    ) -> None:
        look, scale = self.look, self.look.scale
        grid = fitted(area)
        paint_flat_board(painter, grid, shown, look.palette, scale)
        for part in joined(piece):
            body = grid.grid.map(body_of(part))
            painter.strokePath(body, QPen(look.palette.paper_edge, 6.0 * scale))
            painter.strokePath(body, QPen(look.palette.pencil, 3.2 * scale))
