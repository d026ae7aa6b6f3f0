"""What is written over the city: contours, pills, shares of a rent, costs of the street."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_sign,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.skyline.art.bodies import SINKING
from blueprints_desktop.desktop.games.skyline.art.figures import paint_shield
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.board.deed_arrows import (
    arrow_path,
    paint_arrow,
    paint_cross,
)
from blueprints_desktop.desktop.games.skyline.board.deed_pills import lay_pills, paint_deed_pill
from blueprints_desktop.desktop.games.skyline.board.share_tags import (
    lay_tags,
    paint_tag,
    share_of,
    tag_rect,
)
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import (
    rents,
)
from blueprints_desktop.games.skyline.grid import NOWHERE
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

_FLAT = Type(13, 700, tabular=True)
_SHIELD = 0.46
"""How high the shield of the architect is, in units of w."""
_AHEAD = 6
"""So many places of the street a pawn may reach."""


class MarksPart(StillPart):
    """Above everything that stands."""

    def __init__(self, city: CityPart, look: Look) -> None:
        super().__init__(look)
        self._city = city
        self.sight: SkylineModel | None = None
        self.chain: tuple[int, tuple[int, ...]] | None = None
        self.costs = False
        """Whether the street says what its next places would cost."""
        self._shown: object = None
        """What is painted of all that."""
        self._protects = True

    def show_sight(
        self, sight: SkylineModel | None, chain: tuple[int, tuple[int, ...]] | None, costs: bool
    ) -> None:
        self.sight, self.chain, self.costs = sight, chain, costs
        shown = None
        if sight is not None:
            state, choosing = sight.state, sight.choosing
            shown = (state.architect, state.board, state.seat, state.pawns, sight.deeds, choosing.aimed,
                     choosing.named, sight.ghosts, chain, costs)  # fmt: skip
        if shown != self._shown:
            self._shown, self._protects = shown, True
            self.update()

    def architect_leaves(self) -> None:
        """He is on his way: nothing is protected until he arrives."""
        self._shown, self._protects = None, False
        self.update()

    def draw(self, painter: QPainter) -> None:
        sight = self.sight
        if sight is None:
            return
        if self._city.sunk == SINKING:
            self._paint_flat_rents(painter, sight)
        self._paint_contours(painter, sight)
        self._paint_protection(painter, sight)
        self._paint_changes(painter, sight)
        if self.costs:
            self._paint_costs(painter, sight)
        self._paint_shares(painter, sight)
        self._paint_pills(painter, sight)

    # --- contours -------------------------------------------------------------------

    def _paint_contours(self, painter: QPainter, sight: SkylineModel) -> None:
        """Lit lots once more as hidden lines; buildings that can be named in pencil."""
        city, palette, scale = self._city.city, self.look.palette, self.look.scale
        sunk = self._city.sunk / SINKING
        for cell in sight.choosing.cells:
            standing = sight.buildings.get(cell)
            if standing is None or cell in sight.ghosts:
                if self._hidden_line(sight, cell):
                    pen = dashed_pen(palette.pencil, 1.3 * scale)
                    painter.strokePath(city.rhombus(cell, 0.07), pen)
                continue
            outline = city.outline(cell, standing[1], sunk)
            wide = 3.2 if cell == sight.choosing.aimed else 2.2
            for ink, width in (
                (alpha(palette.paper_edge, 0.85), wide + 2.4),
                (palette.pencil, wide),
            ):
                pen = QPen(ink, width * scale)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(outline, pen)

    def _hidden_line(self, sight: SkylineModel, cell: int) -> bool:
        """Whether a lit lot wants its contour once more: only behind towers does it get lost."""
        if self._city.sunk:
            return True
        if cell in sight.ghosts:
            return False  # a ghost has its own contour
        towers = (at for at, (_, floors) in sight.buildings.items() if floors == FINISHED)
        return any(self._city.city.stands_before(tower, cell) for tower in towers)

    def _paint_changes(self, painter: QPainter, sight: SkylineModel) -> None:
        """What the aimed deed moves has an arrow, what it takes off the board a cross."""
        city, palette, scale = self._city.city, self.look.palette, self.look.scale
        for cell in sight.left:
            _, floors = sight.buildings[cell]
            outline = city.outline(cell, floors, self._city.sunk / SINKING)
            painter.strokePath(outline, dashed_pen(palette.ink, 1.8 * scale))
        for cell in sight.demolished:
            high = 0.12 if cell in sight.ghosts else self._city.height(cell)
            paint_cross(painter, city.middle(cell, high), city.w)
        swaps = {(end, start) for start, end in sight.travels} & set(sight.travels)
        for start, end in sight.travels:
            roofs = self._city.roof(start), self._city.roof(end)
            path = arrow_path(*roofs, city.w, upwards=(start, end) not in swaps)
            paint_arrow(painter, path, city.w, palette)

    def _paint_protection(self, painter: QPainter, sight: SkylineModel) -> None:
        """A shield on the roof that the architect stands on."""
        cell, city = sight.state.architect, self._city.city
        if self._protects and cell in sight.buildings and cell not in sight.ghosts:
            paint_shield(painter, self._shield_at(cell), _SHIELD * city.w, self.look.palette)

    def _shield_at(self, cell: int) -> QPointF:
        x, y = self._city.city.lot(cell)
        return self._city.city.view.point(x + 0.18, y + 0.82, self._city.height(cell) + 0.08)

    # --- tags -----------------------------------------------------------------------

    def shares(self, sight: SkylineModel) -> list[tuple[str, QRectF]]:
        """On each building of the chain what it adds to the rent, and where that is written."""
        if self.chain is None or self._city.sunk == SINKING:
            return []
        standing = {cell: sight.buildings[cell] for cell in self.chain[1]
                    if cell in sight.buildings and cell not in sight.ghosts}  # fmt: skip
        return lay_tags(self._city, standing, self._figures(sight), self.look.scale)

    def _figures(self, sight: SkylineModel) -> list[QRectF]:
        """Where the architect with his shield and the pawn of whoever moves are seen."""
        found, cell = self._city.figures(sight.state.seat), sight.state.architect
        if cell in sight.buildings:
            at, side = self._shield_at(cell), _SHIELD * self._city.city.w
            found.append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        return found

    def _paint_shares(self, painter: QPainter, sight: SkylineModel) -> None:
        if self.chain is not None:
            palette = self.look.palette
            seat = palette.seats[sight.colour(self.chain[0])]
            for words, rect in self.shares(sight):
                paint_tag(painter, rect, words, seat, palette, self.look.scale)

    def _paint_flat_rents(self, painter: QPainter, sight: SkylineModel) -> None:
        """In the flat city every building says what it adds to a rent, under its sign."""
        city, scale = self._city.city, self.look.scale
        times = max(0.75, min(1.4, city.w / (39.0 * scale)))
        for cell, (owner, floors) in sight.buildings.items():
            if cell in sight.ghosts:
                continue
            seat = self.look.palette.seats[sight.colour(owner)]
            at = self._city.roof(cell)
            side = 11.0 * scale * times
            box = QRectF(at.x() - side / 2, at.y() - side * 1.15, side, side)
            paint_seat_sign(painter, box, seat._replace(sign=seat.text, tint=seat.text))
            below = at + QPointF(0.0, 8.0 * scale * times)
            write(
                painter, str(share_of(floors)), below, _FLAT, seat.text, Anchor.MIDDLE,
                scale * times,
            )  # fmt: skip

    def _paint_costs(self, painter: QPainter, sight: SkylineModel) -> None:
        """What the next places of the street would cost whoever rolls next."""
        state, city, scale = sight.state, self._city.city, self.look.scale
        visitor = state.seat
        due = rents(state.board, visitor)
        palette = self.look.palette
        for step in range(1, _AHEAD + 1):
            place = (state.pawns[visitor] + step) % LENGTH
            area = city.street_area(place)
            chain = due[place]
            edge = palette.ink_2 if chain is None else palette.seats[sight.colour(chain.owner)].tint
            painter.strokePath(area, dashed_pen(edge, 1.8 * scale))
            at = city.point(street_spot(place))
            if chain is not None:
                seat = palette.seats[sight.colour(chain.owner)]
                words = signed(-chain.rent)
                rect = tag_rect(at, words, scale)
                paint_tag(painter, rect, words, seat, palette, scale)
            elif BESIDE[place] != NOWHERE:
                plain = (PillPart("0", PillKind.QUIET),)
                paint_pill(painter, at, plain, palette, scale * 0.9)

    def _paint_pills(self, painter: QPainter, sight: SkylineModel) -> None:
        """What each lit building would be named for."""
        seen = {*sight.deeds, *sight.buildings} - self._city.glass
        roofs = {cell: self._city.roof(cell) for cell in (*sight.deeds, *seen)}
        scale = self.look.scale
        taken = [*(rect for _, rect in self.shares(sight)), *self._figures(sight)]
        for pill in lay_pills(sight.deeds, sight.choosing.aimed, roofs, scale, taken):
            paint_deed_pill(painter, pill, self.look.palette, scale)
