"""Pipes, devices, folders and spoiled files where the window expects its own: nothing hangs."""

import os
import zlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from threading import Event
from threading import enumerate as enumerate_threads

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QImage
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QMessageBox

from blueprints_desktop.desktop.app.single_instance import SingleInstance
from blueprints_desktop.desktop.i18n.error_messages import said_error
from blueprints_desktop.desktop.pages.art import KeptDrawings
from blueprints_desktop.desktop.pages.matches.match_summary import (
    SummaryCache,
    last_unfinished,
    summary_of,
)
from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
from blueprints_desktop.desktop.pages.statistics.query import match_places
from blueprints_desktop.desktop.session.create_match import NewGame, begin_match
from blueprints_desktop.desktop.ui.controls.forms import LONGEST, TextField
from blueprints_desktop.games import registry
from blueprints_desktop.history.catching_up import match_id_of
from blueprints_desktop.history.history import history_in
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.header import Player
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.tools.faults.match_faults import SEALED, good_file
from tests.history.making import saved
from tests.store.making import saved_after

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes and devices have no paths there")

STRANGE = {
    "zero": "/dev/zero",
    "random": "/dev/random",
    "null": "/dev/null",
    "folder link": ".",
    "pipe link": "pipe.match",
}


def strange_files(folder: Path) -> list[Path]:
    """Things in a folder that are called like matches and are none."""
    folder.mkdir(parents=True, exist_ok=True)
    os.mkfifo(folder / "pipe.match")
    (folder / "folder.match").mkdir()
    for name, target in STRANGE.items():
        (folder / f"{name}.match").symlink_to(target)
    return sorted(folder.glob("*.match"))


def messages(window) -> list[str]:
    QCoreApplication.processEvents()
    return [box.informativeText() for box in window.findChildren(QMessageBox)]


def test_lists_of_matches_say_what_is_none(tmp_path):
    library = Library(tmp_path / "matches")
    strange = strange_files(library.folder)
    assert set(library.files()) == set(strange)
    for path in strange:
        assert match_id_of(path) is None
        found = summary_of(path)
        assert isinstance(found, BadMatchFile), path
        what = "a folder" if "folder" in path.name else "a pipe or a device"
        assert what in said_error(found), path
    assert last_unfinished(library.files(), registry.KEYS) is None
    assert match_places(library) == {}


def test_window_with_strange_files_starts_lists_them_and_quits(window, qtbot):
    library = window.library
    strange = strange_files(library.folder)
    saved(library.folder, "fits", ["Ada", "Zoé"], seed=1)
    keeper = window.services.keeper
    with qtbot.waitSignal(keeper.caught_up, timeout=30_000):
        keeper.catch_up()
    assert [line.id for line in history_in(library.folder.parent).matches()] == ["fits 1"]
    window.show_matches()
    page = window.page
    assert isinstance(page, MatchesPage)
    qtbot.waitUntil(lambda: len(page.rows) == len(strange) + 1, timeout=30_000)
    keeper.close()
    history_in(library.folder.parent).close()


@pytest.mark.parametrize("name", ["pipe", "folder", *STRANGE])
def test_strange_file_that_is_opened_is_explained(window, tmp_path, name):
    strange_files(tmp_path / "elsewhere")
    window.open_match(tmp_path / "elsewhere" / f"{name}.match")
    (said,) = messages(window)
    assert "a folder" in said or "a pipe or a device" in said


def odd_matches(folder: Path, count: int) -> Iterator[Path]:
    """Match files that no version of the program writes, and that can be opened all the same."""
    for number in range(count):
        random = Random(f"odd {number}")
        kind = random.choice(["seat changed", "field changed", "header changed", "data changed"])
        path = folder / f"{number}.match"
        path.write_bytes(SEALED[kind](random, good_file(random.randrange(24), folder)))
        if not isinstance(summary_of(path), BadMatchFile):
            yield path


def test_odd_files_that_can_be_opened_can_be_played(window, tmp_path):
    """Such as one with a level that this version does not know, or without a title."""
    opened = 0
    for path in odd_matches(tmp_path, 120):
        window.open_match(path)
        QCoreApplication.processEvents()
        assert window.table is not None
        assert window.table.session.saved.path in (path, None)
        window.go_home()
        opened += 1
    assert opened > 10


def test_path_that_no_system_accepts_is_explained(window):
    """A second start may hand over anything."""
    window.open_match(Path("a\0b.match"))
    assert messages(window) == ["The file can’t be read: not found."]


