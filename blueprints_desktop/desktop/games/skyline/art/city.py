"""The city as it is drawn: its ground, buildings, pawns, the architect and the two dice."""

from collections.abc import Hashable, Iterable
from enum import Enum
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_shape, round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, gradient, oval, saved
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.paper import lying_letters, paint_lines
from blueprints_desktop.desktop.drawing.pixmaps import Drawing, Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, Cuboid, Face, View, turn_cell
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.signs import PIPS, TRIANGLE, path_of, seat_shape
from blueprints_desktop.desktop.drawing.solids import (
    Decorate,
    Finish,
    paint_box,
    paint_contour,
    silhouette,
)
from blueprints_desktop.desktop.drawing.textures import seeded
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.theme.theme import Look

# --- buildings ----------------------------------------------------------------------------

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
    painter: QPainter, view: View, box: Cuboid, seat: Seat, size: float = 0.36
) -> None:
    """The owner's shape, upright and squashed: a face's own transform would turn squares round."""
    at = view.point(box.x + box.dx / 2, box.y + box.dy / 2, box.z + box.dz)
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


def rows_of_windows(
    shape: int, wall: QRectF, whole: float, columns: int, storey: float, seed: int
) -> Decorate:
    """Storey upon storey from the foot up, a little more than half of the windows lit.

    ``wall`` is the part of the left face that has windows, ``whole`` how wide the face is.
    """
    rows = max(1, int(wall.height() / storey + 1e-6))
    wide = wall.width() / columns
    pane_wide, pane_high = wide * 0.64, storey * 0.66
    pane = seat_shape(shape)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        first = wall.left() if face is Face.LEFT else whole - wall.right()
        random = seeded(seed, 3 if face is Face.LEFT else 5)
        panes: tuple[list[QRectF], list[QRectF]] = ([], [])
        for row in range(rows):
            top = wall.height() - (row + 1) * storey + (storey - pane_high) / 2
            for column in range(columns):
                left = first + wide * column + (wide - pane_wide) / 2
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
    palette, box = look.palette, body_box(floors, sunk / SINKING)

    def draw(painter: QPainter) -> None:
        seat = palette.seats[colour]
        if kind is Kind.GLASS:
            paint_glass(painter, View(w), seat, palette)
        elif kind is Kind.GHOST:
            solid = building_sprite(look, w, ratio, colour, floors)
            paint_ghost(painter, w, floors, solid, palette)
        elif floors == FINISHED:
            paint_tower(painter, View(w), box, seat, palette, lights)
        else:
            paint_pile(painter, View(w), box, floors, seat)

    bounds = QRectF(-1.05 * w, -1.75 * w, 2.1 * w, 3.3 * w)
    what = ("skyline building", colour, floors, w, kind, sunk, lights)
    return look.pixmaps.sprite(what, bounds, ratio, palette, draw)


def paint_pile(painter: QPainter, view: View, box: Cuboid, floors: int, seat: Seat) -> None:
    """So many floors that fill the box, with a joint between two of them."""
    tones, flat = tones_of_seat(seat), box.dz < 1.01 * SUNK
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
        paint_roof_sign(painter, view, box, seat)


def paint_tower(
    painter: QPainter, view: View, box: Cuboid, seat: Seat, palette: Palette, lights: int = 0
) -> None:
    """A plinth and a roof in the owner's colour, a white shaft with rows of windows."""
    colour = tones_of_seat(seat)
    if box.dz < 1.01 * SUNK:
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
    wall = QRectF(_MARGIN, 0.0, box.dx - _CORE - _MARGIN, shaft.dz)
    storey = shaft.dz / max(2, round(shaft.dz / _STOREY))
    windows = rows_of_windows(seat.shape, wall, box.dx, _COLUMNS, storey, lights)
    paint_box(painter, view, palette.tower, shaft, FINISH, windows)
    _paint_core(painter, view, shaft, colour)
    paint_box(painter, view, colour, base._replace(z=box.dz - top, dz=top), FINISH)
    paint_roof_sign(painter, view, box, seat)


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
    paint_roof_sign(painter, view, box, seat)
    painter.setOpacity(1.0)


