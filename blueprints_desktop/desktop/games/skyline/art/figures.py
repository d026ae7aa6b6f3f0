"""The pawns, the architect and the two dice."""

from collections.abc import Hashable

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

from blueprints_desktop.desktop.drawing.marks import paint_seat_shape
from blueprints_desktop.desktop.drawing.palette import Palette, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import Drawing, Sprite
from blueprints_desktop.desktop.drawing.projection import Face, View
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.signs import PIPS
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box, paint_contour, silhouette
from blueprints_desktop.desktop.games.skyline.art.buildings import tones_of_seat
from blueprints_desktop.desktop.theme.theme import Look

HIGH = 1.12
"""How high a figure stands, in units of w."""
_HEAD, _HEAD_AT = 0.215, 0.86


def pawn_sprite(look: Look, w: float, ratio: float, colour: int) -> Sprite:
    """A player's pawn, the player's shape on its head; anchored where it stands."""

    def draw(painter: QPainter) -> None:
        seat = look.palette.seats[colour]
        _paint_shadow(painter, w, look.palette)
        _paint_body(painter, w, tones_of_seat(seat))
        head = QPointF(0.0, -_HEAD_AT * w)
        painter.setBrush(seat.text)
        painter.drawEllipse(head, 0.135 * w, 0.135 * w)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_seat_shape(painter, head, 0.155 * w, seat, seat.body)

    return _figure(("skyline pawn", colour, w), look, w, ratio, draw)


def architect_sprite(look: Look, w: float, ratio: float) -> Sprite:
    """The architect in brass, a hat on his head and a rolled plan under his arm."""

    def draw(painter: QPainter) -> None:
        tones = look.palette.brass
        _paint_shadow(painter, w, look.palette)
        _paint_body(painter, w, tones)
        _paint_hat(painter, w, tones)
        _paint_roll(painter, w)

    return _figure(("skyline architect", w), look, w, ratio, draw)


def _figure(what: Hashable, look: Look, w: float, ratio: float, draw: Drawing) -> Sprite:
    bounds = QRectF(-0.8 * w, -1.3 * w, 1.8 * w, 1.7 * w)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw, deep=True)


def figure_outline(at: QPointF, w: float) -> QPainterPath:
    """What one sees of a figure that stands there: foot, waist and head."""
    path = QPainterPath()
    path.addRect(QRectF(-0.30 * w, -0.09 * w, 0.60 * w, 0.24 * w))
    path.addRect(QRectF(-0.17 * w, -0.66 * w, 0.34 * w, 0.57 * w))
    path.addRect(QRectF(-0.25 * w, -HIGH * w, 0.50 * w, (HIGH - 0.66) * w))
    return path.translated(at)


def _paint_shadow(painter: QPainter, w: float, palette: Palette) -> None:
    fall, foot = QPainterPath(), QPainterPath()
    fall.addEllipse(QPointF(0.24 * w, 0.03 * w), 0.42 * w, 0.15 * w)
    foot.addEllipse(QPointF(0.03 * w, 0.02 * w), 0.31 * w, 0.18 * w)
    paint_soft(painter, fall, alpha(palette.shadow_on_paper, 0.42), 0.16 * w)
    paint_soft(painter, foot, alpha(palette.shadow_on_paper, 0.60), 0.08 * w)
    painter.setPen(Qt.PenStyle.NoPen)


def _across(left: float, right: float, tones: Tones) -> QLinearGradient:
    fade = QLinearGradient(left, 0.0, right, 0.0)
    fade.setColorAt(0.0, mix(tones.left, tones.right, 0.25))
    fade.setColorAt(0.28, lighter(tones.top, 0.22))
    fade.setColorAt(0.55, tones.left)
    fade.setColorAt(1.0, mix(tones.right, tones.dark, 0.35))
    return fade


