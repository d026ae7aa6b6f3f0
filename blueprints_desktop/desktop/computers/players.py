"""Computer players at a table: they think while the table moves, and play at a human pace.

A thought begins as soon as it is a computer's turn, so that it runs beside the movement of what
was played before; its move is made when the board is still and people have had time to look.
"""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from blueprints_desktop.bots import LEVELS
from blueprints_desktop.bots.wire_format import luck_of, question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.step import NEXT

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.table.table_page import TablePage

_log = logging.getLogger(__name__)

PACE_MS = {"off": 0, "fast": 350, "normal": 900, "slow": 1800}
"""How long a board is still before a computer's move is shown, by the setting."""
_STILL_MOVING = 60
"""Milliseconds after which a board that moved is looked at again."""


class ComputerPlayers(QObject):
    """Makes the moves of all seats that no person plays, while the table is on the screen."""

    thinks = Signal(bool)
    """A computer player begins to think, or has stopped."""
    failed = Signal(str)
    """A computer player failed, and a simple move was played; the text reports why, without secrets."""

    def __init__(self, table: "TablePage", thinking: WorkerBridge, settings: Settings) -> None:
        super().__init__(table)
        self._table = table
        self._sitting = table.session
        self._settings = settings
        self._asking = Request(thinking, self)
        self._asked_at = -1
        """After how many moves the question was asked; -1: none is open."""
        self._answer: Answer | None = None
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self.nodes: int | None = None
        """Nodes for every thought instead of the level's own; tests are in a hurry."""
        self.held = False
        """They think, but make no move: a picture is taken of that."""
        self._pace.timeout.connect(self._play_if_still)
        self._asking.answered.connect(self._on_answer)
        self._sitting.stepped.connect(self.look_again)
        self._sitting.rewound.connect(self._begin_anew)
        self._sitting.viewer_changed.connect(self.look_again)
        table.board.settled.connect(self._wait_a_while)
        self.thinks.connect(table.bar.show_thinking)
        table.shown.connect(self.look_again)
        table.hidden.connect(self.rest)  # nobody plays on a table that was left, or is covered

    # --- whose turn it is -----------------------------------------------------------

    @property
    def level(self) -> str | None:
        """The level of whoever is to decide now; None: a person, nobody, or nothing to decide."""
        session = self._sitting
        seat = session.to_act
        if session.curtain_for is not None:
            return None  # a seat has changed hands, and the next person is not at the screen yet
        if seat is None or seat in session.people or session.legal_moves() == [NEXT]:
            return None
        kind = session.players[seat].kind
        return kind if kind in LEVELS else LEVELS[1]

    def look_again(self) -> None:
        """Something changed at the table: think for whoever is to act, or no more."""
        level = self.level if self._table.isVisible() else None
        moves = len(self._sitting.match.played)
        if level is None:
            self.rest()
        elif self._asked_at != moves:
            self._asked_at, self._answer = moves, None
            self._asking.ask(question(self._sitting.match, level, self.nodes))
            self._wait_a_while()
            self.thinks.emit(True)

    def rest(self) -> None:
        """Give up whatever is thought of; ``look_again`` begins anew."""
        if self._asked_at >= 0:
            self._asking.drop()
            self._pace.stop()
            self._asked_at, self._answer = -1, None
            self.thinks.emit(False)

    def _begin_anew(self) -> None:
        """Moves were taken back: an answer would be to another position."""
        self.rest()
        self.look_again()

    # --- the move -------------------------------------------------------------------

    def _on_answer(self, answer: Answer) -> None:
        self._answer = answer
        if not self._pace.isActive():
            self._play_if_still()

    def _wait_a_while(self) -> None:
        """The board is still, or a thought begins: people look at it for a moment."""
        if self._asked_at >= 0:
            self._pace.start(PACE_MS[self._settings.pace])

    def _play_if_still(self) -> None:
        """Make the move, if there is one and nothing moves on the board."""
        answer = self._answer
        if answer is None or self.held:
            return
        if self._table.board.moving or self._table.lingering.running:
            self._pace.start(_STILL_MOVING)
            return
        self._asked_at, self._answer = -1, None
        self.thinks.emit(False)
        failure = answer.report if answer.move is None else self._play(answer.move)
        if failure:
            self._sitting.play(self._fallback())
            self.failed.emit(failure)

    def _play(self, text: str) -> str:
        """Play a move of the worker; returns why that is not possible, or nothing."""
        match = self._sitting.match
        before = len(match.played)
        try:
            self._sitting.play(match.game.parse_move(text))
        except GameError as error:
            if len(match.played) != before:
                raise  # the move was played: something else failed
            _log.exception("The worker's move cannot be played at %s", match.box.key)
            return error_text(error)
        return ""

    def _fallback(self) -> object:
        """A move without the worker, so that the game goes on: the glance's, else any legal one."""
        try:
            return self._at_a_glance()
        except Exception:
            match = self._sitting.match
            _log.exception("A glance at %s failed, too", match.box.key)
            from blueprints_desktop.engine.chance import Chance

            return Chance(luck_of(match.view(match.to_act))).pick(match.legal_moves())

    def _at_a_glance(self) -> object:
        """What an apprentice finds, thought of in the window's own process."""
        from blueprints_desktop.bots.levels import APPRENTICE, think
        from blueprints_desktop.engine.chance import Chance

        match = self._sitting.match
        view = match.view(match.to_act)
        return think(match.game, view, APPRENTICE, Chance(luck_of(view))).move
