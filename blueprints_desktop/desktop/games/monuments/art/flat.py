"""Pieces seen flat, for level sheets, logs and lists: the colour and the mark, squashed."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QTransform

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.signs.badges import seat_shape
from blueprints_desktop.desktop.drawing.textures import between, seeded
from blueprints_desktop.desktop.games.monuments.art.bricks import (
    BUILDERS,
    NEUTRAL,
    ORANGE,
    RED,
    mark_path,
    tones_of_kind,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import JEWEL, piece_sprite


def paint_flat_brick(
    painter: QPainter, rect: QRectF, kind: int, palette: Palette, scale: float = 1.0
) -> None:
    """A brick from above, filling ``rect``."""
    tones = tones_of_kind(kind, palette)
    fade = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fade.setColorAt(0.0, tones.top)
    fade.setColorAt(1.0, tones.left if kind != NEUTRAL else tones.top)
    painter.fillRect(rect, fade)
    if kind >= BUILDERS:
        side = min(rect.width(), rect.height()) * 0.72
        box = QTransform().translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
        shape = seat_shape(palette.seats[kind - BUILDERS].shape)
        painter.fillPath(box.scale(side, side).map(shape), palette.seats[kind - BUILDERS].text)
    else:
        _paint_flat_mark(painter, rect, kind, palette)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(tones.dark, 0.9), max(0.8, 0.9 * scale)))
    painter.drawRect(rect)
    painter.setPen(Qt.PenStyle.NoPen)


def flat_brick_sprite(
    cache: PixmapCache, kind: int, wide: float, high: float, ratio: float, palette: Palette
) -> Sprite:
    """A brick from above, anchored at its upper left corner: level sheets show dozens."""
    rect = QRectF(0.0, 0.0, wide, high)

    def draw(painter: QPainter) -> None:
        paint_flat_brick(painter, rect, kind, palette, max(1.0, high / 14.0))

    what = ("flat brick", kind, wide, high)
    return cache.sprite(what, rect.adjusted(-1, -1, 1, 1), ratio, palette, draw)


def _paint_flat_mark(painter: QPainter, rect: QRectF, kind: int, palette: Palette) -> None:
    tones = palette.bricks[kind]
    with saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        if kind == NEUTRAL:
            random = seeded(31, 7)
            painter.setBrush(alpha(tones.dark, 0.7))
            painter.setPen(Qt.PenStyle.NoPen)
            size = max(0.5, rect.height() * 0.055)
            for _ in range(9):
                at = QPointF(between(random, 0.06, 0.94), between(random, 0.12, 0.88))
                spot = QPointF(
                    rect.left() + at.x() * rect.width(), rect.top() + at.y() * rect.height()
                )
                painter.drawEllipse(spot, size, size)
        else:
            to_rect = QTransform().translate(rect.left(), rect.top())
            to_rect.scale(rect.width() / 2.0, rect.height())
            ink = alpha(tones.dark, 0.85) if kind == ORANGE else alpha(tones.edge, 0.95)
            pen = QPen(ink, max(0.8, rect.height() * (0.06 if kind == RED else 0.09)))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(to_rect.map(mark_path(kind, 2.0, 1.0)), pen)


def token_sprite(
    cache: PixmapCache, piece: int, side: float, ratio: float, palette: Palette
) -> Sprite:
    """A piece in a line of text, anchored at its middle and about ``side`` wide."""
    half = side / 2
    bounds = QRectF(-half - 1.0, -half - 1.0, side + 2.0, side + 2.0)

    def draw(painter: QPainter) -> None:
        if piece < JEWEL:
            rect = QRectF(-half, -half * 0.55, side, side * 0.55)
            paint_flat_brick(painter, rect, piece, palette, side / 20.0)
            return
        w = side * (0.44 if piece == JEWEL else 0.46)
        if piece != JEWEL and palette.dark:  # black on black
            painter.setBrush(alpha(palette.text_2, 0.55))
            painter.drawEllipse(QPointF(0.0, 0.0), 0.92 * half, 0.92 * half)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        sprite = piece_sprite(cache, piece, w, ratio, palette, shadow=False)
        sprite.paint(painter, QPointF(0.0, half * (0.55 if piece == JEWEL else 0.80)))

    return cache.sprite(("piece token", piece, side), bounds, ratio, palette, draw)


def paint_empty_place(painter: QPainter, rect: QRectF, palette: Palette, scale: float) -> None:
    """A dashed ellipse where a step would bring nothing."""
    pen = QPen(palette.text_2, 1.6 * scale)
    pen.setDashPattern([2.6, 2.2])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(rect)
    painter.setPen(Qt.PenStyle.NoPen)
