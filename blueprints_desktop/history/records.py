"""Bests, and the first attempts at what is the same for everybody, kept in the history.

An older version of the program kept them in a file; what is in it is taken over.
"""

import logging
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from threading import RLock
from typing import Any

from attrs import field, frozen

from blueprints_desktop.history import old_records
from blueprints_desktop.history.database import Database, database_in
from blueprints_desktop.history.per_folder import one_per_folder
from blueprints_desktop.history.soundness import Spoiled, whole, whole_or_none, words
from blueprints_desktop.history.writing import note_feat
from blueprints_desktop.store.records import RecordEntry, Records

_log = logging.getLogger(__name__)


@frozen
class Feat:
    """What one player came to in something that is the same for everybody."""

    game: str = field(validator=words)
    feat: str = field(validator=words)
    """By a name of the game's own."""
    player: str = field(validator=words)
    name: str = field(validator=words)
    attempts: int = field(validator=whole)
    first: int | None = field(validator=whole_or_none)
    """Points of the first attempt; None: it was never finished."""
    first_match: str = field(validator=words)
    best: int | None = field(validator=whole_or_none)
    best_match: str = field(validator=words)


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


_OUTLINE = """
SELECT player, name, game, feat, match, begun, points FROM (
    SELECT *, row_number() OVER (PARTITION BY game, feat, player ORDER BY at, number) AS turn,
           row_number() OVER (PARTITION BY game, feat, player ORDER BY points DESC) AS rank
    FROM feats)
WHERE turn = 1 OR rank <= 2 ORDER BY at, number
"""


def _entries(rows: Iterable[Any]) -> list[RecordEntry]:
    try:
        return [RecordEntry(*row) for row in rows]
    except (TypeError, ValueError) as error:
        raise Spoiled("a record has a value of another kind") from error


def feats(connection: sqlite3.Connection, player: str | None = None) -> list[Feat]:
    """Everything attempted, of one player or of everybody, the latest beginnings first."""
    return [Feat(*row) for row in connection.execute(_FEATS, {"player": player})]


class Feats(Records):
    """The results of everybody. Disk troubles lose none while the program runs.

    Any thread but a window's may use them: a question may take seconds (see ``known_records``).
    """

    def __init__(self, database: Database, old: Path | None = None) -> None:
        """``old`` is the file of records from before there was a history."""
        self.path = database.path
        self.database = database
        self._old = old
        self._late: list[RecordEntry] = []
        self._lock = RLock()

    def best(self, player: str, game: str, feat: str, but_for: str = "") -> int | None:
        """The most points a player ever had in this, one match left out; None: never finished."""
        self.take_over_old()
        found: int | None = self.database.read(
            lambda connection: connection.execute(
                """SELECT max(points) FROM feats
                WHERE game = ? AND feat = ? AND player = ? AND match <> ?""",
                (game, feat, player, but_for),
            ).fetchone()
        )[0]
        return found

    def first(self, player: str, game: str, feat: str) -> RecordEntry | None:
        """A player's first attempt at this, finished or not."""
        return next((entry for entry in self.firsts(game, feat) if entry.player == player), None)

    def firsts(self, game: str, feat: str) -> list[RecordEntry]:
        """Everybody's first attempt at this, in the order in which they were begun."""
        self.take_over_old()
        rows = self.database.read(
            lambda connection: _entries(
                connection.execute(
                    """SELECT player, name, game, feat, match, begun, points FROM feats
                    WHERE game = ? AND feat = ? ORDER BY at, number""",
                    (game, feat),
                )
            )
        )
        found: dict[str, RecordEntry] = {}
        for entry in rows:
            found.setdefault(entry.player, entry)
        return list(found.values())

    def outline(self) -> list[RecordEntry]:
        """Everybody's first attempt and two best results in everything, the earliest first.

        From these every question is answered: the two best, since one match may be left out.
        """
        self.take_over_old()
        if self.database.is_new:
            return []
        return self.database.read(lambda connection: _entries(connection.execute(_OUTLINE)))

    def note(self, entries: Iterable[RecordEntry]) -> None:
        """Keep results; what is known of the same match is completed, never doubled."""
        self.take_over_old()
        with self._lock:
            self._late += entries
            if not self._late:
                return
            try:
                self.database.write(self._note_late)
            except sqlite3.Error as error:
                _log.warning("records are not written yet: %s", type(error).__name__)
                self.problem = OSError(str(error))
            else:
                self._late.clear()
                self.problem = None

    def _note_late(self, connection: sqlite3.Connection) -> None:
        for entry in self._late:
            note_feat(connection, entry.player, entry.name, entry.game, entry.feat, entry.match,
                      entry.begun, entry.points)  # fmt: skip

    def take_over_old(self) -> None:
        """Enter what the old file of records holds, the first time that anything is asked."""
        with self._lock:
            old, self._old = self._old, None
            if old is not None:
                self.take_over(old)

    def take_over(self, old: Path) -> None:
        """Enter what a file of records holds, and put that away as soon as it is safely here."""
        entries = old_records.read(old)
        if entries is None:
            return
        self.note(entries)
        if self.problem is None and not self.database.in_memory:
            self.database.rest()
            old_records.put_away(old, "taken over")


@one_per_folder
def records_in(folder: Path) -> Feats:
    """The records of a data folder: the same object for everybody in this program."""
    return Feats(database_in(folder), folder / old_records.FILE_NAME)
