"""A hint: what a master would play, put on the board as if it had been chosen, and why.

Nothing is played: Enter or a press takes the hint up, Esc puts it back. The master is asked about
the view of whoever is to act and looks at the screen, and knows no more than they do.
"""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.bots.seeing import advice_question
from blueprints_desktop.bots.thinker import Answer
from blueprints_desktop.desktop.boards.frame_measures import Format
from blueprints_desktop.desktop.boards.shelf import choice_words_of
from blueprints_desktop.desktop.boards.table_board import TableBoard
from blueprints_desktop.desktop.opponents.hint_card import HintCard
from blueprints_desktop.desktop.opponents.thinking import Asking, Thinking
from blueprints_desktop.desktop.opponents.why import reasons_for
from blueprints_desktop.desktop.pages.table import TablePage

_WIDTH, _MARGIN = 320, 24
"""Of the card on a board that has no column of players, and from the board's edges."""
_HELD_MS = 40
"""How often it is looked whether a press is over."""
_ACTS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Hints(QObject):
    """Asks for hints at a table, shows them, and takes them away at the next action."""

    def __init__(self, table: TablePage, thinking: Thinking) -> None:
        super().__init__(table)
        self._table = table
        self._asking = Asking(thinking, self)
        self.card = HintCard(table.appearance, table)
        self.nodes: int | None = None
        """Nodes for every thought instead of the master's own; tests are in a hurry."""
        self._pressed = Qt.MouseButton.NoButton
        """What took the card away, if it was a press; it may be held still."""
        self._giving_back = QTimer(self)
        self._giving_back.setSingleShot(True)
        self._giving_back.setInterval(_HELD_MS)
        self._giving_back.timeout.connect(self._give_back)
        self._asking.answered.connect(self._on_answer)
        table.hint_wanted.connect(self.ask)
        sitting = table.sitting
        for changed in (sitting.stepped, sitting.rewound, sitting.viewer_changed):
            changed.connect(self.drop)
        table.installEventFilter(self)
        if isinstance(table.board, TableBoard):
            table.board.skeleton.placed.connect(self._follow)

    @property
    def waiting(self) -> bool:
        return self._asking.waiting

    def ask(self) -> None:
        if not self._table.sitting.may_be_advised():
            return
        self.drop()
        self._table.board.skip()
        self._asking.ask(advice_question(self._table.sitting.match, self.nodes))
        self._table.bar.show_thinking(True)
        self._watch(True)

    def drop(self) -> None:
        """Something was done: neither the thought nor the card is wanted any more."""
        if self.waiting:
            self._asking.drop()
            self._table.bar.show_thinking(False)
        self.card.hide()
        self._clear_log(None)
        self._watch(False)

    def _watch(self, on: bool) -> None:
        """Hear of every key and press while a hint is thought of or shown, and of none else."""
        program = QApplication.instance()
        assert program is not None, "there is a window"
        program.removeEventFilter(self)
        if on:
            program.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind in _ACTS:
            if isinstance(watched, QWidget) and _is_meant(event):
                if isinstance(event, QMouseEvent):
                    self._pressed = event.button()
                self.drop()
        elif kind == QEvent.Type.Hide and watched is self._table:
            self.drop()
        elif kind == QEvent.Type.Resize and watched is self._table:
            self._follow()
        return False

    def _on_answer(self, answer: Answer) -> None:
        self._table.bar.show_thinking(False)
        sitting = self._table.sitting
        if answer.move is None or not sitting.may_be_advised():
            return
        move = sitting.match.game.parse_move(answer.move)
        if move not in sitting.legal_moves():
            return
        self._table.board.suggest(move)
        key = sitting.match.box.key
        self.card.tell(_headline(), reasons_for(key, answer), self._obvious(move, answer))
        self._place_card()
        self.card.show()
        self.card.raise_()

    def _obvious(self, move: Any, answer: Answer) -> str:
        """The move that looks best at a glance, in words that tell it apart from the hint."""
        if answer.instead_of is None:
            return ""
        match = self._table.sitting.match
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
        frame = board.skeleton
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
            log = board.skeleton.log
            beside = top is not None and log.parent() is board.skeleton
            at = QPoint(0, top or 0)
            log.keep_clear(log.mapFrom(self._table, at).y() if beside else None)
            if top is None:
                self._give_back()

    def _give_back(self) -> None:
        """Give the room of the card back: what is pressed, or moves, must not shift meanwhile."""
        board = self._table.board
        assert isinstance(board, TableBoard), "only these lend room"
        frame = board.skeleton
        shifts = frame.format is Format.STRIP and not frame.aside.isEmpty()
        if shifts and (QApplication.mouseButtons() & self._pressed or board.moving):
            self._giving_back.start()
        else:
            frame.lend_foot(0)


def _is_meant(event: QEvent) -> bool:
    return not (isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _MODIFIERS)


def _headline() -> str:
    return QCoreApplication.translate("Hints", "A master would play this")
