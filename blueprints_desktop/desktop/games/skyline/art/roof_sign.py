"""The owner's shape on a roof: whose a building is, told without colour."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Seat
from blueprints_desktop.desktop.drawing.projection import RISE, View
from blueprints_desktop.desktop.drawing.signs.badges import TRIANGLE, seat_shape


def paint_roof_sign(
    painter: QPainter, view: View, x: float, y: float, z: float, size: float, seat: Seat
) -> None:
    """The owner's shape, upright and squashed: a face's own transform would turn squares round."""
    at = view.point(x, y, z)
    side = size * view.w * 1.30
    lift = 0.05 * side if seat.shape == TRIANGLE else 0.0
    with saved(painter):
        painter.translate(at - QPointF(0.0, lift))
        painter.scale(side, side * RISE)
        painter.translate(-0.5, -0.5)
        painter.fillPath(seat_shape(seat.shape), seat.text)
