"""The course over time: its steps, what is said of them, and the sheet of paper that shows them.

Amounts are drawn as elevations, averages as a line.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.charts.hatching import rising
from blueprints_desktop.desktop.charts.specs import even_step
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.pages.statistics import wording
from blueprints_desktop.desktop.ui.cards.values import (
    NO_SPACE,
    Card,
    CardTone,
    Fill,
    Line,
    Optional,
    PaintContext,
    Part,
    PartInfo,
    Picture,
    Space,
    Surface,
    Text,
    fixed,
)
from blueprints_desktop.history.overview import ResultCounts


class CourseStep(NamedTuple):
    time: int
    """A year, or a month readable as one: 2026, 202611."""
    result: ResultCounts


def course_steps(found: Iterable[tuple[int, ResultCounts]]) -> list[CourseStep]:
    """From the first time to the last, those without a match too; all games together."""
    results: dict[int, ResultCounts] = {}
    for time, result in found:
        results[time] = results.get(time, ResultCounts()) + result
    steps: list[CourseStep] = []
    time, last = min(results, default=1), max(results, default=0)
    while time <= last:
        steps.append(CourseStep(time, results.get(time, ResultCounts())))
        time = following(time)
    return steps


def following(time: int) -> int:
    """The next year or month.

    >>> following(2012), following(202611), following(202612)
    (2013, 202612, 202701)
    """
    return time + 89 if time > 9999 and time % 100 == 12 else time + 1


# --- what the sheet shows ---------------------------------------------------------


translate = QCoreApplication.translate


class Measure(Enum):
    MATCHES = "matches"
    POINTS = "points"
    """Only of one game: those of different games cannot be compared."""


class CourseColumn(NamedTuple):
    """One step in time. What is None was not there."""

    label: str
    under: str = ""
    """A second line of the label, such as the year."""
    told: str = ""
    """All of it in words."""
    whole: int | None = None
    solid: int = 0
    """How much of the whole is drawn solid; the rest is hatched."""
    mean: float | None = None
    peak: float | None = None


class Drawn(NamedTuple):
    title: str
    legend: str
    columns: list[CourseColumn]


def drawn(steps: list[CourseStep], measure: Measure, *, own: bool) -> Drawn:
    """The course of a person's results (``own``), or of how often everybody played."""
    columns = [_column(step, measure, first=not place, own=own) for place, step in enumerate(steps)]
    if measure is Measure.POINTS:
        title = translate("Statistics", "Points per game")
        legend = translate(
            "Statistics", "Line: average. Diamond: best without hints or undone moves."
        )
    else:
        title = translate("Statistics", "Games played")
        legend = (
            translate("Statistics", "Solid: first places. Hatched: other games.") if own else ""
        )
    return Drawn(title, legend, columns)


