"""Projekt Skyline: a quarter of the city, floors and finished towers of four owners."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.drawing.palette import Palette, Seat, Tones, alpha, lighter
from blueprints_desktop.desktop.drawing.paper import (
    fitted_view,
    paint_lines,
    paint_plate,
    paint_rhombus_line,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import Cuboid, Face, View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.solids import Decorate, Finish, paint_box
from blueprints_desktop.desktop.games.skyline.art.bodies import (
    FLOOR,
    SLAB,
    TOWER,
    paint_roof_sign,
    tones_of_seat,
)

LOTS = 5
_FINISH = Finish(bevel=0.03, corner=0.05, gloss=0.9)

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
            _paint_floors(painter, view, x, y, floors, palette.seats[owner])
        else:
            owner, high = _TOWERS[x, y]
            _paint_tower(painter, view, x, y, high, palette.seats[owner], palette)


def _paint_floors(
    painter: QPainter, view: View, x: float, y: float, floors: int, seat: Seat
) -> None:
    tones = tones_of_seat(seat)
    gap = (1 - FLOOR) / 2
    for level in range(floors):
        box = Cuboid(x + gap, y + gap, level * SLAB, FLOOR, FLOOR, SLAB)
        paint_box(painter, view, tones, box, _FINISH, _window_band(FLOOR, tones))
    paint_roof_sign(painter, view, x + 0.5, y + 0.5, floors * SLAB, 0.36, seat)


def _window_band(share: float, tones: Tones) -> Decorate:
    """A row of windows around a floor."""

    def decorate(painter: QPainter, face: Face) -> None:
        if face is not Face.TOP:
            count = 4
            step = share / count
            for place in range(count):
                light = alpha(lighter(tones.edge, 0.2), 0.75 if face is Face.LEFT else 0.45)
                painter.fillRect(QRectF(step * (place + 0.24), 0.12, step * 0.52, 0.12), light)

    return decorate


def _paint_tower(
    painter: QPainter, view: View, x: float, y: float, high: float, seat: Seat, palette: Palette
) -> None:
    """A plinth and a roof in the owner's colour, a white shaft with rows of windows."""
    gap = (1 - TOWER) / 2
    colour = tones_of_seat(seat)
    base = (1 - FLOOR) / 2
    paint_box(painter, view, colour, Cuboid(x + base, y + base, 0.0, FLOOR, FLOOR, 0.16), _FINISH)
    shaft = Cuboid(x + gap, y + gap, 0.16, TOWER, TOWER, high - 0.16)
    paint_box(painter, view, palette.tower, shaft, _FINISH, _windows(high - 0.16))
    roof = Cuboid(x + gap, y + gap, high, TOWER, TOWER, 0.20)
    paint_box(painter, view, colour, roof, _FINISH)
    paint_roof_sign(painter, view, x + 0.5, y + 0.5, high + 0.20, 0.34, seat)


def _windows(high: float) -> Decorate:
    rows = round(high / 0.21)

    def decorate(painter: QPainter, face: Face) -> None:
        if face is Face.TOP:
            return
        dim = QColor("#3A5578") if face is Face.LEFT else QColor("#2C415F")
        wide, tall = TOWER / 4, high / rows
        for row in range(rows):
            for column in range(4):
                pane = QRectF(wide * (column + 0.24), tall * (row + 0.22), wide * 0.54, tall * 0.56)
                painter.fillRect(pane, alpha(dim, 0.80))

    return decorate
