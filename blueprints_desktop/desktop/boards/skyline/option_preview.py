"""New game shows where a raised pile may land: round a corner, or straight on only."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.option_rows import OptionPicture
from blueprints_desktop.desktop.drawing.lettering import Role, write, write_lines
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.sheet_ground import closed
from blueprints_desktop.desktop.drawing.skyline.buildings import building_sprite
from blueprints_desktop.games.skyline.grid import CELLS, RING, SIDE, STRAIGHT, cells_in

_HIGH = 140
_PILE, _FLOORS = 14, 2
"""The pile of the picture: where it stands, and its floors with the new one."""
_SHOWN = 5
"""Of the six rows and columns those around the pile."""
translate = QCoreApplication.translate


class PileReach(OptionPicture):
    """A pile of two floors in the middle of a city, and the lots on which it may land."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._straight = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self._appearance.look.px
        return QSize(px(300), px(_HIGH))

    def show_value(self, value: bool) -> None:
        self._straight = value
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._words())
        self.update()

    @property
    def reach(self) -> tuple[int, ...]:
        """The lots on which it may land."""
        return cells_in((STRAIGHT if self._straight else RING)[_PILE][_FLOORS])

    def _title(self) -> str:
        return translate("SkylineOptions", "A pile of two floors")

    def _words(self) -> str:
        if self._straight:
            return translate("SkylineOptions", "moves two steps straight on.")
        return translate("SkylineOptions", "moves two steps, round a corner if it likes.")

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, ratio = self._appearance.look, self.devicePixelRatioF()
        palette, scale = look.palette, look.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(0.0, 2.0 * scale, 0.0, -12.0 * scale)
        paint_sheet(painter, look.pixmaps, sheet, ratio, palette, scale, shadow=False)
        left = QPointF(sheet.left() + 26.0 * scale, sheet.top() + 36.0 * scale)
        write(painter, self._title(), left, Role.SECTION, palette.ink, scale=scale)
        room = max(80.0 * scale, sheet.width() - 300.0 * scale)
        lines = QRectF(left.x(), left.y() + 16.0 * scale, room, 60.0 * scale)
        write_lines(painter, self._words(), lines, Role.SMALL_MEDIUM, palette.ink_2, scale=scale)
        w = (sheet.height() - 20.0 * scale) / (_SHOWN * 1.4142)
        view = View(
            w, QPointF(sheet.right() - (_SHOWN * w + 26.0 * scale), sheet.top() + 10 * scale)
        )
        painter.setClipRect(sheet)
        for cell in range(CELLS):
            row, column = divmod(cell, SIDE)
            if max(row, column) >= _SHOWN:
                continue
            lot = closed(view.rhombus(column, row, 0.0, 0.06))
            lit = cell in self.reach
            painter.fillPath(lot, alpha(palette.pencil, 0.5) if lit else palette.paper_edge)
            ink = palette.pencil if lit else alpha(palette.ink, 0.25)
            painter.strokePath(lot, QPen(ink, (1.6 if lit else 1.0) * scale))
        self._paint_way(painter, view)
        row, column = divmod(_PILE, SIDE)
        pile = building_sprite(look.pixmaps, 0, _FLOORS, w, ratio, palette)
        pile.paint(painter, view.point(column, row))

    def _paint_way(self, painter: QPainter, view: View) -> None:
        """One way it could go, along the streets."""
        row, column = divmod(_PILE, SIDE)
        last = (column + 2, row) if self._straight else (column + 1, row + 1)
        way = [(column, row), (column + 1, row), last]
        pen = QPen(self._appearance.look.palette.ink, max(1.4, 0.10 * view.w))
        pen.setStyle(Qt.PenStyle.DotLine)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([view.point(x + 0.5, y + 0.5) for x, y in way])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._appearance.look.palette.ink)
        painter.drawEllipse(view.point(last[0] + 0.5, last[1] + 0.5), 0.16 * view.w, 0.11 * view.w)
        painter.setBrush(Qt.BrushStyle.NoBrush)
