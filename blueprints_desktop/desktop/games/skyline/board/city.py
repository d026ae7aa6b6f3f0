"""The city on the table: where its things are, the board, and what stands on it.

Cells and places of the street keep their numbers however the board is turned; only ``CityView`` knows
that it can be. What stands there is a ``Scenery``. Animations change it; nothing here knows why.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from math import inf
from operator import itemgetter
from typing import NamedTuple

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path, oval
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, View, turn, turn_cell
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.games.skyline.art.city import (
    EDGE,
    FINISHED,
    INSET,
    LIGHTS,
    ROUND,
    SIDE,
    SINKING,
    SUNK,
    Kind,
    architect_sprite,
    building_sprite,
    footprint_of,
    ground_size,
    ground_sprite,
    height_of,
    outline_of,
    pawn_sprite,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import (
    SkylineModel,
    Standing,
    buildings_of,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import LENGTH

Spot = tuple[float, float]
"""A place on the floor: column and row, as they are before the board is turned."""
_ACROSS, _UP = (-0.15, 0.0, 0.15), (0.0, -0.4, -0.9)
"""Points of a figure that are to be seen, in units of w."""
_ASIDE = 0.16
"""So far at the right of the sign on a roof the architect stands."""


def centre_of(cell: int) -> Spot:
    row, column = divmod(cell, SIDE)
    return column + 0.5, row + 0.5


def street_spot(place: float) -> Spot:
    """The middle of a place of the street; between two of them for a pawn on its way."""
    side, along = divmod(place % LENGTH, SIDE + 1)
    return turn(along - 0.5, -0.5, SIDE, SIDE, int(side))


@frozen
class CityView:
    """The board with so many quarter turns, seen at a size and from a place."""

    view: View
    turns: int = 0

    @property
    def w(self) -> float:
        return self.view.w

    def turned(self, spot: Spot) -> Spot:
        return turn(*spot, SIDE, SIDE, self.turns)

    def covers(self, rect: QRectF) -> bool:
        """Whether a part of the board lies under a rectangle."""
        middle = self.point((SIDE / 2, SIDE / 2))
        near = QPointF(
            min(max(middle.x(), rect.left()), rect.right()),
            min(max(middle.y(), rect.top()), rect.bottom()),
        )
        x, y = self.view.floor(near)
        return -1.0 - EDGE < x < SIDE + 1.0 + EDGE and -1.0 - EDGE < y < SIDE + 1.0 + EDGE

    def lot(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell as one sees them."""
        row, column = divmod(cell, SIDE)
        return turn_cell(column, row, SIDE, SIDE, self.turns)

    def point(self, spot: Spot, z: float = 0.0) -> QPointF:
        return self.view.point(*self.turned(spot), z)

    def depth(self, spot: Spot) -> float:
        """Higher values are nearer to the viewer."""
        return sum(self.turned(spot))

    def origin(self, spot: Spot, z: float = 0.0) -> QPointF:
        """Where the picture of a building goes whose middle is at the spot."""
        x, y = self.turned(spot)
        return self.view.point(x - 0.5, y - 0.5, z)

    def middle(self, cell: int, z: float = 0.0) -> QPointF:
        return self.point(centre_of(cell), z)

    def rhombus(self, cell: int, inset: float = INSET) -> QPainterPath:
        return closed_path(self.view.rhombus(*self.lot(cell), 0.0, inset))

    def area(self, cell: int) -> QRectF:
        return self.rhombus(cell).boundingRect()

    def ground(self, cells: Iterable[int]) -> QPainterPath:
        """The lots of a chain as one area."""
        whole = QPainterPath()
        for cell in cells:
            whole = whole.united(self.rhombus(cell, -0.01))
        return whole

    def street_area(self, place: int, inset: float = 0.08) -> QPainterPath:
        """A place of the street as one may light it up."""
        x, y = self.turned(street_spot(place))
        if place % (SIDE + 1):
            return closed_path(self.view.rhombus(x - 0.5, y - 0.5, 0.0, inset))
        radius = ROUND * 1.4142 * self.w
        return oval(self.view.point(x, y), radius, radius * RISE)

    def outline(self, cell: int, floors: int, sunk: float = 0.0) -> QPainterPath:
        return outline_of(self.view, *self.lot(cell), floors, sunk)

    def cell_at(self, point: QPointF) -> int | None:
        """The lot on the ground under a pixel."""
        x, y = self.view.floor(point)
        return self._seen_at(int(x), int(y)) if 0 <= x < SIDE and 0 <= y < SIDE else None

    def _seen_at(self, x: int, y: int) -> int:
        """The cell that one sees in a column and row."""
        column, row = turn_cell(x, y, SIDE, SIDE, -self.turns)
        return row * SIDE + column

    def place_at(self, point: QPointF) -> int | None:
        """The place of the street under a pixel."""
        areas = (self.street_area(place, 0.0) for place in range(LENGTH))
        return next((place for place, area in enumerate(areas) if area.contains(point)), None)

    def lot_behind(self, cell: int) -> int | None:
        """The lot straight behind, the only one that a tower on this one covers too much of."""
        x, y = self.lot(cell)
        return self._seen_at(x - 1, y - 1) if x and y else None

    def stands_before(self, cell: int, other: int) -> bool:
        """Whether a tower on the cell may cover anything of the other lot."""
        (x, y), (far_x, far_y) = self.lot(cell), self.lot(other)
        return cell != other and 0 <= x - far_x <= 2 and 0 <= y - far_y <= 2

    def architect_at(self, spot: Spot, lift: float = 0.0) -> QPointF:
        """Where the architect stands on a roof: he leaves the sign on it to be seen."""
        x, y = self.turned(spot)
        return self.view.point(x + _ASIDE, y - _ASIDE, lift)

    def tower_hides(self, cell: int, spot: Spot, at: QPointF) -> bool:
        """Whether a tower on the cell would cover more than a bit of a figure at the spot."""
        if self.depth(spot) >= self.depth(centre_of(cell)):
            return False
        tower = self.outline(cell, FINISHED)
        parts = (at + QPointF(*part) * self.w for part in product(_ACROSS, _UP))
        return sum(tower.contains(part) for part in parts) > 1


