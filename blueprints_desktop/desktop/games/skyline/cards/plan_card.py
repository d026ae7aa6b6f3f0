"""The flat plan of the city with its rents: nothing can hide behind anything here.

Every choice on the board is a choice here too; hover, focus and clicks are shared.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QResizeEvent

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Type,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.skyline.art.figures import paint_shield
from blueprints_desktop.desktop.games.skyline.board.share_tags import share_of
from blueprints_desktop.desktop.games.skyline.cards.plan_grid import (
    HEAD,
    HEIGHT,
    PlanGrid,
    lay_grid,
)
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.games.skyline.texts.explanations import rule_of, tip_words
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.desktop.ui.cards.tips import Tip, answer
from blueprints_desktop.games.skyline.board import FINISHED
from blueprints_desktop.games.skyline.grid import CELLS, SIDE

_FAN = {
    1: ((0.0, 0.0),),
    2: ((-5.0, -2.0), (5.0, 2.0)),
    3: ((-6.0, -4.5), (6.0, -4.5), (0.0, 5.5)),
    4: ((-6.0, -6.0), (6.0, -6.0), (-6.0, 6.0), (6.0, 6.0)),
}
"""How the signs of so many pawns on one place lie beside one another, at 100 %."""
_RENT = Type(12, 700, tabular=True)
_LETTER = Type(12, 600)


class CityPlanCard(FactCard):
    """A sheet with the 36 lots, the street, pawns and architect."""

    cell_entered = Signal(object)
    cell_pressed = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(HEIGHT, appearance)
        self._sight: SkylineModel | None = None
        self._pointer_on: int | None = None
        self._shown: object = None
        """What is painted of the sight."""
        self._laid: PlanGrid | None = None
        self._head = ""
        self.setMouseTracking(True)
        self.retell()

    def show_sight(self, sight: SkylineModel | None) -> None:
        """Painted anew only where something of it is different."""
        self._sight = sight
        shown = None if sight is None else _facts(sight)
        if shown != self._shown:
            self._shown = shown
            self.update()

    def retell(self) -> None:
        self._head = self.tr("Plan, with rents")
        self.setAccessibleName(self._head)
        self._laid = None
        super().retell()

    # --- places ---------------------------------------------------------------------

    @property
    def _grid(self) -> PlanGrid:
        """Where the lots lie; worked out once for a size, every lot of every painting asks."""
        if self._laid is None:
            self._laid = lay_grid(self.body(), self.zoom, self._head)
        return self._laid

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._laid = None
        super().resizeEvent(event)

    def restyle(self) -> None:
        self._laid = None
        super().restyle()

    def cell_rect(self, cell: int) -> QRectF:
        """A lot, in the card's own coordinates."""
        return self._grid.lot(cell)

    def title_area(self) -> QRectF:
        """The room for the words over the plan, or beside it."""
        return self._grid.title

    def street_area(self) -> QRectF:
        """All of the plan, to the outer side of its street."""
        return self._grid.street_area

    def _cell_at(self, point: QPointF) -> int | None:
        return next((cell for cell in range(CELLS) if self.cell_rect(cell).contains(point)), None)

    # --- gestures -------------------------------------------------------------------

    def _lit_at(self, point: QPointF) -> int | None:
        cell = self._cell_at(point)
        lit = () if self._sight is None else self._sight.choosing.cells
        return cell if cell in lit else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        cell = self._lit_at(event.position())
        if cell != self._pointer_on:
            self._pointer_on = cell
            if cell is not None:
                self.cell_entered.emit(cell)
        shape = Qt.CursorShape.ArrowCursor if cell is None else Qt.CursorShape.PointingHandCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        cell = self._lit_at(event.position())
        if cell is not None and event.button() == Qt.MouseButton.LeftButton:
            self._pointer_on = None
            self.cell_pressed.emit(cell)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._pointer_on = None
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        cell = self._cell_at(QPointF(at))
        if self._sight is None or cell is None:
            return None
        words, rule = tip_words(self._sight, cell, None), rule_of(self._sight, cell, None)
        return Tip(words, self.cell_rect(cell).toAlignedRect(), rule)

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        self._ground(body, ratio).paint(painter, QPointF())
        look, zoom = self.look, self.zoom
        title = self.title_area()
        lines = wrapped(self._head, HEAD, title.width(), zoom)
        for number, line in enumerate(lines):
            at = QPointF(title.left(), title.top() + title.height() * (number + 0.5) / len(lines))
            write(painter, line, at, HEAD, look.palette.ink, Anchor.LEFT, zoom)
        sight = self._sight
        if sight is None:
            return
        for cell in range(CELLS):
            self._paint_lot(painter, sight, cell)
        self._paint_choices(painter, sight)
        self._paint_figures(painter, sight)

    def _ground(self, body: QRectF, ratio: float) -> Sprite:
        """The sheet with its street, drawn once a size."""
        look, zoom = self.look, self.zoom

        def draw(painter: QPainter) -> None:
            paint_sheet(painter, look.pixmaps, body, ratio, look.palette, zoom)
            self._paint_street(painter)

        what = ("skyline plan", body.width(), body.height(), zoom)
        return look.pixmaps.sprite(what, QRectF(self.rect()), ratio, look.palette, draw)

    def _paint_street(self, painter: QPainter) -> None:
        palette, zoom = self.look.palette, self._grid.zoom
        corner, side, whole = self._grid.corner, self._grid.side, self._grid.whole
        street = self.street_area()
        painter.fillRect(street, alpha(palette.ink, 0.07))
        painter.setPen(QPen(alpha(palette.ink, 0.30), 1.0))
        painter.drawRect(street)
        painter.drawRect(whole)
        painter.setPen(QPen(alpha(palette.ink, 0.75), 1.2 * zoom))
        painter.setBrush(palette.paper_deep)
        for place in (0, 7, 14, 21):
            painter.drawEllipse(self._grid.street(place), side * 0.36, side * 0.36)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen)
        for cell in range(CELLS):
            lot = self.cell_rect(cell).adjusted(2 * zoom, 2 * zoom, -2 * zoom, -2 * zoom)
            painter.fillPath(rounded(lot, 3 * zoom), alpha(palette.paper_edge, 0.55))
        for index in range(SIDE):
            along = (index + 0.5) * side
            top = QPointF(corner.x() + along, corner.y() - side * 0.43)
            left = QPointF(corner.x() - side * 0.43, corner.y() + along)
            for at, name in ((top, "ABCDEF"[index]), (left, str(index + 1))):
                write(painter, name, at, _LETTER, palette.ink_2, Anchor.MIDDLE, self.zoom)

    def _paint_lot(self, painter: QPainter, sight: SkylineModel, cell: int) -> None:
        building = sight.ghosts.get(cell) or sight.buildings.get(cell)
        if building is not None:
            owner, floors = building
            tile = self._tile(sight.colour(owner), floors, cell in sight.ghosts)
            tile.paint(painter, self.cell_rect(cell).topLeft())

    def _tile(self, colour: int, floors: int, ghost: bool) -> Sprite:
        """A building from above, with what it adds to a rent: drawn once for all that are alike."""
        look, ratio = self.look, self.devicePixelRatioF()
        palette, seat = look.palette, look.palette.seats[colour]
        side, zoom, usual = self._grid.side, self._grid.zoom, self.zoom
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

    def _paint_choices(self, painter: QPainter, sight: SkylineModel) -> None:
        palette, zoom = self.look.palette, self._grid.zoom
        for cell in _rented(sight):
            rect = self.cell_rect(cell).adjusted(0.5 * zoom, 0.5 * zoom, -0.5 * zoom, -0.5 * zoom)
            painter.strokePath(rounded(rect, 4 * zoom), QPen(palette.ink, 1.4 * zoom))
        for cell in sight.choosing.cells:
            rect = self.cell_rect(cell).adjusted(1.5 * zoom, 1.5 * zoom, -1.5 * zoom, -1.5 * zoom)
            aimed = cell == sight.choosing.aimed
            empty = cell not in sight.buildings
            if empty or aimed:
                strength = 0.55 if aimed and empty else 0.16
                painter.fillPath(rounded(rect, 3 * zoom), alpha(palette.pencil, strength))
            pen = QPen(palette.pencil, (3.4 if aimed else 2.2) * zoom)
            painter.strokePath(rounded(rect, 3.5 * zoom), pen)
        for cell in sight.choosing.named.values():
            rect = self.cell_rect(cell)
            painter.strokePath(rounded(rect, 4 * zoom), dashed_pen(palette.ink, 1.8 * zoom))

    def _paint_figures(self, painter: QPainter, sight: SkylineModel) -> None:
        palette, zoom = self.look.palette, self._grid.zoom
        state = sight.state
        if state.architect < CELLS:
            rect = self.cell_rect(state.architect)
            at = rect.topRight() + QPointF(-4.5 * zoom, 4.0 * zoom)
            paint_shield(painter, at, 14.0 * zoom, palette)
        for seat, place in enumerate(state.pawns):
            before, here = state.pawns[:seat].count(place), state.pawns.count(place)
            aside, side = _FAN[here][before], (14.0 if here == 1 else 11.0) * zoom
            at = self._grid.street(place) + QPointF(*aside) * zoom
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            colour = palette.seats[sight.colour(seat)]
            paint_seat_sign(
                painter, box.adjusted(-zoom, -zoom, zoom, zoom),
                colour._replace(sign=palette.ink, tint=palette.ink),
            )  # fmt: skip
            inner = box.adjusted(zoom, zoom, -zoom, -zoom)
            paint_seat_sign(painter, inner, colour._replace(sign=colour.body, tint=colour.body))


def _rented(sight: SkylineModel) -> tuple[int, ...]:
    """The chain that was just paid for."""
    rent = None if sight.story is None or not sight.in_turn else sight.story.rent
    return () if rent is None else rent.cells


def _facts(sight: SkylineModel) -> tuple[object, ...]:
    """All of a sight that can be seen on the plan."""
    state, choosing = sight.state, sight.choosing
    chosen = (choosing.cells, choosing.aimed, choosing.named)
    return state.board, state.pawns, state.architect, sight.ghosts, chosen, _rented(sight)
