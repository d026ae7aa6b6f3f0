"""A computer player that fails: told once, in the log with its traceback, and the game goes on."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from blueprints_desktop.bots.worker_client import MOST_TRIES, Answer
from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.desktop.computers import review_judge
from blueprints_desktop.desktop.computers.review_judge import MOST_FAILURES, ReviewJudge
from blueprints_desktop.desktop.diagnostics import logging_setup
from blueprints_desktop.desktop.diagnostics.dialogs import Failure
from blueprints_desktop.desktop.diagnostics.logging_setup import ProgramLog, start_log
from blueprints_desktop.desktop.ui.controls.notices import Notice, Toast
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.computers.advice import advised
from tests.desktop.driving import saved_match

LONG = 60_000
"""Milliseconds after which something has gone wrong, however busy the machine."""
SECRET = "-".join(("hidden", "card"))
WORKER = """
import os, sys, time
from blueprints_desktop.bots import worker

def fails(*_args, **_more):
    {deed}

worker.think = worker.advise = worker.judge = fails
sys.exit(worker.main())
"""
RAISES = 'raise KeyError("-".join(("hidden", "card")))'
DIES = "import faulthandler; faulthandler._sigsegv()"
HANGS = "while True: time.sleep(0.01)\n\nworker.HANG_SECONDS = 1.0"

Spoil = Callable[[str], None]


@pytest.fixture
def log(tmp_path: Path) -> Iterator[ProgramLog]:
    """A log, behind which the test has its hooks again."""
    hooks = sys.excepthook
    yield start_log(tmp_path / "log", lambda _error: None)
    logging_setup.stop_log()
    assert sys.excepthook is hooks


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Have the worker do this whenever it is asked something."""

    def spoil(deed: str) -> None:
        command = [sys.executable, "-c", WORKER.format(deed=deed)]
        monkeypatch.setattr("blueprints_desktop.bots.worker_client.worker_command", lambda: command)

    return spoil


@pytest.fixture
def no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "blueprints_desktop.bots.worker_client.worker_command", lambda: ["/nowhere/at/all"]
    )


@pytest.fixture
def at_once(window: Window) -> Window:
    window.settings.set("pace", "off")
    return window


def notices(window: Window) -> list[Notice]:
    return [notice for notice in window.findChildren(Notice) if notice.isVisible()]


def told(window: Window) -> list[str]:
    return [notice.words.text() for notice in notices(window)]


def sit_with_computer(window: Window, path: Path) -> SavedMatch:
    """A computer begins, then a person plays."""
    saved = saved_match(path, 2, kinds=("master", "person"))
    window.start_session(saved)
    return saved


def play_on(window: Window, saved: SavedMatch, qtbot) -> None:
    """The computer plays, the person answers with any move, and the computer plays again."""
    for _ in range(2):
        qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)
        session = window.table.session
        session.play(session.legal_moves()[0])
    qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)


# --- moves --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deed", "traceback"),
    [
        (RAISES, "KeyError"),
        (DIES, "Segmentation fault"),
        (HANGS, "Timeout ("),
    ],
    ids=["raises", "dies", "hangs"],
)
def test_a_failing_computer_is_told_once_and_the_game_goes_on(
    at_once, qtbot, tmp_path, log, spoil, deed, traceback
):
    spoil(deed)
    saved = sit_with_computer(at_once, tmp_path / "a.match")
    play_on(at_once, saved, qtbot)
    assert told(at_once) == [Failure.MOVE.text]
    assert traceback in log.text()
    assert "in fails" in log.text(), "where it failed"
    assert SECRET not in log.text()
    (notice,) = notices(at_once)
    notice.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Blueprints Desktop ")
    assert "in fails" in copied
    assert SECRET not in copied
    notice.cross.click()
    assert told(at_once) == []
    moves = len(saved.match.played)
    play_on(at_once, saved, qtbot)
    assert len(saved.match.played) > moves
    assert told(at_once) == [], "once in a session"


@pytest.mark.usefixtures("no_worker")
def test_a_worker_that_cannot_be_started_is_told_once(at_once, qtbot, tmp_path, log):
    saved = sit_with_computer(at_once, tmp_path / "a.match")
    play_on(at_once, saved, qtbot)
    assert told(at_once) == [Failure.MOVE.text]
    assert "The worker could not be started" in log.text()
    assert "FileNotFoundError: [Errno 2]" in log.text()
    notices(at_once)[0].cross.click()
    play_on(at_once, saved, qtbot)
    assert told(at_once) == []


