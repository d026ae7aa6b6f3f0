"""Tells a fresh press of a key from one that only looks fresh, before any widget hears of it.

X sends a held key as pairs of release and press. Qt calls them repeats only where both arrive
together, so now and then the press of a pair comes as if somebody had pressed anew. What gives
it away is time: nobody lets go and presses again within a few milliseconds.
"""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.ui.window_input import WindowInput

NEVER = 1 << 40
"""The rest, in milliseconds, of a key not heard of before."""


class KeyGuard(WindowInput):
    """Watches a window. ``refuses`` is asked for each press, with how long that key was at rest."""

    def __init__(self, refuses: Callable[[QKeyEvent, int], bool], parent: QObject) -> None:
        super().__init__((QEvent.Type.KeyPress, QEvent.Type.KeyRelease), self._on_key, parent)
        self._refuses = refuses
        self._heard: dict[int, int] = {}
        """When each key was last pressed, repeated or let go."""
        self._clock = QElapsedTimer()
        self._clock.start()

    def _on_key(self, event: QEvent) -> bool:
        assert isinstance(event, QKeyEvent), "no other kinds are asked for"
        rest = self._rest(event)
        return event.type() == QEvent.Type.KeyPress and self._refuses(event, rest)

    def _rest(self, event: QKeyEvent) -> int:
        """Since when nothing was heard of the key, by the time of its events if they have one.

        A busy program hears of them late; when they happened is what counts.
        """
        now = event.timestamp() or self._clock.elapsed()
        before = self._heard.get(event.key())
        self._heard[event.key()] = now
        return NEVER if before is None else now - before
