"""Tells a history that this program wrote from one that was spoiled.

SQLite notices damage to its own structures. It does not notice other values in a row: a column takes
values of every type, and a flipped bit changes a number, a text or the name of a column. So whatever
is read is checked where it becomes an object (``whole``, ``real``, ``words`` are attrs validators), and
a file in which something else went wrong is examined from end to end (``fault_in``).
"""

import sqlite3
from typing import Any

from attrs import Attribute

from blueprints_desktop.store.header import COLOURS

LARGEST = 2**53
"""No count, number of points or row number is larger."""
FIRST_MOMENT, LAST_MOMENT = -62_100_000_000, 253_402_000_000
"""From the year 2 to the last days of 9999, in seconds since 1970: no calendar goes further."""


CLOSED_DISK = {
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_AUTH,
}
"""Errors that say that nothing can be written there."""
NOT_THE_FILE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_NOMEM,
    *CLOSED_DISK,
}
"""Errors that say nothing about what the file holds."""


def code_of(error: sqlite3.Error) -> int:
    """The primary code; errors of the Python module itself have none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


class Spoiled(Exception):
    """The history holds something that this program never writes."""


def whole(_owner: object, attribute: "Attribute[Any]", value: object) -> None:
    """An integer of usual size."""
    if type(value) is not int or not -LARGEST <= value <= LARGEST:
        raise Spoiled(f"{attribute.name} is no whole number")


def whole_or_none(owner: object, attribute: "Attribute[Any]", value: object) -> None:
    if value is not None:
        whole(owner, attribute, value)


def when(_owner: object, attribute: "Attribute[Any]", value: object) -> None:
    """A moment that a calendar can show, in seconds since 1970."""
    if type(value) not in (int, float) or not FIRST_MOMENT <= value <= LAST_MOMENT:  # type: ignore[operator]
        raise Spoiled(f"{attribute.name} is no moment")


def words(_owner: object, attribute: "Attribute[Any]", value: object) -> None:
    if type(value) is not str:
        raise Spoiled(f"{attribute.name} is no text")


def seat_colour(_owner: object, attribute: "Attribute[Any]", value: object) -> None:
    """One of those that seats have."""
    if type(value) is not int or value not in range(COLOURS):
        raise Spoiled(f"{attribute.name} is no colour")


def month(_owner: object, attribute: "Attribute[Any]", value: object) -> None:
    """Readable as year and month: 202611."""
    if type(value) is not int or not 1 <= value % 100 <= 12 or not 1 <= value // 100 <= 9999:
        raise Spoiled(f"{attribute.name} is no month")


def year(_owner: object, attribute: "Attribute[Any]", value: object) -> None:
    if type(value) is not int or not 1 <= value <= 9999:
        raise Spoiled(f"{attribute.name} is no year")


def fault_in(connection: sqlite3.Connection) -> str:
    """What is wrong with a database, found by reading all of it; empty: nothing."""
    try:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            return "its structure is damaged"
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            return "a row refers to one that is missing"
        return _fault_in_columns(connection)
    except (sqlite3.Error, UnicodeDecodeError, IndexError, TypeError) as error:
        if isinstance(error, sqlite3.Error) and code_of(error) in NOT_THE_FILE:
            raise
        return f"it cannot be read ({type(error).__name__})"


_FITTING = {
    "INTEGER": f"typeof({{0}}) = 'integer' AND {{0}} BETWEEN -{LARGEST} AND {LARGEST}",
    "REAL": f"typeof({{0}}) = 'real' AND {{0}} BETWEEN {FIRST_MOMENT} AND {LAST_MOMENT}",
    "TEXT": "typeof({0}) = 'text'",
    "BLOB": "typeof({0}) = 'blob'",
}


def _fault_in_columns(connection: sqlite3.Connection) -> str:
    """A value of another type than its column has, or one that no calendar has, or bad UTF-8."""
    for (table,) in connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall():
        columns = connection.execute(
            'SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,)
        ).fetchall()
        for name, kind, not_null, key in columns:
            fits = _FITTING[kind].format(f'"{name}"')
            if not (not_null or key):
                fits = f'"{name}" IS NULL OR {fits}'
            wrong = connection.execute(f'SELECT 1 FROM "{table}" WHERE NOT ({fits}) LIMIT 1')
            if wrong.fetchone() is not None:
                return f"{table}.{name} has a value of another kind"
            if kind == "TEXT":
                for _ in connection.execute(f'SELECT "{name}" FROM "{table}"'):
                    pass  # bad UTF-8 raises sqlite3.OperationalError
    return ""
