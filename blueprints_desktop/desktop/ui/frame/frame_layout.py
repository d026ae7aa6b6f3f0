"""Which of players, log, board and cards stand where, and how large they are.

The width of the window at 100 % decides: cards in a column at the right, or in a drawer; players in
a column at the left, or in a strip on top. At a larger scale panels, cards and bars take more of the
window: cards then keep their column only where the board is about as large as at 100 %, else the
arrangement with the largest board is taken. A larger scale must not make the board smaller.
"""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.card_widget import WIDTH
from blueprints_desktop.desktop.ui.cards.seat_panel import STRIP_HEIGHT, SeatPanel
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE

LEFT = 236
MARGIN, EDGE, GAP = (24, 16), (16, 10), (16, 12)
"""From the window's sides, from the bars, and between panels: usually, and where room is dear."""
_DRAWER_HEIGHT = 430
"""A board beside the panels wants that much height; a lower one is better off under a strip."""
SHAPE = QSizeF(684.0, 640.0)
"""What boards are drawn for, unless they tell otherwise."""
HOSTING = QSizeF(912.0, 640.0)
"""The same with a card beside the board."""
_BARS = 104.0
"""The bars of a low window, at 100 %: so much more a board has there for every 100 % less."""
_AS_LARGE = 0.9
_LEAST_BESIDE, _LEAST_WITH_CARD = 460.0, 540.0
"""The width of a board beside the players, at 100 %: less is nothing to play on."""
DRAWER_UNDER, STRIP_UNDER = 1160, 900
_USUAL_WIDTH, _USUAL_HEIGHT = 1280, 672
_LEAST_WIDTH, _LEAST_HEIGHT = 720, 388
"""The closest arrangement needs that much; a scale for which there is less is not followed."""
_LARGEST = 1.5
"""How much larger than usual panels and log get."""
_SMALLEST = 0.25
"""However small a window that is not shown yet may be."""
_TALLEST = 1.35
"""How much higher than usual cards and panels may be stretched."""
_MANY, _TALL_ROOM = 4, 720
"""Of so many players panels are usually low ones; not in a room of that height."""
_WIDEST = 1.6
"""How much wider the right column gets in a large window."""
LOG_FROM, _LOG_OPEN_FROM = 72, 120
"""The least height of a log in the left column, and of one that need not go into the drawer."""


class Format(Enum):
    """How much room there is around the board."""

    WIDE = "wide"
    DRAWER = "drawer"
    CLOSE = "close"
    """As with a drawer, and the players' panels as low as in a strip."""
    STRIP = "strip"

    @property
    def has_low_panels(self) -> bool:
        return self in (Format.CLOSE, Format.STRIP)


def format_for(width: float, scale: float) -> Format:
    """The format for a width in pixels.

    >>> format_for(1280, 1.0), format_for(1280, 1.5)
    (<Format.WIDE: 'wide'>, <Format.STRIP: 'strip'>)
    """
    effective = width / scale
    if effective < STRIP_UNDER:
        return Format.STRIP
    return Format.DRAWER if effective < DRAWER_UNDER else Format.WIDE


# --- sizes in large and small windows ---------------------------------------------------------


def shrunk(width: float, height: float, scale: float) -> float:
    """How much smaller than the scale asks for everything is: 1, if the window has room.

    >>> shrunk(1280, 800, 1.0), shrunk(720, 388, 2.0)
    (1.0, 0.5)
    """
    room = min(width / _LEAST_WIDTH, height / _LEAST_HEIGHT) / scale
    return max(_SMALLEST, min(1.0, room))


def magnified(width: float, height: float, scale: float) -> float:
    """How much larger than usual the left column is in a large window: half as much as that.

    A scale over 100 % makes it larger already, at the board's expense.

    >>> magnified(1280, 672, 1.0), magnified(1920, 1008, 1.0), magnified(1920, 1008, 1.25)
    (1.0, 1.25, 1.0)
    """
    window = min(width / _USUAL_WIDTH, height / _USUAL_HEIGHT)
    return max(1.0, min(_LARGEST, _halfway(window, scale)))


def facts_wider(width: float, scale: float) -> float:
    """How much wider than usual the right column may be in a large window.

    >>> facts_wider(1920, 1.0), facts_wider(1920, 1.5)
    (1.25, 1.0)
    """
    return max(1.0, min(_WIDEST, _halfway(width / _USUAL_WIDTH, scale)))


def _halfway(window: float, scale: float) -> float:
    return (1.0 + window / min(scale, 1.0)) / 2 / max(scale, 1.0)


# --- which arrangement ----------------------------------------------------------------------


class FrameChoice(NamedTuple):
    """The room for the whole of a table, between its bars."""

    width: float
    height: float
    scale: float
    air: float
    shape: QSizeF
    """What the board itself is drawn for, in pixels at 100 %."""
    hosting: QSizeF | None = None
    """The same with the card that it takes in where the others go into the drawer; None: it takes none."""
    has_cards: bool = True
    """Without any there is no column at the right, and only the log goes into a drawer."""

    def _spaced(self, usual: float, least: float) -> float:
        return (least + (usual - least) * self.air) * self.scale

    @property
    def column(self) -> float:
        """The height of what stands between the bars."""
        return self.height - 2 * self._spaced(*EDGE)

    def room(self, found: Format) -> QSizeF:
        """What an arrangement leaves for the board, and the card it takes in."""
        gap = self._spaced(*GAP)
        wide = self.width - 2 * self._spaced(*MARGIN)
        high = self.column
        if found is Format.STRIP:
            return QSizeF(wide, high - STRIP_HEIGHT * self.scale - gap)
        if found in (Format.DRAWER, Format.CLOSE):
            return QSizeF(wide - LEFT * self.scale - gap, high)
        left = LEFT * magnified(self.width, self.height, self.scale)
        if not self.has_cards:
            return QSizeF(wide - left * self.scale - gap, high)
        right = WIDTH * facts_wider(self.width, self.scale)
        return QSizeF(wide - (left + right) * self.scale - 2 * gap, high)

    def board(self, found: Format) -> float:
        """How large a board is in an arrangement; 1 is what it was drawn for."""
        room, shape = self.room(found), self.shape
        if self.hosting is not None and found is not Format.WIDE:
            shape = self.hosting
        return min(room.width() / shape.width(), room.height() / shape.height())

    def at_usual_scale(self) -> "FrameChoice":
        """The same window at 100 %, where its bars are lower."""
        higher = self.height + (self.scale - 1.0) * _BARS
        return self._replace(height=higher, scale=1.0, air=1.0)


