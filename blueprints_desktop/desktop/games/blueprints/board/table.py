"""The middle of the Blueprints board: a scene of parts, where each of them is, and every gesture.

``BlueprintsController`` holds the selection and decides what a gesture means.
"""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.dice import LIFT, DieState, die_origin
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.games.blueprints.art.pictures import flat_die, solid_die
from blueprints_desktop.desktop.games.blueprints.board.building_part import BuildingPart
from blueprints_desktop.desktop.games.blueprints.board.flourish import FlourishPart
from blueprints_desktop.desktop.games.blueprints.board.pool_part import (
    DiePlace,
    Dragging,
    PoolPart,
    PoolStep,
    pool_card,
    pool_step,
)
from blueprints_desktop.desktop.games.blueprints.board.selection import (
    BlueprintsController,
    BlueprintsSelection,
)
from blueprints_desktop.desktop.games.blueprints.board.table_parts import (
    ClosedScreenPart,
    DemandPart,
    PencilPart,
    PlanShadow,
    RemovedPart,
    RulerPart,
    RulerState,
    ScreenPart,
    demand_card,
    removed_card,
)
from blueprints_desktop.desktop.games.blueprints.cards.table_cards import read_out_size
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import (
    REMOVED,
    PublicFacts,
    Since,
    die_name,
    pool_die_name,
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
from blueprints_desktop.desktop.ui.scene.cross_fade import CrossFade
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost, SceneView
from blueprints_desktop.desktop.ui.scene.spatial_navigation import DIRECTIONS, Direction, next_place
from blueprints_desktop.desktop.ui.scene.view_tools import ViewTools
from blueprints_desktop.games.blueprints.dice import Die

_TABS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


_FLAT_GHOST, _FLAT_SEEN = 0.7, 0.6
"""How large a die that would lie in the flat view is drawn, in squares, and how strongly."""


def fulfils_plan(before: BuildingStatus | None, after: BuildingStatus | None) -> bool:
    """Whether a building has just become as high as its plan wants everywhere."""
    if before is None or after is None or before.card != after.card:
        return False
    return not before.score.bonus and bool(after.score.bonus)


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
        self._plan_shadow, self.flourish = PlanShadow(look), FlourishPart(look)
        self.add_parts(
            self.demand,
            self.removed,
            self.closed_screen,
            self.pencil,
            self._plan_shadow,
            self.building,
            self.ruler,
            self.pool,
            self.flourish,
        )
        self._plan: CardWidget | None = None
        self.tools = ViewTools(appearance, self)
        self.tools.chosen.connect(self.change_view)
        self.dragging = Dragging(self, self.pool, queue)
        self.fade = CrossFade(self)
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
        facts, before = public_facts(position), self.status
        self.facts, self.status, self._found = facts, status, None
        self.fade.finish()
        self._set_screens(position.viewer)
        self.show_taken(Since())
        self._step = pool_step(facts) if position.moves else None
        self.pool.show_dice(facts.pool, facts.taken_now)
        self.building.show_status(status)
        closed = position.to_act if status is None and facts.running else None
        seat = None if closed is None else (self.people[closed], facts.seats[closed])
        self.closed_screen.seat = seat
        self.arrange()
        layout = self.building.layout
        if layout is not None and fulfils_plan(before, status) and self.isVisible():
            self.flourish.play(layout.sheet_outline())

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
        self._describe_parts()
        self.building.show_choice(previews, self.selection.aimed, self.selection.confirming)
        self.choose_cursor()

    def _describe_parts(self) -> None:
        """Mark the dice; say on sheet and trays what is there, and what is to be done."""
        selection, removed = self.selection, () if self.facts is None else self.facts.removed
        if self.facts is not None:
            self.demand.card = demand_card(self.facts.in_demand, sum(self.facts.bag))
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
        self.finish_changing()
        self.building.show_status(None)
        self.ruler.state = RulerState()
        self.show_taken(Since())
        self.show_selection({})
        self.setAccessibleDescription("")

    def spots(self) -> list[Spot]:
        return spots(self)

    def landmarks(self) -> list[Spot]:
        return landmarks(self)

    def say(self) -> None:
        super().say()
        self._describe_parts()

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
        self.building.tools = places.tools_rect
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
            (self.flourish, places.building),
            (self.closed_screen, places.building),
            (self.ruler, places.ruler),
        ):
            part.arrange(rect, look, ratio)
        self._describe_parts()
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
        if self.status is not None:
            self.fade.start(self.building.boundingRect(), self.look.tempo)
        self.building.set_view_state(evolve(now, turns=turns, flat=flat, apart=apart))
        self._found = None
        self._clear_pencil()
        self.tools.show_looking(self.building.view_state)
        self.turned.emit()

    @property
    def changing(self) -> bool:
        """The view of the building is on its way to another one."""
        return self.fade.running or self.building.changing or self.flourish.running

    def finish_changing(self) -> None:
        self.fade.finish()
        self.building.finish()
        self.flourish.finish()

    # --- things by name -------------------------------------------------------------

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        yield from super().named_areas()
        if (layout := self.building.layout) is not None:
            for space, tall in enumerate(self.building.heights):
                yield space_name(space), layout.top(space, tall).boundingRect()
        shown = [item.die for item in self.pool.dice]
        for index, item in enumerate(self.pool.dice):
            name = pool_die_name(item.die, shown[:index].count(item.die))
            yield name, item.scene_body()

    def outline(self, name: str, area: QRectF) -> QPainterPath:
        """A space is marked where a die on it would stand."""
        space, layout = space_of(name), self.building.layout
        if space is None or layout is None:
            return super().outline(name, area)
        return closed_path(layout.top(space, self.building.heights[space]))

    def paint_ghost(self, painter: QPainter, ghost: tuple[Die, str]) -> None:
        """A die where it would stand."""
        die, name = ghost
        space, layout = space_of(name), self.building.layout
        if space is None or layout is None:
            return
        if layout.view_state.flat:
            square = layout.square(space)
            sprite = flat_die(
                die, square.width() * _FLAT_GHOST, self.look, self.devicePixelRatioF()
            )
            sprite.paint(painter, square.center(), _FLAT_SEEN)
            return
        at = layout.origin(space, self.building.heights[space])
        solid_die(die, layout.view.w, self.look, self.devicePixelRatioF(), DieState.GHOST).paint(
            painter, at
        )

    def thing_at(self, point: QPointF) -> str | None:
        """Kept while the pointer rests: pointing at a space moves notes under the pointer."""
        based_on = (point, self.selection.chosen, self.dragging.active)
        if self._found is None or self._found[0] != based_on:
            self._found = based_on, self._find_thing(point)
        return self._found[1]

    def is_ground(self, point: QPointF) -> bool:
        """The tray between the dice is ground, too."""
        return self.pool.rect.contains(point) or super().is_ground(point)

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
        self.building.pointed = space_of(name)

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
        name = self.thing_meant(point)
        over_space = name is not None and self.selection.allows(name)
        if not over_space:
            self.selector.aim_nowhere()
        self.dragging.move(point, visible=not over_space)
        self._hover_removed(self.removed.accepts_drop(point, self.pool.rect))

    def end_drag(self, point: QPointF | None) -> None:
        self._hover_removed(False)
        name = None if point is None else self.thing_meant(point)
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
        self._describe_parts()

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


