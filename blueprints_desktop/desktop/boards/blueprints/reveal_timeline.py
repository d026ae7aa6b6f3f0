"""When what happens: a table of cues, and the clock that runs through it once.

Pictures are a function of the moment, so skipping is jumping to the last moment, and nothing
ticks when nothing moves.
"""

from collections.abc import Hashable, Iterable

from attrs import define, field, frozen
from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation, Signal

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.blueprints.reveal_facts import (
    awards_of,
    prizes_of,
    scored_dice,
)
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import MATERIALS
from blueprints_desktop.games.blueprints.scoring import RoundResult

SCREENS, BONUS, SORT, RANKS = "screens", "bonus", "sort", "ranks"
GLOW = 420
"""How long a die stays lit while it is counted."""


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

    def stirs(self, whats: Iterable[Hashable], before: float, now: float) -> bool:
        """Whether any of these looks different at two moments."""
        if now < before:
            return True
        for what in whats:
            cue = self.cues.get(what)
            if cue is not None and cue.start < now and before < cue.start + max(cue.length, GLOW):
                return True
        return False


def die_cue(seat: Seat, space: int, level: int) -> Hashable:
    return "die", seat, space, level


def honour_cue(kind: str) -> Hashable:
    return "honour", kind


def reveal_timeline(result: RoundResult) -> Timeline:
    """Screens fold, dice count material by material, bonus, places, Awards from the last up."""
    timeline = Timeline()
    timeline.add(SCREENS, 380, 340)
    now = 900
    dice = [scored_dice(building) for building in result.buildings]
    for material in range(len(MATERIALS)):
        rows = [[die for die in own if die.material == material] for own in dice]
        for turn in range(max(map(len, rows))):
            for seat in result.order:
                if turn < len(rows[seat]):
                    die = rows[seat][turn]
                    timeline.add(die_cue(seat, die.space, die.level), now, 250)
                    now += 120
        now += 180
    timeline.add(BONUS, now + 80, 250)
    timeline.add(SORT, now + 480, 420)
    timeline.add(RANKS, now + 820, 200)
    now += 900
    for honour in (*reversed(awards_of(result)), *prizes_of(result)):
        timeline.add(honour_cue(honour.kind), now, 250)
        now += 200
    timeline.add("rest", now, 120)
    return timeline


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
        return self._running.state() == QAbstractAnimation.State.Running

    def start(self, end: int) -> None:
        """From the beginning; without any tempo the end is there at once."""
        self._running.stop()
        self._end = end
        duration = self._appearance.look.ms(end)
        if duration == 0:
            self._tick(float(end))
            self.finished.emit()
            return
        self._tick(0.0)
        self._running.setStartValue(0.0)
        self._running.setEndValue(float(end))
        self._running.setDuration(duration)
        self._running.start()

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
