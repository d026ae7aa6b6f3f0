"""Notes over quarry and site: which piece to take, and the pieces of a player who passed."""

from collections.abc import Callable, Sequence
from itertools import chain
from math import cos, inf, radians, sin
from operator import itemgetter
from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import paint_keycap
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Role, text_width
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite, token_sprite
from blueprints_desktop.desktop.games.monuments.art.quarry import TRACK, Pit, Sector
from blueprints_desktop.desktop.games.monuments.board.selection import Walking, piece_part
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out, natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import Passed
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, Piece, count


class Corner(NamedTuple):
    """A corner of a room. Notes are stacked from there."""

    room: QRectF
    right: bool = False
    low: bool = False

    def place(self, number: int, size: QSizeF, gap: float) -> QRectF:
        away = number * (size.height() + gap)
        x = self.room.right() - size.width() if self.right else self.room.left()
        y = self.room.bottom() - size.height() - away if self.low else self.room.top() + away
        return QRectF(QPointF(x, y), size)


class Obstacles(NamedTuple):
    """What notes must not cover."""

    card: QRectF = QRectF()
    """The own pieces, which are above all notes; empty if they are elsewhere."""
    shapes: Sequence[QPainterPath] = ()
    lit: Sequence[QPainterPath] = ()
    """Shapes that are covered last: cells of the walk so far and those it can go on to."""


def clear_places(
    count: int, size: QSizeF, gap: float, corners: Sequence[Corner], obstacles: Obstacles
) -> list[QRectF]:
    """A place for each note, in the first corner where it covers nothing or least."""
    used = [0] * len(corners)
    found: list[QRectF] = []
    for _ in range(count):
        places = [each.place(many, size, gap) for each, many in zip(corners, used, strict=True)]
        costs = [covered(place, obstacles.card, obstacles.shapes) for place in places]
        best = costs.index(min(costs))
        used[best] += 1
        found.append(places[best])
    return found


def covered(place: QRectF, card: QRectF, obstacles: Sequence[QPainterPath]) -> float:
    """The covered area, roughly; infinite below the card."""
    if place.intersects(card):
        return inf
    body = QPainterPath()
    body.addRect(place)
    shapes = (shape for shape in obstacles if shape.intersects(place))
    under = (shape.intersected(body).boundingRect() for shape in shapes)
    return sum(area.width() * area.height() for area in under)


# --- which piece to take ------------------------------------------------------------------

_PAD, _WIDE, _HIGH, _GAP = 12.0, 84.0, 50.0, 8.0
_LEANING = 0.3
"""The share of the way from the centre at which a cell counts as right or near."""
_ASIDE, _OFF, _INTO = 3.0, 6.0, 16.0
"""Degrees between leader and track number; where the leader meets the desk and its cell."""
_STEPS = 5
"""Number of smaller sizes that are tried, down to 100 %."""


def boxed(body: QRectF) -> QPainterPath:
    """A rectangle as a path."""
    path = QPainterPath()
    path.addRect(body)
    return path


def choice_title(walking: Walking) -> str:
    words = QCoreApplication.translate("Monuments", "Step {step}: take one")
    return words.format(step=len(walking.cells))


def choice_card(walking: Walking) -> kit.Card:
    """The pieces that are offered, each with its digit."""
    pieces = tuple(
        _offered_piece(walking, number, piece) for number, piece in enumerate(walking.offered)
    )
    title = kit.Line((kit.Text(choice_title(walking), Role.BODY_STRONG),), height=kit.fixed(26.0))
    items = (title, kit.Line(pieces, gap=_GAP, equal=True))
    return kit.Card(items=items, pad=_PAD, top=kit.fixed(8.0), foot=kit.fixed(_PAD))


def _offered_piece(walking: Walking, number: int, piece: Piece) -> kit.Item:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look, zoom, middle = canvas.look, canvas.zoom, rect.center().y()
        sprite = piece_sprite(look.pixmaps, piece, 15.0 * zoom, canvas.ratio, look.palette)
        sprite.paint(canvas.painter, QPointF(rect.left() + 30.0 * zoom, middle + 7.0 * zoom))
        key = QPointF(rect.right() - 16.0 * zoom, middle)
        paint_keycap(canvas.painter, key, str(number + 1), look.palette, zoom)

    picture = kit.Picture(("offered", piece, number), _WIDE, _HIGH, paint)
    ground = kit.CardGround.CHOSEN if number == walking.picked else kit.CardGround.SUNK
    info = kit.PartInfo(piece_part(walking.cells[-1], piece))
    return kit.Part(info, kit.Field(picture, ground, pad=0.0, reach=0.0))


