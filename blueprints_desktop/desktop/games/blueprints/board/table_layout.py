"""Where things are on the Blueprints table, from far to near.

Screens of opponents and the sheet of materials in demand, the pool, the viewer's building, the
ruler. In a low room there are no screens and the pool is beside the sheet; in a low and wide one
pool and building are side by side. If the window has no column for the plan, it is beside the
building; then the arrangement with the larger building is taken.
"""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.games.blueprints.cards.plan_card import read_out_size

GAP = 16.0
FAR, POOL, RULER = 98.0, 116.0, 44.0
_LOW_FAR, _LOW_POOL, _LOW_DEMAND, _LOW_RULER, _LOW_GAP = 88.0, 104.0, 58.0, 36.0, 10.0
_LOW_UNDER, _HIGH_FROM = 560.0, 640.0
"""Heights of the room: a lower one is arranged in another way; from the second on things have
their full heights and gaps."""
_WIDE_FROM = 1.9
_USUAL, _SMALLEST = QSizeF(684.0, 640.0), QSizeF(660.0, 270.0)
_LARGEST = 1.45
"""The largest magnification in a large window."""
_SCREEN = 166.0
_LABELS = 46.0
"""Height over the ruler for its markers, even two in a column, and their labels."""
TOOL = 44.0
"""The size of a view tool."""


@frozen(eq=False)
class TableLayout:
    """Rectangles in pixels."""

    scale: float
    size: QSizeF
    low: bool
    screens: tuple[QRectF, ...]
    demand: QRectF
    removed: QRectF | None
    """With two players: the dice removed from the pool."""
    pool: QRectF
    plan: QRectF | None
    """None: the plan is not on the table."""
    building: QRectF
    ruler: QRectF
    tools: tuple[QPointF, ...]
    """Middles of the three view tools."""

    @property
    def tools_rect(self) -> QRectF:
        """The area of the tools."""
        half = TOOL * self.scale / 2
        first, last = self.tools[0], self.tools[-1]
        return QRectF(first, last).normalized().adjusted(-half, -half, half, half)


def magnification(width: float, height: float, scale: float) -> float:
    """How much larger than usual things are drawn: by half of what the room is larger.

    It is less than 1 only if the scale is too large for the closest arrangement.
    """
    least = min(width / _SMALLEST.width(), height / _SMALLEST.height()) / scale
    if least < 1.0:
        return least
    room = min(width / _USUAL.width(), height / _USUAL.height()) / scale
    return max(1.0, min(_LARGEST, (1.0 + room) / 2))


def lay_out(
    width: float, height: float, scale: float, opponents: int, with_plan: bool = False
) -> TableLayout:
    """The table for a room of this size."""
    low = height / scale < _LOW_UNDER
    ruler_high = (_LOW_RULER if low else RULER) * scale
    ruler = QRectF(0.0, height - ruler_high, width, ruler_high)
    ease = max(0.0, min(1.0, (height / scale - _LOW_UNDER) / (_HIGH_FROM - _LOW_UNDER)))
    gap = (_LOW_GAP + (GAP - _LOW_GAP) * ease) * scale
    screens: tuple[QRectF, ...] = ()
    removed = None
    bottom = ruler.top() - _LABELS * scale
    if low:
        demand, pool, near = _low_room(width, bottom, scale, gap, with_plan)
    else:
        far = _LOW_FAR + (FAR - _LOW_FAR) * ease
        screens, demand, removed = _far_row(width, far * scale, scale, opponents)
        tall = max(1.0, min(1.3, height / scale / _HIGH_FROM))
        high = (_LOW_POOL + (POOL * tall - _LOW_POOL) * ease) * scale
        pool = QRectF(0.0, demand.bottom() + gap, width, high)
        near = _below(pool, width, bottom, scale)
    plan, building = _beside(near, scale) if with_plan else (None, near)
    return TableLayout(
        scale,
        QSizeF(width, height),
        low,
        screens,
        demand,
        removed,
        pool,
        plan,
        building,
        ruler,
        _tools(building, scale, upright=low or with_plan),
    )


