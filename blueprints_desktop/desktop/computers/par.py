"""A computer player's result on what a person has played, with the same cards: something to compare with.

It is played once, move by move in the worker, after the person is done, and kept with the records.
"""

import logging
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from blueprints_desktop.bots.wire_format import question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.games.daily import Par
from blueprints_desktop.desktop.settings import game_folders
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import computer_id
from blueprints_desktop.store.records import RecordEntry, Records

_log = logging.getLogger(__name__)


class ParPlay(QObject):
    """Plays one match at a time. A match that is asked for again while it is played is not begun again."""

    played = Signal()
    """The result is in the records."""

    def __init__(self, thinking: WorkerBridge, records: Records, parent: QObject) -> None:
        super().__init__(parent)
        self._records = records
        self._asking = Request(thinking, self)
        self._asking.answered.connect(self._on_answer)
        self._par: Par | None = None
        self._match: Match | None = None
        self._failed: set[str] = set()

    def play(self, par: Par) -> None:
        """Play this, unless it is being played or could not be played before."""
        if self._par is not None or par.feat in self._failed:
            return
        box = registry.box(par.game)
        self._par = par
        self._match = Match(
            box, box.read_data(par.options, game_folders(par.game)), 1, par.options, par.seed
        )
        self._go_on()

    def _go_on(self) -> None:
        match, par = self._match, self._par
        assert match is not None
        assert par is not None
        while match.outcome is None and list(match.legal_moves()) == [NEXT]:
            match.play(NEXT)
        if match.outcome is None:
            self._asking.ask(question(match, par.level))
        else:
            self._keep(match.outcome.scores[0])

    def _on_answer(self, answer: Answer) -> None:
        match, par = self._match, self._par
        if match is None or par is None:
            return
        try:
            if answer.move is None:
                raise GameError("no-answer")
            match.play_text(answer.move)
        except GameError as error:
            _log.error("A match for comparison cannot be played on: %s", error.code)
            self._failed.add(par.feat)
            self._par = self._match = None
            return
        self._go_on()

    def _keep(self, points: int) -> None:
        par = self._par
        assert par is not None
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        player = computer_id(par.level)
        entry = RecordEntry(player, par.level, par.game, par.feat, "par", now, points)
        self._par = self._match = None
        self._records.note([entry])
        self.played.emit()