class ChooserPart(ScenePart):
    """Offers the pieces of a cell, each with its digit, in a corner where it hides no lit cell.

    It prefers the lower corner nearer to the cell, and the usual text size.
    """

    bleed = 24.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._walking = Walking()
        self._cell: Sector | None = None
        self._pit = Pit(QPointF(), 1.0)
        self._around = Obstacles()
        self.body = QRectF()
        self._layout = CardLayout(1.0, 1.0)
        self.setVisible(False)

    def show_choice(
        self, walking: Walking, cell: Sector | None, pit: Pit, around: Obstacles
    ) -> None:
        """Offer the pieces of a cell; None: there is nothing to choose."""
        self.setVisible(bool(walking.offered))
        if (walking, cell, pit, around) != (self._walking, self._cell, self._pit, self._around):
            self._walking, self._cell, self._pit = walking, cell, pit
            self._around = around
            self._find_place()

    def arranged(self) -> None:
        self._find_place()

    @property
    def offered(self) -> tuple[Piece, ...]:
        return self._walking.offered if self.isVisible() else ()

    def _find_place(self) -> None:
        """Hide nothing, if need be with smaller text; else no lit cell; else as little as possible.

        The place does not depend on what is picked: the note must not move under the pointer.
        """
        usual = self.look.scale
        least = min(1.0, usual)
        found: list[tuple[tuple[float, float], float, QRectF]] = []
        for step in range(_STEPS, -1, -1):
            scale = least + (usual - least) * step / _STEPS
            places = [corner.place(0, self._size(scale), 0.0) for corner in self._corners()]
            costs = [self._hidden(place) for place in places]
            best = costs.index(min(costs))
            found.append((costs[best], scale, places[best]))
            if sum(costs[best]) == 0.0 or usual == least:
                break
        unhidden = (each for each in found if sum(each[0]) == 0.0)
        unlit = (each for each in found if each[0][0] == 0.0)
        least_hidden = (min(found, key=itemgetter(0)),)
        _, scale, self.body = next(chain(unhidden, unlit, least_hidden))
        self._layout = lay_out(choice_card(self._walking), self.body, scale)
        self.update()

    def _size(self, scale: float) -> QSizeF:
        count = max(1, len(self._walking.offered))
        fields = (count * _WIDE + (count - 1) * _GAP) * scale
        width = max(fields, text_width(choice_title(self._walking), Role.BODY_STRONG, scale))
        width += 2 * _PAD * scale
        return QSizeF(width, natural_height(choice_card(self._walking), width, scale))

    def _corners(self) -> list[Corner]:
        """The lower corners, the nearer first, then the upper right; at the right above the card."""
        card, gap = self._around.card, _GAP * self.look.scale
        over = QRectF(self.rect)
        if not card.isEmpty():
            over.setBottom(card.top() - gap)
        low = [Corner(self.rect, low=True), Corner(over, right=True, low=True)]
        near, far = reversed(low) if self._leans_right else low
        return [near, far, Corner(self.rect, right=True)]

    @property
    def _leans_right(self) -> bool:
        """Whether the note belongs at the right: its cell is there and no card."""
        cell = self._cell
        if not self._around.card.isEmpty() or cell is None or cell.near <= 0.0:
            return False
        return cos(radians(cell.middle[1])) > _LEANING

    def _hidden(self, body: QRectF) -> tuple[float, float]:
        """The hidden area of lit cells and of other things."""
        if not self.rect.contains(body):
            return inf, inf
        card, others, lit = self._around
        return covered(body, card, lit), covered(body, card, others)

    def leader(self) -> list[QPointF]:
        """The line from the note over the track into the cell, between two outer cells.

        Only near cells above the note can be reached without crossing a piece. Elsewhere the
        digits on the pieces are enough.
        """
        cell, pit, body = self._cell, self._pit, self.body
        if cell is None or cell.near <= 0.0 or sin(radians(cell.middle[1])) < _LEANING:
            return []
        at_the_right = body.center().x() > self.rect.center().x()
        if (cos(radians(cell.middle[1])) > 0.0) != at_the_right:
            return []
        angle = cell.middle[1]
        aside = -_ASIDE if at_the_right else _ASIDE
        over = pit.point(TRACK[1] + _OFF, angle + aside)
        if over.y() > body.top():
            return []
        into = pit.point(cell.far - _INTO, angle)
        foot = QPointF(min(max(over.x(), body.left()), body.right()), body.top())
        return [foot, over, into]

    def field(self, piece: Piece) -> QRectF:
        """Where an offered piece is."""
        return self._layout.part(piece_part(self._walking.cells[-1], piece)) or QRectF()

    def piece_at(self, point: QPointF) -> Piece | None:
        return next((each for each in self.offered if self.field(each).contains(point)), None)

    def draw(self, painter: QPainter) -> None:
        look, scale, palette = self.look, self._layout.zoom, self.look.palette
        self._paint_leader(painter)
        paint_panel(painter, look.pixmaps, self.body, self.ratio, palette, scale=scale)
        painter.setPen(QPen(palette.gold, 2.0 * scale))
        painter.drawRoundedRect(self.body.adjusted(1, 1, -1, -1), 11.0 * scale, 11.0 * scale)
        paint_layout(painter, self._layout, look, self.ratio, kit.Surface.PANEL)

    def _paint_leader(self, painter: QPainter) -> None:
        points = self.leader()
        if not points:
            return
        scale, palette = self._layout.zoom, self.look.palette
        ink = palette.brass.right if not palette.dark else palette.pencil
        painter.setPen(QPen(ink, 1.8 * scale))
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(points[-1], 3.4 * scale, 3.4 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)


