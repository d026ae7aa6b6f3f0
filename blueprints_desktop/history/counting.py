"""Sums of the seats: of all time, of every year and of every month, made by the same statement.

They answer quickly because few are needed for any question: a long period is some years, some
months and a few days. ``span`` is 0 for all time, else a year (2026) or a month (202611). Circle 0
stands for whoever sat at the table, player 0 for the match itself, counted once. What sums do not
know, the order of things, is kept beside them (``courses``).
"""

import sqlite3
from collections.abc import Iterable
from typing import Any

from blueprints_desktop.history import courses

_EVERY_SPAN = "SELECT 0 AS span_of UNION ALL SELECT 1 UNION ALL SELECT 2"
_MONTHS = "SELECT 2 AS span_of"
_SPAN = "CASE span_of WHEN 0 THEN 0 WHEN 1 THEN day / 10000 ELSE day / 100 END"

_MORE = """
ON CONFLICT DO UPDATE SET
    matches = matches + excluded.matches,
    won = won + excluded.won,
    shared = shared + excluded.shared,
    points = points + excluded.points,
    best = max(coalesce(best, excluded.best), coalesce(excluded.best, best))
"""
_TALLIES = """
INSERT INTO tallies
SELECT own * circle, one * player, {span}, game, size, computers,
       sum(one OR seat = 0), sum(one * won), sum(one * shared), sum(points),
       max(CASE WHEN clean THEN points END)
FROM seats
    CROSS JOIN (SELECT 0 AS own UNION ALL SELECT 1)
    CROSS JOIN (SELECT 0 AS one UNION ALL SELECT 1)
    CROSS JOIN ({spans})
WHERE {which} GROUP BY 1, 2, 3, 4, 5, 6
"""
_TALLIES_ADDED_UP = """
INSERT INTO tallies
SELECT circle, player, {span}, game, size, computers,
       sum(matches), sum(won), sum(shared), sum(points), max(best)
FROM tallies WHERE span BETWEEN :first AND :last GROUP BY 1, 2, 3, 4, 5, 6
"""

_MORE_MEETINGS = """
ON CONFLICT DO UPDATE SET
    meetings = meetings + excluded.meetings,
    ahead = ahead + excluded.ahead,
    behind = behind + excluded.behind
"""
_MEETINGS = """
INSERT INTO meetings
SELECT player, {span}, other, game, size, computers, count(*), sum(place < others),
       sum(place > others)
FROM (
    SELECT own.*, beside.player AS other, beside.place AS others
    FROM seats AS own JOIN seats AS beside
        ON beside.match = own.match AND beside.player <> own.player
    WHERE own.{which}
) CROSS JOIN ({spans})
WHERE true GROUP BY 1, 2, 3, 4, 5, 6
"""
_MEETINGS_ADDED_UP = """
INSERT INTO meetings
SELECT player, {span}, other, game, size, computers, sum(meetings), sum(ahead), sum(behind)
FROM meetings WHERE span BETWEEN :first AND :last GROUP BY 1, 2, 3, 4, 5, 6
"""


def count_in(connection: sqlite3.Connection, match: int) -> None:
    """Add a match that has just been entered."""
    _name_circle(connection, match)
    values = {"match": match}
    _count(connection, "match = :match", _EVERY_SPAN, values, _MORE, _MORE_MEETINGS)
    courses.go_on(connection, match)


def recount_month(connection: sqlite3.Connection, month: int) -> None:
    """Make the sums of a month anew, and those that it is a part of: something in it has changed."""
    year = month // 100
    _drop(connection, (0, year, month))
    days = {"first": month * 100, "last": month * 100 + 99}
    _count(connection, "day BETWEEN :first AND :last", _MONTHS, days)
    _add_up(connection, "span / 100", year * 100, year * 100 + 99)
    _add_up(connection, "0", 1, 9999)
    courses.write_month(connection, month)


def counts_all(connection: sqlite3.Connection) -> bool:
    """Whether the sums of all time have as many matches as there are."""
    return bool(
        connection.execute(
            """SELECT (SELECT count(*) FROM matches) = (SELECT coalesce(sum(matches), 0) FROM tallies
            WHERE circle = 0 AND player = 0 AND span = 0)"""
        ).fetchone()[0]
    )


def recount(connection: sqlite3.Connection) -> None:
    """Make all sums anew. With 100,000 matches this takes some seconds."""
    connection.execute("DELETE FROM tallies")
    connection.execute("DELETE FROM meetings")
    unnamed = connection.execute("SELECT match FROM seats WHERE seat = 0 AND circle = 0")
    for (match,) in unnamed.fetchall():
        _name_circle(connection, match)
    _count(connection, "day > 0", _MONTHS, {})
    _add_up(connection, "span / 100", 10000, 999999)
    _add_up(connection, "0", 1, 9999)
    courses.write_all(connection)


def _drop(connection: sqlite3.Connection, spans: Iterable[int]) -> None:
    for span in spans:
        connection.execute("DELETE FROM tallies WHERE span = ?", (span,))
        connection.execute("DELETE FROM meetings WHERE span = ?", (span,))


def _count(
    connection: sqlite3.Connection,
    which: str,
    spans: str,
    values: dict[str, Any],
    more: str = "",
    more_meetings: str = "",
) -> None:
    """Make sums of some seats, adding to what is there where that is said."""
    parts = {"span": _SPAN, "spans": spans, "which": which}
    connection.execute(_TALLIES.format(**parts) + more, values)
    connection.execute(_MEETINGS.format(**parts) + more_meetings, values)


def _add_up(connection: sqlite3.Connection, span: str, first: int, last: int) -> None:
    """Make sums of sums: years of months, all time of years."""
    values = {"first": first, "last": last}
    connection.execute(_TALLIES_ADDED_UP.format(span=span), values)
    connection.execute(_MEETINGS_ADDED_UP.format(span=span), values)


def _name_circle(connection: sqlite3.Connection, match: int) -> None:
    """Write down with the seats who sat there together."""
    found = connection.execute("SELECT DISTINCT player FROM seats WHERE match = ?", (match,))
    players = sorted(player for (player,) in found)
    members = ",".join(map(str, players))
    known = connection.execute("SELECT number FROM circles WHERE members = ?", (members,))
    row = known.fetchone()
    if row is None:
        made = connection.execute("INSERT INTO circles (members) VALUES (?)", (members,))
        circle = made.lastrowid
        connection.executemany("INSERT INTO members VALUES (?, ?)", [(p, circle) for p in players])
    else:
        circle = row[0]
    connection.execute("UPDATE seats SET circle = ? WHERE match = ?", (circle, match))
