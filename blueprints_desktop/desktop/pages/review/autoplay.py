"""The review turning its pages by itself, until somebody takes over or the match is at its end."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

STEP_MS = 900
"""From one step to the next: long enough to see what it changed."""
LOOK_MS = 100
"""While something still moves on the board, so often it is looked whether it has arrived."""


class Autoplay(QObject):
    """``forth`` goes on by a step and says whether there is another; ``moving``: wait with that."""

    changed = Signal(bool)
    """It began, or it stopped."""

    def __init__(
        self, forth: Callable[[], bool], moving: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._forth, self._moving = forth, moving
        self.turning = False
        """A step is being made by this, and not by a person."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def toggle(self) -> None:
        if self.running:
            self.stop()
            return
        self._timer.start(STEP_MS)
        self.changed.emit(True)
        self.turn()

    def _on_time(self) -> None:
        if self._moving():
            self._timer.start(LOOK_MS)
        else:
            self._timer.start(STEP_MS)
            self.turn()

    def turn(self) -> None:
        self.turning = True
        went = self._forth()
        self.turning = False
        if not went:
            self.stop()

    def stop(self) -> None:
        if self.running:
            self._timer.stop()
            self.changed.emit(False)

    def on_step(self) -> None:
        """Another step is shown: if it was not us, somebody has taken over."""
        if not self.turning:
            self.stop()
