"""Draws a chart with pyqtgraph: its heading with the legend, and its panels over their axes.

Lines, signs and fields are painted in the picture's pixels, whatever the axes measure.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil
from typing import NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsGridLayout,
    QGraphicsItem,
    QGraphicsSceneResizeEvent,
    QGraphicsView,
    QSizePolicy,
    QWidget,
)

from blueprints_desktop.desktop.charts.hatching import fill
from blueprints_desktop.desktop.charts.specs import (
    BETWEEN_GROUPS,
    Bars,
    Chart,
    Dots,
    Heat,
    LegendEntry,
    Lines,
    Panel,
    Point,
    Rule,
    even_step,
)
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    cap_height,
    elided,
    font,
    line_height,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.stylesheet import css
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.layout import lay_out, natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    Choice,
    Grid,
    GridRow,
    Item,
    Line,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Text,
    fixed,
)

SIDE, AFTER_SIGN = 12.0, 8.0
"""Of the sign before a player's name."""
RIM = 2.6
"""The ground shows around a sign, so that it stands out from its line."""
DASHES: tuple[tuple[float, ...], ...] = ((), (6.0, 3.0), (1.5, 2.5), (8.0, 2.5, 1.5, 2.5))
"""By seat: whole, dashed, dotted, both."""


def seat_pen(look: Look, colour: int) -> QPen:
    """The line of a player."""
    pen = QPen(look.palette.seats[colour].tint, 2.6 * look.scale)
    dashes = DASHES[look.palette.seats[colour].shape]
    if dashes:
        pen.setDashPattern(list(dashes))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def write_player(
    painter: QPainter,
    name: str,
    colour: int | None,
    at: QPointF,
    room: float,
    role: Role,
    anchor: Anchor,
    look: Look,
) -> None:
    """A name and before it the sign that goes with the colour; without a colour the name alone."""
    scale = look.scale
    side = SIDE * scale if colour is not None else 0.0
    before = side + AFTER_SIGN * scale if side else 0.0
    shown = elided(name, role, room - before, scale)
    x = at.x() - anchor.value * (before + text_width(shown, role, scale))
    if colour is not None:
        box = QRectF(x, at.y() - side / 2, side, side)
        paint_seat_sign(painter, box, look.palette.seats[colour])
    write(painter, shown, QPointF(x + before, at.y()), role, look.palette.text, scale=scale)


# --- the heading ------------------------------------------------------------------


SAMPLE = 30.0
UNKNOWN_WIDTH = 4000.0
"""Before it is laid out, a heading has its entries in one row."""


def heading_card(chart: Chart) -> Card:
    """The title, and what the signs mean; all panels of a chart mean the same by them."""
    title = Line((Text(chart.title, Role.SECTION),), height=fixed(34.0))
    entries = [
        Part(PartInfo(f"legend.{place}"), Line((_sample(entry), Text(entry.name, Role.SMALL))))
        for place, entry in enumerate(chart.panels[0].legend)
    ]
    ways = []
    for columns in range(len(entries), 0, -1):
        starts = range(0, len(entries), columns)
        rows = tuple(GridRow(tuple(entries[start : start + columns])) for start in starts)
        ways.append(Grid(rows, columns - 1, gap=22.0, pitch=fixed(26.0)))
    legend: tuple[Item, ...] = (Choice(tuple(ways)),) if ways else ()
    return Card(items=(title, *legend), pad=4.0, top=NO_SPACE, foot=NO_SPACE)


def _sample(entry: LegendEntry) -> Picture:
    def paint(canvas: PaintContext, rect: QRectF) -> None:
        painter, look, middle = canvas.painter, canvas.look, rect.center()
        if entry.tone is not None:
            fill(painter, rect.adjusted(2, 1, -2, -1), entry.tone, look.palette, look.scale)
            return
        if entry.lined:
            painter.setPen(seat_pen(look, entry.colour))
            painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y()))
            painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(0.0, 0.0, SIDE * look.scale, SIDE * look.scale)
        box.moveCenter(middle)
        paint_seat_sign(painter, box, look.palette.seats[entry.colour])

    return Picture(entry, SAMPLE, 16.0, paint)


