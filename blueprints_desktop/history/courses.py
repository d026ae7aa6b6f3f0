"""The course of matches, won or not, month by month: what streaks are read from.

Sums cannot tell in which order something happened, and going through all seats of somebody who plays
much takes longer than everything else that is asked. So a month is kept as a text with a character a
match, which says what kind of table it was and whether it ended with a first place. There is one for
every two players who sat at a table together; that of a player beside themselves has all of theirs.
Solo matches, in which nobody can be first, are left out.
"""

import sqlite3
from collections.abc import Iterator
from datetime import date

from attrs import evolve

from blueprints_desktop.history.filters import Filter, Values, spans
from blueprints_desktop.history.soundness import Spoiled

_FIRST_SIGN = 30
"""A kind has two characters; from here on those of the first 48 kinds are quickest to read."""

_KINDS = """
INSERT OR IGNORE INTO kinds (game, size, computers)
SELECT DISTINCT game, size, computers FROM seats WHERE size > 1 AND {which}
"""
_COURSES = f"""
INSERT OR REPLACE INTO courses
SELECT player, other, month, group_concat(sign, '') FROM (
    SELECT own.player, beside.player AS other, own.day / 100 AS month,
           char({_FIRST_SIGN} + 2 * kinds.number + (own.won OR own.shared)) AS sign
    FROM seats AS own
        JOIN kinds ON (kinds.game, kinds.size, kinds.computers) = (own.game, own.size, own.computers)
        JOIN members AS beside ON beside.circle = own.circle
    WHERE own.size > 1 AND {{which}}
    ORDER BY own.player, beside.player, month, own.finished, own.match, own.seat)
WHERE true GROUP BY player, other, month
"""
_LATER = """
SELECT 1 FROM matches WHERE day BETWEEN :first AND :last
AND finished > :finished AND finished < :finished + 33 * 24 * 3600 LIMIT 1
"""
"""By the moment an index is entered: a month is over after so many seconds, wherever one is."""

_AT_ITS_END = "ON CONFLICT DO UPDATE SET course = course || excluded.course"
_AT_THE_TABLE = "(SELECT player FROM seats WHERE match = :match)"
_WHO, _OTHER = (f"(SELECT number FROM players WHERE id = :{name})" for name in ("who", "other"))


def go_on(connection: sqlite3.Connection, match: int) -> None:
    """Add a match that has just been entered; one from earlier in its month has it written anew."""
    connection.execute(_KINDS.format(which="match = :match"), {"match": match})
    day, finished = connection.execute(
        "SELECT day, finished FROM matches WHERE number = ?", (match,)
    ).fetchone()
    month = _days_of(day // 100)
    if connection.execute(_LATER, {"finished": finished, **month}).fetchone() is None:
        added = _COURSES.replace("OR REPLACE ", "").format(which="own.match = :match")
        connection.execute(added + _AT_ITS_END, {"match": match})
        return
    which = f"""own.day BETWEEN :first AND :last
        AND own.player IN {_AT_THE_TABLE} AND beside.player IN {_AT_THE_TABLE}"""
    connection.execute(_COURSES.format(which=which), {"match": match, **month})


def write_month(connection: sqlite3.Connection, month: int) -> None:
    """Write a month anew, of which something is gone."""
    connection.execute("DELETE FROM courses WHERE month = ?", (month,))
    _write(connection, "day BETWEEN :first AND :last", _days_of(month))


def write_all(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM courses")
    _write(connection, "day > 0", {})


def _write(connection: sqlite3.Connection, which: str, values: Values) -> None:
    connection.execute(_KINDS.format(which=which), values)
    connection.execute(_COURSES.format(which=f"own.{which}"), values)


def _days_of(month: int) -> Values:
    return {"first": month * 100, "last": month * 100 + 99}


# --- reading ----------------------------------------------------------------------------


def course(connection: sqlite3.Connection, player: str, chosen: Filter) -> str:
    """A player's chosen matches against others, oldest first: ``+`` for a first place, else ``-``.

    Whole months are taken as they are kept; the days before and after them, and matches of three
    people in particular, are read from the seats.
    """
    others = [one for one in dict.fromkeys(chosen.players) if one != player]
    if len(others) > 1:
        return _from_seats(connection, player, chosen)
    beside = others[0] if others else player
    signs = "".join(_parts(connection, player, beside, chosen))
    if signs.strip("+-"):
        raise Spoiled("a course has a sign of no kind")
    return signs


def _parts(
    connection: sqlite3.Connection, player: str, beside: str, chosen: Filter
) -> Iterator[str]:
    signs = _signs(connection, chosen)
    for kind, first, last in spans(*chosen.days(), by_month=True):
        if kind == "days":
            days = evolve(chosen, since=_date(first), until=_date(last))
            yield _from_seats(connection, player, days)
            continue
        found = connection.execute(
            f"""SELECT course FROM courses WHERE player = {_WHO} AND other = {_OTHER}
            AND month BETWEEN :first AND :last ORDER BY month""",
            {"who": player, "other": beside, "first": first, "last": last},
        )
        yield "".join(kept for (kept,) in found).translate(signs)


def _signs(connection: sqlite3.Connection, chosen: Filter) -> dict[int, str | None]:
    """What every character of a kept course stands for; None: a match that was not chosen."""
    signs: dict[int, str | None] = {}
    for number, *kind in connection.execute("SELECT number, game, size, computers FROM kinds"):
        asked = (chosen.game, chosen.size, chosen.computers)
        wanted = all(ask in (None, own) for ask, own in zip(asked, kind, strict=True))
        for won, sign in enumerate("-+"):
            signs[_FIRST_SIGN + 2 * number + won] = sign if wanted else None
    return signs


def _from_seats(connection: sqlite3.Connection, player: str, chosen: Filter) -> str:
    values: Values = {"who": player}
    which = chosen.where("true", values)
    found: str | None = connection.execute(
        f"""SELECT group_concat(sign, '') FROM (
            SELECT CASE WHEN won OR shared THEN '+' ELSE '-' END AS sign FROM seats
            WHERE player = {_WHO} AND size > 1 AND {which} AND {chosen.period()}
            ORDER BY finished, match, seat)""",
        values,
    ).fetchone()[0]
    return found or ""


def _date(number: int) -> date:
    return date(number // 10000, number // 100 % 100, number % 100)
