"""What the aimed deed moves, and what it takes off the board: arrows and crosses over the city.

A red cross always means that a building goes. What only changes its place has an arrow from one
cell to the other, two of them where buildings change places.
"""

from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.palette import Palette, alpha

_LOSS = QColor("#B44E12")
_HEAD = 0.30
"""How long the head of an arrow is, in units of w."""
_BOW = 0.30
"""How far an arrow bends aside, as a share of its way."""
_FREE = 0.34
"""So far from the middle of a roof an arrow begins and ends, in units of w: its sign is seen."""


def arrow_path(start: QPointF, end: QPointF, w: float, *, upwards: bool) -> QPainterPath:
    """A bow from one roof to the other: over the city, or aside for two that swap."""
    way = end - start
    far = max(1.0, hypot(way.x(), way.y()))
    aside = QPointF(way.y(), -way.x()) * _BOW
    if upwards:
        aside = QPointF(0.0, -_BOW * far - 0.25 * w)
    over = (start + end) / 2 + aside * 2
    whole = QPainterPath(start)
    whole.quadTo(over, end)
    long = max(1.0, whole.length())
    free = min(0.3, _FREE * w / long)
    path = QPainterPath(whole.pointAtPercent(free))
    for step in range(1, 17):
        path.lineTo(whole.pointAtPercent(free + (1.0 - 2 * free) * step / 16))
    return path


def paint_arrow(painter: QPainter, path: QPainterPath, w: float, palette: Palette) -> None:
    """In pencil over a dark edge, so that it is seen on any roof."""
    end, before = path.pointAtPercent(1.0), path.pointAtPercent(0.86)
    angle = atan2(end.y() - before.y(), end.x() - before.x())
    long, wide = _HEAD * w, 0.62 * _HEAD * w
    ahead = QPointF(cos(angle), sin(angle))
    across = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath()
    head.addPolygon(
        QPolygonF([end + ahead * long * 0.6, end - ahead * long * 0.4 + across * wide,
                   end - ahead * long * 0.4 - across * wide])
    )  # fmt: skip
    head.closeSubpath()
    for ink, thick in ((alpha(palette.paper_edge, 0.9), 0.15), (palette.pencil, 0.075)):
        pen = QPen(ink, thick * w)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.strokePath(head, pen)
    painter.fillPath(head, palette.pencil)


def paint_cross(painter: QPainter, at: QPointF, w: float) -> None:
    """Through a building that goes off the board."""
    one, other = QPointF(0.26 * w, 0.18 * w), QPointF(0.26 * w, -0.18 * w)
    for ink, wide in ((QColor("#FFFFFF"), 0.17), (_LOSS, 0.105)):
        pen = QPen(ink, wide * w)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(at - one, at + one)
        painter.drawLine(at - other, at + other)
    painter.setPen(Qt.PenStyle.NoPen)