class ChartHeading(pg.GraphicsWidget):  # type: ignore[misc]
    """A card over the panels, as high as it has to be."""

    def __init__(self, card: Card, look: Look) -> None:
        super().__init__()
        self._card, self._look = card, look
        self._fit(UNKNOWN_WIDTH)

    def _fit(self, width: float) -> None:
        high = natural_height(self._card, width, self._look.scale)
        self.card_layout = lay_out(self._card, QRectF(0.0, 0.0, width, high), self._look.scale)
        self.setFixedHeight(high)

    def resizeEvent(self, event: QGraphicsSceneResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit(self.size().width())

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ratio = painter.device().devicePixelRatioF()
        paint_layout(painter, self.card_layout, self._look, ratio)


# --- what is painted on a panel ---------------------------------------------------


NAMES_AT, NAMES_TO = 12.0, 21.0
"""From the head of a panel to the middle and to the foot of the names that stand there."""


class PlotContext(NamedTuple):
    """What a panel is painted with, in pixels."""

    painter: QPainter
    seen: QTransform
    """Maps the panel's numbers to pixels."""
    panel: QRectF
    look: Look

    def paint_signs(self, points: Sequence[Point], colour: int, side: float) -> None:
        """A player's sign at every point."""
        look, seat = self.look, self.look.palette.seats[colour]
        rim = RIM * look.scale / 2
        for x, y in points:
            box = QRectF(0.0, 0.0, side * look.scale, side * look.scale)
            box.moveCenter(self.seen.map(QPointF(x, y)))
            around = box.adjusted(-rim, -rim, rim, rim)
            paint_sign(self.painter, seat_shape(seat.shape), around, look.palette.panel)
            paint_seat_sign(self.painter, box, seat)

    def paint_upright(self, value: float, pen: QPen) -> float:
        """A line from the foot of the panel to its head; gives back where it is."""
        x = self.seen.map(QPointF(value, 0.0)).x()
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x, self.panel.top()), QPointF(x, self.panel.bottom()))
        return x

    def paint_rules(self, rules: Sequence[Rule]) -> None:
        """Thin uprights with their names."""
        ink, scale = self.look.palette.text_2, self.look.scale
        pen = QPen(alpha(ink, 0.55), max(1.0, scale), Qt.PenStyle.DashLine)
        for rule in rules:
            x = self.paint_upright(rule.at, pen)
            at = QPointF(x - 7.0 * scale, self.panel.top() + NAMES_AT * scale)
            write(self.painter, rule.name, at, Role.SMALL, ink, Anchor.RIGHT, scale)


class PixelItem(pg.GraphicsObject):  # type: ignore[misc]
    """Fills a panel; ``paint_plot`` paints it."""

    def __init__(self, paint_plot: Callable[[PlotContext], None], look: Look) -> None:
        super().__init__()
        self._paint_plot, self._look = paint_plot, look

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(self.viewRect() or QRectF(0.0, 0.0, 1.0, 1.0))

    def paint(self, painter: QPainter, *_: object) -> None:
        seen = painter.worldTransform()
        with saved(painter):
            painter.setWorldTransform(QTransform())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            panel = seen.mapRect(self.boundingRect())
            self._paint_plot(PlotContext(painter, seen, panel, self._look))


# --- panels with axes -------------------------------------------------------------


GRID = 40
"""How strong the lines across a panel are, of 255."""
AFTER_FIGURES, BESIDE_LABEL = 6.0, 4.0
"""Between the figures of an axis and its line, and between them and its name."""


class FigureAxis(pg.AxisItem):  # type: ignore[misc]
    """Whole numbers with a true minus sign."""

    def tickStrings(  # noqa: N802
        self, values: Sequence[float], _scale: float, _spacing: float
    ) -> list[str]:
        return [figure(round(value)) for value in values]


