"""Keys at the table that were not meant for what is shown now."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from blueprints_desktop.desktop.pages.table.curtain import Curtain
from blueprints_desktop.desktop.ui.window_input import WindowInput

NEVER = 1 << 40
"""The rest, in milliseconds, of a key not heard of before."""


class KeyGuard(WindowInput):
    """Watches a window. ``refuses`` is asked for each press, with how long that key was at rest.

    X sends a held key as pairs of release and press. Qt calls them repeats only where both arrive together, so
    sometimes the press of a pair looks fresh. Time tells them apart: nobody lets go and presses again within a
    few milliseconds.
    """

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


_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press what has the focus, or the bar's button."""
_TWIN, _RESTED = 4, 300
"""Milliseconds for which a key was let go: a press so soon repeats, one so late is a new one."""
STOOD_MS = 1500
"""How long a last page has to stand without Enter before Enter leads away from it."""
_LONGEST_MS = 4000
"""It never has to stand longer than that, however slowly Enter was pressed before."""
_IN_RHYTHM = 1.5
"""A press counts as one of the same rhythm up to so many times the pause before the last ones."""
_BUSY_MS = 200
"""A timer that is so late was kept waiting, and presses are still waiting with it."""


def not_meant(event: QKeyEvent, rest: int, closed: Curtain | None, handing_over: bool) -> bool:
    """Whether to refuse a key that was let go ``rest`` milliseconds ago.

    ``closed``: the curtain, where it is; ``handing_over``: the mover still sees what was done.
    """
    if closed is not None:
        early = rest < _RESTED or not closed.hears_keys
        return event.key() in _PRESSING and early
    if handing_over:
        return rest < _RESTED
    return event.key() in _PRESSING and rest < _TWIN


class LastPageGuard(QObject):
    """Lets Enter lead away from a last page once that has stood for a while without any Enter.

    People who play with Enter press it in a rhythm: to roll, to build, to skip. The
    press after the last of these must not begin another match. So the page has to stand longer
    than the pauses between the presses before, and each press that comes too soon, and each repeat
    of a held key, makes it stand as long once more.
    """

    over = Signal()
    """From now on a press is meant for this page."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pauses: tuple[int, ...] = ()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)
        self._since = QElapsedTimer()

    def note_press(self, pause: int) -> None:
        """Enter was pressed in play, so many milliseconds after it was last heard of."""
        self._pauses = (*self._pauses[-1:], pause)

    @property
    def wait(self) -> int:
        """How many milliseconds the page has to stand."""
        rhythm = max((pause for pause in self._pauses if pause <= _LONGEST_MS), default=0)
        return max(STOOD_MS, min(round(_IN_RHYTHM * rhythm), _LONGEST_MS))

    def begin(self) -> None:
        """The page came to rest, or came back to the screen, just now."""
        self._since.start()
        self._timer.start(self.wait)

    @property
    def is_over(self) -> bool:
        return not self._timer.isActive()

    def lets(self, event: QKeyEvent) -> bool:
        """Whether a press of Enter leads away."""
        if event.isAutoRepeat() or not self.is_over:
            self.begin()
            return False
        return True

    def _on_time(self) -> None:
        """A busy program hears of the time before it hears of keys that were pressed earlier."""
        if self._since.elapsed() > self._timer.interval() + _BUSY_MS:
            self.begin()
        else:
            self.over.emit()
