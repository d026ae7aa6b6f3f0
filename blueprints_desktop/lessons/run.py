"""A lesson being played: which step it is at, which moves that step takes, back and skip.

Apart from ``go_to``, ``jump`` and ``back`` the run never plays by itself. The page that shows the match
plays what ``accepts`` allows, or what ``skipped`` and ``follows`` name, and then tells ``made``.
"""

from collections.abc import Sequence
from typing import Any

from blueprints_desktop.engine.match import Match
from blueprints_desktop.lessons.lesson import Lesson, LessonStep


class LessonRun:
    """The current step of a lesson, and the match in which it is played."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        """``match`` is ``lesson.new_match()``, or one that has come further."""
        self.lesson = lesson
        self.match = match
        self.index = 0
        """The step; the number of steps when the lesson is over."""
        self._begun = [match.move_texts()]
        """The moves that had been played when each step began, up to the present one."""
        self._follow: list[str] = []
        self._jumps = False

    # --- the current step -----------------------------------------------------------

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
    def jumps(self) -> bool:
        """The step begins at another position: ``jump`` leads there, after what ``follows``."""
        return self._jumps and not self._follow

    @property
    def asks(self) -> bool:
        """The learner is to do something on the board now."""
        return self.step is not None and self.step.asks and not self._follow and not self._jumps

    def accepts(self, move: Any) -> bool:
        """Whether the step takes this move of the learner."""
        return self.asks and self.step is not None and self.step.accepts(str(move))

    def wants(self, parts: Sequence[str], move: Any) -> bool:
        """Whether a move that is chosen by these parts does what the step asks for.

        The steps after it count, too, as far as they are about the same move.
        """
        for step in self.lesson.steps[self.index :]:
            if not set(step.choose) <= set(parts):
                return False
            if step.accept:
                return step.accepts(str(move))
            if not step.choose or step.then:
                break
        return True

    # --- what was done --------------------------------------------------------------

    def made(self) -> None:
        """A move was played that the step takes, or one that follows a step."""
        if self._follow:
            del self._follow[0]
            if not self._follow:
                self._note_begin()
        else:
            self.done()

    def done(self) -> None:
        """Finish the step, with or without a move. The next one begins after what follows it."""
        if self.step is not None:
            self._follow = list(self.step.then)
            self.index += 1
            self._jumps = self.step is not None and bool(self.step.opening)
            self._note_begin()

    def jump(self) -> None:
        """Go to the position at which the step begins."""
        if self.step is not None and self.jumps:
            self._jumps = False
            self._set_moves([*self.lesson.opening, *self.step.opening])
            self._note_begin()

    def _note_begin(self) -> None:
        self._begun[self.index :] = [self.match.move_texts()]

    def skipped(self) -> str | None:
        """The move that is played if the step is skipped; None: there is none."""
        step = self.step
        if step is None:
            return None
        return step.usual([str(move) for move in self.match.legal_moves()])

    def go_to(self, index: int) -> None:
        """Go to a step: do what each step before it asks for. This plays the match."""
        while self.index < index and not self.is_over:
            move = self.skipped()
            if move is None:
                self.done()
            else:
                self._play(move)
            while self._follow:
                self._play(self._follow[0])
            self.jump()

    def _play(self, move: str) -> None:
        self.match.play_text(move)
        self.made()

    @property
    def can_go_back(self) -> bool:
        return self.index > 0

    def back(self) -> None:
        """Go to the beginning of the previous step. This undoes moves of the match."""
        self._follow, self._jumps = [], False
        self.index = max(0, self.index - 1)
        self._set_moves(self._begun[self.index])
        del self._begun[self.index + 1 :]

    def _set_moves(self, moves: Sequence[str]) -> None:
        """Undo and play moves until the match has exactly these moves."""
        played = self.match.move_texts()
        pairs = enumerate(zip(played, moves, strict=False))
        same = next((n for n, (one, other) in pairs if one != other), min(len(played), len(moves)))
        if len(played) > same:
            self.match.undo(len(played) - same)
        for move in moves[same:]:
            self.match.play_text(move)
