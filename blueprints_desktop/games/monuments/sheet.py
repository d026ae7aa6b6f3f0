"""The score sheet of World Monuments: what everybody built, lost and kept, round by round.

Sections: ``start`` (line ``start``); a ``round`` for each (``round`` from 0) with the lines ``black``,
``level`` (``level`` from 1) for each level of the plan, ``lost``, and ``given_back`` where the
monument was finished; ``end`` (line ``jewels``). Grounds name the ``brick`` as a move writes it and
the ``move`` that set it, the pieces ``left`` over as letters (when the screens have come off: they
are shown but for a moment before), the number of ``jewels``.

Course: ``points``. Facts: ``bricks``, every brick in the order of setting as move, round, seat, level
and text; ``rounds``, after which move each ended.
"""

from collections.abc import Iterator

from attrs import Factory, frozen

from blueprints_desktop.engine.match import Match
from blueprints_desktop.engine.sheet import (
    PointsGround,
    Sheet,
    SheetLine,
    SheetSection,
    course_of_states,
    line,
)
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import (
    BlackReturned,
    BrickSet,
    JewelsScored,
    LossGivenBack,
    Passed,
    RoundBegan,
    RoundEnded,
)
from blueprints_desktop.games.monuments.game import Monuments
from blueprints_desktop.games.monuments.pieces import BRICKS, LETTERS, count
from blueprints_desktop.games.monuments.state import START_SCORE, State

_Key = tuple[int, str, int]
"""Round, line and level (0 where a line has none)."""

_AFTER_THE_ROUNDS = -1


@frozen
class _Book:
    """The grounds found so far, entered as the events tell them."""

    seats: int
    screens: bool
    """Whether pieces still stand behind them."""
    entries: dict[_Key, list[list[PointsGround]]] = Factory(dict)
    bricks: list[list[int | str]] = Factory(list)
    ends: list[int] = Factory(list)

    def enter(self, key: _Key, seat: int, points: int, **facts: int | str) -> None:
        rows = self.entries.setdefault(key, [[] for _ in range(self.seats)])
        rows[seat].append(PointsGround(points, facts))

    def line(self, number: int, key: str, level: int = 0) -> SheetLine:
        nothing: list[list[PointsGround]] = [[] for _ in range(self.seats)]
        facts = {"level": level} if level else {}
        return line(key, self.entries.get((number, key, level), nothing), **facts)

    def has(self, number: int, key: str) -> bool:
        return (number, key, 0) in self.entries


def sheet(match: Match) -> Sheet:
    """All points so far; the jewels when the screens have come off."""
    assert isinstance(match.game, Monuments)
    book = _Book(match.seats, match.outcome is None and not match.options.open_stocks)
    number = 0
    steps = (match.opening, *(played.step for played in match.played))
    for moves, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, RoundBegan):
                number = event.round
            _enter(book, event, number, moves)
    levels = sorted({brick.level for brick in match.game.plan.bricks})
    start = line("start", ([PointsGround(START_SCORE)] for _ in range(match.seats)))

    def points(state: State) -> tuple[int, ...]:
        return state.scores

    return Sheet(
        match.seats,
        (
            SheetSection("start", (start,)),
            *(_round(book, each, levels) for each in range(number + 1)),
            SheetSection("end", (book.line(_AFTER_THE_ROUNDS, "jewels"),)),
        ),
        {"points": course_of_states(match, points)},
        {"bricks": book.bricks, "rounds": book.ends},
    )


def _enter(book: _Book, event: Event, number: int, move: int) -> None:
    match event:
        case BlackReturned():
            book.enter((number, "black", 0), event.seat, event.points, move=move)
        case BrickSet():
            brick = event.brick
            key = number, "level", brick.level
            book.enter(key, event.seat, event.points, brick=str(brick), move=move)
            book.bricks.append([move, number, event.seat, brick.level, str(brick)])
        case Passed(shown=int(heap)):
            left = "".join(LETTERS[colour] * count(heap, colour) for colour in BRICKS)
            told = {} if book.screens else {"left": left}
            book.enter((number, "lost", 0), event.seat, -event.lost, **told, move=move)
        case LossGivenBack():
            book.enter((number, "given_back", 0), event.seat, event.points)
        case JewelsScored():
            key = _AFTER_THE_ROUNDS, "jewels", 0
            book.enter(key, event.seat, event.points, jewels=event.jewels)
        case RoundEnded():
            book.ends.append(move)


def _round(book: _Book, number: int, levels: list[int]) -> SheetSection:
    return SheetSection("round", tuple(_lines(book, number, levels)), {"round": number})


def _lines(book: _Book, number: int, levels: list[int]) -> Iterator[SheetLine]:
    yield book.line(number, "black")
    for level in levels:
        yield book.line(number, "level", level)
    yield book.line(number, "lost")
    if book.has(number, "given_back"):
        yield book.line(number, "given_back")
