"""Dice: pips on top, the material's sign on the left, the value as a numeral on the right."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import (
    GLASS,
    RECYCLED,
    STONE,
    WOOD,
    Material,
    Palette,
    alpha,
    lighter,
    mix,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite, device_bounds, render
from blueprints_desktop.desktop.drawing.projection import (
    RISE,
    UNIT_BOX,
    Face,
    View,
    rounded_polygon,
)
from blueprints_desktop.desktop.drawing.signs import PIPS, material_sign, numeral
from blueprints_desktop.desktop.drawing.solids import (
    Decorate,
    Finish,
    face_plate,
    paint_box,
    paint_contour,
    silhouette,
)
from blueprints_desktop.desktop.drawing.textures import (
    SMALL_EDGE,
    Trunk,
    paint_chips,
    paint_flecks,
    paint_gleams,
    paint_specks,
    paint_wood,
    seeded,
    trunk,
)

GLASS_FINISH = Finish(bevel=0.020, corner=0.055)
FINISHES = (
    Finish(gloss=0.85),
    Finish(corner=0.12, gloss=0.95),
    Finish(bevel=0.030, corner=0.08, gloss=0.0),
    GLASS_FINISH,
)
_KNOTS = {1: (0.70, 0.24), 3: (0.76, 0.30), 4: (0.52, 0.47), 6: (0.36, 0.52)}
"""Where the wood of a value has a knot, clear of its pips."""


def paint_die(
    painter: QPainter, material: int, value: int, w: float, palette: Palette, edge: float
) -> None:
    """Paint a die at the painter's origin, with its texture. It is slow; use ``die_sprite``.

    ``edge`` is the length of an edge in device pixels, which decides how much detail fits.
    """
    look = palette.materials[material]
    view = View(w)
    marks = _marks(material, value, look, edge)
    if look.clear:
        paint_glass(painter, view, look, marks)
        return
    texture = _texture(material, value, look, edge)

    def decorate(brush: QPainter, face: Face) -> None:
        texture(brush, face)
        marks(brush, face)

    finish = FINISHES[material]
    paint_box(painter, view, look.tones, finish=finish, decorate=decorate)
    if material == STONE and edge >= SMALL_EDGE:
        paint_chips(painter, view, seeded(material, value, 7), look.tones)
    if look.contour is not None:
        paint_contour(painter, silhouette(view, finish=finish), look.contour, max(0.8, 0.022 * w))


def _texture(material: int, value: int, look: Material, edge: float) -> Decorate:
    if material == WOOD:
        tree: Trunk = trunk(seeded(material, value, 9), _KNOTS.get(value))
        light = look.tones.edge

        def wood(painter: QPainter, face: Face) -> None:
            random = seeded(material, value, _NUMBER[face])
            paint_wood(painter, face, tree, random, look.tones.dark, light, edge)

        return wood
    paint = paint_flecks if material == RECYCLED else paint_specks

    def plain(painter: QPainter, face: Face) -> None:
        paint(painter, face, seeded(material, value, _NUMBER[face]), edge)

    return plain


_NUMBER = {Face.TOP: 0, Face.LEFT: 1, Face.RIGHT: 2}


def _marks(material: int, value: int, look: Material, edge: float) -> Decorate:
    small = edge < SMALL_EDGE

    def marks(painter: QPainter, face: Face) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if face is Face.TOP:
            for at in PIPS[value]:
                _paint_pip(painter, QPointF(*at), material, look, 0.098 if small else 0.088)
        elif face is Face.LEFT:
            size = 0.67 if small else 0.60
            _engrave(painter, material_sign(material), size, material, look, look.sign)
        else:
            size = 0.66 if small else 0.60
            _engrave(painter, numeral(value), size, material, look, look.pip)

    return marks


def _paint_pip(
    painter: QPainter, at: QPointF, material: int, look: Material, radius: float
) -> None:
    """A drilled pip: its far wall is dark, its near rim is lit."""
    if material in (WOOD, GLASS):
        painter.setBrush(alpha(lighter(look.tones.edge, 0.3), 0.85))
        painter.drawEllipse(at + QPointF(0.017, 0.004), radius * 1.02, radius * 1.02)
        hollow = QRadialGradient(at + QPointF(0.03, 0.012), radius * 1.5)
        hollow.setColorAt(0.0, lighter(look.pip, 0.17))
        hollow.setColorAt(1.0, lighter(look.pip, -0.18))
    else:
        painter.setBrush(alpha(look.tones.dark, 0.60))
        painter.drawEllipse(at - QPointF(0.014, 0.002), radius * 1.10, radius * 1.10)
        hollow = QRadialGradient(at + QPointF(0.035, 0.012), radius * 1.6)
        hollow.setColorAt(0.0, QColor("#FFFFFF"))
        hollow.setColorAt(0.55, look.pip)
        hollow.setColorAt(1.0, mix(look.pip, look.tones.left, 0.36))
    painter.setBrush(hollow)
    painter.drawEllipse(at, radius, radius)


def _engrave(
    painter: QPainter,
    sign: QPainterPath,
    size: float,
    material: int,
    look: Material,
    colour: QColor,
) -> None:
    """The same shape twice, so that it sits in the face instead of lying on it."""
    with saved(painter):
        painter.translate(0.5 - size / 2, 0.515 - size / 2)
        painter.scale(size, size)
        light_ground = material in (WOOD, GLASS)
        under = alpha(look.tones.edge, 0.55) if light_ground else alpha(look.tones.dark, 0.75)
        offset = 0.026 if light_ground else -0.026
        painter.translate(offset, offset)
        painter.fillPath(sign, under)
        painter.translate(-offset, -offset)
        fade = QLinearGradient(0.0, 0.0, 0.0, 1.0)
        fade.setColorAt(0.0, colour)
        fade.setColorAt(1.0, colour if look.clear else mix(colour, look.tones.left, 0.16))
        painter.fillPath(sign, fade)


_WHITE = QColor("#FFFFFF")


def paint_glass(painter: QPainter, view: View, material: Material, marks: Decorate) -> None:
    """A unit cube of glass at the view's origin; ``marks`` puts pips, sign and numeral on it."""
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        tones = material.tones
        body = silhouette(view, finish=GLASS_FINISH)
        with saved(painter):
            painter.setClipPath(body)
            painter.fillPath(body, alpha(QColor("#D7F1F8"), 0.14))
            _paint_hidden_edges(painter, view, tones.dark)
        for face in Face:
            with saved(painter):
                painter.setTransform(view.face(face), True)
                plate = face_plate(face, UNIT_BOX, GLASS_FINISH)
                colour = {Face.TOP: tones.top, Face.LEFT: tones.left, Face.RIGHT: tones.right}[face]
                painter.fillPath(plate, _body_brush(face, colour))
                painter.setClipPath(plate)
                _paint_depth(painter, face, colour, tones.dark)
                _paint_reflections(painter, face)
                marks(painter, face)
        with saved(painter):
            painter.setClipPath(body)
            _paint_rims(painter, view, tones.dark)
        paint_contour(painter, body, alpha(_WHITE, 0.55), max(1.0, 0.040 * view.w))
        if material.contour is not None:
            paint_contour(painter, body, material.contour, max(0.7, 0.020 * view.w))


