"""The parts of the building site's scene: plan, monument, marks on places and score ruler."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.drawing.marks import (
    Marker,
    PillKind,
    PillPart,
    dashed_pen,
    paint_pill,
    paint_seat_marker,
    pill_size,
)
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import lying_letters, lying_sheet
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.solids import paint_contour
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
from blueprints_desktop.desktop.games.monuments.art.monument import (
    MARGIN,
    Composer,
    DrawnSite,
    Hiding,
    Laid,
    Masonry,
    PlacedMonument,
    SlicedPicture,
    masonry_bounds,
    paint_cut_off,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import (
    brick_sprite,
)
from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    Corner,
    Obstacles,
    clear_places,
)
from blueprints_desktop.desktop.games.monuments.board.selection import Placing
from blueprints_desktop.desktop.games.monuments.cards.seat_panel import token
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, StillPart
from blueprints_desktop.desktop.ui.scene.score_ruler import LIFT, paint_pins, set_pins, wood_sprite
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.events import Passed
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, count

_KEPT = 6
"""How many pictures of the monument are kept."""
_TITLE = Type(19, 600, 2.0, capitals=True)
_SIDE = Type(14, 600, 1.6, capitals=True)


class SiteContent(NamedTuple):
    """What a picture of the monument shows."""

    standing: PlacedMonument
    bricks: tuple[Laid, ...]
    cut_off: tuple[Laid, ...] = ()
    """Removed by a section."""
    lit: tuple[Laid, ...] = ()
    """Places of the chosen colour."""
    others: tuple[Laid, ...] = ()
    """Places of other colours."""

    @property
    def key(self) -> tuple[object, ...]:
        """Identifies the picture. A View itself is not hashable by value."""
        standing, *bricks = self
        origin = standing.view.origin
        return (standing.turns, standing.view.w, origin.x(), origin.y(), *bricks)


class SheetPart(StillPart):
    """The plan on the desk with the monument's name and the name of the side in front."""

    bleed = 50.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.standing: PlacedMonument | None = None
        self._words = ("", "")

    def show_plan(self, standing: PlacedMonument, name: str, side: str) -> None:
        if (standing, (name, side)) != (self.standing, self._words):
            self.standing, self._words = standing, (name, side)
            self.update()

    def draw(self, painter: QPainter) -> None:
        standing, look = self.standing, self.look
        if standing is None:
            return
        view, palette = standing.view, look.palette
        x, y, wide, deep = standing.sheet
        sheet = lying_sheet(look.pixmaps, view.w, self.ratio, palette, x, y, wide, deep, look.scale)
        sheet.paint(painter, view.origin)
        name, side = self._words
        line = y + deep - 0.44 * MARGIN
        scale = look.scale * min(1.0, view.w / 34.0)
        with saved(painter):
            painter.setTransform(lying_letters(view, x + 0.6, line), True)
            write(painter, name, QPointF(0.0, 0.0), _TITLE, palette.ink, Anchor.LEFT, scale)
        with saved(painter):
            painter.setTransform(lying_letters(view, x + wide - 0.6, line), True)
            room = wide * view.w * 1.2 - text_width(name, _TITLE, scale)
            if text_width(side, _SIDE, scale) < room - 20.0 * scale:
                at = QPointF(0.0, 0.0)
                write(painter, side, at, _SIDE, palette.ink_2, Anchor.RIGHT, scale)


