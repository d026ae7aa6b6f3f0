"""The file of the history: shared by threads and programs, and replaced when it is damaged.

Readers see what was last written without ever waiting (SQLite's write-ahead log); a writer waits
for another. A power cut may lose the last matches, but never half of one: their files are still
there to be entered again. A file that is no history, or a newer one, is given another name and
never deleted. Where nothing can be written the history goes on in memory. What a person should be
told stands in ``notices``.

Opening the file and every question may take seconds, while another program holds its lock: no window
may do that in its own thread.

Damage shows itself in many ways. What SQLite calls damage, bytes that are no text, and values that
this program never writes (``soundness``) set the file aside at once. After any other error that a
file could have caused, the file is examined first: an error of the program is no reason to lose it.
"""

import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import RLock
from time import monotonic, sleep
from typing import NamedTuple, TypeVar

from blueprints_desktop.engine.input_files import NotRegularFile
from blueprints_desktop.history.counting import counts_all, recount
from blueprints_desktop.history.files import (
    BESIDE,
    beside,
    check_regular_files,
    copy_of,
    free_name,
    identity,
    is_something_else,
)
from blueprints_desktop.history.per_folder import one_per_folder
from blueprints_desktop.history.schema import (
    APPLICATION_ID,
    VERSION,
    has_all_columns,
    migrate,
    version_of,
)
from blueprints_desktop.history.soundness import (
    CLOSED_DISK,
    NOT_THE_FILE,
    Spoiled,
    code_of,
    fault_in,
)

T = TypeVar("T")

_log = logging.getLogger(__name__)

FILE_NAME = "history.db"

BUSY_SECONDS = 5.0
"""How long one program waits for another to finish writing."""

_CACHE = "PRAGMA cache_size = -16000"
"""Kilobytes: the index that one question goes through stays in memory for the next one."""

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


class HistoryNotice(NamedTuple):
    """Something that a person should be told about the history."""

    code: str
    """``damaged``, ``newer``, ``foreign`` (set aside), or ``in-memory`` (nothing can be written)."""
    path: Path
    """Where what there was lies now."""


