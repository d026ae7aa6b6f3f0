"""A lesson being played: which step it is at, which moves that step takes, back and skip.

Apart from ``go_to`` the run never plays by itself. The page that shows the match plays what ``accepts``
allows, or what ``skipped`` and ``follows`` name, and then tells ``made``.
"""

from collections.abc import Sequence
from typing import Any

from blueprints_desktop.engine.match import Match
from blueprints_desktop.lessons.lesson import ANY, Lesson, LessonStep


class LessonRun:
    """Where a lesson stands."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        """``match`` is ``lesson.new_match()``, or one that has come further."""
        self.lesson = lesson
        self.match = match
        self.index = 0
        """The step; the number of steps when the lesson is over."""
        self._begun = [len(match.played)]
        """How many moves had been played when each step began, up to the present one."""
        self._follow: list[str] = []

    # --- where it stands ------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        return None if self.is_over else self.lesson.steps[self.index]

    @property
    def follows(self) -> Sequence[str]:
        """Moves that are to be played before the step begins."""
        return tuple(self._follow)

    @property
    def asks(self) -> bool:
        """The learner is to do something on the board now."""
        return self.step is not None and self.step.asks and not self._follow

    def accepts(self, move: Any) -> bool:
        """Whether the step takes this move of the learner."""
        return self.asks and self.step is not None and self.step.accepts(str(move))

    def leads_on(self, moves: Sequence[Any]) -> bool:
        """Whether the step takes one of these moves; a step that asks for parts alone takes all."""
        step = self.step
        if step is None or not step.accept or step.accept == (ANY,):
            return True
        return any(step.accepts(str(move)) for move in moves)

    # --- what was done --------------------------------------------------------------

    def made(self) -> None:
        """A move was played that the step takes, or one that follows a step."""
        if self._follow:
            del self._follow[0]
            if not self._follow:
                self._begun[self.index :] = [len(self.match.played)]
        else:
            self.done()

    def done(self) -> None:
        """The step is done, without a move perhaps: the next one begins after what follows it."""
        if self.step is not None:
            self._follow = list(self.step.then)
            self.index += 1
            self._begun[self.index :] = [len(self.match.played)]

    def skipped(self) -> str | None:
        """The move that stands for the step if it is skipped; None: there is none."""
        step = self.step
        if step is None or not step.accept:
            return None
        return str(self.match.legal_moves()[0]) if step.accept == (ANY,) else step.accept[0]

    def go_to(self, index: int) -> None:
        """Come to a step by doing what each step before asks for. The match is played here."""
        while self.index < index and not self.is_over:
            move = self.skipped()
            if move is None:
                self.done()
            else:
                self._play(move)
            while self._follow:
                self._play(self._follow[0])

    def _play(self, move: str) -> None:
        self.match.play_text(move)
        self.made()

    @property
    def can_go_back(self) -> bool:
        return self.index > 0

    def back(self) -> int:
        """Go to the step before; returns how many moves have to be taken back for it."""
        self._follow = []
        self.index = max(0, self.index - 1)
        moves = len(self.match.played) - self._begun[self.index]
        del self._begun[self.index + 1 :]
        return moves
