"""Dice, blocks, Awards, Prizes, bag and pencil of Blueprints, as the game's own values name them."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from blueprints_desktop.desktop.drawing.awards import medal_sprite, prize_sprite
from blueprints_desktop.desktop.drawing.dice import (
    DieState,
    die_bounds,
    die_sprite,
    paint_glass,
    token_sprite,
)
from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon, paint_sign
from blueprints_desktop.desktop.drawing.marks import paint_seat_marker
from blueprints_desktop.desktop.drawing.painting import closed_path, gradient, saved
from blueprints_desktop.desktop.drawing.palette import (
    GLASS,
    RECYCLED,
    STONE,
    WOOD,
    Material,
    Palette,
    alpha,
    lighter,
)
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import Face, View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow, paint_soft
from blueprints_desktop.desktop.drawing.signs import material_sign, path_of
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box, paint_contour, silhouette
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.textures import (
    paint_flecks,
    paint_specks,
    paint_wood,
    seeded,
    trunk,
)
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.values import PaintContext, Picture
from blueprints_desktop.games.blueprints.dice import Die, die_of, material_of, value_of
from blueprints_desktop.games.blueprints.scoring import AWARD_POINTS, AWARDS, PRIZES
from blueprints_desktop.games.blueprints.ties import Honour


def solid_die(
    die: Die, w: float, look: Look, ratio: float, state: DieState = DieState.NORMAL
) -> Sprite:
    """A die without its shadow, anchored at its far floor corner."""
    return die_sprite(look.pixmaps, material_of(die), value_of(die), w, ratio, look.palette, state)


def flat_die(die: Die, side: float, look: Look, ratio: float) -> Sprite:
    """A die as a token, anchored at its middle; ``side`` is rounded to whole pixels."""
    return token_sprite(
        look.pixmaps, material_of(die), value_of(die), round(side), ratio, look.palette
    )


def die_shadow(
    dice: Sequence[Die], w: float, look: Look, ratio: float, *, on_paper: bool = False
) -> Sprite:
    """The shadow of a stack of dice, anchored like the lowest of them."""
    clear, levels = all(material_of(die) == GLASS for die in dice), len(dice)
    return contact_shadow(
        look.pixmaps, w, ratio, look.palette, on_paper=on_paper, levels=levels, clear=clear
    )


def paint_solid_die(
    painter: QPainter, die: Die, at: QPointF, w: float, look: Look, ratio: float, lost: bool = False
) -> None:
    """A small die with its shadow, its far floor corner at ``at``; faint if it is ``lost``."""
    die_shadow((die,), w, look, ratio).paint(painter, at, 0.8)
    state = DieState.DISABLED if lost else DieState.NORMAL
    solid_die(die, w, look, ratio, state).paint(painter, at)


_FINISH = Finish()


def paint_block(
    painter: QPainter, material: int, at: QPointF, w: float, look: Look, ratio: float
) -> None:
    """A block of a material on a sheet, its far floor corner at ``at``."""
    die_shadow((die_of(material, 1),), w, look, ratio, on_paper=True).paint(painter, at)
    margin = max(2.0, 0.16 * w)
    bounds = die_bounds(w).adjusted(-margin, -margin, margin, margin)

    def draw(brush: QPainter) -> None:
        _paint_block(brush, material, View(w), look.palette, w * ratio)

    what = ("material block", material, w)
    look.pixmaps.sprite(what, bounds, ratio, look.palette, draw).paint(painter, at)


def _paint_block(
    painter: QPainter, material: int, view: View, palette: Palette, edge: float
) -> None:
    look = palette.materials[material]

    def mark(brush: QPainter, face: Face) -> None:
        colour = look.pip if face is Face.TOP else look.sign
        paint_sign(brush, material_sign(material), QRectF(0.21, 0.21, 0.58, 0.58), colour)

    if look.clear:
        paint_glass(painter, view, look, mark)
        return

    def decorate(brush: QPainter, face: Face) -> None:
        _paint_texture(brush, face, material, look, edge)
        mark(brush, face)

    paint_box(painter, view, look.tones, finish=_FINISH, decorate=decorate)
    if look.contour is not None:
        outline = silhouette(view, finish=_FINISH)
        paint_contour(painter, outline, alpha(look.contour, 1.0), max(0.8, 0.022 * view.w))


def _paint_texture(
    painter: QPainter, face: Face, material: int, look: Material, edge: float
) -> None:
    random = seeded(material, 7, (Face.TOP, Face.LEFT, Face.RIGHT).index(face))
    if material == WOOD:
        tree = trunk(seeded(material, 7, 9), None)
        paint_wood(painter, face, tree, random, look.tones.dark, look.tones.edge, edge)
    elif material == RECYCLED:
        paint_flecks(painter, face, random, edge)
    else:
        paint_specks(painter, face, random, edge)


def sign_colour(palette: Palette, material: int) -> QColor:
    """A material's sign on a panel."""
    tones = palette.materials[material].tones
    if material == WOOD:
        return tones.top if palette.dark else tones.right
    if material == STONE:
        return tones.edge if palette.dark else tones.left
    if material == GLASS:
        return lighter(tones.dark, 0.45) if palette.dark else tones.dark
    return tones.top if palette.dark else tones.left


