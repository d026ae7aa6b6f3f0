"""Files that cannot be a history, or no longer: set aside, and a new one begun."""

import os
import sqlite3
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from blueprints_desktop.history import schema
from blueprints_desktop.history.database import Database, HistoryNotice
from blueprints_desktop.history.files import beside
from blueprints_desktop.history.history import History
from tests.history.making import enter, facts, filled, rows


def not_a_database(_content: bytes) -> bytes:
    return b"This is a letter to my aunt. " * 400


def torn(content: bytes) -> bytes:
    return content[: len(content) // 2]


def wrong_pages(content: bytes) -> bytes:
    """All but the first page overwritten."""
    return content[:4096] + bytes(reversed(content[4096:]))


def wrong_header(content: bytes) -> bytes:
    return b"SQLite format 3\0" + b"\xff" * 84 + content[100:]


@pytest.mark.parametrize("damage", [not_a_database, torn, wrong_pages, wrong_header])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(
    path: Path, damage: Callable[[bytes], bytes]
) -> None:
    filled(path)
    spoilt = damage(path.read_bytes())
    path.write_bytes(spoilt)
    history = History(path)
    assert history.overview().total == 0
    aside = path.with_name(f"history damaged {date.today()}.db")
    assert history.notices == [HistoryNotice("damaged", aside)]
    assert aside.read_bytes()[4096:] == spoilt[4096:]
    assert enter(history.database, facts(1, {"Ada": 1, "Zoé": 2})) == [True]
    history.close()
    assert History(path).overview().total == 1


def test_damage_found_while_writing_loses_not_what_is_written(path: Path) -> None:
    filled(path, 200)
    content = bytearray(path.read_bytes())
    database = Database(path)
    database.read(lambda connection: connection.execute("SELECT 1").fetchone())
    content[4096 * 4 :] = os.urandom(len(content) - 4096 * 4)
    path.write_bytes(content)
    database.close()
    again = Database(path)
    assert enter(again, facts(999, {"Ada": 1, "Zoé": 2})) == [True]
    assert rows(again, "SELECT id FROM matches") == [("match 999",)]
    assert [notice.code for notice in again.notices] == ["damaged"]


def test_a_look_through_finds_what_no_question_has_touched(path: Path) -> None:
    filled(path, 200)
    content = bytearray(path.read_bytes())
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    page = connection.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'seats_by_points'"
    ).fetchone()[0]
    connection.close()
    content[4096 * (page - 1) : 4096 * page] = b"\x55" * 4096
    path.write_bytes(content)
    history = History(path)
    assert history.overview().total == 200
    assert not history.check()
    assert [notice.code for notice in history.notices] == ["damaged"]
    assert history.overview().total == 0
    assert history.check()


def test_a_history_that_lacks_a_table_is_set_aside(path: Path) -> None:
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE meetings")
    connection.close()
    history = History(path)
    assert history.overview().total == 0
    assert [notice.code for notice in history.notices] == ["damaged"]


def test_the_tables_are_those_that_the_migrations_make() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(connection)
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    assert {name for (name,) in found} == set(schema.TABLES)
    connection.close()


def test_the_log_of_a_damaged_file_goes_with_it(path: Path) -> None:
    path.write_bytes(not_a_database(b""))
    beside(path, "-wal").write_bytes(b"log")
    History(path).overview()
    aside = path.with_name(f"history damaged {date.today()}.db")
    assert beside(aside, "-wal").read_bytes() == b"log"


def test_two_damaged_files_of_a_day_are_both_kept(path: Path) -> None:
    for text in ("one", "two"):
        path.write_text(text * 4096)
        history = History(path)
        history.overview()
        history.close()
    kept = sorted(each.name for each in path.parent.glob("*damaged*"))
    assert kept == [f"history damaged {date.today()} (2).db", f"history damaged {date.today()}.db"]


def test_a_newer_file_is_set_aside(path: Path) -> None:
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    history = History(path)
    assert history.overview().total == 0
    aside = path.with_name(f"history newer {date.today()}.db")
    assert history.notices == [HistoryNotice("newer", aside)]
    assert aside.read_bytes() == before


def test_another_program_s_database_is_set_aside(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert History(path).overview().total == 0
    aside = path.with_name(f"history foreign {date.today()}.db")
    connection = sqlite3.connect(aside)
    assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
    connection.close()


def test_only_the_file_that_was_opened_is_set_aside(path: Path) -> None:
    """Another program found the damage first, and has begun a new file already."""
    filled(path, 200)
    database = Database(path)
    rows(database, "SELECT 1")
    path.rename(path.with_name("history damaged before.db"))
    filled(path, 7)
    database.replace_damaged(1)
    assert rows(database, "SELECT count(*) FROM matches") == [(7,)]
    assert database.notices == []
