"""Bricks, jewels, the black piece and the worker, as small solids and seen flat.

A brick is two units long. It is told apart by the mark on all three faces as well as by its colour:
violet has chevrons, red running joints, neutral specks and orange an arch. At the end a brick may
wear its builder's colour and shape instead.
"""

from math import ceil, cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from blueprints_desktop.desktop.drawing.marks import round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, Tones, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import FALL, RISE, Cuboid, Face, View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow, paint_soft
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
        if kind < BUILDERS:
            _paint_mark(brush, kind, face, *face_size(face, box), tones)

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
        for number in range(1, ceil((box.dx + box.dy) / _HATCH)):
            step = number * _HATCH
            painter.drawLine(QPointF(step, 0.0), QPointF(step - box.dy, box.dy))
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
        painter.strokePath(mark.translated(offset, offset), round_pen(colour, weight))


def mark_path(kind: int, wide: float, high: float) -> QPainterPath:
    """The mark of a colour on a face of this size, as strokes; neutral bricks have none."""
    if kind == RED:
        return _joints(wide, high)
    path, middle = QPainterPath(), QTransform().translate(wide / 2, high / 2)
    if kind == VIOLET:
        if high > wide:
            middle.rotate(90.0)
        for left in (-0.26, 0.06):
            path.moveTo(left, -0.21)
            path.lineTo(left + 0.20, 0.0)
            path.lineTo(left, 0.21)
    elif kind == ORANGE:
        path.moveTo(-0.22, 0.30)
        path.lineTo(-0.22, -0.06)
        path.arcTo(QRectF(-0.22, -0.28, 0.44, 0.44), 180.0, -180.0)
        path.lineTo(0.22, 0.30)
    return middle.map(path)


def _joints(wide: float, high: float) -> QPainterPath:
    """Two courses of running bond along the longer side."""
    path = QPainterPath()
    standing = high > wide
    along, across = (high, wide) if standing else (wide, high)
    path.moveTo(0.0, across / 2)
    path.lineTo(along, across / 2)
    for half in range(1, round(2 * along)):
        start = 0.0 if half % 2 == 0 or along <= 1.0 else across / 2
        path.moveTo(half / 2, start)
        path.lineTo(half / 2, start + across / 2)
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


JEWEL, BLACK = 4, 5
"""Kinds after the four bricks, numbered as the game numbers them."""
PIECES = range(6)

_CORNERS = 8


def piece_sprite(
    cache: PixmapCache,
    piece: int,
    w: float,
    ratio: float,
    palette: Palette,
    *,
    shadow: bool = True,
    on_paper: bool = False,
) -> Sprite:
    """A piece of the quarry with its shadow."""

    def draw(painter: QPainter) -> None:
        if shadow and piece < JEWEL:
            under = contact_shadow(cache, w, ratio, palette, on_paper=on_paper, size=(2.0, 1.0))
            under.paint(painter, centred_view(w).origin)
        elif shadow:
            _paint_round_shadow(painter, 0.72 * w, 0.8, w, palette, on_paper)
        if piece == JEWEL:
            _paint_jewel(painter, w, palette.jewel)
        elif piece == BLACK:
            _paint_cone(painter, w, palette.first_player)
        else:
            paint_brick(painter, centred_view(w), piece, LENGTHWISE, palette)

    what = ("piece", piece, w, shadow, on_paper)
    bounds = QRectF(-2.1 * w, -2.4 * w, 5.0 * w, 4.2 * w)
    return cache.sprite(what, bounds, ratio, palette, draw, deep=shadow)


def centred_view(w: float) -> View:
    """The view in which a lengthwise brick stands about the origin."""
    return View(w, -View(w).point(1.0, 0.5))


def worker_sprite(cache: PixmapCache, w: float, ratio: float, palette: Palette) -> Sprite:
    """The brass worker with a helmet, about 3.4 w high."""

    def draw(painter: QPainter) -> None:
        _paint_round_shadow(painter, 0.62 * w, 1.3, w, palette, False)
        _paint_worker(painter, w, palette.brass)

    bounds = QRectF(-1.4 * w, -3.9 * w, 4.0 * w, 5.0 * w)
    return cache.sprite(("worker", w), bounds, ratio, palette, draw, deep=True)


