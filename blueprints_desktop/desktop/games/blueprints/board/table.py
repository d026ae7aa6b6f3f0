"""The middle of the Blueprints board: a scene of parts, and every gesture on it.

``BlueprintsController`` holds the selection and decides what a gesture means.
"""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from blueprints_desktop.desktop.drawing.dice import LIFT, die_origin
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.games.blueprints.board.pool_part import (
    DiePlace,
    Dragging,
    PoolPart,
    PoolStep,
    pool_card,
    pool_step,
)
from blueprints_desktop.desktop.games.blueprints.board.ruler_part import RulerPart, RulerState
from blueprints_desktop.desktop.games.blueprints.board.selection import (
    BlueprintsController,
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
    PlanShadow,
    RemovedPart,
    ScreenPart,
    removed_card,
)
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    REMOVED,
    PublicFacts,
    Since,
    die_name,
    public_facts,
    space_name,
    space_of,
)
from blueprints_desktop.desktop.games.blueprints.texts.table_words import (
    landmarks,
    spots,
    table_tip,
)
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot, announce
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED
from blueprints_desktop.desktop.ui.cards.tips import Tip, take_away
from blueprints_desktop.desktop.ui.scene.animation import AnimationQueue
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost, SceneView
from blueprints_desktop.desktop.ui.scene.spatial_navigation import DIRECTIONS, Direction, next_place
from blueprints_desktop.desktop.ui.scene.view_tools import ViewTools
from blueprints_desktop.games.blueprints.dice import Die

