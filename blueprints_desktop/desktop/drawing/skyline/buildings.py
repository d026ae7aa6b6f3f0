"""Floors, piles and finished towers, standing on their lot of the city.

Whose a building is, is told three times: by colour, by the shape on its roof and by the shape of
its windows. Anchored at the far floor corner of the lot, so a picture fits any lot of a view.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import Box, Face, View
from blueprints_desktop.desktop.drawing.signs.badges import seat_shape
from blueprints_desktop.desktop.drawing.skyline.bodies import (
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
from blueprints_desktop.desktop.drawing.skyline.roof_sign import paint_roof_sign
from blueprints_desktop.desktop.drawing.skyline.seen_through import paint_ghost, paint_glass
from blueprints_desktop.desktop.drawing.solids import Decorate, Finish, paint_box
from blueprints_desktop.desktop.drawing.textures import seeded

LIGHTS = 5
"""How many patterns of lit windows there are."""
_LIT, _DIM = QColor("#FFD567"), QColor("#7D90AC")


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
    painter: QPainter, view: View, floors: int, seat: Seat, box: Box, flat: bool
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
        band = None if flat else _window_band(slab.dz, seat, tones)
        paint_box(painter, view, tones, slab, FINISH, band)


def _window_band(high: float, seat: Seat, tones: Tones) -> Decorate:
    """A row of windows around a floor, in the owner's shape."""
    count = 5
    step = FLOOR / count
    size = min(step * 0.62, high * 0.52)
    pane = _pane(seat.shape)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        light = mix(lighter(tones.edge, 0.25), _LIT, 0.25)
        for place in range(count):
            shade = 0.92 if (place * 2 + (face is Face.LEFT)) % 3 else 0.45
            middle = QPointF(step * (place + 0.5), high * 0.52)
            _fill(
                painter, pane, middle, size, alpha(light, shade * (1 if face is Face.LEFT else 0.8))
            )

    return decorate


def _pane(shape: int) -> QPainterPath:
    return seat_shape(shape)


def _fill(
    painter: QPainter, shape: QPainterPath, middle: QPointF, size: float, colour: QColor
) -> None:
    painter.save()
    painter.translate(middle.x() - size / 2, middle.y() - size / 2)
    painter.scale(size, size)
    painter.fillPath(shape, colour)
    painter.restore()


def _paint_tower(
    painter: QPainter,
    view: View,
    seat: Seat,
    palette: Palette,
    box: Box,
    lights: int,
    flat: bool,
) -> None:
    """A plinth and a roof in the owner's colour, a white shaft with rows of windows."""
    colour = tones_of_seat(seat)
    squeeze = box.dz / TOWER_HIGH
    if flat:
        paint_box(painter, view, palette.tower, box, FINISH)
        rim = 0.042
        inner = Box(box.x + rim, box.y + rim, box.dz, box.dx - 2 * rim, box.dy - 2 * rim, 0.01)
        paint_box(painter, view, colour, inner, Finish(0.01, 0.03, 0.4))
        return
    low, top = PLINTH * squeeze, ROOF * squeeze
    wider = 0.025
    base = Box(box.x - wider, box.y - wider, 0.0, box.dx + 2 * wider, box.dy + 2 * wider, low)
    paint_box(painter, view, colour, base, FINISH)
    shaft = box._replace(z=low, dz=box.dz - low - top)
    paint_box(painter, view, palette.tower, shaft, FINISH, _windows(shaft.dz, seat, lights))
    _paint_core(painter, view, shaft, colour)
    roof = base._replace(z=box.dz - top, dz=top)
    paint_box(painter, view, colour, roof, FINISH)


def _paint_core(painter: QPainter, view: View, shaft: Box, tones: Tones) -> None:
    """The stairwell in the owner's colour, down the near edge."""
    half = 0.052
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


def _windows(high: float, seat: Seat, lights: int) -> Decorate:
    """Rows of windows in the owner's shape; a little more than half of them are lit."""
    columns, rows = 4, max(2, round(high / 0.155))
    wide, tall = (TOWER - 0.10) / columns, high / rows
    pane = _pane(seat.shape)
    size = min(wide, tall) * 0.74

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        random = seeded(lights, 3 if face is Face.LEFT else 5)
        left = 0.025 if face is Face.LEFT else 0.075
        shade = 1.0 if face is Face.LEFT else 0.82
        for row in range(rows):
            for column in range(columns):
                lit = random.random() < 0.58
                ink = lighter(_LIT, shade - 1.0) if lit else alpha(_DIM, 0.60 * shade)
                middle = QPointF(left + wide * (column + 0.5), tall * (row + 0.52))
                _fill(painter, pane, middle, size, ink)

    return decorate
