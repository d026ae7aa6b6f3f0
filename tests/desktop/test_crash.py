"""Something unexpected: a dialog with a report to copy and the way to the match; the game goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from blueprints_desktop.desktop.crash import CrashDialog, report_of
from blueprints_desktop.desktop.crash_guard import CrashGuard

MATCH = Path("folder") / "sunday.match"


@pytest.fixture
def guard(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[CrashGuard]:
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    before = sys.excepthook
    window = QWidget()
    qtbot.addWidget(window)
    guard = CrashGuard(window, lambda: MATCH)
    guard.install()
    yield guard
    sys.excepthook = before


def strike(text: str) -> None:
    try:
        raise RuntimeError(text)
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)


def dialogs(guard: CrashGuard) -> list[CrashDialog]:
    return [d for d in guard._parent.findChildren(CrashDialog) if d.isVisible()]


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


def test_a_fault_that_repeats_itself_shows_one_dialog(guard: CrashGuard) -> None:
    for _ in range(5):
        strike("again")
    assert len(dialogs(guard)) == 1


def test_the_report_names_versions_and_place() -> None:
    report = report_of(ValueError("x"))
    assert report.startswith("Blueprints Desktop ")
    assert "Qt 6." in report
    assert "ValueError: x" in report
