"""Dice and blocks of Blueprints, with material and value taken from the game's dice."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.drawing.dice import (
    DieState,
    die_bounds,
    die_sprite,
    paint_glass,
    token_sprite,
)
from blueprints_desktop.desktop.drawing.icons import paint_sign
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
from blueprints_desktop.desktop.drawing.textures import (
    paint_flecks,
    paint_specks,
    paint_wood,
    seeded,
    trunk,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import Die, material_of, value_of


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
