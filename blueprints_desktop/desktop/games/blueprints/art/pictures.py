"""Dice, blocks, Awards, Prizes and signs of Blueprints, as the game's own values name them."""

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

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
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import Face, View
from blueprints_desktop.desktop.drawing.signs import material_sign
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box, paint_contour, silhouette
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.textures import (
    paint_flecks,
    paint_specks,
    paint_wood,
    seeded,
    trunk,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.values import PaintContext, Picture
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of
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


_FINISH = Finish()


def block_sprite(
    cache: PixmapCache, material: int, w: float, ratio: float, palette: Palette
) -> Sprite:
    """The block, anchored at its far floor corner like a die."""
    margin = max(2.0, 0.16 * w)
    bounds = die_bounds(w).adjusted(-margin, -margin, margin, margin)

    def draw(painter: QPainter) -> None:
        _paint_block(painter, material, View(w), palette, w * ratio)

    return cache.sprite(("material block", material, w), bounds, ratio, palette, draw)


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
