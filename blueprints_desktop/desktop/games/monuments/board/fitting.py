"""Where quarry and monument fit beside a card that covers one of their corners."""

from math import inf, sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.games.monuments.art.monument import MonumentExtent, PlacedMonument
from blueprints_desktop.desktop.games.monuments.art.monument import fitted as fitted_monument
from blueprints_desktop.desktop.games.monuments.art.quarry import FLAT, THICK, TRACK, Pit
from blueprints_desktop.desktop.games.monuments.art.quarry import fitted as fitted_pit

BUTTON_WITH_WORDS = QSizeF(92.0, 68.0)
"""The button that leads to the monument, in the upper left corner of the quarry, at 100 %."""
_SIZE_STEPS = 12
"""Bisection steps for the size of the quarry."""
_TOP_STEPS = 4
"""Steps in which the quarry is moved up to the upper edge."""
_SIDE_STEPS = 16
"""Steps in which the monument is moved to the middle."""


# --- the quarry ---------------------------------------------------------------------------


def pit_beside(room: QRectF, foot: float, card: QRectF, button: QRectF) -> Pit:
    """The largest quarry between a card in the lower right and a button in the upper left corner.

    It stays as near to the middle as possible, with ``foot`` free below it where there is room.
    """
    whole = fitted_pit(room, foot)
    if card.isEmpty() or whole.unit <= 0.0:
        return whole
    found = _pit_of_size(room, foot, card, button, whole.unit)
    small, large = 0.0, whole.unit
    for _ in range(0 if found else _SIZE_STEPS):
        unit = (small + large) / 2
        smaller = _pit_of_size(room, foot, card, button, unit)
        if smaller is None:
            large = unit
        else:
            small, found = unit, smaller
    return found or whole


def _pit_of_size(
    room: QRectF, foot: float, card: QRectF, button: QRectF, unit: float
) -> Pit | None:
    """A quarry of this size that covers neither card nor button; None: there is no room."""
    reach, edge = TRACK[1] * unit, THICK * unit
    usual_top = fitted_pit(room, foot, unit).bounds.top() - room.top()
    for step in range(_TOP_STEPS, -1, -1):
        middle = room.top() + usual_top * step / _TOP_STEPS + FLAT * reach
        left = button.right() + _half_width(reach, middle - button.bottom())
        right = card.left() - _half_width(reach, card.top() - middle - edge)
        left, right = max(left, room.left() + reach), min(right, room.right() - reach)
        if left <= right + 1e-6:
            return Pit(QPointF(min(max(room.center().x(), left), right), middle), unit)
    return None


def _half_width(reach: float, off: float) -> float:
    """Half the width of the track at a distance above or below its middle; -inf beyond it."""
    share = max(0.0, off) / (FLAT * reach)
    return reach * sqrt(1.0 - share * share) if share < 1.0 else -inf


# --- the monument -------------------------------------------------------------------------


def room_beside(whole: QRectF, card: QRectF, ground: MonumentExtent, turns: int) -> QRectF:
    """The whole room if the plan does not touch the card, else the part beside or above it."""
    if card.isEmpty() or not _floor(fitted_monument(whole, ground, turns)).intersects(card):
        return whole
    beside, above = QRectF(whole), QRectF(whole)
    if card.center().x() < whole.center().x():
        beside.setLeft(card.right())
    else:
        beside.setRight(card.left())
    above.setBottom(card.top())

    def size(room: QRectF) -> float:
        return fitted_monument(room, ground, turns).view.w

    return max((beside, above), key=size)


def monument_beside(
    whole: QRectF, card: QRectF, ground: MonumentExtent, turns: int
) -> PlacedMonument:
    """The largest monument beside the card, as near to the middle as the card allows.

    The plan is a rhombus: its corner can reach into the card's columns without touching the card.
    """
    standing = fitted_monument(room_beside(whole, card, ground, turns), ground, turns)
    aside = whole.center().x() - standing.bounds.center().x()
    for step in range(_SIDE_STEPS, 0, -1):
        origin = standing.view.origin + QPointF(aside * step / _SIDE_STEPS, 0.0)
        nearer = standing._replace(view=standing.view._replace(origin=origin))
        if whole.contains(nearer.bounds) and not _floor(nearer).intersects(card):
            return nearer
    return standing


def _floor(standing: PlacedMonument) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(standing.floor)
    path.closeSubpath()
    return path
