"""Judging the moves of a finished match, one after the other, in the worker.

Only when a match is over: what would have been better may tell what somebody hid. Judged is what
people did, and not whoever played their seats for them, or everybody where only computers played;
each from what its mover could see then.
"""

import logging
from collections import deque
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal, SignalInstance

from blueprints_desktop.bots.wire_format import judging_question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import ahead_words
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.games.registry import (
    choice_words_of,
    loss_words_of,
    plain_ahead_of,
    reason_rule_of,
    reasons_of,
    teller_of,
    words_ahead_of,
)
from blueprints_desktop.desktop.i18n.language import uncapitalised
from blueprints_desktop.desktop.ui.board.board_api import people_of
from blueprints_desktop.desktop.ui.frame.log import LogPanel
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.store.header import PERSON
from blueprints_desktop.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from blueprints_desktop.desktop.pages.review.review_page import ReviewPage

NODES = 4000
"""For each move: a whole match is judged in the time it takes to look at a part of it."""
NODES_AGAIN: int | None = None
"""For a move that seems to have lost much; None: as many as a hint has. A quick look does not even
consider every good move, and what a hint advised must not be held against anybody."""
MOST_FAILURES = 3
"""After so many failures in a row nothing more is judged: each may have cost several workers."""
LOST_MUCH = 2.5
"""From such a loss on a move is held against somebody, if it is certain (``bots.judging``). A quick
look that only suspects it is followed by a longer one."""


class WatchingPage(Protocol):
    """A page that tells when it comes to the screen, and when it leaves it."""

    shown: SignalInstance
    hidden: SignalInstance
    destroyed: SignalInstance


_log = logging.getLogger(__name__)


class Verdict(NamedTuple):
    """A move that lost much, and what would have been better."""

    number: int
    """Of the move; the first one is 1."""
    better: str
    """The better move, told in short, or as the log would tell it."""
    reason: str
    """What speaks most for it; may be empty."""
    loss: float
    move: str = ""
    """The better move itself, as text."""
    lost: str = ""
    """The loss in words, in the unit that the judge estimates; empty: it cannot be said."""
    rule: str = ""
    """The paragraph of the rulebook that the reason is about; empty: none."""
    amount: float = 0.0
    """The loss in that unit; 0: it cannot be said."""


def lapse_texts(verdict: Verdict) -> tuple[str, ...]:
    """What would have been better and what was lost, in words, with less and less of it; the last one still
    says which move or what was lost: where both moves are shown, the loss is what is not seen."""
    better = QCoreApplication.translate("Lapses", "Better: {move}").format(move=verdict.better)
    told = [better]
    if verdict.lost:
        told.insert(0, f"{better} · {verdict.lost}")
    if verdict.reason:
        reason = f"({uncapitalised(verdict.reason)})"
        told.insert(0, " · ".join(filter(None, (f"{better} {reason}", verdict.lost))))
    return (*told[:-1], verdict.lost) if verdict.lost else tuple(told)


