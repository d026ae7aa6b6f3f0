"""Items of a chart that are painted in pixels: lines, signs, names, hatched fields.

A field has a colour and a hatching, so that none is known by its colour alone. Hatching is clipped by hand in
pixels: lines keep their distance at any scale of the axes, and stay lines in an SVG file.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, takewhile

import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform

from blueprints_desktop.desktop.charts.specs import ChartTone
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, contrast, lighter
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Look

STEP = 7.0

Strokes = Callable[[QRectF, float], Iterator[QLineF]]


def _falling(rect: QRectF, step: float) -> Iterator[QLineF]:
    """From the upper left to the lower right."""
    across, down = rect.width(), rect.height()
    for start in takewhile(lambda x: x < across, count(-down + step / 2, step)):
        left, right = max(0.0, start), min(across, start + down)
        if right > left:
            yield QLineF(left, left - start, right, right - start).translated(rect.topLeft())


def _rising(rect: QRectF, step: float) -> Iterator[QLineF]:
    for line in _falling(rect, step):
        flip = rect.top() + rect.bottom()
        yield QLineF(line.x1(), flip - line.y1(), line.x2(), flip - line.y2())


def _upright(rect: QRectF, step: float) -> Iterator[QLineF]:
    for x in takewhile(lambda x: x < rect.right(), count(rect.left() + step / 2, step)):
        yield QLineF(x, rect.top(), x, rect.bottom())


def _lying(rect: QRectF, step: float) -> Iterator[QLineF]:
    for y in takewhile(lambda y: y < rect.bottom(), count(rect.top() + step / 2, step)):
        yield QLineF(rect.left(), y, rect.right(), y)


def _crossed(rect: QRectF, step: float) -> Iterator[QLineF]:
    yield from _falling(rect, step)
    yield from _rising(rect, step)


def _plain(_rect: QRectF, _step: float) -> Iterator[QLineF]:
    yield from ()


def _squared(rect: QRectF, step: float) -> Iterator[QLineF]:
    yield from _upright(rect, step)
    yield from _lying(rect, step)


HATCHINGS: tuple[Strokes, ...] = (
    _plain, _falling, _lying, _rising, _crossed, _upright, _squared,
)  # fmt: skip
"""One for each tone of a family; seven follow one another before the first comes again."""


def colour_of(tone: ChartTone, palette: Palette) -> QColor:
    """The colour that a tone has in a palette."""
    if tone.family == "materials":
        return palette.materials[tone.number].base
    if tone.family == "medals":
        return palette.medals[tone.number]
    hues = palette.fits
    turn, place = divmod(tone.number, len(hues))
    return lighter(hues[place], 0.34 * turn) if turn else hues[place]


def fill(painter: QPainter, rect: QRectF, tone: ChartTone, palette: Palette, scale: float) -> None:
    """A field in its colour, hatched, with a thin edge."""
    ground = colour_of(tone, palette)
    painter.fillRect(rect, ground)
    deep = lighter(ground, -0.38)
    ink = deep if contrast(deep, ground) > 1.45 else lighter(ground, 0.5)
    painter.setPen(QPen(ink, 1.2 * scale))
    for line in HATCHINGS[tone.number % len(HATCHINGS)](rect, STEP * scale):
        painter.drawLine(line)
    painter.setPen(QPen(lighter(ground, -0.45) if not palette.dark else palette.panel, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    painter.setPen(Qt.PenStyle.NoPen)


RIM = 2.6
"""The ground shows around a sign, so that it stands out from its line."""
SIDE, AFTER_SIGN = 12.0, 8.0
"""Of the sign before a player's name."""
NAMES_AT, NAMES_TO = 12.0, 21.0
"""From the head of a panel to the middle and to the foot of the names that stand there."""


@contextmanager
def in_pixels(painter: QPainter) -> Iterator[QTransform]:
    """Paint in the picture's pixels; what comes out maps the panel's numbers to them."""
    seen = painter.worldTransform()
    with saved(painter):
        painter.setWorldTransform(QTransform())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        yield seen


class PixelItem(pg.GraphicsObject):  # type: ignore[misc]
    """Something that fills its panel; subclasses paint it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def boundingRect(self) -> QRectF:  # noqa: N802
        return QRectF(self.viewRect() or QRectF(0.0, 0.0, 1.0, 1.0))

    def dataBounds(self, *_: object, **__: object) -> tuple[None, None]:  # noqa: N802
        """It follows the range of its panel, and never asks for another."""
        return None, None

    def paint(self, painter: QPainter, *_: object) -> None:
        with in_pixels(painter) as seen:
            self.paint_pixels(painter, seen)

    def paint_pixels(self, painter: QPainter, seen: QTransform) -> None:
        raise NotImplementedError


class Strip(pg.GraphicsWidget):  # type: ignore[misc]
    """Something beside or over the panels; subclasses paint it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_strip(painter)

    def paint_strip(self, painter: QPainter) -> None:
        raise NotImplementedError


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


class Polyline(PixelItem):
    """A line through points."""

    def __init__(self, points: Sequence[tuple[float, float]], pen: QPen, look: Look) -> None:
        super().__init__(look)
        self._points = QPolygonF([QPointF(x, y) for x, y in points])
        self._pen = pen

    def paint_pixels(self, painter: QPainter, seen: QTransform) -> None:
        painter.setPen(self._pen)
        painter.drawPolyline(seen.map(self._points))


class Signs(PixelItem):
    """A player's sign at every point."""

    def __init__(
        self, points: Sequence[tuple[float, float]], colour: int, side: float, look: Look
    ) -> None:
        super().__init__(look)
        self._points = [QPointF(x, y) for x, y in points]
        self._colour, self._side = colour, side

    def paint_pixels(self, painter: QPainter, seen: QTransform) -> None:
        look = self.look
        seat = look.palette.seats[self._colour]
        for point in self._points:
            box = QRectF(0.0, 0.0, self._side * look.scale, self._side * look.scale)
            box.moveCenter(seen.map(point))
            rim = RIM * look.scale / 2
            around = box.adjusted(-rim, -rim, rim, rim)
            paint_sign(painter, seat_shape(seat.shape), around, look.palette.panel)
            paint_seat_sign(painter, box, seat)


class Upright(PixelItem):
    """A line from the foot of the panel to its head, with its name beside that."""

    def __init__(self, at: float, name: str, pen: QPen, ink: QColor, look: Look) -> None:
        super().__init__(look)
        self._at, self._name, self._pen, self._ink = at, name, pen, ink

    def paint_pixels(self, painter: QPainter, seen: QTransform) -> None:
        panel, scale = seen.mapRect(QRectF(self.boundingRect())), self.look.scale
        x = seen.map(QPointF(self._at, 0.0)).x()
        painter.setPen(self._pen)
        painter.drawLine(QPointF(x, panel.top()), QPointF(x, panel.bottom()))
        if self._name:
            at = QPointF(x - 7.0 * scale, panel.top() + NAMES_AT * scale)
            write(painter, self._name, at, Role.SMALL, self._ink, Anchor.RIGHT, scale)


DASHES: tuple[tuple[float, ...], ...] = ((), (6.0, 3.0), (1.5, 2.5), (8.0, 2.5, 1.5, 2.5))
"""By seat: whole, dashed, dotted, both."""


def seat_pen(look: Look, colour: int, width: float = 2.6) -> QPen:
    """The line of a player."""
    pen = QPen(look.palette.seats[colour].tint, width * look.scale)
    dashes = DASHES[look.palette.seats[colour].shape]
    if dashes:
        pen.setDashPattern(list(dashes))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
