"""Medals with ribbons and Prize badges, face up and face down."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.signs import hexagon, path_of, prize_sign
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write

GOLD, SILVER, BRONZE = range(3)
_RIBBON = path_of("M 0.40 0.48 L 0.215 0.98 L 0.115 0.835 L -0.045 0.90 L 0.14 0.40 Z")
_PRIZE_GROUND = (QColor("#58AE97"), QColor("#2E8B74"), QColor("#1C6452"))


def medal_sprite(
    cache: PixmapCache,
    rank: int,
    size: float,
    ratio: float,
    palette: Palette,
    figure: str = "",
) -> Sprite:
    """A medal on its ribbon, ``size`` high, anchored in its middle. ``figure``: its points."""
    metal = palette.medals[rank]

    def draw(painter: QPainter) -> None:
        painter.translate(-size / 2, -size / 2)
        _paint_ribbons(painter, size, palette)
        centre, radius = QPointF(size / 2, size * 0.375), size * 0.365
        disc = QPainterPath()
        disc.addEllipse(centre, radius, radius)
        if size >= 28.0:
            cast = disc.translated(0.015 * size, 0.03 * size)
            paint_soft(painter, cast, alpha(palette.shadow_on_desk, 0.40), 0.06 * size)
        _paint_disc(painter, centre, radius, metal)
        if figure:
            role = Type(size * 0.36, 700)
            ink = mix(metal, QColor("#1A1206"), 0.80)
            write(
                painter,
                figure,
                centre + QPointF(0, size * 0.012),
                role,
                lighter(metal, 0.55),
                Anchor.MIDDLE,
            )
            write(painter, figure, centre, role, ink, Anchor.MIDDLE)

    bounds = QRectF(-0.56 * size, -0.54 * size, 1.12 * size, 1.08 * size)
    return cache.sprite(("medal", rank, size, figure), bounds, ratio, palette, draw, deep=True)


def _paint_ribbons(painter: QPainter, size: float, palette: Palette) -> None:
    blue = palette.paper_lit if not palette.dark else lighter(palette.paper_lit, 0.14)
    for side in (1.0, -1.0):
        with saved(painter):
            painter.translate(size / 2, size * 0.10)
            painter.scale(side * size * 0.90, size * 0.90)
            painter.translate(-0.42, 0.0)
            fade = QLinearGradient(0.30, 0.45, 0.06, 0.95)
            fade.setColorAt(0.0, lighter(blue, -0.35))
            fade.setColorAt(0.45, blue)
            fade.setColorAt(1.0, lighter(blue, 0.10 if side > 0 else -0.10))
            painter.fillPath(_RIBBON, fade)


def _paint_disc(painter: QPainter, centre: QPointF, radius: float, metal: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    slope = QPointF(radius * 0.7, radius * 0.7)
    rim = QLinearGradient(centre - slope, centre + slope)
    rim.setColorAt(0.0, lighter(metal, 0.62))
    rim.setColorAt(0.5, metal)
    rim.setColorAt(1.0, lighter(metal, -0.42))
    painter.setBrush(rim)
    painter.drawEllipse(centre, radius, radius)
    groove = QLinearGradient(centre - slope, centre + slope)
    groove.setColorAt(0.0, lighter(metal, -0.36))
    groove.setColorAt(1.0, lighter(metal, 0.45))
    painter.setBrush(groove)
    painter.drawEllipse(centre, radius * 0.83, radius * 0.83)
    field = QRadialGradient(centre - slope * 0.5, radius * 1.25)
    field.setColorAt(0.0, lighter(metal, 0.50))
    field.setColorAt(0.55, metal)
    field.setColorAt(1.0, lighter(metal, -0.20))
    painter.setBrush(field)
    painter.drawEllipse(centre, radius * 0.76, radius * 0.76)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(lighter(metal, -0.55), max(0.8, radius * 0.045)))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def prize_sprite(
    cache: PixmapCache, prize: int | None, size: float, ratio: float, palette: Palette
) -> Sprite:
    """A Prize's hexagon, ``size`` high, anchored in its middle; None is one lying face down."""

    def draw(painter: QPainter) -> None:
        box = QRectF(-size / 2, -size / 2, size, size)
        with saved(painter):
            painter.translate(box.topLeft())
            painter.scale(size, size)
            ground = _PRIZE_GROUND
            if prize is None:
                ground = (QColor("#7C8491"), QColor("#5B626D"), QColor("#3E444D"))
            fade = QLinearGradient(0.2, 0.0, 0.8, 1.0)
            for stop, colour in zip((0.0, 0.5, 1.0), ground, strict=True):
                fade.setColorAt(stop, colour)
            painter.fillPath(hexagon(), fade)
            painter.setPen(QPen(lighter(ground[2], -0.25), 0.04))
            painter.drawPath(hexagon())
            painter.translate(0.5, 0.5)
            painter.scale(0.86, 0.86)
            painter.translate(-0.5, -0.5)
            painter.setPen(QPen(QColor(255, 255, 255, 80), 0.03))
            painter.drawPath(hexagon())
        if prize is None:
            role = Type(max(10.0, size * 0.5), 700)
            write(painter, "?", QPointF(0.0, 0.0), role, QColor("#F1F3F6"), Anchor.MIDDLE)
            return
        side = size * 0.52
        sign = QRectF(-side / 2, -side / 2, side, side)
        paint_sign(
            painter, prize_sign(prize), sign.translated(0.0, size * 0.018), alpha(ground[2], 0.8)
        )
        paint_sign(painter, prize_sign(prize), sign, QColor("#FFFFFF"))

    bounds = QRectF(-0.54 * size, -0.54 * size, 1.08 * size, 1.08 * size)
    return cache.sprite(("prize", prize, size), bounds, ratio, palette, draw)
