"""Entering matches as they end, without the window waiting for a disk or another program.

Everything that takes time, loading the history included, happens in a thread that lives for just
that long. A program that quits waits for it with a limit: a disk or a lock that never comes free must
not keep it from quitting. What cannot be written is kept and tried again with the next match; after
that the match file is still there to be entered.
"""

import logging
from collections import deque
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Lock, Thread
from time import monotonic
from typing import TYPE_CHECKING

from attrs import frozen

from blueprints_desktop.engine.error_text import error_text
from blueprints_desktop.history.per_folder import one_per_folder

if TYPE_CHECKING:
    from blueprints_desktop.engine.match import Match
    from blueprints_desktop.history.database import Database
    from blueprints_desktop.store.header import Header
    from blueprints_desktop.store.saved_match import SavedMatch

_log = logging.getLogger(__name__)


@frozen
class _Ended:
    """A match that is over, out of reach of whatever is still done with it."""

    header: "Header"
    match: "Match"
    finished: datetime
    seconds: int | None


class Recorder:
    """Tell it when matches begin and end; any thread may, and none has to wait."""

    def __init__(self, database: "Callable[[], Database]") -> None:
        """``database`` is called when there is something to write, in the recorder's thread."""
        self._database = database
        self.problem: Exception | None = None
        """Why matches are waiting; the next one tries again."""
        self.on_failure: Callable[[str], None] | None = None
        """Told, in the recorder's thread, why a match could not be entered; without secrets."""
        self._lock = Lock()
        self._waiting: deque[_Ended] = deque()
        self._thread: Thread | None = None
        self._begun: dict[str, float] = {}
        self.on_entered: Callable[[], None] = lambda: None
        """Called in the recorder's thread when a match was entered."""

    def note_beginning(self, saved: "SavedMatch") -> None:
        """A new match begins: how long it takes is known if it ends before the program does."""
        self._begun[saved.header.match_id] = monotonic()

    def record(self, saved: "SavedMatch") -> bool:
        """Enter a match; False: it is not over. It is written when ``wait`` comes back."""
        match = saved.match
        if match.outcome is None:
            return False
        begun = self._begun.get(saved.header.match_id)
        seconds = None if begun is None else round(monotonic() - begun)
        ended = _Ended(saved.header, match.snapshot(), datetime.now().astimezone(), seconds)
        with self._lock:
            self._waiting.append(ended)
            if self._thread is None:
                self._thread = Thread(target=self._work, name="history", daemon=True)
                self._thread.start()
        return True

    def wait(self, seconds: float | None = None) -> bool:
        """Until everything is written, or has turned out not to be possible, but no longer than so
        many seconds; return whether that is so."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join(seconds)
        return thread is None or not thread.is_alive()

    @property
    def waiting(self) -> int:
        """How many matches are not in the history yet."""
        return len(self._waiting)

    # --- in the thread --------------------------------------------------------------

    def _work(self) -> None:
        import sqlite3

        while (ended := self._next()) is not None:
            try:
                self._enter(ended)
            except sqlite3.Error as error:
                _log.warning("A match waits to be entered: %s", type(error).__name__)
                with self._lock:
                    self.problem = error
                    self._thread = None
                return
            except Exception as error:
                _log.exception(
                    "A match could not be entered"
                )  # it would fail again: go on without it
                if self.on_failure is not None:
                    self.on_failure(error_text(error))
            with self._lock:
                self._waiting.popleft()
                self.problem = None

    def _next(self) -> _Ended | None:
        """What is to be entered now; None: nothing, and the thread ends."""
        with self._lock:
            if self._waiting:
                return self._waiting[0]
            self._thread = None
            return None

    def _enter(self, ended: _Ended) -> None:
        from blueprints_desktop.history.facts import facts_of
        from blueprints_desktop.history.writing import put

        facts = facts_of(ended.header, ended.match, ended.finished, ended.seconds)
        if facts is not None:
            database = self._database()
            database.write(lambda connection: put(connection, facts))
            database.rest()
            self.on_entered()


@one_per_folder
def recorder_in(folder: Path) -> Recorder:
    """The recorder for the history of a data folder, which need not be loaded for it."""

    def database() -> "Database":
        from blueprints_desktop.history.database import database_in

        return database_in(folder)

    return Recorder(database)
