"""A lesson on the screen: the table, the coach's bubble, and the way through the steps.

The page is a table page with a ``LessonSession``. It shows a step when the board is still. Moves that
follow a step are played one by one at the pace of computer players.
"""

import re
from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QResizeEvent

from blueprints_desktop.desktop.computers.players import PACE_MS
from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.i18n.language import Language, term
from blueprints_desktop.desktop.pages.lesson.coach_bubble import CoachBubble
from blueprints_desktop.desktop.pages.lesson.lesson_progress import LessonProgress
from blueprints_desktop.desktop.pages.lesson.lesson_session import LessonSession
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.pages.table.top_bar import TopBar
from blueprints_desktop.desktop.session.create_match import last_person
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import MatchContext, Progress, Prompt
from blueprints_desktop.desktop.ui.board.highlights import LESSON, Highlight
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.controls.painted import ENTER_KEYS
from blueprints_desktop.desktop.ui.selection.selection import Path, Selection
from blueprints_desktop.lessons.lesson import Lesson
from blueprints_desktop.lessons.reading import lessons_of, words_of
from blueprints_desktop.rulebooks.book import plain
from blueprints_desktop.rulebooks.library import rulebook

_STILL_MOVING_MS = 60
"""How soon to look again whether the board is still."""
_SENTENCE = re.compile(r".*?[.!?](?=\s|$)", re.DOTALL)
_TICKED = 12
"""Lessons with at most this many steps show them as ticks."""


class LessonBar(TopBar):
    """The bar above a lesson: the tools lead through its steps."""

    icons = (Icon.BACK, Icon.FORWARD, Icon.FIRST, Icon.BOOK, Icon.MENU)

    def say(self) -> None:
        super().say()
        self.undo.setText(self.tr("Back"))
        self.redo.setText(self.tr("Skip"))
        self.hint.setText(self.tr("Start again"))


