"""What follows while something moves: the desk around a table is brought up to date bit by bit.

All of it in one frame would be more than a frame has time for.
"""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

Part = Callable[[], None]

_FRAME = 17
"""Milliseconds from one part to the next."""


class Following(QObject):
    """Does a part a frame; ``finish`` does all that are left at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: deque[Part] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self._step)

    def want(self, parts: Iterable[Part]) -> None:
        """Do these, from the next frame on, in place of what was still to be done."""
        self._parts = deque(parts)
        self._timer.start()

    def finish(self) -> None:
        """Nothing moves any more: what is left is done now."""
        while self._parts:
            self._parts.popleft()()
        self._timer.stop()

    def drop(self) -> None:
        """What is left has become pointless."""
        self._parts.clear()
        self._timer.stop()

    def _step(self) -> None:
        if self._parts:
            self._parts.popleft()()
        if not self._parts:
            self._timer.stop()
