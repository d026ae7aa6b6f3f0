"""When what happens on a page that plays once: a table of cues.

Pictures are a function of the moment, so skipping is jumping to the last moment.
"""

from collections.abc import Hashable
from functools import cache
from typing import NamedTuple

from attrs import define, field, frozen
from PySide6.QtCore import QEasingCurve

_EASING = QEasingCurve.Type.OutCubic

GLOW = 420
"""How long something stays lit while it is counted."""


@cache
def _curve(easing: QEasingCurve.Type) -> QEasingCurve:
    return QEasingCurve(easing)


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

    def share(self, what: Hashable, now: float, easing: QEasingCurve.Type = _EASING) -> float:
        """How much of it has happened, 0 to 1; what has no cue is always done."""
        cue = self.cues.get(what)
        if cue is None or now >= cue.start + cue.length:
            return 1.0
        if now <= cue.start:
            return 0.0
        return _curve(easing).valueForProgress((now - cue.start) / cue.length)

    def glow(self, what: Hashable, now: float) -> float:
        """How brightly something is lit: at once when its cue begins, then dying down."""
        cue = self.cues.get(what)
        if cue is None or not cue.start <= now < cue.start + GLOW:
            return 0.0
        return 1.0 - _curve(QEasingCurve.Type.InQuad).valueForProgress((now - cue.start) / GLOW)

    def moves(self, what: Hashable, before: float, now: float) -> bool:
        """Whether its share differs at two moments; going back always shows."""
        cue = self.cues.get(what)
        return now < before or (cue is not None and _between(cue, cue.length, before, now))

    def glows(self, what: Hashable, before: float, now: float) -> bool:
        """Whether its glow differs at two moments; going back always shows."""
        cue = self.cues.get(what)
        return now < before or (cue is not None and _between(cue, GLOW, before, now))


def _between(cue: Cue, length: int, before: float, now: float) -> bool:
    return cue.start <= now and before < cue.start + length


class TimelineMoment(NamedTuple):
    """A moment of a timeline."""

    timeline: Timeline
    now: float

    def share(self, what: Hashable, easing: QEasingCurve.Type = _EASING) -> float:
        """How much of it has happened, 0 to 1."""
        return self.timeline.share(what, self.now, easing)

    def glow(self, what: Hashable) -> float:
        return self.timeline.glow(what, self.now)

    def begun(self, what: Hashable) -> bool:
        return self.share(what) > 0.0


AT_REST = TimelineMoment(Timeline(), 0.0)
"""Everything has happened."""
