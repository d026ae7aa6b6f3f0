"""Small flat signs for what a player still has: floors, and finished buildings."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.palette import Palette, Seat, lighter


def paint_floor_icon(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Three slabs lying on one another: floors in the supply."""
    high = rect.height() / 3
    for row in range(3):
        bar = QRectF(rect.left(), rect.top() + row * high, rect.width(), high * 0.62)
        painter.fillRect(bar, colour)


def paint_tower_icon(
    painter: QPainter, rect: QRectF, seat: Seat, palette: Palette, standing: bool
) -> None:
    """A finished building: solid where it stands, an outline where it is still in the supply."""
    path = QPainterPath()
    path.addRoundedRect(rect, 1.8, 1.8)
    if standing:
        fade = QLinearGradient(rect.topLeft(), rect.topRight())
        fade.setColorAt(0.0, seat.sign)
        fade.setColorAt(1.0, lighter(seat.sign, -0.14))
        painter.fillPath(path, fade)
    else:
        painter.strokePath(path, QPen(palette.text_2, 1.1))
