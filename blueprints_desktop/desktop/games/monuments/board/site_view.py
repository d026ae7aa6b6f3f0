"""The building site: the monument on its plan, the score ruler, and every gesture on them."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainterPath

from blueprints_desktop.desktop.games.monuments.art.monument import PlacedMonument
from blueprints_desktop.desktop.games.monuments.board.corner_notes import Obstacles
from blueprints_desktop.desktop.games.monuments.board.lifted import LiftedPart
from blueprints_desktop.desktop.games.monuments.board.monument_look import LOOK
from blueprints_desktop.desktop.games.monuments.board.pencil_part import PlacesPart
from blueprints_desktop.desktop.games.monuments.board.place_finding import place_at
from blueprints_desktop.desktop.games.monuments.board.placing import Placing
from blueprints_desktop.desktop.games.monuments.board.ruler_part import SiteRuler
from blueprints_desktop.desktop.games.monuments.board.section import SectionTool
from blueprints_desktop.desktop.games.monuments.board.site import DrawnSite
from blueprints_desktop.desktop.games.monuments.board.site_parts import (
    MonumentPart,
    SheetPart,
    SiteContent,
)
from blueprints_desktop.desktop.games.monuments.board.site_room import standing_beside
from blueprints_desktop.desktop.games.monuments.board.site_tools import SiteTools
from blueprints_desktop.desktop.games.monuments.texts.spoken import (
    site_landmarks,
    site_spots,
    site_tip,
)
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import answer
from blueprints_desktop.desktop.ui.scene.accessible import Spot
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction, next_place
from blueprints_desktop.desktop.ui.scheduler import Job
from blueprints_desktop.games.monuments.moves import Brick
from blueprints_desktop.games.monuments.plan import Plan

DIRECTIONS = {
    int(Qt.Key.Key_Left): Direction.LEFT,
    int(Qt.Key.Key_Right): Direction.RIGHT,
    int(Qt.Key.Key_Up): Direction.UP,
    int(Qt.Key.Key_Down): Direction.DOWN,
}
_RULER = 44.0
_PINS = 34.0
"""Room over the ruler for its markers."""
_LOW = 300.0
"""In less height, at 100 %, there is no ruler."""
_USUAL, _LEAST, _MOST = 36.0, 0.6, 1.7
"""Pencil marks are drawn for a monument so large; they shrink and grow with it so far."""


class SiteView(SceneView):
    """Shows what is handed in; what is done here is signalled."""

    brick_aimed = Signal(object)
    brick_pressed = Signal(object)
    colour_chosen = Signal(int)
    primary = Signal()
    secondary = Signal()
    skipped = Signal()
    looked = Signal()
    """Enough was seen of the monument."""
    turned = Signal()
    """Another side of the monument is in front."""
    laid_out = Signal()
    """Plan and ruler lie where they fit."""

    def __init__(self, plan: Plan, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(appearance)
        look = appearance.look
        self.people = tuple(people)
        self.site = DrawnSite(plan)
        self.placing = Placing()
        self.name = ""
        self.turns = 0
        self._section = SectionTool(self.site)
        self.section: int | None = None
        """The highest level that is shown solid; None: all of them."""
        self._built = 0
        self._inner, self._whole, self._card = QRectF(), QRectF(), QRectF()
        self.ground = self.site.ground
        self.standing: PlacedMonument | None = None
        self._shown: SiteContent | None = None
        self.sheet, self.monument = SheetPart(look), MonumentPart(look)
        self.pencil, self.ruler = PlacesPart(look, self.site), SiteRuler(look, self.people)
        self.lifted = LiftedPart(look, self._obstacles)
        self.add_parts(self.sheet, self.monument, self.pencil, self.ruler, self.lifted)
        self.tools = SiteTools(appearance, self)
        self.tools.turned.connect(self.turn)
        self.tools.sectioned.connect(self.toggle_section)

    # --- what is shown --------------------------------------------------------------

    def show_site(self, built: int, name: str, since: Sequence[tuple[Brick, int]] = ()) -> None:
        """The bricks of a mask stand; ``since``: new to whoever looks, with the palette's seat."""
        self.name, self._built = name, built
        self.pencil.show_since(since)
        self._refresh()

    def show_open(self, places: tuple[Brick, ...]) -> None:
        """Places that somebody will be able to build on, for who looks while nobody builds."""
        if places != self._section.open:
            self._section.open = places
            self._refresh()

    def show_placing(self, placing: Placing) -> None:
        if placing == self.placing:
            return
        self.placing = placing
        self._refresh()
        self._show_cursor(over=placing.aimed is not None)

    def _show_cursor(self, *, over: bool) -> None:
        """A hand over a place that can be built on."""
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def put_pencil_down(self) -> None:
        """The choice is made: ghost and flag go at once, footprints with the next picture."""
        self.placing = Placing()
        self.pencil.put_down()
        self._show_cursor(over=False)

    def look_at_level(self, level: int | None) -> None:
        """A level sheet is pointed at: cut there as long as it is."""
        if level != self._section.looked_at:
            self._section.looked_at = level
            self._refresh()

    def toggle_section(self) -> None:
        self._section.on = not self._section.on
        self.tools.section.setChecked(self._section.on)
        self._refresh(fading=True)

    def turn(self, turns: int) -> None:
        """Turn the plan by quarters."""
        self.turns = (self.turns + turns) % 4
        self._refresh(fading=True)
        self.turned.emit()

    def drawn_ahead(self) -> Iterator[Job]:
        """Jobs that compose how the monument would look with the brick aimed at, or turned."""
        if self.placing.aimed is not None:
            built = self._built | 1 << self.site.plan.numbers[self.placing.aimed]
            yield from self.placed_ahead(built, Placing())
        for step in (1, 3):
            turns = (self.turns + step) % 4
            yield from self.monument.turned_ahead(self._standing_after(turns))

    def compose(self, built: int) -> None:
        """Compose the picture of these bricks, so that it is there when they stand."""
        if self.standing is not None:
            self.monument.compose(self._section.shown(self.standing, built, Placing()))

    def placed_ahead(self, built: int, placing: Placing) -> Iterator[Job]:
        """Jobs that compose how the site will look when somebody has to choose a place."""
        if self.standing is not None:
            yield from self.monument.ahead(self._section.shown(self.standing, built, placing))

    def clear(self) -> None:
        self.monument.finish()
        self.placing = Placing()
        self._show_cursor(over=False)
        self._section.looked_at = None
        self.pencil.show_since(())
        self.lifted.show_lifted(())
        self.setAccessibleDescription("")
        self._refresh()

    def _refresh(self, fading: bool = False) -> None:
        if self._whole.isEmpty():
            return
        standing = self._standing_after(self.turns)
        moved, self.standing = standing != self.standing, standing
        self.section = self._section.level(self.placing, self._built)
        shown = self._section.shown(standing, self._built, self.placing)
        self.sheet.show_plan(standing, self.name, self._side())
        self.monument.show_bricks(shown, fading=fading)
        if moved:
            self._fit_marks(standing)
        self.pencil.show_placing(self.placing, shown)
        self._shown = shown
        if moved:
            self.lifted.find_places()

    def _obstacles(self) -> Obstacles:
        """The card, the plan, and all bricks that may come to stand: no note moves for a new one."""
        if self.standing is None:
            return Obstacles()
        floor = QPainterPath()
        floor.addPolygon(self.standing.floor)
        bricks = map(self.standing.silhouette, self.site.whole)
        return Obstacles(self._card, (floor, *bricks))

    def _side(self) -> str:
        """Which side of the monument is in front, as the plan has it."""
        translate = QCoreApplication.translate
        return (
            translate("Monuments", "Front"),
            translate("Monuments", "Right side"),
            translate("Monuments", "Back"),
            translate("Monuments", "Left side"),
        )[self.turns]

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        """The ruler lies below, where there is room for it; panels tell the scores anyway."""
        scale = look.scale
        low = room.height() < _LOW * scale
        ruler = QRectF(room.left(), room.bottom() - _RULER * scale, room.width(), _RULER * scale)
        self.ruler.setVisible(not low)
        self.ruler.arrange(ruler, look, ratio)
        inner = room if low else room.adjusted(0.0, 0.0, 0.0, -(_RULER + _PINS) * scale)
        self._whole = inner.adjusted(4.0 * scale, 0.0, -4.0 * scale, -8.0 * scale)
        self._inner = inner
        for part in (self.sheet, self.monument, self.lifted):
            part.arrange(inner, look, ratio)
        self._fit_marks(self._standing_after(self.turns))
        bleed = look.px(BLEED)
        self.tools.lie_at(QPointF(room.right() + bleed, inner.top() + bleed))
        self._refresh()
        self.laid_out.emit()

    def _fit_marks(self, standing: PlacedMonument) -> None:
        """Marks are as large as suits the monument, which the card beside it makes smaller."""
        look = self.look
        times = max(_LEAST, min(_MOST, standing.view.w / (_USUAL * look.scale)))
        self.pencil.arrange(self._inner, look.magnified(times), self.devicePixelRatioF())

    def keep_clear(self, card: QRectF) -> None:
        """A card lies here, on the scene: the monument makes room for it."""
        if card != self._card:
            self._card = card
            self._refresh()
            self.lifted.find_places()

    def _standing_after(self, turns: int) -> PlacedMonument:
        return standing_beside(self._whole, self._card, self.ground, turns)

    def size_beside(self, card: QRectF) -> float:
        """How large the monument would be drawn with a card there."""
        return standing_beside(self._whole, card, self.ground, self.turns).view.w

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
            self.lifted.update()
        super().changeEvent(event)

    # --- for those who do not see it ------------------------------------------------

    def spots(self) -> list[Spot]:
        return site_spots(self)

    def landmarks(self) -> list[Spot]:
        return site_landmarks(self)

    def scores_spoken(self) -> list[tuple[str, int]]:
        scores = self.ruler.scores
        return [
            (person.name, round(score)) for person, score in zip(self.people, scores, strict=False)
        ]

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        tip_at = partial(site_tip, self)
        return answer(self.viewport(), event, tip_at) or super().viewportEvent(event)

    # --- finding --------------------------------------------------------------------

    def brick_at(self, point: QPointF) -> Brick | None:
        """The place under a point, if something can be set there."""
        if self._shown is None or not self.placing.active:
            return None
        return place_at(point, self.site, self._shown, self.placing)

    def place_of(self, brick: Brick) -> QPointF:
        """The middle of a place's ground, on the scene."""
        assert self.standing is not None
        return self.standing.on_footprint(self.site.laid(brick))

    # --- gestures -------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        brick = self.brick_at(self.mapToScene(event.position().toPoint()))
        if brick is not None and brick.colour == self.placing.colour:
            self.brick_aimed.emit(brick)
        self._show_cursor(over=brick is not None)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.skipped.emit()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        brick = self.brick_at(self.mapToScene(event.position().toPoint()))
        if brick is not None:
            self.brick_pressed.emit(brick)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The second press of two is no wish of its own: by then somebody else may build."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.primary.emit()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace) and self.placing.aimed is not None:
            self.secondary.emit()
        elif key in DIRECTIONS:
            self.skipped.emit()
            self._steer(DIRECTIONS[key])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self.colour_chosen.emit(key - Qt.Key.Key_1)
        elif key == LOOK:
            self.looked.emit()
        elif not self.tools.press_key(key):
            event.ignore()

    def _steer(self, direction: Direction) -> None:
        """Arrow keys go among the lit places as the eye sees them; as Enter does, from the dearest."""
        lit = {hint.brick: self.place_of(hint.brick) for hint in self.placing.lit}
        here, colour = self.placing.aimed, self.placing.colour
        if here in lit:
            self.brick_aimed.emit(next_place(lit, here, direction))
        elif lit and colour is not None:
            self.brick_aimed.emit(self.placing.best(colour).brick)
