"""A monument small or large on a picture of its own: on its plan, complete or as far as it stands."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.games.monuments.art.masonry import Masonry
from blueprints_desktop.desktop.games.monuments.art.monument import (
    Laid,
    MonumentExtent,
    PlacedMonument,
    fitted,
)


def paint_model(
    painter: QPainter,
    cache: PixmapCache,
    area: QRectF,
    ratio: float,
    palette: Palette,
    ground: MonumentExtent,
    whole: Sequence[Laid],
    built: Sequence[Laid] | None = None,
) -> PlacedMonument:
    """As large as it fits, on paper; ``built``: only these stand, the rest is drawn as a plan."""
    standing = fitted(area, ground)
    paint_plan(painter, standing, whole, palette, max(0.8, 0.045 * standing.view.w))
    stands = whole if built is None else built
    Masonry(standing, stands, cache, ratio, palette).paint(painter)
    return standing


def paint_plan(
    painter: QPainter,
    standing: PlacedMonument,
    whole: Sequence[Laid],
    palette: Palette,
    line: float,
) -> None:
    """The outline of its ground, and where the bricks of the lowest level go."""
    x, y, wide, deep = standing.sheet
    corners = [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
    floor = QPainterPath()
    floor.addPolygon(standing.view.polygon(corners))
    floor.closeSubpath()
    painter.fillPath(floor, alpha(palette.paper_lit, 0.55))
    painter.strokePath(floor, QPen(alpha(palette.ink, 0.7), line))
    painter.setPen(QPen(alpha(palette.ink_2, 0.6), 0.75 * line))
    painter.drawLines(_joints(standing, [brick for brick in whole if brick.z == 0]))
    painter.setPen(Qt.PenStyle.NoPen)


def _joints(standing: PlacedMonument, bricks: Sequence[Laid]) -> list[QLineF]:
    """The edges of the bricks' grounds, unit by unit: those that two of them share only once."""
    edges = set()
    for brick in bricks:
        box = standing.box(brick)
        for along in range(round(box.dx)):
            x = box.x + along
            edges |= {((x, y), (x + 1.0, y)) for y in (box.y, box.y + box.dy)}
        for along in range(round(box.dy)):
            y = box.y + along
            edges |= {((x, y), (x, y + 1.0)) for x in (box.x, box.x + box.dx)}
    view = standing.view
    return [QLineF(view.point(*start), view.point(*end)) for start, end in sorted(edges)]
