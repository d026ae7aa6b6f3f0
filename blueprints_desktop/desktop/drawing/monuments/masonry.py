"""How a monument is painted: level by level, each throwing its shadow on what lies below it.

Within a level bricks are painted by rows: a plain sort by x + y is only safe for unit cubes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QRegion

from blueprints_desktop.desktop.drawing.dice import occlusion_sprite
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.monuments.bricks import brick_sprite
from blueprints_desktop.desktop.drawing.monuments.monument import Laid, Standing
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import FALL, Box

_FIRST, _MORE, _LONGEST = 0.62, 0.34, 2.1
"""How far a brick on the ground throws its shadow, how much further for each level, and at most."""
_FALLS = ((1.0, 0.42), (0.45, 0.34))
"""The layers of a shadow: their share of its length, and how dark they are."""
_COARSE = 4.0
"""How many times smaller shadows are drawn."""
_SLICE = 12
"""So many bricks are painted in one go."""


def paint_monument(
    painter: QPainter,
    cache: PixmapCache,
    standing: Standing,
    bricks: Sequence[Laid],
    ratio: float,
    palette: Palette,
    under: Callable[[QPainter, int], None] | None = None,
) -> None:
    """All bricks that stand, ghosts among them in their place, and the shadows they throw.

    ``under`` paints on the ground of each level before its bricks are painted.
    """
    for _ in masonry(painter, cache, standing, bricks, ratio, palette, under):
        pass


def masonry(
    painter: QPainter,
    cache: PixmapCache,
    standing: Standing,
    bricks: Sequence[Laid],
    ratio: float,
    palette: Palette,
    under: Callable[[QPainter, int], None] | None = None,
) -> Iterator[None]:
    """The same in slices of a few milliseconds: a complete monument is more than a frame's work."""
    for kind, ghost in sorted({(brick.kind, brick.ghost) for brick in bricks}):
        brick_sprite(  # a single one is dear when it is drawn for the first time
            cache, kind, standing.view.w, ratio, palette,
            crosswise=standing.crosswise, ghost=ghost,
        )  # fmt: skip
        yield
    solid = [brick for brick in bricks if not brick.ghost]
    if any(brick.z == 0 for brick in solid):  # upper levels alone stand on others, not on the plan
        _paint_ground_shadow(painter, standing, solid, palette)
    units = _units(standing, solid)
    yield
    levels = [brick.z for brick in bricks] or [0]
    for level in range(0 if under is not None else min(levels), max(levels) + 2):
        if under is not None:
            under(painter, level)
        here = [
            brick
            for brick in bricks
            if brick.z == level and (brick.ghost or _can_be_seen(standing, brick, units))
        ]
        for number, brick in enumerate(standing.ordered(here), 1):
            sprite = brick_sprite(
                cache, brick.kind, standing.view.w, ratio, palette,
                crosswise=standing.crosswise, ghost=brick.ghost,
            )  # fmt: skip
            sprite.paint(painter, standing.corner(brick))
            if number % _SLICE == 0:
                yield
        _paint_level_shadow(painter, cache, standing, units, level, ratio)
        yield


def masonry_bounds(standing: Standing, bricks: Sequence[Laid]) -> QRectF:
    """What the picture of these bricks covers, shadows on the plan included."""
    around = QRectF()
    for brick in bricks:
        around |= standing.silhouette(brick).boundingRect()
        around |= _swept(standing, standing.box(brick), _throw(brick)).boundingRect()
    soft = 2.0 * _COARSE
    return around.adjusted(-soft, -soft, soft, soft)


def _throw(brick: Laid) -> float:
    """How far a brick throws its shadow on the plan."""
    return min(_LONGEST, _FIRST + _MORE * brick.z)


def _swept(standing: Standing, box: Box, length: float) -> QPolygonF:
    """The floor that a brick on it darkens, ``length`` units far along the light."""
    fx, fy = FALL[0] * length, FALL[1] * length
    x, y, dx, dy = box.x, box.y, box.dx, box.dy
    return standing.view.polygon(
        [
            (x, y, 0.0),
            (x + fx, y + fy, 0.0),
            (x + dx + fx, y + fy, 0.0),
            (x + dx + fx, y + dy + fy, 0.0),
            (x + dx, y + dy, 0.0),
            (x, y + dy, 0.0),
        ]
    )


def _paint_ground_shadow(
    painter: QPainter, standing: Standing, bricks: Sequence[Laid], palette: Palette
) -> None:
    """On the plan; drawn small and enlarged, which makes it soft and quick."""
    area, sheet = standing.bounds, standing.floor
    size = (area.size() / _COARSE).toSize()
    covered = {(brick.x, brick.y, brick.z) for brick in bricks}
    highest = [brick for brick in bricks if (brick.x, brick.y, brick.z + 1) not in covered]
    for share, strength in _FALLS:
        small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        small.fill(QColor(0, 0, 0, 0))
        brush = QPainter(small)
        brush.scale(size.width() / area.width(), size.height() / area.height())
        brush.translate(-area.topLeft())
        brush.setClipRegion(QRegion(sheet.toPolygon()))
        brush.setPen(Qt.PenStyle.NoPen)
        brush.setBrush(palette.shadow_on_paper)
        for brick in highest:
            brush.drawPolygon(_swept(standing, standing.box(brick), _throw(brick) * share))
        brush.end()
        before = painter.opacity()
        painter.setOpacity(before * strength)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(area, small)
        painter.setOpacity(before)


def _paint_level_shadow(
    painter: QPainter,
    cache: PixmapCache,
    standing: Standing,
    units: set[tuple[int, int, int]],
    level: int,
    ratio: float,
) -> None:
    """What stands on the next level darkens the tops of this one beside it."""
    w = standing.view.w
    for x, y, z in units:
        if z != level or (x, y, z + 1) in units:
            continue
        left, front = (x - 1, y, z + 1) in units, (x, y + 1, z + 1) in units
        if left or front:
            sprite = occlusion_sprite(cache, w, ratio, left, front)
            sprite.paint(painter, standing.view.point(x, y, z))


def _can_be_seen(standing: Standing, brick: Laid, units: set[tuple[int, int, int]]) -> bool:
    """Some of its top or its two near sides is not covered by a neighbour."""
    return any(
        (x, y, z + 1) not in units or (x + 1, y, z) not in units or (x, y + 1, z) not in units
        for x, y, z in _units(standing, (brick,))
    )


def _units(standing: Standing, bricks: Iterable[Laid]) -> set[tuple[int, int, int]]:
    """The unit cubes of the bricks, as they lie after the turns."""
    found = set()
    for brick in bricks:
        box = standing.box(brick)
        x, y = round(box.x), round(box.y)
        second = (x, y + 1) if standing.crosswise else (x + 1, y)
        found |= {(x, y, brick.z), (*second, brick.z)}
    return found


def paint_cut_off(
    painter: QPainter, standing: Standing, bricks: Sequence[Laid], palette: Palette
) -> None:
    """What a section has taken away: one thin dashed outline for each block."""
    if not bricks:
        return
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for brick in bricks:
        whole.addPath(standing.silhouette(brick))
    outline = whole.simplified()
    painter.fillPath(outline, alpha(QColor("#FFFFFF"), 0.07))
    painter.strokePath(outline, QPen(alpha(palette.paper_edge, 0.55), 2.6))
    painter.strokePath(outline, dashed_pen(palette.ink, 1.3, 5.0, 3.6))
