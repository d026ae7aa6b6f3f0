"""Judging the moves of a finished match, one after the other, in the worker.

Only when a match is over: what would have been better may tell what somebody hid. Judged is what
people did, and not whoever played their seats for them, or everybody where only computers played;
each from what its mover could see then.
"""

import logging
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from blueprints_desktop.bots.wire_format import judging_question
from blueprints_desktop.bots.worker_client import Answer
from blueprints_desktop.desktop.computers.reasons import ahead_words
from blueprints_desktop.desktop.computers.worker_bridge import Request, WorkerBridge
from blueprints_desktop.desktop.games.registry import (
    choice_words_of,
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


def lapse_texts(verdict: Verdict) -> tuple[str, ...]:
    """What would have been better, in words: with the reason, and without it."""
    better = QCoreApplication.translate("Lapses", "Better: {move}").format(move=verdict.better)
    if not verdict.reason:
        return (better,)
    return f"{better} ({uncapitalised(verdict.reason)})", better


class MoveJudge(QObject):
    """Goes through a match; what it finds is told as it is found."""

    found = Signal(object)
    """A Verdict."""
    skipped = Signal(int)
    """The number of a move that could not be judged."""
    failed = Signal(str)
    """A move could not be judged; the text reports why, without secrets."""
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
        self._failures = 0
        """How many moves in a row could not be judged."""

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
        for number in skipped:
            self.skipped.emit(number)
        self.failed.emit(failure)
        self._ask_next()

    def verdict(self, number: int, answer: Answer) -> Verdict:
        """What is told about a move for which the worker knows a better one."""
        words = reasons_of(self._match.box.key)
        reasons = [words(code) for code, amount in answer.parts if amount > 0]
        ahead = words_ahead_of(self._match.box.key)
        foreseen = [ahead(code, amount) for code, amount in answer.foreseen]
        reasons += [ahead_words(said) for said in foreseen if said]
        unseen = QCoreApplication.translate("Lapses", "You only see this by looking ahead")
        reason = next(filter(None, reasons), unseen)
        return Verdict(number, self._told(number, answer.move or ""), reason, answer.loss)

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


class ReviewJudge(QObject):
    """Judges as long as the page is on the screen, and marks there what it finds."""

    def __init__(self, page: "ReviewPage", saved: SavedMatch, thinking: WorkerBridge) -> None:
        super().__init__(page)
        self.judging = MoveJudge(saved, thinking, self)
        self.judging.found.connect(page.show_lapse)
        self.judging.skipped.connect(page.show_unjudged)
        for log in page.findChildren(LogPanel):
            log.show_hands(page.people, saved.hands, lambda: page.step)
        page.shown.connect(self.judging.start)
        page.hidden.connect(self.judging.stop)
