"""Where notes lie on quarry and site: in corners that these leave free.

Which corners those are changes with plan, turn and window: a long plan takes two of them whole.
"""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath


class Corner(NamedTuple):
    """A corner of a room; notes lie one upon the other, away from it."""

    room: QRectF
    right: bool = False
    low: bool = False

    def place(self, number: int, size: QSizeF, gap: float) -> QRectF:
        away = number * (size.height() + gap)
        x = self.room.right() - size.width() if self.right else self.room.left()
        y = self.room.bottom() - size.height() - away if self.low else self.room.top() + away
        return QRectF(QPointF(x, y), size)


class Obstacles(NamedTuple):
    """What notes are to keep away from."""

    card: QRectF = QRectF()
    """It lies on top: a note there would not be seen at all."""
    shapes: Sequence[QPainterPath] = ()
    """A note would hide them."""


def clear_places(
    count: int, size: QSizeF, gap: float, corners: Sequence[Corner], obstacles: Obstacles
) -> list[QRectF]:
    """A place for each note, in the first corner where it covers nothing, else the least."""
    used = [0] * len(corners)
    found: list[QRectF] = []
    for _ in range(count):
        places = [each.place(many, size, gap) for each, many in zip(corners, used, strict=True)]
        costs = [covered(place, obstacles) for place in places]
        best = costs.index(min(costs))
        used[best] += 1
        found.append(places[best])
    return found


def covered(place: QRectF, obstacles: Obstacles) -> float:
    """How much lies under a place, roughly."""
    if place.intersects(obstacles.card):
        return inf
    body = QPainterPath()
    body.addRect(place)
    shapes = (shape for shape in obstacles.shapes if shape.intersects(place))
    under = (shape.intersected(body).boundingRect() for shape in shapes)
    return sum(area.width() * area.height() for area in under)
