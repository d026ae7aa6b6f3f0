"""The flat plan of the city with its rents: nothing can hide behind anything here.

Every choice on the board is a choice here too; hover, focus and clicks are shared. A card that is
lower than usual has smaller lots; a very low one goes without its title.
"""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_shape
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.games.skyline.art.figures import paint_shield
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel, share_of
from blueprints_desktop.desktop.games.skyline.texts.explanations import rule_of, tip_words
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import CELLS, NAMES, SIDE

HEIGHT = 300
"""Of the card, in pixels at 100 %."""
_CELL = 32.0
_STREET = 0.86
"""The width of the street, in sides of a lot."""
_ACROSS = SIDE + 2 * _STREET
"""The plan with its street, in the same."""
_LEAST = 22.0
"""A lot is no smaller for the sake of the title."""
_FAN = {
    1: ((0.0, 0.0),),
    2: ((-5.0, -2.0), (5.0, 2.0)),
    3: ((-6.0, -4.5), (6.0, -4.5), (0.0, 5.5)),
    4: ((-6.0, -6.0), (6.0, -6.0), (-6.0, 6.0), (6.0, 6.0)),
}
"""How the signs of so many pawns on one place lie beside one another, at 100 %."""
_RENT = Type(12, 700, tabular=True)
_LETTER = Type(12, 600)


def plan_card(model: SkylineModel) -> kit.Card:
    """A sheet with the 36 lots, the street, pawns and architect; a lit lot can be chosen."""
    words = QCoreApplication.translate("Skyline", "Plan, with rents")

    def spots(rect: QRectF, zoom: float) -> list[tuple[kit.PartInfo, QRectF]]:
        grid = grid_in(rect, zoom)
        return [(_lot_info(model, cell), grid.lot(cell)) for cell in range(CELLS)]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        _PlanPainter(canvas, grid_in(rect, canvas.zoom), model).paint(rect)

    selection = model.selection
    chosen = (selection.cells, selection.aimed, tuple(selection.named.items()))
    key = ("plan", model.state, tuple(model.ghosts.items()), chosen, model.rent)
    plan = kit.Picture(key, 0.0, _LEAST * _ACROSS, paint, stretches=True, spots=spots)
    return kit.Card(
        items=(kit.Optional(kit.Text(words, Role.DRAFTING)), plan),
        surface=kit.Surface.PAPER,
        framed=True,
        top=kit.Spread(16.0, 12.0),
        foot=kit.Spread(18.0, 12.0),
        click_asks=False,
        spoken=words,
    )


def _lot_info(model: SkylineModel, cell: int) -> kit.PartInfo:
    """A lot has the name of its cell, such as "c4"."""

    def ask() -> tuple[str, str]:
        return tip_words(model, cell, None), rule_of(model, cell, None)

    return kit.PartInfo(NAMES[cell], live=cell in model.selection.cells, ask=ask)


class PlanGrid(NamedTuple):
    """Where the lots begin, and how long a side of one is."""

    corner: QPointF
    side: float

    @property
    def zoom(self) -> float:
        """The scale of what lies on the lots and on the street."""
        return self.side / _CELL

    @property
    def whole(self) -> QRectF:
        """All lots."""
        return QRectF(self.corner.x(), self.corner.y(), SIDE * self.side, SIDE * self.side)

    def lot(self, cell: int, inset: float = 0.0) -> QRectF:
        """A lot, drawn in by so many pixels at 100 %."""
        (x, y), side, inset = self.corner.toTuple(), self.side, inset * self.zoom
        row, column = divmod(cell, SIDE)
        lot = QRectF(x + column * side, y + row * side, side, side)
        return lot.adjusted(inset, inset, -inset, -inset)

    def street(self, place: float) -> QPointF:
        """The middle of a place; the street is a little narrower than the lots."""
        near, far = -_STREET / 2, SIDE + _STREET / 2
        column, row = (min(max(along, near), far) for along in street_spot(place))
        return self.corner + QPointF(column * self.side, row * self.side)


def grid_in(rect: QRectF, zoom: float) -> PlanGrid:
    """The largest plan in the middle of a rectangle, up to its usual size."""
    side = min(_CELL * zoom, rect.width() / _ACROSS, rect.height() / _ACROSS)
    return PlanGrid(rect.center() - QPointF(SIDE / 2 * side, SIDE / 2 * side), side)


