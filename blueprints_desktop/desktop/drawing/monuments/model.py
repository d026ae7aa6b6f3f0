"""A monument small or large on a picture of its own: on its plan, complete or as far as it stands."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.monuments.masonry import paint_monument
from blueprints_desktop.desktop.drawing.monuments.monument import Ground, Laid, Standing, fitted
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache


def paint_model(
    painter: QPainter,
    cache: PixmapCache,
    area: QRectF,
    ratio: float,
    palette: Palette,
    ground: Ground,
    whole: Sequence[Laid],
    built: Sequence[Laid] | None = None,
) -> Standing:
    """As large as it fits, on paper; ``built``: only these stand, the rest is drawn as a plan."""
    standing = fitted(area, ground)
    paint_plan(painter, standing, whole, palette, max(0.8, 0.045 * standing.view.w))
    stands = whole if built is None else built
    paint_monument(painter, cache, standing, stands, ratio, palette)
    return standing


def paint_plan(
    painter: QPainter, standing: Standing, whole: Sequence[Laid], palette: Palette, line: float
) -> None:
    """The outline of its ground, and where the bricks of the lowest level go."""
    x, y, wide, deep = standing.sheet
    corners = [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
    floor = QPainterPath()
    floor.addPolygon(standing.view.polygon(corners))
    floor.closeSubpath()
    painter.fillPath(floor, alpha(palette.paper_lit, 0.55))
    painter.strokePath(floor, QPen(alpha(palette.ink, 0.7), line))
    for brick in whole:
        if brick.z == 0:
            painter.strokePath(
                standing.footprint(brick), QPen(alpha(palette.ink_2, 0.45), 0.75 * line)
            )