def _paint_hidden_edges(painter: QPainter, view: View, dark: QColor) -> None:
    corner = view.point(0, 0, 0)
    width = max(0.8, 0.026 * view.w)
    for end in (view.point(1, 0, 0), view.point(0, 1, 0), view.point(0, 0, 1)):
        painter.setPen(QPen(alpha(_WHITE, 0.70), width * 1.7))
        painter.drawLine(corner + QPointF(0.0, width), end + QPointF(0.0, width))
        painter.setPen(QPen(alpha(dark, 0.85), width))
        painter.drawLine(corner, end)
    painter.setPen(Qt.PenStyle.NoPen)


def _thinned(colour: QColor, share: float) -> QColor:
    """Clearer glass; the milky glass of the dark theme gives up less, or its marks would drown."""
    return alpha(colour, 1.0 - share * (1.0 - colour.alphaF()) * 1.5)


def _body_brush(face: Face, colour: QColor) -> QLinearGradient:
    if face is Face.TOP:
        fade = QLinearGradient(0.0, 0.2, 1.0, 0.8)
        fade.setColorAt(0.0, lighter(alpha(colour, 1.10), 0.25))
        fade.setColorAt(0.5, colour)
        fade.setColorAt(1.0, _thinned(colour, 0.4))
    elif face is Face.LEFT:
        fade = QLinearGradient(0.1, 0.0, 0.0, 1.0)
        fade.setColorAt(0.0, _thinned(colour, 0.5))
        fade.setColorAt(0.55, _thinned(colour, 0.28))
        fade.setColorAt(1.0, colour)
    else:
        fade = QLinearGradient(0.0, 0.0, 0.35, 1.0)
        fade.setColorAt(0.0, _thinned(colour, 0.5))
        fade.setColorAt(0.6, _thinned(colour, 0.2))
        fade.setColorAt(1.0, alpha(colour, 1.10))
    return fade