def paper_sign_colour(palette: Palette, material: int) -> QColor:
    """A material's sign on the dark ground of blueprint paper."""
    if material == WOOD:
        return palette.materials[material].tones.top
    return palette.materials[material].tones.edge if material != STONE else QColor("#D5DAE0")


def material_picture(material: int, size: float, *, on_paper: bool = False) -> Picture:
    """A material's sign, for cards."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        colour = paper_sign_colour if on_paper else sign_colour
        sign = material_sign(material)
        paint_sign(canvas.painter, sign, rect, colour(canvas.look.palette, material))

    return Picture(("material", material), size, size, paint)


def honour_sprite(kind: str, size: float, look: Look, ratio: float, figure: str = "") -> Sprite:
    """The medal of an Award, with a figure or without, or the badge of a Prize; empty: face down."""
    if kind in AWARDS:
        place = AWARDS.index(kind)
        return medal_sprite(look.pixmaps, place, size, ratio, look.palette, figure)
    prize = PRIZES.index(kind) if kind else None
    return prize_sprite(look.pixmaps, prize, size, ratio, look.palette)


# --- the bag and the pencil on the desk ---------------------------------------------------

_CLOTH = (QColor("#F3E3BC"), QColor("#DEC48C"), QColor("#A9854C"), QColor("#6E4A1E"))
_BAG_FIGURE = QColor("#3D2407")
_SACK = path_of(
    "M 0.335 0.315 C 0.16 0.43 0.015 0.60 0.02 0.765 C 0.025 0.92 0.16 0.985 0.50 0.985"
    " C 0.84 0.985 0.975 0.92 0.98 0.765 C 0.985 0.60 0.84 0.43 0.665 0.315 Z"
)
_NECK = path_of(
    "M 0.345 0.285 C 0.315 0.19 0.25 0.11 0.215 0.075 C 0.29 0.085 0.335 0.065 0.375 0.02"
    " C 0.41 0.07 0.455 0.075 0.50 0.03 C 0.545 0.075 0.59 0.07 0.625 0.02"
    " C 0.665 0.065 0.71 0.085 0.785 0.075 C 0.75 0.11 0.685 0.19 0.655 0.285 Z"
)
_FOLDS = path_of(
    "M 0.40 0.36 C 0.33 0.46 0.25 0.55 0.20 0.66 M 0.46 0.37 C 0.435 0.44 0.42 0.48 0.40 0.54"
    " M 0.57 0.37 C 0.62 0.46 0.67 0.50 0.71 0.57 M 0.63 0.36 C 0.72 0.44 0.80 0.55 0.84 0.66"
    " M 0.42 0.25 C 0.40 0.19 0.385 0.15 0.365 0.12 M 0.50 0.25 L 0.50 0.12"
    " M 0.58 0.25 C 0.60 0.19 0.615 0.15 0.635 0.12"
)


def paint_bag(
    painter: QPainter, at: QPointF, size: float, count: int, look: Look, ratio: float
) -> None:
    """The cloth bag on a sheet, ``size`` pixels high about ``at``, with the number of its dice."""

    def draw(brush: QPainter) -> None:
        brush.translate(-size / 2, -size / 2)
        for x, y, wide, high, strength, blur in (
            (0.56, 0.93, 0.50, 0.10, 0.42, 0.10),
            (0.51, 0.955, 0.42, 0.05, 0.55, 0.04),
        ):
            ground = QPainterPath()
            ground.addEllipse(QPointF(x, y) * size, wide * size, high * size)
            shade = alpha(look.palette.shadow_on_paper, strength)
            paint_soft(brush, ground, shade, blur * size)
        brush.scale(size, size)
        _paint_cloth(brush, 1.0 / size)

    bounds = QRectF(-0.68 * size, -0.58 * size, 1.5 * size, 1.28 * size)
    bag = look.pixmaps.sprite(("bag", size), bounds, ratio, look.palette, draw, deep=True)
    bag.paint(painter, at)
    belly = at + QPointF(0.0, 0.17 * size)
    write(painter, str(count), belly, Type(17, 700), _BAG_FIGURE, Anchor.MIDDLE, look.scale)


def _paint_cloth(painter: QPainter, pixel: float) -> None:
    """The bag in a square of 1."""
    lit, cloth, dim, line = _CLOTH
    for part, focus in ((_NECK, QPointF(0.40, 0.10)), (_SACK, QPointF(0.36, 0.50))):
        light = QRadialGradient(focus, 0.66)
        for place, colour in ((0.0, lit), (0.45, cloth), (1.0, dim)):
            light.setColorAt(place, colour)
        painter.fillPath(part, light)
    round_cap, round_join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    with saved(painter):
        painter.setClipPath(_SACK.united(_NECK))
        for offset, colour, strength in ((0.0, dim, 0.85), (0.016, lit, 0.75)):
            pen = QPen(alpha(colour, strength), 0.022, Qt.PenStyle.SolidLine, round_cap)
            painter.strokePath(_FOLDS.translated(offset, 0.0), pen)
        fading = _down(0.30, 0.44, alpha(line, 0.50), alpha(line, 0.0))
        painter.fillRect(QRectF(0.0, 0.30, 1.0, 0.14), fading)
    edge = QPen(line, max(pixel, 0.022), Qt.PenStyle.SolidLine, round_cap, round_join)
    painter.strokePath(_SACK, edge)
    painter.strokePath(_NECK, edge)
    roll = _down(0.262, 0.334, "#B98A4A", "#5C3A14", (0.4, "#9A6A30"))
    painter.fillPath(rounded(QRectF(0.315, 0.262, 0.37, 0.072), 0.036), roll)
    painter.setPen(QPen(alpha(lit, 0.55), max(0.7 * pixel, 0.014)))
    for step in range(6):
        x = 0.345 + step * 0.056
        painter.drawLine(QPointF(x, 0.325), QPointF(x + 0.026, 0.272))
    painter.setPen(Qt.PenStyle.NoPen)


def _down(
    top: float,
    bottom: float,
    first: str | QColor,
    last: str | QColor,
    *between: tuple[float, str],
) -> QLinearGradient:
    """Colours from a height down to another."""
    inner = [(place, QColor(colour)) for place, colour in between]
    ends = QPointF(0.0, top), QPointF(0.0, bottom)
    return gradient(*ends, QColor(first), QColor(last), *inner)


_THICK = 0.076
"""The thickness of the pencil, in lengths."""
_FACETS = ((-0.5, -0.22, "#FFD96B"), (-0.22, 0.20, "#F0B429"), (0.20, 0.5, "#B97F12"))


def pencil_sprite(length: float, angle: float, look: Look, ratio: float) -> Sprite:
    """A pencil on the desk, anchored at its tip; ``angle`` in degrees, clockwise from the right."""
    thick = length * _THICK
    turn = QTransform().rotate(angle)

    def draw(painter: QPainter) -> None:
        corners = ((0.0, 0.0), (0.14, 0.5), (1.0, 0.5), (1.0, -0.5), (0.14, -0.5))
        cast = turn.map(closed_path(QPointF(x * length, y * thick) for x, y in corners))
        dark = 1.5 if look.palette.dark else 1.0
        for x, y, strength, blur in ((0.35, 0.75, 0.26, 0.9), (0.10, 0.28, 0.34, 0.25)):
            shade = alpha(look.palette.shadow_on_desk, strength * dark)
            paint_soft(painter, cast.translated(x * thick, y * thick), shade, blur * thick)
        painter.setTransform(turn, True)
        painter.scale(length, thick)
        _paint_pencil(painter)

    around = turn.mapRect(QRectF(0.0, -thick, length, 2 * thick))
    around.adjust(-thick, -thick, 2 * thick, 3 * thick)
    what = ("pencil", length, angle)
    return look.pixmaps.sprite(what, around, ratio, look.palette, draw, deep=True)


def _paint_pencil(painter: QPainter) -> None:
    """From its tip at 0 to 1, from -0.5 to 0.5 across."""
    painter.setPen(Qt.PenStyle.NoPen)
    cone, ferrule, rubber = 0.145, 0.885, 0.945
    for upper, lower, hue in _FACETS:
        facet = QRectF(cone - 0.02, upper, ferrule - cone + 0.02, lower - upper)
        painter.fillRect(facet, QColor(hue))
    painter.fillRect(QRectF(cone, -0.22, ferrule - cone, 0.05), QColor(255, 255, 255, 120))
    point = QPainterPath(QPointF(0.0, 0.0))
    point.lineTo(cone, -0.5)
    for upper, lower, _ in _FACETS:
        point.quadTo(cone + 0.030, (upper + lower) / 2, cone, lower)
    point.closeSubpath()
    painter.fillPath(point, _down(-0.5, 0.5, "#FBE5C0", "#C2935A", (0.5, "#EBC994")))
    lead = QPainterPath(QPointF(0.0, 0.0))
    lead.lineTo(0.30 * cone, -0.15)
    lead.quadTo(0.345 * cone, 0.0, 0.30 * cone, 0.15)
    lead.closeSubpath()
    painter.fillPath(lead, QColor("#2A2D33"))
    metal = _down(-0.5, 0.5, "#B9C0C8", "#69717B", (0.28, "#F4F6F8"), (0.55, "#AEB6BF"))
    painter.fillRect(QRectF(ferrule, -0.52, rubber - ferrule, 1.04), metal)
    for share in (0.22, 0.42, 0.62, 0.82):
        x = ferrule + (rubber - ferrule) * share
        painter.fillRect(QRectF(x, -0.52, 0.004, 1.04), QColor(60, 66, 74, 110))
    eraser = QPainterPath()
    eraser.addRoundedRect(QRectF(rubber, -0.48, 1.0 - rubber, 0.96), 0.275 * _THICK, 0.275)
    painter.fillPath(eraser, _down(-0.5, 0.5, "#F2A599", "#A94E44", (0.4, "#DE7A6C")))


# --- signs of the pages at the end --------------------------------------------------------


_DROP = 0.3
"""How far above its place a medal appears, in its own heights."""


def won_sprite(honour: Honour, size: float, look: Look, ratio: float) -> Sprite:
    """The medal of an Award with its points, ``size`` high, or a Prize, a little smaller."""
    if honour.is_award:
        figure = str(AWARD_POINTS[honour.kind])
        return honour_sprite(honour.kind, round(size), look, ratio, figure)
    return honour_sprite(honour.kind, round(0.86 * size), look, ratio)


def honour_picture(honour: Honour, size: float, cue: Hashable) -> Picture:
    """An Award or Prize that drops to its place with a cue."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        share = canvas.moment.share(cue)
        at = rect.center() - QPointF(0.0, (1.0 - share) * _DROP * rect.height())
        sprite = won_sprite(honour, rect.height(), canvas.look, canvas.ratio)
        sprite.paint(canvas.painter, at, min(1.0, 1.6 * share))

    return Picture(("won", honour, size), size, size, paint, cues=(cue,))


