"""The geometry of a building: where each space and level is on the table.

A building is shown standing, standing with its levels apart, or flat from above, and from any of
four sides. No painting and no selection happens here.
"""

from collections.abc import Sequence
from math import floor

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.projection import (
    RISE,
    Cuboid,
    View,
    turn_cell,
    turned_size,
)
from blueprints_desktop.desktop.ui.scene.view_tools import ViewState
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS, SPACES
from blueprints_desktop.games.blueprints.state import Building

MARGIN = 0.84
"""Paper around the card's spaces, in cells."""
_APART = 1.4
_LARGEST = 49.0 * 2.5
_BESIDE = 10.0
"""Between the sheet and the tools, in pixels at 100 %."""
_AROUND = (0.8, 0.5)
"""Paper around the spaces of a flat sheet, across and along, in cells."""


@frozen(eq=False)
class BuildingLayout:
    """A building in a rectangle, with room for stacks of certain heights."""

    view_state: ViewState
    view: View
    rect: QRectF
    side: float
    """The side of a cell in the flat view."""
    middle: QPointF
    """Of the sheet in the flat view."""

    # --- standing -------------------------------------------------------------------

    def cell(self, space: int) -> tuple[int, int]:
        """Column and row of a space after turning."""
        return turn_cell(*floor_cell(space), COLUMNS, ROWS, self.view_state.turns)

    @property
    def size(self) -> tuple[int, int]:
        return turned_size(COLUMNS, ROWS, self.view_state.turns)

    def z(self, level: int) -> float:
        return level * (_APART if self.view_state.apart else 1.0)

    def origin(self, space: int, level: int) -> QPointF:
        """The far floor corner of a die on that level."""
        return self.view.point(*self.cell(space), self.z(level))

    def top(self, space: int, level: int) -> QPolygonF:
        """The ground a die on that level would stand on."""
        if self.view_state.flat:
            return QPolygonF(self.square(space))
        x, y = self.cell(space)
        return self.view.rhombus(x, y, self.z(level))

    def silhouette(self, space: int, tall: int) -> QPolygonF:
        """The outline of a whole stack; of its ground if nothing stands there."""
        if self.view_state.flat or not tall:
            return self.top(space, 0)
        x, y = self.cell(space)
        high = self.z(tall - 1) + 1.0
        return QPolygonF(self.view.outline(Cuboid(x, y, 0.0, 1.0, 1.0, high)))

    def far_to_near(self) -> list[int]:
        return sorted(range(SPACES), key=lambda space: (sum(self.cell(space)), self.cell(space)))

    def in_front(self, space: int, heights: Sequence[int], level: int | None = None) -> list[int]:
        """The stacks that hide a part of this one, or of its die on ``level``."""
        own = closed_path(self.silhouette(space, max(1, heights[space])))
        if level is not None:
            x, y = self.cell(space)
            own = closed_path(self.view.outline(Cuboid(x, y, self.z(level))))
        hiding = []
        for other in range(SPACES):
            if sum(self.cell(other)) <= sum(self.cell(space)) or not heights[other]:
                continue
            if level is None and max(heights[other], heights[space]) < 2:
                continue  # two single dice hide nothing that matters
            shared = own.intersected(closed_path(self.silhouette(other, heights[other])))
            box = shared.boundingRect()
            if box.width() > 0.6 * self.view.w and box.height() > 0.6 * self.view.w:
                hiding.append(other)
        return hiding

    # --- flat -----------------------------------------------------------------------

    def square(self, space: int) -> QRectF:
        """A space in the flat view, which is turned as the standing one is."""
        (x, y), (wide, deep), side = self.cell(space), self.size, self.side
        corner = self.middle - QPointF(wide, deep) * (side / 2)
        return QRectF(corner.x() + x * side, corner.y() + y * side, side, side)

    def sheet(self) -> QRectF:
        """The sheet around the spaces in the flat view."""
        wide, deep = self.size
        across, along = _AROUND
        around = QRectF(0.0, 0.0, (wide + across) * self.side, (deep + along) * self.side)
        around.moveCenter(self.middle)
        return around

    def sheet_outline(self) -> QPolygonF:
        """What the sheet covers on the table, in either view."""
        if self.view_state.flat:
            return QPolygonF(self.sheet())
        wide, deep = self.size
        low, x, y = -MARGIN, wide + MARGIN, deep + MARGIN
        return self.view.polygon([(low, low, 0), (x, low, 0), (x, y, 0), (low, y, 0)])

    # --- pointing -------------------------------------------------------------------

    def space_at(self, point: QPointF, heights: Sequence[int], lit: Sequence[int]) -> int | None:
        """The space under a point: a lit one where it may be built on, else the nearest stack."""
        near = self.far_to_near()[::-1]
        shapes = [(space, self.top(space, heights[space])) for space in near if space in lit]
        shapes += [(space, self.silhouette(space, heights[space])) for space in near]
        found = (space for space, shape in shapes if closed_path(shape).contains(point))
        return next(found, None)


