"""Whatever is wrong with the file: nothing is raised, nothing hangs, and matches are counted again."""

import sqlite3
from pathlib import Path
from threading import Thread

import pytest

from blueprints_desktop.history import database
from blueprints_desktop.history.history import History
from blueprints_desktop.store.library import Library
from tests.history.making import saved
from tests.history.spoiling import Spoiled, some_of_all, sound_history, try_one, use

LIMIT = 300.0
"""Seconds after which something hangs."""


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Library]:
    """A sound history, and the files of two of its matches."""
    folder = tmp_path_factory.mktemp("matches")
    content = sound_history(folder)
    return content, Library(folder)


def within_limit(work: Thread) -> None:
    work.start()
    work.join(LIMIT)
    assert not work.is_alive(), "it hangs"


@pytest.mark.parametrize("spoiled", some_of_all(28, 200), ids=lambda spoiled: spoiled.name)
def test_a_spoiled_history(tmp_path: Path, sound: tuple[bytes, Library], spoiled: Spoiled) -> None:
    content, library = sound
    failures: list[Exception] = []

    def work() -> None:
        try:
            try_one(spoiled, content, tmp_path, library)
        except Exception as error:
            failures.append(error)

    within_limit(Thread(target=work, daemon=True))
    for failure in failures:
        raise failure


def test_a_sound_history_is_not_set_aside(tmp_path: Path, sound: tuple[bytes, Library]) -> None:
    content, library = sound
    path = tmp_path / "history.db"
    path.write_bytes(content)
    history = use(path, library)
    assert history.notices == []
    assert history.overview().total == 26
    history.close()


def test_an_error_of_the_program_is_no_reason_to_set_a_history_aside(
    tmp_path: Path, sound: tuple[bytes, Library]
) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(sound[0])
    history = History(path)

    def wrong(connection: sqlite3.Connection) -> None:
        connection.execute("SELECT no_such_column FROM matches")

    with pytest.raises(sqlite3.OperationalError):
        history.database.read(wrong)
    with pytest.raises(ZeroDivisionError):
        history.database.read(lambda _connection: 1 // 0)
    assert history.notices == []
    assert history.overview().total == 26
    history.close()


def test_sums_that_were_lost_are_made_again(tmp_path: Path, sound: tuple[bytes, Library]) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(sound[0])
    before = History(path)
    expected = before.overview()
    before.database.write(lambda connection: connection.execute("DELETE FROM tallies"))
    before.close()
    after = History(path)
    assert after.overview() == expected
    assert after.notices == []
    after.close()


def test_a_locked_history_is_not_taken_for_a_damaged_one(
    tmp_path: Path, sound: tuple[bytes, Library], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    path = tmp_path / "history.db"
    path.write_bytes(sound[0])
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN EXCLUSIVE")
    history = History(path)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        history.overview()
    match = saved(tmp_path, "fits", ["Ada"], seed=7, boards=(1,))
    history.recorder.record(match)
    assert history.recorder.wait(LIMIT)
    assert history.recorder.waiting == 1
    other.execute("ROLLBACK")
    other.close()
    history.recorder.record(match)
    assert history.recorder.wait(LIMIT)
    assert (history.recorder.waiting, history.notices) == (0, [])
    assert history.overview().total == 27
    history.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR])
def test_a_disk_that_is_full_in_the_middle_sets_nothing_aside(
    tmp_path: Path, sound: tuple[bytes, Library], code: int
) -> None:
    path = tmp_path / "history.db"
    path.write_bytes(sound[0])
    history = History(path)
    error = sqlite3.OperationalError("as SQLite says")
    error.sqlite_errorcode = code

    def refuse(_connection: sqlite3.Connection) -> None:
        raise error

    with pytest.raises(sqlite3.OperationalError):
        history.database.write(refuse)
    assert history.notices == []
    assert history.overview().total == 26
    history.close()
