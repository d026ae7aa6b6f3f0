"""A monument of bricks: where each brick is, how it is painted, plans and elevations.

The picture of a whole monument is more than a frame's work. It is composed in slices ahead, or all
at once when it is wanted.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from blueprints_desktop.desktop.drawing.dice import occlusion_sprite
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import blank_image, closed_path, pixels, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite, device_bounds
from blueprints_desktop.desktop.drawing.projection import (
    RISE,
    Cuboid,
    View,
    turn,
    turned_size,
)
from blueprints_desktop.desktop.drawing.shadows import paint_soft, swept
from blueprints_desktop.desktop.drawing.solids import silhouette
from blueprints_desktop.desktop.games.monuments.art.pieces import BUILDERS, FINISH, brick_sprite
from blueprints_desktop.desktop.settings import game_folders
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.kit import parse_kit, read_data
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.options import Options
from blueprints_desktop.games.monuments.plan import Plan

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

    def at(self, brick: Laid, x: float, y: float, z: float) -> QPointF:
        """A point of a brick, in shares of its size."""
        box = self.box(brick)
        return self.view.point(box.x + x * box.dx, box.y + y * box.dy, box.z + z * box.dz)

    def corner(self, brick: Laid) -> QPointF:
        """The pixel of a brick's far floor corner, where its sprite is anchored."""
        return self.at(brick, 0.0, 0.0, 0.0)

    def silhouette(self, brick: Laid) -> QPainterPath:
        return silhouette(self.view, self.box(brick), FINISH)

    def top_middle(self, brick: Laid) -> QPointF:
        return self.at(brick, 0.5, 0.5, 1.0)

    def on_footprint(self, brick: Laid, across: float = 0.5, down: float = 0.5) -> QPointF:
        """A point of the ground that a brick needs, in shares of its length and breadth."""
        x, y = (down, across) if self.crosswise else (across, down)
        return self.at(brick, x, y, 0.0)

    def sides(self, brick: Laid) -> tuple[QPointF, QPointF]:
        """The middles of its two near sides."""
        return self.at(brick, 0.5, 1.0, 0.5), self.at(brick, 1.0, 0.5, 0.5)

    def footprint(self, brick: Laid, inset: float = 0.0, up: float = 0.0) -> QPainterPath:
        """The ground that a brick needs on the level it rests on, or its top if ``up`` is 1."""
        box = self.box(brick)
        z = box.z + up * box.dz
        left, far = box.x + inset, box.y + inset
        right, near = box.x + box.dx - inset, box.y + box.dy - inset
        return closed_path(
            self.view.polygon([(left, far, z), (right, far, z), (right, near, z), (left, near, z)])
        )

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


@frozen(eq=False)
class DrawnSite:
    """A plan and its bricks in the coordinates of the drawings, where row 0 is the near one."""

    plan: Plan

    def laid(self, brick: Brick, kind: int | None = None, *, ghost: bool = False) -> Laid:
        """A brick of the plan in its own colour, or as another ``kind``."""
        shown = brick.colour if kind is None else kind
        return Laid(shown, brick.x, self.plan.rows - 1 - brick.row, brick.level - 1, ghost)

    def points(self, brick: Brick) -> int:
        """What a brick of the plan scores."""
        return self.plan.points[self.plan.numbers[brick]]

    def built(self, mask: int) -> list[Laid]:
        """The bricks of a mask."""
        return [self.laid(brick) for brick in self.plan.in_mask(mask)]

    def by_builder(
        self, placed: Iterable[tuple[int, Seat]], colours: dict[Seat, int]
    ) -> list[tuple[Laid, Seat]]:
        """Bricks in the colours of those who set them, and who that was."""
        return [
            (self.laid(self.plan.bricks[number], BUILDERS + colours[seat]), seat)
            for number, seat in placed
        ]

    @cached_property
    def whole(self) -> tuple[Laid, ...]:
        """All bricks, in the order of the plan."""
        return tuple(self.laid(brick) for brick in self.plan.bricks)

    @cached_property
    def ground(self) -> MonumentExtent:
        return ground_for(self.whole, self.plan.width, self.plan.rows)

    @property
    def levels(self) -> int:
        return max(brick.level for brick in self.plan.bricks)


@cache
def site_of(monument: str) -> DrawnSite | None:
    """A monument with its plan; None if its file is gone or broken."""
    try:
        kit = parse_kit(read_data(Options(monument=monument), game_folders("monuments")))
    except GameError:
        return None
    return DrawnSite(kit.plan)


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


_SIDE_STEPS = 16
"""Steps in which the monument is moved to the middle."""


def room_beside(whole: QRectF, card: QRectF, ground: MonumentExtent, turns: int) -> QRectF:
    """The whole room if the plan does not touch the card, else the part beside or above it."""
    if card.isEmpty() or not closed_path(fitted(whole, ground, turns).floor).intersects(card):
        return whole
    beside, above = QRectF(whole), QRectF(whole)
    if card.center().x() < whole.center().x():
        beside.setLeft(card.right())
    else:
        beside.setRight(card.left())
    above.setBottom(card.top())

    def size(room: QRectF) -> float:
        return fitted(room, ground, turns).view.w

    return max((beside, above), key=size)


