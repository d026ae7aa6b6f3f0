"""What lies on the desk of Blueprints: the cloth bag and the pencil."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.signs import path_of
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write

_CLOTH = (QColor("#F3E3BC"), QColor("#DEC48C"), QColor("#A9854C"), QColor("#6E4A1E"))
_SACK = path_of(
    "M 0.335 0.315 C 0.16 0.43 0.015 0.60 0.02 0.765 C 0.025 0.92 0.16 0.985 0.50 0.985"
    " C 0.84 0.985 0.975 0.92 0.98 0.765 C 0.985 0.60 0.84 0.43 0.665 0.315 Z"
)
_NECK = path_of(
    "M 0.345 0.285 C 0.315 0.19 0.25 0.11 0.215 0.075 C 0.29 0.085 0.335 0.065 0.375 0.02"
    " C 0.41 0.07 0.455 0.075 0.50 0.03 C 0.545 0.075 0.59 0.07 0.625 0.02"
    " C 0.665 0.065 0.71 0.085 0.785 0.075 C 0.75 0.11 0.685 0.19 0.655 0.285 Z"
)
_FOLDS = path_of(
    "M 0.40 0.36 C 0.33 0.46 0.25 0.55 0.20 0.66 M 0.46 0.37 C 0.435 0.44 0.42 0.48 0.40 0.54"
    " M 0.57 0.37 C 0.62 0.46 0.67 0.50 0.71 0.57 M 0.63 0.36 C 0.72 0.44 0.80 0.55 0.84 0.66"
    " M 0.42 0.25 C 0.40 0.19 0.385 0.15 0.365 0.12 M 0.50 0.25 L 0.50 0.12"
    " M 0.58 0.25 C 0.60 0.19 0.615 0.15 0.635 0.12"
)


def bag_sprite(
    cache: PixmapCache, size: float, ratio: float, palette: Palette, *, on_paper: bool = True
) -> Sprite:
    """The cloth bag, ``size`` pixels high, anchored in its middle; write the count on its belly."""

    def draw(painter: QPainter) -> None:
        painter.translate(-size / 2, -size / 2)
        whole = QTransform.fromScale(size, size)
        shade = palette.shadow_on_paper if on_paper else palette.shadow_on_desk
        ground = QPainterPath()
        ground.addEllipse(QPointF(size * 0.56, size * 0.93), size * 0.50, size * 0.10)
        paint_soft(painter, ground, alpha(shade, 0.42), size * 0.10)
        close = QPainterPath()
        close.addEllipse(QPointF(size * 0.51, size * 0.955), size * 0.42, size * 0.05)
        paint_soft(painter, close, alpha(shade, 0.55), size * 0.04)
        _paint_bag(painter, whole, size)

    bounds = QRectF(-0.68 * size, -0.58 * size, 1.5 * size, 1.28 * size)
    return cache.sprite(("bag", size, on_paper), bounds, ratio, palette, draw, deep=True)


def _paint_bag(painter: QPainter, whole: QTransform, size: float) -> None:
    lit, cloth, dim, line = _CLOTH
    sack, neck = whole.map(_SACK), whole.map(_NECK)
    edge = QPen(line, max(1.0, 0.022 * size))
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for part, focus in ((neck, QPointF(0.40, 0.10)), (sack, QPointF(0.36, 0.50))):
        light = QRadialGradient(whole.map(focus), size * 0.66)
        light.setColorAt(0.0, lit)
        light.setColorAt(0.45, cloth)
        light.setColorAt(1.0, dim)
        painter.fillPath(part, light)
    with saved(painter):
        painter.setClipPath(sack.united(neck))
        folds = whole.map(_FOLDS)
        for offset, colour, strength in ((0.0, dim, 0.85), (0.016 * size, lit, 0.75)):
            pen = QPen(alpha(colour, strength), 0.022 * size)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(folds.translated(offset, 0.0), pen)
        under = QLinearGradient(0.0, size * 0.30, 0.0, size * 0.44)
        under.setColorAt(0.0, alpha(line, 0.50))
        under.setColorAt(1.0, alpha(line, 0.0))
        painter.fillRect(QRectF(0.0, size * 0.30, size, size * 0.14), under)
    painter.strokePath(sack, edge)
    painter.strokePath(neck, edge)
    cord = QPainterPath()
    cord.addRoundedRect(
        QRectF(0.315 * size, 0.262 * size, 0.37 * size, 0.072 * size), 0.036 * size, 0.036 * size
    )
    roll = QLinearGradient(0.0, 0.262 * size, 0.0, 0.334 * size)
    roll.setColorAt(0.0, QColor("#B98A4A"))
    roll.setColorAt(0.4, QColor("#9A6A30"))
    roll.setColorAt(1.0, QColor("#5C3A14"))
    painter.fillPath(cord, roll)
    painter.setPen(QPen(alpha(QColor("#F3E3BC"), 0.55), max(0.7, 0.014 * size)))
    for step in range(6):
        x = (0.345 + step * 0.056) * size
        painter.drawLine(QPointF(x, 0.325 * size), QPointF(x + 0.026 * size, 0.272 * size))
    painter.setPen(Qt.PenStyle.NoPen)


BAG_FIGURE = QColor("#3D2407")
"""The count on the bag's belly."""