class MonumentPart(ScenePart):
    """The built bricks, composed into one picture."""

    bleed = 8.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._shown: SiteContent | None = None
        self._pictures = Composer(_KEPT)

    def show_bricks(self, shown: SiteContent) -> None:
        if shown != self._shown:
            self._shown = shown
            self.update()

    def is_composed(self, shown: SiteContent) -> bool:
        """Whether its picture is kept."""
        return shown.key in self._pictures

    def arranged(self) -> None:
        self._pictures.clear()

    def picture(self) -> Sprite | None:
        """What is shown, composed on demand."""
        return None if self._shown is None else self.compose(self._shown)

    def compose(self, shown: SiteContent) -> Sprite:
        """Compose it now, unless it is kept."""
        return self._pictures.picture(shown.key, partial(self._slices, shown))

    def ahead(self, shown: SiteContent) -> Iterator[Job]:
        """Jobs that compose the same a slice at a time."""
        return self._pictures.ahead(shown.key, partial(self._slices, shown))

    def _slices(self, shown: SiteContent) -> SlicedPicture:
        standing, bricks, cut_off, lit, others = shown
        look, ratio = self.look, self.ratio

        def draw(painter: QPainter) -> Iterator[None]:
            under = partial(self._paint_places, shown)
            walls = Masonry(standing, bricks, look.pixmaps, ratio, look.palette, under)
            yield from walls.slices(painter)
            paint_cut_off(painter, standing, cut_off, look.palette)

        around = masonry_bounds(standing, (*bricks, *cut_off, *lit, *others))
        return SlicedPicture(around.intersected(self.boundingRect()), ratio, draw)

    def _paint_places(self, shown: SiteContent, painter: QPainter, level: int) -> None:
        """Footprints: pencil lines for the chosen colour, dots with a little colour for others."""
        palette, scale, standing = self.look.palette, self.look.scale, shown.standing
        dots, dashes = (palette.ink, 1.5, 2.2, 2.2), (palette.pencil, 2.2, 3.4, 1.8)
        for places, fill, edge, wide, (ink, line, dash, gap) in (
            (shown.others, 0.30, 0.6, 2.6, dots),
            (shown.lit, 0.55, 0.75, 4.2, dashes),
        ):
            for laid in places:
                if laid.z == level:
                    foot = standing.footprint(laid, 0.08)
                    painter.fillPath(foot, alpha(palette.bricks[laid.kind].left, fill))
                    painter.strokePath(foot, QPen(alpha(palette.paper_edge, edge), wide * scale))
                    painter.strokePath(foot, dashed_pen(ink, line * scale, dash, gap))

    def draw(self, painter: QPainter) -> None:
        picture = self.picture()
        if picture is not None:
            picture.paint(painter, QPointF())


# --- the score ruler ----------------------------------------------------------------------

_RADIUS = 11.0
_RULER_MARGIN = 20.0
_LONG = 60
"""The ruler shows at least this many points."""
_AHEAD = 12
"""At least this many of them are beyond the best score."""
_RAISED = 24.0


