"""The seconds in which a pressed move can be taken back before it is played."""

from math import ceil

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication

GRACE_MS = 3000


class Grace(QObject):
    """Runs while a move is held by a press. When it is over, the move is played.

    It starts again where a menu is open: somebody is about to choose "Undo" there.
    """

    passed = Signal(float, int)
    """What is left of the time: its share, from 1 to 0, and the seconds."""
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.milliseconds = GRACE_MS
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(1.0)
        self._clock.setEndValue(0.0)
        self._clock.valueChanged.connect(lambda share: self._tell(float(share)))
        self._clock.finished.connect(self._finish)

    @property
    def running(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def begin(self) -> None:
        self._clock.stop()
        self._clock.setDuration(self.milliseconds)
        self._clock.start()
        self._tell(1.0)

    def stop(self) -> None:
        """The move is played, dropped, or waits for Enter from now on."""
        if self.running:
            self._clock.stop()
            self._tell(0.0)

    def _tell(self, share: float) -> None:
        self.passed.emit(share, ceil(share * min(self.milliseconds, GRACE_MS) / 1000))

    def _finish(self) -> None:
        if QApplication.activePopupWidget() is not None:
            self._clock.start()
        else:
            self.over.emit()
