"""The table: top bar, board, action bar, and the curtain over all of it."""

from collections.abc import Callable, Sequence

from attrs import evolve
from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.games.registry import board_of, chapter_of, has_sheet
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.i18n.names import branched_after, shown_title
from blueprints_desktop.desktop.pages.table.action_bar import ActionBar
from blueprints_desktop.desktop.pages.table.banner import PhaseBanner
from blueprints_desktop.desktop.pages.table.curtain import (
    LOOK_MS,
    Curtain,
    HandOnDelay,
)
from blueprints_desktop.desktop.pages.table.grace import Grace
from blueprints_desktop.desktop.pages.table.key_guard import KeyGuard, LastPageGuard, not_meant
from blueprints_desktop.desktop.pages.table.top_bar import (
    TopBar,
    hint_sentence,
    plan_sentence,
    redo_sentence,
    undo_sentence,
)
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.session.history_sync import note_end
from blueprints_desktop.desktop.settings import AFTER_GRACE, AT_ONCE, WITH_ENTER, Settings
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.board.board_api import (
    Board,
    MatchContext,
    Position,
    Prompt,
    people_of,
)
from blueprints_desktop.desktop.ui.board.rule_lookup import ask_at
from blueprints_desktop.desktop.ui.controls.painted import ENTER_KEYS
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.step import Event, Seat
from blueprints_desktop.store.records import Records

_ASKED = 14
"""Around the pointer, what a rule that is shown beside it leaves free."""
_AGAIN_MS = 120
"""How soon to look again while something moves."""