class SiteRuler(ScenePart):
    """The score ruler along the near edge: true scores, and the score with the brick aimed at."""

    bleed = 44.0

    def __init__(self, look: Look, people: Sequence[Person]) -> None:
        super().__init__(look)
        self._people = tuple(people)
        self.scores: tuple[float, ...] = ()
        """By seat; empty when nothing is shown."""
        self.preview: tuple[Seat, int] | None = None
        """The seat and the score with the brick aimed at."""

    def show_scores(self, scores: Sequence[float], after: tuple[Seat, int] | None = None) -> None:
        if (tuple(scores), after) != (self.scores, self.preview):
            self.scores, self.preview = tuple(scores), after
            self.update()

    @property
    def ruler(self) -> Ruler:
        """From a ten below the lowest score to beyond the highest."""
        low, high = min(self.scores, default=0), max(self.scores, default=0)
        first = int(low // 10) * 10
        last = max(first + _LONG, int((high + _AHEAD) // 10 + 1) * 10)
        return Ruler(self.rect, last, _RULER_MARGIN * self.look.scale, first)

    def draw(self, painter: QPainter) -> None:
        ruler, look, scale = self.ruler, self.look, self.look.scale
        wood_sprite(ruler, look, self.ratio).paint(painter, self.rect.topLeft())
        if not self.scores:
            return
        radius = _RADIUS * scale
        pins = set_pins(ruler, self.scores, radius, LIFT * scale)
        colours = [person.colour for person in self._people]
        if self.preview is not None:
            seat, points = self.preview
            tint = look.palette.seats[colours[seat]].tint
            x = ruler.x_of(points)
            crowded = any(abs(pin.head.x() - x) < 2 * radius for pin in pins)
            up = (_RAISED if crowded else 2.0) * scale
            head = QPointF(x, ruler.rect.top() - up)
            painter.setPen(dashed_pen(tint, 2.0 * scale, 2.2, 1.6))
            start = pins[seat].head - QPointF(0.0, 2.0 * scale)
            if crowded:
                above = QPointF(start.x(), head.y())
                painter.drawLine(start, above)
                start = above
            painter.drawLine(start, head)
        paint_pins(painter, pins, colours, radius, look)
        if self.preview is not None:
            colour = look.palette.seats[colours[self.preview[0]]]
            paint_seat_marker(painter, head, radius, colour, look.palette, Marker.PREVIEW)


# --- marks on places ----------------------------------------------------------------------

_ALONG = (0.5, 0.36, 0.64, 0.24, 0.76)
_ACROSS = (0.5, 0.34, 0.66)
_SPOTS = sorted(
    ((along, across) for along in _ALONG for across in _ACROSS),
    key=lambda at: abs(at[0] - 0.5) * 2 + abs(at[1] - 0.5),
)
"""Points on a footprint, in shares of its length and breadth, the middle first."""


# A mark must not lie on the brick in front: it would be read as that brick's mark.


def spot_on_place(
    hiding: Hiding, standing: PlacedMonument, place: Laid, size: QSizeF
) -> QRectF | None:
    """Room for a mark on the visible footprint of a place; None: too little of it is visible."""
    for along, across in _SPOTS:
        room = _about(standing.on_footprint(place, along, across), size)
        if hiding.leaves_free(place, room):
            return room
    return None


def spot_on_brick(
    hiding: Hiding,
    standing: PlacedMonument,
    brick: Laid,
    size: QSizeF,
    taken: Sequence[QRectF] = (),
) -> QRectF | None:
    """Room for a mark on the top or a near side of a brick; ``taken``: other marks."""
    for middle in (standing.top_middle(brick), *standing.sides(brick)):
        room = _about(middle, size)
        if hiding.leaves_free(brick, room) and not any(room.intersects(note) for note in taken):
            return room
    return None


def _about(middle: QPointF, size: QSizeF) -> QRectF:
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


_SMALL = 0.84
"""The size of the pills with points on places."""
_SLIVER = 4.0
"""A place with a smaller visible strip has no outline: it would look like a crack."""
_BADGE = 9.0
"""Radius of the mark of the player who built a brick."""


class PlaceMarksPart(ScenePart):
    """Points on places, marks on new bricks, and the brick aimed at with what it opens.

    The footprints of places are in the picture of the monument.
    """

    bleed = 30.0

    def __init__(self, look: Look, site: DrawnSite) -> None:
        super().__init__(look)
        self._site = site
        self.placing = Placing()
        self._shown: SiteContent | None = None
        self.since: tuple[tuple[Brick, int], ...] = ()
        """Bricks that are new to the viewer, with the palette's seat of their builder."""
        self._hiding: Hiding | None = None
        self.outlines: dict[Brick, tuple[QPainterPath, QPainterPath]] = {}
        """Partly hidden places, whose outline goes on over other bricks: footprint and cover."""
        self.pills: dict[Brick, QRectF] = {}
        """Where the points of places are."""

    def show_since(self, bricks: Sequence[tuple[Brick, int]]) -> None:
        if tuple(bricks) != self.since:
            self.since = tuple(bricks)
            self.update()

    def show_placing(self, placing: Placing, shown: SiteContent) -> None:
        """``shown``: the monument below the marks."""
        if (placing, shown) != (self.placing, self._shown):
            other = shown != self._shown or placing.lit != self.placing.lit
            self.placing, self._shown = placing, shown
            if other:
                self._find_room()
            self.update()

    def remove_marks(self) -> None:
        """The choice is made; the monument is still the same."""
        if self._shown is not None:
            self.show_placing(Placing(), self._shown._replace(lit=(), others=()))

    def arranged(self) -> None:
        self._find_room()

    def _find_room(self) -> None:
        """Find what is hidden and where points fit; it does not depend on the brick aimed at."""
        shown, scale = self._shown, self.look.scale
        if shown is None:
            return
        standing = shown.standing
        hiding = self._hiding = Hiding(standing, shown.bricks)
        self.outlines, self.pills = {}, {}
        for hint in self.placing.lit:
            laid = self._site.laid(hint.brick)
            if laid not in shown.lit:
                continue
            cover = hiding.cover_of(laid).simplified()
            foot = standing.footprint(laid, 0.08)
            seen = foot.subtracted(cover).boundingRect()
            if not cover.isEmpty() and min(seen.width(), seen.height()) > _SLIVER * scale:
                self.outlines[hint.brick] = foot, cover
            size = QSizeF(*pill_size(_points_pill(hint.points), _SMALL * scale))
            room = spot_on_place(hiding, standing, laid, size)
            if room is not None:
                self.pills[hint.brick] = room

    def since_rooms(self) -> list[tuple[QRectF, int]]:
        """Where the builders' marks of visible new bricks are, with the palette's seat."""
        shown, hiding = self._shown, self._hiding
        if shown is None or hiding is None:
            return []
        side = 2 * _BADGE * self.look.scale
        found = []
        for brick, colour in self.since:
            laid = self._site.laid(brick)
            if laid in shown.bricks:
                size = QSizeF(side, side)
                room = spot_on_brick(hiding, shown.standing, laid, size, tuple(self.pills.values()))
                if room is not None:
                    found.append((room, colour))
        return found

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        shown, hiding = self._shown, self._hiding
        if shown is None or hiding is None:
            return
        palette, scale = self.look.palette, self.look.scale
        aimed = self.placing.hint
        for brick, (foot, cover) in self.outlines.items():
            if brick != self.placing.aimed:
                self._paint_hidden(painter, foot, cover)
        for room, colour in self.since_rooms():
            seat = palette.seats[colour]
            paint_seat_marker(painter, room.center(), _BADGE * scale, seat, palette)
        for brick, room in self.pills.items():
            if brick != self.placing.aimed:
                pill = _points_pill(self._site.points(brick))
                paint_pill(painter, room.center(), pill, palette, _SMALL * scale)
        if aimed is not None:
            laid = self._site.laid(aimed.brick)
            if laid in shown.lit or laid in shown.others:
                self._paint_ghost(painter, shown.standing, hiding, laid)
                self._paint_opened(painter, shown.standing, aimed.opens)
                self._paint_contour(painter, shown.standing, hiding, laid)
                self._paint_flag(painter, shown.standing, laid, aimed.points)

    def _paint_hidden(self, painter: QPainter, foot: QPainterPath, cover: QPainterPath) -> None:
        """Thin faint dashes over the bricks in front."""
        palette, scale = self.look.palette, self.look.scale
        with saved(painter):
            painter.setClipPath(cover)
            painter.strokePath(foot, dashed_pen(alpha(palette.pencil, 0.55), 1.0 * scale, 2.0, 4.0))

    def _paint_ghost(
        self, painter: QPainter, standing: PlacedMonument, hiding: Hiding, laid: Laid
    ) -> None:
        """The brick aimed at, behind the bricks in front of it."""
        look = self.look
        sprite = brick_sprite(
            look.pixmaps, laid.kind, standing.view.w, self.ratio, look.palette,
            crosswise=standing.crosswise, ghost=True,
        )  # fmt: skip
        with saved(painter):
            self._clip_to_seen(painter, hiding.cover_of(laid))
            sprite.paint(painter, standing.corner(laid))

    def _clip_to_seen(self, painter: QPainter, cover: QPainterPath) -> None:
        if not cover.isEmpty():
            seen = QPainterPath()
            seen.addRect(self.boundingRect())
            painter.setClipPath(seen.subtracted(cover.simplified()))

    def _paint_opened(
        self, painter: QPainter, standing: PlacedMonument, opens: Sequence[Brick]
    ) -> None:
        """Bricks that can be built on it afterwards, by anyone."""
        palette, scale = self.look.palette, self.look.scale
        for brick in opens:
            laid = self._site.laid(brick)
            outline = standing.silhouette(laid)
            painter.fillPath(outline, alpha(palette.bricks[brick.colour].top, 0.22))
            painter.strokePath(outline, QPen(alpha(palette.paper_edge, 0.5), 2.8 * scale))
            painter.strokePath(outline, dashed_pen(palette.ink, 1.4 * scale, 1.6, 2.4))
            at = standing.top_middle(laid) - QPointF(0.0, 2.0 * scale)
            paint_pill(painter, at, _points_pill(self._site.points(brick)), palette, _SMALL * scale)

    def _paint_flag(
        self, painter: QPainter, standing: PlacedMonument, laid: Laid, points: int
    ) -> None:
        palette, scale = self.look.palette, self.look.scale
        foot = standing.top_middle(laid)
        flag = foot - QPointF(0.0, 44.0 * scale)
        painter.setPen(QPen(palette.pencil, 2.0 * scale))
        painter.drawLine(foot, flag)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        painter.drawEllipse(foot, 3.0 * scale, 3.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_pill(painter, flag, (PillPart(f"+{points}", PillKind.FILLED),), palette, scale * 1.1)

    def _paint_contour(
        self, painter: QPainter, standing: PlacedMonument, hiding: Hiding, laid: Laid
    ) -> None:
        """Strong where the place is visible, dashed where other bricks hide it."""
        palette, scale = self.look.palette, self.look.scale
        outline = standing.silhouette(laid)
        cover = hiding.cover_of(laid)
        with saved(painter):
            if not cover.isEmpty():
                painter.strokePath(outline, dashed_pen(palette.paper_edge, 3.6 * scale, 2.6, 1.6))
                painter.strokePath(outline, dashed_pen(palette.pencil, 2.2 * scale, 4.3, 2.6))
                self._clip_to_seen(painter, cover)
            paint_contour(painter, outline, palette.paper_edge, 6.5 * scale)
            paint_contour(painter, outline, palette.pencil, 4.0 * scale)


def _points_pill(points: int) -> tuple[PillPart, ...]:
    return (PillPart(f"+{points}", PillKind.OPEN),)


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
        kit.Line((token(piece, 20.0), kit.Text(str(many), Role.FIGURE)), gap=4.0)
        for piece, many in counts
        if many
    ]
    lines = (
        kit.Line((kit.SeatSign(stock.person.colour, 14.0), title), height=kit.fixed(28.0)),
        kit.Line((*pieces, kit.Fill()), gap=12.0, height=kit.fixed(32.0)),
    )
    return kit.Card(items=lines, top=kit.fixed(8.0), foot=kit.fixed(6.0))


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
            paint_layout(painter, layout, look, self.ratio)
