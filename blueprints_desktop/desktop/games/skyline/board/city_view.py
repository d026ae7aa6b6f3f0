"""Where things of the city are on the screen, and what lies under a point of it.

Cells and places of the street keep their numbers however the board is turned; only this module
knows that it can be.
"""

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.projection import RISE, View, turn, turn_cell
from blueprints_desktop.desktop.games.skyline.art.buildings import FINISHED, outline_of
from blueprints_desktop.desktop.games.skyline.art.city_ground import (
    EDGE,
    INSET,
    ROUND,
    SIDE,
    ground_size,
)
from blueprints_desktop.games.skyline.track import LENGTH

Spot = tuple[float, float]
"""A place on the floor: column and row, as they are before the board is turned."""
_HIDES_FROM = 0.18
"""So much of a figure may be covered before a tower must turn to glass."""
_ASIDE = 0.16
"""So far at the right of the sign on a roof the architect stands."""


def centre_of(cell: int) -> Spot:
    row, column = divmod(cell, SIDE)
    return column + 0.5, row + 0.5


def street_spot(place: float) -> Spot:
    """The middle of a place of the street; between two of them for a pawn on its way."""
    here = place % LENGTH
    side, along = divmod(here, SIDE + 1)
    low, high = -0.5, SIDE + 0.5
    if side == 0:
        return low + along, low
    if side == 1:
        return high, low + along
    if side == 2:
        return high - along, high
    return low, high - along


@frozen
class CityView:
    """The board with so many quarter turns, seen at a size and from a place."""

    view: View
    turns: int = 0

    @property
    def w(self) -> float:
        return self.view.w

    def turned(self, spot: Spot) -> Spot:
        return turn(*spot, SIDE, SIDE, self.turns)

    def lot(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell as one sees them."""
        row, column = divmod(cell, SIDE)
        return turn_cell(column, row, SIDE, SIDE, self.turns)

    def point(self, spot: Spot, z: float = 0.0) -> QPointF:
        return self.view.point(*self.turned(spot), z)

    def depth(self, spot: Spot) -> float:
        """Higher values are nearer to the viewer."""
        return sum(self.turned(spot))

    def origin(self, spot: Spot, z: float = 0.0) -> QPointF:
        """Where the picture of a building goes whose middle is at the spot."""
        x, y = self.turned(spot)
        return self.view.point(x - 0.5, y - 0.5, z)

    def middle(self, cell: int, z: float = 0.0) -> QPointF:
        return self.point(centre_of(cell), z)

    def rhombus(self, cell: int, inset: float = INSET) -> QPainterPath:
        return closed_path(self.view.rhombus(*self.lot(cell), 0.0, inset))

    def ground(self, cells: Iterable[int]) -> QPainterPath:
        """The lots of a chain as one area."""
        whole = QPainterPath()
        for cell in cells:
            whole = whole.united(self.rhombus(cell, -0.01))
        return whole

    def street_area(self, place: int, inset: float = 0.08) -> QPainterPath:
        """A place of the street as one may light it up."""
        x, y = self.turned(street_spot(place))
        if place % (SIDE + 1):
            return closed_path(self.view.rhombus(x - 0.5, y - 0.5, 0.0, inset))
        path, radius = QPainterPath(), ROUND * 1.4142 * self.w
        path.addEllipse(self.view.point(x, y), radius, radius * RISE)
        return path

    def outline(self, cell: int, floors: int, sunk: float = 0.0) -> QPainterPath:
        return outline_of(self.view, *self.lot(cell), floors, sunk)

    def cell_at(self, point: QPointF) -> int | None:
        """The lot on the ground under a pixel."""
        x, y = self.view.floor(point)
        if not (0 <= x < SIDE and 0 <= y < SIDE):
            return None
        column, row = turn_cell(int(x), int(y), SIDE, SIDE, -self.turns)
        return row * SIDE + column

    def place_at(self, point: QPointF) -> int | None:
        """The place of the street under a pixel."""
        for place in range(LENGTH):
            if self.street_area(place, 0.0).contains(point):
                return place
        return None

    def lot_behind(self, cell: int) -> int | None:
        """The lot straight behind, the only one that a tower on this one covers too much of."""
        x, y = self.lot(cell)
        if not (x and y):
            return None
        column, row = turn_cell(x - 1, y - 1, SIDE, SIDE, -self.turns)
        return row * SIDE + column

    def stands_before(self, cell: int, other: int) -> bool:
        """Whether a tower on the cell may cover anything of the other lot."""
        (x, y), (far_x, far_y) = self.lot(cell), self.lot(other)
        return cell != other and 0 <= x - far_x <= 2 and 0 <= y - far_y <= 2

    def architect_at(self, spot: Spot, lift: float = 0.0) -> QPointF:
        """Where the architect stands on a roof: he leaves the sign on it to be seen."""
        x, y = self.turned(spot)
        return self.view.point(x + _ASIDE, y - _ASIDE, lift)

    def tower_hides(self, cell: int, spot: Spot, figure: QPainterPath) -> bool:
        """Whether a tower on the cell would cover too much of a figure that stands at the spot."""
        tower = self.outline(cell, FINISHED)
        if self.depth(spot) >= self.depth(centre_of(cell)) or not tower.intersects(figure):
            return False
        return _area(figure.intersected(tower)) > _HIDES_FROM * _area(figure)


def _area(path: QPainterPath) -> float:
    """The area of a path without holes."""
    total = 0.0
    for polygon in path.toFillPolygons():
        points = [polygon.at(index) for index in range(polygon.count())]
        sides = zip(points, [*points[1:], *points[:1]], strict=True)
        total += abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in sides)) / 2
    return total


def fitted(room: QRectF, turns: int = 0, above: float = 0.0, below: float = 0.0) -> CityView:
    """The largest city that fits, with so much kept free above and below it."""
    wide, high = ground_size(1.0)
    w = min(room.width() / wide, (room.height() - above - below) / high)
    spare = room.height() - above - below - high * w
    top = room.top() + above + 0.35 * spare
    return CityView(View(w, QPointF(room.center().x(), top + 2 * EDGE * RISE * w)), turns)
