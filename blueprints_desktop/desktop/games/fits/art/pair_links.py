"""The dotted line between the two halves of a pair."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.painting import saved


def paint_pair_link(
    painter: QPainter, one: QPointF, other: QPointF, pen: QPen, bare: QPainterPath
) -> None:
    """Join two points, but not across ``bare``: what is to be read there stays as it is."""
    reach = pen.widthF() + 1.0
    around = QPainterPath()
    around.addRect(QRectF(one, other).normalized().adjusted(-reach, -reach, reach, reach))
    with saved(painter):
        painter.setClipPath(around.subtracted(bare), Qt.ClipOperation.IntersectClip)
        painter.setPen(pen)
        painter.drawLine(one, other)
