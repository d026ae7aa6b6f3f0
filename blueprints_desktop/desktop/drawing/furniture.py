"""Objects on the desk: the wooden ruler, the screens of players."""

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from blueprints_desktop.desktop.drawing.linework import paint_dimension
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.shadows import Layer, paint_lying_shadow, paint_soft
from blueprints_desktop.desktop.drawing.textures import between, seeded
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write

_FIGURE, _AIR = 12, 3.0
"""The size of the figures, and what is left free under them."""
_TICK = 17.0
_CLOSE = 80
"""On a longer ruler only every tenth point has its figure."""


class Ruler(NamedTuple):
    """The score ruler: where it lies, which figures it runs over, and where a score is on it."""

    rect: QRectF
    last: int = 50
    margin: float = 32.0
    first: int = 0
    """The score at its left end."""

    def x_of(self, score: float) -> float:
        """The place of a score; what is beyond either end stays at the end."""
        reach = self.rect.width() - 2 * self.margin
        share = max(0.0, min(1.0, (score - self.first) / (self.last - self.first)))
        return self.rect.left() + self.margin + share * reach - 0.5

    def figures_at(self, scale: float) -> float:
        """The line of the figures: higher up on a low ruler."""
        high = self.rect.height()
        return self.rect.top() + min(0.44 * high, max(0.30 * high, high - 26.0 * scale))

    def tick_height(self, scale: float) -> float:
        """Of the longest ticks: they end under the figures, however low the ruler is."""
        capitals = 0.36 * _FIGURE * scale
        return min(_TICK * scale, self.rect.bottom() - self.figures_at(scale) - capitals - _AIR)


def paint_ruler(
    painter: QPainter,
    cache: PixmapCache,
    ruler: Ruler,
    ratio: float,
    palette: Palette,
    scale: float = 1.0,
) -> None:
    """A wooden ruler with a tick for every point and a figure for every fifth."""
    rect = ruler.rect
    layers = (Layer(5.0, 12.0, 0.26 if not palette.dark else 0.5), Layer(1.5, 2.5, 0.30))
    paint_lying_shadow(painter, cache, rect, 2.0, layers, ratio, palette, scale)
    size = rect.size()

    def draw(brush: QPainter) -> None:
        _paint_ruler_wood(brush, QRectF(0.0, 0.0, size.width(), size.height()), palette, scale)

    bounds = QRectF(0.0, 0.0, size.width(), size.height())
    what = ("ruler", size.width(), size.height(), scale)
    cache.sprite(what, bounds, ratio, palette, draw).paint(painter, rect.topLeft())
    mark = palette.ruler.mark
    ticks: dict[bool, list[QLineF]] = {False: [], True: []}
    longest, line = ruler.tick_height(scale), ruler.figures_at(scale)
    figures = 5 if ruler.last - ruler.first <= _CLOSE else 10
    for score in range(ruler.first, ruler.last + 1):
        x = ruler.x_of(score)
        fifth = score % 5 == 0
        high = longest * (1.0 if score % 10 == 0 else 0.7 if fifth else 0.42)
        ticks[fifth].append(QLineF(x, rect.bottom() - 1.5, x, rect.bottom() - high))
        if score % figures == 0:
            weight = 700 if score % 10 == 0 else 600
            at = QPointF(x, line)
            write(
                painter,
                str(score),
                at,
                Type(_FIGURE, weight, 0.3, tabular=True),
                mark,
                Anchor.MIDDLE,
                scale,
            )
    for fifth, lines in ticks.items():
        painter.setPen(
            QPen(alpha(mark, 1.0 if fifth else 0.8), 1.3 * scale if fifth else 1.0 * scale)
        )
        painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_ruler_wood(painter: QPainter, rect: QRectF, palette: Palette, scale: float) -> None:
    wood = palette.ruler
    body = QPainterPath()
    body.addRoundedRect(rect, 2.5 * scale, 2.5 * scale)
    painter.setClipPath(body)
    fade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fade.setColorAt(0.0, mix(wood.lit, wood.middle, 0.10))
    fade.setColorAt(0.55, mix(wood.lit, wood.middle, 0.50))
    fade.setColorAt(1.0, wood.middle)
    painter.fillRect(rect, fade)
    random = seeded(50, 3)
    grain = QPainterPath()
    for _ in range(15):
        y = rect.top() + rect.height() * random.random()
        half = between(random, 0.3, 0.9) * scale
        x = rect.left() - 20.0
        upper, lower = [QPointF(x, y)], [QPointF(x, y)]
        while x < rect.right():
            x += between(random, 60.0, 130.0)
            y += between(random, -2.0, 2.0)
            swell = half * between(random, 0.2, 1.5)
            upper.append(QPointF(x, y - swell))
            lower.append(QPointF(x, y + swell))
        grain.addPolygon(QPolygonF(upper + lower[::-1]))
    grain.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(grain, alpha(wood.shade, 0.36))
    fibre = QPainterPath()
    for _ in range(round(rect.width() / 4)):
        x, y = (
            rect.left() + rect.width() * random.random(),
            rect.top() + rect.height() * random.random(),
        )
        fibre.addRect(QRectF(x, y, between(random, 8.0, 34.0), 0.7 * scale))
    painter.fillPath(fibre, alpha(wood.shade, 0.22))
    painter.fillRect(
        QRectF(rect.left(), rect.top(), rect.width(), 1.2 * scale), alpha(QColor("#FFFFFF"), 0.50)
    )
    bevel = QRectF(
        rect.left(), rect.bottom() - 0.46 * rect.height(), rect.width(), 0.46 * rect.height()
    )
    slope = QLinearGradient(bevel.topLeft(), bevel.bottomLeft())
    slope.setColorAt(0.0, alpha(QColor("#FFFFFF"), 0.16))
    slope.setColorAt(1.0, alpha(QColor("#FFFFFF"), 0.0))
    painter.fillRect(bevel, slope)
    painter.fillRect(
        QRectF(rect.left(), rect.bottom() - 2.0 * scale, rect.width(), 2.0 * scale),
        alpha(wood.shade, 0.75),
    )


