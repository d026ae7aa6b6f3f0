"""A last look at a finished move before the screen is handed on."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, Qt
from PySide6.QtWidgets import QWidget

LOOK_MS = 700
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class HandoverDelay(QWidget):
    """Lies over the table unseen; when the time is up, or at any key or click, it is ``over``."""

    over = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.finish)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def begin(self, duration: int) -> None:
        """Look for so many milliseconds; 0: not at all."""
        if not duration:
            self.over.emit()
            return
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.setFocus()
        self._timer.start(duration)

    def drop(self) -> None:
        """Something else is shown now; nobody waits any more."""
        self._timer.stop()
        self.hide()

    def finish(self) -> None:
        self.drop()
        self.over.emit()

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() not in _MODIFIERS and not event.isAutoRepeat():
            self.finish()
