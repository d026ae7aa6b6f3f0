"""Where the quarry has room beside a card that lies on its corner, in windows that are small."""

from collections.abc import Iterator
from math import inf, sqrt

from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.games.monuments.art.pit import FLAT, THICK, TRACK, Pit, fitted

_TRIES = 12
"""The size is narrowed down so often."""
_TOPS = 4
"""In so many steps the quarry is tried nearer to the upper edge."""


def pit_beside(room: QRectF, foot: float, card: QRectF, sign: QRectF) -> Pit:
    """As large as it can be between a card in the lower right and a sign in the upper left corner.

    It stays as near to the middle as they let it, and with ``foot`` below it where that is free.
    """
    whole = fitted(room, foot)
    if card.isEmpty() or whole.unit <= 0.0:
        return whole
    found = _beside(room, foot, card, sign, whole.unit)
    small, large = 0.0, whole.unit
    for _ in range(0 if found else _TRIES):
        unit = (small + large) / 2
        smaller = _beside(room, foot, card, sign, unit)
        if smaller is None:
            large = unit
        else:
            small, found = unit, smaller
    return found or whole


def _beside(room: QRectF, foot: float, card: QRectF, sign: QRectF, unit: float) -> Pit | None:
    """The quarry so large where it covers neither; None: that is nowhere."""
    reach, edge = TRACK[1] * unit, THICK * unit
    for top in _tops(fitted(room, foot, unit).bounds.top() - room.top()):
        middle = room.top() + top + FLAT * reach
        left = sign.right() + _half_width(reach, middle - sign.bottom())
        right = card.left() - _half_width(reach, card.top() - middle - edge)
        left, right = max(left, room.left() + reach), min(right, room.right() - reach)
        if left <= right + 1e-6:
            return Pit(QPointF(min(max(room.center().x(), left), right), middle), unit)
    return None


def _tops(usual: float) -> Iterator[float]:
    return (usual * step / _TOPS for step in range(_TOPS, -1, -1))


def _half_width(reach: float, off: float) -> float:
    """Of the track, so far above or below its middle; beyond it nothing is in anybody's way."""
    share = max(0.0, off) / (FLAT * reach)
    return reach * sqrt(1.0 - share * share) if share < 1.0 else -inf
