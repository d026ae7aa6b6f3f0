"""Panels of fields: bars made of parts, and cells shaded by how often something happened."""

from itertools import groupby

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.charts.hatching import fill
from blueprints_desktop.desktop.charts.pixels import Upright, in_pixels
from blueprints_desktop.desktop.charts.plots import bare_plot, even_step
from blueprints_desktop.desktop.charts.specs import Bars, Heat
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    cap_height,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import mix
from blueprints_desktop.desktop.drawing.surfaces import rounded

THICKEST = 54.0
"""Of a bar, in pixels: two players need no beams."""
THICK = 0.68
"""Of a bar, as a share of the room it has."""
BETWEEN_GROUPS = 0.7


# --- bars -------------------------------------------------------------------------------


class _BarsItem(pg.GraphicsObject):  # type: ignore[misc]
    """Bars that lie, from the top down; what is lost goes to the left of nought."""

    def __init__(self, panel: Bars, look: Look) -> None:
        super().__init__()
        self._panel, self._look = panel, look
        self.tops = tops_of(panel)
        lows = [sum(min(0, p.values[n]) for p in panel.parts) for n in range(len(panel.bars))]
        highs = [sum(max(0, p.values[n]) for p in panel.parts) for n in range(len(panel.bars))]
        self.low, self.high = min(0, *lows), max(1, *highs)

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(self.low, 0.0, self.high - self.low, self.tops[-1] + 1.0)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        look, panel = self._look, self._panel
        with in_pixels(painter) as seen:
            for number, top in enumerate(self.tops):
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
                end = seen.map(QPointF(right, top + 0.5)) + QPointF(10.0 * look.scale, 0.0)
                total = _signed(panel.sums[number])
                write(painter, total, end, Role.FIGURE, look.palette.text, scale=look.scale)

    def _write_value(self, painter: QPainter, rect: QRectF, value: int) -> None:
        """Into its field, on a calm spot, if there is room."""
        look, text = self._look, _signed(value)
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


def tops_of(panel: Bars) -> list[float]:
    """Where every bar begins, from the top: a gap and a heading part the groups."""
    tops, at = [], 0.0
    for group, bars in groupby(panel.bars, lambda bar: bar.group):
        at += BETWEEN_GROUPS if group else 0.0
        for _ in bars:
            tops.append(at)
            at += 1.0
    return tops


class _Names(pg.AxisItem):  # type: ignore[misc]
    """Players before their bars, each with the sign that goes with the colour."""

    def __init__(self, panel: Bars, look: Look) -> None:
        super().__init__("left")
        self._panel, self._look = panel, look
        self._tops = tops_of(panel)
        widest = max(text_width(bar.name, Role.SMALL_STRONG, look.scale) for bar in panel.bars)
        groups = [text_width(bar.group, Role.SMALL_STRONG, look.scale) for bar in panel.bars]
        wide = max(min(widest, 150.0 * look.scale) + 40.0 * look.scale, *groups)
        self.setWidth(round(wide))

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        look, view = self._look, self.linkedView()
        colours, scale = look.palette, look.scale
        high, right = self.size().height(), self.size().width() - 12.0 * scale
        low, top = view.viewRange()[1]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        said = ""
        for bar, start in zip(self._panel.bars, self._tops, strict=True):
            y = (start + 0.5 - low) / (top - low) * high
            unit = high / (top - low)
            name = elided(bar.name, Role.SMALL, right - 22.0 * scale, scale)
            at = QPointF(right, y)
            wide = write(painter, name, at, Role.SMALL, colours.text, Anchor.RIGHT, scale)
            side = 12.0 * scale
            box = QRectF(right - wide - side - 8.0 * scale, y - side / 2, side, side)
            paint_seat_sign(painter, box, colours.seats[bar.colour])
            if bar.group and bar.group != said:
                said = bar.group
                at = QPointF(0.0, y - unit * (0.5 + BETWEEN_GROUPS / 2) + 2.0 * scale)
                write(painter, said, at, Role.SMALL_STRONG, colours.text_2, scale=scale)


def bars_plot(panel: Bars, look: Look) -> pg.PlotItem:
    plot = bare_plot(look, panel.across)
    item = _BarsItem(panel, look)
    names = _Names(panel, look)
    plot.setAxisItems({"left": names})
    plot.invertY(True)
    plot.addItem(item)
    span = item.high - item.low
    plot.setXRange(item.low - 0.01 * span, item.high + 0.09 * span, padding=0)
    plot.setYRange(0.0, item.tops[-1] + 1.0, padding=0)
    plot.showGrid(x=True, alpha=0.16)
    plot.getAxis("bottom").setTickSpacing(levels=[(even_step(span), 0)])
    ink = look.palette.text_2
    zero = Upright(0.0, "", QPen(ink, max(1.0, look.scale)), ink, look)
    plot.addItem(zero, ignoreBounds=True)
    return plot


def _signed(value: int) -> str:
    """With a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


# --- heat -------------------------------------------------------------------------------


class _HeatItem(pg.GraphicsObject):  # type: ignore[misc]
    """Cells from paper to warn, the count in each."""

    def __init__(self, panel: Heat, look: Look) -> None:
        super().__init__()
        self._panel, self._look = panel, look

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(0.0, 0.0, len(self._panel.counts[0]), len(self._panel.counts))

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        look, panel = self._look, self._panel
        colours = look.palette
        with in_pixels(painter) as seen:
            for row, counts in enumerate(panel.counts):
                for column, count in enumerate(counts):
                    rect = seen.mapRect(QRectF(column, row, 1.0, 1.0)).adjusted(1, 1, -1, -1)
                    share = count / max(1, panel.most)
                    ground = mix(colours.panel_sunk, colours.warn, 0.12 + 0.88 * share)
                    painter.fillRect(rect, ground if count else colours.panel_sunk)
                    if count:
                        ink = colours.panel if share > 0.45 else colours.text
                        role = Type(min(13.0, 0.56 * rect.height() / look.scale), 600)
                        middle = rect.center()
                        write(painter, str(count), middle, role, ink, Anchor.MIDDLE, look.scale)
            painter.setPen(QPen(colours.line, 1.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(seen.mapRect(self.boundingRect()))


class _HeatName(pg.GraphicsWidget):  # type: ignore[misc]
    """Whose cells these are."""

    def __init__(self, panel: Heat, look: Look) -> None:
        super().__init__()
        self._panel, self._look = panel, look
        self.setFixedHeight(28.0 * look.scale)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        look, panel = self._look, self._panel
        scale, wide = look.scale, self.size().width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = 12.0 * scale if panel.colour is not None else 0.0
        gap = 7.0 * scale if side else 0.0
        name = elided(panel.name, Role.SMALL_STRONG, wide - side - gap, scale)
        words = text_width(name, Role.SMALL_STRONG, scale)
        x, y = (wide - words - side - gap) / 2, 14.0 * scale
        if panel.colour is not None:
            box = QRectF(x, y - side / 2, side, side)
            paint_seat_sign(painter, box, look.palette.seats[panel.colour])
        at = QPointF(x + side + gap, y)
        write(painter, name, at, Role.SMALL_STRONG, look.palette.text, scale=scale)


def heat_layout(panel: Heat, look: Look) -> pg.GraphicsLayout:
    """A name, and the cells as squares below it."""
    layout = pg.GraphicsLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addItem(_HeatName(panel, look), 0, 0)
    view = pg.ViewBox(lockAspect=1.0, enableMouse=False, enableMenu=False, invertY=True)
    view.setDefaultPadding(0.01)
    view.addItem(_HeatItem(panel, look))
    layout.addItem(view, 1, 0)
    return layout
