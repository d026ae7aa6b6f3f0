"""The window's thread asks no database, flushes no file and waits for no lock."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtWidgets import QMessageBox

from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.desktop.settings import Settings, settings_in, text
from blueprints_desktop.history import database, known_records
from blueprints_desktop.history.database import Database
from blueprints_desktop.history.history import history_in
from blueprints_desktop.history.records import records_in
from blueprints_desktop.store import saved_match as saved_match_module
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.records import RecordEntry
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.driving import saved_match
from tests.desktop.games.fits.keys import saved_fits
from tests.history.making import saved

LIMIT_MS = 60_000


@pytest.fixture
def slow_things(monkeypatch) -> list[str]:
    """What was done in the window's thread of all that may take seconds."""
    done: list[str] = []

    def watch(owner: object, name: str) -> None:
        ordinary = getattr(owner, name)

        def watched(*given, **named):
            if current_thread() is main_thread():
                done.append(name)
            return ordinary(*given, **named)

        monkeypatch.setattr(owner, name, watched)

    for owner, name in ((Database, "read"), (Database, "write"), (Database, "rest"),
                        (sqlite3, "connect"), (os, "fsync")):  # fmt: skip
        watch(owner, name)
    return done


@pytest.fixture
def data(window) -> Iterator[Path]:
    folder: Path = window.library.folder.parent
    window.library.prepare()
    yield folder
    window.services.keeper.close()
    history_in(folder).close()


