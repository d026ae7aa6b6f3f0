"""A course over time on paper: elevations for amounts, a drawn line for averages."""

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPen, QPixmap

from blueprints_desktop.desktop.drawing.painting import blank_pixmap
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write

WIDEST, SHARE = 46.0, 0.66
"""An elevation is no wider than this, and leaves a street beside it."""
HATCH = 6.0
TICKS = 4


class CourseColumn(NamedTuple):
    """One step in time. What is None was not there."""

    label: str
    under: str = ""
    """A second line of the label, such as the year."""
    whole: int | None = None
    solid: int = 0
    """How much of the whole is drawn solid; the rest is hatched."""
    mean: float | None = None
    peak: float | None = None


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
    step = _round_step((max(values) - min(values)) / TICKS)
    low = floor(min(values) / step) * step
    return Scale(low, step, max(1, ceil((max(values) - low) / step)))


def _round_step(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 ..."""
    if least <= 1:
        return 1
    power = 10 ** floor(log10(least))
    return int(next(times * power for times in (1, 2, 5, 10) if times * power >= least))


def column_rect(field: QRectF, place: int, count: int) -> QRectF:
    """The street and the plot of one step."""
    wide = field.width() / count
    return QRectF(field.left() + place * wide, field.top(), wide, field.height())


def paint_course(
    painter: QPainter,
    field: QRectF,
    columns: Sequence[CourseColumn],
    palette: Palette,
    scale: float = 1.0,
    lit: int | None = None,
) -> None:
    """All of it: lines across, elevations or a line, and what they are called."""
    across = scale_for(columns)
    _paint_lines(painter, field, across, palette, scale)
    if lit is not None:
        plot = column_rect(field, lit, len(columns))
        painter.fillRect(plot, alpha(palette.pencil, 0.14))
    plots = [column_rect(field, place, len(columns)) for place in range(len(columns))]
    bodies = [
        (_elevation(plot, column, across, scale), column)
        for plot, column in zip(plots, columns, strict=True)
        if column.whole
    ]
    if bodies:
        _paint_elevations(painter, bodies, palette, scale)
    if lit is not None and columns[lit].whole:
        painter.setPen(QPen(palette.pencil, 2.0 * scale))
        painter.drawRect(_elevation(plots[lit], columns[lit], across, scale))
        painter.setPen(Qt.PenStyle.NoPen)
    _paint_means(painter, field, columns, across, palette, scale)
    _paint_labels(painter, field, columns, palette, scale, lit)


def _paint_lines(
    painter: QPainter, field: QRectF, across: Scale, palette: Palette, scale: float
) -> None:
    for number in range(across.steps + 1):
        value = across.low + number * across.step
        y = round(across.y(value, field)) + 0.5
        ground = value == 0
        painter.setPen(QPen(alpha(palette.ink, 0.8 if ground else 0.28), 1.0))
        painter.drawLine(QLineF(field.left(), y, field.right(), y))
        text = QLocale().toString(round(value)).replace("-", "\N{MINUS SIGN}")
        at = QPointF(field.left() - 8.0 * scale, y)
        write(painter, text, at, Role.DRAFTING_MIXED, palette.ink_2, Anchor.RIGHT, scale)


def _elevation(plot: QRectF, column: CourseColumn, across: Scale, scale: float) -> QRectF:
    wide = min(plot.width() * SHARE, WIDEST * scale)
    top = across.y(column.whole or 0, plot)
    ground = across.y(0, plot)
    body = QRectF(plot.center().x() - wide / 2, top, wide, ground - top)
    return QRectF(body.toAlignedRect())


def _paint_elevations(
    painter: QPainter, bodies: Sequence[tuple[QRectF, CourseColumn]], palette: Palette, scale: float
) -> None:
    """Hatched above, solid below, as a section through a building is drawn.

    All of a kind at one stroke, and grounds without soft edges: that is what takes the time.
    """
    solids, rests = [], []
    for body, column in bodies:
        high = round(body.height() * column.solid / (column.whole or 1))
        solid = QRectF(body.left(), body.bottom() - high, body.width(), high)
        solids.append(solid)
        rests.append(QRectF(body.topLeft(), solid.topRight()))
    whole = [body for body, _ in bodies]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    for rects, ground in (
        (whole, alpha(palette.paper_edge, 0.35)),
        (solids, alpha(palette.ink, 0.88)),
    ):
        painter.setBrush(ground)
        painter.drawRects(rects)
    tile = _hatching(round(HATCH * scale), alpha(palette.ink_2, 0.75), scale, painter.device())
    for rest in rests:
        painter.drawTiledPixmap(rest, tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.ink, 1.2 * scale))
    painter.drawRects(whole)
    painter.setPen(Qt.PenStyle.NoPen)


def _hatching(step: int, ink: QColor, scale: float, device: QPaintDevice) -> QPixmap:
    """Strokes at 45 degrees, to be laid side by side: drawing each of them takes far longer."""
    side = step * 8
    tile = blank_pixmap(QSize(side, side), device.devicePixelRatioF())
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.0 * scale))
        reach = range(-side - step, side + step, step)
        painter.drawLines([QLineF(x, side + step, x + side + step, 0) for x in reach])
    return tile


def _paint_means(
    painter: QPainter,
    field: QRectF,
    columns: Sequence[CourseColumn],
    across: Scale,
    palette: Palette,
    scale: float,
) -> None:
    """Averages joined by a line, also over steps without one; a diamond for each peak."""
    points: list[QPointF] = []
    for place, column in enumerate(columns):
        x = column_rect(field, place, len(columns)).center().x()
        if column.mean is not None:
            points.append(QPointF(x, across.y(column.mean, field)))
        if column.peak is not None:
            _paint_diamond(painter, QPointF(x, across.y(column.peak, field)), palette, scale)
    painter.setPen(QPen(palette.ink, 2.0 * scale))
    if len(points) > 1:
        painter.drawPolyline(points)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.ink)
    for point in points:
        painter.drawEllipse(point, 3.6 * scale, 3.6 * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_diamond(painter: QPainter, at: QPointF, palette: Palette, scale: float) -> None:
    reach = 4.6 * scale
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.pencil, 1.6 * scale))
    painter.drawPolygon(
        [
            at + QPointF(0.0, -reach),
            at + QPointF(reach, 0.0),
            at + QPointF(0.0, reach),
            at + QPointF(-reach, 0.0),
        ]
    )
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_labels(
    painter: QPainter,
    field: QRectF,
    columns: Sequence[CourseColumn],
    palette: Palette,
    scale: float,
    lit: int | None,
) -> None:
    """As many as stand apart, the last one always."""
    widest = max((text_width(one.label, Role.DRAFTING_MIXED, scale) for one in columns), default=0)
    wide = field.width() / max(1, len(columns))
    every = max(1, ceil((widest + 10.0 * scale) / wide))
    free = -1e9
    for place, column in enumerate(columns):
        x = column_rect(field, place, len(columns)).center().x()
        if (len(columns) - 1 - place) % every == 0 or place == lit:
            ink = palette.pencil if place == lit else palette.ink
            at = QPointF(x, field.bottom() + 14.0 * scale)
            if place == lit or lit is None or abs(place - lit) >= every:
                write(painter, column.label, at, Role.DRAFTING_MIXED, ink, Anchor.MIDDLE, scale)
        half = text_width(column.under, Role.DRAFTING_MIXED, scale) / 2
        if column.under and x - half > free:
            at = QPointF(x, field.bottom() + 31.0 * scale)
            write(
                painter, column.under, at, Role.DRAFTING_MIXED, palette.ink_2, Anchor.MIDDLE, scale
            )
            free = x + half + 8.0 * scale
