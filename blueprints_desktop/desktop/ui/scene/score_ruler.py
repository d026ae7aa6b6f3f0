"""The score ruler on the desk, and the markers that stand over it like pins.

Markers that would hide one another come apart; each one's stem goes down to its exact score,
so that a tie is seen as one foot with two heads.
"""

from collections.abc import Sequence
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.furniture import Ruler, paint_ruler
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker, round_pen, spread
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.theme.theme import Look

LIFT = 4.0
"""How much further a head is off the ruler that comes apart from another, in pixels at 100 %."""
UP = 0.8
"""How far any head is over the edge, in radii: figures on the ruler stay visible."""
_APART = 2.1
"""From head to head, in radii."""


_SHADOW = 24.0


def wood_sprite(ruler: Ruler, look: Look, ratio: float) -> Sprite:
    """The ruler without its markers, anchored at its upper left corner: drawn once a size."""
    rect = QRectF(0.0, 0.0, ruler.rect.width(), ruler.rect.height())

    def draw(painter: QPainter) -> None:
        lying = Ruler(rect, ruler.last, ruler.margin, ruler.first)
        paint_ruler(painter, look.pixmaps, lying, ratio, look.palette, look.scale)

    soft = _SHADOW * look.scale
    size, figures = (rect.width(), rect.height()), (ruler.first, ruler.last)
    what = ("score ruler", size, figures, ruler.margin, look.scale)
    bounds = rect.adjusted(-soft, -soft, soft, soft)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


@frozen
class Pin:
    """A marker's head, and the spot on the ruler's edge that it stands for."""

    head: QPointF
    foot: QPointF

    lifted: bool = False
    """It has a stem."""


def set_pins(
    ruler: Ruler, points: Sequence[float], radius: float, lift: float, share: float = 1.0
) -> list[Pin]:
    """A pin for each score, in the order given; ``share``: how far they have come apart."""
    feet = [ruler.x_of(score) for score in points]
    order = sorted(range(len(feet)), key=lambda number: feet[number])
    apart = _APART * radius
    places = spread(
        [feet[number] for number in order],
        apart,
        ruler.rect.left() + radius,
        ruler.rect.right() - radius,
    )
    crowded = {
        number
        for near, far in pairwise(order)
        if feet[far] - feet[near] < apart
        for number in (near, far)
    }
    pins = {}
    for number, place in zip(order, places, strict=True):
        foot = QPointF(feet[number], ruler.rect.top())
        aside = (place - foot.x()) * share
        lifted = number in crowded or abs(place - foot.x()) > 0.5
        up = UP * radius + (lift * share if lifted else 0.0)
        pins[number] = Pin(QPointF(foot.x() + aside, foot.y() - up), foot, lifted)
    return [pins[number] for number in range(len(feet))]


def paint_pins(
    painter: QPainter,
    pins: Sequence[Pin],
    colours: Sequence[int],
    radius: float,
    look: Look,
) -> None:
    """Stems first, so that none crosses a head."""
    seats = [look.palette.seats[colour] for colour in colours]
    for pin, seat in zip(pins, seats, strict=True):
        if pin.lifted:
            painter.setPen(round_pen(seat.tint, 2.0 * look.scale))
            painter.drawLine(pin.head, pin.foot + QPointF(0.0, 3.0 * look.scale))
    for pin, seat in zip(pins, seats, strict=True):
        paint_seat_marker(painter, pin.head, radius, seat, look.palette)