class TablePage(ThemedWidget):
    """A session on the screen. The board shows it, the bars say what is expected."""

    left = Signal()
    menu_wanted = Signal(object)
    """Carries the button under which the menu opens."""
    rules_wanted = Signal(str, str)
    """Open the rulebook: of which game, and at which of its ids."""
    rule_asked = Signal(str, str, QRect)
    """Show a paragraph of the rulebook beside this place of the page, which stays in sight."""
    hint_wanted = Signal()
    players_wanted = Signal()
    """Somebody wants to say who plays from now on."""
    changed = Signal()
    """What may be undone, or who looks, has changed."""
    shown = Signal()
    hidden = Signal()
    resized = Signal()
    """The page came to the screen, left it, or has another size."""

    def __init__(
        self,
        appearance: Appearance,
        session: GameSession,
        settings: Settings | None = None,
        records: Records | None = None,
    ) -> None:
        super().__init__(appearance)
        self.appearance = self._fitted = fitted = FittedAppearance(appearance, self)
        self._settings, self.session, self._records = settings, session, records
        self.people = people_of(session.players)
        self.top = self.make_top()
        self.board: Board = board_of(session.match.box.key)(session.match.game, self.people, fitted)
        self.board.match_context = self.make_context()
        self.board.confirms = self._is_confirmed
        self.board.enter_holds = lambda _move: self._finish_turn == AFTER_GRACE
        self.board.refuses = session.refuses
        self.banner = PhaseBanner(fitted, self.board)
        self._begun: Sequence[Event] = ()
        """Those of the last phase that began, until its banner was shown to everybody who is to see it."""
        self.bar = ActionBar(fitted)
        self.curtain = Curtain(fitted, lambda: self.board.moving)
        self._table = QWidget()
        self._column = column = QVBoxLayout(self._table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part, stretch in ((self.top, 0), (self.board, 1), (self.bar, 0)):
            column.addWidget(part, stretch)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._table)
        self._stack.addWidget(self.curtain)
        self.hand_on_delay = HandOnDelay(self._table)
        self.grace = Grace(self)
        self._still_moving = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._still_moving.timeout.connect(self._suggest_only_move)
        self.last_page_guard = LastPageGuard(self)
        self._guard = KeyGuard(self._refuses, self)
        self._connect()
        self._shown_moves = len(session.match.played)
        self._peeked = False
        self._was_begun = (False, False)
        """Whether there was a turn to drop, and part of a move, when buttons and menu were told last."""
        self._arriving = False
        """What a move has led to is still being shown."""
        self.refresh()

    def make_top(self) -> TopBar:
        """The bar above the board."""
        return TopBar(self.appearance)

    def make_context(self) -> MatchContext:
        """Which match this is, for the board."""
        session = self.session
        return MatchContext(
            match=lambda: session.saved.header.match_id,
            seed=session.saved.header.seed,
            records=self._records,
            took_back=lambda: session.match.took_back,
            hinted=lambda: session.match.hinted is not None,
            has_sheet=has_sheet(session.match.box.key),
        )

    def _connect(self) -> None:
        self.top.back.clicked.connect(self.left)
        self.top.undo.clicked.connect(self.undo)
        self.top.redo.clicked.connect(self.redo)
        self.top.menu.clicked.connect(lambda: self.menu_wanted.emit(self.top.menu))
        self.top.rules.clicked.connect(self._ask_for_chapter)
        self.top.hint.clicked.connect(self.hint_wanted)
        self.curtain.left.connect(self.left)
        self.curtain.opened.connect(self.session.open_curtain)
        self.curtain.undo_wanted.connect(self.session.undo)
        self.bar.primary.clicked.connect(self.board.press_primary)
        self.bar.secondary.clicked.connect(self._press_secondary)
        self.board.move_held.connect(self._on_move_held)
        self.grace.passed.connect(self.bar.primary.set_time_left)
        self.grace.over.connect(self.board.press_primary)
        self.bar.why.clicked.connect(self._explain_prompt)
        self.board.prompted.connect(self._show_prompt)
        self.board.idly_pressed.connect(self.bar.show_turn)
        self.bar.focus_left.connect(self.board.setFocus)
        self.board.chosen.connect(self.session.play)
        self.board.settled.connect(self._hand_on)
        self.hand_on_delay.over.connect(self.session.hand_on)
        self.board.peek_wanted.connect(self._peek)
        self.board.home_wanted.connect(self.left)
        self.board.rule_wanted.connect(self._explain)
        self.board.moved_on.connect(self._tell_where)
        self.session.stepped.connect(self._on_stepped)
        self.session.rewound.connect(self.refresh)
        self.session.viewer_changed.connect(self._on_viewer_changed)

    # --- positions ------------------------------------------------------------------

    def position(self) -> Position:
        """What the board may know at this moment."""
        return self.session.position()

    def refresh(self) -> None:
        """Show everything as it is now; what still moves arrives first."""
        self._begun = ()
        self.banner.leave()
        self._show(self.board.show_position)

    def _show(self, put: Callable[[Position], None]) -> None:
        """Put the position on the board, or the curtain before it."""
        self._peek(False)
        self.grace.stop()
        self.hand_on_delay.drop()
        self.board.skip()
        waiting = self.session.curtain_for
        if waiting is not None:
            self._show_curtain(waiting)
        else:
            self._stack.setCurrentWidget(self._table)
            put(self.position())
            self.board.setFocus()
        self._shown_moves = len(self.session.match.played)
        self._arriving = False
        self._tell_where()
        self._suggest_only_move()
        self.curtain.prepare(self.session, self.people)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())
        self._column.activate()  # bars have other heights in a low window
        self.curtain.resize(self.size())
        self.resized.emit()

    def _on_stepped(self) -> None:
        """The mover still looks: show what the move led to."""
        self._still_moving.stop()
        self.grace.stop()
        self._peek(False)
        if self._records is not None:
            note_end(self.session.saved, self._records)
        events = [e for _, e in self.session.events(self._shown_moves + 1)]
        self._shown_moves = len(self.session.match.played)
        self._arriving = True
        if self.board.banner(events, self.session.view()):
            self._begun = events
        self.board.animate(events, self.position())
        self._tell_where()

    def _hand_on(self) -> None:
        """Somebody else is to look; before a curtain closes, the mover sees what was done."""
        self._arriving = False
        self._tell_where()
        comes = self.session.curtain_comes
        self._show_banner(again=comes)
        self.hand_on_delay.begin(self.look.ms(LOOK_MS) if comes else 0)
        self._suggest_only_move()

    def _suggest_only_move(self) -> None:
        """Lay the only legal move ready on the board, to be confirmed; it is never played.

        Not where the bar offers a button already, or before all that happened has been shown.
        """
        self._still_moving.stop()
        moves = self.session.offered_moves() if self.session.may_act() else ()
        if len(moves) != 1 or self.board.prompt().primary:
            return
        if self.board.moving:
            self._still_moving.start()
        else:
            self.board.suggest(moves[0])

    def _on_viewer_changed(self) -> None:
        """Somebody sits down at the screen: they see whose turn it is, and what they have missed."""
        missed = self._stack.currentWidget() is self.curtain
        self._show(self.board.catch_up if missed else self.board.show_position)
        if missed and self.session.curtain_for is None:
            self._show_banner()
        if self.session.curtain_for is None and self.session.may_act():
            self.bar.show_turn()

    def _show_banner(self, *, again: bool = False) -> None:
        """Say which phase has begun. ``again``: a curtain follows, and who opens it is told as well."""
        words = self.board.banner(self._begun, self.session.view())
        if words:
            self.banner.tell(words)
        if not again:
            self._begun = ()

    def _peek(self, held: bool) -> None:
        """Show the player to act their own view, only while they ask for it."""
        view = self.session.peek() if held and self.isActiveWindow() else None
        if view is not None or self._peeked:
            self._peeked = view is not None
            self.board.show_private(view)
            self._allow_undo()  # not past what somebody has looked at

    def _show_curtain(self, seat: Seat) -> None:
        self.banner.leave()
        self.board.skip()
        self.board.clear()
        self.bar.show_prompt(Prompt(""), None)
        mover = self.session.undo_policy.mover
        undoes = None if mover is None else self.people[mover]
        acts = seat == self.session.to_act
        self.curtain.wait_for(self.people[seat], self._where_text(), undoes, acts=acts)
        self._stack.setCurrentWidget(self.curtain)
        self.curtain.setFocus()

    def _tell_where(self) -> None:
        header = self.session.saved.header
        title = shown_title(header.title, branched_after(header))
        self.top.set_game(term(header.box.key, "game"), title)
        if not self._arriving:  # "the end" must not be read while the last dice still roll
            self.top.set_where(self.board.match_progress(self.session.view()))
        advised = self.session.may_be_advised()
        self.top.allow(self.top.hint, advised, hint_sentence(self.session))
        self._allow_undo()

    def _allow_undo(self) -> None:
        planned = self.board.planned
        sentence = plan_sentence() if planned else undo_sentence(self.session, self.people)
        self.top.allow(self.top.undo, self.may_undo, sentence)
        redo = redo_sentence(self.session, self.people)
        self.top.allow(self.top.redo, self.session.redoable > 0, redo)
        self.changed.emit()

    def _where_text(self) -> str:
        """The only facts on the curtain, joined as one line."""
        match = self.session.match
        where = self.board.match_progress(match.view(None))
        return " · ".join(filter(None, (term(match.box.key, "game"), where.text, where.ticks_text)))

    def _show_prompt(self, prompt: Prompt) -> None:
        begun = self.turn_begun, self.board.planned
        if self._was_begun != begun:
            self._was_begun = begun
            self._allow_undo()
        if prompt.leaves and not self.bar.prompt.leaves:
            self.last_page_guard.begin()
        if self.grace.running:
            prompt = evolve(prompt, secondary=self.tr("Undo"), secondary_key="")
        elif prompt.takes_back:
            back = self.tr("Undo") if self.session.turn_moves else ""
            prompt = evolve(prompt, secondary=back, takes_back=bool(back))
        self.bar.show_prompt(prompt, None if prompt.seat is None else self.people[prompt.seat])

    # --- letting go of a turn ---------------------------------------------------------

    @property
    def _finish_turn(self) -> str:
        return AT_ONCE if self._settings is None else self._settings.finish_turn

    def _is_confirmed(self, move: object) -> bool:
        """Whether a pressed move is held before it is played.

        After a grace only moves are that could not be taken back freely afterwards.
        """
        wanted = self._finish_turn
        return wanted == WITH_ENTER or (wanted == AFTER_GRACE and self.session.lets_go(move))

    def _on_move_held(self, held: bool) -> None:
        if held and self._finish_turn == AFTER_GRACE:
            self.grace.begin()
            self._show_prompt(self.board.prompt())
        else:
            self.grace.stop()

    def _wait_for_enter(self) -> None:
        """Nobody looks at the table: what is held waits until somebody confirms it."""
        if self.grace.running:
            self.grace.stop()
            self._show_prompt(self.board.prompt())

    # --- the rulebook ---------------------------------------------------------------

    def ask_for_rule(self) -> None:
        """Open the rulebook at what is pointed at, else at what the bar tells, else at the phase."""
        if self._stack.currentWidget() is self.curtain:
            self._open_rule("")  # not even the chapter: it might tell what somebody is about to do
        elif not ask_at(self.board):
            self._ask_for_chapter()

    def _ask_for_chapter(self) -> None:
        match = self.session.match
        self._open_rule(self.bar.prompt.why or chapter_of(match.box.key, match.view(None)))

    def _open_rule(self, rule: str) -> None:
        self.rules_wanted.emit(self.session.match.box.key, rule)

    def _explain_prompt(self) -> None:
        why = self.bar.why
        area = QRect(why.mapTo(self, why.rect().topLeft()), why.size())
        self.rule_asked.emit(self.session.match.box.key, self.bar.prompt.why, area)

    def _explain(self, rule: str) -> None:
        """Show a rule beside what was asked about: under the pointer, else where the focus is."""
        at = self.mapFromGlobal(QCursor.pos())
        area = QRect(at, at).adjusted(-_ASKED, -_ASKED, _ASKED, _ASKED)
        focused = self.window().focusWidget()
        if not self.rect().contains(at) and focused is not None and self.isAncestorOf(focused):
            area = QRect(focused.mapTo(self, focused.rect().topLeft()), focused.size())
        self.rule_asked.emit(self.session.match.box.key, rule, area)

    # --- what the window's menu asks for ----------------------------------------------

    def undo(self) -> None:
        """Take the last step of a move that is being chosen back, else the last move."""
        if not self.board.step_back():
            self.session.undo()

    @property
    def may_undo(self) -> bool:
        """Undo has something to take back: part of a move, or a move."""
        return self.board.planned or self.session.undoable > 0

    def redo(self) -> None:
        self.session.redo()

    @property
    def turn_begun(self) -> bool:
        """The viewer has done something in this turn that can be dropped: a move, or part of one."""
        closed = self._stack.currentWidget() is self.curtain
        return not closed and (self.session.turn_moves > 0 or self.board.planned)

    def undo_turn(self) -> None:
        """Back to the start of this turn: drop what is planned on the board, and the turn's moves."""
        if self.turn_begun:
            self.board.drop_plan()
            self.session.undo_turn()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self._peek(False)  # a key let go elsewhere is not heard here
            self._wait_for_enter()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._peek(False)
        self._wait_for_enter()
        super().hideEvent(event)
        self._guard.watch(None)
        self.banner.input.watch(None)
        self.hidden.emit()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self.bar.prompt.leaves:
            self.last_page_guard.begin()  # it was covered, and nobody has looked at it
        self._guard.watch(self.window().windowHandle())
        self.banner.input.watch(self.window().windowHandle())
        self.shown.emit()

    def _refuses(self, event: QKeyEvent, rest: int) -> bool:
        """Whether a key was not pressed to be heard here: it is held, or was meant for before."""
        if not self.isVisible():
            return False
        if event.key() in ENTER_KEYS and not event.isAutoRepeat() and not self.bar.prompt.leaves:
            self.last_page_guard.note_press(rest)
        closed = self.curtain if self._stack.currentWidget() is self.curtain else None
        return not_meant(event, rest, closed, self.hand_on_delay.running)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        closed = self._stack.currentWidget() is self.curtain
        (self.curtain if closed else self.board).setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter and Esc press the bar's buttons, wherever the focus is."""
        decides = event.key() in ENTER_KEYS or event.key() == Qt.Key.Key_Escape
        if decides and self.board.uncover():
            return
        if event.key() in ENTER_KEYS:
            leaves = self.board.prompt().leaves
            if self.last_page_guard.lets(event) if leaves else not event.isAutoRepeat():
                self.board.press_primary()
        elif event.text() == "?":
            self.ask_for_rule()
        elif event.key() == Qt.Key.Key_Escape and not self.bar.prompt.secondary_key:
            self._press_secondary()
        else:
            super().keyPressEvent(event)

    def _press_secondary(self) -> None:
        """Esc or the other button."""
        if self.bar.prompt.takes_back:
            self.undo()
        else:
            self.board.press_secondary()

    def say(self) -> None:
        self._tell_where()
        self.curtain.set_where(self._where_text())
