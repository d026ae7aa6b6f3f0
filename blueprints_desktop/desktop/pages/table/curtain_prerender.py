"""Drawing the next curtain ahead: while somebody thinks, what closes after their turn."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from blueprints_desktop.desktop.pages.table.curtain import Curtain
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scheduler import Scheduler

_UNHURRIED = 1500
"""Milliseconds after which a turn's own pictures are drawn, and those of the next may be."""


class CurtainPrerender(QObject):
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
        self._later = Scheduler(moving, self)

    @property
    def running(self) -> bool:
        return self._later.drawing

    def prepare(self, session: GameSession, people: Sequence[Person]) -> None:
        if not (session.hides and session.may_act() and self._appearance.look.tempo):
            self._later.drop()
            return
        after = [*session.people, *session.people]
        following = after[after.index(session.viewer) + 1] if session.viewer in after else after[0]
        if session.keeps_secrets(following):
            self._later.draw_ahead(self._curtain.pictures(people[following]), after=_UNHURRIED)
