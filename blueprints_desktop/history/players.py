"""One player: results by game and number of players, opponents, trend, streaks."""

import sqlite3

from attrs import frozen

from blueprints_desktop.history.filters import Filter, Values, spans, tallies
from blueprints_desktop.history.overview import SUMS, Result

_WHO = "(SELECT number FROM players WHERE id = :who)"


@frozen
class TableResult:
    """At tables of one size."""

    game: str
    size: int
    result: Result


@frozen
class Opponent:
    """How a player did beside another."""

    player: str
    name: str
    kind: str
    meetings: int
    """Seats of theirs at the same tables: two computers of one level are met twice."""
    ahead: int
    behind: int

    @property
    def level(self) -> int:
        """How often they shared a place."""
        return self.meetings - self.ahead - self.behind


@frozen
class MonthResult:
    month: int
    """Readable as year and month: 202611."""
    game: str
    result: Result


@frozen
class Streaks:
    """First places in a row, shared ones included, and matches in a row without one."""

    current: int
    """Running now; negative while nothing has been won."""
    longest: int
    longest_without: int


def results(connection: sqlite3.Connection, player: str, chosen: Filter) -> list[TableResult]:
    """By game, then by number of players."""
    values: Values = {"who": player}
    source = tallies(chosen, values, _WHO)
    found = connection.execute(
        f"SELECT game, size, {SUMS} FROM ({source}) GROUP BY game, size ORDER BY game, size", values
    )
    return [TableResult(game, size, Result(*sums)) for game, size, *sums in found]


def trend(connection: sqlite3.Connection, player: str, chosen: Filter) -> list[MonthResult]:
    """By month, oldest first, and game; months without a match are left out."""
    values: Values = {"who": player}
    source = tallies(chosen, values, _WHO, by_month=True)
    found = connection.execute(
        f"SELECT span, game, {SUMS} FROM ({source}) GROUP BY span, game ORDER BY span, game",
        values,
    )
    return [MonthResult(month, game, Result(*sums)) for month, game, *sums in found]


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
                FROM seats AS own JOIN seats AS beside
                    ON beside.match = own.match AND beside.player <> own.player
                WHERE own.player = {_WHO} AND own.day BETWEEN {first} AND {last}{conditions}"""
            )
    return " UNION ALL ".join(parts)


def streaks(connection: sqlite3.Connection, player: str, chosen: Filter) -> Streaks:
    """Solo matches neither make nor break a streak."""
    values: Values = {"who": player}
    which = chosen.where("true", values)
    first, last = chosen.days()
    course: str | None = connection.execute(
        f"""SELECT group_concat(sign, '') FROM (
            SELECT CASE WHEN won OR shared THEN '+' ELSE '-' END AS sign FROM seats
            WHERE player = {_WHO} AND size > 1 AND {which} AND day BETWEEN {first} AND {last}
            ORDER BY finished, match, seat)""",
        values,
    ).fetchone()[0]
    return streaks_in(course or "")


def streaks_in(course: str) -> Streaks:
    """The streaks in a row of signs, oldest first.

    >>> streaks_in("+--+++--")
    Streaks(current=-2, longest=3, longest_without=2)
    """
    running = len(course) - len(course.rstrip("+"))
    waiting = len(course) - len(course.rstrip("-"))
    return Streaks(
        running or -waiting,
        max(map(len, course.split("-"))),
        max(map(len, course.split("+"))),
    )
