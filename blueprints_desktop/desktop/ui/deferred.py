"""First what is waited for, then the rest: work that may wait until the choices are on the screen.

Nobody looks at a log or a panel in the instant in which the board lights up. What they show is
told one turn of the event loop later, when the board has been painted.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

Deed = Callable[[], None]


class Deferred(QObject):
    """One deed that follows the next painting; wanted twice, it is done once."""

    def __init__(self, deed: Deed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deed = deed
        self._timer = QTimer(self)  # painting is posted as an event, and these come before timers
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(deed)

    @property
    def wanted(self) -> bool:
        return self._timer.isActive()

    def want(self) -> None:
        """Do it when what has changed until now is painted."""
        self._timer.start()

    def do_now(self) -> None:
        """Do it at once if it is still to be done: something begins that builds on it."""
        if self.wanted:
            self._timer.stop()
            self._deed()

    def drop(self) -> None:
        self._timer.stop()
