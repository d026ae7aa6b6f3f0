"""The outer cells of the quarry as people count them, engraved where no piece covers them."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.monuments.art.pit import Pit, Sector

_CELL = Type(12, 600, tabular=True)
_BRICK = ((-30.0, -7.0), (10.0, 21.0), (30.0, 7.0), (30.0, -13.0), (-10.0, -41.0), (-30.0, -27.0))
"""The outline of a brick about the ground it stands on."""
_LEGIBLE = 0.8
"""In a smaller quarry the numbers of the cells would only be specks."""


def number_place(pit: Pit, cell: Sector) -> QPointF:
    """In a corner at the rim of an outer cell: the first one that no brick in the cell covers."""
    covered = QPainterPath()
    middle = pit.point(*cell.middle)
    covered.addPolygon(QPolygonF([middle + QPointF(*corner) * pit.unit for corner in _BRICK]))
    first, other = (
        pit.point(cell.far - 19.0, angle)
        for angle in (cell.start + 5.6, cell.start + cell.span - 5.6)
    )
    box = QRectF(-7.0 * pit.unit, -6.0 * pit.unit, 14.0 * pit.unit, 12.0 * pit.unit)
    return other if covered.intersects(box.translated(first)) else first


def paint_cell_numbers(painter: QPainter, pit: Pit, cells: list[Sector], palette: Palette) -> None:
    """The outer cells as people count them, engraved where a piece never stands."""
    if pit.unit < _LEGIBLE:
        return
    ink, below = alpha(palette.quarry.wall, 0.95), alpha(QColor("#FFFFFF"), 0.5)
    for number, cell in enumerate(cells, 1):
        at = number_place(pit, cell)
        lip = at + QPointF(0.7, 0.9) * pit.unit
        for where, tone in ((lip, below), (at, ink)):
            write(painter, str(number), where, _CELL, tone, Anchor.MIDDLE, pit.unit)
