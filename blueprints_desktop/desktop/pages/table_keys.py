"""Keys at the table that were not pressed to be heard there: they are held, or were meant for before."""

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.pages.curtain import Curtain

_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press what has the focus, or the bar's button."""
_TWIN, _RESTED = 4, 300
"""Milliseconds for which a key was let go: a press so soon repeats, one so late is a new one."""
_STOOD = 1500
"""Milliseconds for which a last page has to stand before Enter leads away from it."""


def not_meant(event: QKeyEvent, rest: int, closed: Curtain | None, lingering: bool) -> bool:
    """Whether to refuse a key that was let go ``rest`` milliseconds ago.

    ``closed``: the curtain, where it is; ``lingering``: the mover still sees what was done.
    """
    if closed is not None:
        early = rest < _RESTED or not closed.hears_keys
        return event.key() in _PRESSING and early
    if lingering:
        return rest < _RESTED
    return event.key() in _PRESSING and rest < _TWIN


class StoodLastPage(QObject):
    """Lets Enter lead away from a last page once that has stood for a moment without any Enter.

    Whoever confirmed the last move, or skipped what was shown, may press once more or hold the key;
    each such press begins the moment anew.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._moment = QTimer(self, singleShot=True, interval=_STOOD)

    def begin(self) -> None:
        """The page came to rest just now."""
        self._moment.start()

    @property
    def is_over(self) -> bool:
        """From now on a press is meant for this page."""
        return not self._moment.isActive()

    def lets(self, event: QKeyEvent) -> bool:
        """Whether a press of Enter leads away."""
        if event.isAutoRepeat() or not self.is_over:
            self._moment.start()
            return False
        return True
