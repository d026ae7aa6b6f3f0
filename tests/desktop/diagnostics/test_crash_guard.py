"""Something unexpected: a dialog with a report to copy and the way to the match; the game goes on."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.diagnostics.crash_guard import CrashGuard
from blueprints_desktop.desktop.diagnostics.dialogs import CrashDialog, LogDialog, report_of
from blueprints_desktop.desktop.diagnostics.logging_setup import start_log
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import IllegalMove
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import Hands, saved_match

MATCH = Path("folder") / "sunday.match"


@pytest.fixture
def guard(qtbot: QtBot) -> Iterator[CrashGuard]:
    before = sys.excepthook, threading.excepthook
    window = QWidget()
    qtbot.addWidget(window)
    guard = CrashGuard(window, lambda: MATCH)
    guard.install()
    yield guard
    sys.excepthook, threading.excepthook = before


def strike(text: str) -> None:
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)


def dialogs(guard: CrashGuard) -> list[CrashDialog]:
    return [d for d in guard.parent().findChildren(CrashDialog) if d.isVisible()]


def test_the_dialog_says_where_the_match_is(guard: CrashGuard) -> None:
    strike("the ruler broke")
    (dialog,) = dialogs(guard)
    assert any(str(MATCH) in label.text() for label in dialog.findChildren(QLabel))
    assert "the ruler broke" in dialog.report.toPlainText()


def test_the_report_can_be_copied(guard: CrashGuard) -> None:
    strike("the ruler broke")
    (dialog,) = dialogs(guard)
    (copy,) = [b for b in dialog.findChildren(QPushButton) if "report" in b.text()]
    copy.click()
    assert "RuntimeError: the ruler broke" in QGuiApplication.clipboard().text()


def test_the_log_is_shown_from_the_dialog(guard: CrashGuard, tmp_path: Path) -> None:
    start_log(tmp_path, lambda _error: None)
    guard.install()
    strike("the ruler broke")
    (dialog,) = dialogs(guard)
    dialog.log.click()
    (shown,) = dialog.findChildren(LogDialog)
    assert shown.isVisible()
    assert "RuntimeError: the ruler broke" in shown.report.toPlainText()


def test_an_error_in_a_thread_is_shown_in_the_thread_of_the_window(
    guard: CrashGuard, qtbot: QtBot
) -> None:
    thread = threading.Thread(target=strike_in_thread)
    thread.start()
    thread.join()
    assert not dialogs(guard), "it waits for the window's own thread"
    qtbot.waitUntil(lambda: len(dialogs(guard)) == 1)
    assert "RuntimeError: the ruler broke" in dialogs(guard)[0].report.toPlainText()


def strike_in_thread() -> None:
    raise RuntimeError("the ruler broke")


def test_a_fault_that_repeats_itself_shows_one_dialog(guard: CrashGuard) -> None:
    for _ in range(5):
        strike("again")
    assert len(dialogs(guard)) == 1


def test_the_report_names_versions_and_place() -> None:
    report = report_of(TypeError("x"))
    assert report.startswith("Blueprints Desktop ")
    assert "Qt 6." in report
    assert "TypeError: x" in report


def test_the_report_tells_causes_but_no_facts_of_the_game() -> None:
    fact = "-".join(("secret", "die"))
    try:
        try:
            raise IllegalMove("not-now", move=fact)
        except IllegalMove as cause:
            raise RuntimeError("the ruler broke") from cause
    except RuntimeError as error:
        report = report_of(error)
    assert report.index("IllegalMove: not-now") < report.index("RuntimeError: the ruler broke")
    assert fact not in report


def test_the_dialog_speaks_the_language_in_force(install_pseudo, guard: CrashGuard) -> None:
    strike("the ruler broke")
    (dialog,) = dialogs(guard)
    install_pseudo()
    assert dialog.heading.text() == dialog.windowTitle() == "«Something went wrong»"
    assert dialog.safe.text() == f"«Your game is safe in {MATCH}»"
    assert dialog.copy.text() == "«Copy the report»"


def test_at_the_table_the_game_goes_on_after_a_fault(
    window: Window, homes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slot that really raises, in the middle of a turn."""
    saved = saved_match(homes / "sunday.match", seats=2)
    window.start_session(saved)
    table = window.table
    assert table is not None
    Hands(table).play_on(Chance(1), moves=1)
    played = len(saved.match.played)
    guard = CrashGuard(window, lambda: saved.path)
    monkeypatch.setattr(sys, "excepthook", guard.on_error)

    def fault() -> None:
        raise RuntimeError("the ruler broke")

    table.changed.connect(fault)
    Hands(table).play_on(Chance(2), moves=1)
    table.changed.disconnect(fault)
    (dialog,) = dialogs(guard)
    assert str(saved.path) in dialog.safe.text()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert len(saved.match.played) > played
    Hands(table).play_on(Chance(3), moves=2)
    assert len(read_match(homes / "sunday.match").match.played) == len(saved.match.played)
    assert len(saved.match.played) > played + 1


def test_a_fault_while_a_picture_is_made_leaves_no_painter_open() -> None:
    """An image that goes before its painter ends the whole program."""
    left: list[QPainter] = []

    def fault(painter: QPainter) -> None:
        left.append(painter)
        raise KeyError("ink")

    with pytest.raises(KeyError):
        render(QRectF(0, 0, 20, 20), 1.0, fault)
    assert not left[0].isActive()
