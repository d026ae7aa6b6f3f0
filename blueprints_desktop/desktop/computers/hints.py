"""A hint: what a master would play, put on the board as if it had been chosen, and why.

Nothing is played: Enter or a press takes the hint up, Esc puts it back. The master is asked about
the view of whoever is to act and looks at the screen, and knows no more than they do.

Any key or press takes the card away. If all it did was to lay another page over the table, such as
the rulebook for "Why?", the card is there again when that page is gone.
"""

import logging
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.bots.wire_format import advice_question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.hint_card import HintCard
from blueprints_desktop.desktop.computers.reasons import reasons_for
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.games.registry import choice_words_of
from blueprints_desktop.desktop.ui.board.board_api import Prompt
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.frame.frame_measures import Format
from blueprints_desktop.desktop.ui.window_input import WindowInput
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.errors import GameError

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.table.table_page import TablePage

_log = logging.getLogger(__name__)

_WIDTH, _MARGIN = 320, 24
"""Of the card on a board that has no column of players, and from the board's edges."""
_HELD_MS = 40
"""How often it is looked whether a press is over."""
_ACTS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Hints(QObject):
    """Asks for hints at a table, shows them, and takes them away at the next action."""

    failed = Signal(str)
    """There is no hint this time; the text reports why, without secrets."""

    def __init__(self, table: "TablePage", thinking: WorkerBridge) -> None:
        super().__init__(table)
        self._table = table
        self._asking = Request(thinking, self)
        self.card = HintCard(table.appearance, table)
        self.nodes: int | None = None
        """Nodes for every thought instead of the master's own; tests are in a hurry."""
        self._shown_with = Prompt("")
        """What the bar said when the card was shown."""
        self._put_away = False
        """The card was taken away by the last key or press."""
        self._pressed = Qt.MouseButton.NoButton
        """What took the card away, if it was a press; it may be held still."""
        self._giving_back = QTimer(self)
        self._giving_back.setSingleShot(True)
        self._giving_back.setInterval(_HELD_MS)
        self._giving_back.timeout.connect(self._give_back)
        self._asking.answered.connect(self._on_answer)
        table.hint_wanted.connect(self.ask)
        session = table.session
        for changed in (session.stepped, session.rewound, session.viewer_changed):
            changed.connect(self.drop)
        table.hidden.connect(self._on_table_hidden)
        table.shown.connect(self._return_card)
        table.resized.connect(self._follow)
        self._input = WindowInput(_ACTS, self._on_act, self)
        if isinstance(table.board, TableBoard):
            table.board.board_frame.placed.connect(self._follow)

    @property
    def waiting(self) -> bool:
        return self._asking.waiting

    def ask(self) -> None:
        if not self._table.session.may_be_advised():
            return
        self.drop()
        self._table.board.skip()
        self._asking.ask(advice_question(self._table.session.match, self.nodes))
        self._table.bar.show_thinking(True)
        self._watch(True)

    def drop(self) -> None:
        """Something was done: neither the thought nor the card is wanted any more."""
        if self.waiting:
            self._asking.drop()
            self._table.bar.show_thinking(False)
        self.card.hide()
        self._clear_log(None)
        self._put_away = False
        self._watch(False)

    def _put_card_away(self) -> None:
        """Take the card away, and keep it until it is known whether something was done."""
        shown = not self.card.isHidden()
        self.drop()
        self._put_away = shown
        self._watch(shown)

    def _return_card(self) -> None:
        """The table is shown again: so is its hint, if that is still on the board."""
        same = self._table.bar.prompt == self._shown_with
        if self._put_away and same and self._table.session.may_be_advised():
            self._put_away = False
            self._show_card()
            self._watch(True)

    def _watch(self, on: bool) -> None:
        """Hear of every key and press while a hint is thought of or shown, and of none else."""
        self._input.watch(self._table.window().windowHandle() if on else None)

    def _on_act(self, event: QEvent) -> bool:
        """The first key or press takes the card away, the next one the memory of it."""
        if not _is_meant(event):
            return False
        if self._put_away:
            self.drop()
            return False
        if isinstance(event, QMouseEvent):
            self._pressed = event.button()
        self._put_card_away()
        return False

    def _on_table_hidden(self) -> None:
        """Keep the card for when the table is shown again; other pages are not listened to."""
        if not self._put_away:
            self._put_card_away()
        self._watch(False)

    def _on_answer(self, answer: Answer) -> None:
        self._table.bar.show_thinking(False)
        session = self._table.session
        if not session.may_be_advised():
            return
        move, failure = self._advised_move(answer)
        if failure:
            self._watch(False)
            self.failed.emit(failure)
            return
        self._table.board.suggest(move)
        key = session.match.box.key
        self.card.tell(_headline(), reasons_for(key, answer), self._obvious(move, answer))
        self._show_card()

    def _show_card(self) -> None:
        self._shown_with = self._table.bar.prompt
        self._place_card()
        self.card.show()
        self.card.raise_()

    def _advised_move(self, answer: Answer) -> tuple[Any, str]:
        """The move to show, or why there is none."""
        match = self._table.session.match
        if answer.move is None:
            return None, answer.report
        try:
            move = match.game.parse_move(answer.move)
        except GameError as error:
            _log.exception("The advised move cannot be read at %s", match.box.key)
            return None, error_text(error)
        if move not in self._table.session.legal_moves():
            failure = f"The advised move is not legal at {match.box.key}"
            _log.error(failure)
            return None, failure
        return move, ""

    def _obvious(self, move: Any, answer: Answer) -> str:
        """The move that looks best at a glance, in words that tell it apart from the hint."""
        if answer.instead_of is None:
            return ""
        match = self._table.session.match
        words = choice_words_of(match.box.key)
        named = words(match.game.parse_move(answer.instead_of))
        return named if named != words(move) else ""

    def _follow(self) -> None:
        """The table was arranged anew."""
        if self.card.isVisible():
            self._place_card()

    def _place_card(self) -> None:
        """Below the players, over the log, or under the strip of them, where the board makes room for
        it; a board without them has it at its foot.

        A log of which only a heading would be left is covered whole.
        """
        board, look = self._table.board, self._table.appearance.look
        if not isinstance(board, TableBoard):
            foot = QRect(board.mapTo(self._table, QPoint()), board.size())
            foot = foot.adjusted(look.px(_MARGIN), 0, -look.px(_MARGIN), -look.px(_MARGIN))
            foot.setWidth(min(foot.width(), look.px(_WIDTH)))
            self.card.lie_in_column(foot, look)
            return
        frame = board.board_frame
        look, corner = frame.panels[0].look, frame.mapTo(self._table, QPoint())
        self._giving_back.stop()
        if frame.format is Format.STRIP:
            frame.lend_foot(self.card.height_in_strip(look))
            self.card.lie_in_strip(frame.aside.translated(corner), look)
            frame.log.keep_clear(None)
            return
        frame.lend_foot(self.card.height_in(frame.aside.width(), look))
        area = frame.aside.translated(corner)
        self.card.lie_in_column(area, look)
        self._clear_log(self.card.body.top())
        if frame.log.parent() is frame and frame.log.tells_headings_only:
            self.card.fill_column(area, look)

    def _clear_log(self, top: int | None) -> None:
        """Lines of the log are seen whole above the card, or not at all."""
        board = self._table.board
        if isinstance(board, TableBoard):
            log = board.board_frame.log
            beside = top is not None and log.parent() is board.board_frame
            at = QPoint(0, top or 0)
            log.keep_clear(log.mapFrom(self._table, at).y() if beside else None)
            if top is None:
                self._give_back()

    def _give_back(self) -> None:
        """Give the room of the card back: what is pressed, or moves, must not shift meanwhile."""
        board = self._table.board
        assert isinstance(board, TableBoard), "only these lend room"
        frame = board.board_frame
        shifts = frame.format is Format.STRIP and not frame.aside.isEmpty()
        if shifts and (QApplication.mouseButtons() & self._pressed or board.moving):
            self._giving_back.start()
        else:
            frame.lend_foot(0)


def _is_meant(event: QEvent) -> bool:
    return not (isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _MODIFIERS)


def _headline() -> str:
    return QCoreApplication.translate("Hints", "A master would play this")
