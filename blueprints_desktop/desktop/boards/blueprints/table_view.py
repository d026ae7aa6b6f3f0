"""Every gesture on the table: pointer and keys become what they mean.

A die is pointed at, lifted, dragged; a space is aimed at and pressed. What follows from that
is left to the board.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints.die_item import DieItem
from blueprints_desktop.desktop.boards.blueprints.steering import Direction, next_space
from blueprints_desktop.desktop.boards.blueprints.table import Table
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.dice import die_bounds

_DIRECTIONS = {
    int(Qt.Key.Key_Left): Direction.LEFT,
    int(Qt.Key.Key_Right): Direction.RIGHT,
    int(Qt.Key.Key_Up): Direction.UP,
    int(Qt.Key.Key_Down): Direction.DOWN,
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(Table):
    """The table; what is done on it is signalled."""

    die_pointed = Signal(object)
    """The place in the pool under pointer or keys; None: no longer one."""
    die_pressed = Signal(int)
    space_aimed = Signal(object)
    space_pressed = Signal(int)
    put_back = Signal()
    primary = Signal()
    secondary = Signal()
    skipped = Signal()
    """Any key or click while something moves."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(people, appearance)
        self._pressed: tuple[int, QPointF] | None = None
        self._dragged: DieItem | None = None
        self._pointer_on: tuple[int | None, int | None] = (None, None)
        """The die and the space that the pointer, not the keys, chose last."""
        self._pointer_at = QPointF()

    def clear(self) -> None:
        self.end_drag()
        self._pointer_on = (None, None)
        super().clear()

    # --- pointer --------------------------------------------------------------------

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        point = self._scene_point(event)
        if self._pressed is not None and self._dragged is None:
            index, start = self._pressed
            if (point - start).manhattanLength() > QApplication.startDragDistance():
                self._begin_drag(index)
        if self._dragged is not None:
            self._dragged.setPos(point - die_bounds(self._dragged.w).center())
        self._point(point)

    def _point(self, point: QPointF) -> None:
        """Tell what is under the pointer: a die of the pool, else a space of the building.

        What was pointed at last stays so while the pointer is on its way to the buttons.
        """
        index = None if self._dragged is not None else self.pool.die_at(point)
        space = self.building.space_at(point)
        lit = space if space in self.choosing.spaces else None
        was_die, was_space = self._pointer_on
        self._pointer_on, self._pointer_at = (index, lit), point
        self.building.point_at(space)
        free = self.choosing.picked is None or self.choosing.discarding
        if free and index is not None and index != was_die:
            self.die_pointed.emit(index)
        elif lit != was_space and (lit is not None or self._dragged is not None):
            self.space_aimed.emit(lit)

    def _space_under(self, point: QPointF) -> int | None:
        """The lit space that a press means: the one shown for this point, though notes have moved."""
        if point != self._pointer_at:
            self._point(point)
        return self._pointer_on[1]

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self.flights.running:
            self.skipped.emit()
            return
        if event.button() != Qt.MouseButton.LeftButton or not self.choosing.active:
            return
        point = self._scene_point(event)
        index = self.pool.die_at(point)
        if index is not None:
            if not self.choosing.discarding and index != self.choosing.picked:
                self._pressed = (index, point)
            self.die_pressed.emit(index)
            return
        space = self._space_under(point)
        if space is not None:
            self.space_pressed.emit(space)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        dragged = self._dragged is not None
        self.end_drag()
        if not dragged:
            return
        space = self._space_under(self._scene_point(event))
        if space is not None:
            self.space_pressed.emit(space)
        else:
            self.put_back.emit()

    def _begin_drag(self, index: int) -> None:
        if self.choosing.picked != index or self.choosing.fits_nowhere:
            self._pressed = None
            return
        source = self.pool.dice[index]
        self._dragged = DieItem(source.die, source.w, self.look, self.devicePixelRatioF())
        self._dragged.grounded = False
        self._dragged.setZValue(100.0)
        self._dragged.setOpacity(0.9)
        self._scene.addItem(self._dragged)
        source.setVisible(False)

    def end_drag(self) -> None:
        self._pressed = None
        if self._dragged is not None:
            self._scene.removeItem(self._dragged)
            self._dragged = None
            for item in self.pool.dice:
                item.setVisible(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.building.point_at(None)
        self._pointer_on = (None, None)
        super().leaveEvent(event)

    # --- keys -----------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        nothing = self.choosing.pointed is None and self.choosing.picked is None
        if by_key and self.choosing.active and nothing:
            self.die_pointed.emit(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if self.flights.running:
            self.skipped.emit()
            return
        key = event.key()
        if key in _ENTER:
            self.primary.emit()
        elif key == Qt.Key.Key_Escape:
            if self.choosing.picked is None:
                event.ignore()
            self.secondary.emit()
        elif key in _DIRECTIONS:
            self._steer(_DIRECTIONS[key])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            index = key - Qt.Key.Key_1
            if index < len(self.pool.dice) and self.choosing.active:
                self.die_pressed.emit(index)
        elif not self.tools.press_key(key):
            event.ignore()

    def _steer(self, direction: Direction) -> None:
        """Arrow keys: along the pool, and once a die is lifted among its places."""
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
        if choosing.picked is not None:
            self.put_back.emit()
        self.die_pointed.emit(index)
