"""Projekt Skyline: a quarter of the city, floors and finished towers of four owners."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.paper import (
    fitted_view,
    paint_lines,
    paint_plate,
    paint_rhombus_line,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import Cuboid
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.games.skyline.art.city import (
    FLOOR,
    ROOF,
    SLAB,
    TOWER,
    paint_pile,
    paint_tower,
)

LOTS = 5
_FLOORS = {
    (1, 0): (2, 1), (4, 0): (1, 1), (0, 1): (1, 2), (3, 1): (3, 2), (0, 3): (0, 1),
    (2, 2): (2, 2), (4, 2): (2, 1), (1, 3): (3, 1), (3, 3): (0, 3), (0, 4): (1, 1),
    (2, 4): (3, 1), (4, 4): (0, 1), (4, 3): (3, 2),
}  # fmt: skip
"""Lot: owner and how many floors."""
_TOWERS = {(0, 0): (0, 2.5), (2, 1): (1, 1.9), (1, 2): (2, 1.9), (3, 0): (0, 1.5)}
"""Lot: owner and height."""


def paint_art(
    painter: QPainter, cache: PixmapCache, field: QRectF, ratio: float, palette: Palette
) -> None:
    view = fitted_view(field, 20.5, (LOTS / 2, LOTS / 2, 0.85))
    w = view.w
    edge = 0.42
    size = LOTS + 2 * edge
    paint_plate(painter, view, -edge, -edge, size, size, palette)
    paint_rhombus_line(painter, view, (0, 0, LOTS, LOTS), alpha(palette.ink, 0.85), 0.05 * w)
    lines = []
    for place in range(1, LOTS):
        lines.append((view.point(place, 0), view.point(place, LOTS)))
        lines.append((view.point(0, place), view.point(LOTS, place)))
    paint_lines(painter, lines, alpha(palette.ink, 0.45), 0.035 * w)
    for lots, share in ((_FLOORS, FLOOR), (_TOWERS, TOWER)):
        for (x, y), (_, high) in lots.items():
            gap = (1 - share) / 2
            levels = round(high) if share == TOWER else 0
            shadow = contact_shadow(
                cache, w, ratio, palette, on_paper=True, levels=levels, size=(share, share)
            )
            shadow.paint(painter, view.point(x + gap, y + gap))
    for x, y in sorted([*_FLOORS, *_TOWERS], key=lambda lot: (lot[0] + lot[1], lot[0])):
        if (x, y) in _FLOORS:
            owner, floors = _FLOORS[x, y]
            box = _box(x, y, FLOOR, floors * SLAB)
            paint_pile(painter, view, box, floors, palette.seats[owner])
        else:
            owner, high = _TOWERS[x, y]
            box = _box(x, y, TOWER, high + ROOF)
            paint_tower(painter, view, box, palette.seats[owner], palette, x + y)


def _box(x: float, y: float, share: float, high: float) -> Cuboid:
    """A building that covers this share of its lot."""
    gap = (1 - share) / 2
    return Cuboid(x + gap, y + gap, 0.0, share, share, high)
