"""Deleting a player or everything.

A player's matches were other people's too: removing them would change what these have won and in
which order. So a deleted player loses the name and the id, and stays at those tables as somebody
unknown; matches that no other person played in go altogether. Nothing that was deleted comes back
from a match file, although these files themselves are not touched.
"""

import sqlite3
from uuid import uuid4

from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.writing import pass_over
from blueprints_desktop.store.header import PERSON

GONE = "gone"
"""The kind of a player who was deleted."""

_OWN_MATCHES = """
SELECT own.match FROM seats AS own
WHERE own.player = :player AND NOT EXISTS (
    SELECT 1 FROM seats AS other JOIN players ON players.number = other.player
    WHERE other.match = own.match AND other.player <> :player AND players.kind = :person
)
"""


def forget_player(connection: sqlite3.Connection, player: str) -> bool:
    """Delete a person; False: there is nobody of that id."""
    connection.execute("DELETE FROM feats WHERE player = ?", (player,))
    found = connection.execute(
        "SELECT number FROM players WHERE id = ? AND kind = ?", (player, PERSON)
    ).fetchone()
    if found is None:
        return False
    number = found[0]
    own = connection.execute(_OWN_MATCHES, {"player": number, "person": PERSON}).fetchall()
    for (match,) in own:
        _forget_match(connection, match)
    if own:
        recount(connection)
    left = connection.execute("SELECT 1 FROM seats WHERE player = ? LIMIT 1", (number,)).fetchone()
    if left is None:
        connection.execute("DELETE FROM players WHERE number = ?", (number,))
    else:
        connection.execute(
            "UPDATE players SET id = ?, name = '', kind = ? WHERE number = ?",
            (f"{GONE}:{uuid4().hex}", GONE, number),
        )
        connection.execute("UPDATE seats SET name = '' WHERE player = ?", (number,))
    return True


def forget_everything(connection: sqlite3.Connection) -> None:
    """Delete all matches, players and records."""
    connection.execute("INSERT OR IGNORE INTO passed_over SELECT id FROM matches")
    for table in ("sheets", "seats", "matches", "players", "members", "circles", "tallies",
                  "meetings", "courses", "feats"):  # fmt: skip
        connection.execute(f"DELETE FROM {table}")


def _forget_match(connection: sqlite3.Connection, number: int) -> None:
    row = connection.execute("SELECT id FROM matches WHERE number = ?", (number,)).fetchone()
    pass_over(connection, row[0])
    connection.execute("DELETE FROM matches WHERE number = ?", (number,))
