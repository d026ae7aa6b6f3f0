"""The panels of a chart, made of pyqtgraph's parts: lines, dots, bars and heat maps over axes."""

from collections.abc import Sequence
from html import escape
from math import ceil

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsGridLayout, QGraphicsItem, QSizePolicy

from blueprints_desktop.desktop.charts.items import (
    NAMES_TO,
    PixelItem,
    Polyline,
    Signs,
    Strip,
    Upright,
    fill,
    seat_pen,
    write_player,
)
from blueprints_desktop.desktop.charts.specs import (
    BETWEEN_GROUPS,
    Bars,
    Dots,
    Heat,
    Lines,
    Point,
    Rule,
    Series,
)
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    cap_height,
    font,
    line_height,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.stylesheet import css
from blueprints_desktop.desktop.theme.theme import Look

# --- axes -------------------------------------------------------------------------


_FULL = 255
"""The strongest grid, as axes count it."""


class PlotPanel(pg.GraphicsWidget):  # type: ignore[misc]
    """A view of coordinates with an axis below it and one at its left.

    ``pyqtgraph.PlotItem`` builds a context menu and a form of options for every plot, even with
    ``enableMenu=False``: fifty widgets without a parent that outlive the chart. This panel has none.
    """

    def __init__(self, bottom: pg.AxisItem, left: pg.AxisItem) -> None:
        super().__init__()
        expanding = QSizePolicy.Policy.Expanding
        self.setSizePolicy(expanding, expanding)
        self._view = pg.ViewBox(parent=self, enableMouse=False, enableMenu=False)
        self._axes = {"bottom": bottom, "left": left}
        # The layout must not hide QGraphicsWidget.layout, so it is kept under another name.
        self._grid = QGraphicsGridLayout()
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setSpacing(0)
        self._grid.addItem(self._view, 0, 1)
        self._grid.addItem(left, 0, 0)
        self._grid.addItem(bottom, 1, 1)
        self._grid.setRowStretchFactor(0, 100)
        self._grid.setColumnStretchFactor(1, 100)
        self.setLayout(self._grid)
        for axis in self._axes.values():
            axis.linkToView(self._view)
            axis.setFlag(QGraphicsItem.GraphicsItemFlag.ItemNegativeZStacksBehindParent)

    def getViewBox(self) -> pg.ViewBox:  # noqa: N802
        """The view of the coordinates, named as pyqtgraph's items ask for it."""
        return self._view

    def getAxis(self, side: str) -> pg.AxisItem:  # noqa: N802
        return self._axes[side]

    def add(self, item: pg.GraphicsObject, *, counts: bool = True) -> None:
        """Show an item; ``counts``: as far as it reaches, the view shows at least."""
        self._view.addItem(item, ignoreBounds=not counts)

    def show_grid(self, side: str, strength: float) -> None:
        """Continue the ticks of an axis across the view; a strength of 1 is opaque."""
        self._axes[side].setGrid(int(strength * _FULL))

    def set_range(self, side: str, low: float, high: float) -> None:
        """What an axis shows, with no room beyond it."""
        if side == "bottom":
            self._view.setXRange(low, high, padding=0)
        else:
            self._view.setYRange(low, high, padding=0)


# --- lines and dots ---------------------------------------------------------------


MARKS = 7
"""So many signs of its player stand along a line."""
SIGN, DOT = 10.0, 15.0
AFTER_FIGURES, BESIDE_LABEL = 6.0, 4.0
"""Between the figures of an axis and its line, and between them and its name."""
MOST_TICKS = 8
GRID = 0.16
"""How strong the lines across a panel are."""


class FigureAxis(pg.AxisItem):  # type: ignore[misc]
    """Whole numbers with a true minus sign."""

    def tickStrings(  # noqa: N802
        self, values: Sequence[float], _scale: float, _spacing: float
    ) -> list[str]:
        return [figure(round(value)) for value in values]


def styled_plot(plot: PlotPanel, look: Look, across: str = "", up: str = "") -> PlotPanel:
    """A panel in the program's look."""
    colours = look.palette
    plot.getViewBox().setDefaultPadding(0.0)
    for side, words in (("bottom", across), ("left", up)):
        axis = plot.getAxis(side)
        axis.setPen(QPen(colours.line, max(1.0, look.scale)))
        axis.setTextPen(QPen(colours.text_2))
        axis.enableAutoSIPrefix(False)
        axis.setZValue(-1)  # the grid lies under what it measures
        axis.setStyle(
            tickFont=font(Role.SMALL, look.scale),
            tickLength=-look.px(5),
            tickTextOffset=look.px(AFTER_FIGURES),
            autoExpandTextSpace=True,
            hideOverlappingLabels=look.px(12),  # or nought at the corner would go unwritten
        )
        if words:
            axis.setLabel(escape(words), color=css(colours.text_2))
            axis.label.setFont(font(Role.SMALL, look.scale))
        if side == "bottom":
            axis.setHeight(look.px(50 if words else 28))
    return plot


def even_step(span: float, most: int = MOST_TICKS) -> int:
    """The distance of ticks on an axis of whole numbers: so many of them at most, and round.

    >>> even_step(5), even_step(38), even_step(1200), even_step(38, most=3)
    (1, 5, 200, 20)
    """
    tens = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)
    steps = (base * ten for ten in tens for base in (1, 2, 5))
    return next(step for step in steps if span <= most * step)


