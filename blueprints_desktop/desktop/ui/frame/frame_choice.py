"""Which arrangement gives a board most: a larger scale must not make it smaller than at 100 %.

At 100 % the width alone decides. At a larger scale panels, cards and bars take more of the window:
then facts stay in sight only where the board is about as large as it would be at 100 %, else it is
the arrangement with the largest board.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSizeF

from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.fact_card import WIDTH
from blueprints_desktop.desktop.ui.cards.seat_panel import STRIP_HEIGHT
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE
from blueprints_desktop.desktop.ui.frame.frame_measures import (
    Format,
    facts_wider,
    format_for,
    magnified,
)

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
    """
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
