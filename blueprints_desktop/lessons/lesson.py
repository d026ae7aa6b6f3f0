"""A lesson and its words, as values."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import field, frozen

from blueprints_desktop.engine.game import Box, Json
from blueprints_desktop.engine.match import Match, Reseed
from blueprints_desktop.engine.step import Seat

ANY = "any"
"""Every legal move is accepted."""
_ANYTHING = "*"
"""In a move that is accepted: any letters, or none."""


@frozen
class LessonStep:
    """One step: something to read, a part of a move to choose, or a move to make."""

    id: str
    point: tuple[str, ...] = ()
    """Public names of the things that the step is about. The bubble points at the first."""
    choose: tuple[str, ...] = ()
    """Parts of a move, by their public names. The step is done when all of them are chosen."""
    accept: tuple[str, ...] = ()
    """Moves as text. The step is done when one of them is made. ``*`` stands for any letters;
    ``("any",)``: every legal move."""
    then: tuple[str, ...] = ()
    """Moves that follow the step by themselves, those of the other players above all."""
    opening: tuple[str, ...] = ()
    """Moves from the start of the match after which the step begins; empty: it begins where the one
    before ended."""
    rule: str = ""
    """The id of the paragraph in the rulebook that says why other moves are not taken."""

    @property
    def asks(self) -> bool:
        """Something is to be done on the board."""
        return bool(self.choose or self.accept)

    @property
    def takes_any(self) -> bool:
        return self.accept == (ANY,)

    def accepts(self, move: str) -> bool:
        return any(_fits(move, wanted) for wanted in self.accept)

    def accepted(self, moves: Sequence[str]) -> list[str]:
        """Those of these moves that the step takes, in the order in which it names them."""
        found = (move for wanted in self.accept for move in moves if _fits(move, wanted))
        return list(dict.fromkeys(found))

    def usual(self, moves: Sequence[str]) -> str | None:
        """The move that stands for the step, out of the legal ones; None: it asks for none."""
        if not self.accept:
            return None
        wanted = self.accept[0]
        return next((move for move in moves if _fits(move, wanted)), wanted)

    def misfits(self, moves: Sequence[str]) -> list[str]:
        """What the step names although none of the legal moves is such a one."""
        return [wanted for wanted in self.accept if not any(_fits(move, wanted) for move in moves)]


def _fits(move: str, wanted: str) -> bool:
    """Whether a move is the wanted one.

    >>> [_fits("R5>a2", wanted) for wanted in ("R5>a2", "R*", "*>a2", "R*>a1", "any")]
    [True, True, True, False, True]
    """
    if wanted == ANY or move == wanted:
        return True
    parts = map(re.escape, wanted.split(_ANYTHING))
    return re.fullmatch(".*".join(parts), move) is not None


@frozen
class Lesson:
    """A match up to its first step, and the steps."""

    game: str
    id: str
    order: int
    """Its place among the lessons of its game."""
    minutes: int
    box: Box = field(eq=False, repr=False)
    seats: int
    learner: Seat
    options: Any
    seed: int
    reseeds: tuple[Reseed, ...]
    """The moves after which chance comes from another seed, so that it brings what a step needs."""
    opening: tuple[str, ...]
    """Moves made before the first step."""
    steps: tuple[LessonStep, ...]
    data: Json = field(eq=False, repr=False)

    @property
    def name(self) -> str:
        """Such as ``fits/first``."""
        return f"{self.game}/{self.id}"

    def new_match(self) -> Match:
        """The match at the first step."""
        match = Match(self.box, self.data, self.seats, self.options, self.seed, self.reseeds)
        for move in self.opening:
            match.play_text(move)
        return match


@frozen
class StepWords:
    say: str
    not_this: str = ""
    """The answer to everything that the step does not accept; empty: the rulebook answers alone."""


@frozen
class LessonWords:
    """A lesson in one language. Terms are filled in."""

    title: str
    about: str
    """What it teaches, in one line."""
    steps: Mapping[str, StepWords]
    """By the ids of the steps."""
