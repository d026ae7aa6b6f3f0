"""What all tests of the desktop share: settings and folders of their own, a look, a window."""

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QStandardPaths, QTranslator
from PySide6.QtGui import QCursor, QGuiApplication

from blueprints_desktop.desktop.app.main import build_window
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.diagnostics.logging_setup import stop_log
from blueprints_desktop.desktop.drawing.pixmaps import MEGABYTE, PixmapCache
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.table import curtain
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.desktop.session.game_session import GameSession
from blueprints_desktop.desktop.settings import AT_ONCE, Settings
from blueprints_desktop.desktop.theme import theme as appearance_module
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.history import known_records
from blueprints_desktop.store import saved_match as saved_match_module
from tests.desktop.driving import Hands, saved_match, settle

CALM = {"theme": "light", "animation": "off", "language": "en", "finish_turn": AT_ONCE}
"""The same on every machine, nothing that moves, and no time to take moves back."""


PICTURES = 256 * MEGABYTE


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "own_pictures: a module that watches painting; nothing is drawn when it begins"
    )


@pytest.fixture(scope="session")
def all_pictures(qapp) -> Iterator[PixmapCache]:
    del qapp  # which pixmaps must not outlive
    made = PixmapCache(PICTURES)
    yield made
    made.clear()


@pytest.fixture(autouse=True, scope="module")
def pictures(request, all_pictures) -> Iterator[None]:
    """One store of drawn things: a look of its own for each test would draw everything again."""
    own = request.node.get_closest_marker("own_pictures")
    shared = PixmapCache() if own else all_pictures
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(appearance_module, "PixmapCache", lambda: shared)
        yield


@pytest.fixture(autouse=True, scope="module")
def no_garbage_in_threads() -> Iterator[None]:
    """As in the program, Python's own collector is off: it would delete widgets within an event or in
    another thread, also in one that is still running after its test."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def garbage_between_tests() -> Iterator[None]:
    yield
    for generation, limit in enumerate(gc.get_threshold()):
        if limit and gc.get_count()[generation] > limit:
            gc.collect(generation)


@pytest.fixture(autouse=True)
def what_qtbot_made_lives_on(request, monkeypatch) -> Iterator[None]:
    """Until the end of the test. pytest-qt remembers widgets weakly, and one that nobody holds any
    more may be collected in the middle of its own paint event. A signal from a thread that is still
    queued when ``waitSignal`` comes back is delivered to the blocker all the same, and PySide holds
    no reference to it."""
    if "qtbot" not in request.fixturenames:
        yield
        return
    qtbot = request.getfixturevalue("qtbot")
    held, add, wait = [], qtbot.addWidget, qtbot.waitSignal

    def add_and_hold(widget, **how) -> None:
        held.append(widget)
        add(widget, **how)

    def wait_and_hold(*args, **how):
        held.append(wait(*args, **how))
        return held[-1]

    monkeypatch.setattr(qtbot, "addWidget", add_and_hold)
    monkeypatch.setattr(qtbot, "waitSignal", wait_and_hold)
    yield
    held.clear()


@pytest.fixture(autouse=True)
def disks_have_time(monkeypatch) -> None:
    """The window waits for an ordinary disk for a moment only; a busy machine may need longer."""
    monkeypatch.setattr(saved_match_module, "PATIENCE", 60.0)
    monkeypatch.setattr(known_records, "PATIENCE", 60.0)


@pytest.fixture(autouse=True)
def nothing_stands_in_the_way(qapp) -> Iterator[None]:
    """A menu or dialog that a test left open would take the next one's clicks.

    And a pointer that lies already where the next one moves it would not be seen to move. Every test
    has its application: who measures letters without one ends the whole process.
    """
    QCursor.setPos(0, 0)
    yield
    for left in (qapp.activePopupWidget, qapp.activeModalWidget):
        widget = left()
        while widget is not None:
            widget.close()
            widget = left() if left() is not widget else None


@pytest.fixture(autouse=True)
def no_log_left() -> Iterator[None]:
    """A test that runs the program's start leaves none of its hooks behind."""
    yield
    stop_log()


@pytest.fixture
def settings(request, tmp_path) -> Settings:
    request.getfixturevalue("qapp")
    made = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    made.set("theme", "light")
    made.set("animation", "off")
    made.set("finish_turn", AT_ONCE)
    return made


@pytest.fixture
def appearance(settings) -> Appearance:
    return Appearance(settings)


class Pseudo(QTranslator):
    """Puts everything into quotation marks, as a language would."""

    def translate(self, _context, text, _disambiguation=None, _n=-1):
        return f"«{text}»" if text else ""

    def isEmpty(self) -> bool:  # noqa: N802
        return False


@pytest.fixture
def install_pseudo(qapp) -> Iterator[Callable[[], None]]:
    """Change the language of the running program, and wait until everybody was told."""
    translator = Pseudo()

    def install() -> None:
        qapp.installTranslator(translator)
        settle()

    yield install
    qapp.removeTranslator(translator)


@pytest.fixture
def homes(request, tmp_path, monkeypatch) -> Path:
    """The person's folders for settings and matches, inside a temporary one."""
    request.getfixturevalue("qapp")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    config = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    file = QSettings(str(Path(config) / "settings.ini"), QSettings.Format.IniFormat)
    for name, value in CALM.items():
        file.setValue(name, value)
    file.sync()
    return tmp_path


@pytest.fixture
def no_grace(monkeypatch) -> None:
    """The curtain opens at once: waiting for every turn is for people."""
    monkeypatch.setattr(curtain, "GRACE_MS", 0)
    monkeypatch.setattr(curtain, "KEY_GRACE_MS", 0)


def give_up_matches(window: Window) -> None:
    """So that it closes unasked."""
    for page in window.findChildren(TablePage):
        page.session.saved.give_up()


@pytest.fixture
def window(request, qtbot) -> Iterator[Window]:
    """The whole program as it starts, with an error in a slot failing the test again."""
    request.getfixturevalue("homes")
    request.getfixturevalue("no_grace")
    test_hooks = sys.excepthook, threading.excepthook
    made = build_window()
    sys.excepthook, threading.excepthook = test_hooks
    qtbot.addWidget(made, before_close_func=give_up_matches)
    made.resize(1280, 800)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    Language.current = "en"
    QGuiApplication.clipboard().clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


@pytest.fixture
def sit_in_window(window, homes):
    """Sit down to a match at the window's table and get hands; its curtain is still closed."""

    def start_session(**wanted) -> Hands:
        window.start_session(saved_match(homes / "a.match", **wanted))
        assert window.table is not None
        return Hands(window.table)

    return start_session


@pytest.fixture
def sit(request, tmp_path):
    """Sit down to a match in a file, without a window."""
    request.getfixturevalue("qapp")

    def start_session(**wanted) -> GameSession:
        return GameSession(saved_match(tmp_path / "a.match", **wanted))

    return start_session
