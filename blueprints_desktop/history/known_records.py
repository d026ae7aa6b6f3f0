"""The records as they are known in memory: a window asks them without waiting for any file.

They are read in a thread, and read again whenever matches were entered. Until they have been read the
first time, ``known`` is False and nothing should be said about earlier results. What is noted counts
at once and is written in the thread, in order.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Lock

from attrs import evolve

from blueprints_desktop.history.per_folder import one_per_folder
from blueprints_desktop.history.recorder import Recorder, recorder_in
from blueprints_desktop.history.records import Feats, records_in
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.records import RecordEntry, Records

PATIENCE = 0.1
"""Seconds for which a window waits for the records to be read; an ordinary file is read by then."""

_log = logging.getLogger(__name__)


class KnownRecords(Records):
    """What the history last said, and what was noted since."""

    def __init__(self, stored: Feats, recorder: Recorder) -> None:
        self.path = stored.path
        self.writer = BackgroundWriter("records")
        self.on_changed: Callable[[], None] = lambda: None
        """Called in the thread that read the records."""
        self._stored = stored
        self._lock = Lock()
        """Held only while the fields below are read or changed."""
        self._read: list[RecordEntry] | None = None
        self._unwritten: list[RecordEntry] = []
        self._by_feat: dict[tuple[str, str], list[RecordEntry]] = {}
        """All of these by game and feat."""
        recorder.on_entered = self.read

    @property
    def known(self) -> bool:
        return self._read is not None

    # --- asking -----------------------------------------------------------------------

    def best(self, player: str, game: str, feat: str, but_for: str = "") -> int | None:
        """The most points a player ever had in this, one match left out; None: never finished."""
        return max(
            (
                entry.points
                for entry in self._about(game, feat)
                if entry.player == player and entry.match != but_for and entry.points is not None
            ),
            default=None,
        )

    def first(self, player: str, game: str, feat: str) -> RecordEntry | None:
        """A player's first attempt at this, finished or not."""
        return next((entry for entry in self._about(game, feat) if entry.player == player), None)

    def firsts(self, game: str, feat: str) -> list[RecordEntry]:
        """Everybody's first attempt at this, in the order in which they were begun."""
        found: dict[str, RecordEntry] = {}
        for entry in self._about(game, feat):
            found.setdefault(entry.player, entry)
        return list(found.values())

    def _about(self, game: str, feat: str) -> list[RecordEntry]:
        return self._by_feat.get((game, feat), [])

    # --- noting -----------------------------------------------------------------------

    def note(self, entries: Iterable[RecordEntry]) -> None:
        """Keep results; what is known of the same match is completed, never doubled."""
        noted = list(entries)
        if not noted:
            return
        with self._lock:
            self._unwritten += noted
            self._sort()
        self.writer.submit(self._write)

    def want(self) -> None:
        """Have the records read if nobody has yet, and wait a moment for that."""
        if not self.known:
            self.writer.submit(self.read, PATIENCE)

    # --- in a thread ------------------------------------------------------------------

    def _write(self) -> None:
        with self._lock:
            noted = list(self._unwritten)
        if noted:
            self._stored.note(noted)
            self.problem = self._stored.problem
            if self.problem is None:
                with self._lock:
                    del self._unwritten[: len(noted)]
                    self._read = _merged(self._read, noted) if self._read is not None else None
                    self._sort()
        self.read()

    def read(self) -> None:
        """Ask the history; where it cannot be asked, what is known stays. Never call this in a
        window's thread."""
        try:
            found = self._stored.outline()
        except sqlite3.Error as error:
            _log.warning("the records cannot be read: %s", type(error).__name__)
            return
        self._stored.database.rest()
        with self._lock:
            self._read = found
            self._sort()
        self.on_changed()

    def _sort(self) -> None:
        """Make a new dictionary, since a window may be reading the one before."""
        by_feat: dict[tuple[str, str], list[RecordEntry]] = {}
        for entry in _merged(self._read or [], self._unwritten):
            by_feat.setdefault((entry.game, entry.feat), []).append(entry)
        self._by_feat = by_feat


def _merged(entries: list[RecordEntry], noted: list[RecordEntry]) -> list[RecordEntry]:
    """Entries with those that were noted later."""
    found = {(entry.game, entry.feat, entry.player, entry.match): entry for entry in entries}
    for entry in noted:
        key = entry.game, entry.feat, entry.player, entry.match
        if key not in found:
            found[key] = entry
        elif entry.points is not None:
            found[key] = evolve(found[key], points=entry.points)
    return list(found.values())


@one_per_folder
def known_records_in(folder: Path) -> KnownRecords:
    """The records of a data folder as its window knows them."""
    return KnownRecords(records_in(folder), recorder_in(folder))