def _paint_round_shadow(
    painter: QPainter, radius: float, reach: float, w: float, palette: Palette, on_paper: bool
) -> None:
    """Of something that stands on a round foot."""
    colour = palette.shadow_on_paper if on_paper else palette.shadow_on_desk
    aside = View(w).point(FALL[0], FALL[1]) * reach
    fall = QPainterPath()
    fall.setFillRule(Qt.FillRule.WindingFill)
    for step in range(5):
        share = step / 4
        size = radius * (1.0 - 0.25 * share)
        fall.addEllipse(aside * share, size, size * RISE)
    core = QPainterPath()
    core.addEllipse(QPointF(0.06 * w, 0.04 * w), radius, radius * RISE)
    paint_soft(painter, fall.simplified(), alpha(colour, 0.34), 0.22 * w)
    paint_soft(painter, core, alpha(colour, 0.40), 0.12 * w)


# --- jewel --------------------------------------------------------------------------------


def _ring(middle: QPointF, across: float, down: float) -> list[QPointF]:
    """An octagon with a flat near edge."""
    return [
        middle
        + QPointF(
            across * cos((n + 0.5) * 2 * pi / _CORNERS), down * sin((n + 0.5) * 2 * pi / _CORNERS)
        )
        for n in range(_CORNERS)
    ]


def _paint_jewel(painter: QPainter, w: float, tones: Tones) -> None:
    """An octagon cut: table, crown and a pavilion that narrows towards the ground."""
    girdle = _ring(QPointF(0.0, -0.46 * w), 1.06 * w, 0.72 * w)
    table = _ring(QPointF(0.0, -0.66 * w), 0.60 * w, 0.40 * w)
    foot = _ring(QPointF(0.0, 0.02 * w), 0.66 * w, 0.42 * w)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, share in enumerate((0.15, 0.45, 0.30, 0.10)):
        face = [girdle[number], girdle[number + 1], foot[number + 1], foot[number]]
        painter.setBrush(mix(tones.right, tones.dark, share))
        painter.drawPolygon(QPolygonF(face))
    for number in range(_CORNERS):
        after = (number + 1) % _CORNERS
        angle = (number + 1.0) * 2 * pi / _CORNERS
        light = 0.5 - 0.5 * cos(angle - pi * 0.28)
        painter.setBrush(mix(tones.left, tones.top, light))
        painter.drawPolygon(QPolygonF([girdle[number], girdle[after], table[after], table[number]]))
    shine = QLinearGradient(table[4], table[0])
    shine.setColorAt(0.0, lighter(tones.top, 0.55))
    shine.setColorAt(0.5, lighter(tones.top, 0.12))
    shine.setColorAt(1.0, tones.left)
    painter.setBrush(shine)
    painter.drawPolygon(QPolygonF(table))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(QColor("#FFFFFF"), 0.75), max(0.6, 0.035 * w)))
    painter.drawPolygon(QPolygonF(table))
    painter.setPen(QPen(alpha(tones.dark, 0.55), max(0.6, 0.03 * w)))
    painter.drawPolygon(QPolygonF(girdle))
    painter.setPen(QPen(alpha(QColor("#FFFFFF"), 0.9), max(0.8, 0.07 * w)))
    painter.drawLine(QPointF(-0.34 * w, -0.76 * w), QPointF(-0.04 * w, -0.90 * w))
    painter.setPen(Qt.PenStyle.NoPen)


# --- black piece --------------------------------------------------------------------------