# --- pieces of players who pass -----------------------------------------------------------

_STOCK_SIZE, _STOCK_GAP = QSizeF(236.0, 74.0), 8.0
_UNDER_TOOLS = 44.0
"""Height of the site's tools in the upper right corner."""


@frozen
class RevealedStock:
    """The pieces that a player who passed has left, and what they cost."""

    person: Person
    stock: Heap
    lost: int


def revealed_in(events: Sequence[Event], people: Sequence[Person]) -> list[RevealedStock]:
    return [
        RevealedStock(people[event.seat], event.shown, event.lost)
        for event in events
        if isinstance(event, Passed) and event.shown is not None
    ]


def revealed_title(stock: RevealedStock) -> str:
    words = QCoreApplication.translate("Monuments", "{name} passes: {points}")
    return words.format(name=stock.person.name, points=signed(-stock.lost))


def revealed_card(stock: RevealedStock) -> kit.Card:
    """Who passed, and each kind of piece with its number."""
    title = kit.Text(revealed_title(stock), Role.BODY_STRONG)
    counts = [(piece, count(stock.stock, piece)) for piece in KINDS]
    pieces = [
        kit.Line((_token(piece), kit.Text(str(many), Role.FIGURE)), gap=4.0)
        for piece, many in counts
        if many
    ]
    lines = (
        kit.Line((kit.SeatSign(stock.person.colour, 14.0), title), height=kit.fixed(28.0)),
        kit.Line((*pieces, kit.Fill()), gap=12.0, height=kit.fixed(32.0)),
    )
    return kit.Card(items=lines, top=kit.fixed(8.0), foot=kit.fixed(6.0))


def _token(piece: Piece) -> kit.Picture:
    def paint(canvas: kit.PaintContext, rect: QRectF) -> None:
        look = canvas.look
        sprite = token_sprite(look.pixmaps, piece, rect.width(), canvas.ratio, look.palette)
        sprite.paint(canvas.painter, rect.center())

    return kit.Picture(("token", piece), 20.0, 20.0, paint)


class RevealedStocksPart(ScenePart):
    """A note for each player who passed, in corners where it hides nothing.

    It is shown when it happens, and once to a player who did not look then.
    """

    bleed = 24.0

    def __init__(self, look: Look, obstacles: Callable[[], Obstacles]) -> None:
        super().__init__(look)
        self.stocks: tuple[RevealedStock, ...] = ()
        self.places: tuple[QRectF, ...] = ()
        self._obstacles = obstacles
        self.setVisible(False)

    def show_stocks(self, stocks: Sequence[RevealedStock]) -> None:
        if tuple(stocks) != self.stocks:
            self.stocks = tuple(stocks)
            self.setVisible(bool(stocks))
            self.find_places()

    def arranged(self) -> None:
        self.find_places()

    def find_places(self) -> None:
        """Call this when the obstacles have moved."""
        scale, room = self.look.scale, self.rect
        corners = (
            Corner(room),
            Corner(room, low=True),
            Corner(room.adjusted(0.0, _UNDER_TOOLS * scale, 0.0, 0.0), right=True),
            Corner(room, right=True, low=True),
        )
        size, gap = _STOCK_SIZE * scale, _STOCK_GAP * scale
        obstacles = self._obstacles() if self.stocks else Obstacles()
        self.places = tuple(clear_places(len(self.stocks), size, gap, corners, obstacles))
        self.update()

    def words(self) -> list[str]:
        """The title of each note."""
        return [revealed_title(each) for each in self.stocks]

    def draw(self, painter: QPainter) -> None:
        look, scale = self.look, self.look.scale
        for each, body in zip(self.stocks, self.places, strict=True):
            edge = look.palette.seats[each.person.colour].tint
            paint_panel(
                painter, look.pixmaps, body, self.ratio, look.palette, scale=scale, edge=edge
            )
            layout = lay_out(revealed_card(each), body, scale)
            paint_layout(painter, layout, look, self.ratio, kit.Surface.PANEL)
