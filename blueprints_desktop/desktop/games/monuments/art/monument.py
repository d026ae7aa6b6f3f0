"""A monument of bricks in the boards' common view: where it stands, and where each brick lies."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from blueprints_desktop.desktop.drawing.projection import (
    RISE,
    Cuboid,
    View,
    turn,
    turned_size,
)
from blueprints_desktop.desktop.drawing.solids import silhouette
from blueprints_desktop.desktop.games.monuments.art.bricks import FINISH

MARGIN = 0.8
"""How far the plan reaches beyond the monument, in floor units."""
HEADROOM = 0.7
"""Above the monument, for a flag on its highest brick."""


class Laid(NamedTuple):
    """A brick two units long in x, as the plan has it before any turn."""

    kind: int
    x: int
    y: int
    z: int
    ghost: bool = False


class MonumentExtent(NamedTuple):
    """How much room a monument takes."""

    width: int
    depth: int
    rises: tuple[float, ...]
    """For each of four turns: how far it stands out over the far corner of its plan."""


class PlacedMonument(NamedTuple):
    """A monument on its plan, after some quarter turns, on the screen."""

    ground: MonumentExtent
    turns: int
    view: View

    @property
    def crosswise(self) -> bool:
        return self.turns % 2 == 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and depth as they lie now."""
        return turned_size(self.ground.width, self.ground.depth, self.turns)

    def box(self, brick: Laid) -> Cuboid:
        """The cuboid of a brick after the turns."""
        wide, deep = self.ground.width, self.ground.depth
        one = turn(brick.x, brick.y, wide, deep, self.turns)
        other = turn(brick.x + 2, brick.y + 1, wide, deep, self.turns)
        x, y = min(one[0], other[0]), min(one[1], other[1])
        dx, dy = (1.0, 2.0) if self.crosswise else (2.0, 1.0)
        return Cuboid(x, y, float(brick.z), dx, dy, 1.0)

    def corner(self, brick: Laid) -> QPointF:
        """The pixel of a brick's far floor corner, where its sprite is anchored."""
        box = self.box(brick)
        return self.view.point(box.x, box.y, box.z)

    def silhouette(self, brick: Laid) -> QPainterPath:
        return silhouette(self.view, self.box(brick), FINISH)

    def top_middle(self, brick: Laid) -> QPointF:
        box = self.box(brick)
        return self.view.point(box.x + box.dx / 2, box.y + box.dy / 2, box.z + box.dz)

    def on_footprint(self, brick: Laid, across: float = 0.5, down: float = 0.5) -> QPointF:
        """A point of the ground that a brick needs, in shares of its length and breadth."""
        box = self.box(brick)
        if self.crosswise:
            across, down = down, across
        return self.view.point(box.x + across * box.dx, box.y + down * box.dy, box.z)

    def sides(self, brick: Laid) -> tuple[QPointF, QPointF]:
        """The middles of its two near sides."""
        box = self.box(brick)
        x, y, z = box.x + box.dx / 2, box.y + box.dy / 2, box.z + box.dz / 2
        return self.view.point(x, box.y + box.dy, z), self.view.point(box.x + box.dx, y, z)

    def footprint(self, brick: Laid, inset: float = 0.0) -> QPainterPath:
        """The ground that a brick needs, on the level it rests on."""
        return self._face(self.box(brick), 0.0, inset)

    def top(self, brick: Laid) -> QPainterPath:
        return self._face(self.box(brick), 1.0, 0.0)

    def _face(self, box: Cuboid, up: float, inset: float) -> QPainterPath:
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
        """From far to near."""
        return sorted(bricks, key=self.turn_to_be_painted)

    def turn_to_be_painted(self, brick: Laid) -> tuple[float, float, float]:
        """By level, then along the rows as they lie now."""
        box = self.box(brick)
        return (box.z, box.x, box.y) if self.crosswise else (box.z, box.y, box.x)

    @property
    def sheet(self) -> tuple[float, float, float, float]:
        """x, y, width and depth of the plan that it stands on."""
        wide, deep = self.size
        return -MARGIN, -MARGIN, wide + 2 * MARGIN, deep + 2 * MARGIN

    @property
    def floor(self) -> QPolygonF:
        """The plan as it lies on the screen."""
        x, y, wide, deep = self.sheet
        return self.view.polygon(
            [(x, y, 0), (x + wide, y, 0), (x + wide, y + deep, 0), (x, y + deep, 0)]
        )

    @property
    def bounds(self) -> QRectF:
        """Plan and monument, complete, with a flag over it."""
        floor = self.floor.boundingRect()
        return floor.adjusted(0.0, -self.ground.rises[self.turns] * self.view.w, 0.0, 0.0)


def ground_for(bricks: Sequence[Laid], width: int, depth: int) -> MonumentExtent:
    """The ground of a complete monument, with room for a flag on its highest brick."""
    rises = []
    for turns in range(4):
        standing = PlacedMonument(MonumentExtent(width, depth, ()), turns, View(1.0))
        highest = min(standing.corner(brick).y() - 1.0 for brick in bricks)
        rises.append(max(0.0, HEADROOM - highest - 2 * MARGIN * RISE))
    return MonumentExtent(width, depth, tuple(rises))


def fitted(
    rect: QRectF, ground: MonumentExtent, turns: int = 0, largest: float = 1e9
) -> PlacedMonument:
    """The monument as large as it fits into ``rect``."""
    around = ground.width + ground.depth + 4 * MARGIN
    high = around * RISE + ground.rises[turns]
    w = min(rect.width() / around, rect.height() / high, largest)
    w = max(4.0, round(w * 4) / 4)
    standing = PlacedMonument(ground, turns, View(w))
    bounds = standing.bounds
    return standing._replace(view=View(w, rect.center() - bounds.center()))
