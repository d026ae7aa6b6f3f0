"""Draws a chart: its heading with the legend, and its panels."""

from collections.abc import Callable, Sequence
from math import inf

import pyqtgraph as pg
from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsSceneResizeEvent,
    QGraphicsView,
    QWidget,
)

from blueprints_desktop.desktop.charts.items import SIDE, Strip, fill, seat_pen
from blueprints_desktop.desktop.charts.panels import (
    PlotPanel,
    bars_plot,
    dots_plot,
    heat_layout,
    line_up,
    lines_plot,
)
from blueprints_desktop.desktop.charts.specs import Bars, Chart, ChartTone, Dots, Heat, Lines, Panel
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.typography import Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Look

TITLE, ROW, SAMPLE = 34.0, 26.0, 30.0
GAP, AFTER_SAMPLE = 22.0, 8.0


@frozen
class LegendEntry:
    """A sign and its meaning."""

    text: str
    paint: Callable[[QPainter, QRectF, Look], None]


def line_entry(name: str, colour: int) -> LegendEntry:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        painter.setPen(seat_pen(look, colour))
        y = rect.center().y()
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        painter.setPen(Qt.PenStyle.NoPen)
        _paint_seat(painter, rect, look, colour)

    return LegendEntry(name, paint)


def seat_entry(name: str, colour: int) -> LegendEntry:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        _paint_seat(painter, rect, look, colour)

    return LegendEntry(name, paint)


def tone_entry(name: str, tone: ChartTone) -> LegendEntry:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        fill(painter, rect.adjusted(2, 1, -2, -1), tone, look.palette, look.scale)

    return LegendEntry(name, paint)


def _paint_seat(painter: QPainter, rect: QRectF, look: Look, colour: int) -> None:
    side = SIDE * look.scale
    box = QRectF(0.0, 0.0, side, side)
    box.moveCenter(rect.center())
    paint_seat_sign(painter, box, look.palette.seats[colour])


class ChartHeading(Strip):
    """The title, and the entries in as many rows as they take."""

    def __init__(self, title: str, entries: Sequence[LegendEntry], look: Look) -> None:
        super().__init__(look)
        self._title = title
        self._entries = tuple(entries)
        self._fit()

    def rows(self) -> list[list[LegendEntry]]:
        """Entries side by side as far as there is room."""
        rows: list[list[LegendEntry]] = []
        taken = 0.0
        for entry in self._entries:
            wide = self.width_of(entry) + GAP * self.look.scale
            if not rows or taken + wide > self.size().width() > 0:
                rows.append([])
                taken = 0.0
            rows[-1].append(entry)
            taken += wide
        return rows

    def width_of(self, entry: LegendEntry) -> float:
        look = self.look
        words = text_width(entry.text, Role.SMALL, look.scale)
        return min((SAMPLE + AFTER_SAMPLE) * look.scale + words, self._widest())

    def _widest(self) -> float:
        """An entry has a whole row at most."""
        wide = self.size().width()
        return wide - 8.0 * self.look.scale if wide > 0 else inf

    def _fit(self) -> None:
        high = (TITLE + ROW * len(self.rows())) * self.look.scale
        self.setFixedHeight(high)

    def resizeEvent(self, event: QGraphicsSceneResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paint_strip(self, painter: QPainter) -> None:
        look = self.look
        colours, scale = look.palette, look.scale
        at = QPointF(4.0 * scale, TITLE * scale / 2)
        title = elided(self._title, Role.SECTION, self.size().width() - 8.0 * scale, scale)
        write(painter, title, at, Role.SECTION, colours.text, scale=scale)
        y = (TITLE + ROW / 2) * scale
        for row in self.rows():
            x = 4.0 * scale
            for entry in row:
                box = QRectF(x, y - 8.0 * scale, SAMPLE * scale, 16.0 * scale)
                painter.setPen(Qt.PenStyle.NoPen)
                entry.paint(painter, box, look)
                at = QPointF(box.right() + AFTER_SAMPLE * scale, y)
                room = self._widest() - (SAMPLE + AFTER_SAMPLE) * scale
                text = elided(entry.text, Role.SMALL, room, scale)
                write(painter, text, at, Role.SMALL, colours.text, scale=scale)
                x += self.width_of(entry) + GAP * scale
            y += ROW * scale


def item_of(panel: Panel, look: Look) -> QGraphicsItem:
    """A panel as something to lay out."""
    if isinstance(panel, Lines):
        item: QGraphicsItem = lines_plot(panel, look)
    elif isinstance(panel, Bars):
        item = bars_plot(panel, look)
    elif isinstance(panel, Dots):
        item = dots_plot(panel, look)
    else:
        item = heat_layout(panel, look)
    return item


def entries_of(panels: Sequence[Panel]) -> list[LegendEntry]:
    """What the signs of a chart mean; panels of one chart mean the same by them."""
    first = panels[0]
    if isinstance(first, Lines):
        return [line_entry(series.name, series.colour) for series in first.series]
    if isinstance(first, Bars):
        return [tone_entry(part.name, part.tone) for part in first.parts if any(part.values)]
    if isinstance(first, Dots):
        return [seat_entry(name, colour) for name, colour in first.players]
    assert isinstance(first, Heat)
    return []


class ChartScene(pg.GraphicsLayoutWidget):  # type: ignore[misc]
    """The chart as it lies on its panel; it only shows, and takes neither keys nor pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.viewport().setAutoFillBackground(False)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, chart: Chart, look: Look) -> None:
        """Draw a chart in place of the one before."""
        self.clear()
        gap, edge = look.px(14), look.px(10)
        layout = self.ci
        layout.layout.setContentsMargins(edge, edge, edge, edge)
        layout.layout.setSpacing(gap)
        across = len(chart.panels) if chart.beside else 1
        heading = ChartHeading(chart.title, entries_of(chart.panels), look)
        layout.addItem(heading, 0, 0, 1, across)
        items = [item_of(panel, look) for panel in chart.panels]
        if isinstance(chart.panels[0], Lines):
            line_up([item for item in items if isinstance(item, PlotPanel)])
        for number, item in enumerate(items):
            row, column = (1, number) if chart.beside else (1 + number, 0)
            layout.addItem(item, row, column)
        layout.setGeometry(QRectF(self.rect()))  # with its old items gone, it had shrunk

    def paint_onto(self, painter: QPainter, target: QRectF, look: Look) -> None:
        """The whole picture, with its ground, for a file."""
        painter.fillRect(target, look.palette.panel)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.scene().prepareForPaint()
        self.scene().render(painter, target, QRectF(self.viewRect()))
