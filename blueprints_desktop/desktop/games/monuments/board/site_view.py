"""The building site: plan, monument, marks, score ruler and tools, and all input on it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import hypot
from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.furniture import Ruler
from blueprints_desktop.desktop.drawing.icons import Icon
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
from blueprints_desktop.desktop.drawing.projection import RISE
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
    Slices,
    in_slices,
    monument_beside,
    paint_cut_off,
)
from blueprints_desktop.desktop.games.monuments.art.pieces import (
    brick_sprite,
)
from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    Corner,
    MonumentsView,
    Obstacles,
    area_around,
    boxed,
    clear_places,
)
from blueprints_desktop.desktop.games.monuments.board.selection import (
    MonumentsController,
    Placing,
    own_part,
    place_part,
)
from blueprints_desktop.desktop.games.monuments.cards.table_cards import token
from blueprints_desktop.desktop.games.monuments.texts.words import (
    brick_words,
    not_built_words,
    opens_words,
    support_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import gain_words, signed
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.layout import lay_out
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE, DeskButton
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown, StillPart
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost
from blueprints_desktop.desktop.ui.scene.score_ruler import (
    LIFT,
    UP,
    paint_pins,
    set_pins,
    wood_sprite,
)
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction
from blueprints_desktop.desktop.ui.scene.view_tools import TableTools
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.games.monuments.events import Passed
from blueprints_desktop.games.monuments.hints import BrickHint
from blueprints_desktop.games.monuments.moves import PASS, Brick
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, count
from blueprints_desktop.games.monuments.plan import Plan

_KEPT = 6
"""How many pictures of the monument are kept."""
_TITLE = Type(19, 600, 2.0, capitals=True)
_INDENT = 0.6
"""How far both names stay from the ends of the sheet's edge, in units of the plan."""
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

    plan = Shown[tuple[PlacedMonument, str, str] | None](None)
    """Where the monument is, and both names."""

    def draw(self, painter: QPainter) -> None:
        look = self.look
        if self.plan is None:
            return
        standing, name, side = self.plan
        view, palette = standing.view, look.palette
        x, y, wide, deep = standing.sheet
        sheet = lying_sheet(look.pixmaps, view.w, self.ratio, palette, x, y, wide, deep, look.scale)
        sheet.paint(painter, view.origin)
        line = y + deep - 0.44 * MARGIN
        scale = look.scale * min(1.0, view.w / 34.0)
        with saved(painter):
            painter.setTransform(lying_letters(view, x + _INDENT, line), True)
            write(painter, name, QPointF(0.0, 0.0), _TITLE, palette.ink, Anchor.LEFT, scale)
        with saved(painter):
            painter.setTransform(lying_letters(view, x + wide - _INDENT, line), True)
            edge = (wide - 2 * _INDENT) * view.w * hypot(1.0, RISE)
            room = edge - text_width(name, _TITLE, scale)
            if text_width(side, _SIDE, scale) < room - 20.0 * scale:
                at = QPointF(0.0, 0.0)
                write(painter, side, at, _SIDE, palette.ink_2, Anchor.RIGHT, scale)


