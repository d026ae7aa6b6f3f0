"""What lies on the ground of the city: the board, a chain that earns rent, lit lots, a trail."""

from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import paint_icon
from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_leader
from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.projection import RISE, View
from blueprints_desktop.desktop.games.skyline.art.bodies import height_of
from blueprints_desktop.desktop.games.skyline.art.city_ground import ground_sprite
from blueprints_desktop.desktop.games.skyline.art.figures import figure_outline
from blueprints_desktop.desktop.games.skyline.board.city_view import (
    CityView,
    centre_of,
    street_spot,
)
from blueprints_desktop.desktop.games.skyline.board.effects import SIGNS, CellEffect
from blueprints_desktop.desktop.games.skyline.board.notes import Way
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, StillPart
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import CELLS
from blueprints_desktop.games.skyline.phases import PLACING
from blueprints_desktop.games.skyline.track import LENGTH


class GroundPart(ScenePart):
    """The board under the city: one picture, painted every time so that it is not forgotten."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.city = CityView(View(20.0))

    def stand(self, city: CityView, rect: QRectF, look: Look, ratio: float) -> None:
        if city != self.city:
            self.city = city
            self.update()
        self.arrange(rect, look, ratio)

    def draw(self, painter: QPainter) -> None:
        city, look = self.city, self.look
        sprite = ground_sprite(look.pixmaps, city.w, self.ratio, look.palette, city.turns)
        sprite.paint(painter, city.view.origin)


_GROUND_SIGNS = (CellEffect.FLOOR, CellEffect.TOWER, CellEffect.MOVE)


class LitPart(StillPart):
    """Under the buildings; the same contours come once more above them, see ``marks_part``."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.city = CityView(View(20.0))
        self.model: SkylineModel | None = None
        self.chain: tuple[int, tuple[int, ...]] | None = None
        """Owner and cells of the chain that is lit."""
        self.trail: tuple[int, int] | None = None
        self.ties: tuple[tuple[Way, QColor], ...] = ()
        """Lines from places of the city to the rim, where those to the notes begin."""
        self._shown: object = None
        """What is painted of all that."""
        self._protects = True

    def stand(self, city: CityView, rect: QRectF, look: Look, ratio: float) -> None:
        if city != self.city:
            self.city = city
            self.update()
        self.arrange(rect, look, ratio)

    def show_model(
        self,
        model: SkylineModel | None,
        chain: tuple[int, tuple[int, ...]] | None,
        trail: tuple[int, int] | None,
    ) -> None:
        self.model, self.chain, self.trail = model, chain, trail
        shown = None
        if model is not None:
            whose = None if model.story is None else model.story.seat
            shown = (model.effects, model.selection.aimed, model.selection.named,
                     model.state.architect, chain, trail, whose)  # fmt: skip
        if shown != self._shown:
            self._shown, self._protects = shown, True
            self.update()

    def show_ties(self, *ties: tuple[Way, QColor]) -> None:
        if ties != self.ties:
            self.ties = ties
            self.update()

    def architect_leaves(self) -> None:
        """He is on his way: nothing is protected until he arrives."""
        self._shown, self._protects = None, False
        self.update()

    def draw(self, painter: QPainter) -> None:
        if self.model is None:
            return
        self._paint_trail(painter, self.model)
        self._paint_chain(painter, self.model)
        self._paint_protection(painter, self.model)
        self._paint_lit(painter, self.model)
        for way, ink in self.ties:
            for end, start in pairwise(way):
                paint_leader(painter, start, end, ink, self.look.scale, dot=end == way[0])

    def _paint_trail(self, painter: QPainter, model: SkylineModel) -> None:
        """Dots where the pawn has walked."""
        if self.trail is None or model.story is None:
            return
        origin, place = self.trail
        steps = (place - origin) % LENGTH
        seat = self.look.palette.seats[model.colour(model.story.seat)]
        w = self.city.w
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(steps):
            strength = 0.35 + 0.5 * step / max(1, steps)
            painter.setBrush(alpha(lighter(seat.body, 0.2), strength))
            at = self.city.point(street_spot(origin + step))
            painter.drawEllipse(at, 0.17 * w, 0.17 * w * RISE)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_chain(self, painter: QPainter, model: SkylineModel) -> None:
        if self.chain is None:
            return
        owner, cells = self.chain
        seat = self.look.palette.seats[model.colour(owner)]
        tint = lighter(seat.body, 0.35)
        area = self.city.ground(cells)
        painter.fillPath(area, alpha(tint, 0.42))
        pen = QPen(lighter(seat.body, 0.55), 2.4 * self.look.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(area, pen)

    def _paint_protection(self, painter: QPainter, model: SkylineModel) -> None:
        """A brass ring around the lot that the architect protects."""
        cell = model.state.architect
        if not (self._protects and 0 <= cell < CELLS):
            return
        brass = self.look.palette.brass
        area = self.city.rhombus(cell, 0.03)
        painter.strokePath(area, QPen(alpha(brass.dark, 0.9), 4.0 * self.look.scale))
        painter.strokePath(area, QPen(brass.top, 2.0 * self.look.scale))

    def _paint_lit(self, painter: QPainter, model: SkylineModel) -> None:
        palette, scale, w = self.look.palette, self.look.scale, self.city.w
        aimed = model.selection.aimed
        for cell, effect in model.effects.items():
            area = self.city.rhombus(cell, 0.07)
            strength = 0.42 if cell == aimed else 0.20
            painter.fillPath(area, alpha(palette.pencil, strength))
            painter.strokePath(area, QPen(palette.pencil, max(1.8 * scale, 0.05 * w)))
            if effect in _GROUND_SIGNS and cell != aimed:
                self._paint_sign(painter, effect, cell)
        for part, cell in model.selection.named.items():
            del part
            area = self.city.rhombus(cell, 0.02)
            painter.strokePath(area, dashed_pen(palette.ink, 2.0 * scale))

    def _paint_sign(self, painter: QPainter, effect: CellEffect, cell: int) -> None:
        """Something may be put here: an upright sign, for one along the streets reads as a cross."""
        side = 0.40 * self.city.w
        at = self.city.middle(cell)
        box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        paint_icon(painter, SIGNS[effect], box, self.look.palette.pencil, 3.2)


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
    figures = [(pawn, figure_outline(city.point(pawn), city.w))]
    under = model.state.architect
    if under < CELLS:
        wanted.add(under)
        spot = centre_of(under)
        lift = height_of(model.buildings[under][1]) if under in model.buildings else 0.0
        figures.append((spot, figure_outline(city.architect_at(spot, lift), city.w)))
    found = set()
    for cell, (_, floors) in model.buildings.items():
        if floors != FINISHED or cell in model.selection.cells:
            continue
        hides = any(city.tower_hides(cell, spot, figure) for spot, figure in figures)
        if hides or city.hidden_by_tower(cell) & wanted:
            found.add(cell)
    return frozenset(found)
