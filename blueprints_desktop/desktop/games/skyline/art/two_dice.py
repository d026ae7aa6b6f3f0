"""The white and the black die, with pips on every face one sees."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import Face, View
from blueprints_desktop.desktop.drawing.signs.materials import PIPS
from blueprints_desktop.desktop.drawing.solids import (
    Finish,
    paint_box,
    paint_contour,
    silhouette,
)

_FINISH = Finish(bevel=0.03, corner=0.14, gloss=0.9)
_SIDES = {1: (2, 3), 2: (3, 1), 3: (1, 2), 4: (6, 2), 5: (3, 6), 6: (5, 3)}
"""By the value on top, those on the left and on the right face: all of one and the same die."""


def plain_die_sprite(
    cache: PixmapCache,
    value: int,
    w: float,
    ratio: float,
    palette: Palette,
    *,
    black: bool,
) -> Sprite:
    """A die that shows ``value``, anchored at its far bottom corner as every box is."""
    tones = palette.black_die if black else palette.white_die
    ink = QColor("#F4F6F9") if black else QColor("#1B2430")
    left, right = _SIDES[value]
    shown = {Face.TOP: value, Face.LEFT: left, Face.RIGHT: right}

    def decorate(painter: QPainter, face: Face) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for x, y in PIPS[shown[face]]:
            painter.setBrush(alpha(lighter(tones.dark, 0.1 if black else 0.6), 0.7))
            painter.drawEllipse(QPointF(x + 0.012, y + 0.006), 0.098, 0.098)
            painter.setBrush(ink if face is not Face.RIGHT or black else lighter(ink, 0.08))
            painter.drawEllipse(QPointF(x, y), 0.09, 0.09)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def draw(painter: QPainter) -> None:
        view = View(w)
        paint_box(painter, view, tones, finish=_FINISH, decorate=decorate)
        if black == palette.dark:
            edge = QColor("#6A727E") if black else QColor("#9AA3AE")
            paint_contour(painter, silhouette(view, finish=_FINISH), alpha(edge, 0.8), 0.03 * w)

    bounds = QRectF(-1.06 * w, -1.06 * w, 2.12 * w, 2.55 * w)
    return cache.sprite(("plain die", value, black, w), bounds, ratio, palette, draw)
