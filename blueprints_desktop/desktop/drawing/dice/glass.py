"""A glass die: painted over what lies behind it, so it shines through.

Light bends at the rim and passes in the middle: faces are milky towards their edges and clear
inside, the three hidden edges show, the lamp is mirrored in slanting bands, and light that came in
from above gathers at the foot.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Material, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.projection import UNIT_BOX, Face, View
from blueprints_desktop.desktop.drawing.solids import (
    Decorate,
    Finish,
    face_plate,
    paint_contour,
    silhouette,
)
from blueprints_desktop.desktop.drawing.textures import paint_gleams

GLASS_FINISH = Finish(bevel=0.020, corner=0.055)
_WHITE = QColor("#FFFFFF")


def paint_glass(painter: QPainter, view: View, material: Material, marks: Decorate) -> None:
    """A unit cube of glass at the view's origin; ``marks`` puts pips, sign and numeral on it."""
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        tones = material.tones
        body = silhouette(view, finish=GLASS_FINISH)
        with saved(painter):
            painter.setClipPath(body)
            painter.fillPath(body, alpha(QColor("#D7F1F8"), 0.14))
            _paint_hidden_edges(painter, view, tones.dark)
        for face in Face:
            with saved(painter):
                painter.setTransform(view.face(face), True)
                plate = face_plate(face, UNIT_BOX, GLASS_FINISH)
                colour = {Face.TOP: tones.top, Face.LEFT: tones.left, Face.RIGHT: tones.right}[face]
                painter.fillPath(plate, _body_brush(face, colour))
                painter.setClipPath(plate)
                _paint_depth(painter, face, colour, tones.dark)
                _paint_reflections(painter, face)
                marks(painter, face)
        with saved(painter):
            painter.setClipPath(body)
            _paint_rims(painter, view, tones.dark)
        paint_contour(painter, body, alpha(_WHITE, 0.55), max(1.0, 0.040 * view.w))
        if material.contour is not None:
            paint_contour(painter, body, material.contour, max(0.7, 0.020 * view.w))


def _paint_hidden_edges(painter: QPainter, view: View, dark: QColor) -> None:
    corner = view.point(0, 0, 0)
    width = max(0.8, 0.026 * view.w)
    for end in (view.point(1, 0, 0), view.point(0, 1, 0), view.point(0, 0, 1)):
        painter.setPen(QPen(alpha(_WHITE, 0.70), width * 1.7))
        painter.drawLine(corner + QPointF(0.0, width), end + QPointF(0.0, width))
        painter.setPen(QPen(alpha(dark, 0.85), width))
        painter.drawLine(corner, end)
    painter.setPen(Qt.PenStyle.NoPen)


def _thinned(colour: QColor, share: float) -> QColor:
    """Clearer glass; the milky glass of the dark theme gives up less, or its marks would drown."""
    return alpha(colour, 1.0 - share * (1.0 - colour.alphaF()) * 1.5)


def _body_brush(face: Face, colour: QColor) -> QLinearGradient:
    if face is Face.TOP:
        fade = QLinearGradient(0.0, 0.2, 1.0, 0.8)
        fade.setColorAt(0.0, lighter(alpha(colour, 1.10), 0.25))
        fade.setColorAt(0.5, colour)
        fade.setColorAt(1.0, _thinned(colour, 0.4))
    elif face is Face.LEFT:
        fade = QLinearGradient(0.1, 0.0, 0.0, 1.0)
        fade.setColorAt(0.0, _thinned(colour, 0.5))
        fade.setColorAt(0.55, _thinned(colour, 0.28))
        fade.setColorAt(1.0, colour)
    else:
        fade = QLinearGradient(0.0, 0.0, 0.35, 1.0)
        fade.setColorAt(0.0, _thinned(colour, 0.5))
        fade.setColorAt(0.6, _thinned(colour, 0.2))
        fade.setColorAt(1.0, alpha(colour, 1.10))
    return fade


def _paint_depth(painter: QPainter, face: Face, colour: QColor, dark: QColor) -> None:
    """The rim of a face is seen through more glass than its middle."""
    rim = QRadialGradient(0.5, 0.5, 0.74)
    deep = mix(QColor(colour.red(), colour.green(), colour.blue()), dark, 0.55)
    rim.setColorAt(0.0, alpha(deep, 0.0))
    rim.setColorAt(0.66, alpha(deep, 0.04))
    through = min(1.0, 1.7 * (1.0 - colour.alphaF()))
    rim.setColorAt(1.0, alpha(deep, (0.24 if face is Face.TOP else 0.42) * through))
    painter.setBrush(rim)
    painter.drawRect(QRectF(0.0, 0.0, 1.0, 1.0))
    if face is Face.TOP:
        return
    gathered = QRadialGradient(QPointF(0.72 if face is Face.LEFT else 0.30, 1.02), 0.62)
    gathered.setColorAt(0.0, alpha(_WHITE, 0.62 if face is Face.LEFT else 0.42))
    gathered.setColorAt(0.5, alpha(QColor("#DDF7FF"), 0.20))
    gathered.setColorAt(1.0, alpha(QColor("#DDF7FF"), 0.0))
    painter.setBrush(gathered)
    painter.drawRect(QRectF(0.0, 0.0, 1.0, 1.0))


def _paint_reflections(painter: QPainter, face: Face) -> None:
    if face is Face.TOP:
        sky = QLinearGradient(0.0, 0.55, 0.55, 0.0)
        sky.setColorAt(0.0, alpha(_WHITE, 0.0))
        sky.setColorAt(0.50, alpha(_WHITE, 0.42))
        sky.setColorAt(0.51, alpha(_WHITE, 0.10))
        sky.setColorAt(1.0, alpha(_WHITE, 0.0))
        painter.setBrush(sky)
        painter.drawRect(QRectF(0.0, 0.0, 1.0, 1.0))
    elif face is Face.LEFT:
        paint_gleams(painter, face, ((0.34, 0.20, 0.38), (0.60, 0.07, 0.30)))
    else:
        paint_gleams(painter, face, ((0.30, 0.15, 0.24),))


def _paint_rims(painter: QPainter, view: View, dark: QColor) -> None:
    """The three near edges: a bright line with a thin dark one beside it, as cut glass has."""
    near = view.point(1, 1, 1)
    width = max(0.9, 0.034 * view.w)
    ends = (view.point(0, 1, 1), view.point(1, 0, 1), view.point(1, 1, 0))
    for end in ends:
        painter.setPen(QPen(alpha(dark, 0.38), width * 1.9))
        painter.drawLine(near, end)
    for end in ends:
        pen = QPen(alpha(_WHITE, 0.95), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(near, end)
    painter.setPen(Qt.PenStyle.NoPen)
    spark = QRadialGradient(near, 0.17 * view.w)
    spark.setColorAt(0.0, alpha(_WHITE, 0.95))
    spark.setColorAt(0.35, alpha(_WHITE, 0.45))
    spark.setColorAt(1.0, alpha(_WHITE, 0.0))
    painter.setBrush(spark)
    painter.drawEllipse(near, 0.17 * view.w, 0.15 * view.w)
