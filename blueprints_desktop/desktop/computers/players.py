"""Computer players at a table: they think while the board moves, and play at a human pace.

A thought begins as soon as it is a computer's turn. Its move is made when the board is still and people have
had time to look. ``quick_game`` sets up a game against an apprentice; ``seat_computers`` connects a table.
"""

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from blueprints_desktop.bots import APPRENTICE, LEVELS
from blueprints_desktop.bots.wire_format import luck_of, question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.hints import Hints
from blueprints_desktop.desktop.computers.seat_menu import offer_seat_menus, players_menu, pop_up
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.diagnostics.dialogs import Failure
from blueprints_desktop.desktop.i18n.computer_names import computer_name
from blueprints_desktop.desktop.i18n.names import default_name
from blueprints_desktop.desktop.session.create_match import NewGame, id_of, last_person, new_seed
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Player, computer_id

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window
    from blueprints_desktop.desktop.pages.table.table_page import TablePage


def quick_game(key: str, settings: Settings) -> NewGame:
    """The game as it comes out of its box, for the person who played last."""
    options = registry.box(key).options()
    name = last_person(settings, key) or default_name(1)
    other = computer_name(0, {name.casefold()})
    players = (
        Player(id_of(settings, name), name, 0),
        Player(computer_id(APPRENTICE), other, 1, APPRENTICE),
    )
    return NewGame(key, players, options, new_seed(options))


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
        self._session = table.session
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
        self._session.stepped.connect(self.look_again)
        self._session.rewound.connect(self._begin_anew)
        self._session.viewer_changed.connect(self.look_again)
        table.board.settled.connect(self._wait_a_while)
        self.thinks.connect(table.bar.show_thinking)
        table.shown.connect(self.look_again)
        table.hidden.connect(self.rest)  # nobody plays on a table that was left, or is covered

    @property
    def waiting(self) -> bool:
        """Whether the worker is asked for a move."""
        return self._asking.waiting

    # --- whose turn it is -----------------------------------------------------------

    @property
    def level(self) -> str | None:
        """The level of the player to decide now; None: a person, nobody, or nothing to decide."""
        session = self._session
        seat = session.to_act
        if session.curtain_for is not None:
            return None  # a seat has changed hands, and the next person is not at the screen yet
        if seat is None or seat in session.people or session.legal_moves() == [NEXT]:
            return None
        kind = session.players[seat].kind
        return kind if kind in LEVELS else LEVELS[1]

    def look_again(self) -> None:
        """Something changed at the table: think for the player to act, or stop."""
        level = self.level if self._table.isVisible() else None
        moves = len(self._session.match.played)
        if level is None:
            self.rest()
        elif self._asked_at != moves:
            self._asked_at, self._answer = moves, None
            self._asking.ask(question(self._session.match, level, self.nodes))
            self._wait_a_while()
            self.thinks.emit(True)

    def rest(self) -> None:
        """Stop thinking; ``look_again`` starts again."""
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
        if self._table.board.moving or self._table.hand_on_delay.running:
            self._pace.start(_STILL_MOVING)
            return
        self._asked_at, self._answer = -1, None
        self.thinks.emit(False)
        failure = answer.report if answer.move is None else self._play(answer.move)
        if failure:
            self._session.play(self._fallback())
            self.failed.emit(failure)

    def _play(self, text: str) -> str:
        """Play a move of the worker; returns why that is not possible, or nothing."""
        match = self._session.match
        before = len(match.played)
        try:
            self._session.play(match.game.parse_move(text))
        except GameError as error:
            if len(match.played) != before:
                raise  # the move was played: something else failed
            _log.exception("The worker's move cannot be played at %s", match.box.key)
            return error_text(error)
        return ""

    def _fallback(self) -> object:
        """A move without the worker, so that the game goes on: what an apprentice finds in the
        window's own process, else any legal one."""
        from blueprints_desktop.bots.levels import think
        from blueprints_desktop.engine.chance import Chance

        match = self._session.match
        view = match.view(match.to_act)
        try:
            return think(match.game, view, APPRENTICE, Chance(luck_of(view))).move
        except Exception:
            _log.exception("A glance at %s failed, too", match.box.key)
            return Chance(luck_of(view)).pick(match.legal_moves())


# --- connecting a table -----------------------------------------------------------


def seat_computers(page: "TablePage", window: "Window") -> None:
    """Connect the computer players, hints and seat menus of a table page."""
    session = page.session
    computers = ComputerPlayers(page, window.services.thinking, window.settings)
    hints = Hints(page, window.services.thinking)
    failures = window.services.failures
    computers.failed.connect(partial(failures.tell, Failure.MOVE))
    hints.failed.connect(failures.tell_hint)
    for log in page.findChildren(LogPanel):
        log.show_hands(page.people, session.saved.hands, lambda: len(session.match.played))

    def choose_any() -> None:
        if session.match.outcome is None:
            menu = players_menu(page, session)
            menu.spread()
            under = page.top.menu
            corner = under.mapToGlobal(QPoint(under.width(), under.height()))
            pop_up(menu, corner - QPoint(menu.minimumWidth(), 0))

    offer_seat_menus(page, session)
    page.players_wanted.connect(choose_any)
    session.hands_changed.connect(lambda: _sit_down_anew(window, page))


def _sit_down_anew(window: "Window", page: "TablePage") -> None:
    """Everything at the table knows who plays, so it is laid again, behind the curtain."""
    window.start_session(page.session.saved)
    if window.table is not None:
        window.table.session.close_curtain()