def fitted(room: QRectF, turns: int = 0, above: float = 0.0, below: float = 0.0) -> CityView:
    """The largest city that fits, with so much kept free above and below it."""
    wide, high = ground_size(1.0)
    w = min(room.width() / wide, (room.height() - above - below) / high)
    spare = room.height() - above - below - high * w
    top = room.top() + above + 0.35 * spare
    return CityView(View(w, QPointF(room.center().x(), top + 2 * EDGE * RISE * w)), turns)


# --- layers of the scene ------------------------------------------------------------------


class CityLayer(ScenePart):
    """A part that is as large as the room and drawn by the city's own coordinates."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.city = CityView(View(20.0))

    def stand(self, city: CityView, rect: QRectF, look: Look, ratio: float) -> None:
        turned, self.city = city != self.city, city
        self.arrange(rect, look, ratio)
        if turned:
            self.arranged()
            self.update()


class GroundPart(CityLayer):
    """The board under the city: one picture, painted every time so that it is not forgotten."""

    def draw(self, painter: QPainter) -> None:
        sprite = ground_sprite(self.look, self.city.w, self.ratio, self.city.turns)
        sprite.paint(painter, self.city.view.origin)

    def draw_ahead(self) -> Iterator[Job]:
        """The board from its other sides."""
        for turns in (1, 3, 2):
            turned = (self.city.turns + turns) % 4
            yield partial(ground_sprite, self.look, self.city.w, self.ratio, turned)


def paint_lit_lot(
    painter: QPainter, city: CityView, cell: int, palette: Palette, strength: float, wide: float
) -> None:
    """A lot that may be chosen."""
    area = city.rhombus(cell, 0.07)
    painter.fillPath(area, alpha(palette.pencil, strength))
    painter.strokePath(area, QPen(palette.pencil, wide))


def paint_chain(
    painter: QPainter, city: CityView, cells: Collection[int], owner: Seat, scale: float
) -> None:
    """The ground of a chain in its owner's colour."""
    area = city.ground(cells)
    painter.fillPath(area, alpha(lighter(owner.body, 0.35), 0.42))
    painter.strokePath(area, round_pen(lighter(owner.body, 0.55), 2.4 * scale))


