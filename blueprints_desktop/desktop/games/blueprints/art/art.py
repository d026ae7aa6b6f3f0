"""Blueprints: six dice on the plan they were built by."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice import die_sprite, occlusion_sprite
from blueprints_desktop.desktop.drawing.palette import (
    GLASS,
    RECYCLED,
    STONE,
    WOOD,
    Palette,
    alpha,
)
from blueprints_desktop.desktop.drawing.paper import (
    fitted_view,
    paint_lying_hatching,
    paint_plate,
    paint_rhombus_line,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import painting_order
from blueprints_desktop.desktop.drawing.shadows import contact_shadow

_STACKS = {
    (0, 0): ((RECYCLED, 2), (GLASS, 4), (STONE, 5)),
    (1, 0): ((GLASS, 6),),
    (0, 1): ((RECYCLED, 3),),
    (1, 1): ((WOOD, 5),),
}
"""A building true to a plan of 3 1 / 1 1, bottom die first."""

_HATCHED = ((0, 2), (1, 2))


def paint_art(
    painter: QPainter, cache: PixmapCache, field: QRectF, ratio: float, palette: Palette
) -> None:
    view = fitted_view(field, 36.0, (1.0, 1.5, 1.2))
    w = view.w
    paint_plate(painter, view, -0.42, -0.42, 2.84, 3.84, palette)
    paint_rhombus_line(painter, view, (-0.26, -0.26, 2.52, 3.52), alpha(palette.ink, 0.6), 0.03 * w)
    for x, y in _HATCHED:
        paint_lying_hatching(painter, view, x, y, palette)
    for area in ((0, 0, 2, 3), (0, 2, 1, 1)):
        paint_rhombus_line(painter, view, area, palette.ink, 0.035 * w)
    for (x, y), stack in _STACKS.items():
        clear = all(palette.materials[material].clear for material, _ in stack)
        shadow = contact_shadow(
            cache, w, ratio, palette, on_paper=True, levels=len(stack), clear=clear
        )
        shadow.paint(painter, view.point(x, y))
    heights = {cell: len(stack) for cell, stack in _STACKS.items()}
    cells = [(x, y, z) for (x, y), high in heights.items() for z in range(high)]
    for x, y, z in painting_order(cells):
        material, value = _STACKS[x, y][z]
        at = view.point(x, y, z)
        die_sprite(cache, material, value, w, ratio, palette).paint(painter, at)
        top = z + 1
        left, front = heights.get((x - 1, y), 0) > top, heights.get((x, y + 1), 0) > top
        if heights[x, y] == top and (left or front):
            occlusion_sprite(cache, w, ratio, left, front).paint(painter, at)
