"""A monument of bricks in the boards' common view: where it stands, and how it is painted.

Bricks are painted level by level, within a level by rows: a plain sort by x + y is only safe for
unit cubes. Each level throws its shadow on the one below before it is painted.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QRegion

from blueprints_desktop.desktop.drawing.dice import occlusion_sprite
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.monuments.bricks import FINISH, brick_sprite
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import (
    FALL,
    RISE,
    Box,
    View,
    turn,
    turned_size,
)
from blueprints_desktop.desktop.drawing.solids import silhouette

MARGIN = 0.8
"""How far the plan reaches beyond the monument, in floor units."""
_FIRST, _MORE, _LONGEST = 0.62, 0.34, 2.1
"""How far a brick on the ground throws its shadow, how much further for each level, and at most."""
_FALLS = ((1.0, 0.42), (0.45, 0.34))
"""The layers of a shadow: their share of its length, and how dark they are."""
_COARSE = 4.0
"""How many times smaller shadows are drawn."""
HEADROOM = 0.7
"""Above the monument, for a flag on its highest brick."""


class Laid(NamedTuple):
    """A brick two units long in x, as the plan has it before any turn."""

    kind: int
    x: int
    y: int
    z: int
    ghost: bool = False


class Ground(NamedTuple):
    """How much room a monument takes."""

    width: int
    depth: int
    rises: tuple[float, ...]
    """For each of four turns: how far it stands out over the far corner of its plan."""


class Standing(NamedTuple):
    """A monument on its plan, after some quarter turns, on the screen."""

    ground: Ground
    turns: int
    view: View

    @property
    def crosswise(self) -> bool:
        return self.turns % 2 == 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and depth as they lie now."""
        return turned_size(self.ground.width, self.ground.depth, self.turns)

    def box(self, brick: Laid) -> Box:
        """The cuboid of a brick after the turns."""
        wide, deep = self.ground.width, self.ground.depth
        one = turn(brick.x, brick.y, wide, deep, self.turns)
        other = turn(brick.x + 2, brick.y + 1, wide, deep, self.turns)
        x, y = min(one[0], other[0]), min(one[1], other[1])
        dx, dy = (1.0, 2.0) if self.crosswise else (2.0, 1.0)
        return Box(x, y, float(brick.z), dx, dy, 1.0)

    def corner(self, brick: Laid) -> QPointF:
        """The pixel of a brick's far floor corner, where its sprite is anchored."""
        box = self.box(brick)
        return self.view.point(box.x, box.y, box.z)

    def silhouette(self, brick: Laid) -> QPainterPath:
        return silhouette(self.view, self.box(brick), FINISH)

    def top_middle(self, brick: Laid) -> QPointF:
        box = self.box(brick)
        return self.view.point(box.x + box.dx / 2, box.y + box.dy / 2, box.z + box.dz)

    def footprint(self, brick: Laid, inset: float = 0.0) -> QPainterPath:
        """The ground that a brick needs, on the level it rests on."""
        return self._face(self.box(brick), 0.0, inset)

    def top(self, brick: Laid) -> QPainterPath:
        return self._face(self.box(brick), 1.0, 0.0)

    def _face(self, box: Box, up: float, inset: float) -> QPainterPath:
        z = box.z + up * box.dz
        left, far = box.x + inset, box.y + inset
        right, near = box.x + box.dx - inset, box.y + box.dy - inset
        path = QPainterPath()
        path.addPolygon(
            self.view.polygon([(left, far, z), (right, far, z), (right, near, z), (left, near, z)])
        )
        path.closeSubpath()
        return path

    def ordered(self, bricks: Iterable[Laid]) -> list[Laid]:
        """From far to near: by level, then along the rows as they lie now."""

        def place(brick: Laid) -> tuple[float, float, float]:
            box = self.box(brick)
            return (box.z, box.x, box.y) if self.crosswise else (box.z, box.y, box.x)

        return sorted(bricks, key=place)

    @property
    def sheet(self) -> tuple[float, float, float, float]:
        """x, y, width and depth of the plan that it stands on."""
        wide, deep = self.size
        return -MARGIN, -MARGIN, wide + 2 * MARGIN, deep + 2 * MARGIN

    @property
    def bounds(self) -> QRectF:
        """Plan and monument, complete, with a flag over it."""
        x, y, wide, deep = self.sheet
        floor = self.view.polygon(
            [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
        ).boundingRect()
        return floor.adjusted(0.0, -self.ground.rises[self.turns] * self.view.w, 0.0, 0.0)


def ground_for(bricks: Sequence[Laid], width: int, depth: int) -> Ground:
    """The ground of a complete monument, with room for a flag on its highest brick."""
    rises = []
    for turns in range(4):
        standing = Standing(Ground(width, depth, ()), turns, View(1.0))
        highest = min(standing.corner(brick).y() - 1.0 for brick in bricks)
        rises.append(max(0.0, HEADROOM - highest - 2 * MARGIN * RISE))
    return Ground(width, depth, tuple(rises))


def fitted(rect: QRectF, ground: Ground, turns: int = 0, largest: float = 1e9) -> Standing:
    """The monument as large as it fits into ``rect``."""
    around = ground.width + ground.depth + 4 * MARGIN
    high = around * RISE + ground.rises[turns]
    w = min(rect.width() / around, rect.height() / high, largest)
    w = max(4.0, round(w * 4) / 4)
    standing = Standing(ground, turns, View(w))
    bounds = standing.bounds
    return standing._replace(view=View(w, rect.center() - bounds.center()))


# --- painting -----------------------------------------------------------------------------


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
    solid = [brick for brick in bricks if not brick.ghost]
    _paint_ground_shadow(painter, standing, solid, palette)
    units = _units(standing, solid)
    for level in range(max((brick.z for brick in bricks), default=0) + 2):
        if under is not None:
            under(painter, level)
        here = [
            brick
            for brick in bricks
            if brick.z == level and (brick.ghost or _can_be_seen(standing, brick, units))
        ]
        for brick in standing.ordered(here):
            sprite = brick_sprite(
                cache, brick.kind, standing.view.w, ratio, palette,
                crosswise=standing.crosswise, ghost=brick.ghost,
            )  # fmt: skip
            sprite.paint(painter, standing.corner(brick))
        _paint_level_shadow(painter, cache, standing, units, level, ratio)


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
    area = standing.bounds
    x, y, wide, deep = standing.sheet
    sheet = standing.view.polygon(
        [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
    )
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
            length = min(_LONGEST, _FIRST + _MORE * brick.z)
            brush.drawPolygon(_swept(standing, standing.box(brick), length * share))
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