def _column(step: CourseStep, measure: Measure, *, first: bool, own: bool) -> CourseColumn:
    monthly = step.time > 9999
    label = wording.short_month(step.time) if monthly else str(step.time)
    begins = first or step.time % 100 == 1
    under = str(step.time // 100) if monthly and begins else ""
    result, told = step.result, _told(step, measure, own=own)
    if measure is Measure.POINTS:
        mean = result.average if result.matches else None
        return CourseColumn(label, under, told, mean=mean, peak=result.best)
    won = result.won + result.shared if own else 0
    return CourseColumn(label, under, told, result.matches, won)


def _told(step: CourseStep, measure: Measure, *, own: bool) -> str:
    when = wording.month(step.time) if step.time > 9999 else str(step.time)
    result = step.result
    parts = [wording.matches(result.matches)]
    if measure is Measure.POINTS and result.matches:
        mean = translate("Statistics", "{points} points on average")
        parts.append(mean.format(points=wording.average(result.average)))
        if result.best is not None:
            best = translate("Statistics", "best: {points}")
            parts.append(best.format(points=figure(result.best)))
    elif own and result.contests:
        won = wording.first_places(result.won + result.shared)
        parts.append(f"{won} ({wording.share(result.won_share)})")
    return labelled(when, ", ".join(parts))


# --- the drawing ------------------------------------------------------------------


WIDEST, SHARE = 46.0, 0.66
"""An elevation is no wider than this, and leaves a street beside it."""
HATCH = 6.0
TICKS = 4


class Scale(NamedTuple):
    """What the lines across stand for."""

    low: float
    step: float
    steps: int

    @property
    def high(self) -> float:
        return self.low + self.step * self.steps

    def y(self, value: float, field: QRectF) -> float:
        return field.bottom() - (value - self.low) / (self.high - self.low) * field.height()


def scale_for(columns: Sequence[CourseColumn]) -> Scale:
    """Round figures that hold everything.

    >>> scale_for([CourseColumn("", whole=7)])
    Scale(low=0, step=2, steps=4)
    >>> scale_for([CourseColumn("", mean=-3.5, peak=41)])
    Scale(low=-20, step=20, steps=4)
    """
    values: list[float] = [0.0]
    for column in columns:
        values += [each for each in (column.whole, column.mean, column.peak) if each is not None]
    step = even_step(max(values) - min(values), TICKS)
    low = floor(min(values) / step) * step
    return Scale(low, step, max(1, ceil((max(values) - low) / step)))


class CourseDrawing:
    """A course in a field: lines across, elevations or a line, and what they are called."""

    def __init__(self, columns: Sequence[CourseColumn], field: QRectF, scale: float) -> None:
        self._columns, self._field, self._scale = columns, field, scale
        self._across = scale_for(columns)

    def plot(self, place: int) -> QRectF:
        """The street and the plot of one step."""
        field = self._field
        wide = field.width() / len(self._columns)
        return QRectF(field.left() + place * wide, field.top(), wide, field.height())

    def paint(self, painter: QPainter, palette: Palette, lit: int | None) -> None:
        columns = self._columns
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_lines(painter, palette)
        if lit is not None:
            painter.fillRect(self.plot(lit), alpha(palette.pencil, 0.14))
        for place, column in enumerate(columns):
            if column.whole:
                self._paint_elevation(painter, palette, place)
        if lit is not None and columns[lit].whole:
            painter.setPen(QPen(palette.pencil, 2.0 * self._scale))
            painter.drawRect(self._elevation(lit))
        self._paint_means(painter, palette)
        self._paint_labels(painter, palette, lit)

    def _write(
        self, painter: QPainter, text: str, at: QPointF, ink: QColor, anchor: Anchor
    ) -> None:
        write(painter, text, at, Role.DRAFTING_MIXED, ink, anchor, self._scale)

    def _paint_lines(self, painter: QPainter, palette: Palette) -> None:
        field, across = self._field, self._across
        for number in range(across.steps + 1):
            value = across.low + number * across.step
            y = round(across.y(value, field)) + 0.5
            painter.setPen(QPen(alpha(palette.ink, 0.28 if value else 0.8), 1.0))
            painter.drawLine(QLineF(field.left(), y, field.right(), y))
            at = QPointF(field.left() - 8.0 * self._scale, y)
            self._write(painter, figure(round(value)), at, palette.ink_2, Anchor.RIGHT)

    def _elevation(self, place: int) -> QRectF:
        plot = self.plot(place)
        wide = min(plot.width() * SHARE, WIDEST * self._scale)
        top = self._across.y(self._columns[place].whole or 0, plot)
        body = QRectF(plot.center().x() - wide / 2, top, wide, self._across.y(0, plot) - top)
        return QRectF(body.toAlignedRect())

    def _paint_elevation(self, painter: QPainter, palette: Palette, place: int) -> None:
        """Hatched above, solid below, as a section through a building is drawn."""
        column, scale, body = self._columns[place], self._scale, self._elevation(place)
        rest = round(body.height() * (1.0 - column.solid / (column.whole or 1)))
        painter.fillRect(body, alpha(palette.paper_edge, 0.35))
        painter.fillRect(body.adjusted(0.0, rest, 0.0, 0.0), alpha(palette.ink, 0.88))
        hatched = QRectF(body.left(), body.top(), body.width(), rest)
        painter.setPen(QPen(alpha(palette.ink_2, 0.75), scale))
        painter.drawLines(list(rising(hatched, HATCH * scale)))
        painter.setPen(QPen(palette.ink, 1.2 * scale))
        painter.drawRect(body)

    def _paint_means(self, painter: QPainter, palette: Palette) -> None:
        """Averages joined by a line, also over steps without one; a diamond for each peak."""
        scale = self._scale
        points: list[QPointF] = []
        painter.setPen(QPen(palette.pencil, 1.6 * scale))
        for place, column in enumerate(self._columns):
            x = self.plot(place).center().x()
            if column.mean is not None:
                points.append(QPointF(x, self._across.y(column.mean, self._field)))
            if column.peak is not None:
                at, reach = QPointF(x, self._across.y(column.peak, self._field)), 4.6 * scale
                ways = ((0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0))
                painter.drawPolygon([at + QPointF(*way) for way in ways])
        painter.setPen(QPen(palette.ink, 2.0 * scale))
        if len(points) > 1:
            painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.ink)
        for point in points:
            painter.drawEllipse(point, 3.6 * scale, 3.6 * scale)

    def _paint_labels(self, painter: QPainter, palette: Palette, lit: int | None) -> None:
        """As many as stand apart, the last one always."""
        columns, scale = self._columns, self._scale
        bottom, role = self._field.bottom(), Role.DRAFTING_MIXED
        widest = max((text_width(one.label, role, scale) for one in columns), default=0)
        wide = self._field.width() / max(1, len(columns))
        every = max(1, ceil((widest + 10.0 * scale) / wide))
        free = -1e9
        for place, column in enumerate(columns):
            x = self.plot(place).center().x()
            due = (len(columns) - 1 - place) % every == 0
            if place == lit or (due and (lit is None or abs(place - lit) >= every)):
                ink = palette.pencil if place == lit else palette.ink
                at = QPointF(x, bottom + 14.0 * scale)
                self._write(painter, column.label, at, ink, Anchor.MIDDLE)
            half = text_width(column.under, role, scale) / 2
            if column.under and x - half > free:
                at = QPointF(x, bottom + 31.0 * scale)
                self._write(painter, column.under, at, palette.ink_2, Anchor.MIDDLE)
                free = x + half + 8.0 * scale


