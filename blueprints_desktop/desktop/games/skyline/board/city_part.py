"""All that stands in the city on the table, painted from far to near.

What is shown is a picture of three things: the buildings and figures at rest, what is on its way
over them, and how far everything has sunk into the ground. Movement changes these; nothing here
knows why.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.games.skyline.art.bodies import (
    FINISHED,
    SINKING,
    SUNK,
    footprint_of,
    height_of,
)
from blueprints_desktop.desktop.games.skyline.art.buildings import LIGHTS, Kind, building_sprite
from blueprints_desktop.desktop.games.skyline.art.figures import (
    architect_sprite,
    figure_outline,
    pawn_sprite,
)
from blueprints_desktop.desktop.games.skyline.board.city_view import (
    CityView,
    Spot,
    centre_of,
    street_spot,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import Standing, buildings_of
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.state import State

_FAN = ((0.0, 0.0), (0.26, -0.10), (-0.26, 0.10), (0.05, 0.30))
"""How pawns on one place of the street stand beside one another."""


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
    """The seat whose pawn moves; -1: the architect does."""

    def lift(self, figure: int) -> float:
        """How high a pawn, or with -1 the architect, is lifted now."""
        return self.hop if self.hopping == figure else 0.0

    def without(self, *cells: int) -> "Scenery":
        left = {cell: kind for cell, kind in self.buildings.items() if cell not in cells}
        return evolve(self, buildings=left)


class CityPart(ScenePart):
    """Buildings, pawns and the architect."""

    def __init__(self, colours: Sequence[int], look: Look) -> None:
        super().__init__(look)
        self._colours = tuple(colours)
        self.city = CityView(View(20.0))
        self.scenery = Scenery()
        self.ghosts: Mapping[int, Standing] = {}
        self.glass: frozenset[int] = frozenset()
        self.sunk = 0
        """Of SINKING."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._exposed = QRectF()
        """What has to be painted: in a frame of a movement that is a small part of the city."""
        self._whole = True
        """All of it, as always outside a scene: in the rulebook."""

    def stand(self, city: CityView, rect: QRectF, look: Look, ratio: float) -> None:
        if city != self.city:
            self.city = city
            self.update()
        self.arrange(rect, look, ratio)

    # --- what is shown --------------------------------------------------------------

    def show_scenery(self, scenery: Scenery) -> None:
        """Repaint only what has changed: this runs in every frame of an animation."""
        before, self.scenery = self.scenery, scenery
        if scenery != before:
            for area in self._stirred(before, scenery):
                self.update(area)

    def _stirred(self, before: Scenery, after: Scenery) -> Iterator[QRectF]:
        """Where two sceneries differ."""
        city, w = self.city, self.city.w
        if len(before.pawns) != len(after.pawns):
            yield self.boundingRect()
            return
        for cell in {*before.buildings, *after.buildings}:
            if before.buildings.get(cell) != after.buildings.get(cell):
                at = city.origin(centre_of(cell))
                yield QRectF(at.x() - 1.3 * w, at.y() - 1.8 * w, 3.6 * w, 3.6 * w)
        for scenery in (before, after):
            for moving in scenery.moving:
                at = city.origin(moving.spot, moving.z)
                yield QRectF(at.x() - 1.1 * w, at.y() - 1.8 * w, 2.2 * w, 3.4 * w)
        spots = [
            city.point(street_spot(place), lift)
            for seat, (one, other) in enumerate(zip(before.pawns, after.pawns, strict=True))
            for place, lift in ((one, before.lift(seat)), (other, after.lift(seat)))
            if (one, before.lift(seat)) != (other, after.lift(seat))
        ]
        walks = (before.architect, before.lift(-1)) != (after.architect, after.lift(-1))
        for scenery in (before, after):
            if walks and scenery.architect is not None:
                lift = scenery.lift(-1) or self._under_architect(scenery.architect)
                spots.append(city.point(scenery.architect, lift))
        for at in spots:
            yield QRectF(at.x() - 1.6 * w, at.y() - 2.0 * w, 3.2 * w, 3.0 * w)

    def show_ghosts(self, ghosts: Mapping[int, Standing], glass: frozenset[int]) -> None:
        if (ghosts, glass) != (self.ghosts, self.glass):
            self.ghosts, self.glass = dict(ghosts), glass
            self.update()

    def sink(self, steps: int) -> None:
        """Everything as flat as a map at SINKING, as high as it is at 0."""
        if steps != self.sunk:
            self.sunk = steps
            self.update()

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
        before = sum(1 for other in pawns[:seat] if other == pawns[seat])
        dx, dy = _FAN[before % len(_FAN)]
        return x + dx, y + dy

    def figures(self, seat: int) -> list[QRectF]:
        """Where one sees the architect and a player's pawn: nothing is to be written on them."""
        city, spot = self.city, self.scenery.architect
        feet = []
        if spot is not None:
            feet.append(city.architect_at(spot, self._under_architect(spot)))
        if seat < len(self.scenery.pawns):
            feet.append(city.point(self.pawn_spot(seat)))
        return [figure_outline(at, city.w).boundingRect() for at in feet]

    # --- what lies under a point ----------------------------------------------------

    def option_at(self, point: QPointF, options: Collection[int]) -> int | None:
        """The option that a click there means: its building first, then its lot, glass last."""
        standing = self._standing_at(point)
        for cell in standing:
            if cell in options and cell not in self.glass:
                return cell
        lot = self.city.cell_at(point)
        if lot in options:
            return lot
        return next((cell for cell in standing if cell in options), None)

    def seen_at(self, point: QPointF) -> int | None:
        """The cell that one sees there: the nearest building that is not glass, else the lot."""
        for cell in self._standing_at(point):
            if cell not in self.glass:
                return cell
        return self.city.cell_at(point)

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

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._exposed = QRectF(option.exposedRect)
        self._whole = self._exposed.contains(self.rect)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        for cell, (_, floors) in self.scenery.buildings.items():
            if cell not in self.ghosts:
                self._put(painter, self._shadow(floors), self._shadow_at(cell, floors))
        for _, _, sprite, at, opacity in sorted(self._things(), key=lambda thing: thing[:2]):
            self._put(painter, sprite, at, opacity)

    def _put(self, painter: QPainter, sprite: Sprite, at: QPointF, opacity: float = 1.0) -> None:
        """Paint a sprite, if anything of it is wanted."""
        wanted = self._exposed
        if self._whole or sprite.bounds.translated(at).intersects(wanted):
            sprite.paint(painter, at, opacity)

    def _things(self) -> Iterator[tuple[float, int, Sprite, QPointF, float]]:
        """Everything that stands, with its depth; figures come after the building they are on."""
        city, scenery = self.city, self.scenery
        for cell, (owner, floors) in scenery.buildings.items():
            if cell in self.ghosts:
                continue
            kind = Kind.GLASS if self._is_glass(cell, floors) else Kind.SOLID
            sprite = self._building(owner, floors, kind, cell)
            yield city.depth(centre_of(cell)), 0, sprite, city.origin(centre_of(cell)), 1.0
        for cell, (owner, floors) in self.ghosts.items():
            kind = Kind.SOLID if self.sunk else Kind.GHOST
            sprite = self._building(owner, floors, kind, cell)
            yield city.depth(centre_of(cell)), 0, sprite, city.origin(centre_of(cell)), 1.0
        for moving in scenery.moving:
            sprite = self._building(moving.owner, moving.floors, Kind.SOLID, 0)
            at = city.origin(moving.spot, moving.z)
            yield city.depth(moving.spot) + moving.z * 0.6 + 0.02, 1, sprite, at, moving.opacity
        look = self.look
        for seat in range(len(scenery.pawns)):
            spot = self.pawn_spot(seat)
            lift = scenery.hop if scenery.hopping == seat else 0.0
            sprite = pawn_sprite(
                look.pixmaps, self._colours[seat], city.w, self.ratio, look.palette
            )
            yield city.depth(spot), 2, sprite, city.point(spot, lift), 1.0
        if scenery.architect is not None:
            spot = scenery.architect
            lift = scenery.hop if scenery.hopping == -1 else self._under_architect(spot)
            sprite = architect_sprite(look.pixmaps, city.w, self.ratio, look.palette)
            yield city.depth(spot) + 0.01, 3, sprite, city.architect_at(spot, lift), 1.0

    def _under_architect(self, spot: Spot) -> float:
        cell = int(spot[1]) * 6 + int(spot[0])
        return self.height(cell)

    def _is_glass(self, cell: int, floors: int) -> bool:
        return floors == FINISHED and cell in self.glass and not self.sunk

    def _building(self, owner: int, floors: int, kind: Kind, cell: int) -> Sprite:
        look = self.look
        return building_sprite(
            look.pixmaps,
            self._colours[owner],
            floors,
            self.city.w,
            self.ratio,
            look.palette,
            kind=kind,
            sunk=self.sunk if kind is Kind.SOLID else 0,
            lights=(cell * 7 + 3) % LIGHTS,
        )

    def _shadow(self, floors: int) -> Sprite:
        share = footprint_of(floors)
        look = self.look
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

    def _shadow_at(self, cell: int, floors: int) -> QPointF:
        gap = (1.0 - footprint_of(floors)) / 2
        x, y = self.city.lot(cell)
        return self.city.view.point(x + gap, y + gap)


def scenery_of(state: State) -> Scenery:
    """What stands in the city in a position."""
    architect = centre_of(state.architect) if state.architect < CELLS else None
    return Scenery(buildings_of(state), tuple(map(float, state.pawns)), architect)
