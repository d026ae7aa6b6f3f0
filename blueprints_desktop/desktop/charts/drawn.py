"""A chart drawn by pyqtgraph, in a view that also writes it to files."""

from collections.abc import Sequence

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QWidget

from blueprints_desktop.desktop.charts.bars import bars_plot
from blueprints_desktop.desktop.charts.heading import (
    ChartHeading,
    LegendEntry,
    line_entry,
    seat_entry,
    tone_entry,
)
from blueprints_desktop.desktop.charts.heat import heat_layout
from blueprints_desktop.desktop.charts.plot_panel import PlotPanel
from blueprints_desktop.desktop.charts.plots import dots_plot, line_up, lines_plot
from blueprints_desktop.desktop.charts.specs import Bars, Chart, Dots, Heat, Lines, Panel
from blueprints_desktop.desktop.theme.theme import Look


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
