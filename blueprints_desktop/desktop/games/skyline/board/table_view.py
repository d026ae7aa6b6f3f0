"""Every gesture on the Skyline table: pointer and keys become what they mean."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from blueprints_desktop.desktop.games.skyline.board.table import SkylineTable
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.board.rule_lookup import ask
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction, next_place

_DIRECTIONS = {
    int(Qt.Key.Key_Left): Direction.LEFT,
    int(Qt.Key.Key_Right): Direction.RIGHT,
    int(Qt.Key.Key_Up): Direction.UP,
    int(Qt.Key.Key_Down): Direction.DOWN,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class SkylineTableView(SkylineTable):
    """The table; what is done on it is signalled."""

    cell_aimed = Signal(object)
    """The lit cell under pointer or keys; None: no longer one."""
    cell_pressed = Signal(int)
    cell_refused = Signal(int)
    """A cell was pressed that cannot be named now."""
    rolled = Signal()
    """The dice were clicked."""
    primary = Signal()
    secondary = Signal()
    skipped = Signal()
    """Any key or click while something moves."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(people, appearance)
        self.moving: Callable[[], bool] = lambda: False
        """Whether something moves that is waited for."""
        self._pointer_on: int | None = None
        self._asks = False
        """The pointer is where a click asks for a rule."""
        self._held_flat = False
        """The city is flat only while a key is held."""

    def show_sight(self, sight: SkylineModel, spoken: str = "") -> None:
        super().show_sight(sight, spoken)
        self._choose_cursor()

    def clear(self) -> None:
        self._pointer_on = None
        super().clear()

    # --- pointer --------------------------------------------------------------------

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._point(self._scene_point(event))

    def _point(self, point: QPointF) -> None:
        """Aim at the lit cell under the pointer; a still one must not undo what keys have done."""
        over_dice = self._rolls and self.dice.area().contains(point)
        self.dice.point_at(over_dice)
        self._asks = not self.moving() and self.asks_at(point) is not None
        cell = None if self.moving() else self.cell_at(point)
        if cell != self._pointer_on:
            self._pointer_on = cell
            if cell is not None:
                self.cell_aimed.emit(cell)
        self._choose_cursor()

    @property
    def _rolls(self) -> bool:
        return self.sight is not None and self.sight.choosing.rolls

    def _choose_cursor(self) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._pointer_on is not None or self.dice.pointed:
            shape = Qt.CursorShape.PointingHandCursor
        elif self._asks:
            shape = Qt.CursorShape.WhatsThisCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._hurry() or event.button() != Qt.MouseButton.LeftButton:
            return
        point = self._scene_point(event)
        self._point(point)
        if self._rolls and self.dice.area().contains(point):
            self.dice.point_at(False)
            self.rolled.emit()
        elif self._pointer_on is not None:
            cell, self._pointer_on = self._pointer_on, None
            self.cell_pressed.emit(cell)
        elif (asked := self.asks_at(point)) is not None:
            ask(self, asked[1])
        elif (seen := self.seen_at(point)) is not None:
            self.cell_refused.emit(seen)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick clicks are one: the second would be meant for what is not yet seen."""
        self._hurry()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._pointer_on = None
        self.dice.point_at(False)
        super().leaveEvent(event)

    def _hurry(self) -> bool:
        """Finish what moves; True if that is all that this key or click does."""
        if not self.moving():
            return False
        self.skipped.emit()
        return True

    # --- keys -----------------------------------------------------------------------

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """A key let go elsewhere is not heard here."""
        self._let_rise()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        enter = key in _ENTER
        if event.isAutoRepeat() and (enter or key == Qt.Key.Key_V):
            return  # a key held too long must not decide the next thing as well
        if key == Qt.Key.Key_V:
            self._press_flat()
        elif self._hurry():
            return
        elif enter:
            self.primary.emit()
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            if self.sight is None or not self.sight.choosing.can_go_back:
                event.ignore()
            else:
                self.secondary.emit()
        elif key in _DIRECTIONS:
            self._steer(_DIRECTIONS[key])
        elif not self.tools.press_key(key):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_V and not event.isAutoRepeat():
            self._let_rise()
        else:
            super().keyReleaseEvent(event)

    def _press_flat(self) -> None:
        if not self.looking.flat:
            self._held_flat = True
            self.flatten(True)

    def _let_rise(self) -> None:
        if self._held_flat:
            self._held_flat = False
            self.flatten(False)

    def _steer(self, direction: Direction) -> None:
        """Arrow keys go among the lit cells, as the eye sees them."""
        sight = self.sight
        places = self.cell_points()
        if sight is None or not places:
            return
        aimed = sight.choosing.aimed
        if aimed is None:
            middle = self.city_view.view.point(3.0, 3.0)
            nearest = min(
                places,
                key=lambda cell: (places[cell] - middle).manhattanLength(),
            )
            self.cell_aimed.emit(nearest)
        else:
            self.cell_aimed.emit(next_place(places, aimed, direction))
