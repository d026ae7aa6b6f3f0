"""Snippets of paper over the winner's buildings: what is left on a drafting table after a feast."""

from math import sqrt
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPolygonF

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.theme.theme import Look

_APART = 46.0
"""About so far from one another, at 100 %."""
_SEED = 24
"""Strewn once for all: the same window always looks the same."""


def confetti_sprite(look: Look, ratio: float, size: QSizeF, colours: tuple[int, ...]) -> Sprite:
    """An area strewn with snippets in the winners' colours, fewer and fainter towards its foot."""
    palette, scale = look.palette, look.scale
    own = [lighter(palette.seats[colour].body, 0.3) for colour in colours]
    inks = [*own, palette.pencil, palette.ink]
    rect = QRectF(QPointF(0.0, 0.0), size)

    def draw(painter: QPainter) -> None:
        lot = Random(_SEED)
        apart, edge = _APART * scale, 9.0 * scale
        count = round(rect.width() * rect.height() / (apart * apart))
        for number in range(count):
            down = lot.random()
            x = edge + lot.random() * (rect.width() - 2 * edge)
            y = edge + down**1.4 * (rect.height() - 2 * edge)
            ink = inks[number % len(inks)]
            _paint_snippet(painter, lot, QPointF(x, y), alpha(ink, 0.95 - 0.7 * down), scale)

    what = ("confetti", size.width(), size.height(), colours, scale)
    return look.pixmaps.sprite(what, rect, ratio, palette, draw)


def _paint_snippet(painter: QPainter, lot: Random, at: QPointF, ink: QColor, scale: float) -> None:
    """A strip, a square or a corner cut off, turned anyhow."""
    long = (5.0 + 5.0 * lot.random()) * scale
    wide = long * lot.choice((0.38, 0.38, 1.0)) / sqrt(2.0)
    corners = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)]
    if lot.random() < 0.25:
        corners = corners[:3]
    with saved(painter):
        painter.translate(at)
        painter.rotate(180.0 * lot.random())
        painter.setBrush(ink)
        painter.drawPolygon(QPolygonF([QPointF(x / 2, y / 2) for x, y in corners]))
