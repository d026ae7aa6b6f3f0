"""Bests, and the first attempts at what is the same for everybody, kept in the history.

An older version of the program kept them in a file; what is in it is taken over.
"""

import sqlite3
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from attrs import frozen

from blueprints_desktop.history import old_records
from blueprints_desktop.history.database import Database, database_in
from blueprints_desktop.history.writing import note_feat
from blueprints_desktop.store.records import Entry, Records


@frozen
class Feat:
    """What one player came to in something that is the same for everybody."""

    game: str
    feat: str
    """By a name of the game's own."""
    player: str
    name: str
    attempts: int
    first: int | None
    """Points of the first attempt; None: it was never finished."""
    first_match: str
    best: int | None
    best_match: str


_FEATS = """
WITH own AS (SELECT * FROM feats WHERE :player IS NULL OR player = :player)
SELECT game, feat, player, firsts.name, attempts, points, match, best, best_match
FROM (SELECT game, feat, player, name, match, points, count(*) AS attempts, min(at) AS at
      FROM own GROUP BY game, feat, player) AS firsts
    LEFT JOIN (SELECT game, feat, player, match AS best_match, max(points) AS best
               FROM own GROUP BY game, feat, player) USING (game, feat, player)
ORDER BY game, at DESC, feat, best DESC
"""
"""SQLite takes what stands beside a single min or max from the row that has it."""


def feats(connection: sqlite3.Connection, player: str | None = None) -> list[Feat]:
    """Everything attempted, of one player or of everybody, the latest beginnings first."""
    return [Feat(*row) for row in connection.execute(_FEATS, {"player": player})]


class Feats(Records):
    """The results of everybody. Disk troubles lose none while the program runs."""

    def __init__(self, database: Database) -> None:
        self.path = database.path
        self.database = database
        self._late: list[Entry] = []

    def best(self, player: str, game: str, feat: str, but_for: str = "") -> int | None:
        """The most points a player ever had in this, one match left out; None: never finished."""
        found: int | None = self.database.read(
            lambda connection: connection.execute(
                """SELECT max(points) FROM feats
                WHERE game = ? AND feat = ? AND player = ? AND match <> ?""",
                (game, feat, player, but_for),
            ).fetchone()
        )[0]
        return found

    def first(self, player: str, game: str, feat: str) -> Entry | None:
        """A player's first attempt at this, finished or not."""
        return next((entry for entry in self.firsts(game, feat) if entry.player == player), None)

    def firsts(self, game: str, feat: str) -> list[Entry]:
        """Everybody's first attempt at this, in the order in which they were begun."""
        rows = self.database.read(
            lambda connection: connection.execute(
                """SELECT player, name, game, feat, match, begun, points FROM feats
                WHERE game = ? AND feat = ? ORDER BY at, number""",
                (game, feat),
            ).fetchall()
        )
        found: dict[str, Entry] = {}
        for row in rows:
            found.setdefault(row[0], Entry(*row))
        return list(found.values())

    def note(self, entries: Iterable[Entry]) -> None:
        """Keep results; what is known of the same match is completed, never doubled."""
        self._late += entries
        if not self._late:
            return
        try:
            self.database.write(self._note_late)
        except sqlite3.Error as error:
            self.problem = OSError(str(error))
        else:
            self._late.clear()
            self.problem = None

    def _note_late(self, connection: sqlite3.Connection) -> None:
        for entry in self._late:
            note_feat(connection, entry.player, entry.name, entry.game, entry.feat, entry.match,
                      entry.begun, entry.points)  # fmt: skip

    def take_over(self, old: Path) -> None:
        """Enter what a file of records holds, and put that away as soon as it is safely here."""
        entries = old_records.read(old)
        if entries is None:
            return
        self.note(entries)
        if self.problem is None and not self.database.in_memory:
            self.database.rest()
            old_records.put_away(old, "taken over")


@cache
def records_in(folder: Path) -> Feats:
    """The records of a data folder: the same object for everybody in this program."""
    records = Feats(database_in(folder))
    records.take_over(folder / old_records.FILE_NAME)
    return records