# --- where things are --------------------------------------------------------------------

_GAP = 16.0
_FAR, _POOL, _RULER = 98.0, 116.0, 44.0
_LOW_FAR, _LOW_POOL, _LOW_DEMAND, _LOW_RULER, _LOW_GAP = 88.0, 104.0, 58.0, 36.0, 10.0
_LOW_UNDER, _HIGH_FROM = 560.0, 640.0
"""Heights of the room: a lower one is arranged in another way; from the second on things have
their full heights and gaps."""
_WIDE_FROM = 1.9
_USUAL, _SMALLEST = QSizeF(684.0, 640.0), QSizeF(660.0, 270.0)
_LARGEST = 1.45
"""The largest magnification in a large window."""
_SCREEN = 166.0
_LABELS = 46.0
"""Height over the ruler for its markers, even two in a column, and their labels."""
_TOOL = 44.0
"""The size of a view tool."""


@frozen(eq=False)
class TableLayout:
    """Rectangles in pixels."""

    scale: float
    low: bool
    screens: tuple[QRectF, ...]
    demand: QRectF
    removed: QRectF | None
    """With two players: the dice removed from the pool."""
    pool: QRectF
    plan: QRectF | None
    """None: the plan is not on the table."""
    building: QRectF
    ruler: QRectF
    tools: tuple[QPointF, ...]
    """Middles of the three view tools."""

    @property
    def tools_rect(self) -> QRectF:
        """The area of the tools."""
        half = _TOOL * self.scale / 2
        first, last = self.tools[0], self.tools[-1]
        return QRectF(first, last).normalized().adjusted(-half, -half, half, half)


def magnification(width: float, height: float, scale: float) -> float:
    """How much larger than usual things are drawn: by half of what the room is larger.

    It is less than 1 only if the scale is too large for the closest arrangement.
    """
    least = min(width / _SMALLEST.width(), height / _SMALLEST.height()) / scale
    if least < 1.0:
        return least
    room = min(width / _USUAL.width(), height / _USUAL.height()) / scale
    return max(1.0, min(_LARGEST, (1.0 + room) / 2))