def test_a_worker_whose_start_fails_is_told_once(at_once, qtbot, tmp_path, log, monkeypatch):
    command = [sys.executable, "-c", "import no_such_module_at_all"]
    monkeypatch.setattr("blueprints_desktop.bots.worker_client.worker_command", lambda: command)
    saved = sit_with_computer(at_once, tmp_path / "a.match")
    qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)
    assert told(at_once) == [Failure.MOVE.text]
    assert "No module named 'no_such_module_at_all'" in log.text()
    played = len(saved.match.played)
    assert log.text().count("The worker died, exit code 1") == MOST_TRIES * played


def test_a_worker_that_dies_once_is_only_logged(at_once, qtbot, tmp_path, log):
    saved = sit_with_computer(at_once, tmp_path / "a.match")
    thinker = at_once.services.thinking.thinker
    qtbot.waitUntil(thinker.ready.is_set, timeout=LONG)
    os.kill(thinker.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: saved.match.to_act == 1, timeout=LONG)
    assert told(at_once) == []
    assert "The worker died, exit code -9; 1 asked again, 0 given up" in log.text()


def test_a_glance_that_fails_too_does_not_stop_the_game(
    at_once, qtbot, tmp_path, log, spoil, monkeypatch
):
    def fails(*_args: object) -> None:
        raise ZeroDivisionError

    spoil(RAISES)
    monkeypatch.setattr("blueprints_desktop.bots.levels.think", fails)
    saved = sit_with_computer(at_once, tmp_path / "a.match")
    play_on(at_once, saved, qtbot)
    assert told(at_once) == [Failure.MOVE.text]
    assert "ZeroDivisionError" in log.text()


@pytest.mark.parametrize("move", ["nonsense", "W6>b2"])
def test_a_move_that_cannot_be_played_is_a_failure(
    at_once, qtbot, tmp_path, log, move, monkeypatch
):
    """Neither one that nobody can read, nor one that the position does not allow."""
    thinking = at_once.services.thinking
    monkeypatch.setattr(thinking.thinker, "ask", lambda _message: 1)
    saved = sit_with_computer(at_once, tmp_path / "a.match")
    assert move not in {str(legal) for legal in saved.match.legal_moves()}
    thinking.answered.emit(Answer(1, move))
    qtbot.waitUntil(lambda: len(saved.match.played) == 1, timeout=LONG)
    assert told(at_once) == [Failure.MOVE.text]
    assert "cannot be played" in log.text()


# --- hints --------------------------------------------------------------------------------


def test_a_hint_that_fails_is_answered_every_time(window, qtbot, tmp_path, log, spoil):
    spoil(RAISES)
    hints = advised(window, tmp_path, "blueprints")
    hints.ask()
    qtbot.waitUntil(lambda: told(window) == [Failure.HINT.text], timeout=LONG)
    assert "in fails" in log.text()
    assert "failed to advise at blueprints" in log.text()
    assert SECRET not in log.text()
    assert window.table.bar.dots.isHidden()
    assert hints.card.isHidden()
    notices(window)[0].cross.click()
    hints.ask()
    qtbot.waitUntil(lambda: bool(window.findChildren(Toast)), timeout=LONG)
    assert window.findChild(Toast).text == Failure.HINT.text
    assert told(window) == []
    session = window.table.session
    before = len(session.match.played)
    session.play(session.legal_moves()[0])
    assert len(session.match.played) == before + 1


def test_advice_that_is_no_legal_move_is_a_failure(window, tmp_path, log):
    hints = advised(window, tmp_path, "blueprints")
    for move in ("nonsense", "W6>b2"):
        hints.show_answer(Answer(1, move))
    assert told(window) == [Failure.HINT.text]
    assert "cannot be read" in log.text()
    assert "is not legal" in log.text()


# --- reviews ------------------------------------------------------------------------------