class PlotPanel(pg.GraphicsWidget):  # type: ignore[misc]
    """A view of coordinates with an axis below it and one at its left.

    ``pyqtgraph.PlotItem`` builds a context menu and a form of options for every plot, even with
    ``enableMenu=False``: fifty widgets without a parent that outlive the chart. This panel has none.
    """

    def __init__(
        self, look: Look, across: str, up: str = "", left: pg.AxisItem | None = None
    ) -> None:
        super().__init__()
        self.look = look
        expanding = QSizePolicy.Policy.Expanding
        self.setSizePolicy(expanding, expanding)
        self.view = pg.ViewBox(parent=self, enableMouse=False, enableMenu=False, defaultPadding=0.0)
        self.bottom, self.left = FigureAxis("bottom"), left or FigureAxis("left")
        # The layout must not hide QGraphicsWidget.layout, so it is kept under another name.
        self._grid = QGraphicsGridLayout()
        self._grid.setContentsMargins(1, 1, 1, 1)
        self._grid.setSpacing(0)
        self._grid.addItem(self.view, 0, 1)
        self._grid.addItem(self.left, 0, 0)
        self._grid.addItem(self.bottom, 1, 1)
        self._grid.setRowStretchFactor(0, 100)
        self._grid.setColumnStretchFactor(1, 100)
        self.setLayout(self._grid)
        self._style_axis(self.bottom, across)
        self._style_axis(self.left, up)
        self.bottom.setHeight(look.px(50 if across else 28))
        self.view.addItem(PixelItem(self.paint_plot, look), ignoreBounds=True)
        self.view.sigResized.connect(self.fit)

    def _style_axis(self, axis: pg.AxisItem, words: str) -> None:
        look, colours = self.look, self.look.palette
        axis.linkToView(self.view)
        axis.setFlag(QGraphicsItem.GraphicsItemFlag.ItemNegativeZStacksBehindParent)
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

    def fit(self) -> None:
        """Show what there is room for; the view got another size."""

    def paint_plot(self, plot: PlotContext) -> None:
        raise NotImplementedError


SIGN, MARKS = 10.0, 7
"""The size of the signs along a line, and how many there are."""
MOST_TICKS = 8


def steps_of(points: Sequence[Point], until: float) -> list[Point]:
    """A number stays as it is until it changes: the corners of its line.

    >>> steps_of([(0, 1), (3, 5)], 4)
    [(0, 1), (3, 1), (3, 5), (4, 5)]
    """
    corners = [points[0]]
    for x, y in points[1:]:
        corners += [(x, corners[-1][1]), (x, y)]
    return [*corners, (until, corners[-1][1])]


def marks_of(points: Sequence[Point], until: float, share: float) -> list[Point]:
    """Where signs stand along a line: on changes of its number only, those nearest to places that are
    evenly apart, and at its end. ``share``: where in each stretch; other lines have other places.

    >>> marks_of([(0, 0), (3, 5), (4, 6), (60, 7)], 70, 0.5)
    [(4, 6), (60, 7), (70, 7)]
    """
    gap, changes = until / MARKS, points[1:]
    spots = [gap * (number + share) for number in range(MARKS)]
    near = (min(changes, key=lambda at: abs(at[0] - spot)) for spot in spots if changes)
    chosen = dict.fromkeys(
        at for spot, at in zip(spots, near, strict=False) if abs(at[0] - spot) <= gap
    )
    return sorted({*chosen, (until, points[-1][1])})


class LinesPlot(PlotPanel):
    """Lines between a lowest and a highest value; names of rounds are written above them."""

    def __init__(self, lines: Lines, look: Look) -> None:
        super().__init__(look, lines.across, lines.up)
        self._lines = lines
        heights = [y for series in lines.series for _, y in series.points]
        self._low, self._high = min(0.0, *heights), max(1.0, *heights)
        self._until = max(series.points[-1][0] for series in lines.series)
        self.left.setGrid(GRID)
        self.bottom.setTickSpacing(levels=[(even_step(self._until), 0)])
        self.view.setXRange(0.0, max(1.0, self._until) * 1.015, padding=0)

    @property
    def figures_width(self) -> float:
        """Of the axis at the left: its name, which stands upright, and its widest figure."""
        step, scale = even_step(self._high - self._low), self.look.scale
        ticks = range(ceil(self._low / step) * step, round(self._high) + 1, step)
        widest = max(text_width(figure(tick), Role.SMALL, scale) for tick in ticks)
        return ceil(
            line_height(Role.SMALL, scale) + widest + (BESIDE_LABEL + AFTER_FIGURES) * scale
        )

    def fit(self) -> None:
        """However low a panel is, its figures stand apart, and no line runs through the names."""
        low, high, scale = self._low, self._high, self.look.scale
        room, signs = max(1.0, self.view.height()), SIGN * scale / 2 + 2.0
        above = (NAMES_TO * scale if self._lines.rules else 0.0) + signs
        below = signs if low < 0 else 0.0
        lines = max(0.3 * room, room - above - below)
        unit = (high - low) / lines
        self.view.setYRange(low - below * unit, high + above * unit, padding=0)
        most = int(lines / (1.15 * line_height(Role.SMALL, scale)))
        step = even_step(high - low, max(1, min(MOST_TICKS, most)))
        self.left.setTickSpacing(levels=[(step, 0)])

    def paint_plot(self, plot: PlotContext) -> None:
        plot.paint_rules(self._lines.rules)
        for place, series in enumerate(self._lines.series):
            corners = steps_of(series.points, self._until)
            plot.painter.setPen(seat_pen(plot.look, series.colour))
            plot.painter.drawPolyline(plot.seen.map(QPolygonF([QPointF(*at) for at in corners])))
            share = (place + 1) / (len(self._lines.series) + 1)
            marks = marks_of(series.points, self._until, share)
            plot.paint_signs(marks, series.colour, SIGN)