# --- what stands in the city --------------------------------------------------------------

_FAN = ((0.0, 0.0), (0.26, -0.10), (-0.26, 0.10), (0.05, 0.30))
"""How pawns on one place of the street stand beside one another."""
ARCHITECT = -1
"""The architect among the figures that move; the others are seats."""


@frozen
class Moving:
    """A building on its way: above a spot, at a height."""

    owner: int
    floors: int
    spot: Spot
    z: float = 0.0
    opacity: float = 1.0


@frozen
class Scenery:
    """All that stands in the city."""

    buildings: Mapping[int, Standing] = field(factory=dict)
    pawns: tuple[float, ...] = ()
    """By seat, a place of the street."""
    architect: Spot | None = None
    moving: tuple[Moving, ...] = ()
    hop: float = 0.0
    """How high the figure that moves is lifted."""
    hopping: int | None = None
    """The seat whose pawn moves, or the architect."""

    def without(self, *cells: int) -> "Scenery":
        left = {cell: kind for cell, kind in self.buildings.items() if cell not in cells}
        return evolve(self, buildings=left)

    def having(self, buildings: Mapping[int, Standing]) -> "Scenery":
        """Something more stands there; nothing is on its way any more."""
        return evolve(self, buildings={**self.buildings, **buildings}, moving=())


def scenery_of(state: State) -> Scenery:
    """What stands in the city in a position."""
    architect = centre_of(state.architect) if state.architect < CELLS else None
    return Scenery(buildings_of(state.board), tuple(map(float, state.pawns)), architect)


class _Thing(NamedTuple):
    """Something that is painted: farther things first, figures after the building they are on."""

    depth: float
    order: int
    sprite: Sprite
    at: QPointF
    opacity: float = 1.0

    @property
    def key(self) -> tuple[int, float, float, float]:
        return id(self.sprite), self.at.x(), self.at.y(), self.opacity

    @property
    def area(self) -> QRectF:
        return self.sprite.bounds.translated(self.at)


