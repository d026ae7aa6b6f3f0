"""Bricks, two units long: told apart by the mark on all three faces as well as by their colour.

Violet has chevrons, red running joints, neutral specks and orange an arch. At the end a brick may
wear its builder's colour and shape instead.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, Tones, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, Cuboid, Face, View
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.solids import (
    Finish,
    face_size,
    paint_box,
    paint_contour,
    silhouette,
)
from blueprints_desktop.desktop.drawing.textures import between, seeded

VIOLET, RED, NEUTRAL, ORANGE = range(4)
BUILDERS = 4
"""From here on a brick's kind is that of the player who set it: BUILDERS + the palette's seat."""

LENGTHWISE = Cuboid(0.0, 0.0, 0.0, 2.0, 1.0, 1.0)
CROSSWISE = Cuboid(0.0, 0.0, 0.0, 1.0, 2.0, 1.0)
FINISH = Finish(bevel=0.018, corner=0.035, gloss=0.75)
_GHOST = 0.84
_HATCH = 0.14
"""From one stroke of a ghost's hatching to the next, in floor units."""


def tones_of_kind(kind: int, palette: Palette) -> Tones:
    """The faces of a brick of this colour, or of this builder's."""
    if kind < BUILDERS:
        return palette.bricks[kind]
    body = palette.seats[kind - BUILDERS].body
    return Tones(
        lighter(body, 0.24), body, lighter(body, -0.26), lighter(body, 0.6), lighter(body, -0.55)
    )


def brick_sprite(
    cache: PixmapCache,
    kind: int,
    w: float,
    ratio: float,
    palette: Palette,
    *,
    crosswise: bool = False,
    ghost: bool = False,
) -> Sprite:
    """A brick anchored at its far floor corner; a ghost is one that could be set."""
    what = ("brick", kind, w, crosswise, ghost)
    known = cache.find(what, ratio, palette)
    if known is not None:
        return known
    box = CROSSWISE if crosswise else LENGTHWISE
    view = View(w)
    outline = silhouette(view, box, FINISH)
    edge = 6.0 + 0.1 * w

    def draw(painter: QPainter) -> None:
        if ghost:
            _paint_ghost(painter, cache, kind, w, ratio, palette, crosswise)
        else:
            paint_brick(painter, view, kind, box, palette)

    bounds = outline.boundingRect().adjusted(-edge, -edge, edge, edge)
    return cache.sprite(what, bounds, ratio, palette, draw)


def paint_brick(painter: QPainter, view: View, kind: int, box: Cuboid, palette: Palette) -> None:
    """A solid brick, anywhere."""
    tones = tones_of_kind(kind, palette)

    def decorate(brush: QPainter, face: Face) -> None:
        wide, high = face_size(face, box)
        if kind < BUILDERS:
            _paint_mark(brush, kind, face, wide, high, tones)

    paint_box(painter, view, tones, box, FINISH, decorate)
    if kind >= BUILDERS:
        _paint_builder(painter, view, kind - BUILDERS, box, palette)
    dark = alpha(tones.dark, 0.55)
    paint_contour(painter, silhouette(view, box, FINISH), dark, max(0.7, 0.018 * view.w))


def _paint_ghost(
    painter: QPainter,
    cache: PixmapCache,
    kind: int,
    w: float,
    ratio: float,
    palette: Palette,
    crosswise: bool,
) -> None:
    """The real brick a little faded, a light hatch on its top, pencil round it over a dark line."""
    view, box = View(w), CROSSWISE if crosswise else LENGTHWISE
    solid = brick_sprite(cache, kind, w, ratio, palette, crosswise=crosswise)
    solid.paint(painter, QPointF(0.0, 0.0), _GHOST)
    with saved(painter):
        painter.setTransform(view.face(Face.TOP, box), True)
        painter.scale(1.0 / box.dx, 1.0 / box.dy)
        painter.setClipRect(QRectF(0.03, 0.03, box.dx - 0.06, box.dy - 0.06))
        painter.setPen(QPen(alpha(QColor("#FFFFFF"), 0.55), 0.032))
        reach = box.dx + box.dy
        step = _HATCH
        while step < reach:
            painter.drawLine(QPointF(step, 0.0), QPointF(step - box.dy, box.dy))
            step += _HATCH
    outline = silhouette(view, box, FINISH)
    paint_contour(painter, outline, alpha(palette.paper_edge, 0.85), 5.5)
    paint_contour(painter, outline, palette.pencil, 3.0)