class MoveJudge(QObject):
    """Goes through a match; what it finds is told as it is found."""

    found = Signal(object)
    """A Verdict."""
    skipped = Signal(int)
    """The number of a move that could not be judged."""
    failed = Signal(str)
    """A move could not be judged; the text reports why, without secrets."""
    asked = Signal()
    """The worker is asked about another move."""
    finished = Signal()

    def __init__(self, saved: SavedMatch, thinking: WorkerBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._match = saved.match
        self._people = people_of(saved.header.players)
        self._hands = saved.hands.made
        self._asking = Request(thinking, self)
        self._asking.answered.connect(self._on_answer)
        self.remaining: deque[int] = deque(self._to_judge())
        """The numbers of the moves that are still to be judged."""
        self.current = 0
        """The number of the move that the worker is asked about."""
        self._looks_again = False
        self.verdicts: dict[int, Verdict] = {}
        """What was found so far, by the number of the move."""
        self.unjudged: set[int] = set()
        """The moves that could not be judged."""
        self.total = len(self.remaining)
        """How many moves are judged altogether."""
        self._failures = 0
        """How many moves in a row could not be judged."""
        self._watchers: set[int] = set()
        """The pages on the screen that show what is found."""

    def watch(self, page: "WatchingPage") -> None:
        """Judge while this page is on the screen."""
        number = id(page)
        page.shown.connect(lambda: self._on_watched(number, watched=True))
        for gone in (page.hidden, page.destroyed):
            gone.connect(lambda: self._on_watched(number, watched=False))

    def _on_watched(self, number: int, *, watched: bool) -> None:
        """A page goes to the next one without a pause: the next is shown before the last is hidden."""
        if watched:
            self._watchers.add(number)
            self.start()
        else:
            self._watchers.discard(number)
            if not self._watchers:
                self.stop()

    @property
    def left(self) -> int:
        """How many moves are still to be judged, with the one that is being judged."""
        return len(self.remaining) + self._asking.waiting

    def _to_judge(self) -> list[int]:
        if self._match.outcome is None:
            return []
        judged = {PERSON} if PERSON in self._hands else set(self._hands)
        return [
            number
            for number, hand in enumerate(self._hands, 1)
            if hand in judged and self._was_a_choice(number)
        ]

    def _was_a_choice(self, number: int) -> bool:
        return len(self._match.game.legal_moves(self._match.state_after(number - 1))) > 1

    @property
    def waiting(self) -> bool:
        """Whether the worker is asked about a move."""
        return self._asking.waiting

    def start(self) -> None:
        """Go on from where it was stopped, or begin."""
        if not self._asking.waiting:
            self._ask_next()

    def stop(self) -> None:
        """Nobody looks any more; what is left can be judged later."""
        if self._asking.waiting:
            self._asking.drop()
            self.remaining.appendleft(self.current)

    def _ask_next(self) -> None:
        if not self.remaining:
            self.finished.emit()
            return
        self.current = self.remaining.popleft()
        self._looks_again = False
        self._asking.ask(judging_question(self._match, self.current, NODES))
        self.asked.emit()

    def _on_answer(self, answer: Answer) -> None:
        if answer.move is None:
            self._skip(answer.report)
            return
        self._failures = 0
        if not self._looks_again and max(answer.loss, answer.possible_loss) >= LOST_MUCH:
            self._looks_again = True
            self._asking.ask(judging_question(self._match, self.current, NODES_AGAIN))
            return
        if self._looks_again and answer.loss >= LOST_MUCH:
            try:
                verdict = self.verdict(self.current, answer)
            except GameError as error:
                _log.exception("The better move cannot be read at %s", self._match.box.key)
                self._skip(error_text(error))
                return
            self.verdicts[self.current] = verdict
            self.found.emit(verdict)
        self._ask_next()

    def _skip(self, failure: str) -> None:
        """Leave the move unjudged and go on, unless the judge fails every time."""
        self._failures += 1
        skipped = [self.current]
        if self._failures >= MOST_FAILURES:
            _log.error("Judging ends: %s failures in a row", self._failures)
            skipped += self.remaining
            self.remaining.clear()
        self.unjudged.update(skipped)
        for number in skipped:
            self.skipped.emit(number)
        self.failed.emit(failure)
        self._ask_next()

    def verdict(self, number: int, answer: Answer) -> Verdict:
        """What is told about a move for which the worker knows a better one."""
        key, better = self._match.box.key, answer.move or ""
        words, ahead = reasons_of(key), words_ahead_of(key)
        reasons = [(code, words(code)) for code, amount in answer.parts if amount > 0]
        lost, plain = loss_words_of(key)(answer.amount), plain_ahead_of(key)
        # What has plain words is the loss once more, in other figures.
        counted = [part for part in answer.foreseen if not (lost and plain(part[0]))]
        foreseen = [(code, ahead(code, amount)) for code, amount in counted]
        reasons += [(code, ahead_words(said)) for code, said in foreseen if said]
        unseen = "", QCoreApplication.translate("Lapses", "You only see this by looking ahead")
        code, reason = next((each for each in reasons if each[1]), unseen)
        return Verdict(
            number,
            self._told(number, better),
            reason,
            answer.loss,
            better,
            lost,
            reason_rule_of(key, code),
            answer.amount,
        )

    def _told(self, number: int, move: str) -> str:
        """The move in short, or what the log would say of it; its text where neither has words."""
        match, tell = self._match, teller_of(self._match.box.key)
        seat = match.played[number - 1].seat
        game, choice = match.game, match.game.parse_move(move)
        in_short = choice_words_of(match.box.key)(choice)
        if in_short or tell is None:
            return in_short or move
        step = game.play(match.state_after(number - 1), choice, Chance(0))
        lines = tell([(number, event) for event in step.events], self._people, match.options)
        own = [line.text for line in lines if line.colour == self._people[seat].colour]
        return own[-1] if own else move


class Judgements(QObject):
    """Keeps the judging of the match that was looked at last, for all pages that show it."""

    failed = Signal(str)
    """A move could not be judged; the text reports why, without secrets."""

    def __init__(self, thinking: WorkerBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._thinking = thinking
        self._judge: MoveJudge | None = None
        self._match: tuple[str, int] | None = None

    def of(self, saved: SavedMatch) -> MoveJudge:
        """A match that goes on is judged anew when it is over."""
        match = saved.header.match_id, len(saved.match.played)
        if self._judge is None or match != self._match:
            if self._judge is not None:
                self._judge.stop()
                self._judge.deleteLater()
            self._match, self._judge = match, MoveJudge(saved, self._thinking, self)
            self._judge.failed.connect(self.failed)
        return self._judge


class ReviewJudge(QObject):
    """Judges as long as the page is on the screen, and marks there what is found."""

    def __init__(self, page: "ReviewPage", saved: SavedMatch, judging: MoveJudge) -> None:
        super().__init__(page)
        self.judging = judging
        for verdict in judging.verdicts.values():
            page.show_lapse(verdict)
        for number in judging.unjudged:
            page.show_unjudged(number)
        judging.found.connect(page.show_lapse)
        judging.skipped.connect(page.show_unjudged)
        for log in page.findChildren(LogPanel):
            log.show_hands(page.people, saved.hands, lambda: page.step)
        judging.watch(page)