class LessonPage(TablePage):
    """A table at which a lesson is given."""

    finished = Signal()
    """The last step was read."""
    next_wanted = Signal(object)
    """The lesson after this one is to be given."""
    play_wanted = Signal(str)
    """A game is to be played now."""
    restart_wanted = Signal()

    session: LessonSession
    board: TableBoard

    def __init__(
        self,
        appearance: Appearance,
        lesson: Lesson,
        settings: Settings,
        progress: LessonProgress,
        step: int = 0,
    ) -> None:
        """``step`` is where the lesson goes on."""
        self.lesson, self._pace, self._progress = lesson, settings, progress
        session = LessonSession(lesson, last_person(settings, lesson.game), step)
        self._answered = False
        """The step has just refused something."""
        self._shown: int | None = None
        """The step that the bubble shows."""
        super().__init__(appearance, session)
        session.setParent(self)
        self.run = session.run
        self.bubble = CoachBubble(self.appearance, self)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._go_on)
        self.bubble.next.clicked.connect(self.next)
        self.bubble.skip.clicked.connect(self.skip)
        self.bubble.back.clicked.connect(self.undo)
        self.bubble.why.clicked.connect(self._ask_for_step)
        self.hint_wanted.connect(self.restart_wanted)
        session.refused.connect(lambda _move: self._refuse())
        session.stepped.connect(self._leave_step)
        session.rewound.connect(self._leave_step)
        self.board.selector.changed.connect(self._on_selection)
        self.board.board_frame.placed.connect(self._place)
        self.shown.connect(self._go_on)

    def make_top(self) -> TopBar:
        return LessonBar(self.appearance)

    def make_context(self) -> MatchContext:
        """A lesson is not saved and has no score sheet."""
        return MatchContext(has_sheet=False)

    # --- going through the steps ----------------------------------------------------

    def _leave_step(self) -> None:
        """Hide the bubble after a step was done or undone. It comes back when the board is still."""
        self._shown, self._answered = None, False
        self.bubble.hide()
        self.board.highlights.clear(LESSON)
        self._soon.start(_STILL_MOVING_MS)

    def _go_on(self) -> None:
        """Play what follows the step before, else show the step."""
        if not self.isVisible():
            return  # it goes on when the page is shown again
        if self.board.moving or self.hand_on_delay.running:
            self._soon.start(_STILL_MOVING_MS)
        elif (self.run.follows or self.run.jumps) and self._shown is None:
            self._shown = -1
            self._soon.start(PACE_MS[self._pace.pace])
        elif self.run.follows:
            self.session.play_next()
        elif self.run.jumps:
            self.session.jump()
        else:
            self.show_step()

    def show_step(self) -> None:
        """Say what the step says, beside what it is about."""
        new = self._shown != self.run.index
        self._shown = self.run.index
        if self.run.is_over:
            self._show_end(new)
            return
        if new:
            self._progress.note_left(self.lesson.name, self.run.index)
            self._tell_where()
        step = self.lesson.steps[self.run.index]
        words = words_of(self.lesson, Language.current).steps[step.id]
        answer = ""
        if self._answered:
            answer = words.not_this or self._rule_in_short(step.rule)
        asks = step.asks
        bubble = self.bubble
        bubble.tell(self._step_text(), words.say, answer, explained=self._answered)
        bubble.back.setEnabled(self.run.can_go_back)
        bubble.skip.setVisible(asks)
        bubble.next.setVisible(not asks)
        bubble.next.setText(self.tr("Next"))
        shown = (Highlight(step.point),) if step.point else ()
        self.board.highlights.show_group(LESSON, shown)
        self._come(new or self._answered)
        if new:
            (self.board if asks else bubble.next).setFocus()

    def _rule_in_short(self, rule: str) -> str:
        """The first sentence of the rulebook's paragraph; a few words where it has none."""
        found = plain(rulebook(self.lesson.game, Language.current).text_of(rule))
        sentence = _SENTENCE.match(found)
        return sentence[0] if sentence else found or self.tr("Not that one yet.")

    def _show_end(self, new: bool) -> None:
        if new:
            self._progress.note_done(self.lesson.name)
            self.finished.emit()
        after = self._lesson_after
        bubble = self.bubble
        title = words_of(self.lesson, Language.current).title
        words = self.tr("That was “{lesson}”.").format(lesson=title)
        bubble.tell(self.tr("Lesson completed"), words)
        if after is None:
            bubble.next.setText(self.tr("Play a game"))
            bubble.skip.hide()
        else:
            bubble.next.setText(self.tr("Next lesson"))
            bubble.skip.setText(self.tr("Play a game"))
            bubble.skip.show()
        bubble.next.show()
        self.board.highlights.clear(LESSON)
        self._come(new)
        if new:
            bubble.next.setFocus()

    @property
    def _lesson_after(self) -> Lesson | None:
        lessons = lessons_of(self.lesson.game)
        place = lessons.index(self.lesson) + 1
        return lessons[place] if place < len(lessons) else None

    def _come(self, told: bool) -> None:
        self.bubble.show()
        self._place()
        self.bubble.raise_()
        if told:
            QAccessible.updateAccessibility(QAccessibleEvent(self.bubble, QAccessible.Event.Alert))

    def next(self) -> None:
        """Go on from a step that was read, or from the end of the lesson."""
        if not self.run.is_over:
            self.session.skip()
            self._after_skip()
        elif self._lesson_after is not None:
            self.next_wanted.emit(self._lesson_after)
        else:
            self.play_wanted.emit(self.lesson.game)

    def skip(self) -> None:
        """Let the lesson do what the step asks for."""
        if self.run.is_over:
            self.play_wanted.emit(self.lesson.game)
        elif not self.run.follows:
            self.session.skip()
            self._after_skip()

    def _after_skip(self) -> None:
        """A step without a move is left at once; a move was shown by ``stepped``."""
        if self._shown is not None:
            self._leave_step()
            self.refresh()

    def undo(self) -> None:
        """Back to the step before."""
        if self.run.can_go_back:
            self.session.back()

    def redo(self) -> None:
        self.skip()

    # --- what is chosen -------------------------------------------------------------

    def _on_selection(self) -> None:
        """A step that asks for parts of a move is done when they are chosen."""
        step = self.run.step
        if step is None or not step.asks or self._shown != self.run.index:
            return
        selection = self.board.selector.selection
        if not self._leads_on(selection):
            self._refuse()
        elif step.choose and set(step.choose) <= set(selection.chosen):
            self.session.run.done()
            self._shown, self._answered = None, False
            self._soon.start(0)

    def _wanted(self, selection: Selection) -> list[Path]:
        """The ways to choose what the step asks for."""
        return [path for path, move in selection.paths.items() if self.run.wants(path, move)]

    def _leads_on(self, selection: Selection) -> bool:
        """Whether more presses can still lead to what the step asks for."""
        chosen, wanted = selection.chosen, self._wanted(selection)
        if len(chosen) <= selection.preset or not wanted:
            return True
        for path in wanted:
            same = _shared(path, chosen)
            level = None if same == len(path) else selection.level_of(path[same])
            if same == len(chosen) or (level is not None and level <= same):
                return True
        return False

    def _refuse(self) -> None:
        """Take back what does not lead to what the step asks for, and say why not."""
        self._answered = True
        selector = self.board.selector
        selection = selector.selection
        wanted = self._wanted(selection)
        kept = max((_shared(path, selection.chosen) for path in wanted), default=0)
        selector.change(selection.cut_to(max(kept, selection.preset)))
        self.show_step()
        self.bubble.flash()

    @property
    def rules_place(self) -> tuple[str, str]:
        """The rulebook opens at the paragraph of the step."""
        step = self.run.step
        return self.lesson.game, "" if step is None else step.rule

    def _ask_for_step(self) -> None:
        """Show the paragraph of the step beside the bubble."""
        self.rule_asked.emit(*self.rules_place, self.bubble.geometry())

    @property
    def step_shown(self) -> int | None:
        """The step that the bubble shows; the number of steps at the end; None: none at the moment."""
        return self._shown if self._shown is not None and self._shown >= 0 else None

    # --- the place of the bubble ----------------------------------------------------

    @property
    def bubble_covers(self) -> bool:
        """Whether the bubble covers something that its step is about."""
        place = self.bubble.place
        return place is not None and any(
            QRectF(place.body).intersects(area) for area in self._areas().values()
        )

    def _areas(self) -> dict[str, QRectF]:
        """What the step is about, by its names, in the order in which it names it."""
        step = self.run.step
        return {} if step is None else self._places_of([*step.point, *step.choose])

    def _areas_to_press(self) -> dict[str, QRectF]:
        """The parts of the moves that the step takes; none where it takes any move."""
        step = self.run.step
        if step is None or step.takes_any:
            return {}
        wanted = self._wanted(self.board.selector.selection)
        return self._places_of([name for path in wanted for name in path])

    def _places_of(self, named: Sequence[str]) -> dict[str, QRectF]:
        """Where these things are, in their order; those that are not there are left out."""
        frame = self.board.shown_page
        corner = frame.mapTo(self, frame.rect().topLeft())
        outlines = self.board.outlines(set(named))
        places = {
            name: path.boundingRect().translated(corner.x(), corner.y())
            for name, path in outlines.items()
        }
        places |= self._bar_parts()
        return {name: places[name] for name in named if name in places}

    def _bar_parts(self) -> dict[str, QRectF]:
        """The parts of the action bar that are shown: its buttons, and what a move gains and costs."""
        bar = self.bar
        buttons = {"bar.primary": bar.primary, "bar.secondary": bar.secondary}
        parts = {
            name: QRectF(QRect(button.mapTo(self, button.rect().topLeft()), button.size()))
            for name, button in buttons.items()
            if button.isVisibleTo(self)
        }
        gain = bar.gain_area
        if gain is not None:
            parts["bar.gain"] = gain.translated(QPointF(bar.mapTo(self, bar.rect().topLeft())))
        return parts

    def things(self) -> list[str]:
        """The names of all that a step can point at now."""
        return [*self.board.things(), *self._bar_parts()]

    def _place(self) -> None:
        """Put the bubble beside what it is about."""
        if self.bubble.isHidden():
            return
        frame, middle = self.board.shown_page, self.board.middle
        areas = self._areas()
        room = QRect(frame.mapTo(self, frame.rect().topLeft()), frame.size())
        board = QRectF(QRect(middle.mapTo(self, middle.rect().topLeft()), middle.size()))
        target, wanted = next(iter(areas.values()), None), self._areas_to_press().values()
        self.bubble.lie_beside(room, target, areas.values(), board, wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    # --- bars, keys, language -------------------------------------------------------

    def _step_text(self) -> str:
        words = self.tr("Step {step} of {of}")
        return words.format(step=self.run.index + 1, of=len(self.lesson.steps))

    def _tell_where(self) -> None:
        title = words_of(self.lesson, Language.current).title
        self.top.set_game(term(self.lesson.game, "game"), title)
        run = self.session.run
        steps = len(self.lesson.steps)
        done = min(run.index, steps)
        text = self.tr("Step {step} of {of}").format(step=min(done + 1, steps), of=steps)
        self.top.set_where(Progress(text, ticks=steps if steps <= _TICKED else 0, done=done))
        self._allow_undo()

    def _allow_undo(self) -> None:
        run = self.session.run
        self.top.allow(self.top.undo, run.can_go_back, self.tr("Back to the previous step"))
        self.top.allow(self.top.redo, not run.is_over, self.tr("Skips this step"))
        self.top.allow(self.top.hint, True, self.tr("Starts this lesson again"))
        self.changed.emit()

    def _show_prompt(self, prompt: Prompt) -> None:
        """The bubble says what to do. The bar says what a chosen move gains, and why a place is refused."""
        if not self.session.run.asks:
            prompt = Prompt("")
        elif not prompt.why:
            prompt = evolve(prompt, detail="", brief="")
        super()._show_prompt(prompt)

    def _suggest_only_move(self) -> None:
        """Suggest nothing: the learner finds the move."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter goes on where there is nothing to do on the board."""
        if event.key() in ENTER_KEYS and not event.isAutoRepeat() and not self.run.asks:
            if self.bubble.isVisible():
                self.next()
            return
        super().keyPressEvent(event)

    def say(self) -> None:
        super().say()
        if self._shown is not None and self._shown >= 0:
            self.show_step()


def _shared(one: Sequence[str], other: Sequence[str]) -> int:
    """How many first parts are the same.

    >>> _shared(("turn.1", "column.2"), ("turn.1", "column.3"))
    1
    """
    pairs = zip(one, other, strict=False)
    return next(
        (number for number, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other))
    )