def monument_beside(
    whole: QRectF, card: QRectF, ground: MonumentExtent, turns: int
) -> PlacedMonument:
    """The largest monument beside the card, as near to the middle as the card allows.

    The plan is a rhombus: its corner can reach into the card's columns without touching the card.
    """
    standing = fitted(room_beside(whole, card, ground, turns), ground, turns)
    aside = whole.center().x() - standing.bounds.center().x()
    for step in range(_SIDE_STEPS, 0, -1):
        origin = standing.view.origin + QPointF(aside * step / _SIDE_STEPS, 0.0)
        nearer = standing._replace(view=standing.view._replace(origin=origin))
        if whole.contains(nearer.bounds) and not closed_path(nearer.floor).intersects(card):
            return nearer
    return standing


_ALONG, _ACROSS = (0.5, 0.36, 0.64, 0.24, 0.76), (0.5, 0.34, 0.66)
_SPOTS = sorted(
    ((along, across) for along in _ALONG for across in _ACROSS),
    key=lambda at: abs(at[0] - 0.5) * 2 + abs(at[1] - 0.5),
)
"""Points on a footprint, in shares of its length and breadth, the middle first."""


class Hiding:
    """The silhouettes of bricks that stand, made once: many places are asked about."""

    def __init__(self, standing: PlacedMonument, bricks: Iterable[Laid] = ()) -> None:
        self._standing = standing
        self._before = []
        for brick in bricks:
            path = standing.silhouette(brick)
            self._before.append((standing.turn_to_be_painted(brick), path, path.boundingRect()))

    def _later(self, brick: Laid, area: QRectF) -> Iterator[QPainterPath]:
        """Those of bricks that are painted later and lie about there."""
        own = self._standing.turn_to_be_painted(brick)
        for painted, path, bounds in self._before:
            if painted > own and bounds.intersects(area):
                yield path

    def cover_of(self, brick: Laid) -> QPainterPath:
        """Where others lie over it; empty: all is seen."""
        cover = QPainterPath()
        cover.setFillRule(Qt.FillRule.WindingFill)
        for path in self._later(brick, self._standing.silhouette(brick).boundingRect()):
            cover.addPath(path)
        return cover

    def spot_on_place(self, place: Laid, size: QSizeF) -> QRectF | None:
        """Room for a mark on the visible footprint of a place; None: too little is visible."""
        return self._spot(place, size, [self._standing.on_footprint(place, *at) for at in _SPOTS])

    def spot_on_brick(
        self, brick: Laid, size: QSizeF, taken: Collection[QRectF] = ()
    ) -> QRectF | None:
        """Room for a mark on the top or a near side of a brick; ``taken``: other marks."""
        middles = (self._standing.top_middle(brick), *self._standing.sides(brick))
        return self._spot(brick, size, middles, taken)

    def _spot(
        self, brick: Laid, size: QSizeF, middles: Iterable[QPointF], taken: Collection[QRectF] = ()
    ) -> QRectF | None:
        """A mark must not lie on the brick in front: it would be read as that brick's mark."""
        for middle in middles:
            room = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
            over = any(path.intersects(room) for path in self._later(brick, room))
            if not over and not any(room.intersects(other) for other in taken):
                return room
        return None

    def hides(self, brick: Laid, point: QPointF) -> bool:
        """Something else is seen at a ``point`` that belongs to it."""
        near = QRectF(point.x() - 0.5, point.y() - 0.5, 1.0, 1.0)
        return any(path.contains(point) for path in self._later(brick, near))


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
            self._sprite(kind, ghost)  # the first drawing of one is slow
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
            seen = [each for each in self.bricks if each.z == level and self._is_seen(each, units)]
            for number, brick in enumerate(self.standing.ordered(seen), 1):
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

    def _is_seen(self, brick: Laid, units: set[Unit]) -> bool:
        """Some of its top or its two near sides is not covered by a neighbour."""
        return brick.ghost or any(
            (x, y, z + 1) not in units or (x + 1, y, z) not in units or (x, y + 1, z) not in units
            for x, y, z in _units(self.standing, (brick,))
        )

    def _paint_ground_shadow(
        self, painter: QPainter, bricks: Sequence[Laid], share: float, strength: float, soft: float
    ) -> None:
        """A layer of it on the plan, one shape for all bricks."""
        standing, cast = self.standing, QPainterPath()
        covered = {(brick.x, brick.y, brick.z) for brick in bricks}
        cast.setFillRule(Qt.FillRule.WindingFill)
        for brick in bricks:
            if (brick.x, brick.y, brick.z + 1) not in covered:
                box, length = standing.box(brick), min(_LONGEST, _FIRST + _MORE * brick.z) * share
                cast.addPath(swept(standing.view, box.x, box.y, box.dx, box.dy, length))
        with saved(painter):
            painter.setClipPath(closed_path(standing.floor), Qt.ClipOperation.IntersectClip)
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