class CityPart(CityLayer):
    """Buildings, pawns and the architect."""

    def __init__(self, colours: Sequence[int], look: Look) -> None:
        super().__init__(look)
        self._colours = tuple(colours)
        self.scenery = Scenery()
        self.ghosts: Mapping[int, Standing] = {}
        self.glass: frozenset[int] = frozenset()
        self.sunk = 0
        """Of SINKING."""
        self._things: list[_Thing] = []
        """What is painted, from far to near."""

    # --- what is shown --------------------------------------------------------------

    def show_scenery(self, scenery: Scenery) -> None:
        self.show_city(scenery, self.ghosts, self.glass)

    def show_ghosts(self, ghosts: Mapping[int, Standing], glass: frozenset[int]) -> None:
        self.show_city(self.scenery, ghosts, glass)

    def show_city(
        self, scenery: Scenery, ghosts: Mapping[int, Standing], glass: frozenset[int]
    ) -> None:
        """``glass``: the cells of buildings that one sees through."""
        if (scenery, ghosts, glass) != (self.scenery, self.ghosts, self.glass):
            self.scenery, self.ghosts, self.glass = scenery, dict(ghosts), glass
            self.arranged()

    def sink(self, steps: int) -> None:
        """Everything as flat as a map at SINKING, as high as it is at 0."""
        self.sunk = steps
        self.arranged()

    def arranged(self) -> None:
        """Repaint only what has changed: this runs in every frame of an animation."""
        before = {thing.key: thing for thing in self._things}
        self._things = (
            [] if self.rect.isEmpty() else sorted(self._find_things(), key=itemgetter(0, 1))
        )
        after = {thing.key: thing for thing in self._things}
        for key in before.keys() ^ after.keys():
            self.update((before.get(key) or after[key]).area)

    # --- places ---------------------------------------------------------------------

    def roof(self, cell: int) -> QPointF:
        """The middle of what one sees from above of a cell."""
        return self.city.middle(cell, self.height(cell))

    def height(self, cell: int) -> float:
        """How high the building on a cell rises now."""
        standing = self.ghosts.get(cell) or self.scenery.buildings.get(cell)
        if standing is None:
            return 0.0
        high = height_of(standing[1])
        return high + (SUNK - high) * self.sunk / SINKING

    def pawn_spot(self, seat: int) -> Spot:
        """Where a pawn stands, beside others on the same place."""
        pawns = self.scenery.pawns
        x, y = street_spot(pawns[seat])
        dx, dy = _FAN[pawns[:seat].count(pawns[seat])]
        return x + dx, y + dy

    def _under_architect(self, spot: Spot) -> float:
        return self.height(int(spot[1]) * SIDE + int(spot[0]))

    def figures(self, *seats: int) -> list[QRectF]:
        """Where one sees the architect and players' pawns: nothing is to be written on them."""
        city, spot = self.city, self.scenery.architect
        feet = []
        if spot is not None:
            feet.append(city.architect_at(spot, self._under_architect(spot)))
        there = range(len(self.scenery.pawns))
        feet += [city.point(self.pawn_spot(seat)) for seat in seats if seat in there]
        seen = QRectF(-0.30 * city.w, -1.12 * city.w, 0.60 * city.w, 1.27 * city.w)
        return [seen.translated(at) for at in feet]

    # --- what lies under a point ----------------------------------------------------

    def option_at(self, point: QPointF, options: Collection[int]) -> int | None:
        """The option that a click there means: its building first, then its lot, glass last."""
        standing = self._standing_at(point)
        solid = [cell for cell in standing if cell not in self.glass]
        found = (*solid, self.city.cell_at(point), *standing)
        return next((cell for cell in found if cell in options), None)

    def seen_at(self, point: QPointF) -> int | None:
        """The cell that one sees there: the nearest building that is not glass, else the lot."""
        solid = (cell for cell in self._standing_at(point) if cell not in self.glass)
        return next(solid, self.city.cell_at(point))

    def _standing_at(self, point: QPointF) -> list[int]:
        """The buildings under a point, the nearest first."""
        city, sunk = self.city, self.sunk / SINKING
        found = [
            cell
            for cell, (_, floors) in self.scenery.buildings.items()
            if city.outline(cell, floors, sunk).contains(point)
        ]
        return sorted(found, key=lambda cell: city.depth(centre_of(cell)), reverse=True)

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        for thing in self._things:
            thing.sprite.paint(painter, thing.at, thing.opacity)

    def draw_ahead(self, seat: int) -> Iterator[Job]:
        """What the player to move may build, towers of glass, and all that sinks."""
        building = partial(building_sprite, self.look, self.city.w, self.ratio)
        for floors in (1, 2, FINISHED):
            yield partial(building, self._colours[seat], floors, kind=Kind.GHOST)
        for colour in self._colours:
            yield partial(building, colour, FINISHED, kind=Kind.GLASS)
        drawn = ((1, 0), (2, 0), *product((FINISHED,), range(LIGHTS)))
        for sunk, colour, (floors, lights) in product(range(SINKING + 1), self._colours, drawn):
            yield partial(building, colour, floors, sunk=sunk, lights=lights)

    def _find_things(self) -> Iterator[_Thing]:
        city, scenery, look = self.city, self.scenery, self.look
        solid = {cell: each for cell, each in scenery.buildings.items() if cell not in self.ghosts}
        for cell, (_, floors) in solid.items():
            gap = (1.0 - footprint_of(floors)) / 2
            x, y = city.lot(cell)
            yield _Thing(-inf, 0, self._shadow(floors), city.view.point(x + gap, y + gap))
        for cell, (owner, floors) in (*solid.items(), *self.ghosts.items()):
            kind = Kind.SOLID
            if not self.sunk and cell in self.ghosts:
                kind = Kind.GHOST
            elif not self.sunk and floors == FINISHED and cell in self.glass:
                kind = Kind.GLASS
            spot, sprite = centre_of(cell), self._building(owner, floors, kind, cell)
            yield _Thing(city.depth(spot), 0, sprite, city.origin(spot))
        for each in scenery.moving:
            sprite = self._building(each.owner, each.floors, Kind.SOLID, 0)
            depth = city.depth(each.spot) + each.z * 0.6 + 0.02
            yield _Thing(depth, 1, sprite, city.origin(each.spot, each.z), each.opacity)
        for seat, colour in enumerate(self._colours[: len(scenery.pawns)]):
            spot = self.pawn_spot(seat)
            lift = scenery.hop if scenery.hopping == seat else 0.0
            sprite = pawn_sprite(look, city.w, self.ratio, colour)
            yield _Thing(city.depth(spot), 2, sprite, city.point(spot, lift))
        if scenery.architect is not None:
            spot = scenery.architect
            lifted = scenery.hopping == ARCHITECT
            at = city.architect_at(spot, scenery.hop if lifted else self._under_architect(spot))
            sprite = architect_sprite(look, city.w, self.ratio)
            yield _Thing(city.depth(spot) + 0.01, 3, sprite, at)

    def ghost_sprite(self, cell: int, owner: int, floors: int) -> Sprite:
        """A building that could stand on a cell."""
        return self._building(owner, floors, Kind.GHOST, cell)

    def _building(self, owner: int, floors: int, kind: Kind, cell: int) -> Sprite:
        sunk, lights = self.sunk if kind is Kind.SOLID else 0, (cell * 7 + 3) % LIGHTS
        drawn, colour = (self.look, self.city.w, self.ratio), self._colours[owner]
        return building_sprite(*drawn, colour, floors, kind=kind, sunk=sunk, lights=lights)

    def _shadow(self, floors: int) -> Sprite:
        share, look = footprint_of(floors), self.look
        levels = 0 if self.sunk > SINKING // 2 else (3 if floors == FINISHED else floors - 1)
        return contact_shadow(
            look.pixmaps,
            self.city.w,
            self.ratio,
            look.palette,
            on_paper=True,
            levels=levels,
            size=(share, share),
        )


