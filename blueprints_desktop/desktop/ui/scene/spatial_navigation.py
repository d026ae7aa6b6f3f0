"""Arrow keys among places: the next one in the direction pressed, as the eye sees it."""

from collections.abc import Hashable, Mapping
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QPointF, Qt

Place = TypeVar("Place", bound=Hashable)


class Direction(Enum):
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


DIRECTIONS = {
    int(Qt.Key.Key_Left): Direction.LEFT,
    int(Qt.Key.Key_Right): Direction.RIGHT,
    int(Qt.Key.Key_Up): Direction.UP,
    int(Qt.Key.Key_Down): Direction.DOWN,
}
"""By the key that is pressed."""


def next_place(places: Mapping[Place, QPointF], here: Place, direction: Direction) -> Place:
    """The place that lies next in that direction; from the last one on to the first.

    >>> row = {"a": QPointF(0, 0), "b": QPointF(10, 0), "c": QPointF(20, 5)}
    >>> next_place(row, "a", Direction.RIGHT), next_place(row, "c", Direction.RIGHT)
    ('b', 'a')
    """
    along, across = direction.value
    ahead: list[tuple[float, int]] = []
    for number, place in enumerate(places.values()):
        way = place - places[here]
        forward = way.x() * along + way.y() * across
        aside = abs(way.x() * across) + abs(way.y() * along)
        if forward > 1.0:
            ahead.append((forward + 1.5 * aside, number))
    names = list(places)
    if ahead:
        return names[min(ahead)[1]]
    return min(names, key=lambda name: places[name].x() * along + places[name].y() * across)