def _paint_depth(painter: QPainter, face: Face, colour: QColor, dark: QColor) -> None:
    """The rim of a face is seen through more glass than its middle."""
    rim = QRadialGradient(0.5, 0.5, 0.74)
    deep = mix(QColor(colour.red(), colour.green(), colour.blue()), dark, 0.55)
    rim.setColorAt(0.0, alpha(deep, 0.0))
    rim.setColorAt(0.66, alpha(deep, 0.04))
    through = min(1.0, 1.7 * (1.0 - colour.alphaF()))
    rim.setColorAt(1.0, alpha(deep, (0.24 if face is Face.TOP else 0.42) * through))
    painter.setBrush(rim)
    painter.drawRect(QRectF(0.0, 0.0, 1.0, 1.0))
    if face is Face.TOP:
        return
    gathered = QRadialGradient(QPointF(0.72 if face is Face.LEFT else 0.30, 1.02), 0.62)
    gathered.setColorAt(0.0, alpha(_WHITE, 0.62 if face is Face.LEFT else 0.42))
    gathered.setColorAt(0.5, alpha(QColor("#DDF7FF"), 0.20))
    gathered.setColorAt(1.0, alpha(QColor("#DDF7FF"), 0.0))
    painter.setBrush(gathered)
    painter.drawRect(QRectF(0.0, 0.0, 1.0, 1.0))


def _paint_reflections(painter: QPainter, face: Face) -> None:
    if face is Face.TOP:
        sky = QLinearGradient(0.0, 0.55, 0.55, 0.0)
        sky.setColorAt(0.0, alpha(_WHITE, 0.0))
        sky.setColorAt(0.50, alpha(_WHITE, 0.42))
        sky.setColorAt(0.51, alpha(_WHITE, 0.10))
        sky.setColorAt(1.0, alpha(_WHITE, 0.0))
        painter.setBrush(sky)
        painter.drawRect(QRectF(0.0, 0.0, 1.0, 1.0))
    elif face is Face.LEFT:
        paint_gleams(painter, face, ((0.34, 0.20, 0.38), (0.60, 0.07, 0.30)))
    else:
        paint_gleams(painter, face, ((0.30, 0.15, 0.24),))


def _paint_rims(painter: QPainter, view: View, dark: QColor) -> None:
    """The three near edges: a bright line with a thin dark one beside it, as cut glass has."""
    near = view.point(1, 1, 1)
    width = max(0.9, 0.034 * view.w)
    ends = (view.point(0, 1, 1), view.point(1, 0, 1), view.point(1, 1, 0))
    for end in ends:
        painter.setPen(QPen(alpha(dark, 0.38), width * 1.9))
        painter.drawLine(near, end)
    for end in ends:
        pen = QPen(alpha(_WHITE, 0.95), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(near, end)
    painter.setPen(Qt.PenStyle.NoPen)
    spark = QRadialGradient(near, 0.17 * view.w)
    spark.setColorAt(0.0, alpha(_WHITE, 0.95))
    spark.setColorAt(0.35, alpha(_WHITE, 0.45))
    spark.setColorAt(1.0, alpha(_WHITE, 0.0))
    painter.setBrush(spark)
    painter.drawEllipse(near, 0.17 * view.w, 0.15 * view.w)


LIFT = 7.0
"""How far a hovered die rises, in pixels at 100 %; its shadow stays."""


class DieState(Enum):
    NORMAL = "normal"
    HOVERED = "hovered"
    GHOST = "ghost"
    DISABLED = "disabled"


def die_bounds(w: float) -> QRectF:
    """What a die covers, seen from its far floor corner."""
    return QRectF(-w, -w, 2.0 * w, (2.0 * RISE + 1.0) * w)


def die_origin(centre: QPointF, w: float) -> QPointF:
    """Where to paint a die (its far floor corner) so that its picture is centred on ``centre``."""
    return centre - die_bounds(w).center()


def die_sprite(
    cache: PixmapCache,
    material: int,
    value: int,
    w: float,
    ratio: float,
    palette: Palette,
    state: DieState = DieState.NORMAL,
) -> Sprite:
    """A die without its shadow, anchored at its far floor corner."""
    what = ("die", material, value, w, state)
    known = cache.find(what, ratio, palette)
    if known is not None:
        return known
    margin = max(4.0, 0.14 * w)
    bounds = die_bounds(w).adjusted(-margin, -margin, margin, margin)

    def draw(painter: QPainter) -> None:
        _paint_state(painter, material, value, w, ratio, palette, state, bounds)

    return cache.sprite(what, bounds, ratio, palette, draw)


def _paint_state(
    painter: QPainter,
    material: int,
    value: int,
    w: float,
    ratio: float,
    palette: Palette,
    state: DieState,
    bounds: QRectF,
) -> None:
    body = silhouette(View(w), finish=FINISHES[material])
    clear = palette.materials[material].clear
    if state is DieState.HOVERED:
        paint_contour(painter, body, palette.pencil, max(4.6, 0.175 * w))
        paint_contour(painter, body, QColor("#FFFFFF"), max(1.3, 0.034 * w))
        if clear:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillPath(body, QColor("#000000"))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    if state in (DieState.NORMAL, DieState.HOVERED):
        paint_die(painter, material, value, w, palette, w * ratio)
        return
    solid = render(
        bounds, ratio, lambda brush: paint_die(brush, material, value, w, palette, w * ratio)
    )
    ghost = state is DieState.GHOST
    painter.setOpacity((0.92 if clear else 0.84) if ghost else 0.54)
    painter.drawImage(device_bounds(bounds, ratio).topLeft(), solid)
    painter.setOpacity(1.0)
    if ghost:
        paint_dashed_contour(painter, body, palette, max(1.5, 0.048 * w))


def paint_dashed_contour(
    painter: QPainter, path: QPainterPath, palette: Palette, width: float
) -> None:
    """Pencil dashes over a dark line: reads on wood, paper and desk alike."""
    pen = QPen(palette.paper_edge, width * 1.45)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    pen = QPen(palette.pencil, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.6, 1.7])
    painter.strokePath(path, pen)