def glass_cells(model: SkylineModel, city: CityView) -> frozenset[int]:
    """The towers that would hide a lit lot, the architect or the pawn of the player to move.

    While the city is set up almost every lot is lit: then only the aimed one is worth it, else no
    tower would look built.
    """
    wanted = {*model.ghosts, *model.selection.named.values()}
    if model.state.phase != PLACING:
        wanted |= set(model.selection.cells)
    elif model.selection.aimed is not None:
        wanted.add(model.selection.aimed)
    pawn = street_spot(model.state.pawns[model.state.seat])
    figures = [(pawn, city.point(pawn))]
    under = model.state.architect
    if under < CELLS:
        wanted.add(under)
        spot = centre_of(under)
        lift = height_of(model.buildings[under][1]) if under in model.buildings else 0.0
        figures.append((spot, city.architect_at(spot, lift)))
    found = set()
    for cell, (_, floors) in model.buildings.items():
        if floors != FINISHED or cell in model.selection.cells:
            continue
        hides = any(city.tower_hides(cell, *figure) for figure in figures)
        if hides or city.lot_behind(cell) in wanted:
            found.add(cell)
    return frozenset(found)


class CityPicture:
    """The city outside a scene: the board is painted first, then marks, then what stands there."""

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        rect: QRectF,
        ratio: float,
        scenery: Scenery,
        colours: Sequence[int] = range(4),
    ) -> None:
        self._painter, self._look = painter, look
        self.view = fitted(rect)
        ground, self._city = GroundPart(look), CityPart(colours, look)
        for layer in (ground, self._city):
            layer.stand(self.view, rect, look, ratio)
        self._city.show_scenery(scenery)
        ground.draw(painter)

    def light(self, cells: Collection[int]) -> None:
        """Show lots that may be chosen."""
        for cell in cells:
            wide = 2.0 * self._look.scale
            paint_lit_lot(self._painter, self.view, cell, self._look.palette, 0.24, wide)

    def join(self, cells: Collection[int], owner: int) -> None:
        """Show a chain."""
        seat = self._look.palette.seats[owner]
        paint_chain(self._painter, self.view, cells, seat, self._look.scale)

    def build(self, ghosts: Mapping[int, Standing] | None = None) -> None:
        """Paint all that stands there."""
        self._city.show_ghosts(ghosts or {}, frozenset())
        self._city.draw(self._painter)

    def roof(self, cell: int) -> QPointF:
        return self._city.roof(cell)
