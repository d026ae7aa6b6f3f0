"""Floors, piles and finished towers, standing on their lot of the city.

Whose a building is, is told three times: by colour, by the shape on its roof and by the shape of
its windows. Anchored at the far floor corner of the lot, so a picture fits any lot of a view.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, Box, Face, View
from blueprints_desktop.desktop.drawing.signs.badges import TRIANGLE, seat_shape
from blueprints_desktop.desktop.drawing.solids import Decorate, Finish, paint_box, silhouette
from blueprints_desktop.desktop.drawing.textures import seeded

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
LIGHTS = 5
"""How many patterns of lit windows there are."""
_FINISH = Finish(bevel=0.024, corner=0.04, gloss=0.9)
_LIT, _DIM = QColor("#FFD567"), QColor("#7D90AC")


class Kind(Enum):
    """Solid, seen through because it hides something, or what would stand there."""

    SOLID = "solid"
    GLASS = "glass"
    GHOST = "ghost"


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


def body_box(floors: int, sunk: float = 0.0) -> Box:
    """The box around a building on the lot (0, 0); ``sunk`` runs from 0 to 1."""
    share = footprint_of(floors)
    if floors == FINISHED:
        share += (FLAT_TOWER - share) * sunk
    gap = (1.0 - share) / 2
    high = height_of(floors)
    return Box(gap, gap, 0.0, share, share, high + (SUNK - high) * sunk)


def outline_of(view: View, x: float, y: float, floors: int, sunk: float = 0.0) -> QPainterPath:
    """The silhouette of a building on the lot (x, y)."""
    box = body_box(floors, sunk)
    return silhouette(view, box._replace(x=box.x + x, y=box.y + y), _FINISH)


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
            _paint_glass(painter, View(w), seat, palette)
        elif kind is Kind.GHOST:
            _paint_ghost(painter, w, floors, colour, cache, ratio, palette)
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
        paint_box(painter, view, tones, slab, _FINISH, band)


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
        paint_box(painter, view, palette.tower, box, _FINISH)
        rim = 0.042
        inner = Box(box.x + rim, box.y + rim, box.dz, box.dx - 2 * rim, box.dy - 2 * rim, 0.01)
        paint_box(painter, view, colour, inner, Finish(0.01, 0.03, 0.4))
        return
    low, top = PLINTH * squeeze, ROOF * squeeze
    wider = 0.025
    base = Box(box.x - wider, box.y - wider, 0.0, box.dx + 2 * wider, box.dy + 2 * wider, low)
    paint_box(painter, view, colour, base, _FINISH)
    shaft = box._replace(z=low, dz=box.dz - low - top)
    paint_box(painter, view, palette.tower, shaft, _FINISH, _windows(shaft.dz, seat, lights))
    _paint_core(painter, view, shaft, colour)
    roof = base._replace(z=box.dz - top, dz=top)
    paint_box(painter, view, colour, roof, _FINISH)


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


def paint_roof_sign(
    painter: QPainter, view: View, x: float, y: float, z: float, size: float, seat: Seat
) -> None:
    """The owner's shape, upright and squashed: a face's own transform would turn squares round."""
    at = view.point(x, y, z)
    side = size * view.w * 1.30
    lift = 0.05 * side if seat.shape == TRIANGLE else 0.0
    painter.save()
    painter.translate(at - QPointF(0.0, lift))
    painter.scale(side, side * RISE)
    painter.translate(-0.5, -0.5)
    painter.fillPath(seat_shape(seat.shape), seat.text)
    painter.restore()


def _paint_glass(painter: QPainter, view: View, seat: Seat, palette: Palette) -> None:
    """A tower that stands before something: only its plinth is solid."""
    colour = tones_of_seat(seat)
    box = body_box(FINISHED)
    paint_box(painter, view, colour, box._replace(dz=PLINTH), _FINISH)
    shaft = box._replace(z=PLINTH, dz=TOWER_HIGH - PLINTH - ROOF)
    body = silhouette(view, shaft, _FINISH)
    painter.fillPath(body, alpha(palette.tower.top, 0.13))
    roof = QPainterPath()
    top = box._replace(z=TOWER_HIGH - ROOF, dz=ROOF)
    roof.addPath(silhouette(view, top, _FINISH))
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


def _paint_ghost(
    painter: QPainter,
    w: float,
    floors: int,
    colour: int,
    cache: PixmapCache,
    ratio: float,
    palette: Palette,
) -> None:
    """The real thing, a little faded, hatched on its roof, in a pencil contour over a dark one."""
    view = View(w)
    solid = building_sprite(cache, colour, floors, w, ratio, palette)
    solid.paint(painter, QPointF(), 0.84)
    box = body_box(floors)
    roof = QPainterPath()
    corners = [
        (box.x + a * box.dx, box.y + b * box.dy, box.dz)
        for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    roof.addPolygon(view.polygon(corners))
    roof.closeSubpath()
    painter.save()
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
    painter.restore()
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
