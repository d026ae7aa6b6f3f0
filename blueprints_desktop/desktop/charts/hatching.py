"""Fields with a colour and a hatching, so that none is known by its colour alone.

Hatching is clipped by hand in pixels: lines keep their distance at any scale of the axes, and stay lines in
an SVG file.
"""

from collections.abc import Callable, Iterator
from itertools import count, takewhile

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.charts.specs import ChartTone
from blueprints_desktop.desktop.drawing.palette import Palette, contrast, lighter

STEP = 7.0

Strokes = Callable[[QRectF, float], Iterator[QLineF]]


def falling(rect: QRectF, step: float) -> Iterator[QLineF]:
    """From the upper left to the lower right."""
    across, down = rect.width(), rect.height()
    for start in takewhile(lambda x: x < across, count(-down + step / 2, step)):
        left, right = max(0.0, start), min(across, start + down)
        if right > left:
            yield QLineF(left, left - start, right, right - start).translated(rect.topLeft())


def rising(rect: QRectF, step: float) -> Iterator[QLineF]:
    for line in falling(rect, step):
        flip = rect.top() + rect.bottom()
        yield QLineF(line.x1(), flip - line.y1(), line.x2(), flip - line.y2())


def _upright(rect: QRectF, step: float) -> Iterator[QLineF]:
    for x in takewhile(lambda x: x < rect.right(), count(rect.left() + step / 2, step)):
        yield QLineF(x, rect.top(), x, rect.bottom())


def _lying(rect: QRectF, step: float) -> Iterator[QLineF]:
    for y in takewhile(lambda y: y < rect.bottom(), count(rect.top() + step / 2, step)):
        yield QLineF(rect.left(), y, rect.right(), y)


HATCHINGS: tuple[tuple[Strokes, ...], ...] = (
    (), (falling,), (_lying,), (rising,), (falling, rising), (_upright,), (_upright, _lying),
)  # fmt: skip
"""One for each tone of a family; seven follow one another before the first comes again."""


def hatching(number: int, rect: QRectF, step: float) -> list[QLineF]:
    """The strokes of a tone by its number."""
    strokes = HATCHINGS[number % len(HATCHINGS)]
    return [line for each in strokes for line in each(rect, step)]


def colour_of(tone: ChartTone, palette: Palette) -> QColor:
    """The colour that a tone has in a palette."""
    if tone.family == "materials":
        return palette.materials[tone.number].base
    if tone.family == "medals":
        return palette.medals[tone.number]
    hues = palette.charts
    turn, place = divmod(tone.number, len(hues))
    return lighter(hues[place], 0.34 * turn) if turn else hues[place]


def fill(painter: QPainter, rect: QRectF, tone: ChartTone, palette: Palette, scale: float) -> None:
    """A field in its colour, hatched, with a thin edge."""
    ground = colour_of(tone, palette)
    painter.fillRect(rect, ground)
    deep = lighter(ground, -0.38)
    ink = deep if contrast(deep, ground) > 1.45 else lighter(ground, 0.5)
    painter.setPen(QPen(ink, 1.2 * scale))
    painter.drawLines(hatching(tone.number, rect, STEP * scale))
    painter.setPen(QPen(lighter(ground, -0.45) if not palette.dark else palette.panel, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    painter.setPen(Qt.PenStyle.NoPen)