def paint_bag_count(
    painter: QPainter, at: QPointF, size: float, count: int, scale: float = 1.0
) -> None:
    """The number of dice still in the bag, written on it (``at`` is the bag's middle)."""
    where = QPointF(at.x(), at.y() + 0.17 * size)
    write(painter, str(count), where, Type(17, 700), BAG_FIGURE, Anchor.MIDDLE, scale)


def pencil_sprite(
    cache: PixmapCache, length: float, angle: float, ratio: float, palette: Palette
) -> Sprite:
    """A pencil on the desk, anchored at its tip; ``angle`` in degrees, clockwise from the right."""
    thick = length * 0.076
    turn = QTransform().rotate(angle)

    def draw(painter: QPainter) -> None:
        outline = QPainterPath(QPointF(0.0, 0.0))
        for x, y in ((0.14, 0.5), (1.0, 0.5), (1.0, -0.5), (0.14, -0.5)):
            outline.lineTo(QPointF(x * length, y * thick))
        outline.closeSubpath()
        cast = turn.map(outline)
        strength = 1.5 if palette.dark else 1.0
        colour = palette.shadow_on_desk
        paint_soft(
            painter,
            cast.translated(0.35 * thick, 0.75 * thick),
            alpha(colour, 0.26 * strength),
            0.9 * thick,
        )
        paint_soft(
            painter,
            cast.translated(0.10 * thick, 0.28 * thick),
            alpha(colour, 0.34 * strength),
            0.25 * thick,
        )
        painter.setTransform(turn, True)
        _paint_pencil(painter, length, thick)

    around = turn.mapRect(QRectF(0.0, -thick, length, 2 * thick)).adjusted(
        -thick, -thick, 2 * thick, 3 * thick
    )
    return cache.sprite(("pencil", length, angle), around, ratio, palette, draw, deep=True)


def _paint_pencil(painter: QPainter, length: float, thick: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    half = thick / 2
    cone, ferrule, rubber = 0.145 * length, 0.885 * length, 0.945 * length
    facets = (("#FFD96B", -0.5, -0.22), ("#F0B429", -0.22, 0.20), ("#B97F12", 0.20, 0.5))
    for hue, upper, lower in facets:
        painter.fillRect(
            QRectF(
                cone - 0.02 * length,
                upper * thick,
                ferrule - cone + 0.02 * length,
                (lower - upper) * thick,
            ),
            QColor(hue),
        )
    painter.fillRect(
        QRectF(cone, -0.22 * thick, ferrule - cone, 0.05 * thick), QColor(255, 255, 255, 120)
    )
    point = QPainterPath(QPointF(0.0, 0.0))
    point.lineTo(cone, -half)
    for start, end in ((-0.5, -0.22), (-0.22, 0.20), (0.20, 0.5)):
        middle = (start + end) / 2 * thick
        point.quadTo(QPointF(cone + 0.030 * length, middle), QPointF(cone, end * thick))
    point.closeSubpath()
    wood = QLinearGradient(0.0, -half, 0.0, half)
    wood.setColorAt(0.0, QColor("#FBE5C0"))
    wood.setColorAt(0.5, QColor("#EBC994"))
    wood.setColorAt(1.0, QColor("#C2935A"))
    painter.fillPath(point, wood)
    lead = QPainterPath(QPointF(0.0, 0.0))
    share = 0.30
    lead.lineTo(cone * share, -half * share)
    lead.quadTo(QPointF(cone * share * 1.15, 0.0), QPointF(cone * share, half * share))
    lead.closeSubpath()
    painter.fillPath(lead, QColor("#2A2D33"))
    metal = QLinearGradient(0.0, -half, 0.0, half)
    for stop, hue in ((0.0, "#B9C0C8"), (0.28, "#F4F6F8"), (0.55, "#AEB6BF"), (1.0, "#69717B")):
        metal.setColorAt(stop, QColor(hue))
    painter.fillRect(QRectF(ferrule, -half * 1.04, rubber - ferrule, thick * 1.04), metal)
    painter.setBrush(QColor(60, 66, 74, 110))
    for share in (0.22, 0.42, 0.62, 0.82):
        x = ferrule + (rubber - ferrule) * share
        painter.drawRect(QRectF(x, -half * 1.04, 0.004 * length, thick * 1.04))
    eraser = QPainterPath()
    eraser.addRoundedRect(
        QRectF(rubber - 2.0, -half * 0.96, length - rubber + 2.0, thick * 0.96),
        half * 0.55,
        half * 0.55,
    )
    soft = QLinearGradient(0.0, -half, 0.0, half)
    soft.setColorAt(0.0, QColor("#F2A599"))
    soft.setColorAt(0.4, QColor("#DE7A6C"))
    soft.setColorAt(1.0, QColor("#A94E44"))
    clip = QPainterPath()
    clip.addRect(QRectF(rubber, -thick, length, 2 * thick))
    painter.fillPath(eraser.intersected(clip), soft)
    painter.setBrush(Qt.BrushStyle.NoBrush)