class MonumentPart(ScenePart):
    """The built bricks, composed into one picture."""

    bleed = 8.0

    content = Shown[SiteContent | None](None)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._pictures = Composer(_KEPT)

    def is_composed(self, shown: SiteContent) -> bool:
        """Whether its picture is kept."""
        return shown.key in self._pictures

    def arranged(self) -> None:
        self._pictures.clear()

    def picture(self) -> Sprite | None:
        """What is shown, composed on demand."""
        return None if self.content is None else self.compose(self.content)

    def compose(self, shown: SiteContent) -> Sprite:
        """Compose it now, unless it is kept."""
        return self._pictures.picture(shown.key, partial(self._slices, shown))

    def ahead(self, shown: SiteContent) -> Iterator[Job]:
        """Jobs that compose the same a slice at a time."""
        return self._pictures.ahead(shown.key, partial(self._slices, shown))

    def _slices(self, shown: SiteContent) -> Slices:
        standing, look, ratio = shown.standing, self.look, self.ratio

        def draw(painter: QPainter) -> Iterator[None]:
            under = partial(self._paint_places, shown)
            walls = Masonry(standing, shown.bricks, look.pixmaps, ratio, look.palette, under)
            yield from walls.slices(painter)
            paint_cut_off(painter, standing, shown.cut_off, look.palette)

        around = standing.bounds.intersected(self.boundingRect())
        return in_slices(around, ratio, draw)

    def _paint_places(self, shown: SiteContent, painter: QPainter, level: int) -> None:
        """Footprints: pencil lines for the chosen colour, dots with a little colour for others."""
        palette, scale, standing = self.look.palette, self.look.scale, shown.standing
        dots, dashes = (palette.ink, 1.5, 2.2, 2.2), (palette.pencil, 2.2, 3.4, 1.8)
        for places, fill, edge, wide, (ink, line, dash, gap) in (
            (shown.others, 0.45, 0.6, 2.6, dots),
            (shown.lit, 0.85, 0.75, 4.2, dashes),
        ):
            for laid in places:
                if laid.z == level:
                    foot = standing.footprint(laid, 0.08)
                    painter.fillPath(foot, alpha(palette.bricks[laid.kind].top, fill))
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
_RAISED = 22.0


class SiteRuler(ScenePart):
    """The score ruler along the near edge: true scores, and the score with the brick aimed at."""

    bleed = 44.0
    scores = Shown[tuple[float, ...]](())
    """By seat; empty when nothing is shown."""
    preview = Shown[tuple[Seat, int] | None](None)
    """The seat and the score with the brick aimed at."""

    def __init__(self, look: Look, people: Sequence[Person]) -> None:
        super().__init__(look)
        self._colours = [person.colour for person in people]

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
        colours = self._colours
        if self.preview is not None:
            seat, points = self.preview
            tint = look.palette.seats[colours[seat]].tint
            x = ruler.x_of(points)
            crowded = any(abs(pin.head.x() - x) < 2 * radius for pin in pins)
            up = UP * radius + (_RAISED * scale if crowded else 0.0)
            head = QPointF(x, ruler.rect.top() - up)
            painter.setPen(dashed_pen(tint, 2.0 * scale, 2.2, 1.6))
            start = pins[seat].head
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

_SMALL = 0.84
"""The size of the pills with points on places."""
_HARDLY = 14.0
"""A place counts as hidden up to this width of its visible part."""
_SLIVER = 4.0
"""A place with a smaller visible strip has no outline: it would look like a crack."""
_BADGE = 9.0
"""Radius of the mark of the player who built a brick."""


