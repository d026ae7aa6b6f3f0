"""The building site: the monument on its plan, the score ruler, the tools, and all input."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.games.monuments.art.monument import (
    DrawnSite,
    Hiding,
    Laid,
    PlacedMonument,
    monument_beside,
)
from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    MonumentsView,
    Obstacles,
    area_around,
)
from blueprints_desktop.desktop.games.monuments.board.selection import (
    MonumentsController,
    Placing,
    own_part,
    place_part,
)
from blueprints_desktop.desktop.games.monuments.board.site_parts import (
    MonumentPart,
    PlaceMarksPart,
    RevealedStocksPart,
    SheetPart,
    SiteContent,
    SiteRuler,
)
from blueprints_desktop.desktop.games.monuments.texts.words import (
    brick_words,
    opens_words,
    support_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised, labelled
from blueprints_desktop.desktop.i18n.number_format import gain_words
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE, DeskButton
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction
from blueprints_desktop.desktop.ui.scene.view_tools import TableTools
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.hints import BrickHint
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.plan import Plan

_RULER = 44.0
_PINS = 34.0
"""Height above the ruler for its markers."""
_LOW = 300.0
"""Below this height, at 100 %, there is no ruler."""
_USUAL, _LEAST, _MOST = 36.0, 0.6, 1.7
"""The size of a monument at which pencil marks are drawn at 100 %, and the limits of their scale."""
_BETWEEN_TOOLS = 4


class SiteTools(TableTools):
    """A quarter turn, and the section at a level."""

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(appearance, over)
        self.turn = DeskButton(Icon.TURN_RIGHT, appearance, over)
        self.section = DeskButton(Icon.LAYERS, appearance, over)
        self.section.setCheckable(True)
        self.turn.setObjectName("tool.turn")
        self.section.setObjectName("tool.section")
        self.retell()

    @property
    def buttons(self) -> tuple[DeskButton, ...]:
        return self.turn, self.section

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        return (
            (self.turn, self.tr("Quarter turn"), "Q, E"),
            (self.section, self.tr("Section at a level"), "X"),
        )


class SiteView(MonumentsView):
    """Shows the building site and takes the input for a brick."""

    turned = Signal()
    """Another side of the monument is in front."""

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
        self.open_places: tuple[Brick, ...] = ()
        """Places that are shown although nobody builds."""
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
        self.tools.turn.clicked.connect(lambda: self.turn(1))
        self.tools.section.toggled.connect(lambda: self._refresh(fading=True))

    # --- what is shown --------------------------------------------------------------

    def show_site(self, built: int, name: str, since: Sequence[tuple[Brick, int]] = ()) -> None:
        """Show the bricks of a mask; ``since``: bricks new to the viewer, with the palette's seat."""
        self.name, self.built = name, built
        self.marks.show_since(since)
        self._refresh()

    def show_open(self, places: tuple[Brick, ...]) -> None:
        """Show places that can be built on next, while nobody builds."""
        if places != self.open_places:
            self.open_places = places
            self._refresh()

    def show_scores(self, scores: Sequence[float], after: tuple[Seat, int] | None = None) -> None:
        """``after``: the seat and the score with the brick aimed at."""
        super().show_scores(scores)
        self.ruler.show_scores(scores, after)

    @property
    def placing(self) -> Placing:
        return self.selector.placing

    def show_selection(self) -> None:
        """Show how far a brick has been chosen."""
        if self.placing != self.marks.placing:
            self._refresh()
            self.choose_cursor()

    def remove_marks(self) -> None:
        """The choice is made: ghost and flag go at once, footprints with the next picture."""
        self.marks.remove_marks()
        self.choose_cursor()

    def point_at_level(self, level: int | None) -> None:
        """Cut the monument at the level whose sheet is pointed at."""
        if level != self.pointed_level:
            self.pointed_level = level
            self._refresh()

    def turn(self, turns: int) -> None:
        """Turn the plan by quarters."""
        self.turns = (self.turns + turns) % 4
        self._refresh(fading=True)
        self.turned.emit()

    def clear(self) -> None:
        self.fade.finish()
        self.choose_cursor()
        self.pointed_level = None
        self.marks.show_since(())
        self.revealed.show_stocks(())
        self.setAccessibleDescription("")
        self._refresh()

    def _refresh(self, fading: bool = False) -> None:
        if self._whole.isEmpty():
            return
        standing = self._standing_after(self.turns)
        moved, self.standing = standing != self.standing, standing
        content = self._content(standing, self.built, self.placing)
        self.sheet.show_plan(standing, self.name, self._side())
        before = self.monument.picture() if fading else None
        self.monument.show_bricks(content)
        if before is not None:
            self.monument.compose(content)  # before anything moves
            self.fade.start_from(before.pixmap, before.bounds, self.look.tempo)
        if moved:
            self._fit_marks(standing)
        self.marks.show_placing(self.placing, content)
        self.content = content
        if moved:
            self.revealed.find_places()

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

    def _content(self, standing: PlacedMonument, built: int, placing: Placing) -> SiteContent:
        """What a picture of these bricks shows while a place is chosen."""
        cut = self._section_level(placing, built)

        def below(bricks: Sequence[Laid]) -> tuple[Laid, ...]:
            return tuple(brick for brick in bricks if cut is None or brick.z < cut)

        def laid(bricks: Sequence[Brick]) -> list[Laid]:
            return [self.site.laid(brick) for brick in bricks]

        bricks = self.site.built(built)
        cut_off = tuple(brick for brick in bricks if cut is not None and brick.z >= cut)
        lit = laid([hint.brick for hint in placing.lit])
        others = [hint.brick for hint in placing.others] if placing.active else self.open_places
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

    def placed_ahead(self, built: int, placing: Placing) -> Iterator[Job]:
        """Jobs that compose the site as it is shown when somebody has to choose a place."""
        if self.standing is not None:
            yield from self.monument.ahead(self._content(self.standing, built, placing))

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
        self._refresh()
        self.laid_out.emit()

    def _fit_marks(self, standing: PlacedMonument) -> None:
        """Scale the marks with the monument, which is smaller beside a card."""
        look = self.look
        times = max(_LEAST, min(_MOST, standing.view.w / (_USUAL * look.scale)))
        self.marks.arrange(self._inner, look.magnified(times), self.devicePixelRatioF())

    def make_room(self) -> None:
        """Move the monument; a turn goes on fading."""
        self._refresh()
        self.revealed.find_places()

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

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
            self.revealed.update()
        super().changeEvent(event)

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
        hint = self.placing.hint_for(self.brick_at(point))
        if hint is None:
            return None
        aimed = hint == self.placing.hint
        words = "" if aimed else "\n".join([self.hint_name(hint), opens_words(hint)])
        return Tip(words, self.on_view(area_around(point)), "not-supported")

    # --- finding --------------------------------------------------------------------

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
        brick = self.brick_at(point)
        return None if brick is None else place_part(brick)

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Every place of the plan."""
        if self.standing is not None:
            for brick in self.site.plan.bricks:
                yield place_part(brick), area_around(self.place_of(brick))
        yield from super().named_areas()

    def first_option(self, places: Mapping[str, QPointF], direction: Direction) -> str:
        """The place that scores most."""
        return self.placing.options[0]

    def press_key(self, event: QKeyEvent) -> bool:
        """Digits choose a colour; Q, E and X are the tools."""
        key = event.key()
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and self.placing.aimed is not None:
            self.host.press_secondary()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self.selector.press(own_part(key - Qt.Key.Key_1))
        elif key in (Qt.Key.Key_Q, Qt.Key.Key_E):
            self.turn(1 if key == Qt.Key.Key_E else -1)
        elif key == Qt.Key.Key_X:
            self.tools.section.toggle()
        else:
            return False
        return True
