"""The sums by month: made from the seats, for one match or for many, by the same statements."""

import sqlite3
from typing import Any

_TALLIES = """
INSERT INTO tallies
SELECT circle, player, day / 100 AS month, game, size, computers,
       sum(counted), sum(won), sum(shared), sum(points), max(best)
FROM (
    SELECT 0 AS circle, player, day, game, size, computers, 1 AS counted, won, shared, points,
           CASE WHEN clean THEN points END AS best
    FROM seats WHERE {which}
    UNION ALL
    SELECT circle, player, day, game, size, computers, 1, won, shared, points,
           CASE WHEN clean THEN points END
    FROM seats WHERE {which}
    UNION ALL
    SELECT 0, 0, day, game, size, computers, seat = 0, 0, 0, points,
           CASE WHEN clean THEN points END
    FROM seats WHERE {which}
    UNION ALL
    SELECT circle, 0, day, game, size, computers, seat = 0, 0, 0, points,
           CASE WHEN clean THEN points END
    FROM seats WHERE {which}
)
WHERE true
GROUP BY circle, player, month, game, size, computers
ON CONFLICT DO UPDATE SET
    matches = matches + excluded.matches,
    won = won + excluded.won,
    shared = shared + excluded.shared,
    points = points + excluded.points,
    best = max(coalesce(best, excluded.best), coalesce(excluded.best, best))
"""

_MEETINGS = """
INSERT INTO meetings
SELECT own.player, other.player, own.day / 100 AS month, own.game, own.size, own.computers,
       count(*), sum(own.place < other.place), sum(own.place > other.place)
FROM seats AS own JOIN seats AS other ON other.match = own.match AND other.player <> own.player
WHERE {which}
GROUP BY own.player, other.player, month, own.game, own.size, own.computers
ON CONFLICT DO UPDATE SET
    meetings = meetings + excluded.meetings,
    ahead = ahead + excluded.ahead,
    behind = behind + excluded.behind
"""


def count_in(connection: sqlite3.Connection, match: int) -> None:
    """Add a match that has just been entered."""
    _name_circle(connection, match)
    _add(connection, "match = :match", {"match": match})


def recount_month(connection: sqlite3.Connection, month: int) -> None:
    """Make the sums of a month anew: something in it was deleted."""
    days = {"first": month * 100, "last": month * 100 + 99}
    connection.execute("DELETE FROM tallies WHERE month = ?", (month,))
    connection.execute("DELETE FROM meetings WHERE month = ?", (month,))
    _add(connection, "day BETWEEN :first AND :last", days)


def recount(connection: sqlite3.Connection) -> None:
    """Make all sums anew."""
    connection.execute("DELETE FROM tallies")
    connection.execute("DELETE FROM meetings")
    for (match,) in connection.execute("SELECT number FROM matches").fetchall():
        _name_circle(connection, match)
    _add(connection, "true", {})


def _add(connection: sqlite3.Connection, which: str, values: dict[str, Any]) -> None:
    connection.execute(_TALLIES.format(which=which), values)
    connection.execute(_MEETINGS.format(which=f"own.{which}" if values else which), values)


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
