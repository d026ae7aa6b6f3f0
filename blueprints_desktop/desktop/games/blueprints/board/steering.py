"""Arrow keys among the lit spaces of the building."""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction, next_place


def next_space(building: BuildingPart, choosing: BlueprintsSelection, direction: Direction) -> int:
    """The lit space that lies next in that direction; from the last one on to the first."""
    spaces = choosing.spaces
    if choosing.aimed is None or building.seen is None:
        return spaces[0]
    places = {space: _middle(building, space) for space in spaces}
    return next_place(places, choosing.aimed, direction)


def _middle(building: BuildingPart, space: int) -> QPointF:
    """The ground of the space: heights would make neighbours trade places."""
    seen = building.seen
    return QPointF() if seen is None else seen.top(space, 0).boundingRect().center()