LEAF = 1.0 / 6.0
"""Share of the width that each side leaf takes when it is folded forward."""


def middle_leaf(width: float, height: float, fold: float = 1.0) -> QRectF:
    """Where the middle leaf of a screen of this size is, from the screen's upper left corner."""
    side = width * LEAF * fold
    return QRectF(side, 0.0, width - 2 * side, height * 0.95)


def screen_sprite(
    cache: PixmapCache,
    seat: int,
    width: float,
    height: float,
    ratio: float,
    palette: Palette,
    *,
    scale: float = 1.0,
    fold: float = 1.0,
    measured: bool = False,
) -> Sprite:
    """A closed screen without its lettering, anchored at its upper left corner.

    ``fold`` 0 lays the side leaves flat behind the middle one, for an opening in steps.
    ``measured`` adds a dimension line under the town, for screens large enough to show one.
    """
    colours = palette.seats[seat]

    def draw(painter: QPainter) -> None:
        _paint_screen(painter, colours, width, height, palette, scale, fold, measured)

    reach = 0.10 * width + 8.0 * scale
    bounds = QRectF(-reach, -2.0, width + reach * 3.2, height + 0.2 * height + 16.0 * scale)
    what = ("screen", seat, width, height, scale, fold, measured)
    return cache.sprite(what, bounds, ratio, palette, draw, deep=True)


def _paint_screen(
    painter: QPainter,
    seat: Seat,
    width: float,
    height: float,
    palette: Palette,
    scale: float,
    fold: float,
    measured: bool,
) -> None:
    middle = middle_leaf(width, height, fold)
    drop, foot = 0.112 * height * fold, 0.05 * height * fold
    left = QPolygonF(
        [
            QPointF(0.0, drop),
            middle.topLeft(),
            middle.bottomLeft(),
            QPointF(0.0, middle.bottom() + foot),
        ]
    )
    right = QPolygonF(
        [
            middle.topRight(),
            QPointF(width, drop),
            QPointF(width, middle.bottom() + foot),
            middle.bottomRight(),
        ]
    )
    _paint_ground_shadow(painter, middle, width, height, palette, foot)
    body = seat.body
    fade = QLinearGradient(middle.topLeft(), middle.bottomRight())
    fade.setColorAt(0.0, lighter(body, 0.10))
    fade.setColorAt(0.5, body)
    fade.setColorAt(1.0, lighter(body, -0.10))
    painter.fillRect(middle, fade)
    _paint_leaf(painter, left, lighter(body, 0.24), lighter(body, 0.06))
    _paint_leaf(painter, right, lighter(body, -0.30), lighter(body, -0.42))
    white = QColor("#FFFFFF")
    painter.setPen(QPen(alpha(white, 0.40), 1.0))
    painter.drawPolyline(
        [QPointF(0.0, drop), middle.topLeft(), middle.topRight(), QPointF(width, drop)]
    )
    painter.setPen(QPen(alpha(white, 0.22), 1.0))
    painter.drawLine(middle.topLeft(), middle.bottomLeft())
    painter.setPen(QPen(alpha(QColor("#000000"), 0.28), 1.0))
    painter.drawLine(middle.topRight(), middle.bottomRight())
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_print(painter, seat, middle, middle_leaf(width, height), measured, scale)


def _paint_print(
    painter: QPainter, seat: Seat, leaf: QRectF, folded: QRectF, measured: bool, scale: float
) -> None:
    """What is printed on the leaf: one picture, drawn out with it as it widens."""
    with saved(painter):
        painter.translate(leaf.topLeft())
        painter.scale(leaf.width() / folded.width(), 1.0)
        painter.translate(-folded.topLeft())
        _paint_grid(painter, folded, scale)
        _paint_town(painter, seat, folded, measured, scale)


