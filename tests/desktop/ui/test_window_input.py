"""Input of a window is heard before its widgets hear it, by no filter that could be entered twice."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

import blueprints_desktop.desktop
from blueprints_desktop.desktop.computers.hints import Hints
from blueprints_desktop.desktop.ui.window_input import WindowInput
from tests.desktop.driving import saved_match

DESKTOP = Path(blueprints_desktop.desktop.__file__).parent
FOLLOWERS = {
    "diagnostics/dialogs.py",
    "ui/controls/choices.py",
    "ui/controls/notices.py",
    "ui/controls/plain_text.py",
    "ui/scene/view_tools.py",
    "ui/window_input.py",
}
"""Where filters are: each watches one object, and sends that no event."""


class Listening(QWidget):
    """Notes the keys that reach it."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event) -> None:  # noqa: N802
        self.keys.append(event.key())


@pytest.fixture
def widget(qtbot) -> Listening:
    made = Listening()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_what_is_heard_can_be_kept_from_the_widgets(widget):
    hear = WindowInput((QEvent.Type.KeyPress,), lambda event: event.key() == Qt.Key.Key_A, widget)
    hear.watch(widget.windowHandle())
    for key in (Qt.Key.Key_A, Qt.Key.Key_B):
        QTest.keyClick(widget.windowHandle(), key)
    assert widget.keys == [Qt.Key.Key_B]
    hear.watch(None)
    QTest.keyClick(widget.windowHandle(), Qt.Key.Key_A)
    assert widget.keys == [Qt.Key.Key_B, Qt.Key.Key_A]


class Forgetting(QWidget):
    """Forgets its window when it is hidden, as pages do."""

    def __init__(self) -> None:
        super().__init__()
        self.hear = WindowInput((QEvent.Type.KeyPress,), lambda _event: False, self)

    def hideEvent(self, event) -> None:  # noqa: N802
        self.hear.watch(None)
        super().hideEvent(event)


def test_a_window_that_is_deleted_while_it_is_shown_can_be_forgotten(qtbot):
    made, within = QWidget(), Forgetting()
    within.setParent(made)
    made.show()
    within.hear.watch(made.windowHandle())
    with qtbot.captureExceptions() as raised:
        made.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert raised == []
    assert not isValid(within)


def test_it_is_not_entered_from_within(widget):
    """An event that is sent while one is looked at passes unasked, however often that happens."""
    depth = []

    def send_another(_event) -> bool:
        depth.append(None)
        QTest.keyClick(widget.windowHandle(), Qt.Key.Key_B)
        return True

    hear = WindowInput((QEvent.Type.KeyPress,), send_another, widget)
    hear.watch(widget.windowHandle())
    QTest.keyClick(widget.windowHandle(), Qt.Key.Key_A)
    assert len(depth) == 1
    assert widget.keys == [Qt.Key.Key_B]


def test_a_window_that_is_gone_is_forgotten(widget):
    hear = WindowInput((QEvent.Type.KeyPress,), lambda _event: True, widget)
    hear.watch(widget.windowHandle())
    widget.destroy()
    widget.show()
    hear.watch(widget.windowHandle())
    QTest.keyClick(widget.windowHandle(), Qt.Key.Key_A)
    assert not widget.keys


def test_a_hint_does_not_watch_the_application(window, homes, monkeypatch):
    """Not even while it is thought of: each event of each widget would go through Python."""
    watched = []
    monkeypatch.setattr(QApplication, "installEventFilter", lambda *who: watched.append(who))
    window.start_session(saved_match(homes / "a.match", kinds=("person", "apprentice")))
    hints = window.table.findChild(Hints)
    hints.nodes = 1
    hints.ask()
    assert hints.waiting
    assert not watched


def test_filters_are_where_they_are_known_to_do_no_harm():
    found = {
        file.relative_to(DESKTOP).as_posix()
        for file in DESKTOP.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == "eventFilter"
    }
    assert found == FOLLOWERS