class DotsPlot(PlotPanel):
    """Signs in rows; smaller where there are many, never too small to tell the shapes apart."""

    def __init__(self, dots: Dots, look: Look) -> None:
        super().__init__(look, dots.across, dots.up)
        self._dots = dots
        self._until = max((dot.at for dot in dots.dots), default=1.0)
        self.left.setGrid(GRID)
        self.view.setRange(
            xRange=(0.0, self._until + 1.0), yRange=(-0.6, len(dots.rows) - 0.35), padding=0
        )
        self.left.setTicks([list(enumerate(dots.rows)), []])
        self.bottom.setTickSpacing(levels=[(even_step(self._until), 0)])

    def paint_plot(self, plot: PlotContext) -> None:
        plot.paint_rules(self._dots.rules)
        side = max(9.0, min(15.0, 900.0 / ceil(max(1.0, self._until))))
        for dot in sorted(self._dots.dots, key=lambda dot: dot.colour):
            plot.paint_signs([(dot.at, dot.row)], dot.colour, side)


THICKEST = 54.0
"""Of a bar, in pixels: two players need no beams."""
THICK = 0.68
"""Of a bar, as a share of the room it has."""
WIDEST_NAME, BESIDE_NAME = 150.0, 40.0
BEFORE_SUM = 10.0


class _Names(pg.AxisItem):  # type: ignore[misc]
    """Names and groups of bars in place of figures."""

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


class BarsPlot(PlotPanel):
    """Bars that lie, from the top down; what is lost goes to the left of nought."""

    def __init__(self, bars: Bars, look: Look) -> None:
        super().__init__(look, bars.across, left=_Names(bars, look))
        self._bars = bars
        by_bar = list(zip(*(part.values for part in bars.parts), strict=True))
        self._low = min(0, *(sum(min(0, value) for value in values) for values in by_bar))
        self._high = max(1, *(sum(max(0, value) for value in values) for values in by_bar))
        self.view.invertY(True)
        self.view.setYRange(0.0, bars.units, padding=0)
        self.bottom.setGrid(GRID)
        self.bottom.setTickSpacing(levels=[(even_step(self._high - self._low), 0)])

    def fit(self) -> None:
        """Leave as much room at the right as the sums take, however wide the panel is."""
        scale, span = self.look.scale, self._high - self._low
        sums = [text_width(figure(each), Role.FIGURE, scale) for each in self._bars.sums]
        beside = max(sums) + 2 * BEFORE_SUM * scale
        share = min(0.5, beside / max(1.0, self.view.width() - beside))
        self.view.setXRange(self._low - 0.01 * span, self._high + share * span, padding=0)

    def paint_plot(self, plot: PlotContext) -> None:
        painter, look, bars = plot.painter, self.look, self._bars
        for number, top in enumerate(bars.tops):
            left, right = 0, 0
            for part in bars.parts:
                value = part.values[number]
                start = left + value if value < 0 else right
                field = QRectF(start, top + (1 - THICK) / 2, abs(value), THICK)
                left, right = left + min(0, value), right + max(0, value)
                if value:
                    rect = plot.seen.mapRect(field)
                    over = max(0.0, rect.height() - THICKEST * look.scale) / 2
                    rect.adjust(0.0, over, 0.0, -over)
                    fill(painter, rect, part.tone, look.palette, look.scale)
                    self._write_value(painter, rect, value)
            end = plot.seen.map(QPointF(right, top + 0.5)) + QPointF(BEFORE_SUM * look.scale, 0.0)
            total = figure(bars.sums[number])
            write(painter, total, end, Role.FIGURE, look.palette.text, scale=look.scale)
        plot.paint_upright(0.0, QPen(look.palette.text_2, max(1.0, look.scale)))

    def _write_value(self, painter: QPainter, rect: QRectF, value: int) -> None:
        """Into its field, on a calm spot, if there is room."""
        scale, colours, text = self.look.scale, self.look.palette, figure(value)
        wide = text_width(text, Role.SMALL_STRONG, scale) + 8.0 * scale
        high = cap_height(Role.SMALL_STRONG, scale) + 9.0 * scale
        if wide + 4.0 * scale > rect.width() or high > rect.height():
            return
        spot = QRectF(0.0, 0.0, wide, high)
        spot.moveCenter(rect.center())
        painter.fillPath(rounded(spot, high / 2), mix(colours.panel, colours.panel_raised, 0.5))
        write(painter, text, rect.center(), Role.SMALL_STRONG, colours.text, Anchor.MIDDLE, scale)


