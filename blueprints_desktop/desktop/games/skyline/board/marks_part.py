"""What is drawn over the city: contours, arrows and crosses, pills, shares of a rent, costs.

A red cross always means that a building goes. What only changes its place has an arrow from one cell to
the other, two of them where buildings change places.
"""

from math import atan2, cos, hypot, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_sign,
)
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.skyline.art.bodies import SINKING
from blueprints_desktop.desktop.games.skyline.art.figures import paint_shield
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.board.labels import (
    lay_pills,
    lay_tags,
    paint_effect_pill,
    paint_tag,
    share_of,
    tag_rect,
)
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.chains import rents
from blueprints_desktop.games.skyline.grid import NOWHERE
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

_LOSS = QColor("#B44E12")
_HEAD = 0.30
"""How long the head of an arrow is, in units of w."""
_BOW = 0.30
"""How far an arrow bends aside, as a share of its way."""
_FREE = 0.34
"""So far from the middle of a roof an arrow begins and ends, in units of w: its sign is seen."""


def arrow_path(start: QPointF, end: QPointF, w: float, *, upwards: bool) -> QPainterPath:
    """A bow from one roof to the other: over the city, or aside for two that swap."""
    way = end - start
    far = max(1.0, hypot(way.x(), way.y()))
    aside = QPointF(way.y(), -way.x()) * _BOW
    if upwards:
        aside = QPointF(0.0, -_BOW * far - 0.25 * w)
    over = (start + end) / 2 + aside * 2
    whole = QPainterPath(start)
    whole.quadTo(over, end)
    long = max(1.0, whole.length())
    free = min(0.3, _FREE * w / long)
    path = QPainterPath(whole.pointAtPercent(free))
    for step in range(1, 17):
        path.lineTo(whole.pointAtPercent(free + (1.0 - 2 * free) * step / 16))
    return path


def paint_arrow(painter: QPainter, path: QPainterPath, w: float, palette: Palette) -> None:
    """In pencil over a dark edge, so that it is seen on any roof."""
    end, before = path.pointAtPercent(1.0), path.pointAtPercent(0.86)
    angle = atan2(end.y() - before.y(), end.x() - before.x())
    long, wide = _HEAD * w, 0.62 * _HEAD * w
    ahead = QPointF(cos(angle), sin(angle))
    across = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath()
    head.addPolygon(
        QPolygonF([end + ahead * long * 0.6, end - ahead * long * 0.4 + across * wide,
                   end - ahead * long * 0.4 - across * wide])
    )  # fmt: skip
    head.closeSubpath()
    for ink, thick in ((alpha(palette.paper_edge, 0.9), 0.15), (palette.pencil, 0.075)):
        pen = QPen(ink, thick * w)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.strokePath(head, pen)
    painter.fillPath(head, palette.pencil)