# --- the sheet --------------------------------------------------------------------


HEAD, HIGH, EDGE = 58.0, 192.0, 24.0
"""Of the sheet: the height of its title, the height of the drawing, and the room beside them."""
LEFT, RIGHT, BOTTOM = 40.0, 4.0, 52.0
"""Room around the columns within the drawing: for figures and labels."""


def course_card(course: Drawn, lit: int | None) -> Card:
    """The title at the left, what is said of the step pointed at or of all at the right; the drawing."""
    told = course.legend if lit is None else course.columns[lit].told
    tone = CardTone.QUIET if lit is None else CardTone.MARK
    title = Optional(Text(course.title, Role.DRAFTING))
    line = Line((title, Fill(), Text(told, Role.SMALL_MEDIUM, tone)), gap=16.0, height=fixed(24.0))

    def drawing(rect: QRectF, zoom: float) -> CourseDrawing:
        field = rect.adjusted(LEFT * zoom, 0.0, -RIGHT * zoom, -BOTTOM * zoom)
        return CourseDrawing(course.columns, field, zoom)

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        drawing(rect, canvas.zoom).paint(canvas.painter, canvas.look.palette, lit)

    def spots(rect: QRectF, zoom: float) -> list[tuple[PartInfo, QRectF]]:
        plot = drawing(rect, zoom).plot
        return [
            (PartInfo(f"step.{place}", spoken=column.told, live=True, entry=True), plot(place))
            for place, column in enumerate(course.columns)
        ]

    key = tuple(course.columns), lit
    picture = Picture(key, 0.0, HIGH, paint, stretches=True, spots=spots)
    return Card(
        items=(Part(PartInfo("told"), line), Space(fixed(HEAD - 44.0)), picture),
        surface=Surface.PAPER,
        pad=EDGE,
        top=fixed(20.0),
        foot=NO_SPACE,
        spoken=labelled(course.title, told) if told else course.title,
    )
