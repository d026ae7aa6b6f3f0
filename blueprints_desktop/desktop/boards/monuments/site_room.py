"""Where the monument has room beside a card that lies on its corner, in windows that are small."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.drawing.monuments.monument import Ground, Standing, fitted


def room_beside(whole: QRectF, card: QRectF, ground: Ground, turns: int) -> QRectF:
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


def _floor(standing: Standing) -> QPainterPath:
    x, y, wide, deep = standing.sheet
    corners = [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
    path = QPainterPath()
    path.addPolygon(standing.view.polygon(corners))
    path.closeSubpath()
    return path
