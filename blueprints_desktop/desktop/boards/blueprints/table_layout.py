"""Where things lie in the middle of the Blueprints table, from far to near.

Opponents' screens and the sheet of materials in demand, the pool, the own building, the
ruler. When the room is low, the screens give way and the pool moves up beside the sheet; when
it is low and wide, the building takes the right half for itself.
"""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

GAP = 16.0
FAR, POOL, RULER = 98.0, 116.0, 44.0
_LOW_UNDER = 560.0
_WIDE_FROM = 1.9
_SCREEN = 166.0
_LABELS = 38.0
"""Room over the ruler for its markers and their labels."""


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
    building: QRectF
    ruler: QRectF
    tools: tuple[QPointF, ...]
    """Middles of the three view tools."""


def lay_out(width: float, height: float, scale: float, opponents: int) -> TableLayout:
    """The table for a room of this size, with so many other players."""
    low = height / scale < _LOW_UNDER
    ruler_high = (36.0 if low else RULER) * scale
    ruler = QRectF(0.0, height - ruler_high, width, ruler_high)
    gap = (10.0 if low else GAP) * scale
    screens: tuple[QRectF, ...] = ()
    removed = None
    bottom = ruler.top() - _LABELS * scale
    if low and width > _WIDE_FROM * height:
        half = 0.5 * width - gap
        demand = QRectF(0.0, 0.0, half, 84.0 * scale)
        high = ruler.top() - _LABELS * scale - demand.bottom() - gap
        pool = QRectF(0.0, demand.bottom() + gap, half, high)
        building = QRectF(half + gap, 0.0, width - half - gap, bottom)
    elif low:
        demand_wide = min(236.0 * scale, width * 0.34)
        high = 92.0 * scale
        pool = QRectF(0.0, 0.0, width - demand_wide - gap, high)
        demand = QRectF(pool.right() + gap, 0.0, demand_wide, high)
        building = _below(pool, width, bottom, scale)
    else:
        screens, demand, removed = _far_row(width, scale, opponents)
        tall = max(1.0, min(1.3, height / scale / 640.0))
        pool = QRectF(0.0, demand.bottom() + gap, width, POOL * tall * scale)
        building = _below(pool, width, bottom, scale)
    tool = 44.0 * scale
    right, line = width - 25.0 * scale, ruler.top() - 42.0 * scale
    tools = tuple(QPointF(right - (2 - index) * tool, line) for index in range(3))
    return TableLayout(
        scale, QSizeF(width, height), low, screens, demand, removed, pool, building, ruler, tools
    )


def _below(pool: QRectF, width: float, bottom: float, scale: float) -> QRectF:
    """The room for the building between pool and ruler."""
    top = pool.bottom() + 8.0 * scale
    return QRectF(0.0, top, width, max(80.0 * scale, bottom - top))


def _far_row(
    width: float, scale: float, opponents: int
) -> tuple[tuple[QRectF, ...], QRectF, QRectF | None]:
    """Screens left and right of the sheet; with two players the removed dice at the right."""
    high = FAR * scale
    around = max(2, opponents)
    gap = (26.0 if around == 2 else 16.0) * scale
    sheet = 300.0 if around == 2 else 232.0
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
