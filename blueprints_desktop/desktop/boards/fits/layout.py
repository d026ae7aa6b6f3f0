"""Where things lie in the middle of the table: card and turns, the ramp, the tray."""

from attrs import frozen
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.drawing.fits import ramp

CARD_WIDE, CARD_HIGH = 126.0, 152.0
TRAY_WIDE = 154.0
_CAPTION, _TILES, _KEYS = 34.0, 232.0, 116.0
"""Below the card: the caption of the turns, four rows of them, and the keys."""
_GAP, _WIDEST_GAP = 26.0, 52.0
_LEAST, _MOST = 0.62, 1.7


@frozen
class Layout:
    ramp: QRectF
    card: QRectF | None
    """None where there is no room for it: the piece in the hand tells as much."""
    turns: QRectF
    keys: QRectF | None
    """None where there is no room for them: they are in the overview of keys, too."""
    tray: QRectF
    aside: float
    """The scale of what lies beside the ramp."""


def lay_out(wide: float, high: float, scale: float) -> Layout:
    """For so many pixels; the ramp is as high as the room, or as wide as the others leave it."""
    beside = (CARD_WIDE + TRAY_WIDE) * _LEAST * scale
    room = wide - beside - 2 * _GAP * scale
    tall = min(high, room * ramp.HIGH / ramp.WIDE)
    across = tall * ramp.WIDE / ramp.HIGH
    left_over = wide - across - 2 * _GAP * scale
    times = min(high / (ramp.HIGH * scale), left_over / ((CARD_WIDE + TRAY_WIDE) * scale))
    times = max(_LEAST, min(_MOST, times)) * scale
    gap = (wide - across - (CARD_WIDE + TRAY_WIDE) * times) / 2
    gap = max(12.0 * scale, min(_WIDEST_GAP * scale, gap))
    whole = (CARD_WIDE + TRAY_WIDE) * times + across + 2 * gap
    left = max(0.0, (wide - whole) / 2)
    top = max(0.0, (high - tall) / 2)
    column = QRectF(left, top, CARD_WIDE * times, tall)
    stands = QRectF(column.right() + gap, top, across, tall)
    tray = QRectF(stands.right() + gap, top, TRAY_WIDE * times, tall)
    card: QRectF | None = QRectF(left, top + 4.0 * times, CARD_WIDE * times, CARD_HIGH * times)
    below = top + (CARD_HIGH + _CAPTION + 8.0) * times
    if below + _TILES * times > column.bottom() + 2.0:
        card, below = None, top + _CAPTION * 0.8 * times
    tiles = min(_TILES * times, column.bottom() - below)
    turns = QRectF(left, below, CARD_WIDE * times, tiles)
    keys = QRectF(left, turns.bottom() + 14.0 * times, CARD_WIDE * times, _KEYS * times)
    spare = keys.bottom() <= column.bottom() + 2.0
    return Layout(stands, card, turns, keys if spare else None, tray, times)
