"""The clock that runs through a timeline once. Nothing ticks when nothing moves."""

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation, Signal

from blueprints_desktop.desktop.theme.theme import Appearance


class Clock(QObject):
    """Runs through a timeline once, at the tempo of the look; ``moved`` tells the moment."""

    moved = Signal(float)
    finished = Signal()

    def __init__(self, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._end = 0
        self.now = 0.0
        self._running = QVariantAnimation(self)
        self._running.valueChanged.connect(self._tick)
        self._running.finished.connect(self.finished)

    @property
    def is_running(self) -> bool:
        """Also while it is held: it has not come to its end."""
        return self._running.state() != QAbstractAnimation.State.Stopped

    def start(self, end: int) -> None:
        """From the beginning; without any tempo the end is there at once."""
        duration = self._appearance.look.ms(end)
        if duration == 0:
            self.rest_at(end)
            return
        self._running.stop()
        self._end = end
        self._tick(0.0)
        self._running.setStartValue(0.0)
        self._running.setEndValue(float(end))
        self._running.setDuration(duration)
        self._running.start()

    def hold(self) -> None:
        """Stand still until it may go on."""
        if self._running.state() == QAbstractAnimation.State.Running:
            self._running.pause()

    def go_on(self) -> None:
        """From where it was held; what was skipped meanwhile stays at its end."""
        if self._running.state() == QAbstractAnimation.State.Paused:
            self._running.resume()

    def rest_at(self, end: int) -> None:
        """At the end without having run: what is only looked at."""
        self._running.stop()
        self._end = end
        self._tick(float(end))
        self.finished.emit()

    def finish(self) -> None:
        """Jump to the end of what runs."""
        if self.settle():
            self.finished.emit()

    def settle(self) -> bool:
        """The same without telling anybody, since nobody looks; whether anything ran."""
        if not self.is_running:
            return False
        self._running.stop()
        self._tick(float(self._end))
        return True

    def _tick(self, now: object) -> None:
        if isinstance(now, float):
            self.now = now
            self.moved.emit(now)
