"""Looking at a match again, move by move, on the board it was played on."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout

from blueprints_desktop.desktop.computers.review_judge import Verdict, lapse_texts
from blueprints_desktop.desktop.games.registry import board_of, has_sheet
from blueprints_desktop.desktop.i18n.language import capitalised, labelled, term
from blueprints_desktop.desktop.pages.review.playback import Autoplay, BoardFollower
from blueprints_desktop.desktop.pages.review.review_bar import (
    Compared,
    ReviewBar,
    StepText,
    Turn,
    lapse_text,
    moment_text,
)
from blueprints_desktop.desktop.pages.review.review_model import ReviewModel, Viewpoint, told_line
from blueprints_desktop.desktop.pages.review.review_top import ReviewTop, ViewpointTabs
from blueprints_desktop.desktop.theme.theme import Appearance, FittedAppearance
from blueprints_desktop.desktop.ui.actions import Action
from blueprints_desktop.desktop.ui.board.board_api import Board, Position, Prompt, people_of
from blueprints_desktop.desktop.ui.board.highlights import (
    REVIEW,
    Highlight,
    HighlightTone,
    in_tone,
)
from blueprints_desktop.desktop.ui.board.log_lines import LogLine
from blueprints_desktop.desktop.ui.board.table_board import TableBoard
from blueprints_desktop.desktop.ui.controls.panel import tab_through
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget
from blueprints_desktop.engine.moments import ROUND, Moment
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.store.saved_match import SavedMatch

MOST_LAPSES = 6
"""So many moves that lost much are in the list at most: it is to be taken in at a glance."""


class ReviewPage(ThemedWidget):
    """The board at any step of a match, and a bar to go from one to another.

    Of a finished match everything is shown: tabs choose whose view. In one that is
    going on only what ``viewer`` may know is shown; None is the public.
    """

    left = Signal()
    branch_wanted = Signal(int)
    """Play on from the position after so many moves."""
    sheet_wanted = Signal()
    recap_wanted = Signal()
    """Why it was won and lost; only of a finished match."""
    rules_wanted = Signal(str, str)
    """A game, and an id in its rulebook."""
    shown = Signal()
    hidden = Signal()
    """The page came to the screen, or left it."""

    def __init__(
        self, appearance: Appearance, saved: SavedMatch, viewer: Seat | None = None
    ) -> None:
        super().__init__(appearance)
        self._key = saved.match.box.key
        self.story = ReviewModel(saved.match, viewer)
        self.people = people_of(saved.header.players)
        self._prompt = Prompt("")
        self._turning = False
        self.lapses: dict[int, Verdict] = {}
        """Steps that lost much, as far as they have been found (``computers/review_judge.py``)."""
        self.compared: Compared | None = None
        """What the board shows of a move that lost much; None: the step is none."""
        self.unjudged: set[int] = set()
        """Steps that could not be judged, because the judge failed."""
        self.appearance = self._fitted = fitted = FittedAppearance(appearance, self)
        self.eyes = ViewpointTabs(fitted, self.people) if self.story.is_over else None
        self.top = ReviewTop(
            fitted, self.eyes, has_sheet=has_sheet(self._key), is_over=self.story.is_over
        )
        self.board: Board = board_of(self._key)(self.story.game, self.people, fitted)
        self.bar = ReviewBar(fitted)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        track = self.bar.track
        track.setRange(0, self.story.last)
        track.rests = self.story.rests
        track.moments = tuple(moment.step for moment in self.story.moments)
        track.tell = self._tell_step
        self.bar.moments.entries = self._moment_entries
        self.bar.moments.setEnabled(bool(self.story.moments))
        self.playing = Autoplay(self._forth, lambda: self.board.moving, self)
        self._following = BoardFollower(self.board, self.story, self)
        self._order_focus()
        self._connect()
        self.say()

    @property
    def rules_place(self) -> tuple[str, str]:
        return self._key, ""

    def _order_focus(self) -> None:
        """What steers the review first, then the way through the board and out."""
        tabs = [] if self.eyes is None else self.eyes.segments
        tools = self.top.tools
        chain = [
            self.bar.track,
            self.bar.compare,
            self.bar.why,
            *self.bar.pad,
            *tools,
            *tabs,
            self.top.back,
        ]
        tab_through(chain)

    def _connect(self) -> None:
        self.top.back.clicked.connect(self.left)
        self.top.branch.clicked.connect(lambda: self.branch_wanted.emit(self.step))
        self.top.sheet.clicked.connect(self.sheet_wanted)
        self.top.recap.clicked.connect(self.recap_wanted)
        self.bar.play.clicked.connect(self.playing.toggle)
        self.bar.moments.wanted.connect(self.go_to)
        self.bar.compare.clicked.connect(self.compare_on)
        self.bar.why.clicked.connect(self._ask_why)
        self.playing.changed.connect(self.bar.show_playing)
        self.board.prompted.connect(self._on_prompted)
        track = self.bar.track
        track.valueChanged.connect(self._show_step)
        if self.eyes is not None:
            self.eyes.chosen.connect(self._look_through)
        for turn, button in self.bar.buttons.items():
            button.clicked.connect(partial(self._turn, turn))
            self._on_key(turn.value[1], partial(self._turn, turn))
        self._on_key(Qt.Key.Key_PageUp, lambda: self.go_to(self._moment_before()))
        self._on_key(Qt.Key.Key_PageDown, lambda: self.go_to(self._moment_after()))
        self._on_key(Qt.Key.Key_M, self.bar.moments.click)
        self._on_key(Qt.Key.Key_C, self.compare_on)
        # The key that opens it at the table; the menu's own action is asleep here.
        self._on_key(Action.SHEET.keys, self.sheet_wanted.emit)

    def _on_key(self, key: Qt.Key | QKeySequence, run: Callable[[], None]) -> None:
        """By a shortcut, since the board has a use of its own for the arrow keys."""
        shortcut = QShortcut(key, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(run)

    # --- steps ----------------------------------------------------------------------

    @property
    def step(self) -> int:
        return self.bar.track.value()

    def go_to(self, step: int) -> None:
        """Show the position after so many moves; 0 is the set-up."""
        self.bar.track.setValue(step)

    def _moment_entries(self) -> list[tuple[int, str]]:
        """The key moments, and the moves that lost most."""
        told = [(each.step, moment_text(each, self.people)) for each in self._shown_moments()]
        for lapse in sorted(self.lapses.values(), key=lambda each: -each.loss)[:MOST_LAPSES]:
            mover = self.story.mover(lapse.number)
            name = "" if mover is None else self.people[mover].name
            told.append((lapse.number, lapse_text(lapse, name)))
        return told

    def _shown_moments(self) -> list[Moment]:
        """Without those of moves that lost much: what was won there is less than could be."""
        return [
            each for each in self.story.moments if each.key == ROUND or each.step not in self.lapses
        ]

    def _moments(self) -> set[int]:
        """The key moments, moves that lost much, the first step and the last."""
        track = self.bar.track
        return {0, *track.moments, *track.lapses, self.story.last}

    def _moment_before(self) -> int:
        return max((step for step in self._moments() if step < self.step), default=0)

    def _moment_after(self) -> int:
        last = self.story.last
        return min((step for step in self._moments() if step > self.step), default=last)

    def _turn(self, turn: Turn, _checked: bool = False) -> None:
        steps = {
            Turn.FIRST: 0,
            Turn.PREVIOUS: self.step - 1,
            Turn.NEXT: self.step + 1,
            Turn.LAST: self.story.last,
        }
        self.go_to(steps[turn])

    def _forth(self) -> bool:
        """One step on, for the review that plays by itself; after the end it starts again."""
        self.go_to(0 if self.step == self.story.last else self.step + 1)
        return self.step < self.story.last

    def _look_through(self, eyes: Seat | Viewpoint) -> None:
        self.story.look_through(eyes)
        self._show_step()

    def _show_step(self) -> None:
        self.playing.on_step()
        self._turning = True
        by_itself = self.playing.turning and self.step > 0
        self.compared = self._first_compared(by_itself)
        if by_itself:
            position = self._following.play(self.step)
            self._mark_moves()
        else:
            position = self._show_compared()
        self._turning = False
        self.top.set_game(term(self._key, "game"))
        self.top.set_where(self.board.match_progress(position.view))
        self.top.set_way_on(self.story.way_on(self.step))
        self._tell()
        self._announce()

    # --- a move that lost much ------------------------------------------------------

    def _lapse(self) -> Verdict | None:
        """Of the step that is shown, if both moves can be shown to whoever looks."""
        lapse = self.lapses.get(self.step)
        seen = self.story.viewer(self.step) == self.story.mover(self.step)
        return lapse if lapse is not None and lapse.move and seen else None

    def _first_compared(self, by_itself: bool) -> Compared | None:
        """Both moves; but what moves by itself goes on, and the end of a round is to be seen."""
        if self._lapse() is None:
            return None
        played = by_itself or self.step in self.story.rests
        return Compared.AS_PLAYED if played else Compared.BOTH

    def compare_on(self) -> None:
        """Show something else of a move that lost much."""
        if self.compared is not None:
            self.playing.stop()
            self.compared = self.compared.following
            self._turning = True
            self._show_compared()
            self._turning = False
            self._tell()

    def _show_compared(self) -> Position:
        """The step; or the position before it, with the moves that are compared."""
        if self.compared in (None, Compared.AS_PLAYED):
            position = self._following.show(self.step)
        else:
            position = self._following.show(self.step - 1, self.story.mover(self.step))
        self._mark_moves()
        return position

    def _mark_moves(self) -> None:
        if isinstance(self.board, TableBoard):
            self.board.highlights.show_group(REVIEW, self._compared_moves(self.board))

    def _compared_moves(self, board: TableBoard) -> list[Highlight]:
        lapse, shown = self._lapse(), self.compared
        if lapse is None or shown in (None, Compared.AS_PLAYED):
            return []
        words = {
            HighlightTone.PLAYED: self.tr("Played"),
            HighlightTone.BETTER: self.tr("Better"),
        }
        moves = {
            HighlightTone.PLAYED: self.story.played[self.step - 1],
            HighlightTone.BETTER: self.story.game.parse_move(lapse.move),
        }
        if shown is not Compared.BOTH:
            left_out = {
                Compared.PLAYED: HighlightTone.BETTER,
                Compared.BETTER: HighlightTone.PLAYED,
            }
            del moves[left_out[shown]]
        found = list[Highlight]()
        for tone, move in moves.items():
            marked = board.move_highlights(move)
            there = board.outlines({name for each in marked for name in each.things})
            found += in_tone(marked, tone, words[tone], there.keys())
        return found

    def _ask_why(self) -> None:
        lapse = self.lapses.get(self.step)
        if lapse is not None and lapse.rule:
            self.rules_wanted.emit(self._key, lapse.rule)

    # --- words ----------------------------------------------------------------------

    def _on_prompted(self, prompt: Prompt) -> None:
        """At a rest the board knows what to say, of the round and of what the pointer is on."""
        self._prompt = prompt
        if not self._turning:
            self._tell()

    def _tell(self) -> None:
        step, mover = self.step, self.story.mover(self.step)
        colour = None if mover is None else self.people[mover].colour
        count, line, prompt = self._count(step), self._line(step), self._prompt
        spoken = "" if line is None else line.text
        as_played = self.compared in (None, Compared.AS_PLAYED)
        if step in self.story.rests and prompt.headline and as_played:
            more = f"{prompt.detail} {prompt.gain}" if prompt.gain else spoken
            badge = None if prompt.seat is None else self.people[prompt.seat].colour
            details = (f"{count} · {more}", count, f"{step}/{self.story.last}")
            told = StepText(badge, (prompt.headline,), prompt.headline, details, count=count)
        elif line is None:
            told = StepText(colour, (count,), count, ("",))
        else:
            badge = None if line.colour is None else colour
            told = StepText(badge, line.parts, spoken, self._details(step), line.yields, count)
        self.bar.show_step(told, colour)
        lapse = self.lapses.get(step)
        self.bar.offer_comparison(self.compared, "" if lapse is None else lapse.rule)

    def _line(self, step: int) -> LogLine | None:
        """The move; what followed is on the board."""
        return told_line(self._key, self.story, self.people, step)

    def show_lapse(self, lapse: Verdict) -> None:
        """A step was found that lost much: mark it, and tell of it where it is looked at."""
        self.lapses[lapse.number] = lapse
        self.bar.track.lapses |= {lapse.number}
        self.bar.track.moments = tuple(moment.step for moment in self._shown_moments())
        self.bar.track.update()
        self.bar.moments.setEnabled(True)
        if lapse.number == self.step:
            self.compared = None if self._lapse() is None else Compared.AS_PLAYED
            self._tell()

    def show_unjudged(self, step: int) -> None:
        """A step could not be judged: say so where it is looked at."""
        self.unjudged.add(step)
        if step == self.step:
            self._tell()

    def _count(self, step: int) -> str:
        if step == 0:
            return self.tr("Set-up")
        return self.tr("Step {step} of {steps}").format(step=step, steps=self.story.last)

    def _details(self, step: int) -> tuple[str, ...]:
        """Which step it is, and before that the same with what makes it worth a look."""
        count = self._count(step)
        if step in self.lapses:
            better = lapse_texts(self.lapses[step])
            counted = [f"{which} · {text}" for text in better for which in (count, step)]
            return *counted, better[-1]  # cut short it still says that there was a better one
        lengths = (count, f"{step}/{self.story.last}") if step else (count,)
        moment = self.story.moment_at(step)
        notes = [self.tr("not judged")] if step in self.unjudged else []
        if moment is not None and moment.key != ROUND:
            notes.insert(0, moment_text(moment, self.people))
        told = [" · ".join(notes[:many]) for many in range(len(notes), 0, -1)]
        return *(f"{length} · {text}" for text in told for length in lengths), *lengths

    def _tell_step(self, step: int) -> str:
        count, line = self._details(step)[0], self._line(step)
        return count if line is None else labelled(count, line.text)

    def _announce(self) -> None:
        """Screen readers say the slider's figure by themselves; they need the words as well."""
        if QAccessible.isActive():
            words = self.bar.story.accessibleName()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def say(self) -> None:
        self.setAccessibleName(self.tr("Review"))
        if self.story.rounds > 1:  # a game without rounds has no word for them
            name, numbers = capitalised(term(self._key, "round")), range(self.story.rounds)
            self.bar.track.captions = tuple(f"{name} {number + 1}" for number in numbers)
        self._show_step()

    # --- events ---------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fitted.fit(self.size())

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.bar.track.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.hidden.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Handed on here, not by a focus proxy: with one, Tab would not leave the bars."""
        self.bar.track.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.playing.toggle()
        else:
            super().keyPressEvent(event)
