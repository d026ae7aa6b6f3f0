"""Panels of bars made of parts: what the points of every player came from."""

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QTransform

from blueprints_desktop.desktop.charts.hatching import fill
from blueprints_desktop.desktop.charts.pixels import PixelItem, Upright, write_player
from blueprints_desktop.desktop.charts.plot_panel import PlotPanel
from blueprints_desktop.desktop.charts.plots import GRID, FigureAxis, even_step, styled_plot
from blueprints_desktop.desktop.charts.specs import BETWEEN_GROUPS, Bars
from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    cap_height,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.theme import Look

THICKEST = 54.0
"""Of a bar, in pixels: two players need no beams."""
THICK = 0.68
"""Of a bar, as a share of the room it has."""
WIDEST_NAME, BESIDE_NAME = 150.0, 40.0
BEFORE_SUM = 10.0


class _BarsItem(PixelItem):
    """Bars that lie, from the top down; what is lost goes to the left of nought."""

    def __init__(self, panel: Bars, look: Look) -> None:
        super().__init__(look)
        self._panel = panel
        bars = range(len(panel.bars))
        self.low = min(0, *(sum(min(0, part.values[n]) for part in panel.parts) for n in bars))
        self.high = max(1, *(sum(max(0, part.values[n]) for part in panel.parts) for n in bars))

    def fit(self, view: pg.ViewBox) -> None:
        """Leave as much room at the right as the sums take, however wide the panel is."""
        scale, span = self.look.scale, self.high - self.low
        sums = [text_width(figure(each), Role.FIGURE, scale) for each in self._panel.sums]
        beside = max(sums) + 2 * BEFORE_SUM * scale
        share = min(0.5, beside / max(1.0, view.width() - beside))
        view.setXRange(self.low - 0.01 * span, self.high + share * span, padding=0)

    def paint_pixels(self, painter: QPainter, seen: QTransform) -> None:
        look, panel = self.look, self._panel
        for number, top in enumerate(panel.tops):
            left, right = 0, 0
            for part in panel.parts:
                value = part.values[number]
                start = left + value if value < 0 else right
                field = QRectF(start, top + (1 - THICK) / 2, abs(value), THICK)
                left, right = left + min(0, value), right + max(0, value)
                if value:
                    rect = _slim(seen.mapRect(field), look)
                    fill(painter, rect, part.tone, look.palette, look.scale)
                    self._write_value(painter, rect, value)
            end = seen.map(QPointF(right, top + 0.5)) + QPointF(BEFORE_SUM * look.scale, 0.0)
            total = figure(panel.sums[number])
            write(painter, total, end, Role.FIGURE, look.palette.text, scale=look.scale)

    def _write_value(self, painter: QPainter, rect: QRectF, value: int) -> None:
        """Into its field, on a calm spot, if there is room."""
        look, text = self.look, figure(value)
        wide = text_width(text, Role.SMALL_STRONG, look.scale) + 8.0 * look.scale
        high = cap_height(Role.SMALL_STRONG, look.scale) + 9.0 * look.scale
        if wide + 4.0 * look.scale > rect.width() or high > rect.height():
            return
        spot = QRectF(0.0, 0.0, wide, high)
        spot.moveCenter(rect.center())
        colours = look.palette
        painter.fillPath(rounded(spot, high / 2), mix(colours.panel, colours.panel_raised, 0.5))
        write(
            painter, text, rect.center(), Role.SMALL_STRONG, colours.text, Anchor.MIDDLE, look.scale
        )


def _slim(rect: QRectF, look: Look) -> QRectF:
    over = max(0.0, rect.height() - THICKEST * look.scale) / 2
    return rect.adjusted(0.0, over, 0.0, -over)


class _Names(pg.AxisItem):  # type: ignore[misc]
    """Players before their bars, and over each group what it is called."""

    def __init__(self, panel: Bars, look: Look) -> None:
        super().__init__("left")
        self._panel, self._look = panel, look
        widest = max(text_width(bar.name, Role.SMALL, look.scale) for bar in panel.bars)
        groups = [text_width(bar.group, Role.SMALL_STRONG, look.scale) for bar in panel.bars]
        names = min(widest, WIDEST_NAME * look.scale) + BESIDE_NAME * look.scale
        self.setWidth(round(max(names, *groups)))

    def paint(self, painter: QPainter, *_: object) -> None:
        look = self._look
        low, high = self.linkedView().viewRange()[1]
        unit = self.size().height() / (high - low)
        right = self.size().width() - 12.0 * look.scale
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        said = ""
        for bar, top in zip(self._panel.bars, self._panel.tops, strict=True):
            at = QPointF(right, (top + 0.5 - low) * unit)
            write_player(painter, bar.name, bar.colour, at, right, Role.SMALL, Anchor.RIGHT, look)
            if bar.group != said:
                said = bar.group
                at = QPointF(0.0, (top - BETWEEN_GROUPS / 2 - low) * unit + 2.0 * look.scale)
                ink = look.palette.text_2
                write(painter, said, at, Role.SMALL_STRONG, ink, scale=look.scale)


def bars_plot(panel: Bars, look: Look) -> PlotPanel:
    plot = PlotPanel(FigureAxis("bottom"), _Names(panel, look))
    styled_plot(plot, look, panel.across)
    item = _BarsItem(panel, look)
    view = plot.getViewBox()
    view.invertY(True)
    plot.add(item)
    view.sigResized.connect(item.fit)
    plot.set_range("left", 0.0, panel.units)
    plot.show_grid("bottom", GRID)
    plot.getAxis("bottom").setTickSpacing(levels=[(even_step(item.high - item.low), 0)])
    ink = look.palette.text_2
    zero = Upright(0.0, "", QPen(ink, max(1.0, look.scale)), ink, look)
    plot.add(zero, counts=False)
    return plot