def _paint_cone(painter: QPainter, w: float, tones: Tones) -> None:
    """A cone with a round tip and a star on it."""
    base, high = 0.80 * w, 1.72 * w
    body = QPainterPath(QPointF(-base, 0.0))
    body.arcTo(QRectF(-base, -base * 0.5, 2 * base, base), 180.0, 180.0)
    body.lineTo(0.16 * w, -high)
    body.quadTo(0.0, -high - 0.20 * w, -0.16 * w, -high)
    body.closeSubpath()
    shade = QLinearGradient(-base, 0.0, base, 0.0)
    shade.setColorAt(0.0, tones.left)
    shade.setColorAt(0.30, lighter(tones.top, 0.16))
    shade.setColorAt(0.62, tones.left)
    shade.setColorAt(1.0, tones.right)
    painter.fillPath(body, shade)
    painter.strokePath(body, QPen(alpha(tones.dark, 0.8), max(0.7, 0.035 * w)))
    rim = QPainterPath()
    rim.arcMoveTo(QRectF(-base, -base * 0.5, 2 * base, base), 190.0)
    rim.arcTo(QRectF(-base, -base * 0.5, 2 * base, base), 190.0, 110.0)
    painter.strokePath(rim.translated(0.0, -0.05 * w), QPen(alpha(tones.edge, 0.45), 0.05 * w))
    star = star_path(QPointF(0.02 * w, -0.46 * w), 0.32 * w)
    painter.fillPath(star, QColor("#FFFFFF"))


def star_path(middle: QPointF, radius: float) -> QPainterPath:
    """A star of five points."""
    corners = QPolygonF()
    for n in range(10):
        reach = radius if n % 2 == 0 else radius * 0.42
        corners.append(middle + QPointF(reach * sin(n * pi / 5), -reach * cos(n * pi / 5)))
    return closed_path(corners)


# --- worker -------------------------------------------------------------------------------


def _paint_worker(painter: QPainter, w: float, tones: Tones) -> None:
    """A turned figure: foot, body, head, and the brim and dome of a helmet."""
    across = QLinearGradient(-0.8 * w, 0.0, 0.8 * w, 0.0)
    across.setColorAt(0.0, tones.left)
    across.setColorAt(0.28, tones.edge)
    across.setColorAt(0.52, tones.top)
    across.setColorAt(0.80, tones.left)
    across.setColorAt(1.0, tones.right)
    line = QPen(alpha(tones.dark, 0.75), max(0.8, 0.035 * w))
    body = QPainterPath(QPointF(-0.78 * w, -0.10 * w))
    body.arcTo(QRectF(-0.78 * w, -0.42 * w, 1.56 * w, 0.74 * w), 180.0, 180.0)
    body.lineTo(0.78 * w, -0.36 * w)
    body.cubicTo(0.66 * w, -0.62 * w, 0.60 * w, -1.10 * w, 0.50 * w, -1.85 * w)
    body.quadTo(0.0, -2.10 * w, -0.50 * w, -1.85 * w)
    body.cubicTo(-0.60 * w, -1.10 * w, -0.66 * w, -0.62 * w, -0.78 * w, -0.36 * w)
    body.closeSubpath()
    painter.fillPath(body, across)
    painter.strokePath(body, line)
    belt = QPainterPath(QPointF(-0.60 * w, -0.86 * w))
    belt.quadTo(0.0, -0.66 * w, 0.60 * w, -0.86 * w)
    painter.strokePath(belt, QPen(alpha(tones.dark, 0.45), 0.06 * w))
    _paint_ball(painter, QPointF(0.0, -2.36 * w), 0.56 * w, tones)
    dome = QPainterPath(QPointF(-0.58 * w, -2.62 * w))
    dome.arcTo(QRectF(-0.58 * w, -3.22 * w, 1.16 * w, 1.20 * w), 180.0, -180.0)
    dome.closeSubpath()
    painter.fillPath(dome, across)
    painter.strokePath(dome, line)
    brim = QPainterPath()
    brim.addRoundedRect(QRectF(-0.82 * w, -2.74 * w, 1.64 * w, 0.26 * w), 0.13 * w, 0.13 * w)
    painter.fillPath(brim, across)
    painter.strokePath(brim, line)


def _paint_ball(painter: QPainter, middle: QPointF, radius: float, tones: Tones) -> None:
    shade = QRadialGradient(middle + QPointF(-0.3 * radius, -0.4 * radius), 1.5 * radius)
    shade.setColorAt(0.0, tones.edge)
    shade.setColorAt(0.45, tones.top)
    shade.setColorAt(1.0, tones.right)
    ball = QPainterPath()
    ball.addEllipse(middle, radius, radius)
    painter.fillPath(ball, shade)
    painter.strokePath(ball, QPen(alpha(tones.dark, 0.7), 0.05 * radius))