def _paint_leaf(painter: QPainter, leaf: QPolygonF, start: QColor, end: QColor) -> None:
    box = leaf.boundingRect()
    fade = QLinearGradient(box.topLeft(), box.topLeft() + QPointF(box.width(), box.height() * 0.7))
    fade.setColorAt(0.0, start)
    fade.setColorAt(1.0, end)
    painter.setBrush(fade)
    painter.drawPolygon(leaf)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_ground_shadow(
    painter: QPainter, middle: QRectF, width: float, height: float, palette: Palette, foot: float
) -> None:
    """The screen stands: its shadow hugs the foot and reaches out to the right."""
    base = middle.bottom()
    fall = 0.10 * width
    path = closed_path(
        [
            QPointF(0.0, base + foot),
            middle.bottomLeft(),
            middle.bottomRight(),
            QPointF(width, base - 0.05 * height),
            QPointF(width + fall, base + 0.01 * height),
            QPointF(width + fall * 0.8, base + foot + 0.05 * height),
            QPointF(width * 0.92, base + foot + 0.05 * height),
            QPointF(middle.right(), base + 0.075 * height),
            QPointF(middle.left() + 0.02 * width, base + 0.075 * height),
            QPointF(0.03 * width, base + foot + 0.05 * height),
        ]
    )
    strength = 1.5 if palette.dark else 1.0
    colour = palette.shadow_on_desk
    paint_soft(painter, path, alpha(colour, 0.34 * strength), 0.09 * height)
    paint_soft(painter, path, alpha(colour, 0.20 * strength), 0.025 * height)


def _paint_grid(painter: QPainter, area: QRectF, scale: float) -> None:
    step = max(10.0, 13.0 * scale)
    with saved(painter):
        painter.setClipRect(area)
        for every, strength in ((1, 0.045), (5, 0.08)):
            lines = []
            for index in range(1, int(area.width() / step) + 1):
                if index % every == 0:
                    x = round(area.left() + index * step) + 0.5
                    lines.append(QLineF(x, area.top(), x, area.bottom()))
            for index in range(1, int(area.height() / step) + 1):
                if index % every == 0:
                    y = round(area.top() + index * step) + 0.5
                    lines.append(QLineF(area.left(), y, area.right(), y))
            painter.setPen(QPen(QColor(255, 255, 255, round(255 * strength)), 1.0))
            painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_town(painter: QPainter, seat: Seat, area: QRectF, measured: bool, scale: float) -> None:
    """A street of line-drawn houses, another one for each seat."""
    random = seeded(77, seat.shape)
    ink = alpha(seat.text, 0.50)
    base = area.bottom() - area.height() * (0.095 if measured else 0.07)
    reach = QRectF(area.left() + 0.06 * area.width(), 0.0, 0.88 * area.width(), 0.0)
    tallest = area.height() * (0.31 if measured else 0.34)
    painter.setPen(QPen(ink, max(1.0, 1.1 * scale)))
    painter.drawLine(QPointF(reach.left(), base), QPointF(reach.right(), base))
    unit = tallest / (6.0 if measured else 4.6)
    houses: list[tuple[float, int, int]] = []
    room = reach.width() - 1.2 * unit
    while True:
        wide = unit * between(random, 1.6, 2.6)
        if wide + 0.3 * unit > room:
            break
        floors = 1 + int(between(random, 0.6, 5.0 if measured else 3.6))
        houses.append((wide, floors, int(random.random() * 4)))
        room -= wide + 0.3 * unit
    gap = 0.3 * unit + room / max(1, len(houses) - 1)
    x = reach.left() + 0.75 * unit
    for wide, floors, kind in houses:
        house = QRectF(x, base - floors * unit, wide, floors * unit)
        _paint_house(painter, house, floors, kind, ink, scale)
        x += wide + gap
    if measured:
        y = base + area.height() * 0.045
        paint_dimension(painter, QPointF(reach.left(), y), QPointF(reach.right(), y), ink, scale)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_house(
    painter: QPainter, house: QRectF, floors: int, kind: int, ink: QColor, scale: float
) -> None:
    painter.setPen(QPen(ink, max(1.0, 1.1 * scale)))
    painter.setBrush(QColor(255, 255, 255, 16))
    painter.drawRect(house)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thin = QPen(alpha(ink, 0.62), max(0.8, 0.8 * scale))
    step = house.height() / floors
    if kind == 0 and floors > 2:
        painter.drawLine(
            house.topLeft() + QPointF(house.width() / 2, 0),
            QPointF(house.center().x(), house.top() - step * 0.8),
        )
    painter.setPen(thin)
    columns = max(2, round(house.width() / (step * 0.70)))
    for floor in range(floors):
        y = house.top() + (floor + 0.5) * step
        if kind == 1:
            painter.drawLine(
                QPointF(house.left() + step * 0.3, y), QPointF(house.right() - step * 0.3, y)
            )
            continue
        for column in range(columns):
            x = house.left() + (column + 0.5) * house.width() / columns
            side = min(step, house.width() / columns) * 0.40
            painter.drawRect(QRectF(x - side / 2, y - side / 2, side, side))
    painter.setPen(Qt.PenStyle.NoPen)
