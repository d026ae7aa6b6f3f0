"""The middle of the Blueprints board: a scene of parts, and every gesture on it.

A die is pointed at, lifted, dragged; a space is aimed at and pressed. What that means is decided
by ``BlueprintsDecision``, which holds the selection.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent

from blueprints_desktop.desktop.drawing.dice import LIFT, die_origin
from blueprints_desktop.desktop.games.blueprints.board.animations import DiceFlights
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.games.blueprints.board.dragging import Dragging
from blueprints_desktop.desktop.games.blueprints.board.pool_part import PoolPart, pool_step
from blueprints_desktop.desktop.games.blueprints.board.ruler_part import RulerPart, RulerState
from blueprints_desktop.desktop.games.blueprints.board.selection import (
    BlueprintsDecision,
    BlueprintsSelection,
)
from blueprints_desktop.desktop.games.blueprints.board.table_layout import (
    TableLayout,
    lay_out,
    magnification,
)
from blueprints_desktop.desktop.games.blueprints.board.table_parts import (
    ClosedScreenPart,
    DemandPart,
    PencilPart,
    RemovedPart,
    ScreenPart,
)
from blueprints_desktop.desktop.games.blueprints.cards.plan_shadow import PlanShadow
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PublicFacts, public_facts
from blueprints_desktop.desktop.games.blueprints.facts.since import Since
from blueprints_desktop.desktop.games.blueprints.texts.table_words import landmarks, spots, tip_at
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import answer, take_away
from blueprints_desktop.desktop.ui.scene.accessible import Spot, announce
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView
from blueprints_desktop.desktop.ui.scene.spatial_navigation import DIRECTIONS, Direction, next_place
from blueprints_desktop.desktop.ui.scene.view_tools import ViewTools
from blueprints_desktop.games.blueprints.dice import Die

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TABS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BlueprintsTable(SceneView):
    """The table of one viewer."""

    primary = Signal()
    """Enter, or a press that means the same."""
    secondary = Signal()
    skipped = Signal()
    """Any key or click while something moves."""

    def __init__(
        self, people: Sequence[Person], appearance: Appearance, decision: BlueprintsDecision
    ) -> None:
        super().__init__(appearance)
        self.people = tuple(people)
        self.decision = decision
        self.previews: Mapping[int, Preview] = {}
        self.facts: PublicFacts | None = None
        self.status: BuildingStatus | None = None
        """The viewer's own building; None while nobody may see one."""
        self.table_layout: TableLayout | None = None
        look = appearance.look
        self.screens: list[ScreenPart] = []
        self.demand, self.removed = DemandPart(look), RemovedPart(look)
        self.pool, self.building, self.ruler = PoolPart(look), BuildingPart(look), RulerPart(look)
        self.pencil, self.closed_screen = PencilPart(look), ClosedScreenPart(look)
        self._plan_shadow = PlanShadow(look)
        self.add_parts(
            self.demand,
            self.removed,
            self.closed_screen,
            self.pencil,
            self._plan_shadow,
            self.building,
            self.ruler,
            self.pool,
        )
        self._plan: CardWidget | None = None
        self.tools = ViewTools(appearance, self)
        self.tools.chosen.connect(self.change_view)
        self.flights = DiceFlights(self._scene, self)
        self.dragging = Dragging(self, self.pool)
        self.dropped_from: tuple[QPointF, float] | None = None
        """While a drop is handled: where the die was visible last, and half its width there."""
        self._pointer_on: tuple[int | None, int | None] = (None, None)
        """The die and the lit space that the pointer, not the keys, chose last."""
        self._pointer_at = QPointF()

    @property
    def selection(self) -> BlueprintsSelection:
        return self.decision.selection

    # --- what is shown --------------------------------------------------------------

    def show_table(self, position: Position, status: BuildingStatus | None) -> None:
        """Show a position."""
        facts = public_facts(position)
        self.facts, self.status = facts, status
        self._set_screens(position.viewer)
        self.show_taken(Since())
        self.demand.show_round(facts.in_demand, sum(facts.bag))
        self.removed.show_dice(facts.removed)
        self.pool.show_pool(facts.pool, pool_step(facts) if position.moves else None)
        self.building.show_status(status)
        closed = position.to_act if status is None and facts.running else None
        if closed is None:
            self.closed_screen.show_seat(None, None)
        else:
            self.closed_screen.show_seat(self.people[closed], facts.seats[closed])
        self.arrange()

    def _set_screens(self, viewer: int | None) -> None:
        others = [person for person in self.people if person.seat != viewer]
        if viewer is not None:
            others = others[viewer:] + others[:viewer]
        if [screen.person for screen in self.screens] == others:
            return
        for screen in self.screens:
            self._scene.removeItem(screen)
        self.screens = [ScreenPart(person, self.look) for person in others]
        for screen in self.screens:
            self._scene.addItem(screen)

    def show_taken(self, since: Since) -> None:
        """Tag the screens with the dice that were taken since the viewer's last turn."""
        for screen in self.screens:
            seat = screen.person.seat
            behind = 0 if self.facts is None else self.facts.seats[seat].behind
            screen.show_dice(behind, since.taken_by(seat))

    @property
    def taken(self) -> dict[int, tuple[Die, ...]]:
        """The dice on the tags, by seat."""
        return {screen.person.seat: screen.taken for screen in self.screens if screen.taken}

    @property
    def aimed(self) -> Preview | None:
        """What the lifted die would score on the space it is over."""
        aimed = self.selection.aimed
        return None if aimed is None else self.previews.get(aimed)

    def show_selection(self, previews: Mapping[int, Preview]) -> None:
        """Show the selection, and what the lifted die would score on each space."""
        selection, self.previews = self.selection, previews
        self.pool.show_selection(selection)
        self.removed.show_selection(selection)
        self.building.show_choice(previews, selection.aimed, selection.confirming)
        over = selection.pointed is not None or selection.aimed is not None
        shape = Qt.CursorShape.ArrowCursor
        if selection.active and over:
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def describe(self, spoken: str) -> None:
        """Describe the selection to a screen reader."""
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        announce(self)

    def clear(self) -> None:
        """Remove everything private: building, selection, previews, tips."""
        take_away()
        self.dragging.end()
        self._pointer_on = (None, None)
        self.facts = self.status = None
        self.closed_screen.show_seat(None, None)
        self.flights.finish()
        self.building.finish()
        self.building.show_status(None)
        self.ruler.show_scores(RulerState())
        self.show_taken(Since())
        self.show_selection({})
        self.setAccessibleDescription("")

    def spots(self) -> list[Spot]:
        return spots(self)

    def landmarks(self) -> list[Spot]:
        return landmarks(self)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        return answer(self.viewport(), event, partial(tip_at, self)) or super().viewportEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for item in self._scene.items():
                item.update()
        super().changeEvent(event)

    # --- arranging ------------------------------------------------------------------

    def host_plan(self, plan: CardWidget | None) -> None:
        """Show the plan beside the building; None: it is elsewhere."""
        if self._plan is not None:
            self._plan.magnify(1.0)
        self._plan = plan
        if plan is not None:
            plan.setParent(self)
            plan.show()
        self.arrange()

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        wide, high, bleed = room.width(), room.height(), look.px(BLEED)
        times = magnification(wide, high, look.scale)
        look = look.magnified(times)
        places = lay_out(wide, high, look.scale, len(self.screens), self._plan is not None)
        self.table_layout = places
        self.building.keep_clear_of(places.tools_rect)
        screens = [*places.screens, *[None] * len(self.screens)]
        for optional, place in (
            *zip(self.screens, screens, strict=False),
            (self.removed, places.removed),
            (self._plan_shadow, places.plan),
        ):
            optional.setVisible(place is not None)
            if place is not None:
                optional.arrange(place, look, ratio)
        for part, rect in (
            (self.demand, places.demand),
            (self.pool, places.pool),
            (self.building, places.building),
            (self.pencil, places.building),
            (self.closed_screen, places.building),
            (self.ruler, places.ruler),
        ):
            part.arrange(rect, look, ratio)
        uncounted = self.facts is not None and len(self.people) == 2 and places.removed is None
        self.pool.show_removed(len(self.facts.removed) if uncounted and self.facts else 0)
        self.pool.show_selection(self.selection)
        self.removed.show_selection(self.selection)
        self.pencil.setVisible(not places.low and self.building.layout is not None)
        self.pencil.keep_clear_of(self.building.layout)
        self.tools.lie_at([point + QPointF(bleed, bleed) for point in places.tools], times)
        for button in self.tools.buttons:
            button.setHidden(self.closed_screen.isVisible())
        if self._plan is not None and places.plan is not None:
            self._plan.magnify(times)
            self._plan.lie_at(places.plan.translated(bleed, bleed))

    def change_view(self, turn: int, flat: bool, apart: bool) -> None:
        """Turn the building by a quarter, or switch its flat or apart view."""
        now = self.building.view_state
        turns = (now.turns + turn) % 4
        self.building.set_view_state(evolve(now, turns=turns, flat=flat, apart=apart))
        self.pencil.keep_clear_of(self.building.layout)
        self.tools.show_looking(self.building.view_state)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._drop_nowhere()
        super().resizeEvent(event)

    # --- pointer --------------------------------------------------------------------

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        point = self._scene_point(event)
        if self.dragging.begins(point):
            self._begin_drag()
        self._point(point)
        if self.dragging.active:
            self.dragging.move(point, visible=self._pointer_on[1] is None)
            self.removed.show_hover(self.removed.accepts_drop(point, self.pool.rect))

    def _point(self, point: QPointF) -> None:
        """Point at a die of the pool, else at a space of the building.

        What was pointed at last stays so while the pointer is on its way to the buttons.
        """
        dragging, selection = self.dragging.active, self.selection
        index = None if dragging else self.pool.die_at(point)
        space = self.building.space_at(point)
        lit = space if space in selection.spaces else None
        was_die, was_space = self._pointer_on
        self._pointer_on, self._pointer_at = (index, lit), point
        self.building.point_at(space)
        free = selection.picked is None or selection.discarding
        if free and index is not None and index != was_die:
            self.decision.point_die(index)
        elif lit != was_space and (lit is not None or dragging):
            self.decision.point_space(lit)
        if lit is None and space is not None:
            self.decision.point_space(space)

    def _space_under(self, point: QPointF) -> int | None:
        """The lit space that a press means: the one shown for this point, though notes moved."""
        if point != self._pointer_at:
            self._point(point)
        return self._pointer_on[1]

    def _refused_at(self, point: QPointF) -> int | None:
        found = self.building.space_at(point)
        return found if found is not None and self.selection.refuses(found) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.dragging.active:
            self._drop_nowhere()  # another button cancels the drag
            return
        if self._skip() or event.button() != Qt.MouseButton.LeftButton or not self.selection.active:
            return
        point = self._scene_point(event)
        self.dragging.end()
        index = self.pool.die_at(point)
        if index is not None:
            if index != self.selection.picked:
                self.dragging.press(index, point)
            self.decision.press_die(index)
        elif self.removed.accepts_press(point):
            self.primary.emit()
        else:
            space = self._space_under(point)
            if space is None:
                space = self._refused_at(point)
            if space is not None:
                self.decision.press_space(space)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick presses are two presses; only a die is not put back by the second one."""
        if self.selection.discarding or self.pool.die_at(self._scene_point(event)) is None:
            self.mousePressEvent(event)

    def _skip(self) -> bool:
        """Finish what moves; True if that is all that this key or click does."""
        waited_for = self.flights.waited_for
        if self.flights.running:
            self.skipped.emit()
        return waited_for

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.building.point_at(None)
        self._pointer_on = (None, None)
        super().leaveEvent(event)

    # --- dragging -------------------------------------------------------------------

    def _begin_drag(self) -> None:
        if self.selection.picked is None or self.selection.fits_nowhere:
            self.dragging.end()
            return
        self.dragging.begin()
        self._pointer_on = (None, None)
        self.decision.point_space(None)  # from now on the pointer aims

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton or self.dragging.returning:
            return
        if not self.dragging.active:
            self.dragging.end()
            return
        point = self._scene_point(event)
        space = self._space_under(point)
        self.removed.show_hover(False)
        if self.selection.discarding and self.removed.accepts_drop(point, self.pool.rect):
            self._drop(self.primary.emit, None)
        elif space is not None:
            self._drop(partial(self.decision.press_space, space), space)
        else:
            self._drop_nowhere(self._refused_at(point))

    def _drop(self, then: Callable[[], None], space: int | None) -> None:
        """Drop the die where it may go; it moves on from where it was visible.

        Over a space that is the ghost on the stack.
        """
        layout, w = self.building.layout, self.pool.w
        self.dropped_from = die_origin(self.dragging.place(), w), w
        if space is not None and layout is not None and not layout.view_state.flat:
            ghost = layout.origin(space, self.building.heights[space])
            raised = ghost - QPointF(0.0, LIFT * self.look.scale)
            self.dropped_from = raised, layout.view.w
        self.dragging.end()
        then()
        self.dropped_from = None

    def _drop_nowhere(self, refused: int | None = None) -> None:
        """A dragged die goes back to the pool; ``refused``: by a space."""
        if self.dragging.active:
            self.dragging.give_back()
            self.removed.show_hover(False)
            if refused is None:
                self.decision.put_back()
            else:
                self.decision.drop_refused(refused)

    # --- keys -----------------------------------------------------------------------

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The release of the button may go to another window."""
        self._drop_nowhere()
        super().focusOutEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        nothing = self.selection.pointed is None and self.selection.picked is None
        if event.reason() in _TABS and self.selection.active and nothing:
            self.decision.point_die(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._skip():
            return
        key = event.key()
        digit = Qt.Key.Key_1 <= key <= Qt.Key.Key_9
        if self.dragging.active:
            if key == Qt.Key.Key_Escape:
                self._drop_nowhere()
            return
        if event.isAutoRepeat() and (key in _ENTER or digit):
            return
        if key in _ENTER:
            self.primary.emit()
        elif key == Qt.Key.Key_Escape:
            if self.selection.picked is None:
                event.ignore()
            self.secondary.emit()
        elif key in DIRECTIONS:
            self._press_arrow(DIRECTIONS[key])
        elif digit:
            index = key - Qt.Key.Key_1
            if index < len(self.pool.dice) and self.selection.active:
                self.decision.press_die(index)
        elif not self.tools.press_key(key):
            event.ignore()

    def _press_arrow(self, direction: Direction) -> None:
        """Go along the pool, or among the spaces for the lifted die."""
        selection, layout = self.selection, self.building.layout
        if not selection.active:
            return
        if selection.spaces:
            space = selection.spaces[0]
            if selection.aimed is not None and layout is not None:
                grounds = {each: layout.top(each, 0) for each in selection.spaces}
                middles = {each: area.boundingRect().center() for each, area in grounds.items()}
                space = next_place(middles, selection.aimed, direction)
            self.decision.aim(space)
            return
        count, now = len(selection.pool), selection.picked
        now = selection.pointed if now is None else now
        step = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        index = (0 if step > 0 else count - 1) if now is None else (now + step) % count
        if now is not None and self.pool.rows > 1 and direction in (Direction.UP, Direction.DOWN):
            places = {number: self.pool.centre(number) for number in range(count)}
            index = next_place(places, now, direction)
        self.decision.put_back()
        self.decision.point_die(index)