def steps_of(points: Sequence[Point], until: float) -> list[Point]:
    """A number stays as it is until it changes: the corners of its line.

    >>> steps_of([(0, 1), (3, 5)], 4)
    [(0, 1), (3, 1), (3, 5), (4, 5)]
    """
    corners = [points[0]]
    for x, y in points[1:]:
        corners += [(x, corners[-1][1]), (x, y)]
    return [*corners, (until, corners[-1][1])]


class _LinesPlot(PlotPanel):
    """Lines between a lowest and a highest value; ``names`` are written above them."""

    def __init__(self, low: float, high: float, look: Look, *, names: bool) -> None:
        super().__init__(FigureAxis("bottom"), FigureAxis("left"))
        self._low, self._high, self._look, self._names = low, high, look, names
        self.getViewBox().sigResized.connect(self.fit_heights)

    def fit_heights(self) -> None:
        """However low a panel is, its figures stand apart, and no line runs through the names."""
        low, high, look = self._low, self._high, self._look
        room, signs = max(1.0, self.getViewBox().height()), SIGN * look.scale / 2 + 2.0
        above = (NAMES_TO * look.scale if self._names else 0.0) + signs
        below = signs if low < 0 else 0.0
        lines = max(0.3 * room, room - above - below)
        unit = (high - low) / lines
        self.set_range("left", low - below * unit, high + above * unit)
        most = int(lines / (1.15 * line_height(Role.SMALL, look.scale)))
        step = even_step(high - low, max(1, min(MOST_TICKS, most)))
        self.getAxis("left").setTickSpacing(levels=[(step, 0)])


def lines_plot(panel: Lines, look: Look) -> PlotPanel:
    until = max(series.points[-1][0] for series in panel.series)
    heights = [y for series in panel.series for _, y in series.points]
    low, high = min(0.0, *heights), max(1.0, *heights)
    plot = _LinesPlot(low, high, look, names=bool(panel.rules))
    styled_plot(plot, look, panel.across, panel.up)
    plot.show_grid("left", GRID)
    plot.getAxis("left").setWidth(_figures_width(low, high, look))
    plot.getAxis("bottom").setTickSpacing(levels=[(even_step(until), 0)])
    plot.set_range("bottom", 0.0, max(1.0, until) * 1.015)
    _rule(plot, panel.rules, look)
    for place, series in enumerate(panel.series):
        corners = steps_of(series.points, until)
        plot.add(Polyline(corners, seat_pen(look, series.colour), look))
        plot.add(_marks(series, until, place, len(panel.series), look))
    return plot


def _figures_width(low: float, high: float, look: Look) -> float:
    """Of the axis at the left: its name, which stands upright, and its widest figure."""
    step = even_step(high - low)
    ticks = range(ceil(low / step) * step, round(high) + 1, step)
    widest = max(text_width(figure(tick), Role.SMALL, look.scale) for tick in ticks)
    name = line_height(Role.SMALL, look.scale)
    return ceil(name + widest + (BESIDE_LABEL + AFTER_FIGURES) * look.scale)


def line_up(plots: Sequence[PlotPanel]) -> None:
    """Panels one below the other measure the same steps, so they begin at the same place."""
    axes = [plot.getAxis("left") for plot in plots]
    widest = max((axis.minimumWidth() for axis in axes), default=0.0)
    for axis in axes:
        axis.setWidth(widest)


def _marks(series: Series, until: float, place: int, of: int, look: Look) -> Signs:
    """Signs along a line; those of different lines at different places, where they would cover."""
    gap = until / MARKS
    spots = [gap * (number + (place + 1) / (of + 1)) for number in range(MARKS)]
    xs = [*(x for x in spots if x < until), until]
    ys = [next(y for at, y in reversed(series.points) if at <= x) for x in xs]
    return Signs(list(zip(xs, ys, strict=True)), series.colour, SIGN, look)


def _rule(plot: PlotPanel, rules: Sequence[Rule], look: Look) -> None:
    """Thin uprights with their names."""
    ink = look.palette.text_2
    pen = QPen(alpha(ink, 0.55), max(1.0, look.scale))
    pen.setStyle(Qt.PenStyle.DashLine)
    for rule in rules:
        plot.add(Upright(rule.at, rule.name, pen, ink, look), counts=False)


def dots_plot(panel: Dots, look: Look) -> PlotPanel:
    plot = PlotPanel(FigureAxis("bottom"), FigureAxis("left"))
    styled_plot(plot, look, panel.across, panel.up)
    plot.show_grid("left", GRID)
    until = max((dot.at for dot in panel.dots), default=1.0)
    plot.set_range("bottom", 0.0, until + 1.0)
    plot.set_range("left", -0.6, len(panel.rows) - 0.35)
    plot.getAxis("left").setTicks([list(enumerate(panel.rows)), []])
    plot.getAxis("bottom").setTickSpacing(levels=[(even_step(until), 0)])
    _rule(plot, panel.rules, look)
    for colour in sorted({dot.colour for dot in panel.dots}):
        own = [dot for dot in panel.dots if dot.colour == colour]
        points = [(dot.at, float(dot.row)) for dot in own]
        plot.add(Signs(points, colour, dot_side(until), look))
    return plot


def dot_side(until: float) -> float:
    """Smaller where there are many, never too small to tell the shapes apart."""
    return max(9.0, min(DOT, 900.0 / ceil(max(1.0, until))))


# --- bars -------------------------------------------------------------------------


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


# --- heat maps --------------------------------------------------------------------


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