def test_match_with_a_name_that_is_no_text_is_opened_and_found_again(window, tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.match"))
    saved_after(path, 3)
    window.open_match(path)
    assert window.table is not None
    assert Library(window.library.folder).files() == [path]


def test_quitting_does_not_wait_for_a_file_that_is_never_read(window, monkeypatch, caplog):
    """Such as one on a network that is gone."""
    reading, never = Event(), Event()

    def catch_up(_history, _library):
        reading.set()
        never.wait()
        yield False

    monkeypatch.setattr("blueprints_desktop.history.history.History.catch_up", catch_up)
    window.library.prepare()
    saved_after(window.library.folder / "a.match", 0)
    keeper = window.services.keeper
    keeper.catch_up()
    assert reading.wait(30)
    assert not keeper.close(seconds=0.01)
    assert "the history is behind" in caplog.text
    (thread,) = (each for each in enumerate_threads() if each.name == "catching up")
    assert thread.daemon, "nor does the interpreter wait for it"
    never.set()
    thread.join()
    history_in(window.library.folder.parent).close()


@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: path.symlink_to("/dev/zero")])
def test_things_in_place_of_kept_files_are_passed_over(tmp_path, make):
    file = tmp_path / "data" / "elsewhere.json"
    file.parent.mkdir()
    for path in (tmp_path / "summaries", tmp_path / "drawing", file):
        make(path)
    assert SummaryCache(tmp_path / "summaries").find([tmp_path / "a.match"]) == {}
    assert KeptDrawings(tmp_path).find("drawing", 4, 4, 1.0) is None
    assert Library(tmp_path / "data" / "matches").files() == []


@pytest.mark.parametrize("content", ["[" * 100_000, "9" * 5_000, '["' + "x" * 2_000_000 + '"]'])
def test_kept_lists_that_cannot_be_read_are_empty(tmp_path, content):
    (tmp_path / "elsewhere.json").write_text(content)
    assert Library(tmp_path / "matches").files() == []
    body = content.encode()
    (tmp_path / "summaries").write_bytes(f"{zlib.crc32(body):08x}\n".encode() + body)
    assert SummaryCache(tmp_path / "summaries").find([tmp_path / "a.match"]) == {}


def test_kept_drawing_is_still_found(tmp_path):
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("red"))
    KeptDrawings(tmp_path).keep("drawing", image, about="x" * 500)
    assert KeptDrawings(tmp_path).find("drawing", 4, 4, 1.0, "x" * 500) == image


@pytest.mark.parametrize(
    "message", [b"[" * 50_000 + b"\n", b"9" * 5_000 + b"\n", b"x" * 200_000, b"{}\n", b"\xff\n"]
)
def test_later_start_that_tells_nonsense_is_cut_off(window, qtbot, tmp_path, message):
    bell = SingleInstance(str(tmp_path / "bell"), window)
    caller = QLocalSocket()
    caller.connectToServer(str(tmp_path / "bell"))
    assert caller.waitForConnected(5000)
    caller.write(message)
    caller.flush()
    gone = QLocalSocket.LocalSocketState.UnconnectedState
    qtbot.waitUntil(lambda: caller.state() == gone, timeout=30_000)
    assert messages(window) == []
    bell.close()


def test_match_begins_whatever_its_people_are_called(tmp_path):
    """Names may come from settings that somebody has spoiled."""
    long = "é" * 1_000_000
    box = registry.box("blueprints")
    players = tuple(Player(long, long, n) for n in range(2))
    begun = begin_match(NewGame(box.key, players, box.options(), 5), Library(tmp_path))
    assert begun.problem is None
    assert begun.path is not None
    again = read_match(begun.path).header
    assert [len(player.name) for player in again.players] == [100, 100]
    assert evolve(again) == begun.header


def test_no_field_takes_more_than_it_says(qtbot, appearance):
    field = TextField(appearance)
    qtbot.addWidget(field)
    field.setText("x" * 1_000_000)
    assert len(field.text()) == LONGEST


def test_file_written_long_ago_keeps_its_name(tmp_path):
    """A time of 0 is a time: the file is listed, and nothing is written over it."""
    library = Library(tmp_path)
    now = datetime(2026, 11, 16)
    first = library.new_path("fits", now)
    first.write_text("mine")
    os.utime(first, (0, 0))
    assert library.files() == [first]
    assert library.new_path("fits", now) != first
