"""Where things are at the reveal, for any window: sheets side by side, panels below, the ruler.

One size of dice for all sheets, so that buildings compare at a glance.
"""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.games.blueprints.results.reveal_building import (
    FLOOR_DEPTH,
    FLOOR_WIDTH,
    standing_view,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_sheet import (
    drawing_area,
    is_low,
    is_slim,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_signs import (
    BARE_TAG,
    LARGE_TAG,
    TAG,
    TALL_TAG,
)
from blueprints_desktop.desktop.games.blueprints.results.reveal_tags import TagRoom
from blueprints_desktop.games.blueprints.state import DICE_EACH

MARGIN = 24.0
TALL, SHORT, TINY = 182.0, 132.0, 100.0
"""Heights of the panels; the shorter ones for low windows."""
RULER, LOW_RULER = 78.0, 64.0
LOW, LOWEST = 620.0, 460.0
"""Heights of the view under which panels get shorter."""
ROW = 36.0
"""An honour in a panel."""
SHEET_AT_LEAST = 250.0
LARGEST, SMALLEST = 80.0, 8
"""Half the width of a die."""
_UPRIGHT = 1.2
"""A sheet so much higher than wide has upright notes: what they save makes the dice larger."""


@frozen
class ColumnPlan:
    """Where the parts of a column are, in its own pixels."""

    sheet: QRectF
    panel: QRectF
    view: View
    room: TagRoom


@frozen
class RevealLayout:
    """The ruler's height, and the columns: their width with the room for shadows, their parts."""

    ruler: int
    edge: int
    """Room for shadows on each side of a column."""
    width: int
    plan: ColumnPlan


def lay_out(size: QSizeF, columns: int, rise: float, honours: int, scale: float) -> RevealLayout:
    """``rise``: of the highest building above its floor. ``honours``: the most of any panel."""
    low, tiny = size.height() < LOW * scale, size.height() < LOWEST * scale
    ruler = round((LOW_RULER if low else RULER) * scale)
    edge = round(MARGIN * scale)
    gap = (20.0 if columns < 4 else 16.0) * scale
    wide = round((size.width() - 2 * edge - gap * (columns - 1)) / columns)
    top, between = (10.0, 8.0) if tiny else (16.0, 14.0)
    panel_high = TINY if tiny else SHORT if low else TALL
    tall = (size.height() - ruler) / scale - top - between - panel_high - 2.0
    more = max(0, min(honours - (1 if low else 2), int((tall - SHEET_AT_LEAST) / ROW)))
    tall, panel_high = max(120.0, tall - more * ROW), panel_high + more * ROW
    sheet = QRectF(edge, round(top * scale), wide, round(tall * scale))
    panel_top = round(sheet.bottom() + between * scale)
    panel = QRectF(edge, panel_top, wide, round(panel_high * scale))
    view, room = _scene(sheet, rise, scale)
    return RevealLayout(ruler, edge, wide + 2 * edge, ColumnPlan(sheet, panel, view, room))


def _scene(sheet: QRectF, rise: float, scale: float) -> tuple[View, TagRoom]:
    """How large the dice are, where the floor lies, and where the notes go."""
    slim = is_slim(sheet, scale)
    area = drawing_area(sheet, scale)
    upright = slim or sheet.height() > _UPRIGHT * sheet.width()
    gap = (4.0 if slim else 9.0) * scale
    kind = LARGE_TAG if upright and not slim else _tag_for(area, slim, gap, scale)
    tag_wide, tag_high = (size * scale for size in kind)
    leader = (8.0 if slim else 16.0 if upright else 22.0) * scale
    across = (area.width() - 2 * (tag_wide + leader)) / (FLOOR_WIDTH - 0.4)
    w = min(LARGEST * scale, across, area.height() / (FLOOR_DEPTH + rise + 0.1))
    w = float(max(SMALLEST, int(w)))
    spare = area.height() - (FLOOR_DEPTH + rise) * w
    middle = area.center().x()
    foot = QPointF(round(middle), round(area.bottom() - spare * 0.42))
    reach = min(area.width() / 2, FLOOR_WIDTH * w / 2 + tag_wide + 64.0 * scale)
    room = TagRoom(
        left=round(middle - reach),
        right=round(middle + reach),
        top=area.top() + 2.0 * scale,
        bottom=area.bottom() - (0.0 if is_low(sheet, scale) else 14.0) * scale,
        width=tag_wide,
        height=tag_high,
        gap=gap,
    )
    return standing_view(w, foot), room


def _tag_for(area: QRectF, slim: bool, gap: float, scale: float) -> tuple[float, float]:
    """How large a note is; half of the dice have theirs at each side."""
    if not slim:
        return TAG
    rows = DICE_EACH // 2
    fits = rows * TALL_TAG[1] * scale + (rows - 1) * gap <= area.height() - 2.0 * scale
    return TALL_TAG if fits else BARE_TAG
