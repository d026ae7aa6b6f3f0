"""Every gesture on the table: pointer and keys become what they mean.

A die is pointed at, lifted, dragged; a space is aimed at and pressed. The board does the rest.
"""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent

from blueprints_desktop.desktop.drawing.dice import LIFT, die_origin
from blueprints_desktop.desktop.games.blueprints.board.choosing import BlueprintsSelection
from blueprints_desktop.desktop.games.blueprints.board.dragging import Dragging
from blueprints_desktop.desktop.games.blueprints.board.removing import RemovingPlace
from blueprints_desktop.desktop.games.blueprints.board.steering import next_space
from blueprints_desktop.desktop.games.blueprints.board.table import BlueprintsTable
from blueprints_desktop.desktop.games.blueprints.board.taken_tag import TakenTags
from blueprints_desktop.desktop.games.blueprints.facts.preview import BuildingStatus, Preview
from blueprints_desktop.desktop.games.blueprints.facts.since import Since
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person, Position
from blueprints_desktop.desktop.ui.scene.spatial_navigation import DIRECTIONS, Direction, next_place

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TABS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class BlueprintsTableView(BlueprintsTable):
    """The table; what is done on it is signalled."""

    die_pointed = Signal(object)
    """The place in the pool under pointer or keys; None: no longer one."""
    die_pressed = Signal(int)
    space_aimed = Signal(object)
    space_pressed = Signal(int)
    space_refused = Signal(int)
    refusal_pressed = Signal(int)
    drop_refused = Signal(int)
    """A place where the lifted die may not go: under the pointer, pressed, dropped on."""
    put_back = Signal()
    primary = Signal()
    secondary = Signal()
    skipped = Signal()
    """Any key or click while something moves."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(people, appearance)
        self.dragging = Dragging(self)
        self.released: tuple[QPointF, float] | None = None
        """While a drop is told: where the die was seen last, and half its width there."""
        self._removing = RemovingPlace(appearance.look)
        self._removing.setZValue(len(self.scene().items()))
        self.scene().addItem(self._removing)
        self.tags = TakenTags(self.scene())
        self._pointer_on: tuple[int | None, int | None] = (None, None)
        """The die and the space that the pointer, not the keys, chose last."""
        self._pointer_at = QPointF()

    def clear(self) -> None:
        self.dragging.end()
        self._pointer_on = (None, None)
        super().clear()
        self._removing.show_choosing(self.choosing, False)
        self.show_taken(Since())

    def show_taken(self, since: Since) -> None:
        """Tags at the screens behind which dice went since the viewer's last turn."""
        self.tags.show_taken(since, self.people, self.look)
        self.tags.arrange(self.screens)

    def show_table(self, position: Position, standing: BuildingStatus | None) -> None:
        self.show_taken(Since())
        super().show_table(position, standing)

    def show_choosing(
        self, choosing: BlueprintsSelection, previews: Mapping[int, Preview], spoken: str
    ) -> None:
        super().show_choosing(choosing, previews, spoken)
        self._removing.show_choosing(choosing, self.removed.isVisible())

    def arrange(self) -> None:
        super().arrange()
        plan = self.layout_now
        if plan is not None and plan.removed is not None:
            self._removing.arrange(plan.removed, self.removed.look, self.devicePixelRatioF())
        self.tags.arrange(self.screens)
        self._removing.show_choosing(self.choosing, self.removed.isVisible())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._let_fall()
        super().resizeEvent(event)

    # --- pointer --------------------------------------------------------------------

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        point = self._scene_point(event)
        if self.dragging.begins(point):
            self._begin_drag()
        self._point(point)
        if self.dragging.carrying:
            self.dragging.move(point, shown=self._pointer_on[1] is None)
            self._removing.show_hand_over(self._removing.meant_by_drop(point, self.pool.rect))

    def _point(self, point: QPointF) -> None:
        """Tell what is under the pointer: a die of the pool, else a space of the building.

        What was pointed at last stays so while the pointer is on its way to the buttons, and a
        place that was pressed once stays chosen until another is pressed.
        """
        carrying = self.dragging.carrying
        index = None if carrying else self.pool.die_at(point)
        space = self.building.space_at(point)
        lit = space if space in self.choosing.spaces else None
        was_die, was_space = self._pointer_on
        self._pointer_on, self._pointer_at = (index, lit), point
        self.building.point_at(space)
        if self.choosing.held is not None:
            return
        free = self.choosing.picked is None or self.choosing.discarding
        if free and index is not None and index != was_die:
            self.die_pointed.emit(index)
        elif lit != was_space and (lit is not None or carrying):
            self.space_aimed.emit(lit)
        if lit is None and space is not None:
            self.space_refused.emit(space)

    def _space_under(self, point: QPointF) -> int | None:
        """The lit space that a press means: the one shown for this point, though notes have moved."""
        if point != self._pointer_at:
            self._point(point)
        return self._pointer_on[1]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.dragging.carrying:
            self._let_fall()  # another button means: not this one
            return
        if self._hurry():
            return
        if event.button() != Qt.MouseButton.LeftButton or not self.choosing.active:
            return
        point = self._scene_point(event)
        self.dragging.end()
        index = self.pool.die_at(point)
        if index is not None:
            if index != self.choosing.picked:
                self.dragging.press(index, point)
            self.die_pressed.emit(index)
            return
        if self._removing.meant_by_press(point):
            self.primary.emit()
            return
        space = self._space_under(point)
        if space is not None:
            self.space_pressed.emit(space)
        elif (refused := self._refused_at(point)) is not None:
            self.refusal_pressed.emit(refused)

    def _refused_at(self, point: QPointF) -> int | None:
        found = self.building.space_at(point)
        return found if found is not None and self.choosing.refuses(found) else None

    def _hurry(self) -> bool:
        """Finish what moves; True if that is all that this key or click does."""
        waited_for = self.flights.waited_for
        if self.flights.running:
            self.skipped.emit()
        return waited_for

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick presses are two presses; only a die is not put back by the second one."""
        if self.choosing.discarding or self.pool.die_at(self._scene_point(event)) is None:
            self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if not (self.dragging.carrying or self.dragging.returning):
            self.dragging.end()
        if not self.dragging.carrying:
            return
        point = self._scene_point(event)
        space = self._space_under(point)
        self._removing.show_hand_over(False)
        if self.choosing.discarding and self._removing.meant_by_drop(point, self.pool.rect):
            self._drop(self.primary.emit, self._seen_in_hand())
        elif space is not None:
            self._drop(lambda: self.space_pressed.emit(space), self._seen_over(space))
        else:
            self._let_fall(self._refused_at(point))

    def _begin_drag(self) -> None:
        if self.choosing.picked is None or self.choosing.fits_nowhere:
            self.dragging.end()
            return
        self.dragging.begin()
        self._pointer_on = (None, None)
        if self.choosing.aimed is not None:
            self.space_aimed.emit(None)  # from now on the pointer aims

    def _drop(self, tell: Callable[[], None], seen: tuple[QPointF, float]) -> None:
        """Let go of the die where it is wanted; it moves on from where it was ``seen``."""
        self.dragging.end()
        self.released = seen
        tell()
        self.released = None

    def _seen_in_hand(self) -> tuple[QPointF, float]:
        return die_origin(self.dragging.place(), self.pool.w), self.pool.w

    def _seen_over(self, space: int) -> tuple[QPointF, float]:
        """Over a space the hand is empty, its die a ghost on the stack: it falls from there."""
        seen = self.building.seen
        if seen is None or seen.looking.flat:
            return self._seen_in_hand()
        above = seen.origin(space, self.building.heights[space])
        return above - QPointF(0.0, LIFT * self.look.scale), seen.view.w

    def _let_fall(self, refused: int | None = None) -> None:
        """A carried die goes back to the pool, and the choice with it; ``refused``: by a space."""
        if self.dragging.carrying:
            self.dragging.give_back()
            self._removing.show_hand_over(False)
            self.put_back.emit() if refused is None else self.drop_refused.emit(refused)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.building.point_at(None)
        self._pointer_on = (None, None)
        super().leaveEvent(event)

    # --- keys -----------------------------------------------------------------------

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Another window came to the front: the button's release may never be told."""
        self._let_fall()
        super().focusOutEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_key = event.reason() in _TABS
        nothing = self.choosing.pointed is None and self.choosing.picked is None
        if by_key and self.choosing.active and nothing:
            self.die_pointed.emit(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self._hurry():
            return
        key = event.key()
        digit = Qt.Key.Key_1 <= key <= Qt.Key.Key_9
        if self.dragging.carrying:
            if key == Qt.Key.Key_Escape:
                self._let_fall()
            return
        if event.isAutoRepeat() and (key in _ENTER or digit):
            return
        if key in _ENTER:
            self.primary.emit()
        elif key == Qt.Key.Key_Escape:
            if self.choosing.picked is None:
                event.ignore()
            self.secondary.emit()
        elif key in DIRECTIONS:
            self._steer(DIRECTIONS[key])
        elif digit:
            index = key - Qt.Key.Key_1
            if index < len(self.pool.dice) and self.choosing.active:
                self.die_pressed.emit(index)
        elif not self.tools.press_key(key):
            event.ignore()

    def _steer(self, direction: Direction) -> None:
        """Arrow keys: along the pool and over its rows, and once a die is lifted among its places."""
        choosing = self.choosing
        if not choosing.active:
            return
        if choosing.spaces:
            self.space_aimed.emit(next_space(self.building, choosing, direction))
            return
        step = 1 if direction in (Direction.RIGHT, Direction.DOWN) else -1
        count = len(choosing.pool)
        now = choosing.picked if choosing.picked is not None else choosing.pointed
        index = (0 if step > 0 else count - 1) if now is None else (now + step) % count
        if now is not None and self.pool.rows > 1 and direction in (Direction.UP, Direction.DOWN):
            places = {number: self.pool.centre(number) for number in range(count)}
            index = next_place(places, now, direction)
        if choosing.picked is not None:
            self.put_back.emit()
        self.die_pointed.emit(index)