def token_sprite(
    cache: PixmapCache, material: int, value: int, side: float, ratio: float, palette: Palette
) -> Sprite:
    """A die told flat: a rounded square for lists, stack read-outs and lines of text."""
    look = palette.materials[material]
    square = QRectF(-side / 2, -side / 2, side, side)

    def draw(painter: QPainter) -> None:
        solid = [QColor(tone) for tone in (look.tones.top, look.tones.left)]
        for tone in solid:
            tone.setAlphaF(1.0)
        fade = QLinearGradient(square.topLeft(), square.bottomLeft())
        fade.setColorAt(0.0, lighter(solid[0], 0.05))
        fade.setColorAt(1.0, solid[1])
        body = QPainterPath()
        pixel = 1.0 / ratio
        body.addRoundedRect(square.adjusted(pixel, pixel, -pixel, -pixel), side * 0.2, side * 0.2)
        painter.fillPath(body, fade)
        rim = look.contour or alpha(look.tones.edge, 0.9)
        paint_contour(painter, body, alpha(look.tones.dark, 0.55), 1.0)
        inner = QPainterPath()
        inset = pixel + 1.0
        inner.addRoundedRect(
            square.adjusted(inset, inset, -inset, -inset), side * 0.16, side * 0.16
        )
        paint_contour(painter, inner, alpha(rim, 0.55), 1.0)
        high = side * 0.56
        painter.translate(-high / 2, -high / 2)
        painter.scale(high, high)
        painter.fillPath(numeral(value, 0.19), look.pip)

    bounds = square.adjusted(-1, -1, 1, 1)
    return cache.sprite(("token", material, value, side), bounds, ratio, palette, draw)


def paint_empty_slot(painter: QPainter, w: float, colour: QColor) -> None:
    """A die still to take: its outline in dashes, at the painter's origin."""
    outline = rounded_polygon(View(w * 0.9, QPointF(0.0, 0.02 * w)).outline(), 0.05 * w)
    pen = QPen(alpha(colour, 0.8), max(1.0, 0.045 * w))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([2.4, 2.8])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(outline, pen)


def occlusion_sprite(cache: PixmapCache, w: float, ratio: float, left: bool, front: bool) -> Sprite:
    """Shade on a top next to a taller neighbour, at x - 1 (``left``) or y + 1 (``front``).

    Anchored like the die whose top it darkens.
    """
    view = View(w)
    top = rounded_polygon([view.point(*place) for place in _TOP], 0.05 * w)

    def draw(painter: QPainter) -> None:
        painter.setTransform(view.face(Face.TOP), True)
        plate = view.face(Face.TOP).inverted()[0].map(top)
        for wanted, start, end in ((left, (0.0, 0.0), (0.5, 0.0)), (front, (0.0, 1.0), (0.0, 0.5))):
            if wanted:
                fade = QLinearGradient(QPointF(*start), QPointF(*end))
                fade.setColorAt(0.0, QColor(10, 14, 24, 107))
                fade.setColorAt(0.4, QColor(10, 14, 24, 42))
                fade.setColorAt(1.0, QColor(10, 14, 24, 0))
                painter.fillPath(plate, fade)

    return cache.sprite(("occlusion", w, left, front), die_bounds(w), ratio, None, draw)


_TOP = ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))