# --- marks --------------------------------------------------------------------------------


def _paint_mark(
    painter: QPainter, kind: int, face: Face, wide: float, high: float, tones: Tones
) -> None:
    if kind == NEUTRAL:
        _paint_specks(painter, face, wide, high, tones)
        return
    mark = mark_path(kind, wide, high)
    weight = 0.05 if kind == RED else 0.075
    light, dark = alpha(tones.edge, 0.85), alpha(tones.dark, 0.45)
    if kind == ORANGE:
        light, dark = alpha(tones.dark, 0.80), alpha(tones.edge, 0.70)
    for colour, offset in ((dark, 0.022), (light, 0.0)):
        pen = QPen(colour, weight)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(mark.translated(offset, offset), pen)


def mark_path(kind: int, wide: float, high: float) -> QPainterPath:
    """The mark of a colour on a face of this size, as strokes; neutral bricks have none."""
    path = QPainterPath()
    middle = QPointF(wide / 2, high / 2)
    if kind == VIOLET:
        long = wide > high
        across = QTransform().translate(middle.x(), middle.y())
        if not long and high > wide:
            across.rotate(90.0)
        for left in (-0.26, 0.06):
            path.moveTo(left, -0.21)
            path.lineTo(left + 0.20, 0.0)
            path.lineTo(left, 0.21)
        path = across.map(path)
    elif kind == RED:
        path = _joints(wide, high)
    elif kind == ORANGE:
        across = QTransform().translate(middle.x(), middle.y())
        arch = QPainterPath()
        arch.moveTo(-0.22, 0.30)
        arch.lineTo(-0.22, -0.06)
        arch.arcTo(QRectF(-0.22, -0.28, 0.44, 0.44), 180.0, -180.0)
        arch.lineTo(0.22, 0.30)
        path = across.map(arch)
    return path


def _joints(wide: float, high: float) -> QPainterPath:
    """Two courses of running bond along the longer side."""
    path = QPainterPath()
    standing = high > wide
    along, across = (high, wide) if standing else (wide, high)
    path.moveTo(0.0, across / 2)
    path.lineTo(along, across / 2)
    for half in range(1, round(2 * along)):
        x = half / 2
        upper = half % 2 == 0
        if along <= 1.0:
            upper = True
        start = 0.0 if upper else across / 2
        path.moveTo(x, start)
        path.lineTo(x, start + across / 2)
    if along <= 1.0:
        for x in (0.22, 0.78):
            path.moveTo(x, across / 2)
            path.lineTo(x, across)
    return QTransform(0.0, 1.0, 1.0, 0.0, 0.0, 0.0).map(path) if standing else path


def _paint_specks(painter: QPainter, face: Face, wide: float, high: float, tones: Tones) -> None:
    random = seeded(31, list(Face).index(face), round(wide))
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(round(17 * wide * high)):
        at = QPointF(between(random, 0.05, wide - 0.05), between(random, 0.05, high - 0.05))
        size = between(random, 0.014, 0.034)
        strong = 0.55 if number % 3 else 0.9
        painter.setBrush(alpha(tones.dark, 0.55 * strong))
        painter.drawEllipse(at, size, size * 0.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_builder(painter: QPainter, view: View, seat: int, box: Cuboid, palette: Palette) -> None:
    """The builder's shape: upright on the top, squashed, and standing on the left face."""
    ink = palette.seats[seat].text
    shape = seat_shape(palette.seats[seat].shape)
    side = 0.58 * view.w
    top = view.point(box.x + box.dx / 2, box.y + box.dy / 2, box.z + box.dz)
    lying = QTransform().translate(top.x(), top.y()).scale(side * 1.35, side * 1.35 * RISE)
    painter.fillPath(lying.translate(-0.5, -0.5).map(shape), alpha(ink, 0.92))
    face = view.face(Face.LEFT, box)
    face.scale(1.0 / box.dx, 1.0 / box.dz)
    face.translate(box.dx / 2 - 0.24, 0.26)
    face.scale(0.48, 0.48)
    painter.fillPath(face.map(shape), alpha(ink, 0.80))
