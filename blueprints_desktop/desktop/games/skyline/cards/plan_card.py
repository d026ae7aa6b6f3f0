"""The flat plan of the city with its rents: nothing can hide behind anything here.

Every choice on the board is a choice here too; hover, focus and clicks are shared. A card that is
lower than usual has smaller lots; on a very low one the title stands beside the plan.
"""

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.skyline.art.figures import paint_shield
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.board.labels import share_of
from blueprints_desktop.desktop.games.skyline.facts.view_model import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.explanations import rule_of, tip_words
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import CELLS, SIDE

HEIGHT = 300
"""Of the card, in pixels at 100 %."""
HEAD = Role.DRAFTING
_CELL = 32.0
_STREET = 0.86
"""The width of the street, in sides of a lot."""
_ACROSS = SIDE + 2 * _STREET
"""The plan with its street, in the same."""
_TITLE, _ABOVE, _BELOW = (25.0, 22.0), (34.5, 29.0), (18.4, 13.0)
"""The middle of the title, what is over the street and what is under it: usually, and on a low card."""
_LOW = 30.0
"""A card that is so much lower than usual, or more, is a low one."""
_INDENT, _GAP = 20.0, 8.0
"""From the left side to the title, and from one beside the plan to that."""
_NARROWER = 0.07
"""By how much of a lot the street is narrower than one."""
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
        grid = lay_grid(rect, zoom, words)
        return [(_lot_info(model, cell), grid.lot(cell)) for cell in range(CELLS)]

    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        grid = lay_grid(rect, canvas.zoom, words)
        _PlanPainter(canvas, grid, model).paint(rect, words)

    selection = model.selection
    chosen = (selection.cells, selection.aimed, tuple(selection.named.items()))
    key = ("plan", words, model.state, tuple(model.ghosts.items()), chosen, _rented(model))
    picture = kit.Picture(key, 0.0, 0.0, paint, stretches=True, spots=spots)
    return kit.Card(
        items=(picture,),
        surface=kit.Surface.PAPER,
        framed=True,
        pad=0.0,
        top=kit.NO_SPACE,
        foot=kit.NO_SPACE,
        click_asks=False,
        spoken=words,
    )


def lot_name(cell: int) -> str:
    """The public name of a lot, such as "c4"."""
    row, column = divmod(cell, SIDE)
    return f"{'abcdef'[column]}{row + 1}"


def lot_of(name: str) -> int:
    """The lot with a public name."""
    return (int(name[1:]) - 1) * SIDE + "abcdef".index(name[0])


def _lot_info(model: SkylineModel, cell: int) -> kit.PartInfo:
    def ask() -> tuple[str, str]:
        return tip_words(model, cell, None), rule_of(model, cell, None)

    return kit.PartInfo(lot_name(cell), live=cell in model.selection.cells, ask=ask)


# --- where everything lies ------------------------------------------------------------------


class PlanGrid(NamedTuple):
    """Where the lots begin, and how long a side of one is."""

    corner: QPointF
    side: float
    title: QRectF
    """The room for the words over the plan, or beside it."""

    @property
    def zoom(self) -> float:
        """The scale of what lies on the lots and on the street."""
        return self.side / _CELL

    @property
    def whole(self) -> QRectF:
        """All lots."""
        return QRectF(self.corner.x(), self.corner.y(), SIDE * self.side, SIDE * self.side)

    @property
    def street_area(self) -> QRectF:
        """All of the plan, to the outer side of its street."""
        wide = self.side * _STREET
        return self.whole.adjusted(-wide, -wide, wide, wide)

    def lot(self, cell: int) -> QRectF:
        (x, y), side = self.corner.toTuple(), self.side
        row, column = divmod(cell, SIDE)
        return QRectF(x + column * side, y + row * side, side, side)

    def street(self, place: float) -> QPointF:
        """The middle of a place; the street is a little narrower than the lots."""
        near, far = -0.5 + _NARROWER, SIDE + 0.5 - _NARROWER
        column, row = (min(max(along, near), far) for along in street_spot(place))
        return self.corner + QPointF(column * self.side, row * self.side)


def lay_grid(body: QRectF, zoom: float, head: str) -> PlanGrid:
    """The larger of two plans: that under its title, and that beside it."""
    under, beside = _under_title(body, zoom), _beside_title(body, zoom, head)
    return under if under.side >= beside.side else beside


def _under_title(body: QRectF, zoom: float) -> PlanGrid:
    lower = max(0.0, min(1.0, (HEIGHT - body.height() / zoom) / _LOW))
    middle, above, below = (
        (usual + (least - usual) * lower) * zoom for usual, least in (_TITLE, _ABOVE, _BELOW)
    )
    room = body.height() - above - below
    side = min(_CELL * zoom, room / _ACROSS)
    top = body.top() + above + (room - _ACROSS * side) / 2 + _STREET * side
    high = HEAD.value.size * zoom
    indent = _INDENT * zoom
    title = QRectF(
        body.left() + indent, body.top() + middle - high / 2, body.width() - 2 * indent, high
    )
    return PlanGrid(QPointF(body.center().x() - SIDE / 2 * side, top), side, title)


def _beside_title(body: QRectF, zoom: float, head: str) -> PlanGrid:
    """The words stand at the left, one below the other."""
    words = ceil(max((text_width(word, HEAD, zoom) for word in head.split()), default=0.0))
    edge, indent = _BELOW[1] * zoom, _INDENT * zoom
    room = body.width() - indent - words - _GAP * zoom - edge
    side = min(_CELL * zoom, room / _ACROSS, (body.height() - 2 * edge) / _ACROSS)
    left = body.right() - edge - (SIDE + _STREET) * side
    corner = QPointF(left, body.center().y() - SIDE / 2 * side)
    wide = left - _STREET * side - _GAP * zoom - body.left() - indent
    line = line_height(HEAD, zoom)
    high = line * len(wrapped(head, HEAD, wide, zoom))
    title = QRectF(body.left() + indent, body.top() + _TITLE[1] * zoom - line / 2, wide, high)
    return PlanGrid(corner, side, title)