def paint_ghost(painter: QPainter, w: float, floors: int, solid: Sprite, palette: Palette) -> None:
    """The real thing, a little faded, hatched on its roof, in a pencil contour over a dark one."""
    view = View(w)
    solid.paint(painter, QPointF(), 0.84)
    box = body_box(floors)
    roof = closed_path(view.rhombus(0.0, 0.0, box.dz, box.x))
    area = roof.boundingRect()
    across = QPointF(area.height(), -area.height())
    feet = (area.bottomLeft() + QPointF(0.13 * w * step, 0.0) for step in range(-10, 20))
    with saved(painter):
        painter.setClipPath(roof)
        white = alpha(QColor(255, 255, 255), 0.34)
        paint_lines(painter, [(foot, foot + across) for foot in feet], white, max(1.0, 0.03 * w))
    outline = outline_of(view, 0.0, 0.0, floors)
    for ink, wide in ((alpha(palette.paper_edge, 0.85), 0.125), (palette.pencil, 0.068)):
        painter.strokePath(outline, round_pen(ink, wide * w))


# --- figures and dice ---------------------------------------------------------------------

_HEAD, _HEAD_AT = 0.215, 0.86


def pawn_sprite(look: Look, w: float, ratio: float, colour: int) -> Sprite:
    """A player's pawn, the player's shape on its head; anchored where it stands."""

    def draw(painter: QPainter) -> None:
        seat = look.palette.seats[colour]
        _paint_figure(painter, w, tones_of_seat(seat), look.palette)
        head = QPointF(0.0, -_HEAD_AT * w)
        painter.fillPath(oval(head, 0.135 * w, 0.135 * w), seat.text)
        paint_seat_shape(painter, head, 0.155 * w, seat, seat.body)

    return _figure(("skyline pawn", colour, w), look, w, ratio, draw)


def architect_sprite(look: Look, w: float, ratio: float) -> Sprite:
    """The architect in brass, a hat on his head and a rolled plan under his arm."""

    def draw(painter: QPainter) -> None:
        tones = look.palette.brass
        _paint_figure(painter, w, tones, look.palette)
        for part in (path_of(_DOME), oval(QPointF(0.0, -0.90), 0.27, 0.07)):
            _paint_part(painter, w, part, _across(0.27 * w, tones), tones)
        paper, edge = QColor("#F4F7FB"), QColor("#1B4B86")
        start, end = QPointF(-0.06, -0.22) * w, QPointF(0.33, -0.50) * w
        middle, across = (start + end) / 2, QPointF(0.03, 0.05) * w
        for colour, thick in ((edge, 0.175), (paper, 0.125)):
            painter.setPen(round_pen(colour, thick * w))
            painter.drawLine(start, end)
        paint_lines(painter, [(middle - across, middle + across)], edge, 0.03 * w)

    return _figure(("skyline architect", w), look, w, ratio, draw)


def _figure(what: Hashable, look: Look, w: float, ratio: float, draw: Drawing) -> Sprite:
    bounds = QRectF(-0.8 * w, -1.3 * w, 1.8 * w, 1.7 * w)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw, deep=True)


def _across(reach: float, tones: Tones, middle: float = 0.0) -> QLinearGradient:
    """The light on something round, from its left to its right."""
    left, right = QPointF(middle - reach, 0.0), QPointF(middle + reach, 0.0)
    first, last = mix(tones.left, tones.right, 0.25), mix(tones.right, tones.dark, 0.35)
    return gradient(left, right, first, last, (0.28, lighter(tones.top, 0.22)), (0.55, tones.left))


_FOOT = "M -0.30 0 C -0.30 0.20 0.30 0.20 0.30 0 L 0.30 -0.09 C 0.30 0.06 -0.30 0.06 -0.30 -0.09 Z"
_WAIST = (
    "M -0.285 -0.08 C -0.20 -0.22 -0.12 -0.36 -0.10 -0.66 L 0.10 -0.66"
    " C 0.12 -0.36 0.20 -0.22 0.285 -0.08 C 0.26 0.05 -0.26 0.05 -0.285 -0.08 Z"
)
_DOME = "M -0.20 -0.90 C -0.20 -1.20 0.20 -1.20 0.20 -0.90 Z"


