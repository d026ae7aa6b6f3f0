"""Dice: pips on top (the value), the material's sign on the left, the value as a numeral right.

So a covered die in a stack still tells both, and nobody needs the colour. A die is plain
``(material 0..3, value 1..6)`` here; drawing knows no game.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.dice.die_body import FINISHES, paint_die
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite, device_bounds, render
from blueprints_desktop.desktop.drawing.projection import RISE, Face, View, rounded_polygon
from blueprints_desktop.desktop.drawing.signs.materials import numeral
from blueprints_desktop.desktop.drawing.solids import paint_contour, silhouette

LIFT = 7.0
"""How far a hovered die rises, in pixels at 100 %; its shadow stays."""


class DieState(Enum):
    NORMAL = "normal"
    HOVERED = "hovered"
    GHOST = "ghost"
    DISABLED = "disabled"


def die_bounds(w: float) -> QRectF:
    """What a die covers, seen from its far floor corner."""
    return QRectF(-w, -w, 2.0 * w, (2.0 * RISE + 1.0) * w)


def die_origin(centre: QPointF, w: float) -> QPointF:
    """Where to paint a die (its far floor corner) so that its picture is centred on ``centre``."""
    return centre - die_bounds(w).center()


def die_sprite(
    cache: PixmapCache,
    material: int,
    value: int,
    w: float,
    ratio: float,
    palette: Palette,
    state: DieState = DieState.NORMAL,
) -> Sprite:
    """A die without its shadow, anchored at its far floor corner."""
    what = ("die", material, value, w, state)
    known = cache.find(what, ratio, palette)
    if known is not None:
        return known
    margin = max(4.0, 0.14 * w)
    bounds = die_bounds(w).adjusted(-margin, -margin, margin, margin)

    def draw(painter: QPainter) -> None:
        _paint_state(painter, material, value, w, ratio, palette, state, bounds)

    return cache.sprite(what, bounds, ratio, palette, draw)


def _paint_state(
    painter: QPainter,
    material: int,
    value: int,
    w: float,
    ratio: float,
    palette: Palette,
    state: DieState,
    bounds: QRectF,
) -> None:
    body = silhouette(View(w), finish=FINISHES[material])
    clear = palette.materials[material].clear
    if state is DieState.HOVERED:
        paint_contour(painter, body, palette.pencil, max(4.6, 0.175 * w))
        paint_contour(painter, body, QColor("#FFFFFF"), max(1.3, 0.034 * w))
        if clear:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillPath(body, QColor("#000000"))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if state in (DieState.NORMAL, DieState.HOVERED):
        paint_die(painter, material, value, w, palette, w * ratio)
        return
    solid = render(
        bounds, ratio, lambda brush: paint_die(brush, material, value, w, palette, w * ratio)
    )
    ghost = state is DieState.GHOST
    painter.setOpacity((0.92 if clear else 0.84) if ghost else 0.54)
    painter.drawImage(device_bounds(bounds, ratio).topLeft(), solid)
    painter.setOpacity(1.0)
    if ghost:
        paint_dashed_contour(painter, body, palette, max(1.5, 0.048 * w))


def paint_dashed_contour(
    painter: QPainter, path: QPainterPath, palette: Palette, width: float
) -> None:
    """Pencil dashes over a dark line: reads on wood, paper and desk alike."""
    pen = QPen(palette.paper_edge, width * 1.45)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    pen = QPen(palette.pencil, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.6, 1.7])
    painter.strokePath(path, pen)


def token_sprite(
    cache: PixmapCache, material: int, value: int, side: float, ratio: float, palette: Palette
) -> Sprite:
    """A die told flat: a rounded square for lists, stack read-outs and lines of text."""
    look = palette.materials[material]
    square = QRectF(-side / 2, -side / 2, side, side)

    def draw(painter: QPainter) -> None:
        solid = [QColor(tone) for tone in (look.tones.top, look.tones.left)]
        for tone in solid:
            tone.setAlphaF(1.0)
        fade = QLinearGradient(square.topLeft(), square.bottomLeft())
        fade.setColorAt(0.0, lighter(solid[0], 0.05))
        fade.setColorAt(1.0, solid[1])
        body = QPainterPath()
        pixel = 1.0 / ratio
        body.addRoundedRect(square.adjusted(pixel, pixel, -pixel, -pixel), side * 0.2, side * 0.2)
        painter.fillPath(body, fade)
        rim = look.contour or alpha(look.tones.edge, 0.9)
        paint_contour(painter, body, alpha(look.tones.dark, 0.55), 1.0)
        inner = QPainterPath()
        inset = pixel + 1.0
        inner.addRoundedRect(
            square.adjusted(inset, inset, -inset, -inset), side * 0.16, side * 0.16
        )
        paint_contour(painter, inner, alpha(rim, 0.55), 1.0)
        high = side * 0.56
        painter.translate(-high / 2, -high / 2)
        painter.scale(high, high)
        painter.fillPath(numeral(value, 0.19), look.pip)

    bounds = square.adjusted(-1, -1, 1, 1)
    return cache.sprite(("token", material, value, side), bounds, ratio, palette, draw)


def paint_empty_slot(painter: QPainter, w: float, colour: QColor) -> None:
    """A die still to take: its outline in dashes, at the painter's origin."""
    outline = rounded_polygon(View(w * 0.9, QPointF(0.0, 0.02 * w)).outline(), 0.05 * w)
    pen = QPen(alpha(colour, 0.8), max(1.0, 0.045 * w))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([2.4, 2.8])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(outline, pen)


def occlusion_sprite(cache: PixmapCache, w: float, ratio: float, left: bool, front: bool) -> Sprite:
    """Shade on a top next to a taller neighbour, at x - 1 (``left``) or y + 1 (``front``).

    Anchored like the die whose top it darkens.
    """
    view = View(w)
    top = rounded_polygon([view.point(*place) for place in _TOP], 0.05 * w)

    def draw(painter: QPainter) -> None:
        painter.setTransform(view.face(Face.TOP), True)
        plate = view.face(Face.TOP).inverted()[0].map(top)
        for wanted, start, end in ((left, (0.0, 0.0), (0.5, 0.0)), (front, (0.0, 1.0), (0.0, 0.5))):
            if wanted:
                fade = QLinearGradient(QPointF(*start), QPointF(*end))
                fade.setColorAt(0.0, QColor(10, 14, 24, 107))
                fade.setColorAt(0.4, QColor(10, 14, 24, 42))
                fade.setColorAt(1.0, QColor(10, 14, 24, 0))
                painter.fillPath(plate, fade)

    return cache.sprite(("occlusion", w, left, front), die_bounds(w), ratio, None, draw)


_TOP = ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))