# --- drawing -----------------------------------------------------------------------------------


class _PlanPainter(NamedTuple):
    """Draws the plan."""

    canvas: kit.PaintContext
    grid: PlanGrid
    model: SkylineModel

    def paint(self, rect: QRectF, words: str) -> None:
        painter, palette, zoom = self.canvas.painter, self.canvas.look.palette, self.canvas.zoom
        self._ground(rect).paint(painter, QPointF())
        title = self.grid.title
        lines = wrapped(words, HEAD, title.width(), zoom)
        for number, line in enumerate(lines):
            at = QPointF(title.left(), title.top() + title.height() * (number + 0.5) / len(lines))
            write(painter, line, at, HEAD, palette.ink, Anchor.LEFT, zoom)
        for cell in range(CELLS):
            self._paint_lot(cell)
        self._paint_choices()
        self._paint_figures()

    def _ground(self, rect: QRectF) -> Sprite:
        """The street and the empty lots, drawn once for a size."""
        look, zoom = self.canvas.look, self.canvas.zoom
        what = ("skyline plan", rect.width(), rect.height(), zoom)
        ratio = self.canvas.ratio
        return look.pixmaps.sprite(what, rect, ratio, look.palette, self._paint_street)

    def _paint_street(self, painter: QPainter) -> None:
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        corner, side, whole = self.grid.corner, self.grid.side, self.grid.whole
        street = self.grid.street_area
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
            lot = self.grid.lot(cell).adjusted(2 * zoom, 2 * zoom, -2 * zoom, -2 * zoom)
            painter.fillPath(rounded(lot, 3 * zoom), alpha(palette.paper_edge, 0.55))
        for index in range(SIDE):
            along = (index + 0.5) * side
            top = QPointF(corner.x() + along, corner.y() - side * 0.43)
            left = QPointF(corner.x() - side * 0.43, corner.y() + along)
            for at, name in ((top, "ABCDEF"[index]), (left, str(index + 1))):
                write(painter, name, at, _LETTER, palette.ink_2, Anchor.MIDDLE, self.canvas.zoom)

    def _paint_lot(self, cell: int) -> None:
        model = self.model
        building = model.ghosts.get(cell) or model.buildings.get(cell)
        if building is not None:
            owner, floors = building
            tile = self._tile(model.colour(owner), floors, cell in model.ghosts)
            tile.paint(self.canvas.painter, self.grid.lot(cell).topLeft())

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
            sign = 9.0 * zoom
            box = QRectF(rect.center().x() - sign / 2, rect.top() + 3.2 * zoom, sign, sign)
            paint_seat_sign(painter, box, seat._replace(sign=seat.text, tint=seat.text))

        what = ("skyline tile", colour, floors, ghost, zoom, usual)
        return look.pixmaps.sprite(what, QRectF(0, 0, side, side), ratio, palette, draw)

    def _paint_choices(self) -> None:
        painter, model = self.canvas.painter, self.model
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        for cell in _rented(model):
            rect = self.grid.lot(cell).adjusted(0.5 * zoom, 0.5 * zoom, -0.5 * zoom, -0.5 * zoom)
            painter.strokePath(rounded(rect, 4 * zoom), QPen(palette.ink, 1.4 * zoom))
        for cell in model.selection.cells:
            rect = self.grid.lot(cell).adjusted(1.5 * zoom, 1.5 * zoom, -1.5 * zoom, -1.5 * zoom)
            aimed = cell == model.selection.aimed
            empty = cell not in model.buildings
            if empty or aimed:
                strength = 0.55 if aimed and empty else 0.16
                painter.fillPath(rounded(rect, 3 * zoom), alpha(palette.pencil, strength))
            pen = QPen(palette.pencil, (3.4 if aimed else 2.2) * zoom)
            painter.strokePath(rounded(rect, 3.5 * zoom), pen)
        for cell in model.selection.named.values():
            rect = self.grid.lot(cell)
            painter.strokePath(rounded(rect, 4 * zoom), dashed_pen(palette.ink, 1.8 * zoom))

    def _paint_figures(self) -> None:
        painter, model = self.canvas.painter, self.model
        palette, zoom = self.canvas.look.palette, self.grid.zoom
        state = model.state
        if state.architect < CELLS:
            rect = self.grid.lot(state.architect)
            at = rect.topRight() + QPointF(-4.5 * zoom, 4.0 * zoom)
            paint_shield(painter, at, 14.0 * zoom, palette)
        for seat, place in enumerate(state.pawns):
            before, here = state.pawns[:seat].count(place), state.pawns.count(place)
            aside, side = _FAN[here][before], (14.0 if here == 1 else 11.0) * zoom
            at = self.grid.street(place) + QPointF(*aside) * zoom
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            colour = palette.seats[model.colour(seat)]
            paint_seat_sign(
                painter, box.adjusted(-zoom, -zoom, zoom, zoom),
                colour._replace(sign=palette.ink, tint=palette.ink),
            )  # fmt: skip
            inner = box.adjusted(zoom, zoom, -zoom, -zoom)
            paint_seat_sign(painter, inner, colour._replace(sign=colour.body, tint=colour.body))


def _rented(model: SkylineModel) -> tuple[int, ...]:
    """The chain that was just paid for."""
    rent = None if model.story is None or not model.in_turn else model.story.rent
    return () if rent is None else rent.cells
