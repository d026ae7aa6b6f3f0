"""Where the monument has room beside a card that lies on its corner, in windows that are small."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.games.monuments.art.monument import (
    MonumentExtent,
    PlacedMonument,
    fitted,
)

_STEPS = 16
"""In so many steps the monument is tried nearer to the middle."""


def room_beside(whole: QRectF, card: QRectF, ground: MonumentExtent, turns: int) -> QRectF:
    """All of it, if the plan leaves the card's place free; else beside or above the card."""
    if card.isEmpty() or not _floor(fitted(whole, ground, turns)).intersects(card):
        return whole
    beside, above = QRectF(whole), QRectF(whole)
    if card.center().x() < whole.center().x():
        beside.setLeft(card.right())
    else:
        beside.setRight(card.left())
    above.setBottom(card.top())

    def size(room: QRectF) -> float:
        return fitted(room, ground, turns).view.w

    return max((beside, above), key=size)


def standing_beside(
    whole: QRectF, card: QRectF, ground: MonumentExtent, turns: int
) -> PlacedMonument:
    """As large as the room beside the card allows, and as near to the middle as the card does.

    A plan lies askew: one of its corners may reach over the card's, where neither covers the other.
    """
    standing = fitted(room_beside(whole, card, ground, turns), ground, turns)
    aside = whole.center().x() - standing.bounds.center().x()
    for step in range(_STEPS, 0, -1):
        nearer = _moved(standing, aside * step / _STEPS)
        if whole.contains(nearer.bounds) and not _floor(nearer).intersects(card):
            return nearer
    return standing


def _moved(standing: PlacedMonument, by: float) -> PlacedMonument:
    origin = standing.view.origin + QPointF(by, 0.0)
    return standing._replace(view=standing.view._replace(origin=origin))


def _floor(standing: PlacedMonument) -> QPainterPath:
    x, y, wide, deep = standing.sheet
    corners = [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
    path = QPainterPath()
    path.addPolygon(standing.view.polygon(corners))
    path.closeSubpath()
    return path
