"""Panels of cells shaded by how often something happened in them."""

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform

from blueprints_desktop.desktop.charts.pixels import PixelItem, Strip, write_player
from blueprints_desktop.desktop.charts.specs import Heat
from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, write
from blueprints_desktop.desktop.theme.theme import Look

NAME = 28.0
BEFORE, BELOW = 0.9, 0.8
"""The room for the numbers of rows and columns, in cells."""


class _HeatItem(PixelItem):
    """Cells from paper to warn, the count in each; rows and columns are numbered as in words."""

    def __init__(self, panel: Heat, look: Look) -> None:
        super().__init__(look)
        self._panel = panel
        self.field = QRectF(0.0, 0.0, len(panel.counts[0]), len(panel.counts))

    def fit(self, view: pg.ViewBox) -> None:
        """Squares as large as they may be, in the middle, right below the name."""
        across, down = self.field.width() + BEFORE, self.field.height() + BELOW
        side = max(1.0, min((view.width() - 2.0) / across, (view.height() - 2.0) / down))
        wide, high = view.width() / side, view.height() / side
        left = -BEFORE - (wide - across) / 2
        view.setRange(QRectF(left, -1.0 / side, wide, high), padding=0)

    def paint_pixels(self, painter: QPainter, seen: QTransform) -> None:
        colours, scale = self.look.palette, self.look.scale
        for row, counts in enumerate(self._panel.counts):
            for column, count in enumerate(counts):
                rect = seen.mapRect(QRectF(column, row, 1.0, 1.0)).adjusted(1, 1, -1, -1)
                share = count / max(1, self._panel.most)
                ground = mix(colours.panel_sunk, colours.warn, 0.12 + 0.88 * share)
                painter.fillRect(rect, ground if count else colours.panel_sunk)
                if count:
                    ink = colours.panel if share > 0.45 else colours.text
                    role = Type(min(13.0, 0.56 * rect.height() / scale), 600)
                    write(painter, str(count), rect.center(), role, ink, Anchor.MIDDLE, scale)
        painter.setPen(QPen(colours.line, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(seen.mapRect(self.field))
        self._write_numbers(painter, seen)

    def _write_numbers(self, painter: QPainter, seen: QTransform) -> None:
        side, scale = seen.mapRect(QRectF(0.0, 0.0, 1.0, 1.0)).height(), self.look.scale
        role = Type(min(12.0, 0.56 * side / scale), 400, tabular=True)
        ink = self.look.palette.text_2
        for row in range(len(self._panel.counts)):
            at = seen.map(QPointF(0.0, row + 0.5)) - QPointF(5.0 * scale, 0.0)
            write(painter, str(row + 1), at, role, ink, Anchor.RIGHT, scale)
        for column in range(len(self._panel.counts[0])):
            at = seen.map(QPointF(column + 0.5, self.field.bottom() + BELOW / 2))
            write(painter, str(column + 1), at, role, ink, Anchor.MIDDLE, scale)


class _HeatName(Strip):
    """Whose cells these are."""

    def __init__(self, panel: Heat, look: Look) -> None:
        super().__init__(look)
        self._panel = panel
        self.setFixedHeight(NAME * look.scale)

    def paint_strip(self, painter: QPainter) -> None:
        wide, panel = self.size().width(), self._panel
        at = QPointF(wide / 2, NAME * self.look.scale / 2)
        write_player(
            painter, panel.name, panel.colour, at, wide, Role.SMALL_STRONG, Anchor.MIDDLE, self.look
        )


def heat_layout(panel: Heat, look: Look) -> pg.GraphicsLayout:
    """A name, and the cells as squares below it."""
    layout = pg.GraphicsLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addItem(_HeatName(panel, look), 0, 0)
    view = pg.ViewBox(enableMouse=False, enableMenu=False, invertY=True)
    item = _HeatItem(panel, look)
    view.addItem(item)
    view.sigResized.connect(item.fit)
    layout.addItem(view, 1, 0)
    return layout