def _paint_part(
    painter: QPainter, w: float, part: QPainterPath, light: QGradient, tones: Tones
) -> None:
    """A part of a figure, told in units of w."""
    body = QTransform.fromScale(w, w).map(part)
    painter.fillPath(body, light)
    painter.strokePath(body, round_pen(alpha(tones.dark, 0.9), max(0.8, 0.022 * w)))


def _paint_figure(painter: QPainter, w: float, tones: Tones, palette: Palette) -> None:
    """A foot, a waist that narrows upwards, a collar and a ball, over their shadow."""
    fall, foot = oval(QPointF(0.24, 0.03), 0.42, 0.15), oval(QPointF(0.03, 0.02), 0.31, 0.18)
    for place, strength, blur in ((fall, 0.42, 0.16), (foot, 0.60, 0.08)):
        area = QTransform.fromScale(w, w).map(place)
        paint_soft(painter, area, alpha(palette.shadow_on_paper, strength), blur * w)
    painter.setPen(Qt.PenStyle.NoPen)
    for part in (path_of(_FOOT), path_of(_WAIST)):
        _paint_part(painter, w, part, _across(0.30 * w, tones), tones)
    collar = oval(QPointF(0.0, -0.655), 0.165, 0.075)
    _paint_part(painter, w, collar, _across(0.17 * w, tones), tones)
    shine = QRadialGradient(QPointF(-0.07, -_HEAD_AT - 0.08) * w, _HEAD * 1.5 * w)
    shine.setColorAt(0.0, lighter(tones.top, 0.45))
    shine.setColorAt(0.45, tones.left)
    shine.setColorAt(1.0, mix(tones.right, tones.dark, 0.4))
    _paint_part(painter, w, oval(QPointF(0.0, -_HEAD_AT), _HEAD, _HEAD), shine, tones)


_SHIELD = (
    "M 0 -0.50 C 0.16 -0.40 0.30 -0.36 0.42 -0.36 C 0.44 0.06 0.28 0.36 0 0.50"
    " C -0.28 0.36 -0.44 0.06 -0.42 -0.36 C -0.30 -0.36 -0.16 -0.40 0 -0.50"
)


def paint_shield(painter: QPainter, middle: QPointF, high: float, palette: Palette) -> None:
    """A brass shield: what the architect stands on is protected."""
    brass, large = palette.brass, QTransform.fromScale(high, high)
    shape = large.map(path_of(_SHIELD)).translated(middle)
    tick = large.map(path_of("M -0.17 -0.02 L -0.04 0.13 L 0.18 -0.17")).translated(middle)
    painter.fillPath(shape.translated(0.0, 0.08 * high), alpha(palette.shadow_on_paper, 0.35))
    painter.fillPath(shape, _across(0.45 * high, brass, middle.x()))
    painter.strokePath(shape, round_pen(brass.dark, 0.10 * high))
    painter.strokePath(tick, round_pen(brass.dark, 0.13 * high))


_FINISH = Finish(bevel=0.03, corner=0.14, gloss=0.9)
_SIDES = {1: (2, 3), 2: (3, 1), 3: (1, 2), 4: (6, 2), 5: (3, 6), 6: (5, 3)}
"""By the value on top, those on the left and on the right face: all of one and the same die."""


def plain_die_sprite(look: Look, w: float, ratio: float, value: int, *, black: bool) -> Sprite:
    """A die that shows ``value``, anchored at its far bottom corner as every box is."""
    palette = look.palette
    tones = palette.black_die if black else palette.white_die
    ink = QColor("#F4F6F9") if black else QColor("#1B2430")
    left, right = _SIDES[value]
    shown = {Face.TOP: value, Face.LEFT: left, Face.RIGHT: right}

    def decorate(painter: QPainter, face: Face) -> None:
        rim = alpha(lighter(tones.dark, 0.1 if black else 0.6), 0.7)
        pip = ink if face is not Face.RIGHT or black else lighter(ink, 0.08)
        for x, y in PIPS[shown[face]]:
            painter.fillPath(oval(QPointF(x + 0.012, y + 0.006), 0.098, 0.098), rim)
            painter.fillPath(oval(QPointF(x, y), 0.09, 0.09), pip)

    def draw(painter: QPainter) -> None:
        view = View(w)
        paint_box(painter, view, tones, finish=_FINISH, decorate=decorate)
        if black == palette.dark:
            edge = QColor("#6A727E") if black else QColor("#9AA3AE")
            paint_contour(painter, silhouette(view, finish=_FINISH), alpha(edge, 0.8), 0.03 * w)

    bounds = QRectF(-1.06 * w, -1.06 * w, 2.12 * w, 2.55 * w)
    return look.pixmaps.sprite(("plain die", value, black, w), bounds, ratio, palette, draw)


