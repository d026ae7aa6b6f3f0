"""The review turning its pages by itself, until somebody takes over or the match is at its end."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

STEP_MS = 900
"""Long enough to see what a step changed."""


class Playing(QObject):
    """``forth`` goes on by a step and says whether there was one."""

    changed = Signal(bool)
    """It began, or it stopped."""

    def __init__(self, forth: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._forth = forth
        self._turning = False
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self.turn)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def toggle(self) -> None:
        if self.running:
            self.stop()
            return
        self._timer.start()
        self.changed.emit(True)
        self.turn()

    def turn(self) -> None:
        self._turning = True
        went = self._forth()
        self._turning = False
        if not went:
            self.stop()

    def stop(self) -> None:
        if self.running:
            self._timer.stop()
            self.changed.emit(False)

    def on_step(self) -> None:
        """Another step is shown: if it was not us, somebody has taken over."""
        if not self._turning:
            self.stop()