class _PlanPainter(NamedTuple):
    """Draws the plan."""

    canvas: kit.PaintContext
    grid: PlanGrid
    model: SkylineModel

    def paint(self, rect: QRectF) -> None:
        look, zoom, ratio = self.canvas.look, self.canvas.zoom, self.canvas.ratio
        what = ("skyline plan", rect.topLeft().toTuple(), rect.size().toTuple(), zoom)
        ground = look.pixmaps.sprite(what, rect, ratio, look.palette, self._paint_ground)
        ground.paint(self.canvas.painter, QPointF())
        standing = {**self.model.buildings, **self.model.ghosts}
        for cell, (owner, floors) in standing.items():
            tile = self._tile(self.model.colour(owner), floors, cell in self.model.ghosts)
            tile.paint(self.canvas.painter, self.grid.lot(cell).topLeft())
        self._paint_choices()
        self._paint_figures()

    def _paint_ground(self, painter: QPainter) -> None:
        """The street and the empty lots, drawn once for a size."""
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        corner, side, whole = self.grid.corner, self.grid.side, self.grid.whole
        wide = side * _STREET
        street = whole.adjusted(-wide, -wide, wide, wide)
        painter.fillRect(street, alpha(palette.ink, 0.07))
        painter.setPen(QPen(alpha(palette.ink, 0.30), 1.0))
        painter.drawRect(street)
        painter.drawRect(whole)
        painter.setPen(QPen(alpha(palette.ink, 0.75), 1.2 * zoom))
        painter.setBrush(palette.paper_deep)
        for place in (0, 7, 14, 21):
            painter.drawEllipse(self.grid.street(place), side * 0.36, side * 0.36)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in range(CELLS):
            lot = rounded(self.grid.lot(cell, 2.0), 3 * zoom)
            painter.fillPath(lot, alpha(palette.paper_edge, 0.55))
        for index in range(SIDE):
            along, aside = (index + 0.5) * side, -_STREET / 2 * side
            top, left = corner + QPointF(along, aside), corner + QPointF(aside, along)
            for at, name in ((top, "ABCDEF"[index]), (left, str(index + 1))):
                write(painter, name, at, _LETTER, palette.ink_2, Anchor.MIDDLE, self.canvas.zoom)

    def _tile(self, colour: int, floors: int, ghost: bool) -> Sprite:
        """A building from above, with what it adds to a rent: drawn once for all that are alike."""
        look, ratio = self.canvas.look, self.canvas.ratio
        palette, seat = look.palette, look.palette.seats[colour]
        side, zoom, usual = self.grid.side, self.grid.zoom, self.canvas.zoom
        edge = zoom * (2.0 if zoom == usual else 1.0)

        def draw(painter: QPainter) -> None:
            rect = QRectF(edge, edge, side - 2 * edge, side - 2 * edge)
            painter.fillPath(rounded(rect, 3 * zoom), alpha(seat.body, 0.72 if ghost else 1.0))
            if floors == FINISHED:
                inner = rounded(rect.adjusted(zoom, zoom, -zoom, -zoom), 2.5 * zoom)
                painter.strokePath(inner, QPen(palette.tower.top, 2.2 * zoom))
            words = str(share_of(floors))
            fits = min(1.0, (rect.width() - 3.0 * zoom) / text_width(words, _RENT, usual))
            below = QPointF(rect.center().x(), rect.bottom() - 3.0 * zoom - 4.5 * usual * fits)
            write(painter, words, below, _RENT, seat.text, Anchor.MIDDLE, usual * fits)
            above = QPointF(rect.center().x(), rect.top() + 7.7 * zoom)
            paint_seat_shape(painter, above, 9.0 * zoom, seat, seat.text)

        what = ("skyline tile", colour, floors, ghost, zoom, usual)
        return look.pixmaps.sprite(what, QRectF(0, 0, side, side), ratio, palette, draw)

    def _paint_choices(self) -> None:
        painter, selection = self.canvas.painter, self.model.selection
        palette, zoom, lot = self.canvas.look.palette, self.grid.zoom, self.grid.lot
        for cell in () if self.model.rent is None else self.model.rent.cells:
            painter.strokePath(rounded(lot(cell, 0.5), 4 * zoom), QPen(palette.ink, 1.4 * zoom))
        for cell in selection.cells:
            aimed, empty = cell == selection.aimed, cell not in self.model.buildings
            if empty or aimed:
                strength = 0.55 if aimed and empty else 0.16
                painter.fillPath(rounded(lot(cell, 1.5), 3 * zoom), alpha(palette.pencil, strength))
            pen = QPen(palette.pencil, (3.4 if aimed else 2.2) * zoom)
            painter.strokePath(rounded(lot(cell, 1.5), 3.5 * zoom), pen)
        for cell in selection.named.values():
            pen = dashed_pen(palette.ink, 1.8 * zoom)
            painter.strokePath(rounded(lot(cell), 4 * zoom), pen)

    def _paint_figures(self) -> None:
        painter, state = self.canvas.painter, self.model.state
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        if state.architect < CELLS:
            at = self.grid.lot(state.architect).topRight() + QPointF(-4.5, 4.0) * zoom
            paint_shield(painter, at, 14.0 * zoom, palette)
        for seat, place in enumerate(state.pawns):
            before, here = state.pawns[:seat].count(place), state.pawns.count(place)
            at = self.grid.street(place) + QPointF(*_FAN[here][before]) * zoom
            side, owner = 14.0 if here == 1 else 11.0, palette.seats[self.model.colour(seat)]
            for size, ink in ((side + 2.0, palette.ink), (side - 2.0, owner.body)):
                paint_seat_shape(painter, at, size * zoom, owner, ink)
