"""The score track as an object of the desk: a wooden ruler."""

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.shadows import Layer, paint_lying_shadow
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
