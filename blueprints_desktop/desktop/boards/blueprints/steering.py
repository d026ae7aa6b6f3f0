"""Arrow keys among the lit spaces: the next one in the direction pressed, as the eye sees it."""

from enum import Enum

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.boards.blueprints.building_part import BuildingPart
from blueprints_desktop.desktop.boards.blueprints.choosing import Choosing


class Direction(Enum):
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def next_space(building: BuildingPart, choosing: Choosing, direction: Direction) -> int:
    """The lit space that lies next in that direction; from the last one on to the first."""
    spaces = choosing.spaces
    seen = building.seen
    if choosing.aimed is None or seen is None:
        return spaces[0]
    places = {space: _middle(building, space) for space in spaces}
    here = places[choosing.aimed]
    along, across = direction.value
    ahead: list[tuple[float, int]] = []
    for space, place in places.items():
        way = place - here
        forward = way.x() * along + way.y() * across
        aside = abs(way.x() * across) + abs(way.y() * along)
        if forward > 1.0:
            ahead.append((forward + 1.5 * aside, space))
    if ahead:
        return min(ahead)[1]
    order = sorted(spaces, key=lambda s: places[s].x() * along + places[s].y() * across)
    return order[0]


def _middle(building: BuildingPart, space: int) -> QPointF:
    """The ground of the space: heights would make neighbours trade places."""
    seen = building.seen
    return QPointF() if seen is None else seen.top(space, 0).boundingRect().center()
