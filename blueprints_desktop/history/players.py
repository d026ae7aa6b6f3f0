"""One player: results by game and number of players, opponents, trend, streaks."""

import sqlite3
from datetime import date

from attrs import evolve, field, frozen

from blueprints_desktop.history.courses import course
from blueprints_desktop.history.filters import Filter, Values, spans, tallies
from blueprints_desktop.history.overview import SUMS, ResultCounts
from blueprints_desktop.history.soundness import month, whole, words, year

LATEST = 24
"""So many signs of the last matches are given along with the streaks."""

_LONG_AGO = date(1900, 1, 1)
"""With a beginning the sums of years are taken, and not those of all time."""
_WHO = "(SELECT number FROM players WHERE id = :who)"


@frozen
class TableResult:
    """At tables of one size."""

    game: str = field(validator=words)
    size: int = field(validator=whole)
    result: ResultCounts


@frozen
class Opponent:
    """How a player did beside another."""

    player: str = field(validator=words)
    name: str = field(validator=words)
    kind: str = field(validator=words)
    meetings: int = field(validator=whole)
    """Seats of theirs at the same tables: two computers of one level are met twice."""
    ahead: int = field(validator=whole)
    behind: int = field(validator=whole)

    @property
    def level(self) -> int:
        """How often they shared a place."""
        return self.meetings - self.ahead - self.behind


@frozen
class MonthResult:
    month: int = field(validator=month)
    """Readable as year and month: 202611."""
    game: str = field(validator=words)
    result: ResultCounts


@frozen
class YearResult:
    year: int = field(validator=year)
    game: str = field(validator=words)
    result: ResultCounts


@frozen
class Streaks:
    """First places in a row, shared ones included, and matches in a row without one."""

    current: int
    """Running now; negative while nothing has been won."""
    longest: int
    longest_without: int
    latest: str = ""
    """The last few matches, oldest first: ``+`` for a first place, ``-`` for none."""


def results(
    connection: sqlite3.Connection, player: str | None, chosen: Filter
) -> list[TableResult]:
    """By game, then by number of players; of nobody in particular, the matches themselves."""
    values: Values = {"who": player}
    source = tallies(chosen, values, _number(player))
    found = connection.execute(
        f"SELECT game, size, {SUMS} FROM ({source}) GROUP BY game, size ORDER BY game, size", values
    )
    return [TableResult(game, size, ResultCounts(*sums)) for game, size, *sums in found]


def trend(connection: sqlite3.Connection, player: str | None, chosen: Filter) -> list[MonthResult]:
    """By month, oldest first, and game; months without a match are left out.

    Of nobody in particular: how many matches there were.
    """
    values: Values = {"who": player}
    source = tallies(chosen, values, _number(player), by_month=True)
    found = connection.execute(
        f"SELECT span, game, {SUMS} FROM ({source}) GROUP BY span, game ORDER BY span, game",
        values,
    )
    return [MonthResult(month, game, ResultCounts(*sums)) for month, game, *sums in found]


def years(connection: sqlite3.Connection, player: str | None, chosen: Filter) -> list[YearResult]:
    """The same by year."""
    values: Values = {"who": player}
    bounded = evolve(chosen, since=chosen.since or _LONG_AGO)
    source = tallies(bounded, values, _number(player))
    found = connection.execute(
        f"""SELECT CASE WHEN span > 9999 THEN span / 100 ELSE span END AS year, game, {SUMS}
        FROM ({source}) GROUP BY year, game ORDER BY year, game""",
        values,
    )
    return [YearResult(year, game, ResultCounts(*sums)) for year, game, *sums in found]


def _number(player: str | None) -> str:
    """Whose sums are meant: player 0 is the match itself."""
    return "0" if player is None else _WHO


def opponents(connection: sqlite3.Connection, player: str, chosen: Filter) -> list[Opponent]:
    """Everybody met, most often met first. Who else took part is not asked here."""
    values: Values = {"who": player}
    found = connection.execute(
        f"""SELECT players.id, players.name, players.kind, sum(meetings), sum(ahead), sum(behind)
        FROM ({_meetings(chosen, values)}) JOIN players ON players.number = other
        GROUP BY other ORDER BY sum(meetings) DESC, players.name""",
        values,
    )
    return [Opponent(*row) for row in found]


def _meetings(chosen: Filter, values: Values) -> str:
    conditions = ""
    for name in ("game", "size", "computers"):
        if getattr(chosen, name) is not None:
            conditions += f" AND own.{name} = :{name}"
            values[name] = getattr(chosen, name)
    parts = []
    for kind, first, last in spans(*chosen.days()):
        if kind == "sums":
            parts.append(
                f"""SELECT other, meetings, ahead, behind FROM meetings AS own
                WHERE player = {_WHO} AND span BETWEEN {first} AND {last}{conditions}"""
            )
        else:
            parts.append(
                f"""SELECT beside.player AS other, 1 AS meetings,
                    own.place < beside.place AS ahead, own.place > beside.place AS behind
                FROM seats AS own INDEXED BY seats_by_day JOIN seats AS beside
                    ON beside.match = own.match AND beside.player <> own.player
                WHERE own.player = {_WHO} AND own.day BETWEEN {first} AND {last}{conditions}"""
            )
    return " UNION ALL ".join(parts)


def streaks(connection: sqlite3.Connection, player: str, chosen: Filter) -> Streaks:
    """Solo matches neither make nor break a streak."""
    return streaks_in(course(connection, player, chosen))


def streaks_in(signs: str) -> Streaks:
    """The streaks in a row of signs, oldest first.

    >>> streaks_in("+--+++--")
    Streaks(current=-2, longest=3, longest_without=2, latest='+--+++--')
    """
    running = len(signs) - len(signs.rstrip("+"))
    waiting = len(signs) - len(signs.rstrip("-"))
    return Streaks(
        running or -waiting, _longest(signs, "+", "-"), _longest(signs, "-", "+"), signs[-LATEST:]
    )


def _longest(signs: str, sign: str, other: str) -> int:
    """The longest run of a sign: one that is longer than those before it is looked for, and so on."""
    most = at = 0
    while (at := signs.find(sign * (most + 1), at)) >= 0:
        end = signs.find(other, at)
        most = (len(signs) if end < 0 else end) - at
    return most
