"""How large the buildings of the city are, and the owner's sign on a roof."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Seat, Tones, lighter
from blueprints_desktop.desktop.drawing.projection import RISE, Cuboid, View
from blueprints_desktop.desktop.drawing.signs import TRIANGLE, seat_shape
from blueprints_desktop.desktop.drawing.solids import Finish, silhouette

FINISHED = 3
"""How high a finished building counts; lower ones are piles of so many floors."""
SLAB, JOINT = 0.34, 0.03
FLOOR, TOWER = 0.74, 0.64
"""How much of its lot a floor and a tower cover."""
FLAT_TOWER = 0.84
"""The same of a tower that has sunk into the ground: it spreads, for a figure to be written on it."""
PLINTH, ROOF, TOWER_HIGH = 0.14, 0.12, 1.5
SUNK = 0.10
"""How high everything is in the flattened city."""
SINKING = 6
"""In so many steps a building sinks into the ground."""
FINISH = Finish(bevel=0.024, corner=0.04, gloss=0.9)


def height_of(floors: int) -> float:
    """How high a building rises, in floor units."""
    return TOWER_HIGH if floors == FINISHED else floors * SLAB


def footprint_of(floors: int) -> float:
    return TOWER if floors == FINISHED else FLOOR


def tones_of_seat(seat: Seat) -> Tones:
    body = seat.body
    return Tones(
        lighter(body, 0.18), body, lighter(body, -0.22), lighter(body, 0.60), lighter(body, -0.55)
    )


def body_box(floors: int, sunk: float = 0.0) -> Cuboid:
    """The box around a building on the lot (0, 0); ``sunk`` runs from 0 to 1."""
    share = footprint_of(floors)
    if floors == FINISHED:
        share += (FLAT_TOWER - share) * sunk
    gap = (1.0 - share) / 2
    high = height_of(floors)
    return Cuboid(gap, gap, 0.0, share, share, high + (SUNK - high) * sunk)


def outline_of(view: View, x: float, y: float, floors: int, sunk: float = 0.0) -> QPainterPath:
    """The silhouette of a building on the lot (x, y)."""
    box = body_box(floors, sunk)
    return silhouette(view, box._replace(x=box.x + x, y=box.y + y), FINISH)


def paint_roof_sign(
    painter: QPainter, view: View, x: float, y: float, z: float, size: float, seat: Seat
) -> None:
    """The owner's shape, upright and squashed: a face's own transform would turn squares round."""
    at = view.point(x, y, z)
    side = size * view.w * 1.30
    lift = 0.05 * side if seat.shape == TRIANGLE else 0.0
    with saved(painter):
        painter.translate(at - QPointF(0.0, lift))
        painter.scale(side, side * RISE)
        painter.translate(-0.5, -0.5)
        painter.fillPath(seat_shape(seat.shape), seat.text)
