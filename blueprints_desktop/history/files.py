"""The database as a file: what it is, what lies beside it, and where it goes when it is set aside."""

import sqlite3
from datetime import date
from pathlib import Path

MAGIC = b"SQLite format 3\0"


def beside(path: Path, suffix: str) -> Path:
    """The files that SQLite keeps with a database: ``-wal`` and ``-shm``."""
    return path.with_name(path.name + suffix)


def is_something_else(path: Path) -> bool:
    """The file holds something, but no database."""
    try:
        with path.open("rb") as file:
            head = file.read(len(MAGIC))
    except FileNotFoundError:
        return False
    return bool(head) and head != MAGIC


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def copy_of(path: Path, memory: sqlite3.Connection) -> None:
    """Read a database that lies where nothing can be written, not even a lock."""
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
    while target.exists():
        target = path.with_name(f"{stem} ({number}){path.suffix}")
        number += 1
    return target