def test_moves_that_could_not_be_judged_are_shown_as_such(window, qtbot, tmp_path, log, spoil):
    spoil(RAISES)
    saved = saved_match(tmp_path / "a.match", 2, -1, kinds=("person", "apprentice"))
    window.review(saved)
    page = window.page
    made = page.findChild(ReviewJudge).judging
    with qtbot.waitSignal(made.finished, timeout=LONG):
        pass
    assert told(window) == [Failure.REVIEW.text]
    assert log.text().count("failed to judge at blueprints") == MOST_FAILURES
    assert "in fails" in log.text()
    assert SECRET not in log.text()
    assert not page.lapses
    people = {number for number, move in enumerate(saved.match.played, 1) if move.seat == 0}
    assert page.unjudged
    assert page.unjudged <= people
    for step in page.unjudged:
        page.go_to(step)
        assert "not judged" in page.bar.track.tell(step)
    judged = next(step for step in range(1, page.story.last) if step not in page.unjudged)
    assert "not judged" not in page.bar.track.tell(judged)


def test_one_failure_leaves_one_move_unjudged(window, qtbot, tmp_path, monkeypatch, spoil):
    """The worker fails at the second move it is asked about, and at no other."""
    monkeypatch.setattr(review_judge, "NODES", 30)
    monkeypatch.setattr(review_judge, "NODES_AGAIN", 30)
    counting = "fails.n = getattr(fails, 'n', 0) + 1\n    if fails.n == 2: raise KeyError(1)\n"
    spoil(
        counting
        + "    return judge(*_args, **_more)\nfrom blueprints_desktop.bots.judging import judge"
    )
    saved = saved_match(tmp_path / "a.match", 2, -1, game="fits", boards=(1,))
    window.review(saved)
    page = window.page
    made = page.findChild(ReviewJudge).judging
    with qtbot.waitSignal(made.finished, timeout=LONG):
        pass
    assert len(page.unjudged) == 1
    assert told(window) == [Failure.REVIEW.text]


# --- the notice ---------------------------------------------------------------------------


def test_failures_are_told_one_after_the_other_in_the_language_in_force(window, qtbot):
    failures = window.services.failures
    failures.tell(Failure.MOVE, "one")
    failures.tell(Failure.HISTORY, "two")
    failures.tell(Failure.MOVE, "three")
    assert told(window) == [Failure.MOVE.text]
    english = Failure.MOVE.text
    window.settings.set("language", "fr")
    qtbot.waitUntil(lambda: told(window) == [Failure.MOVE.text] != [english])
    (notice,) = notices(window)
    assert notice.copy.text() == "Copier le rapport"
    notice.cross.click()
    assert told(window) == [Failure.HISTORY.text]
    notices(window)[0].cross.click()
    assert told(window) == []


@pytest.mark.parametrize("size", [(720, 520), (1280, 800)])
@pytest.mark.parametrize("scale", [75, 150])
def test_the_notice_is_wholly_in_the_window_and_takes_no_focus(window, size, scale):
    window.settings.set("scale", scale)
    window.resize(*size)
    before = window.focusWidget()
    window.services.failures.tell(Failure.HISTORY, "report")
    (notice,) = notices(window)
    assert window.rect().contains(notice.geometry())
    for part in (notice.words, notice.copy, notice.cross):
        assert notice.rect().contains(part.geometry())
    assert notice.words.height() >= notice.words.heightForWidth(notice.words.width())
    assert window.focusWidget() is before


def test_after_the_notice_the_keys_belong_to_the_table_again(window, qtbot, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", 2, kinds=("person", "apprentice")))
    window.services.failures.tell(Failure.MOVE, "report")
    (notice,) = notices(window)
    notice.cross.setFocus()
    qtbot.keyClick(notice.cross, Qt.Key.Key_Space)
    assert told(window) == []
    assert window.table.isAncestorOf(window.focusWidget())


@pytest.mark.parametrize("size", [(720, 520), (1280, 800)])
@pytest.mark.parametrize("scale", [75, 150])
def test_the_notice_covers_nothing_that_is_pressed_next(window, qtbot, tmp_path, size, scale):
    """Neither the curtain's button nor what the action bar offers, nor the top bar."""
    window.settings.set("scale", scale)
    window.resize(*size)
    window.start_session(saved_match(tmp_path / "a.match", 2, 4))
    window.services.failures.tell(Failure.MOVE, "report")
    (notice,) = notices(window)
    table = window.table
    qtbot.waitUntil(table.curtain.open_button.isVisible)

    def covers(widget: QWidget) -> bool:
        area = QRect(widget.mapTo(window, QPoint()), widget.size())
        return area.intersects(notice.geometry())

    assert not covers(table.curtain.open_button)
    table.session.open_curtain()
    qtbot.waitUntil(table.bar.isVisible)
    assert not covers(table.bar)
    assert not covers(table.top)
