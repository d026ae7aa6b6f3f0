"""When what happens: a table of cues, and the clock that runs through it once.

Pictures are a function of the moment, so skipping is jumping to the last moment, and nothing
ticks when nothing moves.
"""

from collections.abc import Hashable, Iterable

from attrs import define, field, frozen
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from blueprints_desktop.desktop.theme.theme import Appearance

GLOW = 420
"""How long something stays lit while it is counted."""


@frozen
class Cue:
    """Something that goes from not begun to done, in milliseconds at normal tempo."""

    start: int
    length: int


@define
class Timeline:
    """Cues by the name of what they move."""

    cues: dict[Hashable, Cue] = field(factory=dict)
    end: int = 0

    def add(self, what: Hashable, start: int, length: int) -> None:
        self.cues[what] = Cue(start, length)
        self.end = max(self.end, start + length)

    def share(
        self,
        what: Hashable,
        now: float,
        easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> float:
        """How much of it has happened, 0 to 1; what has no cue is always done."""
        cue = self.cues.get(what)
        if cue is None or now >= cue.start + cue.length:
            return 1.0
        if now <= cue.start:
            return 0.0
        return QEasingCurve(easing).valueForProgress((now - cue.start) / cue.length)

    def glow(self, what: Hashable, now: float) -> float:
        """How brightly something is lit: at once when its cue begins, then dying down."""
        cue = self.cues.get(what)
        if cue is None or not cue.start <= now < cue.start + GLOW:
            return 0.0
        return 1.0 - QEasingCurve(QEasingCurve.Type.InQuad).valueForProgress(
            (now - cue.start) / GLOW
        )

    def stirs(self, what: Hashable, before: float, now: float, lasting: int = 0) -> bool:
        """Whether it looks different at two moments; ``lasting``: how long it is lit at least."""
        cue = self.cues.get(what)
        return cue is not None and cue.start < now and before < cue.start + max(cue.length, lasting)

    def any_stirs(self, cues: Iterable[Hashable], before: float, now: float) -> bool:
        """Whether one of several does; going back to an earlier moment always shows."""
        return now < before or any(self.stirs(what, before, now) for what in cues)


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
