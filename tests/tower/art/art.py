"""Tower: five columns of bricks of two builders."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import paint_seat_shape
from blueprints_desktop.desktop.drawing.painting import gradient, stroke_inside
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, lighter
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.surfaces import rounded
from tests.tower.rules.sizes import HEIGHT

_EXAMPLE = ((0, 1, 0), (1, 0), (0,), (1, 1, 0), (1,))
_BRICK = 0.5
"""A brick's height to its width."""


def brick_rect(field: QRectF, level: float) -> QRectF:
    """Where a brick lies in a field that holds one column; 0 is the ground."""
    wide = min(field.width() * 0.86, field.height() / HEIGHT / _BRICK)
    high = wide * _BRICK
    return QRectF(
        field.center().x() - wide / 2, field.bottom() - (level + 1) * high, wide, high
    ).adjusted(0.0, 1.0, 0.0, -1.0)


def paint_brick(painter: QPainter, rect: QRectF, seat: Seat, palette: Palette) -> None:
    """A brick with its owner's sign."""
    corner = 0.1 * rect.height()
    shaded = gradient(
        rect.topLeft(), rect.bottomLeft(), lighter(seat.body, 0.12), lighter(seat.body, -0.1)
    )
    painter.fillPath(rounded(rect, corner), shaded)
    stroke_inside(painter, rect, corner, palette.ink, max(1.0, 0.03 * rect.height()))
    paint_seat_shape(painter, rect.center(), 0.5 * rect.height(), seat, seat.text)


def paint_art(
    painter: QPainter, cache: PixmapCache, field: QRectF, ratio: float, palette: Palette
) -> None:
    del cache, ratio
    step = field.width() / (len(_EXAMPLE) + 0.6)
    for at, column in enumerate(_EXAMPLE):
        corner = field.topLeft() + QPointF((at + 0.3) * step, 0.2 * field.height())
        room = QRectF(corner.x(), corner.y(), step, 0.6 * field.height())
        for level, owner in enumerate(column):
            paint_brick(painter, brick_rect(room, level), palette.seats[owner], palette)