def columns_for(least: Sequence[int], look: Look, log_drawn: bool) -> dict[Format, float]:
    """How high a column is that holds panels of these least heights, in every arrangement.

    ``log_drawn``: the drawer's handle stands there in any case.
    """
    gap = look.spaced(*GAP)
    between, handle = (len(least) - 1) * (gap * 3 // 4), gap + look.px(DESK_BUTTON_SIDE)
    column = sum(look.px(height) for height in least) + between
    return {
        Format.WIDE: column + (handle if log_drawn else 0),
        Format.DRAWER: column + handle,
        Format.CLOSE: len(least) * look.px(STRIP_HEIGHT) + between + handle,
    }


def chosen_format(frame: FrameChoice, columns: Mapping[Format, float]) -> Format:
    """The arrangement for a frame; ``columns`` is how high the players' panels are in some.

    >>> full_hd = FrameChoice(1920, 872, 2.0, 0.0, SHAPE)
    >>> chosen_format(full_hd, {Format.WIDE: 500, Format.DRAWER: 600, Format.CLOSE: 500})
    <Format.DRAWER: 'drawer'>
    >>> chosen_format(full_hd, {Format.WIDE: 900, Format.DRAWER: 999, Format.CLOSE: 800})
    <Format.CLOSE: 'close'>
    >>> chosen_format(FrameChoice(1000, 672, 1.0, 1.0, SHAPE, has_cards=False), {})
    <Format.WIDE: 'wide'>
    """
    found = _chosen_format(frame, columns)
    return Format.WIDE if found is Format.DRAWER and not frame.has_cards else found


def _chosen_format(frame: FrameChoice, columns: Mapping[Format, float]) -> Format:
    usual = format_for(frame.width, frame.scale)
    possible = [each for each, high in columns.items() if high <= frame.column]
    if frame.scale <= 1.0:
        beside = columns.get(usual, 0.0)
        low = usual is Format.DRAWER and frame.column < _DRAWER_HEIGHT * frame.scale
        return Format.STRIP if low or beside > frame.column else usual
    if usual is not Format.WIDE and Format.WIDE in possible:
        possible.remove(Format.WIDE)
    least = _LEAST_BESIDE if frame.hosting is None else _LEAST_WITH_CARD
    if frame.room(Format.DRAWER).width() < least * frame.scale:
        possible = []
    before = frame.at_usual_scale()
    as_large = _AS_LARGE * before.board(format_for(before.width, 1.0))
    if Format.WIDE in possible and frame.board(Format.WIDE) >= as_large:
        return Format.WIDE
    return max([*possible, Format.STRIP], key=frame.board)


# --- the left column: panels, log, handle of the drawer -----------------------------------------


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


def filling(least: Sequence[int], usual: Sequence[int], room: float) -> list[int]:
    """Heights between the least and a little more than the usual ones that fill the room.

    >>> filling([100, 100], [120, 140], 230)
    [110, 120]
    """
    growth = sum(usual) - sum(least)
    share = (room - sum(least)) / growth if growth else 0.0
    share = max(0.0, min(_TALLEST, share))
    return [low + round(share * (high - low)) for low, high in zip(least, usual, strict=True)]


def all_usual(usual: Sequence[int], room: float, gap: float, scale: float) -> bool:
    """Whether panels have their usual heights, and the log enough below them.

    >>> all_usual([120, 120], 640, 16, 1.0), all_usual([120] * 4, 640, 16, 1.0)
    (True, False)
    """
    few = len(usual) < _MANY and sum(usual) + (len(usual) - 1) * gap <= room
    return few or room >= _TALL_ROOM * scale


# --- the right column: cards --------------------------------------------------------------------


def fact_places(
    area: QRectF, heights: Sequence[float], gap: float, window: float, scale: float
) -> list[QRectF]:
    """Where cards of these usual heights lie at the right of ``area``, one below the other.

    They share its height; in a large window they are wider, too. A board may have no cards.

    >>> area = QRectF(0, 0, 900, 632)
    >>> fact_places(area, [], 16, 1280, 1.0)
    []
    >>> [place.getRect() for place in fact_places(area, [300, 300], 16, 1280, 1.0)]
    [(620.0, 0.0, 280.0, 308.0), (620.0, 324.0, 280.0, 308.0)]
    """
    if not heights:
        return []
    taller = (area.height() - gap * (len(heights) - 1)) / (sum(heights) * scale)
    wide = round(WIDTH * max(1.0, min(facts_wider(window, scale), taller)) * scale)
    taller = min(taller, _TALLEST * wide / round(WIDTH * scale))
    places, top = [], area.top()
    for height in heights:
        high = height * scale * taller
        places.append(QRectF(area.right() - wide, round(top), wide, round(high)))
        top += high + gap
    return places
