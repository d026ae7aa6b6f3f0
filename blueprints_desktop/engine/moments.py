"""The key moments of a match: the few steps that somebody who looks at it again wants to see.

Numbers and codes only, as on the score sheet from which most of them are read. Which moments a game
has is for its ``moments`` module to say; what they have in common is found here.
"""

from collections.abc import Collection, Iterable
from itertools import pairwise

from attrs import frozen

from blueprints_desktop.engine.sheet import Course, Sheet
from blueprints_desktop.engine.step import Seat

ROUND, LEAD, GAIN, LOSS, RUIN = "round", "lead", "gain", "loss", "ruin"
MOST = 3
"""So many of the largest gains are worth a look."""


@frozen
class Moment:
    """A step worth a look, and what happened in it."""

    step: int
    key: str
    """``round``: one was over. ``lead``: from here on the winner was ahead. ``gain`` and ``loss``:
    nobody won or lost more in a single step. ``ruin``: somebody could not pay, which ended the game."""
    seat: Seat | None = None
    points: int = 0
    """Gained or lost; by a ``lead``, how far ahead it was; by a ``round``, its number from 1."""


def in_order(*found: Iterable[Moment]) -> tuple[Moment, ...]:
    """All of them by step, no step twice: what is named first is what the step is known for."""
    by_step: dict[int, Moment] = {}
    for moment in (each for some in found for each in some):
        by_step.setdefault(moment.step, moment)
    return tuple(by_step[step] for step in sorted(by_step))


def round_ends(sheet: Sheet) -> list[Moment]:
    """The ends of the rounds, where the sheet tells them."""
    ends = enumerate(sheet.facts.get("rounds", ()), 1)
    return [Moment(step, ROUND, None, number) for number, step in ends]


def lead_for_good(course: Course) -> list[Moment]:
    """The step from which the one who is ahead now has been ahead of everybody; none if nobody is."""
    last = course.changes[-1][1]
    if len(last) < 2 or sorted(last)[-1] == sorted(last)[-2]:
        return []
    winner = last.index(max(last))
    step = 0
    for at, values in course.changes:
        if ahead(values, winner) <= 0:
            step = 0
        elif not step:
            step = at
    return [Moment(step, LEAD, winner, ahead(course.after(step), winner))] if step else []


def decisive(moments: Iterable[Moment], *, alone: bool) -> Moment | None:
    """The moment that decided a finished match: somebody's ruin, else the one from which on the winner was
    ahead. ``alone``: the step that cost most, else that which brought most. None: there was none."""
    found, keys = list(moments), (LOSS, GAIN) if alone else (RUIN, LEAD)
    for key in keys:
        of_kind = [moment for moment in found if moment.key == key]
        if of_kind:
            return max(of_kind, key=lambda moment: moment.points)
    return None


def ahead(values: tuple[int, ...], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others; negative: behind.

    >>> ahead((5, 9, 2), 1), ahead((5, 9, 2), 0)
    (4, -4)
    """
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)


def largest(course: Course, besides: Collection[int] = (), key: str = GAIN) -> list[Moment]:
    """The steps in which most was gained, or lost; of equals the earliest. Others may be left out."""
    sign = 1 if key == GAIN else -1
    found = [
        Moment(step, key, seat, sign * (now - before))
        for (_, earlier), (step, later) in pairwise(course.changes)
        for seat, (before, now) in enumerate(zip(earlier, later, strict=True))
        if step not in besides and sign * (now - before) > 0
    ]
    return sorted(found, key=lambda moment: (-moment.points, moment.step))[:MOST]