_TABS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BlueprintsTable(SceneView):
    """The table of one viewer."""

    selector: BlueprintsController

    def __init__(
        self,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: BlueprintsController,
        queue: AnimationQueue,
    ) -> None:
        super().__init__(appearance, host, selector)
        self.people = tuple(people)
        self._queue = queue
        self.previews: Mapping[int, Preview] = {}
        self.facts: PublicFacts | None = None
        self.status: BuildingStatus | None = None
        """The viewer's own building; None while nobody may see one."""
        self._step: PoolStep | None = None
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
        self.dragging = Dragging(self, self.pool, queue)
        self.dropped_from: DiePlace | None = None
        """While a drop is handled: where the die was visible last."""
        self._found: tuple[tuple[object, ...], str | None] | None = None
        """The thing that was found last, and what that depends on."""

    @property
    def selection(self) -> BlueprintsSelection:
        return self.selector.selection

    # --- what is shown --------------------------------------------------------------

    def show_table(self, position: Position, status: BuildingStatus | None) -> None:
        """Show a position."""
        facts = public_facts(position)
        self.facts, self.status, self._found = facts, status, None
        self._set_screens(position.viewer)
        self.show_taken(Since())
        self.demand.materials, self.demand.bag = facts.in_demand, sum(facts.bag)
        self._step = pool_step(facts) if position.moves else None
        self.pool.show_dice(facts.pool)
        self.building.show_status(status)
        closed = position.to_act if status is None and facts.running else None
        seat = None if closed is None else (self.people[closed], facts.seats[closed])
        self.closed_screen.seat = seat
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
            screen.behind, screen.taken = behind, since.taken_by(seat)

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
        self.previews = previews
        self._tell_selection()
        self.building.show_choice(previews, self.selection.aimed, self.selection.confirming)
        self.choose_cursor()

    def _tell_selection(self) -> None:
        """Mark the dice, and say on the trays what is to be done."""
        selection, removed = self.selection, () if self.facts is None else self.facts.removed
        self.pool.show_selection(selection)
        counted = len(self.people) == 2 and not self.removed.isVisible()
        self.pool.card = pool_card(self._step, len(removed) if counted else 0)
        self.removed.wanted = selection.discarding
        self.removed.chosen = selection.discarding and selection.picked is not None
        here = self.removed.chosen and not self.removed.hovered
        self.removed.card = removed_card(removed, here)

    def describe(self, spoken: str) -> None:
        """Describe the selection to a screen reader."""
        if spoken != self.accessibleDescription():
            self.setAccessibleDescription(spoken)
        announce(self)

    def clear(self) -> None:
        """Remove everything private: building, selection, previews, tips."""
        take_away()
        self.release()
        self.facts = self.status = None
        self.closed_screen.seat = None
        self.building.finish()
        self.building.show_status(None)
        self.ruler.state = RulerState()
        self.show_taken(Since())
        self.show_selection({})
        self.setAccessibleDescription("")

    def spots(self) -> list[Spot]:
        return spots(self)

    def landmarks(self) -> list[Spot]:
        return landmarks(self)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            for item in self._scene.items():
                item.update()
            self._tell_selection()
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
        self.table_layout, self._found = places, None
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
        self._tell_selection()
        self.pencil.setVisible(not places.low and self.building.layout is not None)
        self._clear_pencil()
        self.tools.lie_at([point + QPointF(bleed, bleed) for point in places.tools], times)
        for button in self.tools.buttons:
            button.setHidden(self.closed_screen.seat is not None)
        if self._plan is not None and places.plan is not None:
            self._plan.magnify(times)
            self._plan.lie_at(places.plan.translated(bleed, bleed))

    def _clear_pencil(self) -> None:
        if self.building.layout is not None:
            self.pencil.outline = self.building.layout.sheet_outline()

    def change_view(self, turn: int, flat: bool, apart: bool) -> None:
        """Turn the building by a quarter, or switch its flat or apart view."""
        now = self.building.view_state
        turns = (now.turns + turn) % 4
        self.building.set_view_state(evolve(now, turns=turns, flat=flat, apart=apart))
        self._found = None
        self._clear_pencil()
        self.tools.show_looking(self.building.view_state)

    # --- things by name -------------------------------------------------------------

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        yield from super().named_areas()
        if (layout := self.building.layout) is not None:
            for space, tall in enumerate(self.building.heights):
                yield space_name(space), layout.top(space, tall).boundingRect()

    def thing_at(self, point: QPointF) -> str | None:
        """Kept while the pointer rests: pointing at a space moves notes under the pointer."""
        based_on = (point, self.selection.chosen, self.dragging.active)
        if self._found is None or self._found[0] != based_on:
            self._found = based_on, self._find_thing(point)
        return self._found[1]

    def _find_thing(self, point: QPointF) -> str | None:
        if not self.dragging.active:
            index = self.pool.die_at(point)
            if index is not None:
                return die_name(index)
            if self.removed.accepts_press(point):
                return REMOVED
        space = self.building.space_at(point)
        return None if space is None else space_name(space)

    def point_out(self, name: str | None) -> None:
        self.building.point_at(space_of(name))

    def tip_at(self, point: QPointF) -> Tip | None:
        return table_tip(self, point)

    # --- pointer --------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick presses are two presses; only a die is not put back by the second one."""
        if self.selection.discarding or self.pool.die_at(self.scene_point(event)) is None:
            self.mousePressEvent(event)

    def release(self) -> None:
        """Drag nothing and point at nothing: another position is to be shown, or none."""
        self.forget_pointer()
        self.dragging.end()
        self._found = None

    def skip_animation(self) -> bool:
        """What a player catches up with ends at the first key or click, which then counts."""
        if super().skip_animation():
            return True
        if self._queue.running:
            self._queue.skip()
            self._found = None  # dice that were hidden are there
        return False

    def begin_drag(self, name: str, point: QPointF) -> bool:
        picked = self.selection.picked
        if picked is None or die_name(picked) != name or self.selection.fits_nowhere:
            return False
        self.dragging.begin(picked)
        self.selector.aim_nowhere()  # from now on the pointer aims
        return True

    def drag_to(self, point: QPointF) -> None:
        name = self.thing_at(point)
        over_space = name is not None and self.selection.allows(name)
        if not over_space:
            self.selector.aim_nowhere()
        self.dragging.move(point, visible=not over_space)
        self._hover_removed(self.removed.accepts_drop(point, self.pool.rect))

    def end_drag(self, point: QPointF | None) -> None:
        self._hover_removed(False)
        name = None if point is None else self.thing_at(point)
        if point is not None and self.removed.accepts_drop(point, self.pool.rect):
            self._drop(point, None)
            self.selector.confirm()
        elif point is not None and name is not None and self.selection.allows(name):
            self._drop(point, space_of(name))
            self.selector.press(name)
        else:
            self.dragging.give_back()
            space = space_of(name)
            if space is None:
                self.selector.back()
            else:
                self.selector.reject(space)
        self.dropped_from = None

    def _hover_removed(self, hovered: bool) -> None:
        self.removed.hovered = hovered
        self._tell_selection()

    def _drop(self, point: QPointF, space: int | None) -> None:
        """The die moves on from where it was visible: over a space that is the ghost."""
        layout, w = self.building.layout, self.pool.w
        self.dropped_from = DiePlace(die_origin(point, w), w)
        if space is not None and layout is not None and not layout.view_state.flat:
            ghost = layout.origin(space, self.building.heights[space])
            raised = ghost - QPointF(0.0, LIFT * self.look.scale)
            self.dropped_from = DiePlace(raised, layout.view.w)
        self.dragging.end()

    # --- keys -----------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if event.reason() in _TABS and self.selection.focused is None:
            self.selector.steer(die_name(0))

    def press_key(self, event: QKeyEvent) -> bool:
        """Digits press dice; arrows go along the pool, or among the spaces for the lifted die."""
        key = event.key()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            index = key - Qt.Key.Key_1
            if index < len(self.pool.dice) and not event.isAutoRepeat():
                self.selector.press(die_name(index))
            return True
        if key in DIRECTIONS and self.selection.active:
            self.selector.steer(self._next_option(DIRECTIONS[key]))
            return True
        return self.tools.press_key(key)

    def _next_option(self, direction: Direction) -> str:
        selection, layout, now = self.selection, self.building.layout, self.selection.focused
        if selection.chosen and layout is not None:
            grounds = {space_name(each): layout.top(each, 0) for each in selection.spaces}
            places = {name: area.boundingRect().center() for name, area in grounds.items()}
            pointed = selection.pointed
            return selection.options[0] if not pointed else next_place(places, pointed, direction)
        step = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        count = len(selection.pool)
        if now is None:
            return die_name(0 if step > 0 else count - 1)
        if self.pool.rows > 1 and direction in (Direction.UP, Direction.DOWN):
            dice = {number: self.pool.centre(number) for number in range(count)}
            return die_name(next_place(dice, now, direction))
        return die_name((now + step) % count)