def paint_model(
    painter: QPainter,
    cache: PixmapCache,
    area: QRectF,
    ratio: float,
    palette: Palette,
    site: DrawnSite,
    built: Sequence[Laid] | None = None,
) -> None:
    """As large as it fits, on paper; ``built``: only these stand, the rest is drawn as a plan."""
    standing = fitted(area, site.ground)
    paint_plan(painter, standing, site.whole, palette, max(0.8, 0.045 * standing.view.w))
    stands = site.whole if built is None else built
    Masonry(standing, stands, cache, ratio, palette).paint(painter)


def paint_plan(
    painter: QPainter,
    standing: PlacedMonument,
    whole: Sequence[Laid],
    palette: Palette,
    line: float,
) -> None:
    """The outline of its ground, and where the bricks of the lowest level go."""
    floor = closed_path(standing.floor)
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


def paint_elevation(
    painter: QPainter, area: QRectF, bricks: Sequence[Laid], ink: QColor, scale: float = 1.0
) -> QRectF:
    """Fit the elevation into ``area``, standing on its lower edge; gives back what it covers."""
    if not bricks:
        return QRectF(area.bottomLeft(), area.bottomLeft())
    left, right = min(b.x for b in bricks), max(b.x + 2 for b in bricks)
    levels = max(b.z for b in bricks) + 1
    unit = min(area.width() / (right - left), area.height() / levels)
    start = area.center().x() - (right - left) * unit / 2
    nearest: dict[tuple[int, int], Laid] = {}
    for brick in bricks:
        for x in (brick.x, brick.x + 1):
            known = nearest.get((x, brick.z))
            if known is None or brick.y > known.y:
                nearest[x, brick.z] = brick
    painter.setPen(QPen(ink, max(0.9, 1.0 * scale)))
    for (x, z), brick in nearest.items():
        cell = QRectF(start + (x - left) * unit, area.bottom() - (z + 1) * unit, unit, unit)
        painter.drawLine(cell.topLeft(), cell.topRight())
        painter.drawLine(cell.bottomLeft(), cell.bottomRight())
        if nearest.get((x - 1, z)) is not brick:
            painter.drawLine(cell.topLeft(), cell.bottomLeft())
        if nearest.get((x + 1, z)) is None:
            painter.drawLine(cell.topRight(), cell.bottomRight())
    return QRectF(start, area.bottom() - levels * unit, (right - left) * unit, levels * unit)


# --- pictures that are more than a frame's work -------------------------------------------

Drawing = Callable[[QPainter], Iterator[None]]
"""Paints about the origin and stops after every slice, leaving the painter as it was."""
Slices = Iterator[Sprite | None]
"""A picture in the making: None for every slice, then the picture. No painter is open in between."""


def in_slices(bounds: QRectF, ratio: float, draw: Drawing) -> Slices:
    """Compose a picture that is anchored at the origin of its drawing."""
    bounds = device_bounds(bounds, ratio)
    image = blank_image(pixels(bounds.size(), ratio), ratio=ratio)
    painter, unfinished = QPainter(), True
    drawing = draw(painter)
    while unfinished:
        painter.begin(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(-bounds.topLeft())
        try:
            unfinished = next(drawing, False) is None
        finally:
            painter.end()
        yield None
    yield Sprite(QPixmap.fromImage(image), -bounds.topLeft(), ratio)


class Composer:
    """Keeps pictures by what they show; at most ``limit`` of them, if there is a limit."""

    def __init__(self, limit: int | None = None) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, Sprite] = OrderedDict()
        self._begun: tuple[Hashable, Slices] | None = None

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def clear(self) -> None:
        self._kept.clear()
        self._begun = None

    def picture(self, key: Hashable, make: Callable[[], Slices]) -> Sprite:
        """What is wanted now: what was begun ahead is finished, what was not is made."""
        if key not in self._kept:
            begun = self._begun
            for found in begun[1] if begun is not None and begun[0] == key else make():
                self._keep(key, found)
        self._kept.move_to_end(key)
        return self._kept[key]

    def ahead(self, key: Hashable, make: Callable[[], Slices]) -> Iterator[Callable[[], object]]:
        """Jobs that compose a picture, a slice each. The caller does one and asks for the next.

        They end early if the picture is wanted in between, or none of them is any more.
        """
        if key not in self._kept:
            begun = self._begun = key, make()
            while self._begun is begun:
                yield lambda: self._keep(key, next(begun[1]))

    def _keep(self, key: Hashable, picture: Sprite | None) -> None:
        """Keep a picture once it is finished."""
        if picture is not None:
            self._begun, self._kept[key] = None, picture
            while self._limit is not None and len(self._kept) > self._limit:
                self._kept.popitem(last=False)