def lay_out(
    width: float, height: float, scale: float, opponents: int, with_plan: bool = False
) -> TableLayout:
    """The table for a room of this size, from far to near.

    Screens of opponents and the sheet of materials in demand, the pool, the viewer's building, the
    ruler. In a low room there are no screens and the pool is beside the sheet; in a low and wide one
    pool and building are side by side. If the window has no column for the plan, it is beside the
    building; then the arrangement with the larger building is taken.
    """
    low = height / scale < _LOW_UNDER
    ruler_high = (_LOW_RULER if low else _RULER) * scale
    ruler = QRectF(0.0, height - ruler_high, width, ruler_high)
    ease = max(0.0, min(1.0, (height / scale - _LOW_UNDER) / (_HIGH_FROM - _LOW_UNDER)))
    gap = (_LOW_GAP + (_GAP - _LOW_GAP) * ease) * scale
    screens: tuple[QRectF, ...] = ()
    removed = None
    bottom = ruler.top() - _LABELS * scale
    if low:
        demand, pool, near = _low_room(width, bottom, scale, gap, with_plan)
    else:
        far = _LOW_FAR + (_FAR - _LOW_FAR) * ease
        screens, demand, removed = _far_row(width, far * scale, scale, opponents)
        tall = max(1.0, min(1.3, height / scale / _HIGH_FROM))
        high = (_LOW_POOL + (_POOL * tall - _LOW_POOL) * ease) * scale
        pool = QRectF(0.0, demand.bottom() + gap, width, high)
        near = _below(pool, width, bottom, scale)
    plan, building = _beside(near, scale) if with_plan else (None, near)
    return TableLayout(
        scale,
        low,
        screens,
        demand,
        removed,
        pool,
        plan,
        building,
        ruler,
        _tools(building, scale, upright=low or with_plan),
    )


def _low_room(
    width: float, bottom: float, scale: float, gap: float, with_plan: bool
) -> tuple[QRectF, QRectF, QRectF]:
    """Sheet, pool and the rest of a low room: side by side, or one above the other."""
    left = min(0.42 * width, 360.0 * scale)
    demand = QRectF(0.0, 0.0, left, _LOW_DEMAND * scale)
    top = demand.bottom() + gap
    pool = QRectF(0.0, top, left, bottom - top)
    near = QRectF(left + gap, 0.0, width - left - gap, bottom)
    beside = demand, pool, near
    demand_wide = min(236.0 * scale, width * 0.34)
    high = _LOW_POOL * scale
    pool = QRectF(0.0, 0.0, width - demand_wide - gap, high)
    demand = QRectF(pool.right() + gap, 0.0, demand_wide, high)
    under = demand, pool, _below(pool, width, bottom, scale)
    height = bottom + (_LABELS + _LOW_RULER) * scale
    if width > _WIDE_FROM * height:
        return beside
    return max(under, beside, key=lambda each: _built_on(each[2], scale)) if with_plan else under


def _built_on(near: QRectF, scale: float) -> float:
    """The size of a building that shares a room with the plan."""
    _, building = _beside(near, scale)
    return min(building.width(), building.height())


def _below(pool: QRectF, width: float, bottom: float, scale: float) -> QRectF:
    """The room for the building between pool and ruler."""
    top = pool.bottom() + 8.0 * scale
    return QRectF(0.0, top, width, max(80.0 * scale, bottom - top))


def _beside(room: QRectF, scale: float) -> tuple[QRectF, QRectF]:
    """The plan and the building in one room."""
    free = room.adjusted(0.0, 6.0 * scale, 0.0, 0.0)
    size = read_out_size(free.height(), scale)
    top = min(12.0 * scale, free.height() - size.height())
    plan = QRectF(free.topLeft() + QPointF(0.0, top), size)
    return plan, room.adjusted(size.width() + 8.0 * scale, 0.0, 0.0, 0.0)


def _tools(building: QRectF, scale: float, upright: bool) -> tuple[QPointF, ...]:
    """In the near right corner: in a row, or ``upright`` in a column where width is scarce."""
    step = QPointF(0.0, _TOOL * scale) if upright else QPointF(_TOOL * scale, 0.0)
    last = building.bottomRight() + QPointF(-25.0, 4.0 if upright else 2.0) * scale
    return tuple(last - step * (2 - index) for index in range(3))


def _far_row(
    width: float, high: float, scale: float, opponents: int
) -> tuple[tuple[QRectF, ...], QRectF, QRectF | None]:
    """Screens left and right of the sheet; with two players the removed dice at the right."""
    around = max(2, opponents)
    gap = (26.0 if around == 2 else 16.0) * scale
    sheet = max(232.0, min(300.0, 0.42 * width / scale)) if around == 2 else 232.0
    widest = _SCREEN * 1.25 if width > 800.0 * scale else _SCREEN
    screen = min(widest * scale, (width - sheet * scale - around * gap) / around)
    sheet_wide = min(width - around * (screen + gap), 460.0 * scale)
    left = (around + 1) // 2
    span = around * (screen + gap) + sheet_wide
    spread = (width - span) / around
    rects = []
    x = 0.0
    demand = QRectF()
    for index in range(around + 1):
        if index == left:
            demand = QRectF(x, 0.0, sheet_wide, high)
            x += sheet_wide + gap + spread
        else:
            rects.append(QRectF(x, 0.0, screen, high))
            x += screen + gap + spread
    if opponents == 1:
        return (rects[0],), demand, rects[1]
    return tuple(rects[:opponents]), demand, None
