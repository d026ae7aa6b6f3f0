"""Where things lie in the middle of the table: card and turns, the ramp, the tray."""

from attrs import frozen
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.fits.art import ramp

CARD_WIDE, CARD_HIGH = 126.0, 152.0
TRAY_WIDE = 154.0
_CAPTION, _TILES, _KEYS = 34.0, 232.0, 116.0
"""Below the card: the caption of the turns, four rows of them, and the keys."""
_GAP, _WIDEST_GAP = 26.0, 52.0
_LEAST, _MOST = 0.75, 1.7
_LETTERS = 0.92
"""What lies beside the ramp may get smaller than its letters, which have to be read."""
_BETWEEN, _NAME, _SMALLEST = 14.0, 26.0, 34.0
"""Of the small ramps: from one to the next, the line with the name, and the least width."""


@frozen
class FitsLayout:
    ramp: QRectF
    card: QRectF | None
    """None where there is no room for it: the piece in the hand tells as much."""
    turns: QRectF
    keys: QRectF | None
    """None where there is no room for them: they are in the overview of keys, too."""
    tray: QRectF
    others: tuple[QRectF, ...]
    """Small ramps, where the players' panels have no room for them."""
    aside: float
    """The scale of what lies beside the ramp."""
    letters: float
    """The scale of the words there."""


def lay_out(wide: float, high: float, scale: float, others: int = 0) -> FitsLayout:
    """For so many pixels; the ramp is as high as the room, or as wide as the others leave it."""
    beside = (CARD_WIDE + TRAY_WIDE) * _LEAST * scale
    room = wide - beside - 2 * _GAP * scale
    tall = min(high, room * ramp.HIGH / ramp.WIDE)
    across = tall * ramp.WIDE / ramp.HIGH
    left_over = wide - across - 2 * _GAP * scale
    times = min(high / (ramp.HIGH * scale), left_over / ((CARD_WIDE + TRAY_WIDE) * scale))
    times = max(_LEAST, min(_MOST, times)) * scale
    sides = (CARD_WIDE + TRAY_WIDE) * times + across
    small = _small_ramps(wide - sides - 2 * _GAP * scale, tall, scale, others)
    taken = sum(each.width() + _BETWEEN * scale for each in small)
    gap = max(12.0 * scale, min(_WIDEST_GAP * scale, (wide - sides - taken) / 2))
    left = max(0.0, (wide - sides - 2 * gap - taken) / 2)
    top = max(0.0, (high - tall) / 2)
    column = QRectF(left, top, CARD_WIDE * times, tall)
    stands = QRectF(column.right() + gap, top, across, tall)
    tray = QRectF(stands.right() + gap, top, TRAY_WIDE * times, tall)
    x = tray.right() + _BETWEEN * scale
    for each in small:
        each.moveTo(x, top)
        x += each.width() + _BETWEEN * scale
    card: QRectF | None = QRectF(left, top + 4.0 * times, CARD_WIDE * times, CARD_HIGH * times)
    below = top + (CARD_HIGH + _CAPTION + 8.0) * times
    if below + _TILES * times > column.bottom() + 2.0:
        card, below = None, top + _CAPTION * 0.8 * times
    tiles = min(_TILES * times, column.bottom() - below)
    turns = QRectF(left, below, CARD_WIDE * times, tiles)
    keys = QRectF(left, turns.bottom() + 14.0 * times, CARD_WIDE * times, _KEYS * times)
    letters = max(times, _LETTERS * scale)
    spare = keys.bottom() <= column.bottom() + 2.0
    kept = keys if spare else None
    return FitsLayout(stands, card, turns, kept, tray, tuple(small), times, letters)


def _small_ramps(room: float, tall: float, scale: float, count: int) -> list[QRectF]:
    """Ramps of the others, as large as the room beside the tray lets them be."""
    if not count:
        return []
    wide = min(room / count - _BETWEEN * scale, 0.62 * tall * 0.5)
    if wide < _SMALLEST * scale:
        return []
    return [QRectF(0.0, 0.0, wide, min(tall, 2.0 * wide + _NAME * scale)) for _ in range(count)]
