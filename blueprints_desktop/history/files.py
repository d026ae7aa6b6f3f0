"""The database as a file: what it is, what lies beside it, and where it goes when it is set aside."""

import os
import sqlite3
from contextlib import suppress
from datetime import date
from pathlib import Path

from blueprints_desktop.engine.input_files import check_regular_file

MAGIC = b"SQLite format 3\0"
HEADER = 100
"""Bytes at the beginning of a database file."""
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite calls the files that it keeps with a database."""


def beside(path: Path, suffix: str) -> Path:
    """One of the files that SQLite keeps with a database."""
    return path.with_name(path.name + suffix)


def check_regular_files(path: Path) -> None:
    """Raise NotRegularFile if the database, or one of the files beside it, is a pipe or the like."""
    for suffix in ("", *BESIDE):
        with suppress(FileNotFoundError):
            check_regular_file(beside(path, suffix))


def is_something_else(path: Path) -> bool:
    """The file holds something, but no database that this program could have written."""
    try:
        with path.open("rb") as file:
            head = file.read(HEADER)
    except FileNotFoundError:
        return False
    return bool(head) and not _is_usual(head)


def _is_usual(head: bytes) -> bool:
    """SQLite takes some other values in its header for a file that may only be read, or would read
    all texts in another encoding."""
    versions, fractions, encoding = head[18:20], head[21:24], head[56:60]
    return (
        len(head) == HEADER
        and head.startswith(MAGIC)
        and all(version in (1, 2) for version in versions)
        and fractions == bytes((64, 32, 32))
        and int.from_bytes(encoding, "big") in (0, 1)
    )


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def copy_of(path: Path, memory: sqlite3.Connection) -> None:
    """Read a database that lies where nothing can be written, not even a lock."""
    check_regular_file(path)
    source = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
    try:
        source.backup(memory)
    finally:
        source.close()


def free_name(path: Path, code: str) -> Path:
    """Such as ``history damaged 2026-11-16.db``."""
    stem = f"{path.stem} {code} {date.today().isoformat()}"
    target = path.with_name(stem + path.suffix)
    number = 2
    while os.path.lexists(target):
        target = path.with_name(f"{stem} ({number}){path.suffix}")
        number += 1
    return target