class PlaceMarksPart(ScenePart):
    """Points on places, marks on new bricks, and the brick aimed at with what it opens.

    The footprints of places are in the picture of the monument.
    """

    bleed = 30.0
    since = Shown[tuple[tuple[Brick, int], ...]](())
    """Bricks that are new to the viewer, with the palette's seat of their builder."""
    marked = Shown[tuple[Placing, SiteContent | None]]((Placing(), None))
    """The choice of a place, and the monument below the marks."""

    def __init__(self, look: Look, site: DrawnSite) -> None:
        super().__init__(look)
        self._site = site
        self._hiding: Hiding | None = None
        self._found_for: object = None
        """The places and the monument for which there is room."""
        self.outlines: dict[Brick, tuple[QPainterPath, QPainterPath]] = {}
        """Partly hidden places, whose outline goes on over other bricks: footprint and cover."""
        self.pills: dict[Brick, QRectF] = {}
        """Where the points of places are."""
        self.hidden: set[Brick] = set()
        """Places of which hardly anything is seen."""

    @property
    def placing(self) -> Placing:
        return self.marked[0]

    def remove_marks(self) -> None:
        """The choice is made; the monument is still the same."""
        _, shown = self.marked
        if shown is not None:
            self.marked = Placing(), shown._replace(lit=(), others=())

    def arranged(self) -> None:
        self._found_for = None
        self.content_changed()

    def content_changed(self) -> None:
        """Find what is hidden and where points fit; it does not depend on the brick aimed at."""
        (placing, shown), scale = self.marked, self.look.scale
        if shown is None or self._found_for == (placing.lit, shown):
            return
        self._found_for = placing.lit, shown
        standing = shown.standing
        hiding = self._hiding = Hiding(standing, shown.bricks)
        self.outlines, self.pills, self.hidden = {}, {}, set()
        for hint in placing.lit:
            laid = self._site.laid(hint.brick)
            if laid not in shown.lit:
                continue
            cover = hiding.cover_of(laid).simplified()
            foot = standing.footprint(laid, 0.08)
            seen = foot.subtracted(cover).boundingRect()
            visible = min(seen.width(), seen.height())
            if not cover.isEmpty() and visible > _SLIVER * scale:
                self.outlines[hint.brick] = foot, cover
            if visible <= _HARDLY * scale:
                self.hidden.add(hint.brick)
            size = QSizeF(*pill_size(_points_pill(hint.points), _SMALL * scale))
            room = hiding.spot_on_place(laid, size)
            if room is not None:
                self.pills[hint.brick] = room

    def since_rooms(self) -> list[tuple[QRectF, int]]:
        """Where the builders' marks of visible new bricks are, with the palette's seat."""
        (_, shown), hiding = self.marked, self._hiding
        if shown is None or hiding is None:
            return []
        size = QSizeF(1.0, 1.0) * (2 * _BADGE * self.look.scale)
        found = []
        for brick, colour in self.since:
            laid = self._site.laid(brick)
            if laid in shown.bricks:
                room = hiding.spot_on_brick(laid, size, self.pills.values())
                if room is not None:
                    found.append((room, colour))
        return found

    # --- painting -------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        (placing, shown), palette, scale = self.marked, self.look.palette, self.look.scale
        if shown is None:
            return
        for brick, (foot, cover) in self.outlines.items():
            if brick != placing.aimed:
                with saved(painter):  # thin faint dashes over the bricks in front
                    painter.setClipPath(cover)
                    pen = dashed_pen(alpha(palette.pencil, 0.55), 1.0 * scale, 2.0, 4.0)
                    painter.strokePath(foot, pen)
        for room, colour in self.since_rooms():
            seat = palette.seats[colour]
            paint_seat_marker(painter, room.center(), _BADGE * scale, seat, palette)
        for brick, room in self.pills.items():
            if brick != placing.aimed:
                self._paint_points(painter, room.center(), brick)
        if placing.hint is not None:
            laid = self._site.laid(placing.hint.brick)
            if laid in shown.lit or laid in shown.others:
                self._paint_aimed(painter, shown.standing, laid, placing.hint)

    def _paint_points(self, painter: QPainter, at: QPointF, brick: Brick) -> None:
        pill = _points_pill(self._site.points(brick))
        paint_pill(painter, at, pill, self.look.palette, _SMALL * self.look.scale)

    def _paint_aimed(
        self, painter: QPainter, standing: PlacedMonument, laid: Laid, hint: BrickHint
    ) -> None:
        """The brick aimed at, behind the bricks in front of it, with what it opens and scores.

        Its contour is strong where the place is visible, dashed where other bricks hide it.
        """
        look, palette, scale = self.look, self.look.palette, self.look.scale
        cover = QPainterPath() if self._hiding is None else self._hiding.cover_of(laid)
        seen = boxed(self.boundingRect()).subtracted(cover.simplified())
        outline = standing.silhouette(laid)
        sprite = brick_sprite(
            look.pixmaps, laid.kind, standing.view.w, self.ratio, palette,
            crosswise=standing.crosswise, ghost=True,
        )  # fmt: skip
        with saved(painter):
            painter.setClipPath(seen)
            sprite.paint(painter, standing.corner(laid))
        for brick in hint.opens:
            self._paint_opened(painter, standing, brick)
        with saved(painter):
            if not cover.isEmpty():
                painter.strokePath(outline, dashed_pen(palette.paper_edge, 3.6 * scale, 2.6, 1.6))
                painter.strokePath(outline, dashed_pen(palette.pencil, 2.2 * scale, 4.3, 2.6))
            painter.setClipPath(seen)
            paint_contour(painter, outline, palette.paper_edge, 6.5 * scale)
            paint_contour(painter, outline, palette.pencil, 4.0 * scale)
        foot = standing.top_middle(laid)
        flag = foot - QPointF(0.0, 44.0 * scale)
        painter.setPen(QPen(palette.pencil, 2.0 * scale))
        painter.drawLine(foot, flag)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        painter.drawEllipse(foot, 3.0 * scale, 3.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pill = (PillPart(f"+{hint.points}", PillKind.FILLED),)
        paint_pill(painter, flag, pill, palette, scale * 1.1)

    def _paint_opened(self, painter: QPainter, standing: PlacedMonument, brick: Brick) -> None:
        """A brick that can be built on it afterwards, by anyone."""
        palette, scale, laid = self.look.palette, self.look.scale, self._site.laid(brick)
        outline = standing.silhouette(laid)
        painter.fillPath(outline, alpha(palette.bricks[brick.colour].top, 0.22))
        painter.strokePath(outline, QPen(alpha(palette.paper_edge, 0.5), 2.8 * scale))
        painter.strokePath(outline, dashed_pen(palette.ink, 1.4 * scale, 1.6, 2.4))
        self._paint_points(painter, standing.top_middle(laid) - QPointF(0.0, 2.0 * scale), brick)


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


def revealed_in(events: Sequence[Event], people: Sequence[Person]) -> tuple[RevealedStock, ...]:
    return tuple(
        RevealedStock(people[event.seat], event.shown, event.lost)
        for event in events
        if isinstance(event, Passed) and event.shown is not None
    )


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
    stocks = Shown[tuple[RevealedStock, ...]](())

    def __init__(self, look: Look, obstacles: Callable[[], Obstacles]) -> None:
        super().__init__(look)
        self.places: tuple[QRectF, ...] = ()
        self._obstacles = obstacles
        self.setVisible(False)

    def content_changed(self) -> None:
        """Find places. Call this when the obstacles have moved."""
        self.setVisible(bool(self.stocks))
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

    arranged = content_changed

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


# --- the view -----------------------------------------------------------------------------

_RULER = 44.0
_PINS = 34.0
"""Height above the ruler for its markers."""
_LOW = 300.0
"""Below this height, at 100 %, there is no ruler."""
_USUAL, _LEAST, _MOST = 36.0, 0.6, 1.7
"""The size of a monument at which pencil marks are drawn at 100 %, and the limits of their scale."""
_SMALLEST_USUAL = 24.0
"""The smallest monument on whose places there is room for marks at 100 %."""
_BETWEEN_TOOLS = 4
_NEAR = 2.0
"""How far from the middle of a place a press still means it, in units of the plan."""


class SiteTools(TableTools):
    """A quarter turn, and the section at a level."""

    def __init__(self, appearance: Appearance, over: "SiteView") -> None:
        super().__init__(appearance, over, over.turn)
        self.section = self.add("section", Icon.LAYERS, Qt.Key.Key_X, lambda: None)
        self.section.toggled.connect(lambda: over.refresh(fading=True))
        self.retell()

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        return (
            *super().words(),
            (self.section, self.tr("Section at a level"), "X"),
        )


class SiteView(MonumentsView):
    """Shows the building site and takes the input for a brick."""

    def __init__(
        self,
        plan: Plan,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: MonumentsController,
    ) -> None:
        super().__init__(people, appearance, host, selector)
        look = appearance.look
        self.site = DrawnSite(plan)
        self.name = ""
        self.turns = 0
        self.built = 0
        """The mask of the bricks that are shown."""
        self._covered = True
        """Nothing is told of what stands: a curtain is closed, or nothing was shown yet."""
        self.open_places: tuple[Brick, ...] = ()
        """Places that are free for anybody."""
        self.pointed_level: int | None = None
        """The level whose sheet is pointed at."""
        self._inner, self._whole = QRectF(), QRectF()
        self.ground = self.site.ground
        self.standing: PlacedMonument | None = None
        self.content: SiteContent | None = None
        """What the picture of the monument shows."""
        self.sheet, self.monument = SheetPart(look), MonumentPart(look)
        self.marks, self.ruler = PlaceMarksPart(look, self.site), SiteRuler(look, self.people)
        self.revealed = RevealedStocksPart(look, self._obstacles)
        self.add_parts(self.sheet, self.monument, self.marks, self.ruler, self.revealed)
        self.fade = CrossFade(self)
        """From the picture of the monument before a turn or a section."""
        self.tools = SiteTools(appearance, self)

    # --- what is shown --------------------------------------------------------------

    def show_site(
        self,
        built: int,
        name: str,
        since: Sequence[tuple[Brick, int]] = (),
        free: tuple[Brick, ...] = (),
    ) -> None:
        """Show the bricks of a mask; ``since``: bricks new to the viewer, with the palette's seat;
        ``free``: places for anybody."""
        self.name, self.built, self.open_places = name, built, free
        self._covered = False
        self.marks.since = tuple(since)
        self.refresh()

    def show_open(self, places: tuple[Brick, ...]) -> None:
        """Show places that can be built on next, by the viewer or by others."""
        if places != self.open_places:
            self.open_places = places
            self.refresh()

    def show_scores(self, scores: Sequence[float], after: tuple[Seat, int] | None = None) -> None:
        """``after``: the seat and the score with the brick aimed at."""
        super().show_scores(scores)
        self.ruler.scores, self.ruler.preview = self.scores, after

    @property
    def placing(self) -> Placing:
        return self.selector.placing

    def show_selection(self) -> None:
        """Show how far a brick has been chosen."""
        if self.placing != self.marks.placing:
            self.refresh()
            self.choose_cursor()

    def remove_marks(self) -> None:
        """The choice is made: ghost and flag go at once, footprints with the next picture."""
        self.marks.remove_marks()
        self.choose_cursor()

    def point_at_level(self, level: int | None) -> None:
        """Cut the monument at the level whose sheet is pointed at."""
        if level != self.pointed_level:
            self.pointed_level = level
            self.refresh()

    def turn(self, turns: int) -> None:
        """Turn the plan by quarters."""
        self.turns = (self.turns + turns) % 4
        self.refresh(fading=True)
        self.turned.emit()

    def clear(self) -> None:
        self.fade.finish()
        self.choose_cursor()
        self.pointed_level, self._covered = None, True
        self.marks.since = ()
        self.revealed.stocks = ()
        self.setAccessibleDescription("")
        self.refresh()

    def refresh(self, fading: bool = False) -> None:
        if self._whole.isEmpty():
            return
        standing = self._standing_after(self.turns)
        moved, self.standing = standing != self.standing, standing
        content = self._content(standing, self.built, self.placing, self.open_places)
        self.sheet.plan = standing, self.name, self._side()
        before = self.monument.picture() if fading else None
        self.monument.content = content
        if before is not None:
            self.monument.compose(content)  # before anything moves
            self.fade.start_from(before.pixmap, before.bounds, self.look.tempo)
        if moved:
            self._fit_marks(standing)
        self.marks.marked = self.placing, content
        self.content = content
        if moved:
            self.revealed.content_changed()

    def _side(self) -> str:
        """The name of the side in front."""
        translate = QCoreApplication.translate
        return (
            translate("Monuments", "Front"),
            translate("Monuments", "Right side"),
            translate("Monuments", "Back"),
            translate("Monuments", "Left side"),
        )[self.turns]

    # --- the section ----------------------------------------------------------------

    @property
    def section(self) -> int | None:
        """The highest level that is shown solid; None: all of them."""
        return self._section_level(self.placing, self.built)

    def _section_level(self, placing: Placing, built: int) -> int | None:
        if self.pointed_level is not None:
            return self.pointed_level
        if not self.tools.section.isChecked():
            return None
        if placing.aimed is not None:
            return placing.aimed.level
        lit = [hint.brick.level for hint in placing.lit]
        if lit:
            return min(lit)
        levels = [brick.level for brick in self.site.plan.in_mask(built)]
        return max(1, max(levels, default=1) - 1)

    def _content(
        self,
        standing: PlacedMonument,
        built: int,
        placing: Placing,
        free: tuple[Brick, ...] = (),
    ) -> SiteContent:
        """What a picture of these bricks shows while a place is chosen."""
        cut = self._section_level(placing, built)

        def below(bricks: Sequence[Laid]) -> tuple[Laid, ...]:
            return tuple(brick for brick in bricks if cut is None or brick.z < cut)

        def laid(bricks: Sequence[Brick]) -> list[Laid]:
            return [self.site.laid(brick) for brick in bricks]

        bricks = self.site.built(built)
        cut_off = tuple(brick for brick in bricks if cut is not None and brick.z >= cut)
        lit = laid([hint.brick for hint in placing.lit])
        others = [hint.brick for hint in placing.others]
        others += [brick for brick in free if placing.hint_for(brick) is None]
        return SiteContent(standing, below(bricks), cut_off, below(lit), below(laid(others)))

    # --- drawing ahead --------------------------------------------------------------

    def drawn_ahead(self) -> Iterator[Job]:
        """Jobs that compose the monument with the brick aimed at, and after a turn."""
        if self.placing.aimed is not None:
            built = self.built | 1 << self.site.plan.numbers[self.placing.aimed]
            yield from self.placed_ahead(built, Placing())
        for step in (1, 3):
            turns = (self.turns + step) % 4
            if self.content is not None:
                turned = self.content._replace(standing=self._standing_after(turns))
                yield from self.monument.ahead(turned)

    def compose(self, built: int) -> None:
        """Compose the picture of these bricks before they are shown."""
        if self.standing is not None:
            self.monument.compose(self._content(self.standing, built, Placing()))

    def placed_ahead(
        self, built: int, placing: Placing, free: tuple[Brick, ...] = ()
    ) -> Iterator[Job]:
        """Jobs that compose the site as it is shown when somebody has to choose a place."""
        if self.standing is not None:
            yield from self.monument.ahead(self._content(self.standing, built, placing, free))

    # --- layout ---------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        """The ruler is below if there is room for it; the panels show the scores as well."""
        scale = look.scale
        low = room.height() < _LOW * scale
        ruler = QRectF(room.left(), room.bottom() - _RULER * scale, room.width(), _RULER * scale)
        self.ruler.setVisible(not low)
        self.ruler.arrange(ruler, look, ratio)
        inner = room if low else room.adjusted(0.0, 0.0, 0.0, -(_RULER + _PINS) * scale)
        self.fade.finish()
        self._whole = inner.adjusted(4.0 * scale, 0.0, -4.0 * scale, -8.0 * scale)
        self._inner = inner
        for part in (self.sheet, self.monument, self.revealed):
            part.arrange(inner, look, ratio)
        self._fit_marks(self._standing_after(self.turns))
        bleed, side, gap = look.px(BLEED), look.px(DESK_BUTTON_SIDE), look.px(_BETWEEN_TOOLS)
        right = QPointF(room.right() + bleed - side / 2, inner.top() + bleed + side / 2)
        self.tools.lie_at([right - QPointF(side + gap, 0.0), right])
        self.refresh()
        self.laid_out.emit()

    def _fit_marks(self, standing: PlacedMonument) -> None:
        """Scale the marks with the monument, which is smaller beside a card."""
        look = self.look
        w = standing.view.w / look.scale
        times = max(_LEAST, min(_MOST, max(w / _USUAL, min(1.0, w / _SMALLEST_USUAL))))
        self.marks.arrange(self._inner, look.magnified(times), self.devicePixelRatioF())

    def make_room(self) -> None:
        """Move the monument; a turn goes on fading."""
        self.refresh()
        self.revealed.content_changed()

    def _standing_after(self, turns: int) -> PlacedMonument:
        return monument_beside(self._whole, self.card, self.ground, turns)

    def size_beside(self, card: QRectF) -> float:
        """The size of the monument beside such a card."""
        return monument_beside(self._whole, card, self.ground, self.turns).view.w

    def _obstacles(self) -> Obstacles:
        """The card, the plan, and all bricks of the plan: no note moves for a new brick."""
        if self.standing is None:
            return Obstacles()
        floor = QPainterPath()
        floor.addPolygon(self.standing.floor)
        bricks = map(self.standing.silhouette, self.site.whole)
        return Obstacles(self.card, (floor, *bricks))

    def say(self) -> None:
        self.refresh()
        super().say()

    # --- words ----------------------------------------------------------------------

    def hint_name(self, hint: BrickHint) -> str:
        brick = capitalised(brick_words(hint.brick))
        support = support_words(self.site.plan, hint.brick)
        return labelled(f"{brick}, {support}", gain_words(hint.points))

    def spots(self) -> list[Spot]:
        """The places where a brick can be set, those of the chosen colour first."""
        placing = self.placing
        return [
            Spot(
                self.hint_name(hint),
                area_around(self.place_of(hint.brick)),
                focused=hint.brick == placing.aimed,
                checked=hint.brick == placing.held_brick,
                thing=place_part(hint.brick),
                about=lambda hint=hint: [opens_words(hint)],  # type: ignore[misc]
            )
            for hint in (*placing.lit, *placing.others)
            if self.standing is not None
        ]

    def landmarks(self) -> list[Spot]:
        """The notes about players who passed, and the score ruler."""
        notes = zip(self.revealed.words(), self.revealed.places, strict=True)
        found = [Spot(words, place, choice=False) for words, place in notes]
        return [*found, self.scores_spot(self.ruler.rect)]

    def tip_at(self, point: QPointF) -> Tip | None:
        """What a place brings. The bar tells it of the place aimed at, so no tip covers the site."""
        brick = self.brick_at(point)
        hint = self.placing.hint_for(brick)
        if hint is None:
            return self._dark_tip(point) or self._tip_of_brick(point)
        aimed = hint == self.placing.hint
        words = "" if aimed else "\n".join([self.hint_name(hint), opens_words(hint)])
        return Tip(words, self.on_view(area_around(point)), "not-supported")

    def _tip_of_brick(self, point: QPointF) -> Tip | None:
        """A brick that stands."""
        if self.content is None or self._covered:
            return None
        standing, plan = self.content.standing, self.site.plan
        for laid in reversed(standing.ordered(self.content.bricks)):
            if standing.silhouette(laid).contains(point):
                brick = next(each for each in plan.bricks if self.site.laid(each) == laid)
                words = capitalised(brick_words(brick))
                return Tip(words, self.on_view(area_around(point)), "brick-points")
        return None

    def _dark_tip(self, point: QPointF) -> Tip | None:
        """Why nothing can be set there."""
        brick = self._dark_place_at(point)
        code = "" if brick is None else self.selector.why_not(place_part(brick))
        if brick is None or not code:
            return None
        words = not_built_words(self.site.plan, place_part(brick), code)
        return Tip(words, self.on_view(area_around(self.place_of(brick))), code)

    # --- finding --------------------------------------------------------------------

    def place_at(self, point: QPointF) -> Brick | None:
        """The place that a press means: one where a brick can be set, what lies there, the nearest one."""
        return self.brick_at(point) or self._dark_place_at(point) or self._nearest_place(point)

    def _dark_place_at(self, point: QPointF) -> Brick | None:
        """The place under a point where nothing can be set now: on top of the brick seen there, the
        brick itself, or on the ground."""
        content = self.content
        if content is None or not self.placing.active:
            return None
        standing, plan = content.standing, self.site.plan
        laid = {self.site.laid(brick): brick for brick in plan.bricks}
        seen = next(
            (
                each
                for each in reversed(standing.ordered(content.bricks))
                if standing.silhouette(each).contains(point)
            ),
            None,
        )
        level = 0
        if seen is not None:
            level = seen.z + 1
            if not standing.footprint(seen._replace(z=level)).contains(point):
                return laid.get(seen)
        dark = (
            brick
            for place, brick in laid.items()
            if place.z == level
            and place not in content.bricks
            and standing.footprint(place).contains(point)
        )
        return next(dark, None if seen is None else laid.get(seen))

    def _nearest_place(self, point: QPointF) -> Brick | None:
        """The lit place whose middle is nearest, unless all are far away."""
        if self.standing is None:
            return None
        near = _NEAR * self.standing.view.w
        away = {
            hint.brick: QLineF(point, self.place_of(hint.brick)).length()
            for hint in self.placing.lit
        }
        found = min(away, key=away.__getitem__, default=None)
        return found if found is not None and away[found] <= near else None

    @property
    def hidden_places(self) -> int:
        """How many lit places lie behind bricks, with hardly anything to be seen of them."""
        return len(self.marks.hidden)

    def brick_at(self, point: QPointF) -> Brick | None:
        """The place under a point, if a brick can be set there.

        A brick that waits to be confirmed comes first, then the visible place, then the brick
        aimed at, then a hidden place.
        """
        content, aimed = self.content, self.placing.aimed
        if content is None or not self.placing.active:
            return None
        standing = content.standing
        on_aimed = aimed is not None and standing.silhouette(self.site.laid(aimed)).contains(point)
        if on_aimed and self.placing.held:
            return aimed
        hiding = Hiding(standing, content.bricks)
        behind = None
        for hints in (self.placing.lit, self.placing.others):
            places = {self.site.laid(hint.brick): hint.brick for hint in hints}
            for laid in reversed(standing.ordered(places)):
                if standing.footprint(laid).contains(point):
                    if not hiding.hides(laid, point):
                        return places[laid]
                    behind = behind or places[laid]
        return aimed if on_aimed else behind

    def place_of(self, brick: Brick) -> QPointF:
        """The middle of a place's ground, on the scene."""
        assert self.standing is not None
        return self.standing.on_footprint(self.site.laid(brick))

    # --- input ----------------------------------------------------------------------

    def thing_at(self, point: QPointF) -> str | None:
        brick = self.place_at(point)
        return None if brick is None else place_part(brick)

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Every place of the plan."""
        if self.standing is not None:
            for brick in self.site.plan.bricks:
                yield place_part(brick), area_around(self.place_of(brick))
        yield from super().named_areas()

    def outline(self, name: str, area: QRectF) -> QPainterPath:
        """A place is marked as the brick that it takes."""
        bricks = {place_part(brick): brick for brick in self.site.plan.bricks}
        if name not in bricks or self.standing is None:
            return super().outline(name, area)
        return self.standing.silhouette(self.site.laid(bricks[name]))

    def paint_ghost(self, painter: QPainter, ghost: Brick) -> None:
        """A brick where it would be set, behind the bricks in front of it."""
        content = self.content
        if content is None:
            return
        standing, laid = content.standing, self.site.laid(ghost)
        cover = Hiding(standing, content.bricks).cover_of(laid)
        painter.setClipPath(
            boxed(self.sceneRect()).subtracted(cover.simplified()), Qt.ClipOperation.IntersectClip
        )
        brick_sprite(
            self.look.pixmaps,
            laid.kind,
            standing.view.w,
            self.devicePixelRatioF(),
            self.look.palette,
            crosswise=standing.crosswise,
            ghost=True,
        ).paint(painter, standing.corner(laid))

    def first_option(self, places: Mapping[str, QPointF], direction: Direction) -> str:
        """The place that scores most."""
        return self.placing.options[0]

    def press_key(self, event: QKeyEvent) -> bool:
        """Digits choose a colour, P passes or says why not; Q, E and X are the tools."""
        key, placing = event.key(), self.placing
        chosen = placing.aimed is not None or placing.colour is not None
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and chosen:
            self.host.press_secondary()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self.selector.press(own_part(key - Qt.Key.Key_1))
        elif key == Qt.Key.Key_P and placing.active:
            self.selector.press(str(PASS))
        else:
            return self.tools.press_key(key) or super().press_key(event)
        return True
