"""Floors, piles and finished towers: solid, seen through, and as small signs."""

from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, Cuboid, Face, View
from blueprints_desktop.desktop.drawing.signs import TRIANGLE, seat_shape
from blueprints_desktop.desktop.drawing.solids import Decorate, Finish, paint_box, silhouette
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.textures import seeded
from blueprints_desktop.desktop.theme.theme import Look

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


# --- windows ------------------------------------------------------------------------------

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
    look: Look,
    w: float,
    ratio: float,
    colour: int,
    floors: int,
    *,
    kind: Kind = Kind.SOLID,
    sunk: int = 0,
    lights: int = 0,
) -> Sprite:
    """A building of a player; ``sunk`` counts SINKING, ``lights`` chooses the lit windows."""
    lights = lights % LIGHTS if floors == FINISHED else 0
    palette = look.palette
    box, flat = body_box(floors, sunk / SINKING), sunk == SINKING

    def draw(painter: QPainter) -> None:
        seat = palette.seats[colour]
        if kind is Kind.GLASS:
            paint_glass(painter, View(w), seat, palette)
        elif kind is Kind.GHOST:
            solid = building_sprite(look, w, ratio, colour, floors)
            paint_ghost(painter, w, floors, solid, palette)
        elif floors == FINISHED:
            paint_tower(painter, View(w), box, seat, palette, lights, flat=flat)
        else:
            paint_pile(painter, View(w), box, floors, seat, flat=flat)

    bounds = QRectF(-1.05 * w, -1.75 * w, 2.1 * w, 3.3 * w)
    what = ("skyline building", colour, floors, w, kind, sunk, lights)
    return look.pixmaps.sprite(what, bounds, ratio, palette, draw)


def paint_pile(
    painter: QPainter, view: View, box: Cuboid, floors: int, seat: Seat, *, flat: bool = False
) -> None:
    """So many floors that fill the box, with a joint between two of them."""
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
        band = None if flat else band_of_windows(seat.shape, box.dx, slab.dz, _ACROSS, tones)
        paint_box(painter, view, tones, slab, FINISH, band)
    if not flat:
        _paint_sign(painter, view, box, seat)


def paint_tower(
    painter: QPainter,
    view: View,
    box: Cuboid,
    seat: Seat,
    palette: Palette,
    lights: int = 0,
    *,
    flat: bool = False,
) -> None:
    """A plinth and a roof in the owner's colour, a white shaft with rows of windows."""
    colour = tones_of_seat(seat)
    if flat:
        paint_box(painter, view, palette.tower, box, FINISH)
        rim = 0.042
        inner = Cuboid(box.x + rim, box.y + rim, box.dz, box.dx - 2 * rim, box.dy - 2 * rim, 0.01)
        paint_box(painter, view, colour, inner, Finish(0.01, 0.03, 0.4))
        return
    squeeze = min(1.0, box.dz / TOWER_HIGH)
    low, top = PLINTH * squeeze, ROOF * squeeze
    wider = 0.025
    base = Cuboid(box.x - wider, box.y - wider, 0.0, box.dx + 2 * wider, box.dy + 2 * wider, low)
    paint_box(painter, view, colour, base, FINISH)
    shaft = box._replace(z=low, dz=box.dz - low - top)
    wall = Wall(_MARGIN, box.dx - _CORE - _MARGIN, shaft.dz)
    storey = shaft.dz / max(2, round(shaft.dz / _STOREY))
    windows = rows_of_windows(seat.shape, wall, box.dx, _COLUMNS, storey, lights)
    paint_box(painter, view, palette.tower, shaft, FINISH, windows)
    _paint_core(painter, view, shaft, colour)
    paint_box(painter, view, colour, base._replace(z=box.dz - top, dz=top), FINISH)
    _paint_sign(painter, view, box, seat)


def _paint_sign(painter: QPainter, view: View, box: Cuboid, seat: Seat) -> None:
    middle = box.x + box.dx / 2, box.y + box.dy / 2
    paint_roof_sign(painter, view, *middle, box.dz, 0.36, seat)


def _paint_core(painter: QPainter, view: View, shaft: Cuboid, tones: Tones) -> None:
    """The stairwell in the owner's colour, down the near edge."""
    near, top = (shaft.x + shaft.dx, shaft.y + shaft.dy), shaft.z + shaft.dz
    for colour, far in (
        (tones.left, (near[0] - _CORE, near[1])),
        (tones.right, (near[0], near[1] - _CORE)),
    ):
        strip = view.polygon([(*near, shaft.z), (*near, top), (*far, top), (*far, shaft.z)])
        painter.fillPath(closed_path(strip), colour)


def paint_glass(painter: QPainter, view: View, seat: Seat, palette: Palette) -> None:
    """A tower that stands before something: only its plinth is solid."""
    colour = tones_of_seat(seat)
    box = body_box(FINISHED)
    paint_box(painter, view, colour, box._replace(dz=PLINTH), FINISH)
    shaft = box._replace(z=PLINTH, dz=TOWER_HIGH - PLINTH - ROOF)
    body = silhouette(view, shaft, FINISH)
    painter.fillPath(body, alpha(palette.tower.top, 0.13))
    roof = silhouette(view, box._replace(z=TOWER_HIGH - ROOF, dz=ROOF), FINISH)
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
    roof = closed_path(view.rhombus(0.0, 0.0, box.dz, box.x))
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
    path = rounded(rect, 1.8)
    if standing:
        fade = QLinearGradient(rect.topLeft(), rect.topRight())
        fade.setColorAt(0.0, seat.sign)
        fade.setColorAt(1.0, lighter(seat.sign, -0.14))
        painter.fillPath(path, fade)
    else:
        painter.strokePath(path, QPen(palette.text_2, 1.1))
