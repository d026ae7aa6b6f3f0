"""World Monuments: a building of bricks, the next one already pencilled in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice import paint_dashed_contour
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.paper import (
    fitted_view,
    paint_plate,
    paint_rhombus_line,
)
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import Cuboid
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.solids import silhouette
from blueprints_desktop.desktop.games.monuments.art.pieces import (
    FINISH,
    NEUTRAL,
    ORANGE,
    RED,
    VIOLET,
    paint_brick,
)

if TYPE_CHECKING:
    from blueprints_desktop.games.monuments.options import Options

COURSE = 0.86
"""How high a course of bricks is."""


class ArtBrick(NamedTuple):
    kind: int
    level: int
    x: float
    y: float
    dx: float = 2.0
    dy: float = 1.0

    @property
    def box(self) -> Cuboid:
        return Cuboid(self.x, self.y, self.level * COURSE, self.dx, self.dy, COURSE)


def _course(kind: int, level: int, x: int, y: int, wide: int, deep: int) -> Iterator[ArtBrick]:
    """A full layer of long bricks, laid along x."""
    for row in range(deep):
        for place in range(0, wide, 2):
            yield ArtBrick(kind, level, x + place, y + row)


_BUILDING = (
    *_course(VIOLET, 0, 0, 0, 6, 4),
    *_course(RED, 1, 0, 0, 6, 4),
    *_course(NEUTRAL, 2, 1, 1, 4, 2),
    *(ArtBrick(NEUTRAL, 2, x, y, 1.0) for x in (0, 5) for y in (0, 3)),
    *(ArtBrick(ORANGE, 3, x, y, 1.0) for x in (0, 5) for y in (0, 3)),
    *_course(ORANGE, 3, 2, 1, 2, 2),
)
_NEXT = ArtBrick(NEUTRAL, 4, 2.0, 1.5, 2.0, 1.0)


def paint_art(
    painter: QPainter, cache: PixmapCache, field: QRectF, ratio: float, palette: Palette
) -> None:
    view = fitted_view(field, 19.3, (3.0, 2.0, 1.3))
    w = view.w
    paint_plate(painter, view, -0.6, -0.6, 7.2, 5.2, palette)
    paint_rhombus_line(painter, view, (-0.35, -0.35, 6.7, 4.7), alpha(palette.ink, 0.6), 0.05 * w)
    ground = contact_shadow(cache, w, ratio, palette, on_paper=True, levels=3, size=(6.0, 4.0))
    ground.paint(painter, view.point(0, 0))
    for brick in sorted(_BUILDING, key=lambda b: (b.level, b.x + b.y + b.dx / 2 + b.dy / 2)):
        paint_brick(painter, view, brick.kind, brick.box, palette)
    painter.setOpacity(0.62)
    paint_brick(painter, view, _NEXT.kind, _NEXT.box, palette)
    painter.setOpacity(1.0)
    ghost = silhouette(view, _NEXT.box, FINISH)
    paint_dashed_contour(painter, ghost, palette, max(1.4, 0.075 * w))


def paint_chosen(
    painter: QPainter,
    cache: PixmapCache,
    field: QRectF,
    ratio: float,
    palette: Palette,
    options: "Options",
) -> bool:
    """The monument that New game would build, complete."""
    from blueprints_desktop.desktop.games.monuments.art.monument import paint_model, site_of

    site = site_of(options.monument)
    if site is None:
        return False
    gap = 0.04 * field.width()
    area = field.adjusted(gap, gap, -gap, -gap)
    paint_model(painter, cache, area, ratio, palette, site)
    return True