def paint_flat_brick(
    painter: QPainter, rect: QRectF, kind: int, palette: Palette, scale: float = 1.0
) -> None:
    """A brick from above, filling ``rect``."""
    tones = tones_of_kind(kind, palette)
    fade = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fade.setColorAt(0.0, tones.top)
    fade.setColorAt(1.0, tones.left if kind != NEUTRAL else tones.top)
    painter.fillRect(rect, fade)
    if kind >= BUILDERS:
        side = min(rect.width(), rect.height()) * 0.72
        box = QTransform().translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
        shape = seat_shape(palette.seats[kind - BUILDERS].shape)
        painter.fillPath(box.scale(side, side).map(shape), palette.seats[kind - BUILDERS].text)
    else:
        _paint_flat_mark(painter, rect, kind, palette)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(tones.dark, 0.9), max(0.8, 0.9 * scale)))
    painter.drawRect(rect)
    painter.setPen(Qt.PenStyle.NoPen)


def flat_brick_sprite(
    cache: PixmapCache, kind: int, wide: float, high: float, ratio: float, palette: Palette
) -> Sprite:
    """A brick from above, anchored at its upper left corner: level sheets show dozens."""
    rect = QRectF(0.0, 0.0, wide, high)

    def draw(painter: QPainter) -> None:
        paint_flat_brick(painter, rect, kind, palette, max(1.0, high / 14.0))

    what = ("flat brick", kind, wide, high)
    return cache.sprite(what, rect.adjusted(-1, -1, 1, 1), ratio, palette, draw)


def _paint_flat_mark(painter: QPainter, rect: QRectF, kind: int, palette: Palette) -> None:
    tones = palette.bricks[kind]
    with saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        if kind == NEUTRAL:
            random = seeded(31, 7)
            painter.setBrush(alpha(tones.dark, 0.7))
            painter.setPen(Qt.PenStyle.NoPen)
            size = max(0.5, rect.height() * 0.055)
            for _ in range(9):
                across, down = between(random, 0.06, 0.94), between(random, 0.12, 0.88)
                spot = rect.topLeft() + QPointF(across * rect.width(), down * rect.height())
                painter.drawEllipse(spot, size, size)
        else:
            to_rect = QTransform().translate(rect.left(), rect.top())
            to_rect.scale(rect.width() / 2.0, rect.height())
            ink = alpha(tones.dark, 0.85) if kind == ORANGE else alpha(tones.edge, 0.95)
            weight = max(0.8, rect.height() * (0.06 if kind == RED else 0.09))
            painter.strokePath(to_rect.map(mark_path(kind, 2.0, 1.0)), round_pen(ink, weight))


def token_sprite(
    cache: PixmapCache, piece: int, side: float, ratio: float, palette: Palette
) -> Sprite:
    """A piece in a line of text, anchored at its middle and about ``side`` wide."""
    half = side / 2
    bounds = QRectF(-half - 1.0, -half - 1.0, side + 2.0, side + 2.0)

    def draw(painter: QPainter) -> None:
        if piece < JEWEL:
            rect = QRectF(-half, -half * 0.55, side, side * 0.55)
            paint_flat_brick(painter, rect, piece, palette, side / 20.0)
            return
        w = side * (0.44 if piece == JEWEL else 0.46)
        if piece != JEWEL and palette.dark:  # black on black
            painter.setBrush(alpha(palette.text_2, 0.55))
            painter.drawEllipse(QPointF(0.0, 0.0), 0.92 * half, 0.92 * half)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        sprite = piece_sprite(cache, piece, w, ratio, palette, shadow=False)
        sprite.paint(painter, QPointF(0.0, half * (0.55 if piece == JEWEL else 0.80)))

    return cache.sprite(("piece token", piece, side), bounds, ratio, palette, draw)
