"""A block of a material without any value: what is in demand is a material, not a number."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice.dice import die_bounds
from blueprints_desktop.desktop.drawing.dice.glass import paint_glass
from blueprints_desktop.desktop.drawing.palette import (
    RECYCLED,
    WOOD,
    Material,
    Palette,
    alpha,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import Face, View
from blueprints_desktop.desktop.drawing.signs.icons import paint_sign
from blueprints_desktop.desktop.drawing.signs.materials import material_sign
from blueprints_desktop.desktop.drawing.solids import Finish, paint_box, paint_contour, silhouette
from blueprints_desktop.desktop.drawing.textures import paint_flecks, paint_specks, seeded
from blueprints_desktop.desktop.drawing.woodgrain import paint_wood, trunk

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
