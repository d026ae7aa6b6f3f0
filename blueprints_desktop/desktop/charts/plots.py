"""Panels with axes: lines of numbers over the steps of a match, and dots in rows."""

from collections.abc import Sequence
from html import escape
from math import ceil

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.charts.heading import seat_pen
from blueprints_desktop.desktop.charts.pixels import NAMES_TO, Polyline, Signs, Upright
from blueprints_desktop.desktop.charts.plot_panel import PlotPanel
from blueprints_desktop.desktop.charts.specs import Dots, Lines, Point, Rule, Series
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Role, font, line_height, text_width
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.stylesheet import css
from blueprints_desktop.desktop.theme.theme import Look

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
