"""How well a computer player plays, as a small sign: a screen, and one to three full dots."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon

_DOTS = 3
_RADIUS, _APART = 2.4, 6.2
_ICON, _GAP = 15.0, 5.0


def level_width(scale: float, *, bare: bool = False) -> float:
    """How wide the sign is; ``bare``: the dots alone."""
    dots = (_DOTS - 1) * _APART + 2 * _RADIUS
    return (dots if bare else _ICON + _GAP + dots) * scale


def paint_level(
    painter: QPainter, left: QPointF, rank: int, ink: QColor, scale: float, *, bare: bool = False
) -> None:
    """The sign with its left end at a point; ``rank`` dots of three are full."""
    x, y = left.x(), left.y()
    if not bare:
        side = _ICON * scale
        paint_icon(painter, Icon.COMPUTER, QRectF(x, y - side / 2, side, side), ink)
        x += side + _GAP * scale
    radius = _RADIUS * scale
    with saved(painter):
        painter.setPen(QPen(ink, 1.0 * scale))
        for dot in range(_DOTS):
            painter.setBrush(ink if dot < rank else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x + radius + dot * _APART * scale, y), radius, radius)
