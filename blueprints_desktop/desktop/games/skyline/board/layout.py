"""Where things lie around the city: its rhombus leaves all four corners of the room free."""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.games.skyline.board.city_view import CityView, fitted
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE

_USUAL = (684.0, 640.0)
_SMALLEST, _LARGEST = 0.93, 1.5
"""Words must stay readable in the smallest room."""
_ABOVE, _BELOW = 10.0, 18.0
DICE = (170.0, 116.0)
CARD = (190.0, 140.0)
DECK = (92.0, 100.0)
NOTE = (226.0, 78.0)
_TOOLS = 3


@frozen
class SkylineLayout:
    """The places for one size of the room."""

    city: CityView
    dice: QRectF
    deck: QRectF
    card: QRectF
    left_note: QRectF
    """The largest that a note may be; it grows from its lower left corner."""
    right_note: QRectF
    tools: tuple[QPointF, ...]
    times: float
    """How much larger than usual everything around the city is."""


def lay_out(room: QRectF, scale: float, turns: int) -> SkylineLayout:
    """The city as large as it can be, dice and deck above it, tools and notes below it."""
    wide, high = _USUAL
    times = min(room.width() / wide, room.height() / high) / scale
    times = max(_SMALLEST, min(_LARGEST, times))
    unit = scale * times
    city = fitted(room, turns, _ABOVE * unit, _BELOW * unit)
    side = DESK_BUTTON_SIDE * unit
    foot = room.bottom() - side / 2
    tools = tuple(
        QPointF(room.left() + side / 2 + index * side * 1.1, foot) for index in range(_TOOLS)
    )
    note_wide, note_high = NOTE[0] * unit, NOTE[1] * unit
    left = QRectF(room.left(), room.bottom() - side - 10.0 * unit - note_high, note_wide, note_high)
    right = QRectF(
        room.right() - note_wide - 24.0 * unit,
        room.bottom() - note_high,
        note_wide + 24.0 * unit,
        note_high,
    )
    return SkylineLayout(
        city,
        QRectF(room.left(), room.top(), DICE[0] * unit, DICE[1] * unit),
        QRectF(room.right() - DECK[0] * unit, room.top(), DECK[0] * unit, DECK[1] * unit),
        QRectF(room.right() - CARD[0] * unit, room.top(), CARD[0] * unit, CARD[1] * unit),
        left,
        right,
        tools,
        times,
    )