def marker_picture(colour: int, radius: float, cue: Hashable = None) -> Picture:
    """The disc of a player."""

    def paint(canvas: PaintContext, rect: QRectF) -> None:
        palette, wide = canvas.look.palette, rect.width() / 2
        reach, seat = wide + 5.0, palette.seats[colour]
        marker = canvas.look.pixmaps.sprite(
            ("seat marker", colour, wide), QRectF(-reach, -reach, 2 * reach, 2 * reach),
            canvas.ratio, palette,
            lambda brush: paint_seat_marker(brush, QPointF(), wide, seat, palette),
        )  # fmt: skip
        marker.paint(canvas.painter, rect.center(), canvas.moment.share(cue))

    cues = () if cue is None else (cue,)
    return Picture(("marker", colour, radius), 2 * radius, 2 * radius, paint, cues=cues)


def paint_bonus_sign(painter: QPainter, rect: QRectF, look: Look, kept: bool | None) -> None:
    """A small plan; a tick if the building kept to it, a cross if not, bare before that is told."""
    palette, scale = look.palette, look.scale
    sheet = QRectF(0.0, 0.0, rect.height() * 0.74, rect.height())
    sheet.moveCenter(rect.center())
    painter.fillPath(rounded(sheet, 2.0 * scale), palette.paper)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.ink, 1.1 * scale))
    inner = sheet.adjusted(3 * scale, 3 * scale, -3 * scale, -3 * scale)
    painter.drawRect(inner)
    middle = inner.center().x()
    painter.drawLine(QPointF(middle, inner.top()), QPointF(middle, inner.bottom()))
    for share in (1 / 3, 2 / 3):
        y = inner.top() + inner.height() * share
        painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    painter.setPen(Qt.PenStyle.NoPen)
    if kept is None:
        return
    disc = QPointF(sheet.right(), sheet.bottom() - 1.0 * scale)
    radius = min(7.5 * scale, 0.29 * rect.height())
    painter.setBrush(palette.panel_raised)
    painter.drawEllipse(disc, radius + 1.2 * scale, radius + 1.2 * scale)
    painter.setBrush(palette.success if kept else palette.warn)
    painter.drawEllipse(disc, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(0.0, 0.0, radius * 1.44, radius * 1.44)
    box.moveCenter(disc)
    mark = palette.panel if palette.dark else QColor("#FFFFFF")
    paint_icon(painter, Icon.CHECK if kept else Icon.CROSS, box, mark, 4.0)