def floor_cell(space: int) -> tuple[int, int]:
    """Where a space of the card lies on the floor: x to the lower right, y to the lower left."""
    row, column = divmod(space, COLUMNS)
    return column, row


# --- from the front, on a sheet with other things -------------------------------------------

FLOOR_WIDTH, FLOOR_DEPTH = COLUMNS + ROWS, (COLUMNS + ROWS) * RISE
"""What the six spaces cover on the screen, in half widths of a die."""


def rise_above_floor(building: Building) -> float:
    """How far a building stands out above the far corner of its floor, in the same measure."""
    tops = (
        len(stack) - sum(floor_cell(space)) * RISE for space, stack in enumerate(building) if stack
    )
    return max([0.0, *tops])


def standing_layout(w: float, foot: QPointF) -> BuildingLayout:
    """A building whose floor ends at ``foot`` with its near corner."""
    origin = QPointF(foot.x() + (ROWS - COLUMNS) * w / 2, foot.y() - FLOOR_DEPTH * w)
    return BuildingLayout(ViewState(), View(w, origin), QRectF(), 0.0, QPointF())


# --- on the table -----------------------------------------------------------------------------


def fit_building(
    rect: QRectF, heights: Sequence[int], view_state: ViewState, scale: float, tools: QRectF
) -> BuildingLayout:
    """The largest layout in ``rect`` when stacks grow to ``heights``.

    ``tools`` are in the near right corner: no sheet goes under them.
    """
    tools = tools.adjusted(-_BESIDE * scale, -_BESIDE * scale, 0.0, 0.0)
    wide, deep = turned_size(COLUMNS, ROWS, view_state.turns)
    side, middle = _fit_flat(rect, wide, deep, scale, tools)
    unit = BuildingLayout(view_state, View(1.0), rect, side, middle)
    up = 2 * MARGIN * RISE
    for space in range(SPACES):
        if heights[space]:
            x, y = unit.cell(space)
            up = max(up, unit.z(heights[space] - 1) + 1.0 - (x + y) * RISE)
    down = (wide + deep + 2 * MARGIN) * RISE
    across = wide + deep + 4 * MARGIN
    free = 0.86 * rect.width()
    if tools.top() < rect.center().y():  # they reach up to where the sheet is widest
        free = min(free, tools.left() - rect.left())
    w = min(rect.height() / (up + down), free / across, _LARGEST * scale)
    w = float(max(8, floor(w)))
    spare = max(0.0, rect.height() - (up + down) * w) / 2
    left = rect.center().x() - (wide - deep) / 2 * w
    origin = QPointF(round(left), round(rect.top() + spare + up * w))
    return evolve(unit, view=View(w, _clear_of(tools, View(w, origin), wide, deep, rect)))


def _clear_of(tools: QRectF, view: View, wide: int, deep: int, rect: QRectF) -> QPointF:
    """The origin from which the sheet's right corner stays left of the tools, if it can."""
    right = view.point(wide + MARGIN, -MARGIN)
    edge = view.point(wide + MARGIN, deep + MARGIN)
    reach = right.x()
    if tools.top() > right.y():  # further down the sheet is narrower
        share = (tools.top() - right.y()) / max(1.0, edge.y() - right.y())
        reach -= min(1.0, share) * (right.x() - edge.x())
    free = view.point(-MARGIN, deep + MARGIN).x() - rect.left()
    over = max(0.0, min(reach - tools.left(), free))
    return view.origin - QPointF(round(over), 0.0)


def _fit_flat(
    rect: QRectF, wide: int, deep: int, scale: float, tools: QRectF
) -> tuple[float, QPointF]:
    """The side of a cell and the middle of the sheet in the flat view."""
    across, along = wide + _AROUND[0], deep + _AROUND[1]
    free = max(tools.left() - rect.left(), rect.width() / 2)
    side = float(floor(min(rect.height() / (along + 0.1), free / across, 160.0 * scale)))
    middle = rect.center()
    if middle.y() + along * side / 2 > tools.top():
        middle.setX(min(middle.x(), tools.left() - across * side / 2))
    return side, middle
