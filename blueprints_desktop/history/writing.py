"""Entering matches. A match is there whole or not at all, and never twice."""

import json
import sqlite3
import zlib
from datetime import datetime

from blueprints_desktop.engine.sheet import Sheet, from_json, to_json
from blueprints_desktop.history.counting import count_in, recount_month
from blueprints_desktop.history.facts import MatchFacts, SeatFacts
from blueprints_desktop.history.soundness import Spoiled

LARGEST_SHEET = 20_000_000
"""In bytes, unpacked; they take some thousands."""


def add(connection: sqlite3.Connection, facts: MatchFacts) -> bool:
    """Enter a match; False: it, or one that it is a copy of, was there before."""
    number = insert(connection, facts)
    if number is None:
        if not _is_known(connection, facts.id):
            copy = facts.id, facts.print
            connection.execute("INSERT OR REPLACE INTO copies VALUES (?, ?)", copy)
        return False
    connection.execute("DELETE FROM copies WHERE id = ?", (facts.id,))
    count_in(connection, number)
    return True


def put(connection: sqlite3.Connection, facts: MatchFacts) -> bool:
    """Enter a match that has just ended, instead of an end that was taken back.

    False: nothing was new. A match that was deleted stays so.
    """
    found = connection.execute("SELECT print FROM matches WHERE id = ?", (facts.id,)).fetchone()
    if found is not None and found[0] != facts.print and not _left_to_copy(connection, *found):
        remove(connection, facts.id)
    return add(connection, facts)


def _left_to_copy(connection: sqlite3.Connection, known_print: str) -> bool:
    """Leave an end to a copy of the match that has the same one; False: there is none."""
    found = connection.execute("SELECT id FROM copies WHERE print = ?", (known_print,)).fetchone()
    if found is None:
        return False
    connection.execute("DELETE FROM copies WHERE id = ?", found)
    for table, key in (("feats", "match"), ("matches", "id")):
        connection.execute(
            f"UPDATE OR IGNORE {table} SET {key} = ? WHERE {key} = (SELECT id FROM matches WHERE print = ?)",
            (*found, known_print),
        )
    return True


def remove(connection: sqlite3.Connection, match_id: str) -> None:
    """Take a match out, with its part in the sums and the records."""
    found = connection.execute("SELECT day FROM matches WHERE id = ?", (match_id,)).fetchone()
    if found is not None:
        connection.execute("DELETE FROM matches WHERE id = ?", (match_id,))
        connection.execute("UPDATE feats SET points = NULL WHERE match = ?", (match_id,))
        recount_month(connection, found[0] // 100)


def pass_over(connection: sqlite3.Connection, match_id: str) -> None:
    """Remember that this match is not to be entered."""
    connection.execute("INSERT OR IGNORE INTO passed_over VALUES (?)", (match_id,))


def known_ids(connection: sqlite3.Connection) -> set[str]:
    """The matches that need not be looked at again."""
    found = connection.execute(
        "SELECT id FROM matches UNION SELECT id FROM passed_over UNION SELECT id FROM copies"
    )
    return {match_id for (match_id,) in found}


def _is_known(connection: sqlite3.Connection, match_id: str) -> bool:
    entered = connection.execute(
        "SELECT id FROM matches WHERE id = :id UNION SELECT id FROM passed_over WHERE id = :id",
        {"id": match_id},
    )
    return entered.fetchone() is not None


def insert(connection: sqlite3.Connection, facts: MatchFacts) -> int | None:
    """Enter a match without counting it; its number, or None if nothing was entered."""
    passed = connection.execute("SELECT 1 FROM passed_over WHERE id = ?", (facts.id,))
    if passed.fetchone() is not None:
        return None
    entered = connection.execute(
        """INSERT OR IGNORE INTO matches
        (id, print, game, rules, size, computers, options, variant, created, finished, day,
         seconds, ended, decided_by, moves, took_back)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            facts.id, facts.print, facts.game, facts.rules, len(facts.seats), facts.computers,
            facts.options, facts.variant, facts.created, facts.finished.timestamp(), facts.day,
            facts.seconds, facts.ended, facts.decided_by, facts.moves, facts.took_back,
        ),
    )  # fmt: skip
    if not entered.rowcount:
        return None
    number = entered.lastrowid
    assert number is not None
    for place, seat in enumerate(facts.seats):
        _seat(connection, number, place, seat, facts)
    if facts.sheet is not None:
        connection.execute("INSERT INTO sheets VALUES (?, ?)", (number, pack(facts.sheet)))
    for feat, points in facts.feats:
        note_feat(connection, facts.seats[0].player, facts.seats[0].name, facts.game, feat,
                  facts.id, facts.created, points)  # fmt: skip
    return number


def _seat(
    connection: sqlite3.Connection, number: int, place: int, seat: SeatFacts, facts: MatchFacts
) -> None:
    connection.execute(
        """INSERT INTO seats
        (match, seat, player, name, colour, points, place, won, shared, game, size, computers,
         clean, finished, day)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            number, place, _player(connection, seat), seat.name, seat.colour, seat.points,
            seat.place, seat.won, seat.shared, facts.game, len(facts.seats), facts.computers,
            not facts.took_back, facts.finished.timestamp(), facts.day,
        ),
    )  # fmt: skip


def _player(connection: sqlite3.Connection, seat: SeatFacts) -> int:
    """The number of a player, who goes by the name used last."""
    number: int = connection.execute(
        """INSERT INTO players (id, name, kind) VALUES (?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name RETURNING number""",
        (seat.player, seat.name, seat.kind),
    ).fetchone()[0]
    return number


def note_feat(
    connection: sqlite3.Connection,
    player: str,
    name: str,
    game: str,
    feat: str,
    match_id: str,
    begun: str,
    points: int | None,
) -> None:
    """Keep what somebody attempted; what is known of the same match is completed, never doubled."""
    connection.execute(
        """INSERT INTO feats (player, name, game, feat, match, begun, at, points)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (game, feat, player, match)
        DO UPDATE SET points = coalesce(excluded.points, points)""",
        (player, name, game, feat, match_id, begun, _moment(begun), points),
    )


def _moment(text: str) -> float:
    """When that was; a time that cannot be read is taken as long ago."""
    try:
        return datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        return 0.0


def pack(sheet: Sheet) -> bytes:
    text = json.dumps(to_json(sheet), ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode())


def unpack(content: bytes) -> Sheet:
    try:
        told = zlib.decompressobj().decompress(content, LARGEST_SHEET)
        return from_json(json.loads(told))
    except Exception as error:  # whatever it is made of, it was not made by ``pack``
        raise Spoiled("a score sheet cannot be read") from error
