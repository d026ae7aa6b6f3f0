"""Drawing the next curtain ahead: while somebody thinks, what closes after their turn."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.warming import Warming
from blueprints_desktop.desktop.pages.curtain import Curtain
from blueprints_desktop.desktop.sitting import Sitting

_UNHURRIED = 1500
"""Milliseconds after which a turn's own pictures are drawn, and those of the next may be."""


class CurtainAhead(QObject):
    """Mostly draws the next one's screen, at a time when nothing moves."""

    def __init__(
        self,
        curtain: Curtain,
        appearance: Appearance,
        moving: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._curtain = curtain
        self._appearance = appearance
        self._warming = Warming(moving, self)

    @property
    def running(self) -> bool:
        return self._warming.running

    def prepare(self, sitting: Sitting, people: Sequence[Person]) -> None:
        if not (sitting.hides and sitting.may_act() and self._appearance.look.tempo):
            self._warming.drop()
            return
        after = [*sitting.people, *sitting.people]
        following = after[after.index(sitting.viewer) + 1] if sitting.viewer in after else after[0]
        if sitting.keeps_secrets(following):
            self._warming.want(self._curtain.pictures(people[following]), after=_UNHURRIED)
