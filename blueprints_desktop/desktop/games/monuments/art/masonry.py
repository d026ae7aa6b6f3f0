"""How a monument is painted: level by level, each throwing its shadow on what lies below it.

Within a level bricks are painted by rows: a plain sort by x + y is only safe for unit cubes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.dice.dice import occlusion_sprite
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import FALL, RISE, Cuboid
from blueprints_desktop.desktop.drawing.shadows import paint_soft, soft_reach
from blueprints_desktop.desktop.games.monuments.art.bricks import brick_sprite
from blueprints_desktop.desktop.games.monuments.art.monument import Laid, PlacedMonument

_FIRST, _MORE, _LONGEST = 0.62, 0.34, 2.1
"""How far a brick on the ground throws its shadow, how much further for each level, and at most."""
_FALLS = ((1.0, 0.42, 0.26), (0.45, 0.34, 0.18))
"""The layers of a shadow: their share of its length, how dark they are, and how soft."""
_SHARPEST = 1.2
"""Shadows are blurred as small as this spread allows: they are large, and drawn in a frame."""
_SLICE = 12
"""So many bricks are painted in one go."""

Unit = tuple[int, int, int]


class Masonry(NamedTuple):
    """Bricks where they stand, ghosts among them in their place, and what they are painted with."""

    standing: PlacedMonument
    bricks: Sequence[Laid]
    cache: PixmapCache
    ratio: float
    palette: Palette
    under: Callable[[QPainter, int], None] | None = None
    """Paints on the ground of each level before its bricks are painted."""

    def paint(self, painter: QPainter) -> None:
        """Bricks and the shadows they throw, all at once."""
        for _ in self.slices(painter):
            pass

    def slices(self, painter: QPainter) -> Iterator[None]:
        """The same in slices of a few milliseconds: a complete monument is more than a frame's work."""
        for kind, ghost in sorted({(brick.kind, brick.ghost) for brick in self.bricks}):
            self._sprite(kind, ghost)  # a single one is dear when it is drawn for the first time
            yield
        solid = [brick for brick in self.bricks if not brick.ghost]
        if any(brick.z == 0 for brick in solid):  # upper levels alone stand on others, not the plan
            for layer in _FALLS:
                self._paint_ground_shadow(painter, solid, *layer)
                yield
        units = _units(self.standing, solid)
        levels = [brick.z for brick in self.bricks] or [0]
        for level in range(0 if self.under is not None else min(levels), max(levels) + 2):
            if self.under is not None:
                self.under(painter, level)
            for number, brick in enumerate(self._to_be_seen(level, units), 1):
                corner = self.standing.corner(brick)
                self._sprite(brick.kind, brick.ghost).paint(painter, corner)
                if number % _SLICE == 0:
                    yield
            self._paint_level_shadow(painter, units, level)
            yield

    def _sprite(self, kind: int, ghost: bool) -> Sprite:
        return brick_sprite(
            self.cache, kind, self.standing.view.w, self.ratio, self.palette,
            crosswise=self.standing.crosswise, ghost=ghost,
        )  # fmt: skip

    def _to_be_seen(self, level: int, units: set[Unit]) -> list[Laid]:
        """The bricks of a level from far to near, without those that others cover."""
        standing = self.standing
        return standing.ordered(
            brick
            for brick in self.bricks
            if brick.z == level and (brick.ghost or _can_be_seen(standing, brick, units))
        )

    def _paint_ground_shadow(
        self, painter: QPainter, bricks: Sequence[Laid], share: float, strength: float, soft: float
    ) -> None:
        """A layer of it on the plan, one shape for all bricks."""
        standing = self.standing
        covered = {(brick.x, brick.y, brick.z) for brick in bricks}
        cast, sheet = QPainterPath(), QPainterPath()
        cast.setFillRule(Qt.FillRule.WindingFill)
        for brick in bricks:
            if (brick.x, brick.y, brick.z + 1) not in covered:
                cast.addPolygon(_swept(standing, standing.box(brick), _throw(brick) * share))
                cast.closeSubpath()
        sheet.addPolygon(standing.floor)
        with saved(painter):
            painter.setClipPath(sheet, Qt.ClipOperation.IntersectClip)
            colour = alpha(self.palette.shadow_on_paper, strength)
            paint_soft(painter, cast, colour, soft * standing.view.w, _SHARPEST)

    def _paint_level_shadow(self, painter: QPainter, units: set[Unit], level: int) -> None:
        """What stands on the next level darkens the tops of this one beside it."""
        view = self.standing.view
        for x, y, z in units:
            if z != level or (x, y, z + 1) in units:
                continue
            left, front = (x - 1, y, z + 1) in units, (x, y + 1, z + 1) in units
            if left or front:
                sprite = occlusion_sprite(self.cache, view.w, self.ratio, left, front)
                sprite.paint(painter, view.point(x, y, z))


def masonry_bounds(standing: PlacedMonument, bricks: Sequence[Laid]) -> QRectF:
    """What the picture of these bricks covers, shadows on the plan included."""
    if not bricks:
        return QRectF()
    lefts, tops, rights, bottoms = zip(
        *(_reach(standing.box(brick), _throw(brick)) for brick in bricks), strict=True
    )
    w, origin = standing.view.w, standing.view.origin
    soft = soft_reach(w * max(soft for _, _, soft in _FALLS), _SHARPEST)
    return QRectF(
        origin + QPointF(min(lefts), min(tops)) * w, origin + QPointF(max(rights), max(bottoms)) * w
    ).adjusted(-soft, -soft, soft, soft)


def _reach(box: Cuboid, length: float) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a brick and its shadow on the plan, in units of w.

    What ``_swept`` and the silhouette say in corners; a complete monument asks for it too often.
    """
    near_x, near_y = box.x + box.dx, box.y + box.dy
    fx, fy = FALL[0] * length, FALL[1] * length
    return (
        box.x - near_y,
        (box.x + box.y) * RISE - (box.z + box.dz),
        near_x + fx - (box.y + fy),
        (near_x + fx + near_y + fy) * RISE,
    )


def _throw(brick: Laid) -> float:
    """How far a brick throws its shadow on the plan."""
    return min(_LONGEST, _FIRST + _MORE * brick.z)


def _swept(standing: PlacedMonument, box: Cuboid, length: float) -> QPolygonF:
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


def _can_be_seen(standing: PlacedMonument, brick: Laid, units: set[Unit]) -> bool:
    """Some of its top or its two near sides is not covered by a neighbour."""
    return any(
        (x, y, z + 1) not in units or (x + 1, y, z) not in units or (x, y + 1, z) not in units
        for x, y, z in _units(standing, (brick,))
    )


def _units(standing: PlacedMonument, bricks: Iterable[Laid]) -> set[Unit]:
    """The unit cubes of the bricks, as they lie after the turns."""
    found = set()
    for brick in bricks:
        box = standing.box(brick)
        x, y = round(box.x), round(box.y)
        second = (x, y + 1) if standing.crosswise else (x + 1, y)
        found |= {(x, y, brick.z), (*second, brick.z)}
    return found


def paint_cut_off(
    painter: QPainter, standing: PlacedMonument, bricks: Sequence[Laid], palette: Palette
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
