"""A key as it lies on the keyboard, drawn beside what it does."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write

HIGH = 18.0
_SIDES = 6.0
_LEAST = 18.0


def keycap_width(key: str, scale: float, role: Role | Type = Role.SMALL_STRONG) -> float:
    return max(_LEAST * scale, text_width(key, role, scale) + 2 * _SIDES * scale)


def paint_keycap(
    painter: QPainter,
    middle: QPointF,
    key: str,
    palette: Palette,
    scale: float,
    role: Role | Type = Role.SMALL_STRONG,
    ground: QColor | None = None,
) -> None:
    """``ground``: its colour, if not that of a panel."""
    wide, high = keycap_width(key, scale, role), HIGH * scale
    cap = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.setPen(QPen(palette.line, 1.0))
    painter.setBrush(palette.panel if ground is None else ground)
    painter.drawRoundedRect(cap, 4.0 * scale, 4.0 * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write(painter, key, middle, role, palette.text_2, Anchor.MIDDLE, scale)
