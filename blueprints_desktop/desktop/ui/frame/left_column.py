"""How the left column is shared: the players' panels, the log, the drawer's handle.

The log is always to be had: below the panels, or else in the drawer with a handle below them. Where
the panels leave room for neither, they become low ones.

Something that lies there for a moment, as a hint does, is lent its foot: where the log does not
leave that much, the panels become low ones as long as that lasts, rather than being covered.
"""

from collections.abc import Sequence
from typing import NamedTuple

from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.seat_panel import STRIP_HEIGHT, SeatPanel
from blueprints_desktop.desktop.ui.frame.frame_measures import Format, all_usual, filling

LOG_FROM, _LOG_OPEN_FROM = 72, 120
"""The least height of a log in the left column, and of one that need not go into the drawer."""


class ColumnSpace(NamedTuple):
    """What there is to share."""

    height: float
    gap: int
    """Between panels, where they are few."""
    handle: float
    """Of the drawer, with the gap above it, where there is one."""
    lent: int
    """To what lies there for a moment; 0: nothing does."""


class ColumnShares(NamedTuple):
    """How it is shared."""

    heights: list[int]
    between: int
    low: list[bool]
    """Which panels are as low as in a strip."""
    log_drawn: bool
    """Whether the log is in the drawer."""
    handle: float
    """What the drawer's handle takes; 0: there is none."""


def share_column(
    panels: Sequence[SeatPanel], found: Format, look: Look, room: ColumnSpace, log_drawn: bool
) -> ColumnShares:
    """``log_drawn``: the log is in the drawer in any case."""
    between = room.gap if len(panels) < 4 else room.gap * 3 // 4
    low = [look.px(STRIP_HEIGHT)] * len(panels)

    def rest(heights: list[int], handle: float) -> float:
        return room.height - handle - sum(heights) - len(panels) * between

    if found is Format.WIDE and not log_drawn:
        heights = _usual_heights(panels, look, room._replace(handle=0.0), log_drawn=False)
        drawn = False
        if rest(heights, 0.0) < look.px(LOG_FROM):
            drawn = rest(heights, room.handle) + between >= 0
            heights = _usual_heights(panels, look, room, log_drawn=True) if drawn else low
    else:
        if found is Format.CLOSE:
            heights = _close_heights(panels, look, rest([], room.handle) + between)
        else:
            heights = _usual_heights(panels, look, room, log_drawn)
        drawn = log_drawn or rest(heights, room.handle) < look.px(_LOG_OPEN_FROM)
    handle = room.handle if drawn or found is not Format.WIDE else 0.0
    if room.lent > 0 and rest(heights, handle) < room.lent:
        heights = low
    lowered = [high <= least for high, least in zip(heights, low, strict=True)]
    return ColumnShares(heights, between, lowered, drawn, handle)


def _close_heights(panels: Sequence[SeatPanel], look: Look, free: float) -> list[int]:
    """As low as in a strip, unless there is room for a little more in each that has a use for it."""
    close = [look.px(panel.heights.close) for panel in panels]
    if sum(close) > free:
        return [look.px(STRIP_HEIGHT)] * len(panels)
    wanted = [
        look.px(panel.heights.least) if panel.heights.close > STRIP_HEIGHT else high
        for panel, high in zip(panels, close, strict=True)
    ]
    return filling(close, wanted, free)


def _usual_heights(
    panels: Sequence[SeatPanel], look: Look, room: ColumnSpace, log_drawn: bool
) -> list[int]:
    """Where the log does not follow the panels, they fill the column."""
    least = [look.px(panel.heights.least) for panel in panels]
    usual = [look.px(panel.heights.usual) for panel in panels]
    if log_drawn:
        return filling(least, usual, room.height - room.handle - (len(least) - 1) * room.gap)
    return usual if all_usual(usual, room.height - room.handle, room.gap, look.scale) else least