# --- the ground ---------------------------------------------------------------------------

SIDE = 6
EDGE = 1.34
"""How far the board reaches beyond the lots."""
THICK = 0.16
ROUND = 0.41
"""The radius of a round corner, in cells."""
INSET = 0.05


def ground_size(w: float) -> tuple[float, float]:
    """Width and height of the board in pixels."""
    across = (SIDE + 2 * EDGE) * 2
    return across * w, (across * RISE + THICK) * w


def ground_sprite(look: Look, w: float, ratio: float, turns: int) -> Sprite:
    """The empty board, anchored at the far corner of the far lot; ``turns`` only moves letters."""

    palette = look.palette

    def draw(painter: QPainter) -> None:
        view = View(w)
        _paint_slab(painter, view, palette)
        _paint_street(painter, view, palette)
        _paint_lots(painter, view, palette)
        _paint_letters(painter, view, palette, turns % 4)

    wide, high = ground_size(w)
    margin = 0.9 * w
    top = -2 * EDGE * RISE * w
    bounds = QRectF(-wide / 2 - margin, top - margin, wide + 2 * margin, high + 2.4 * margin)
    what = ("skyline ground", w, turns % 4)
    return look.pixmaps.sprite(what, bounds, ratio, palette, draw, deep=True)


def _area(view: View, low: float, high: float) -> QPainterPath:
    return closed_path(
        view.polygon([(low, low, 0), (high, low, 0), (high, high, 0), (low, high, 0)])
    )


def _paint_slab(painter: QPainter, view: View, palette: Palette) -> None:
    low, high, w = -EDGE, SIDE + EDGE, view.w
    top = _area(view, low, high)
    shade = palette.shadow_on_desk
    strength = 1.5 if palette.dark else 1.0
    paint_soft(painter, top.translated(0.12 * w, 0.42 * w), alpha(shade, 0.20 * strength), 0.6 * w)
    paint_soft(painter, top.translated(0.04 * w, 0.20 * w), alpha(shade, 0.30 * strength), 0.14 * w)
    for start, end, colour in (
        ((low, high), (high, high), lighter(palette.paper_edge, 0.06)),
        ((high, high), (high, low), lighter(palette.paper_edge, -0.25)),
    ):
        side = closed_path(
            view.polygon([(*start, 0.0), (*end, 0.0), (*end, -THICK), (*start, -THICK)])
        )
        painter.fillPath(side, colour)
    box = top.boundingRect()
    lit, deep = box.topLeft() + QPointF(0.2 * box.width(), 0.0), box.bottomRight()
    between = (0.55, palette.paper)
    painter.fillPath(top, gradient(lit, deep, palette.paper_lit, palette.paper_deep, between))
    painter.strokePath(top, QPen(alpha(palette.ink_2, 0.35), max(0.8, 0.02 * w)))
    left, near, right = (view.point(*at) for at in ((low, high), (high, high), (high, low)))
    paint_lines(
        painter, [(left, near), (near, right)], alpha(palette.ink, 0.30), max(0.8, 0.022 * w)
    )


