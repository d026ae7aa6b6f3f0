"""Keys at the table that were not pressed to be heard there: they are held, or were meant for before."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.pages.curtain import Curtain

_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press what has the focus, or the bar's button."""
_TWIN, _RESTED = 4, 300
"""Milliseconds for which a key was let go: a press so soon repeats, one so late is a new one."""


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
