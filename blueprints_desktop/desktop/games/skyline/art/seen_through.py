"""Buildings that are seen through: a tower that hides something, and what would stand there."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha, mix
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.solids import paint_box, silhouette
from blueprints_desktop.desktop.games.skyline.art.bodies import (
    FINISH,
    FINISHED,
    PLINTH,
    ROOF,
    TOWER_HIGH,
    body_box,
    outline_of,
    tones_of_seat,
)
from blueprints_desktop.desktop.games.skyline.art.roof_sign import paint_roof_sign


def paint_glass(painter: QPainter, view: View, seat: Seat, palette: Palette) -> None:
    """A tower that stands before something: only its plinth is solid."""
    colour = tones_of_seat(seat)
    box = body_box(FINISHED)
    paint_box(painter, view, colour, box._replace(dz=PLINTH), FINISH)
    shaft = box._replace(z=PLINTH, dz=TOWER_HIGH - PLINTH - ROOF)
    body = silhouette(view, shaft, FINISH)
    painter.fillPath(body, alpha(palette.tower.top, 0.13))
    roof = QPainterPath()
    top = box._replace(z=TOWER_HIGH - ROOF, dz=ROOF)
    roof.addPath(silhouette(view, top, FINISH))
    painter.fillPath(roof, alpha(seat.body, 0.38))
    ink = alpha(mix(seat.body, QColor(255, 255, 255), 0.72), 0.9)
    pen = dashed_pen(ink, max(1.0, 0.026 * view.w), 3.0, 2.2)
    painter.strokePath(body, pen)
    painter.strokePath(roof, pen)
    near = (box.x + box.dx, box.y + box.dy)
    painter.setPen(pen)
    painter.drawLine(view.point(*near, PLINTH), view.point(*near, TOWER_HIGH))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setOpacity(0.75)
    paint_roof_sign(painter, view, 0.5, 0.5, TOWER_HIGH, 0.36, seat)
    painter.setOpacity(1.0)


def paint_ghost(painter: QPainter, w: float, floors: int, solid: Sprite, palette: Palette) -> None:
    """The real thing, a little faded, hatched on its roof, in a pencil contour over a dark one."""
    view = View(w)
    solid.paint(painter, QPointF(), 0.84)
    box = body_box(floors)
    roof = QPainterPath()
    corners = [
        (box.x + a * box.dx, box.y + b * box.dy, box.dz)
        for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    roof.addPolygon(view.polygon(corners))
    roof.closeSubpath()
    with saved(painter):
        painter.setClipPath(roof)
        painter.setPen(QPen(alpha(QColor(255, 255, 255), 0.34), max(1.0, 0.03 * w)))
        area = roof.boundingRect()
        step = 0.13 * w
        offset = area.left() - area.height()
        while offset < area.right():
            painter.drawLine(
                QPointF(offset, area.bottom()), QPointF(offset + area.height(), area.top())
            )
            offset += step
    outline = outline_of(view, 0.0, 0.0, floors)
    for ink, wide in ((alpha(palette.paper_edge, 0.85), 0.125), (palette.pencil, 0.068)):
        pen = QPen(ink, wide * w)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, pen)