def _paint_body(painter: QPainter, w: float, tones: Tones) -> None:
    """A foot, a waist that narrows upwards, a collar and a ball."""
    pen = QPen(alpha(tones.dark, 0.9), max(0.8, 0.022 * w))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    foot = QPainterPath()
    foot.moveTo(-0.30 * w, 0.0)
    foot.cubicTo(-0.30 * w, 0.20 * w, 0.30 * w, 0.20 * w, 0.30 * w, 0.0)
    foot.lineTo(0.30 * w, -0.09 * w)
    foot.cubicTo(0.30 * w, 0.06 * w, -0.30 * w, 0.06 * w, -0.30 * w, -0.09 * w)
    foot.closeSubpath()
    waist = QPainterPath(QPointF(-0.285 * w, -0.08 * w))
    waist.cubicTo(-0.20 * w, -0.22 * w, -0.12 * w, -0.36 * w, -0.10 * w, -0.66 * w)
    waist.lineTo(0.10 * w, -0.66 * w)
    waist.cubicTo(0.12 * w, -0.36 * w, 0.20 * w, -0.22 * w, 0.285 * w, -0.08 * w)
    waist.cubicTo(0.26 * w, 0.05 * w, -0.26 * w, 0.05 * w, -0.285 * w, -0.08 * w)
    waist.closeSubpath()
    for part in (foot, waist):
        painter.fillPath(part, _across(-0.30 * w, 0.30 * w, tones))
        painter.strokePath(part, pen)
    collar = QPainterPath()
    collar.addEllipse(QPointF(0.0, -0.655 * w), 0.165 * w, 0.075 * w)
    painter.fillPath(collar, _across(-0.17 * w, 0.17 * w, tones))
    painter.strokePath(collar, pen)
    head = QPainterPath()
    middle = QPointF(0.0, -_HEAD_AT * w)
    head.addEllipse(middle, _HEAD * w, _HEAD * w)
    shine = QRadialGradient(middle + QPointF(-0.07 * w, -0.08 * w), _HEAD * 1.5 * w)
    shine.setColorAt(0.0, lighter(tones.top, 0.45))
    shine.setColorAt(0.45, tones.left)
    shine.setColorAt(1.0, mix(tones.right, tones.dark, 0.4))
    painter.fillPath(head, shine)
    painter.strokePath(head, pen)


def _paint_hat(painter: QPainter, w: float, tones: Tones) -> None:
    """A builder's hat with its brim."""
    pen = QPen(alpha(tones.dark, 0.9), max(0.8, 0.022 * w))
    dome = QPainterPath(QPointF(-0.20 * w, -0.90 * w))
    dome.cubicTo(-0.20 * w, -1.20 * w, 0.20 * w, -1.20 * w, 0.20 * w, -0.90 * w)
    dome.closeSubpath()
    brim = QPainterPath()
    brim.addEllipse(QPointF(0.0, -0.90 * w), 0.27 * w, 0.07 * w)
    for part in (dome, brim):
        painter.fillPath(part, _across(-0.27 * w, 0.27 * w, tones))
        painter.strokePath(part, pen)


def _paint_roll(painter: QPainter, w: float) -> None:
    """The plan, rolled up."""
    paper, edge = QColor("#F4F7FB"), QColor("#1B4B86")
    start, end = QPointF(-0.06 * w, -0.22 * w), QPointF(0.33 * w, -0.50 * w)
    for colour, thick in ((edge, 0.175), (paper, 0.125)):
        pen = QPen(colour, thick * w)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(start, end)
    pen = QPen(edge, 0.03 * w)
    painter.setPen(pen)
    middle = (start + end) / 2
    painter.drawLine(middle + QPointF(-0.03 * w, -0.05 * w), middle + QPointF(0.03 * w, 0.05 * w))
    painter.setPen(Qt.PenStyle.NoPen)


def paint_shield(painter: QPainter, middle: QPointF, high: float, palette: Palette) -> None:
    """A brass shield: what the architect stands on is protected."""
    brass = palette.brass
    shape = QPainterPath(QPointF(0.0, -0.50))
    shape.cubicTo(0.16, -0.40, 0.30, -0.36, 0.42, -0.36)
    shape.cubicTo(0.44, 0.06, 0.28, 0.36, 0.0, 0.50)
    shape.cubicTo(-0.28, 0.36, -0.44, 0.06, -0.42, -0.36)
    shape.cubicTo(-0.30, -0.36, -0.16, -0.40, 0.0, -0.50)
    shape = QTransform.fromScale(high, high).map(shape).translated(middle)
    painter.fillPath(shape.translated(0.0, 0.08 * high), alpha(palette.shadow_on_paper, 0.35))
    painter.fillPath(shape, _across(middle.x() - 0.45 * high, middle.x() + 0.45 * high, brass))
    pen = QPen(brass.dark, 0.10 * high)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(shape, pen)
    tick = QPainterPath(middle + QPointF(-0.17, -0.02) * high)
    tick.lineTo(middle + QPointF(-0.04, 0.13) * high)
    tick.lineTo(middle + QPointF(0.18, -0.17) * high)
    pen = QPen(brass.dark, 0.13 * high)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(tick, pen)


_FINISH = Finish(bevel=0.03, corner=0.14, gloss=0.9)
_SIDES = {1: (2, 3), 2: (3, 1), 3: (1, 2), 4: (6, 2), 5: (3, 6), 6: (5, 3)}
"""By the value on top, those on the left and on the right face: all of one and the same die."""


def plain_die_sprite(look: Look, w: float, ratio: float, value: int, *, black: bool) -> Sprite:
    """A die that shows ``value``, anchored at its far bottom corner as every box is."""
    palette = look.palette
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
    return look.pixmaps.sprite(("plain die", value, black, w), bounds, ratio, palette, draw)
