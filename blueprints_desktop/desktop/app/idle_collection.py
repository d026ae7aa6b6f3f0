"""Collects Python's garbage between two events, never within one.

Python collects cyclic garbage whenever enough objects were made: in the middle of a paint event, in
an event filter, or in the thread that reads the history. Qt objects in that garbage are deleted
there and then, with all that is still on the stack, or outside the window's thread. Both crash.
Here nothing is collected by itself. A timer of the window's event loop looks how much was made, and
collects when no event is being handled.
"""

import gc

from PySide6.QtCore import QObject, QThread, QTimer

INTERVAL_MS = 500


class IdleCollection(QObject):
    """Collects from the event loop as long as it runs; ends with its parent."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._level = 1
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)

    def begin(self, level: int = 1) -> None:
        """``level`` is that of the event loop which handles the events of the program."""
        self._level = level
        gc.disable()
        self.destroyed.connect(gc.enable)
        self._timer.start()

    def end(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        self.destroyed.disconnect(gc.enable)
        gc.enable()

    def collect(self) -> None:
        """Collect as much as Python would have by now, unless a nested event loop runs: whatever
        opened that is in the middle of an event."""
        if QThread.currentThread().loopLevel() > self._level:
            return
        for generation, limit in enumerate(gc.get_threshold()):
            if limit and gc.get_count()[generation] > limit:
                gc.collect(generation)