def paint_cross(painter: QPainter, at: QPointF, w: float) -> None:
    """Through a building that goes off the board."""
    one, other = QPointF(0.26 * w, 0.18 * w), QPointF(0.26 * w, -0.18 * w)
    for ink, wide in ((QColor("#FFFFFF"), 0.17), (_LOSS, 0.105)):
        pen = QPen(ink, wide * w)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(at - one, at + one)
        painter.drawLine(at - other, at + other)
    painter.setPen(Qt.PenStyle.NoPen)


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
        self.model: SkylineModel | None = None
        self.chain: tuple[int, tuple[int, ...]] | None = None
        self.costs = False
        """Whether the street says what its next places would cost."""
        self._shown: object = None
        """What is painted of all that."""
        self._protects = True

    def show_model(
        self, model: SkylineModel | None, chain: tuple[int, tuple[int, ...]] | None, costs: bool
    ) -> None:
        self.model, self.chain, self.costs = model, chain, costs
        shown = None
        if model is not None:
            state, selection = model.state, model.selection
            shown = (state.architect, state.board, state.seat, state.pawns, model.effects, selection.aimed,
                     selection.named, model.ghosts, chain, costs)  # fmt: skip
        if shown != self._shown:
            self._shown, self._protects = shown, True
            self.update()

    def architect_leaves(self) -> None:
        """He is on his way: nothing is protected until he arrives."""
        self._shown, self._protects = None, False
        self.update()

    def draw(self, painter: QPainter) -> None:
        model = self.model
        if model is None:
            return
        if self._city.sunk == SINKING:
            self._paint_flat_rents(painter, model)
        self._paint_contours(painter, model)
        self._paint_protection(painter, model)
        self._paint_changes(painter, model)
        if self.costs:
            self._paint_costs(painter, model)
        self._paint_shares(painter, model)
        self._paint_pills(painter, model)

    # --- contours -------------------------------------------------------------------

    def _paint_contours(self, painter: QPainter, model: SkylineModel) -> None:
        """Lit lots once more as hidden lines; buildings that can be named in pencil."""
        city, palette, scale = self._city.city, self.look.palette, self.look.scale
        sunk = self._city.sunk / SINKING
        for cell in model.selection.cells:
            standing = model.buildings.get(cell)
            if standing is None or cell in model.ghosts:
                if self._hidden_line(model, cell):
                    pen = dashed_pen(palette.pencil, 1.3 * scale)
                    painter.strokePath(city.rhombus(cell, 0.07), pen)
                continue
            outline = city.outline(cell, standing[1], sunk)
            wide = 3.2 if cell == model.selection.aimed else 2.2
            for ink, width in (
                (alpha(palette.paper_edge, 0.85), wide + 2.4),
                (palette.pencil, wide),
            ):
                pen = QPen(ink, width * scale)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(outline, pen)

    def _hidden_line(self, model: SkylineModel, cell: int) -> bool:
        """Whether a lit lot wants its contour once more: only behind towers does it get lost."""
        if self._city.sunk:
            return True
        if cell in model.ghosts:
            return False  # a ghost has its own contour
        towers = (at for at, (_, floors) in model.buildings.items() if floors == FINISHED)
        return any(self._city.city.stands_before(tower, cell) for tower in towers)

    def _paint_changes(self, painter: QPainter, model: SkylineModel) -> None:
        """What the aimed effect moves has an arrow, what it takes off the board a cross."""
        city, palette, scale = self._city.city, self.look.palette, self.look.scale
        for cell in model.left:
            _, floors = model.buildings[cell]
            outline = city.outline(cell, floors, self._city.sunk / SINKING)
            painter.strokePath(outline, dashed_pen(palette.ink, 1.8 * scale))
        for cell in model.demolished:
            high = 0.12 if cell in model.ghosts else self._city.height(cell)
            paint_cross(painter, city.middle(cell, high), city.w)
        swaps = {(end, start) for start, end in model.travels} & set(model.travels)
        for start, end in model.travels:
            roofs = self._city.roof(start), self._city.roof(end)
            path = arrow_path(*roofs, city.w, upwards=(start, end) not in swaps)
            paint_arrow(painter, path, city.w, palette)

    def _paint_protection(self, painter: QPainter, model: SkylineModel) -> None:
        """A shield on the roof that the architect stands on."""
        cell, city = model.state.architect, self._city.city
        if self._protects and cell in model.buildings and cell not in model.ghosts:
            paint_shield(painter, self._shield_at(cell), _SHIELD * city.w, self.look.palette)

    def _shield_at(self, cell: int) -> QPointF:
        x, y = self._city.city.lot(cell)
        return self._city.city.view.point(x + 0.18, y + 0.82, self._city.height(cell) + 0.08)

    # --- tags -----------------------------------------------------------------------

    def shares(self, model: SkylineModel) -> list[tuple[str, QRectF]]:
        """On each building of the chain what it adds to the rent, and where that is written."""
        if self.chain is None or self._city.sunk == SINKING:
            return []
        standing = {cell: model.buildings[cell] for cell in self.chain[1]
                    if cell in model.buildings and cell not in model.ghosts}  # fmt: skip
        return lay_tags(self._city, standing, self._figures(model), self.look.scale)

    def _figures(self, model: SkylineModel) -> list[QRectF]:
        """Where the architect with his shield and the pawn of the player to move are."""
        found, cell = self._city.figures(model.state.seat), model.state.architect
        if cell in model.buildings:
            at, side = self._shield_at(cell), _SHIELD * self._city.city.w
            found.append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        return found

    def _paint_shares(self, painter: QPainter, model: SkylineModel) -> None:
        if self.chain is not None:
            palette = self.look.palette
            seat = palette.seats[model.colour(self.chain[0])]
            for words, rect in self.shares(model):
                paint_tag(painter, rect, words, seat, palette, self.look.scale)

    def _paint_flat_rents(self, painter: QPainter, model: SkylineModel) -> None:
        """In the flat city every building says what it adds to a rent, under its sign."""
        city, scale = self._city.city, self.look.scale
        times = max(0.75, min(1.4, city.w / (39.0 * scale)))
        for cell, (owner, floors) in model.buildings.items():
            if cell in model.ghosts:
                continue
            seat = self.look.palette.seats[model.colour(owner)]
            at = self._city.roof(cell)
            side = 11.0 * scale * times
            box = QRectF(at.x() - side / 2, at.y() - side * 1.15, side, side)
            paint_seat_sign(painter, box, seat._replace(sign=seat.text, tint=seat.text))
            below = at + QPointF(0.0, 8.0 * scale * times)
            write(
                painter, str(share_of(floors)), below, _FLAT, seat.text, Anchor.MIDDLE,
                scale * times,
            )  # fmt: skip

    def _paint_costs(self, painter: QPainter, model: SkylineModel) -> None:
        """What the next places of the street would cost the player who rolls next."""
        state, city, scale = model.state, self._city.city, self.look.scale
        visitor = state.seat
        due = rents(state.board, visitor)
        palette = self.look.palette
        for step in range(1, _AHEAD + 1):
            place = (state.pawns[visitor] + step) % LENGTH
            area = city.street_area(place)
            chain = due[place]
            edge = palette.ink_2 if chain is None else palette.seats[model.colour(chain.owner)].tint
            painter.strokePath(area, dashed_pen(edge, 1.8 * scale))
            at = city.point(street_spot(place))
            if chain is not None:
                seat = palette.seats[model.colour(chain.owner)]
                words = signed(-chain.rent)
                rect = tag_rect(at, words, scale)
                paint_tag(painter, rect, words, seat, palette, scale)
            elif BESIDE[place] != NOWHERE:
                plain = (PillPart("0", PillKind.QUIET),)
                paint_pill(painter, at, plain, palette, scale * 0.9)

    def _paint_pills(self, painter: QPainter, model: SkylineModel) -> None:
        """What each lit building would be named for."""
        seen = {*model.effects, *model.buildings} - self._city.glass
        roofs = {cell: self._city.roof(cell) for cell in (*model.effects, *seen)}
        scale = self.look.scale
        taken = [*(rect for _, rect in self.shares(model)), *self._figures(model)]
        for pill in lay_pills(model.effects, model.selection.aimed, roofs, scale, taken):
            paint_effect_pill(painter, pill, self.look.palette, scale)
