"""The bevelled box from which dice, bricks, floors and towers are made.

Recipe: the rounded silhouette is filled with edge light running to the darkest tone, then three
faces are laid on it as rounded plates drawn in a little, so that the gaps become bevels. Each face
has a small gradient of its own, then its texture and marks, last thin highlights on the near edges.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.projection import (
    UNIT_BOX,
    Cuboid,
    Face,
    View,
    rounded_polygon,
)

Decorate = Callable[[QPainter, Face], None]
"""Paints on one face, in floor units from its far or upper left corner, clipped to the face."""


class Finish(NamedTuple):
    """How a box is worked: bevel and corner in floor units, gloss from 0 (matte) to 1."""

    bevel: float = 0.026
    corner: float = 0.10
    gloss: float = 1.0


PLAIN = Finish()


def face_size(face: Face, box: Cuboid) -> tuple[float, float]:
    if face is Face.TOP:
        return box.dx, box.dy
    return (box.dx, box.dz) if face is Face.LEFT else (box.dy, box.dz)


def face_plate(face: Face, box: Cuboid, finish: Finish) -> QPainterPath:
    """The rounded plate of a face, in floor units."""
    wide, high = face_size(face, box)
    inset = finish.bevel
    corner = min(finish.corner, wide / 2, high / 2)
    plate = QPainterPath()
    plate.addRoundedRect(QRectF(inset, inset, wide - 2 * inset, high - 2 * inset), corner, corner)
    return plate


def silhouette(view: View, box: Cuboid = UNIT_BOX, finish: Finish = PLAIN) -> QPainterPath:
    """The outline of a box with its corners taken off."""
    return rounded_polygon(view.outline(box), finish.corner * 0.72 * view.w)


def paint_box(
    painter: QPainter,
    view: View,
    tones: Tones,
    box: Cuboid = UNIT_BOX,
    finish: Finish = PLAIN,
    decorate: Decorate | None = None,
) -> None:
    """Paint a solid box. ``decorate`` adds texture and marks face by face."""
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        with saved(painter):
            painter.setClipPath(silhouette(view, box, finish))
            _paint_bevels(painter, view, tones, box, finish)
        for face in Face:
            _paint_face(painter, view, tones, box, finish, face, decorate)
        _paint_highlights(painter, view, tones, box, finish)


def _paint_bevels(painter: QPainter, view: View, tones: Tones, box: Cuboid, finish: Finish) -> None:
    """What will show in the gaps between the plates: three bare faces, then the worked edges."""
    x, y, z = box.x + box.dx, box.y + box.dy, box.z + box.dz
    near, left, right = view.point(x, y, z), view.point(box.x, y, z), view.point(x, box.y, z)
    far, foot = view.point(box.x, box.y, z), view.point(x, y, box.z)
    low_left, low_right = view.point(box.x, y, box.z), view.point(x, box.y, box.z)
    for corners, upper, lower in (
        (
            (far, right, near, left),
            mix(tones.top, tones.edge, 0.75),
            mix(tones.top, tones.edge, 0.55),
        ),
        (
            (left, near, foot, low_left),
            mix(tones.left, tones.edge, 0.45),
            mix(tones.right, tones.dark, 0.3),
        ),
        ((near, right, low_right, foot), mix(tones.left, tones.right, 0.4), tones.dark),
    ):
        fade = QLinearGradient(corners[0], corners[2])
        fade.setColorAt(0.0, upper)
        fade.setColorAt(1.0, lower)
        painter.setBrush(fade)
        painter.drawPolygon(QPolygonF(corners))
    pen = QPen(tones.edge, finish.bevel * 2.5 * view.w)
    ridge = QLinearGradient(near, foot)
    ridge.setColorAt(0.0, mix(tones.left, tones.edge, 0.65))
    ridge.setColorAt(0.6, mix(tones.left, tones.edge, 0.22))
    ridge.setColorAt(1.0, mix(tones.left, tones.dark, 0.35))
    pen.setBrush(ridge)
    painter.setPen(pen)
    painter.drawLine(near, foot)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for start, colour in ((right, mix(tones.top, tones.edge, 0.62)), (left, tones.edge)):
        pen.setColor(colour)
        painter.setPen(pen)
        painter.drawLine(start, near)
    painter.setPen(Qt.PenStyle.NoPen)


def _face_brush(face: Face, tones: Tones, wide: float, high: float) -> QLinearGradient:
    if face is Face.TOP:
        fade = QLinearGradient(0.0, 0.15 * high, wide, 0.85 * high)
        fade.setColorAt(0.0, lighter(tones.top, 0.10))
        fade.setColorAt(0.55, tones.top)
        fade.setColorAt(1.0, mix(tones.top, tones.left, 0.16))
    elif face is Face.LEFT:
        fade = QLinearGradient(0.12 * wide, 0.0, 0.0, high)
        fade.setColorAt(0.0, mix(tones.left, tones.top, 0.26))
        fade.setColorAt(0.5, tones.left)
        fade.setColorAt(1.0, mix(tones.left, tones.right, 0.50))
    else:
        fade = QLinearGradient(0.0, 0.0, 0.30 * wide, high)
        fade.setColorAt(0.0, mix(tones.right, tones.left, 0.30))
        fade.setColorAt(0.5, tones.right)
        fade.setColorAt(1.0, mix(tones.right, tones.dark, 0.34))
    return fade


def _paint_face(
    painter: QPainter,
    view: View,
    tones: Tones,
    box: Cuboid,
    finish: Finish,
    face: Face,
    decorate: Decorate | None,
) -> None:
    wide, high = face_size(face, box)
    with saved(painter):
        painter.setTransform(view.face(face, box), True)
        painter.scale(1.0 / wide, 1.0 / high)
        plate = face_plate(face, box, finish)
        painter.fillPath(plate, _face_brush(face, tones, wide, high))
        if decorate is not None:
            painter.setClipPath(plate)
            decorate(painter, face)


def _paint_highlights(
    painter: QPainter, view: View, tones: Tones, box: Cuboid, finish: Finish
) -> None:
    """Lamp light caught by the two near top edges, strongest where they meet."""
    if finish.gloss <= 0.0:
        return
    x, y, z = box.x + box.dx, box.y + box.dy, box.z + box.dz
    inset = finish.corner * 0.55
    near = view.point(x, y, z)
    pen = QPen(QColor(), max(0.6, 0.020 * view.w))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for end, strength in (
        (view.point(box.x + inset, y, z), 0.85),
        (view.point(x, box.y + inset, z), 0.55),
    ):
        shine = QLinearGradient(end, near)
        white = lighter(tones.edge, 0.45)
        shine.setColorAt(0.0, alpha(white, 0.25 * strength * finish.gloss))
        shine.setColorAt(0.75, alpha(white, 0.80 * strength * finish.gloss))
        shine.setColorAt(1.0, alpha(white, strength * finish.gloss))
        pen.setBrush(shine)
        painter.setPen(pen)
        painter.drawLine(end, near)
    painter.setPen(Qt.PenStyle.NoPen)
    spark = QRadialGradient(near, 0.12 * view.w)
    bright = lighter(tones.edge, 0.55)
    spark.setColorAt(0.0, alpha(bright, 0.80 * finish.gloss))
    spark.setColorAt(0.45, alpha(bright, 0.30 * finish.gloss))
    spark.setColorAt(1.0, alpha(bright, 0.0))
    painter.setBrush(spark)
    painter.drawEllipse(near, 0.12 * view.w, 0.10 * view.w)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_contour(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    pen = QPen(colour, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
