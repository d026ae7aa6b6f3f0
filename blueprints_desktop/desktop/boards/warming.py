"""Drawing ahead: what will soon be wanted is made while nothing moves, a small step at a time.

The timer runs only while there is something left to make.
"""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

Job = Callable[[], object]

_PAUSE = 120
"""Milliseconds to wait while something moves."""


class Warming(QObject):
    """Does jobs one by one between events; ``busy`` says when to hold back."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._jobs: deque[Job] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def want(self, jobs: Iterable[Job]) -> None:
        """Do these from the next pause on, in place of what was wanted before."""
        self._jobs = deque(jobs)
        if self._jobs:
            self._timer.start(_PAUSE)
        else:
            self._timer.stop()

    def drop(self) -> None:
        """Nothing is wanted any more."""
        self.want(())

    def _step(self) -> None:
        self._timer.setInterval(_PAUSE if self._busy() else 0)
        if self._timer.interval():
            return
        self._jobs.popleft()()
        if not self._jobs:
            self._timer.stop()