def _low_room(
    width: float, bottom: float, scale: float, gap: float, with_plan: bool
) -> tuple[QRectF, QRectF, QRectF]:
    """Sheet, pool and the rest of a low room: side by side, or one above the other."""
    left = min(0.42 * width, 360.0 * scale)
    demand = QRectF(0.0, 0.0, left, _LOW_DEMAND * scale)
    top = demand.bottom() + gap
    pool = QRectF(0.0, top, left, bottom - top)
    near = QRectF(left + gap, 0.0, width - left - gap, bottom)
    beside = demand, pool, near
    demand_wide = min(236.0 * scale, width * 0.34)
    high = _LOW_POOL * scale
    pool = QRectF(0.0, 0.0, width - demand_wide - gap, high)
    demand = QRectF(pool.right() + gap, 0.0, demand_wide, high)
    under = demand, pool, _below(pool, width, bottom, scale)
    height = bottom + (_LABELS + _LOW_RULER) * scale
    if width > _WIDE_FROM * height:
        return beside
    return max(under, beside, key=lambda each: _built_on(each[2], scale)) if with_plan else under


def _built_on(near: QRectF, scale: float) -> float:
    """The size of a building that shares a room with the plan."""
    _, building = _beside(near, scale)
    return min(building.width(), building.height())


def _below(pool: QRectF, width: float, bottom: float, scale: float) -> QRectF:
    """The room for the building between pool and ruler."""
    top = pool.bottom() + 8.0 * scale
    return QRectF(0.0, top, width, max(80.0 * scale, bottom - top))


def _beside(room: QRectF, scale: float) -> tuple[QRectF, QRectF]:
    """The plan and the building in one room."""
    free = room.adjusted(0.0, 6.0 * scale, 0.0, 0.0)
    size = read_out_size(free.height(), scale)
    top = min(12.0 * scale, free.height() - size.height())
    plan = QRectF(free.topLeft() + QPointF(0.0, top), size)
    return plan, room.adjusted(size.width() + 8.0 * scale, 0.0, 0.0, 0.0)


def _tools(building: QRectF, scale: float, upright: bool) -> tuple[QPointF, ...]:
    """In the near right corner: in a row, or ``upright`` in a column where width is scarce."""
    step = QPointF(0.0, TOOL * scale) if upright else QPointF(TOOL * scale, 0.0)
    last = building.bottomRight() + QPointF(-25.0, 4.0 if upright else 2.0) * scale
    return tuple(last - step * (2 - index) for index in range(3))


def _far_row(
    width: float, high: float, scale: float, opponents: int
) -> tuple[tuple[QRectF, ...], QRectF, QRectF | None]:
    """Screens left and right of the sheet; with two players the removed dice at the right."""
    around = max(2, opponents)
    gap = (26.0 if around == 2 else 16.0) * scale
    sheet = max(232.0, min(300.0, 0.42 * width / scale)) if around == 2 else 232.0
    widest = _SCREEN * 1.25 if width > 800.0 * scale else _SCREEN
    screen = min(widest * scale, (width - sheet * scale - around * gap) / around)
    sheet_wide = min(width - around * (screen + gap), 460.0 * scale)
    left = (around + 1) // 2
    span = around * (screen + gap) + sheet_wide
    spread = (width - span) / around
    rects = []
    x = 0.0
    demand = QRectF()
    for index in range(around + 1):
        if index == left:
            demand = QRectF(x, 0.0, sheet_wide, high)
            x += sheet_wide + gap + spread
        else:
            rects.append(QRectF(x, 0.0, screen, high))
            x += screen + gap + spread
    if opponents == 1:
        return (rects[0],), demand, rects[1]
    return tuple(rects[:opponents]), demand, None