# --- heat maps --------------------------------------------------------------------


NAME = 34.0
"""The height of the name over the cells."""
BEFORE, BELOW = 0.9, 0.8
"""The room for the numbers of rows and columns, in cells."""


class HeatPlot(pg.ViewBox):  # type: ignore[misc]
    """Whose cells they are, and below that the cells as squares from paper to warn.

    The count is in each; rows and columns are numbered as in words.
    """

    def __init__(self, heat: Heat, look: Look) -> None:
        super().__init__(enableMouse=False, enableMenu=False, invertY=True)
        self._heat, self._look = heat, look
        self._field = QRectF(0.0, 0.0, len(heat.counts[0]), len(heat.counts))
        self.addItem(PixelItem(self.paint_plot, look), ignoreBounds=True)
        self.sigResized.connect(self.fit)

    def fit(self) -> None:
        """Squares as large as they may be, in the middle, right below the name."""
        across, down = self._field.width() + BEFORE, self._field.height() + BELOW
        name = NAME * self._look.scale
        room = self.height() - name - 1.0
        side = max(1.0, min((self.width() - 2.0) / across, room / down))
        wide, high = self.width() / side, self.height() / side
        left = -BEFORE - (wide - across) / 2
        self.setRange(QRectF(left, -name / side, wide, high), padding=0)

    def paint_plot(self, plot: PlotContext) -> None:
        painter, seen, heat = plot.painter, plot.seen, self._heat
        colours, scale = self._look.palette, self._look.scale
        at = QPointF(plot.panel.center().x(), plot.panel.top() + 14.0 * scale)
        wide, role = plot.panel.width(), Role.SMALL_STRONG
        write_player(painter, heat.name, heat.colour, at, wide, role, Anchor.MIDDLE, self._look)
        for row, counts in enumerate(heat.counts):
            for column, count in enumerate(counts):
                rect = seen.mapRect(QRectF(column, row, 1.0, 1.0)).adjusted(1, 1, -1, -1)
                share = count / max(1, heat.most)
                ground = mix(colours.panel_sunk, colours.warn, 0.12 + 0.88 * share)
                painter.fillRect(rect, ground if count else colours.panel_sunk)
                if count:
                    ink = colours.panel if share > 0.45 else colours.text
                    letters = Type(min(13.0, 0.56 * rect.height() / scale), 600)
                    write(painter, str(count), rect.center(), letters, ink, Anchor.MIDDLE, scale)
        painter.setPen(QPen(colours.line, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(seen.mapRect(self._field))
        self._write_numbers(plot)

    def _write_numbers(self, plot: PlotContext) -> None:
        seen, scale = plot.seen, self._look.scale
        side = seen.mapRect(QRectF(0.0, 0.0, 1.0, 1.0)).height()
        role = Type(min(12.0, 0.56 * side / scale), 400, tabular=True)
        ink = self._look.palette.text_2
        for row in range(len(self._heat.counts)):
            at = seen.map(QPointF(0.0, row + 0.5)) - QPointF(5.0 * scale, 0.0)
            write(plot.painter, str(row + 1), at, role, ink, Anchor.RIGHT, scale)
        for column in range(len(self._heat.counts[0])):
            at = seen.map(QPointF(column + 0.5, self._field.bottom() + BELOW / 2))
            write(plot.painter, str(column + 1), at, role, ink, Anchor.MIDDLE, scale)


# --- the chart --------------------------------------------------------------------


PLOTS: dict[type[Panel], Callable[..., QGraphicsItem]] = {
    Lines: LinesPlot,
    Dots: DotsPlot,
    Bars: BarsPlot,
    Heat: HeatPlot,
}


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
        layout.addItem(ChartHeading(heading_card(chart), look), 0, 0, 1, across)
        items = [PLOTS[type(panel)](panel, look) for panel in chart.panels]
        lines = [item for item in items if isinstance(item, LinesPlot)]
        for plot in lines:  # they measure the same steps, so they begin at the same place
            plot.left.setWidth(max(each.figures_width for each in lines))
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
