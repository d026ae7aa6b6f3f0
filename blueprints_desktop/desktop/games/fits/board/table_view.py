"""Every gesture on the FITS table: pointer, wheel and keys become what they mean."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from blueprints_desktop.desktop.games.fits.board.holding import Holding
from blueprints_desktop.desktop.games.fits.board.table import FitsTable
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.games.fits.outlook import DropOutlook

_NOTCH = 120
"""What a wheel tells for one notch."""
_DROP_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class FitsTableView(FitsTable):
    """The table; what is done on it is signalled."""

    middle_aimed = Signal(float)
    """The pointer is over this place of the ramp, in columns from the left."""
    column_aimed = Signal(int)
    """The piece's left edge is to go over this column."""
    stepped = Signal(int)
    rotated = Signal(int)
    turn_chosen = Signal(int)
    flipped = Signal()
    pressed = Signal()
    """The ramp was clicked where the piece is."""
    aside = Signal()
    primary = Signal()
    skipped = Signal()
    """Any key or click while something moves."""

    def __init__(self, people: Sequence[Person], appearance: Appearance) -> None:
        super().__init__(people, appearance)
        self.moving: Callable[[], bool] = lambda: False
        """Whether something moves that is waited for."""
        self._wheel = 0
        self._pressed = False
        self._pointer_column: float | None = None
        self._by_pointer = False
        """The pointer, not the keys, moved the piece last."""

    @property
    def pointed_column(self) -> float | None:
        """Where the next piece is wanted, if it is the pointer that moves them."""
        return self._pointer_column if self._by_pointer else None

    def show_holding(self, holding: Holding, outlook: DropOutlook | None, spoken: str) -> None:
        super().show_holding(holding, outlook, spoken)
        self._choose_cursor()

    def clear(self) -> None:
        self._pressed, self._pointer_column = False, None
        super().clear()

    # --- pointer --------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._point(self.scene_point(event.position()))

    def _point(self, at: QPointF) -> None:
        """Tell where on the ramp the pointer is; a still one must not undo what keys have done."""
        turn = self.turns.turn_at(at)
        self.turns.point_at(turn if self.holding.active else None)
        over = self._over_ramp(at)
        column = round(self.ramp.slope.place(at).x(), 2) if over else None
        moved, self._pointer_column = column != self._pointer_column, column
        if column is not None and moved:
            self._by_pointer = True
            if self.holding.active:
                self.middle_aimed.emit(column)
        self._choose_cursor()

    def _over_ramp(self, at: QPointF) -> bool:
        return not self.moving() and self.ramp.slope.holds(at)

    def _choose_cursor(self) -> None:
        over = self._pointer_column is not None or self.turns.pointed is not None
        shape = Qt.CursorShape.ArrowCursor
        if over and self.holding.active:
            shape = Qt.CursorShape.PointingHandCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed = False
        if self._hurry() or not self.holding.active:
            return
        at = self.scene_point(event.position())
        if event.button() == Qt.MouseButton.RightButton:
            if self._over_ramp(at):
                self.flipped.emit()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        turn = self.turns.turn_at(at)
        if turn is not None:
            self._pointer_column = None
            self.turn_chosen.emit(turn)
        elif self._over_ramp(at):
            self._point(at)
            self._pressed = True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The piece is let go with the button, so that it may also be dragged over the ramp."""
        if event.button() != Qt.MouseButton.LeftButton or not self._pressed:
            return
        self._pressed = False
        at = self.scene_point(event.position())
        if self._over_ramp(at) and self.holding.active:
            self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Two quick clicks are one drop: the second would be meant for a piece not yet seen."""
        at = self.scene_point(event.position())
        if event.button() == Qt.MouseButton.RightButton or self.turns.turn_at(at) is not None:
            self.mousePressEvent(event)
        else:
            self._hurry()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """A notch is a quarter turn; fine wheels gather theirs."""
        event.accept()
        if not self.holding.active or self.moving():
            self._wheel = 0
            return
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        while abs(self._wheel) >= _NOTCH:
            way = 1 if self._wheel < 0 else -1
            self._wheel += _NOTCH * way
            self.rotated.emit(way)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.turns.point_at(None)
        self._pointer_column = None
        super().leaveEvent(event)

    def _hurry(self) -> bool:
        """Finish what moves; True if that is all that this key or click does."""
        if not self.moving():
            return False
        self.skipped.emit()
        return True

    # --- keys -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = event.key()
        drops = key in _DROP_KEYS
        if event.isAutoRepeat() and (drops or key == Qt.Key.Key_S):
            return  # a key held too long must not drop the next piece
        if self._hurry():
            # moving and turning are meant for the next piece: only a drop must not come unseen
            if not drops and key != Qt.Key.Key_S:
                self.press_key(event)
            return
        if drops:
            self.primary.emit()
        elif key == Qt.Key.Key_Escape or not self.press_key(event):
            event.ignore()

    def press_key(self, event: QKeyEvent) -> bool:
        """Keys that handle the piece, wherever on the board the focus is; False: not one."""
        key = event.key()
        if not self.holding.active:
            return False
        self._by_pointer = False
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        ):
            return False
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.rotated.emit(1 if key == Qt.Key.Key_Up else -1)
        elif key == Qt.Key.Key_R:
            self.rotated.emit(-1 if back else 1)
        elif key == Qt.Key.Key_F:
            self.flipped.emit()
        elif key == Qt.Key.Key_S:
            self.aside.emit()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.column_aimed.emit(0 if key == Qt.Key.Key_Home else 99)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            self.column_aimed.emit(key - Qt.Key.Key_1)
        else:
            return False
        return True