def _paint_street(painter: QPainter, view: View, palette: Palette) -> None:
    """Kerbs, a dashed middle line, borders between the cells, and the round corners."""
    w = view.w
    asphalt = _area(view, -1.0, SIDE + 1.0).subtracted(_area(view, 0.0, SIDE))
    painter.fillPath(asphalt, alpha(lighter(palette.paper, 0.35), 0.20))
    thin = QPen(alpha(palette.ink, 0.30), max(0.8, 0.020 * w))
    painter.strokePath(_area(view, -1.0, SIDE + 1.0), thin)
    borders = []
    for step, edge in product(range(SIDE + 1), (-1, SIDE)):
        borders.append((view.point(step, edge), view.point(step, edge + 1)))
        borders.append((view.point(edge, step), view.point(edge + 1, step)))
    paint_lines(painter, borders, alpha(palette.ink, 0.16), max(0.7, 0.016 * w))
    painter.setPen(dashed_pen(alpha(palette.ink, 0.55), max(0.9, 0.028 * w), 6.0, 5.0))
    for middle in (-0.5, SIDE + 0.5):
        painter.drawLine(view.point(0.0, middle), view.point(SIDE, middle))
        painter.drawLine(view.point(middle, 0.0), view.point(middle, SIDE))
    painter.setPen(Qt.PenStyle.NoPen)
    for corner in product((-0.5, SIDE + 0.5), (-0.5, SIDE + 0.5)):
        _paint_round(painter, view, corner, palette)


def _paint_round(
    painter: QPainter, view: View, corner: tuple[float, float], palette: Palette
) -> None:
    """A round cell: two rings and the sign of a card."""
    w = view.w
    at = view.point(*corner)
    across, down = ROUND * 1.4142 * w, ROUND * 1.4142 * w * RISE
    outer, inner = oval(at, across, down), oval(at, across * 0.82, down * 0.82)
    painter.fillPath(outer, palette.paper_deep)
    painter.strokePath(outer, QPen(alpha(palette.ink, 0.85), max(1.0, 0.034 * w)))
    painter.strokePath(inner, QPen(alpha(palette.ink, 0.40), max(0.7, 0.018 * w)))
    side = 0.33 * w
    card = QRectF(at.x() - side * 0.42, at.y() - side * 0.5, side * 0.84, side)
    painter.setPen(QPen(palette.ink, max(0.9, 0.03 * w)))
    painter.drawRoundedRect(card, 0.04 * w, 0.04 * w)
    for row in (0.32, 0.5, 0.68):
        y = card.top() + row * card.height()
        painter.drawLine(QPointF(card.left() + 0.07 * w, y), QPointF(card.right() - 0.07 * w, y))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_lots(painter: QPainter, view: View, palette: Palette) -> None:
    w = view.w
    painter.fillPath(_area(view, 0.0, SIDE), alpha(palette.paper_edge, 0.22))
    painter.strokePath(_area(view, 0.0, SIDE), QPen(alpha(palette.ink, 0.55), max(0.9, 0.026 * w)))
    clear = QColor(0, 0, 0, 0)
    for column, row in product(range(SIDE), repeat=2):
        lot = closed_path(view.rhombus(column, row, 0.0, INSET))
        painter.fillPath(lot, alpha(palette.paper_edge, 0.72))
        central = {column, row} <= {2, 3}
        ink = alpha(palette.ink, 0.55 if central else 0.20)
        painter.strokePath(lot, QPen(ink, max(0.8, (0.026 if central else 0.018) * w)))
        far, near = view.point(column, row), view.point(column + 1, row + 1)
        painter.fillPath(lot, gradient(far, near, QColor(0, 0, 0, 46), clear, (0.45, clear)))


def _paint_letters(painter: QPainter, view: View, palette: Palette, turns: int) -> None:
    """Names of columns and rows along the two near edges, lying on the paper."""
    role = Type(max(9.0, 0.33 * view.w), 600)
    for place, along_x in product(range(SIDE), (True, False)):
        x, y = (place, SIDE - 1) if along_x else (SIDE - 1, place)
        column, row = turn_cell(x, y, SIDE, SIDE, -turns)
        lettered = along_x == (turns % 2 == 0)
        name = "ABCDEF"[column] if lettered else str(row + 1)
        spot = (x + 0.5, SIDE + 1.17) if along_x else (SIDE + 1.17, y + 0.5)
        with saved(painter):
            painter.setTransform(lying_letters(view, *spot, along_x), True)
            write(painter, name, QPointF(), role, palette.ink_2, Anchor.MIDDLE)
