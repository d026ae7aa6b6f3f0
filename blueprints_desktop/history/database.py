"""The file of the history: shared by threads and programs, and replaced when it is damaged.

Readers see what was last written without ever waiting (SQLite's write-ahead log); a writer waits
for another. A power cut may lose the last matches, but never half of one: their files are still
there to be entered again. A file that is no history, or a newer one, is given another name and
never deleted. Where nothing can be written the history goes on in memory. What a person should be
told stands in ``notices``.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import RLock
from time import monotonic, sleep
from typing import NamedTuple, TypeVar

from blueprints_desktop.history.files import beside, copy_of, free_name, identity, is_something_else
from blueprints_desktop.history.schema import (
    APPLICATION_ID,
    TABLES,
    VERSION,
    migrate,
    version_of,
)

T = TypeVar("T")

FILE_NAME = "history.db"

BUSY_SECONDS = 5.0
"""How long one program waits for another to finish writing."""

_CACHE = "PRAGMA cache_size = -16000"
"""Kilobytes: the index that one question goes through stays in memory for the next one."""

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
_CLOSED_DISK = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_AUTH,
}


class Notice(NamedTuple):
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
        self.notices: list[Notice] = []
        self._opening = RLock()
        self._reading, self._writing = RLock(), RLock()
        self._reader: sqlite3.Connection | None = None
        self._writer: sqlite3.Connection | None = None
        self._openings = 0
        self._file: tuple[int, int] | None = None
        """Which file is open, so that only that one is ever set aside."""

    @property
    def in_memory(self) -> bool:
        return self._writer is not None and self._writer is self._reader

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
        except (sqlite3.Error, _Unfit) as error:
            if isinstance(error, sqlite3.Error) and not _is_damage(error):
                raise
        self._begin_anew(seen)
        return self._carry_out(work, writes)

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
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self._open_file()
            except OSError:
                self._open_memory()
            except sqlite3.Error as error:
                if not _disk_is_closed(error):
                    raise
                self._open_memory()
            return self._openings

    def _open_file(self) -> None:
        try:
            self._connect()
        except _Unfit as unfit:
            self._set_aside(unfit.code)
            self._connect()

    def _connect(self) -> None:
        """Both connections to the file; _Unfit says why it cannot be used."""
        if is_something_else(self.path):
            raise _Unfit("damaged")  # SQLite would delete the log beside it
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
        except sqlite3.Error as error:
            writer.close()
            if _is_damage(error):
                raise _Unfit("damaged") from error
            raise
        except BaseException:
            writer.close()
            raise
        self._writer, self._reader = writer, reader

    def _open_memory(self) -> None:
        """Go on without a file, with what can still be read of it."""
        memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        with suppress(sqlite3.Error):
            copy_of(self.path, memory)
        try:
            _make_ready(memory)
        except (sqlite3.Error, _Unfit):
            memory.close()
            memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            _make_ready(memory)
        self._reader = self._writer = memory
        self._reading = self._writing  # a single connection, so a single lock
        self.notices.append(Notice("in-memory", self.path))

    # --- damage ---------------------------------------------------------------------

    def _begin_anew(self, seen: int) -> None:
        """Damage was found in use, unless another thread or program has seen to it by now."""
        with self._writing, self._reading, self._opening:
            if self._openings == seen:
                self.close()
                if identity(self.path) == self._file:
                    with suppress(OSError):  # in use elsewhere: then it cannot be opened either
                        self._set_aside("damaged")
            self._open()

    def _set_aside(self, code: str) -> None:
        """Give the file a dated name, the log before the file: alone it would spoil the next one."""
        target = free_name(self.path, code)
        for suffix in ("-wal", "-shm", ""):
            with suppress(FileNotFoundError):
                beside(self.path, suffix).rename(beside(target, suffix))
        self.notices.append(Notice(code, target))


@cache
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
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    if not set(TABLES) <= {name for (name,) in found}:
        raise _Unfit("damaged")
    for table in TABLES:
        connection.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()


def _use_log(connection: sqlite3.Connection) -> None:
    """Turn the write-ahead log on; SQLite itself does not wait here for another program."""
    give_up = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or monotonic() > give_up:
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


def _code(error: sqlite3.Error) -> int:
    """The primary code; errors of the Python module itself have none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _is_damage(error: sqlite3.Error) -> bool:
    """The file is not what we wrote."""
    return _code(error) in _DAMAGE


def _disk_is_closed(error: sqlite3.Error) -> bool:
    return _code(error) in _CLOSED_DISK
