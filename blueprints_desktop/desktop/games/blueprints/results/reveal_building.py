"""A finished building on its plan: ground, shadows and dice, painted far to near."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.dice import occlusion_sprite
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import lying_letters, paint_lying_hatching
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import (
    RISE,
    View,
    painting_order,
    rounded_polygon,
)
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import solid_die
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import Die, material_of
from blueprints_desktop.games.blueprints.spaces import COLUMNS, ROWS

Building = Sequence[Sequence[Die]]

FLOOR_WIDTH = COLUMNS + ROWS
FLOOR_DEPTH = (COLUMNS + ROWS) * RISE
"""What the six spaces cover on the screen, in units of w."""


@frozen
class DieLook:
    """How a die is painted at a moment."""

    glow: float = 0.0
    """Pencil contour, 0 to 1."""
    opacity: float = 1.0
    raised: float = 0.0
    """Pixels above its place: it is still falling."""


DieLooks = Callable[[int, int], DieLook]
"""By space and level."""


def plain(_space: int, _level: int) -> DieLook:
    return DieLook()


def place_of(space: int) -> tuple[int, int]:
    """Where a space of the card lies on the floor: x to the lower right, y to the lower left."""
    row, column = divmod(space, COLUMNS)
    return column, row


def rise_above_floor(building: Building) -> float:
    """How far the building stands out above the far corner of its floor, in units of w."""
    tops = [0.0]
    for space, stack in enumerate(building):
        x, y = place_of(space)
        if stack:
            tops.append(len(stack) - (x + y) * RISE)
    return max(tops)


def standing_view(w: float, foot: QPointF) -> View:
    """The view whose floor is centred on ``foot`` and ends there at its near corner."""
    return View(w, QPointF(foot.x() + (ROWS - COLUMNS) * w / 2, foot.y() - FLOOR_DEPTH * w))


def paint_ground(
    painter: QPainter, view: View, heights: Sequence[int], building: Building, look: Look
) -> None:
    """The plan on the paper: outline, hatching, and the height of what stayed empty."""
    palette = look.palette
    line = max(1.0, 0.042 * view.w)
    for space, height in enumerate(heights):
        x, y = place_of(space)
        if not height:
            paint_lying_hatching(painter, view, x, y, palette)
        elif not building[space]:
            with saved(painter):
                letters = lying_letters(view, x + 0.5, y + 0.5)
                painter.setTransform(letters, True)
                size = max(8.0, 0.74 * view.w)
                write(
                    painter, str(height), QPointF(0, 0), Type(size, 600), palette.ink, Anchor.MIDDLE
                )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(alpha(palette.ink, 0.6), line * 0.7))
    for column in range(1, COLUMNS):
        painter.drawLine(view.point(column, 0), view.point(column, ROWS))
    for row in range(1, ROWS):
        painter.drawLine(view.point(0, row), view.point(COLUMNS, row))
    painter.setPen(QPen(palette.ink, line))
    corners = [(0, 0, 0), (COLUMNS, 0, 0), (COLUMNS, ROWS, 0), (0, ROWS, 0)]
    painter.drawPolygon(view.polygon(corners))
    painter.setPen(Qt.PenStyle.NoPen)


def plan_sprite(
    w: float, heights: Sequence[int], building: Building, look: Look, ratio: float
) -> Sprite:
    """The same drawn once, for a plan that stays while dice fall on it; its origin is the view's."""
    view = View(w)
    corners = view.polygon([(0, 0, 0), (COLUMNS, 0, 0), (COLUMNS, ROWS, 0), (0, ROWS, 0)])
    bounds = corners.boundingRect().adjusted(-4.0, -4.0, 4.0, 4.0)
    what = ("plan", w, tuple(heights), tuple(map(bool, building)), look.scale)
    return look.pixmaps.sprite(
        what, bounds, ratio, look.palette,
        lambda painter: paint_ground(painter, view, heights, building, look),
    )  # fmt: skip


def paint_shadows(
    painter: QPainter, view: View, building: Building, look: Look, ratio: float
) -> None:
    for space, stack in enumerate(building):
        if stack:
            x, y = place_of(space)
            clear = all(look.palette.materials[material_of(die)].clear for die in stack)
            contact_shadow(
                look.pixmaps, view.w, ratio, look.palette,
                on_paper=True, levels=len(stack), clear=clear,
            ).paint(painter, view.point(x, y))  # fmt: skip


def paint_dice(
    painter: QPainter,
    view: View,
    building: Building,
    look: Look,
    ratio: float,
    looks: DieLooks = plain,
    within: QRectF | None = None,
) -> None:
    """All dice, far to near; a taller neighbour shades the top beside it.

    ``within``: only those that show there.
    """
    tall = {place_of(space): len(stack) for space, stack in enumerate(building)}
    spaces = {place_of(space): space for space in range(len(building))}
    cells = [(x, y, z) for (x, y), high in tall.items() for z in range(high)]
    for x, y, z in painting_order(cells):
        space = spaces[x, y]
        die = building[space][z]
        shown = looks(space, z)
        if shown.opacity <= 0.0:
            continue
        at = view.point(x, y, z) - QPointF(0.0, shown.raised)
        body = solid_die(die, view.w, look, ratio)
        if within is not None and not body.bounds.translated(at).intersects(within):
            continue
        body.paint(painter, at, shown.opacity)
        left, front = tall.get((x - 1, y), 0) > z + 1, tall.get((x, y + 1), 0) > z + 1
        if (left or front) and z + 1 == tall[x, y] and not shown.raised:
            shade = occlusion_sprite(look.pixmaps, view.w, ratio, left, front)
            shade.paint(painter, at, shown.opacity)
        if shown.glow > 0.0:
            contour_sprite(view.w, look, ratio).paint(painter, at, shown.glow)


def contour_sprite(w: float, look: Look, ratio: float) -> Sprite:
    """The pencil line around a lit die; it fades by its opacity."""
    view = View(w)
    body = rounded_polygon(view.outline(), 0.1 * w)
    wide = max(3.0, 0.10 * w)

    def draw(painter: QPainter) -> None:
        painter.strokePath(body, QPen(look.palette.pencil, wide))
        painter.strokePath(body, QPen(alpha(QColor("#FFFFFF"), 0.9), max(1.0, 0.026 * w)))

    bounds = body.boundingRect().adjusted(-wide, -wide, wide, wide)
    return look.pixmaps.sprite(("die contour", w), bounds, ratio, look.palette, draw)
