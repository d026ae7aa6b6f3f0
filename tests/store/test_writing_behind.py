"""Match files written in a thread: a slow disk keeps nobody waiting, and nothing is lost."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread, get_ident

import pytest

from blueprints_desktop.store import saved_match
from blueprints_desktop.store.background_writer import BackgroundWriter
from blueprints_desktop.store.files import ChangedElsewhere
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch
from tests.store.making import saved_after

LIMIT = 60.0
"""Seconds after which something hangs."""


class SlowDisk:
    """Holds every flush until it is told to go on, and then does it or fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on = Event()
        self.reached = Event()
        self.error: OSError | None = None
        self.threads: list[int] = []
        self.flush = os.fsync
        monkeypatch.setattr(os, "fsync", self._fsync)

    def _fsync(self, handle: int) -> None:
        self.threads.append(get_ident())
        self.reached.set()
        assert self.goes_on.wait(LIMIT)
        if self.error is not None:
            raise self.error
        self.flush(handle)


@pytest.fixture
def writer() -> BackgroundWriter:
    return BackgroundWriter("test")


@pytest.fixture
def saved(tmp_path: Path, writer: BackgroundWriter) -> SavedMatch:
    made = saved_after(tmp_path / "a.match", 3)
    made.write_behind(writer, lambda: None)
    return made


@pytest.fixture
def slow(saved: SavedMatch, monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    """From now on; nobody has patience with it."""
    assert not saved.is_behind
    monkeypatch.setattr(saved_match, "PATIENCE", 0.001)
    return SlowDisk(monkeypatch)


def play(saved: SavedMatch, moves: int = 1) -> None:
    for _ in range(moves):
        saved.play(saved.match.legal_moves()[0])


def test_moves_do_not_wait_for_a_slow_disk(
    saved: SavedMatch, slow: SlowDisk, writer: BackgroundWriter
) -> None:
    play(saved, 4)  # comes back although no flush ever did
    saved.undo(2)
    saved.hand_over(1, "master")
    assert saved.is_behind
    assert saved.problem is None, "nothing has gone wrong yet"
    slow.goes_on.set()
    assert writer.wait(LIMIT)
    assert not saved.is_behind
    assert get_ident() not in slow.threads
    assert saved.path is not None
    again = read_match(saved.path)
    assert list(again.match.played) == list(saved.match.played)
    assert again.present_header == saved.header
    assert not again.notices


def test_lines_that_came_meanwhile_are_flushed_together(
    saved: SavedMatch, slow: SlowDisk, writer: BackgroundWriter
) -> None:
    play(saved)
    assert slow.reached.wait(LIMIT)
    play(saved, 5)
    slow.goes_on.set()
    assert writer.wait(LIMIT)
    assert len(slow.threads) == 2


def test_on_an_ordinary_disk_a_move_is_there_when_play_returns(
    saved: SavedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_match, "PATIENCE", LIMIT)
    assert saved.path is not None
    for count in range(4, 8):
        play(saved)
        assert len(read_match(saved.path).match.played) == count
        assert not saved.is_behind


def test_a_refusal_is_told_later_and_made_good(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[OSError | None] = []
    saved = saved_after(tmp_path / "a.match", 3)
    saved.write_behind(writer, lambda: told.append(saved.problem))
    monkeypatch.setattr(saved_match, "PATIENCE", 0.001)
    disk = SlowDisk(monkeypatch)
    disk.error = OSError(28, "No space left on device")
    play(saved, 2)
    assert saved.problem is None
    disk.goes_on.set()
    assert writer.wait(LIMIT)
    assert saved.is_behind
    assert saved.problem is disk.error
    assert told[-1] is disk.error
    disk.error = None
    saved.catch_up()
    assert writer.wait(LIMIT)
    assert (saved.problem, saved.is_behind, told[-1]) == (None, False, None)
    assert len(read_match(tmp_path / "a.match").match.played) == 5


def test_what_is_given_up_may_be_lost_and_is_written_all_the_same(
    saved: SavedMatch, slow: SlowDisk, writer: BackgroundWriter
) -> None:
    play(saved, 2)
    saved.give_up()
    assert not saved.is_behind
    play(saved)
    assert saved.is_behind, "a move that nobody has given up"
    slow.goes_on.set()
    assert writer.wait(LIMIT)
    assert saved.path is not None
    assert len(read_match(saved.path).match.played) == 6


def test_a_write_to_the_file_before_says_nothing_about_the_new_one(
    saved: SavedMatch, slow: SlowDisk, writer: BackgroundWriter, tmp_path: Path
) -> None:
    """The match is saved elsewhere while its old disk does not answer; then that one fails."""
    play(saved, 2)
    assert slow.reached.wait(LIMIT)
    old, held = saved.path, os.fsync
    os.fsync = slow.flush  # the other disk is quick
    saved.save_as(tmp_path / "b.match")
    os.fsync = held
    assert not saved.is_behind
    slow.error = OSError(5, "Input/output error")
    slow.goes_on.set()
    assert writer.wait(LIMIT)
    assert saved.problem is None
    assert saved.path == tmp_path / "b.match" != old
    assert len(read_match(tmp_path / "b.match").match.played) == 5


def test_a_file_changed_by_another_program_is_left_alone(
    saved: SavedMatch, writer: BackgroundWriter
) -> None:
    assert saved.path is not None
    other = SavedMatch.open(saved.path)
    play(other)
    path, content = saved.path, saved.path.read_bytes()
    play(saved)
    assert writer.wait(LIMIT)
    assert isinstance(saved.problem, ChangedElsewhere)
    assert saved.path is None
    assert path.read_bytes() == content


def test_a_new_match_does_not_wait_either(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = saved_after(tmp_path / "a.match", 0).header
    monkeypatch.setattr(saved_match, "PATIENCE", 0.001)
    disk = SlowDisk(monkeypatch)
    saved = SavedMatch.begin(header, tmp_path / "b.match", writer=writer)
    play(saved, 2)
    assert not (tmp_path / "b.match").exists()
    disk.goes_on.set()
    assert writer.wait(LIMIT)
    assert len(read_match(tmp_path / "b.match").match.played) == 2


# --- the writer itself ----------------------------------------------------------------------


def test_jobs_run_in_order_in_one_other_thread(writer: BackgroundWriter) -> None:
    done: list[tuple[int, str]] = []

    def job(number: int) -> Callable[[], None]:
        return lambda: done.append((number, current_thread().name))

    for number in range(50):
        writer.submit(job(number))
    assert writer.wait(LIMIT)
    assert done == [(number, "test") for number in range(50)]
    assert writer.pending == 0


def test_a_job_that_fails_is_logged_and_keeps_no_other_back(
    writer: BackgroundWriter, caplog: pytest.LogCaptureFixture
) -> None:
    done = Event()
    writer.submit(lambda: [][0])
    assert writer.submit(done.set, LIMIT)
    assert done.is_set()
    assert "IndexError" in caplog.text


def test_nobody_waits_for_a_disk_that_does_not_answer(writer: BackgroundWriter) -> None:
    goes_on = Event()
    assert not writer.submit(lambda: goes_on.wait(LIMIT) and None, 0.001)
    assert not writer.submit(lambda: None, 10_000.0), "a late job is not waited for again"
    assert not writer.wait(0.001)
    goes_on.set()
    assert writer.wait(LIMIT)
    assert writer.submit(lambda: None, LIMIT), "the disk answers again"