class _Unfit(Exception):
    """The file cannot be gone on with; ``code`` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Database:
    """The history's file, opened when it is first needed. Any thread may use it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices: list[HistoryNotice] = []
        self._opening = RLock()
        self._reading, self._writing = RLock(), RLock()
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None
        self._openings = 0
        self._file: tuple[int, int] | None = None
        """Which file is open, so that only that one is ever set aside."""
        self._left_alone = False
        """The file is damaged and cannot be renamed: nothing more is read from it."""

    @property
    def in_memory(self) -> bool:
        return self._writer is not None and self._writer is self._reader

    @property
    def is_new(self) -> bool:
        """There is no file yet, and asking would make one."""
        return self._writer is None and not os.path.lexists(self.path)

    # --- using it -------------------------------------------------------------------

    def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` finds, all of it as it was at one moment."""
        return self._do(work, writes=False)

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do all of ``work`` or nothing; sqlite3.Error says why it could not be done."""
        return self._do(work, writes=True)

    def check(self) -> bool:
        """Look through the whole file; a damaged one is set aside, and False given back."""
        before = len(self.notices)
        self.read(_look_through)
        return len(self.notices) == before

    def rest(self) -> None:
        """Close the file until it is needed again; what is only in memory stays there."""
        if not self.in_memory:
            self.close()

    def close(self) -> None:
        with self._writing, self._reading, self._opening:
            for connection in (self._reader, self._writer):
                if connection is not None:
                    with suppress(sqlite3.Error):
                        connection.close()
            self._reader = self._writer = None

    def _do(self, work: Callable[[sqlite3.Connection], T], writes: bool) -> T:
        """Carry it out; where that shows damage, begin anew and try once more."""
        seen = self._open()
        try:
            return self._carry_out(work, writes)
        except OSError:
            raise  # of a file that the work itself writes
        except Exception as error:
            fault = _fault_shown_by(error)
            if fault is None:
                fault = self._carry_out(fault_in, writes=False)
            if not fault:
                raise
            _log.warning("the history is damaged: %s", fault)
        self.replace_damaged(seen)
        try:
            return self._carry_out(work, writes)
        except (_Unfit, Spoiled) as error:
            raise sqlite3.DatabaseError("the history is damaged") from error

    def _carry_out(self, work: Callable[[sqlite3.Connection], T], writes: bool) -> T:
        while True:
            lock = self._writing if writes else self._reading
            with lock:
                self._open()  # another thread may have let it rest
                if lock is not (self._writing if writes else self._reading):
                    continue  # it opened in memory, where all share one lock
                connection = self._writer if writes else self._reader
                assert connection is not None, "the database is open"
                return _in_transaction(connection, "BEGIN IMMEDIATE" if writes else "BEGIN", work)

    # --- opening --------------------------------------------------------------------

    def _open(self) -> int:
        """See that it is open; given back is the how-manieth opening this is."""
        with self._opening:
            if self._writer is not None:
                return self._openings
            self._openings += 1
            try:
                if self._left_alone:
                    raise OSError("the file is damaged and cannot be renamed")
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._open_file()
            except OSError as error:
                self._open_memory(error)
            except _Unfit as unfit:  # the new file is no better
                self._open_memory(unfit)
            except sqlite3.Error as error:
                if code_of(error) not in CLOSED_DISK:
                    raise
                self._open_memory(error)
            return self._openings

    def _open_file(self) -> None:
        try:
            self._connect()
        except _Unfit as unfit:
            self._set_aside(unfit.code)
            self._connect()

    def _connect(self) -> None:
        """Both connections to the file; _Unfit says why it cannot be used."""
        try:
            check_regular_files(self.path)  # a pipe would block SQLite for ever
            if is_something_else(self.path):
                raise _Unfit("damaged")  # SQLite would delete the log beside it
        except NotRegularFile as error:
            if self.path.is_dir():
                raise
            raise _Unfit("damaged") from error
        writer = sqlite3.connect(
            self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            self._file = identity(self.path)
            _make_ready(writer)
            reader = sqlite3.connect(
                self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
            )
            reader.execute(_CACHE)
        except (sqlite3.Error, UnicodeDecodeError, TypeError) as error:
            writer.close()
            if isinstance(error, sqlite3.Error) and code_of(error) in NOT_THE_FILE:
                raise
            raise _Unfit("damaged") from error
        except BaseException:
            writer.close()
            raise
        self._writer, self._reader = writer, reader

    def _open_memory(self, why: Exception) -> None:
        """Go on without a file, with what can still be read of it."""
        _log.warning("the history is kept in memory only: %s", type(why).__name__)
        memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        try:
            if not self._left_alone:
                with suppress(sqlite3.Error, OSError):
                    copy_of(self.path, memory)
            _make_ready(memory)
        except (sqlite3.Error, UnicodeDecodeError, TypeError, _Unfit):
            memory.close()
            memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            _make_ready(memory)
        self._reader = self._writer = memory
        self._reading = self._writing  # a single connection, so a single lock
        if not any(notice.code == "in-memory" for notice in self.notices):
            self.notices.append(HistoryNotice("in-memory", self.path))

    # --- damage ---------------------------------------------------------------------

    def replace_damaged(self, seen: int) -> None:
        """Damage was found in use, unless another thread or program has seen to it by now."""
        with self._writing, self._reading, self._opening:
            if self._openings == seen:
                from_copy = self.in_memory
                self.close()
                if from_copy:
                    self._left_alone = True
                elif identity(self.path) == self._file:
                    try:
                        self._set_aside("damaged")
                    except OSError:
                        self._left_alone = True
            self._open()

    def _set_aside(self, code: str) -> None:
        """Give the file a dated name, the log before the file: alone it would spoil the next one."""
        target = free_name(self.path, code)
        for suffix in (*BESIDE, ""):
            with suppress(FileNotFoundError):
                beside(self.path, suffix).rename(beside(target, suffix))
        _log.warning("the history was set aside (%s), a new one is begun", code)
        self.notices.append(HistoryNotice(code, target))


@one_per_folder
def database_in(folder: Path) -> Database:
    """The history's file in a data folder: the same object for everybody in this program."""
    return Database(folder / FILE_NAME)


def _make_ready(connection: sqlite3.Connection) -> None:
    """See that the database is ours and up to date, and set how it is used."""
    tables = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    if tables and mark != APPLICATION_ID:
        raise _Unfit("foreign")
    if version_of(connection) > VERSION:
        raise _Unfit("newer")
    _use_log(connection)
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(_CACHE)
    migrate(connection)
    if not has_all_columns(connection):
        raise _Unfit("damaged")
    if not counts_all(connection):
        _log.warning("the sums of the history are made again")
        _in_transaction(connection, "BEGIN IMMEDIATE", recount)


def _use_log(connection: sqlite3.Connection) -> None:
    """Turn the write-ahead log on; SQLite itself does not wait here for another program."""
    give_up = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if code_of(error) != sqlite3.SQLITE_BUSY or monotonic() > give_up:
                raise
            sleep(0.01)


def _in_transaction(
    connection: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], T]
) -> T:
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        raise
    return result


def _look_through(connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise _Unfit("damaged")


def _fault_shown_by(error: Exception) -> str | None:
    """What an error says about the file; None: it may have to do with it; empty: it has not."""
    if isinstance(error, (_Unfit, Spoiled, UnicodeDecodeError)):
        return f"{type(error).__name__}: {error}" if isinstance(error, Spoiled) else "damaged"
    if isinstance(error, sqlite3.Error):
        if code_of(error) in _DAMAGE:
            return "SQLite says so"
        return "" if code_of(error) in NOT_THE_FILE else None
    return None
