"""Floors, piles and finished towers, standing on their lot of the city.

Whose a building is, is told three times: by colour, by the shape on its roof and by the shape of
its windows. Anchored at the far floor corner of the lot, so a picture fits any lot of a view.
"""

from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import Cuboid, View
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box
from blueprints_desktop.desktop.games.skyline.art.bodies import (
    FINISH,
    FINISHED,
    FLOOR,
    JOINT,
    PLINTH,
    ROOF,
    SINKING,
    SLAB,
    TOWER,
    TOWER_HIGH,
    body_box,
    tones_of_seat,
)
from blueprints_desktop.desktop.games.skyline.art.roof_sign import paint_roof_sign
from blueprints_desktop.desktop.games.skyline.art.seen_through import paint_ghost, paint_glass
from blueprints_desktop.desktop.games.skyline.art.windows import (
    Wall,
    band_of_windows,
    rows_of_windows,
)

LIGHTS = 5
"""How many patterns of lit windows there are."""
_ACROSS = 5
"""Windows of a floor, on each of its faces."""
_COLUMNS, _STOREY = 3, 0.20
"""Windows of a tower: so many side by side, and how high a row of them is."""
_CORE, _MARGIN = 0.055, 0.02
"""How wide the stairwell is on each side of the near edge, and what stays free at the far one."""


class Kind(Enum):
    """Solid, seen through because it hides something, or what would stand there."""

    SOLID = "solid"
    GLASS = "glass"
    GHOST = "ghost"


def building_sprite(
    cache: PixmapCache,
    colour: int,
    floors: int,
    w: float,
    ratio: float,
    palette: Palette,
    *,
    kind: Kind = Kind.SOLID,
    sunk: int = 0,
    lights: int = 0,
) -> Sprite:
    """A building of a player; ``sunk`` counts SINKING, ``lights`` chooses the lit windows."""
    lights = lights % LIGHTS if floors == FINISHED else 0

    def draw(painter: QPainter) -> None:
        seat = palette.seats[colour]
        if kind is Kind.GLASS:
            paint_glass(painter, View(w), seat, palette)
        elif kind is Kind.GHOST:
            solid = building_sprite(cache, colour, floors, w, ratio, palette)
            paint_ghost(painter, w, floors, solid, palette)
        else:
            _paint_building(painter, View(w), floors, seat, palette, sunk / SINKING, lights)

    bounds = QRectF(-1.05 * w, -1.75 * w, 2.1 * w, 3.3 * w)
    what = ("skyline building", colour, floors, w, kind, sunk, lights)
    return cache.sprite(what, bounds, ratio, palette, draw)


def _paint_building(
    painter: QPainter,
    view: View,
    floors: int,
    seat: Seat,
    palette: Palette,
    sunk: float,
    lights: int,
) -> None:
    box = body_box(floors, sunk)
    flat = sunk >= 1.0
    if floors == FINISHED:
        _paint_tower(painter, view, seat, palette, box, lights, flat)
    else:
        _paint_floors(painter, view, floors, seat, box, flat)
    if not flat:
        paint_roof_sign(painter, view, 0.5, 0.5, box.dz, 0.36, seat)


def _paint_floors(
    painter: QPainter, view: View, floors: int, seat: Seat, box: Cuboid, flat: bool
) -> None:
    tones = tones_of_seat(seat)
    joint = mix(tones.dark, QColor(0, 0, 0), 0.25)
    high = box.dz / floors
    for level in range(floors):
        slab = box._replace(z=level * high, dz=high * (1.0 - JOINT / SLAB))
        if level:
            seam = slab._replace(z=slab.z - high * JOINT / SLAB, dz=high * JOINT / SLAB)
            seam = seam._replace(x=seam.x + 0.02, y=seam.y + 0.02, dx=seam.dx - 0.04)
            dark = Tones(joint, joint, joint, joint, joint)
            paint_box(painter, view, dark, seam._replace(dy=seam.dy - 0.04), Finish(0.0, 0.0, 0.0))
        band = None if flat else band_of_windows(seat.shape, FLOOR, slab.dz, _ACROSS, tones)
        paint_box(painter, view, tones, slab, FINISH, band)


def _paint_tower(
    painter: QPainter,
    view: View,
    seat: Seat,
    palette: Palette,
    box: Cuboid,
    lights: int,
    flat: bool,
) -> None:
    """A plinth and a roof in the owner's colour, a white shaft with rows of windows."""
    colour = tones_of_seat(seat)
    squeeze = box.dz / TOWER_HIGH
    if flat:
        paint_box(painter, view, palette.tower, box, FINISH)
        rim = 0.042
        inner = Cuboid(box.x + rim, box.y + rim, box.dz, box.dx - 2 * rim, box.dy - 2 * rim, 0.01)
        paint_box(painter, view, colour, inner, Finish(0.01, 0.03, 0.4))
        return
    low, top = PLINTH * squeeze, ROOF * squeeze
    wider = 0.025
    base = Cuboid(box.x - wider, box.y - wider, 0.0, box.dx + 2 * wider, box.dy + 2 * wider, low)
    paint_box(painter, view, colour, base, FINISH)
    shaft = box._replace(z=low, dz=box.dz - low - top)
    wall = Wall(_MARGIN, TOWER - _CORE - _MARGIN, shaft.dz)
    storey = shaft.dz / max(2, round(shaft.dz / _STOREY))
    windows = rows_of_windows(seat.shape, wall, TOWER, _COLUMNS, storey, lights)
    paint_box(painter, view, palette.tower, shaft, FINISH, windows)
    _paint_core(painter, view, shaft, colour)
    roof = base._replace(z=box.dz - top, dz=top)
    paint_box(painter, view, colour, roof, FINISH)


def _paint_core(painter: QPainter, view: View, shaft: Cuboid, tones: Tones) -> None:
    """The stairwell in the owner's colour, down the near edge."""
    half = _CORE
    near_x, near_y = shaft.x + shaft.dx, shaft.y + shaft.dy
    for colour, far in (
        (tones.left, (near_x - half, near_y)),
        (tones.right, (near_x, near_y - half)),
    ):
        strip = QPainterPath()
        strip.addPolygon(
            view.polygon(
                [
                    (near_x, near_y, shaft.z),
                    (near_x, near_y, shaft.z + shaft.dz),
                    (*far, shaft.z + shaft.dz),
                    (*far, shaft.z),
                ]
            )
        )
        strip.closeSubpath()
        painter.fillPath(strip, colour)
