"""The score sheet: a finished match as rows of numbers, each with the things that made it.

Numbers and codes only; the desktop puts them into words. A figure *is* the sum of its grounds, so
a sheet cannot show a number that it does not explain. What a key or a fact means is for the game to
say, in its ``sheet`` module.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from blueprints_desktop.engine.game import Json

if TYPE_CHECKING:
    from blueprints_desktop.engine.match import Match

Facts = Mapping[str, Json]

FACE_DOWN = "face_down"
"""A fact of a sheet whose points are hidden for now: it has no course of them, and no total."""


@frozen
class PointsGround:
    """One reason for points: a die, some cells, a brick, a rent."""

    points: int
    facts: Facts = field(factory=dict)


@frozen
class Figure:
    """A number on the sheet."""

    grounds: tuple[PointsGround, ...] = ()

    @property
    def value(self) -> int:
        return sum(ground.points for ground in self.grounds)


@frozen
class SheetLine:
    """A row of the sheet: one kind of points, a figure for every seat."""

    key: str
    figures: tuple[Figure, ...]
    facts: Facts = field(factory=dict)
    """What tells lines of the same key apart, such as the level of a monument."""


@frozen
class SheetSection:
    """Lines that are added up together: a round, a board, the final account."""

    key: str
    lines: tuple[SheetLine, ...]
    facts: Facts = field(factory=dict)
    """What tells sections of the same key apart, such as the number of the round."""
    counts: bool = True
    """Its sums are points of the game; otherwise they only decided who got some."""

    @property
    def sums(self) -> tuple[int, ...]:
        """By seat."""
        rows = ([figure.value for figure in line.figures] for line in self.lines)
        return tuple(map(sum, zip(*rows, strict=True)))


@frozen
class Course:
    """How numbers went, move by move: only where they changed, so that a long match stays small."""

    changes: tuple[tuple[int, tuple[int, ...]], ...]
    """After which move (0: the set-up), and the numbers from then on, by seat."""

    def after(self, moves: int) -> tuple[int, ...]:
        """The numbers when so many moves had been played."""
        return next(values for at, values in reversed(self.changes) if at <= moves)


@frozen
class Sheet:
    """All that is to be shown of a match when it is over."""

    seats: int
    sections: tuple[SheetSection, ...]
    courses: Mapping[str, Course]
    """``points`` unless they lie face down; others by names of the game's own."""
    facts: Facts = field(factory=dict)
    """What the game's own chart shows."""

    @property
    def face_down(self) -> bool:
        return FACE_DOWN in self.facts

    @property
    def totals(self) -> tuple[int, ...]:
        """By seat, what all counting sections come to."""
        counted = [section.sums for section in self.sections if section.counts and section.lines]
        return tuple(sum(sums[seat] for sums in counted) for seat in range(self.seats))


# --- making one -------------------------------------------------------------------------


def line(key: str, grounds: Iterable[Iterable[PointsGround]], **facts: Json) -> SheetLine:
    """A line from the grounds of every seat."""
    return SheetLine(key, tuple(Figure(tuple(own)) for own in grounds), facts)


def course_of_states(match: "Match", value: Callable[[Any], Sequence[int]]) -> Course:
    """How a number that every state tells went in a match."""
    states = (match.state_after(moves) for moves in range(len(match.played) + 1))
    return course_of(value(state) for state in states)


def course_of(values: Iterable[Sequence[int]]) -> Course:
    """The course of numbers given for the set-up and after every move.

    >>> course_of([(0, 0), (0, 0), (3, 0)]).changes
    ((0, (0, 0)), (2, (3, 0)))
    """
    changes: list[tuple[int, tuple[int, ...]]] = []
    for moves, now in enumerate(map(tuple, values)):
        if not changes or changes[-1][1] != now:
            changes.append((moves, now))
    return Course(tuple(changes))


def moves_that_raise(match: "Match", count: Callable[[Any], int]) -> list[int]:
    """After which moves a count that every state tells had grown: rounds scored, turns over."""
    before = count(match.opening.state)
    found = []
    for moves, played in enumerate(match.played, 1):
        now = count(played.step.state)
        if now > before:
            found.append(moves)
        before = now
    return found


# --- to and from JSON -------------------------------------------------------------------


def to_json(sheet: Sheet) -> dict[str, Json]:
    """The sheet as JSON values, short enough to be kept by the thousand."""
    return {
        "seats": sheet.seats,
        "sections": [_section_json(section) for section in sheet.sections],
        "courses": {
            name: [[at, *values] for at, values in course.changes]
            for name, course in sheet.courses.items()
        },
        "facts": dict(sheet.facts),
    }


def from_json(content: Json) -> Sheet:
    """The sheet that ``to_json`` wrote."""
    return Sheet(
        content["seats"],
        tuple(map(_section, content["sections"])),
        {
            name: Course(tuple((at, tuple(values)) for at, *values in changes))
            for name, changes in content["courses"].items()
        },
        content["facts"],
    )


def _section_json(section: SheetSection) -> dict[str, Json]:
    return {
        "key": section.key,
        "counts": section.counts,
        "facts": dict(section.facts),
        "lines": [
            {
                "key": line.key,
                "facts": dict(line.facts),
                "figures": [
                    [[ground.points, dict(ground.facts)] for ground in figure.grounds]
                    for figure in line.figures
                ],
            }
            for line in section.lines
        ],
    }


def _section(content: Json) -> SheetSection:
    lines = tuple(
        SheetLine(
            each["key"],
            tuple(
                Figure(tuple(PointsGround(points, facts) for points, facts in grounds))
                for grounds in each["figures"]
            ),
            each["facts"],
        )
        for each in content["lines"]
    )
    return SheetSection(content["key"], lines, content["facts"], content["counts"])
