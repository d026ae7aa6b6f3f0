"""Floors, piles and finished towers: solid, seen through, and as small signs."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import Cuboid, Face, View
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.solids import Decorate, Finish, paint_box, silhouette
from blueprints_desktop.desktop.drawing.textures import seeded
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
    outline_of,
    paint_roof_sign,
    tones_of_seat,
)

_LIT, _DIM = QColor("#FFC531"), QColor("#5E7496")
_CANDLE = QColor("#FFF1BF")
"""Light behind the windows of a coloured wall."""
_SHADED = 0.86
"""How strongly windows show on the face that the lamp does not reach."""


class Wall(NamedTuple):
    """The part of a face that has windows, in the face's own units."""

    left: float
    wide: float
    high: float

    def mirrored(self, whole: float) -> "Wall":
        """The same on the other side of the near edge."""
        return self._replace(left=whole - self.left - self.wide)


def rows_of_windows(
    shape: int, wall: Wall, whole: float, columns: int, storey: float, seed: int
) -> Decorate:
    """Storey upon storey from the foot up, a little more than half of the windows lit.

    ``wall`` is that of the left face, ``whole`` how wide the face is.
    """
    rows = max(1, int(wall.high / storey + 1e-6))
    wide = wall.wide / columns
    pane_wide, pane_high = wide * 0.64, storey * 0.66
    pane = seat_shape(shape)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        here = wall if face is Face.LEFT else wall.mirrored(whole)
        random = seeded(seed, 3 if face is Face.LEFT else 5)
        panes: tuple[list[QRectF], list[QRectF]] = ([], [])
        for row in range(rows):
            top = here.high - (row + 1) * storey + (storey - pane_high) / 2
            for column in range(columns):
                left = here.left + wide * column + (wide - pane_wide) / 2
                panes[random.random() < 0.58].append(QRectF(left, top, pane_wide, pane_high))
        strength = 1.0 if face is Face.LEFT else _SHADED
        painter.fillPath(_all(pane, panes[0]), alpha(_DIM, 0.80 * strength))
        painter.fillPath(_all(pane, panes[1]), mix(_LIT, _DIM, 0.8 * (1.0 - strength)))

    return decorate


def band_of_windows(shape: int, wide: float, high: float, count: int, tones: Tones) -> Decorate:
    """One row of windows around a floor, two of three lit."""
    step = wide / count
    size = min(step * 0.70, high * 0.60)
    pane = seat_shape(shape)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        strength = 1.0 if face is Face.LEFT else _SHADED
        panes: tuple[list[QRectF], list[QRectF]] = ([], [])
        for place in range(count):
            lit = (place * 2 + (face is Face.LEFT)) % 3 != 0
            left, top = step * (place + 0.5) - size / 2, (high - size) / 2
            panes[lit].append(QRectF(left, top, size, size))
        painter.fillPath(_all(pane, panes[0]), alpha(tones.dark, 0.85))
        painter.fillPath(_all(pane, panes[1]), mix(tones.right, _CANDLE, 0.92 * strength))

    return decorate


def _all(pane: QPainterPath, places: Iterable[QRectF]) -> QPainterPath:
    """The pane in all its places."""
    whole = QPainterPath()
    for place in places:
        to = QTransform(place.width(), 0.0, 0.0, place.height(), place.left(), place.top())
        whole.addPath(to.map(pane))
    return whole


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
        strip = closed_path(
            view.polygon(
                [
                    (near_x, near_y, shaft.z),
                    (near_x, near_y, shaft.z + shaft.dz),
                    (*far, shaft.z + shaft.dz),
                    (*far, shaft.z),
                ]
            )
        )
        painter.fillPath(strip, colour)


def paint_glass(painter: QPainter, view: View, seat: Seat, palette: Palette) -> None:
    """A tower that stands before something: only its plinth is solid."""
    colour = tones_of_seat(seat)
    box = body_box(FINISHED)
    paint_box(painter, view, colour, box._replace(dz=PLINTH), FINISH)
    shaft = box._replace(z=PLINTH, dz=TOWER_HIGH - PLINTH - ROOF)
    body = silhouette(view, shaft, FINISH)
    painter.fillPath(body, alpha(palette.tower.top, 0.13))
    roof = QPainterPath()
    top = box._replace(z=TOWER_HIGH - ROOF, dz=ROOF)
    roof.addPath(silhouette(view, top, FINISH))
    painter.fillPath(roof, alpha(seat.body, 0.38))
    ink = alpha(mix(seat.body, QColor(255, 255, 255), 0.72), 0.9)
    pen = dashed_pen(ink, max(1.0, 0.026 * view.w), 3.0, 2.2)
    painter.strokePath(body, pen)
    painter.strokePath(roof, pen)
    near = (box.x + box.dx, box.y + box.dy)
    painter.setPen(pen)
    painter.drawLine(view.point(*near, PLINTH), view.point(*near, TOWER_HIGH))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setOpacity(0.75)
    paint_roof_sign(painter, view, 0.5, 0.5, TOWER_HIGH, 0.36, seat)
    painter.setOpacity(1.0)


def paint_ghost(painter: QPainter, w: float, floors: int, solid: Sprite, palette: Palette) -> None:
    """The real thing, a little faded, hatched on its roof, in a pencil contour over a dark one."""
    view = View(w)
    solid.paint(painter, QPointF(), 0.84)
    box = body_box(floors)
    roof = QPainterPath()
    corners = [
        (box.x + a * box.dx, box.y + b * box.dy, box.dz)
        for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    roof.addPolygon(view.polygon(corners))
    roof.closeSubpath()
    with saved(painter):
        painter.setClipPath(roof)
        painter.setPen(QPen(alpha(QColor(255, 255, 255), 0.34), max(1.0, 0.03 * w)))
        area = roof.boundingRect()
        step = 0.13 * w
        offset = area.left() - area.height()
        while offset < area.right():
            painter.drawLine(
                QPointF(offset, area.bottom()), QPointF(offset + area.height(), area.top())
            )
            offset += step
    outline = outline_of(view, 0.0, 0.0, floors)
    for ink, wide in ((alpha(palette.paper_edge, 0.85), 0.125), (palette.pencil, 0.068)):
        pen = QPen(ink, wide * w)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, pen)


def paint_floor_icon(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Three slabs lying on one another: floors in the supply."""
    high = rect.height() / 3
    for row in range(3):
        bar = QRectF(rect.left(), rect.top() + row * high, rect.width(), high * 0.62)
        painter.fillRect(bar, colour)


def paint_tower_icon(
    painter: QPainter, rect: QRectF, seat: Seat, palette: Palette, standing: bool
) -> None:
    """A finished building: solid where it stands, an outline where it is still in the supply."""
    path = QPainterPath()
    path.addRoundedRect(rect, 1.8, 1.8)
    if standing:
        fade = QLinearGradient(rect.topLeft(), rect.topRight())
        fade.setColorAt(0.0, seat.sign)
        fade.setColorAt(1.0, lighter(seat.sign, -0.14))
        painter.fillPath(path, fade)
    else:
        painter.strokePath(path, QPen(palette.text_2, 1.1))
