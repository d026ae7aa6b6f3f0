"""A second start and the window that is open already."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket

from blueprints_desktop.desktop.app import main
from blueprints_desktop.desktop.app.single_instance import SingleInstance, hand_over
from tests.desktop.driving import saved_match

ROOT = Path(__file__).resolve().parents[3]
CALL = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from blueprints_desktop.desktop.app.single_instance import hand_over
application = QCoreApplication(sys.argv)
match = Path(sys.argv[2]) if len(sys.argv) > 2 else None
sys.exit(0 if hand_over(match, sys.argv[1]) else 1)
"""


@pytest.fixture
def bell(window, short_folder):
    made = SingleInstance(str(short_folder / "window"), window)
    yield made
    made.close()


@pytest.fixture
def short_folder(tmp_path_factory) -> Path:
    """The name of a socket has at most a hundred letters."""
    return tmp_path_factory.mktemp("s")


def second_start(qtbot, folder: Path, *match: str) -> int:
    process = subprocess.Popen(
        [sys.executable, "-c", CALL, str(folder / "window"), *match],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=20000)
    return process.returncode


@pytest.mark.usefixtures("bell")
def test_a_second_start_opens_its_match_in_the_window(window, qtbot, short_folder):
    saved_match(short_folder / "a.match", moves=3)
    assert second_start(qtbot, short_folder, "a.match") == 0
    assert window.table is not None
    assert window.table.session.saved.path == short_folder / "a.match"


@pytest.mark.usefixtures("bell")
def test_a_second_start_without_a_match_shows_the_window(window, qtbot, short_folder):
    window.showMinimized()
    assert second_start(qtbot, short_folder) == 0
    assert not window.isMinimized()
    assert window.page is window.home


@pytest.mark.usefixtures("window")
def test_nobody_answers_at_a_socket_that_was_left_behind(short_folder):
    path = short_folder / "window"
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(path))
    left.close()
    assert path.exists()
    assert not hand_over(None, str(path))


def test_a_socket_that_was_left_behind_is_taken_over(window, qtbot, short_folder):
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(short_folder / "window"))
    left.close()
    bell = SingleInstance(str(short_folder / "window"), window)
    assert second_start(qtbot, short_folder) == 0
    bell.close()
    assert not (short_folder / "window").exists()


@pytest.mark.usefixtures("bell")
@pytest.mark.parametrize("nonsense", [b"open sesame\n", b"[]\n", b'{"match": "x"}\n'])
def test_nonsense_is_hung_up_on(window, qtbot, short_folder, nonsense):
    caller = QLocalSocket()
    caller.connectToServer(str(short_folder / "window"))
    caller.write(nonsense)
    caller.flush()
    qtbot.waitUntil(lambda: caller.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert window.page is window.home


@pytest.mark.usefixtures("window")
def test_where_no_socket_is_nothing_is_loaded_to_call_it(short_folder, monkeypatch):
    monkeypatch.setattr(main, "cache_folder", lambda: short_folder)
    monkeypatch.setitem(sys.modules, "blueprints_desktop.desktop.app.single_instance", None)
    assert not main.is_shown_elsewhere(None)


def test_a_folder_that_must_not_be_looked_into_holds_no_window(short_folder, monkeypatch):
    def refuse(_path: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(main, "cache_folder", lambda: short_folder)
    monkeypatch.setattr(Path, "exists", refuse)
    assert not main.is_shown_elsewhere(None)


def test_without_a_place_for_a_socket_the_program_goes_on(window, short_folder):
    (short_folder / "file").touch()
    bell = SingleInstance(str(short_folder / "file" / "window"), window)
    bell.close()
    assert window.page is window.home


def test_a_start_waits_for_one_that_has_no_window_yet(short_folder, monkeypatch):
    cache = short_folder / "cache"
    first = main.take_turn(cache)
    monkeypatch.setattr(main, "STARTING_MS", 0)
    assert not main.take_turn(cache).isLocked()
    first.unlock()
    assert main.take_turn(cache).isLocked()


def test_a_turn_is_over_when_the_window_listens(window, qapp, short_folder, monkeypatch):
    monkeypatch.setattr(main, "cache_folder", lambda: short_folder)
    turn = main.take_turn(short_folder)
    main.settle_in(qapp, window, turn)
    assert (short_folder / "window").exists()
    assert not turn.isLocked()


def test_where_nothing_can_be_written_nobody_waits(short_folder):
    (short_folder / "file").touch()
    assert not main.take_turn(short_folder / "file").isLocked()


# --- screens --------------------------------------------------------------------------


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")


@pytest.fixture
def screenless(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@on_linux
@pytest.mark.usefixtures("screenless")
@pytest.mark.parametrize(
    ("screens", "there"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":98765"}, False),
        ({"DISPLAY": ":98765.0"}, False),
        ({"DISPLAY": "no screen at all"}, False),
        ({"DISPLAY": "localhost:40000"}, False),
        ({"WAYLAND_DISPLAY": "nobody-is-here"}, False),
        ({"WAYLAND_SOCKET": "7"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
        ({"QT_QPA_PLATFORM": "wayland-egl;xcb"}, False),
        ({"QT_QPA_PLATFORM": "wayland", "DISPLAY": ":98765"}, False),
        ({"QT_QPA_PLATFORM": "wayland;offscreen"}, True),
    ],
)
def test_whether_there_is_a_screen(monkeypatch, screens, there):
    for name, value in screens.items():
        monkeypatch.setenv(name, value)
    assert main.has_display() is there


@on_linux
@pytest.mark.usefixtures("screenless")
@pytest.mark.parametrize("by_its_whole_name", [True, False])
def test_a_wayland_desktop_is_there_while_it_answers(monkeypatch, short_folder, by_its_whole_name):
    path = short_folder / "wayland-7"
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short_folder))
    monkeypatch.setenv("WAYLAND_DISPLAY", str(path) if by_its_whole_name else path.name)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()
        assert main.has_display()
    assert path.exists()
    assert not main.has_display()


@on_linux
@pytest.mark.usefixtures("screenless")
def test_where_nothing_can_ask_for_a_screen_qt_may_say_what_is_missing(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":98765")
    monkeypatch.setattr("ctypes.CDLL", missing_library)
    assert main.has_display()


def missing_library(name: str) -> None:
    raise OSError(f"{name}: no such file")


MAC = """
from types import SimpleNamespace
from PySide6.QtGui import QFileOpenEvent
from blueprints_desktop.desktop.app.main import MacApplication
application = MacApplication(["mac"])
opened = []
application.window = SimpleNamespace(open_match=opened.append)
application.sendEvent(application, QFileOpenEvent("/a b.match"))
print(*opened)
"""


def test_macos_names_a_file_in_an_event():
    env = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(
        [sys.executable, "-c", MAC], env=env, check=True, capture_output=True, text=True
    )
    assert told.stdout == "/a b.match\n"
