"""Bests, and the first attempts at what is the same for everybody, kept in the history.

They stand in for the file of records: whoever asks does not know which of the two answers.
"""

import sqlite3
from collections.abc import Iterable

from blueprints_desktop.history.database import Database
from blueprints_desktop.history.writing import note_feat
from blueprints_desktop.store.records import Entry, Records


class Feats(Records):
    """The results of everybody. Disk troubles lose none while the program runs."""

    def __init__(self, database: Database) -> None:
        super().__init__(database.path)
        self._database = database
        self._late: list[Entry] = []

    def best(self, player: str, game: str, feat: str, but_for: str = "") -> int | None:
        """The most points a player ever had in this, one match left out; None: never finished."""
        found: int | None = self._database.read(
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
        rows = self._database.read(
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
            self._database.write(self._note_late)
        except sqlite3.Error as error:
            self.problem = OSError(str(error))
        else:
            self._late.clear()
            self.problem = None

    def _note_late(self, connection: sqlite3.Connection) -> None:
        for entry in self._late:
            note_feat(connection, entry.player, entry.name, entry.game, entry.feat, entry.match,
                      entry.begun, entry.points)  # fmt: skip
