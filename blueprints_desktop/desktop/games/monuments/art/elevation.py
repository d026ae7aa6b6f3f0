"""The front of a monument as a draughtsman draws it: every brick that can be seen from there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.games.monuments.art.monument import Laid


def paint_elevation(
    painter: QPainter, area: QRectF, bricks: Sequence[Laid], ink: QColor, scale: float = 1.0
) -> QRectF:
    """Fit the elevation into ``area``, standing on its lower edge; gives back what it covers."""
    if not bricks:
        return QRectF(area.bottomLeft(), area.bottomLeft())
    left, right = min(b.x for b in bricks), max(b.x + 2 for b in bricks)
    levels = max(b.z for b in bricks) + 1
    unit = min(area.width() / (right - left), area.height() / levels)
    start = area.center().x() - (right - left) * unit / 2
    nearest: dict[tuple[int, int], Laid] = {}
    for brick in bricks:
        for x in (brick.x, brick.x + 1):
            known = nearest.get((x, brick.z))
            if known is None or brick.y > known.y:
                nearest[x, brick.z] = brick
    painter.setPen(QPen(ink, max(0.9, 1.0 * scale)))
    for (x, z), brick in nearest.items():
        cell = QRectF(start + (x - left) * unit, area.bottom() - (z + 1) * unit, unit, unit)
        painter.drawLine(cell.topLeft(), cell.topRight())
        painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        if nearest.get((x - 1, z)) is not brick:
            painter.drawLine(cell.topLeft(), cell.bottomLeft())
        if nearest.get((x + 1, z)) is None:
            painter.drawLine(cell.topRight(), cell.bottomRight())
    return QRectF(start, area.bottom() - levels * unit, (right - left) * unit, levels * unit)
