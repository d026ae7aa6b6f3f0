"""Hears some kinds of input of one window, before any widget in it does.

A Python event filter is called for each event of what it watches, with whatever is on the stack at
that moment. So this one watches a single window of the platform, never the application, looks only
at the kinds of events it is for, and is not entered again from within: what happens while it asks
is passed on unasked.
"""

from collections.abc import Callable, Collection

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from shiboken6 import isValid


class WindowInput(QObject):
    """Hands events of these ``kinds`` to ``hear``; what that returns True for goes no further."""

    def __init__(
        self, kinds: Collection[QEvent.Type], hear: Callable[[QEvent], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._kinds = frozenset(kinds)
        self._hear = hear
        self._watched: QWindow | None = None
        self._hearing = False

    def watch(self, window: QWindow | None) -> None:
        """Hear of this window from now on, and of no other; None: of none.

        A window that is being deleted hides its widgets before it says that it is destroyed.
        """
        if window is self._watched:
            return
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
            self._watched.destroyed.disconnect(self._forget)
        self._watched = window if window is not None and isValid(window) else None
        if self._watched is not None:
            self._watched.installEventFilter(self)
            self._watched.destroyed.connect(self._forget)

    def _forget(self) -> None:
        """The window is gone, as when the platform makes another one for the same widget."""
        self._watched = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if self._hearing or event.type() not in self._kinds:
            return False
        self._hearing = True
        try:
            return self._hear(event)
        finally:
            self._hearing = False