@pytest.fixture
def locked(data, monkeypatch) -> Iterator[sqlite3.Connection]:
    """Another program holds the lock of the history, so that nobody can even read it."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.2)
    monkeypatch.setattr(known_records, "PATIENCE", 0.001)
    earlier = RecordEntry("Ada", "Ada", "fits", "board 2", "old", "2026-01-01T10:00:00+00:00", 7)
    stored = records_in(data)
    stored.note([earlier])
    stored.database.close()
    other = sqlite3.connect(data / "history.db", isolation_level=None, check_same_thread=False)
    other.execute("PRAGMA journal_mode = DELETE")
    other.execute("BEGIN EXCLUSIVE")
    yield other
    other.close()


@pytest.fixture
def solo(tmp_path) -> list[SavedMatch]:
    """Some matches of one player."""
    return [saved_fits(tmp_path / f"{name}.match", boards=(2,)) for name in "abc"]


def to_the_end(window) -> None:
    session = window.table.session
    while session.match.outcome is None:
        session.play(session.legal_moves()[0])
        window.table.board.skip()


def begin_daily(window) -> None:
    window.new_game("fits")
    while len(window.page.seats.rows) > 1:
        window.page.seats.rows[-1].remove.click()
    window.page.options.controls["daily"].click()
    window.page.start.click()


@pytest.mark.usefixtures("data")
def test_a_whole_evening(window, qtbot, slow_things):
    saved(window.library.folder, "fits", ["Ada", "Zoé"])
    window.library.prepare()
    slow_things.clear()
    with qtbot.waitSignal(window.services.keeper.caught_up, timeout=LIMIT_MS):
        window.services.keeper.catch_up()
    begin_daily(window)
    to_the_end(window)
    window.play_again(window.table.session.saved)
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    with qtbot.waitSignal(page.answered, timeout=LIMIT_MS):
        pass
    window.go_home()
    window.settings.set("theme", "dark")
    window.close()
    assert slow_things == []


def test_an_old_file_of_records_is_read_elsewhere_too(window, data, slow_things):
    os.mkfifo(data / "records.json")
    begin_daily(window)
    window.show_statistics()
    assert slow_things == []
    assert window.services.finish()
    assert [path.name for path in data.glob("records damaged *.json")], "it was put away"


def test_a_locked_history_is_waited_for_elsewhere(window, qtbot, solo, locked, slow_things, caplog):
    """Earlier results are told as soon as it is free, and nothing before."""
    begin_daily(window)
    assert "counts" not in window.table.board.rounds.accessibleDescription(), "not known yet"
    window.start_session(solo[0])
    assert "Your solo best" not in window.table.board.rounds.accessibleDescription()
    to_the_end(window)
    window.show_statistics()
    with qtbot.waitSignal(window.page.troubled, timeout=LIMIT_MS):
        pass
    assert slow_things == []
    assert "the records cannot be read" in caplog.text
    for box in window.findChildren(QMessageBox):
        box.close()
    locked.execute("ROLLBACK")
    window.start_session(solo[1])
    told = window.table.board.rounds
    qtbot.waitUntil(lambda: "Your solo best" in told.accessibleDescription(), timeout=LIMIT_MS)
    assert window.services.records.best("Ada", "fits", "board 2") is not None


def test_records_that_come_late_are_shown_at_the_table(window, qtbot, solo, locked):
    window.start_session(solo[0])
    keeper = window.services.keeper
    assert "Your solo best" not in window.table.board.rounds.accessibleDescription()
    window.services.records.writer.wait(60)
    locked.execute("ROLLBACK")
    with qtbot.waitSignal(keeper.records_read, timeout=LIMIT_MS):
        window.services.records.want()
    assert "Your solo best on Board 2: +7" in window.table.board.rounds.accessibleDescription()


def test_a_program_that_quits_does_not_wait_for_a_lock_without_end(
    window, solo, locked, monkeypatch, caplog
):
    monkeypatch.setattr(database, "BUSY_SECONDS", 600.0)
    begin_daily(window)
    window.start_session(solo[0])
    to_the_end(window)
    window.close()
    assert not window.services.keeper.close(0.01)
    assert "the history is behind" in caplog.text
    locked.execute("ROLLBACK")
    assert window.services.finish(), "all is written once it is free"


# --- match files ------------------------------------------------------------------------


@pytest.fixture
def match(homes) -> SavedMatch:
    """Of three people, in a file."""
    return saved_match(homes / "a.match", seats=3)


@pytest.fixture
def slow_disk(match, monkeypatch) -> Iterator[Event]:
    """A disk that flushes nothing until the event is set."""
    assert not match.is_behind
    monkeypatch.setattr(saved_match_module, "PATIENCE", 0.001)
    answers, ordinary = Event(), os.fsync

    def flush(handle: int) -> None:
        assert current_thread() is not main_thread()
        assert answers.wait(60)
        ordinary(handle)

    monkeypatch.setattr(os, "fsync", flush)
    yield answers
    answers.set()


def question(window) -> QMessageBox | None:
    return window.findChild(QMessageBox, "leaving")


def test_the_table_is_left_when_a_slow_disk_is_done(window, qtbot, match, slow_disk):
    slow_disk.set()
    window.start_session(match)
    slow_disk.clear()
    session = window.table.session
    for _ in range(3):
        session.open_curtain()
        session.play(session.legal_moves()[0])
    assert match.is_behind
    window.go_home()
    assert question(window).text() == "The last moves are still being saved."
    assert window.table is not None
    slow_disk.set()
    qtbot.waitUntil(lambda: window.page is window.home, timeout=LIMIT_MS)
    assert len(read_match(match.path).match.played) == 3


def test_a_slow_disk_that_refuses_in_the_end_is_told(window, qtbot, match, slow_disk, monkeypatch):
    slow_disk.set()
    window.start_session(match)
    slow_disk.clear()

    def refuse(_handle: int) -> None:
        slow_disk.wait(60)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    session = window.table.session
    session.open_curtain()
    session.play(session.legal_moves()[0])
    assert not window.findChildren(QMessageBox)
    slow_disk.set()
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)), timeout=LIMIT_MS)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "The game can’t be saved at the moment."
    assert "The disk is full." in box.informativeText()
    box.close()


# --- settings -----------------------------------------------------------------------------


@pytest.fixture
def other_program(settings, tmp_path) -> Iterator[subprocess.Popen]:
    """Holds the lock of the settings file until its input ends."""
    assert settings.finish(60)
    code = (
        "import sys; from PySide6.QtCore import QLockFile\n"
        f"lock = QLockFile({str(tmp_path / 'settings.ini.lock')!r}); lock.setStaleLockTime(0)\n"
        "print(lock.tryLock(0), flush=True); sys.stdin.read(); lock.unlock()"
    )
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", code], text=True, **pipes) as other:
        assert other.stdout.readline() == "True\n"
        yield other


def test_settings_locked_by_another_program_are_written_later(settings, tmp_path, other_program):
    settings.set("scale", 120)  # comes back although the lock is held
    settings.remember("last_game", "fits")
    assert settings.scale == 120
    assert settings.recall("last_game", text) == "fits"
    assert "scale=120" not in (tmp_path / "settings.ini").read_text()
    other_program.stdin.close()
    assert settings.finish(60)
    again = Settings(settings_in(tmp_path / "settings.ini"))
    assert again.scale == 120
    assert again.recall("last_game", text) == "fits"


def test_a_program_that_quits_does_not_wait_for_locked_settings_without_end(
    settings, other_program, caplog
):
    settings.set("scale", 120)
    assert not settings.finish(0.01)
    assert "settings were not written" in caplog.text
    other_program.stdin.close()
