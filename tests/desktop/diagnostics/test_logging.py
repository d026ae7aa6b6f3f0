"""The log: everything that goes wrong is in it, and nothing that is secret or private."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtGui import QGuiApplication

from blueprints_desktop.desktop.app.main import NO_DISPLAY
from blueprints_desktop.desktop.diagnostics import logging_setup
from blueprints_desktop.desktop.diagnostics.dialogs import Failure, LogDialog, report_of
from blueprints_desktop.desktop.diagnostics.log_file import LARGEST
from blueprints_desktop.desktop.diagnostics.logging_setup import (
    FAULTS_NAME,
    FILE_NAME,
    ProgramLog,
    start_log,
)
from blueprints_desktop.engine.errors import IllegalMove
from tests.desktop.window_driving import press

ROOT = Path(__file__).resolve().parents[3]
_log = logging.getLogger("blueprints_desktop.trial")


@pytest.fixture
def refusals() -> list[OSError]:
    return []


@pytest.fixture
def log(tmp_path: Path, refusals: list[OSError]) -> Iterator[ProgramLog]:
    yield start_log(tmp_path / "log", refusals.append)
    logging_setup.stop_log()


def written(log: ProgramLog) -> str:
    return (log.folder / FILE_NAME).read_text(encoding="utf-8")


# --- the file -----------------------------------------------------------------------------


def test_lines_wait_for_the_file_and_are_all_in_it(log: ProgramLog) -> None:
    _log.info("first")
    assert not (log.folder / FILE_NAME).exists(), "the start does not wait for a file"
    log.open()
    _log.info("second")
    assert [line.rpartition(": ")[2] for line in written(log).splitlines()] == ["first", "second"]


def test_a_warning_is_written_at_once(log: ProgramLog) -> None:
    _log.info("before")
    _log.warning("trouble")
    assert "before" in written(log)
    assert "WARNING blueprints_desktop.trial: trouble" in written(log)


def test_debug_lines_are_for_verbose_only(tmp_path: Path, capsys) -> None:
    for verbose in (False, True):
        log = start_log(tmp_path / str(verbose), lambda _error: None, verbose)
        _log.debug("detail")
        log.open()
        assert ("detail" in written(log)) == verbose
        assert ("detail" in capsys.readouterr().err) == verbose
    logging_setup.stop_log()


def test_the_files_stay_small(log: ProgramLog) -> None:
    log.open()
    for _ in range(1500):
        _log.info("x" * 1000)
    files = sorted(log.folder.glob(f"{FILE_NAME}*"))
    assert len(files) == 3
    assert all(file.stat().st_size <= LARGEST for file in files)


@pytest.mark.parametrize("kind", ["not a folder", "a pipe"])
def test_where_nothing_can_be_written_that_is_told_once(
    tmp_path: Path, refusals: list[OSError], kind: str
) -> None:
    folder = tmp_path / "log"
    if kind == "not a folder":
        folder.write_text("in the way")
    else:
        folder.mkdir()
        os.mkfifo(folder / FILE_NAME)
        os.mkfifo(folder / FAULTS_NAME)
    log = start_log(folder, refusals.append)
    _log.error("one")
    log.open()
    _log.error("two")
    assert len(refusals) == 1
    assert log.path is None
    assert [line.rpartition(": ")[2] for line in log.recent_lines(2)] == ["one", "two"]
    assert "two" in log.text()
    logging_setup.stop_log()


# --- what must not be in it ---------------------------------------------------------------


def test_messages_hold_no_secrets_names_or_home(
    log: ProgramLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/adalovelace")
    file = "/home/adalovelace/data/Ada, Zoé - 2026.match"
    secret = "-".join(("wood", "three"))
    reports = []
    for error in (
        KeyError(secret),
        ValueError(f"{secret!r} is not in list"),
        LookupError(secret),
        IllegalMove("not-now", move=secret),
        FileNotFoundError(2, "No such file or directory", file),
    ):
        try:
            raise error
        except Exception as caught:
            _log.exception("It failed")
            _log.warning("It failed: %s", caught)
            _log.warning(caught)
            reports.append(report_of(caught))
    _log.warning("Cannot read %s", file)
    _log.warning("Cannot read %(file)s", {"file": Path(file)})
    text = written(log) + "\n".join(log.recent_lines(99) + reports)
    for private in (secret, "Ada", "Zoé", "adalovelace"):
        assert private not in text
    assert "IllegalMove: not-now" in text
    assert "FileNotFoundError: [Errno 2] No such file or directory" in text
    assert "~/data/….match" in text
    assert "test_logging.py" in text, "tracebacks are there"


def test_what_others_have_formatted_is_not_taken_over(log: ProgramLog) -> None:
    """A record remembers the traceback that the first formatter made of it."""
    secret = "-".join(("wood", "three"))
    try:
        raise KeyError(secret)
    except KeyError:
        record = _log.makeRecord("x", logging.ERROR, "x", 1, "It failed", (), sys.exc_info())
    logging.Formatter().format(record)
    assert secret in str(record.exc_text)
    logging.getLogger().handle(record)
    assert "It failed" in written(log)
    assert secret not in written(log)


# --- what nobody caught -------------------------------------------------------------------


@pytest.mark.qt_no_exception_capture
def test_qt_messages_are_logged(log: ProgramLog) -> None:
    qWarning("a painter was left open")
    assert "WARNING qt: default: a painter was left open" in written(log)


PROGRAM = """
import json, os, sys, threading
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from blueprints_desktop.desktop.app import main as app

def trouble():
    {trouble}

def begin(window):
    app.window = window
    QTimer.singleShot(0, trouble)
    QTimer.singleShot({stay}, end)

def end():
    from blueprints_desktop.desktop.diagnostics.dialogs import CrashDialog
    from blueprints_desktop.desktop.ui.controls.notices import Notice
    shown = [d.report.toPlainText() for d in app.window.findChildren(CrashDialog) if d.isVisible()]
    told = [n.words.text() for n in app.window.findChildren(Notice) if n.isVisible()]
    print(json.dumps([shown, told]), flush=True)
    QCoreApplication.quit()

app.put_in_place = begin
sys.exit(app.main({arguments}))
"""
STAY = 1300
"""Milliseconds: a little longer than until the log's file is opened."""


def run(home: Path, trouble: str, arguments: list[str] | None = None, data: str = "", stay=STAY):
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(home))
    if data:
        folders["XDG_DATA_HOME"] = data
    code = PROGRAM.format(trouble=trouble, arguments=arguments or ["--language", "en"], stay=stay)
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
    )


def logged(home: Path) -> str:
    folder = home / "blueprints-desktop" / "log"
    return (folder / FILE_NAME).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("trouble", "mark", "has_dialog"),
    [
        ("raise RuntimeError('ruler')", "Uncaught error\n", True),
        (
            "threading.Thread(target=lambda: {}['ruler'], name='history').start()",
            "Uncaught error in thread history\n",
            True,
        ),
        (
            "type('T', (), {'__del__': lambda self: 1 / 0})()",
            "Error that could not be raised",
            False,
        ),
    ],
)
def test_uncaught_errors_are_logged_and_shown(
    tmp_path: Path, trouble: str, mark: str, has_dialog: bool
) -> None:
    done = run(tmp_path, trouble)
    shown, told = json.loads(done.stdout)
    text = logged(tmp_path)
    assert done.returncode == 0, done.stderr
    assert mark in text
    assert '", line ' in text.partition(mark)[2], "with its traceback"
    assert mark.strip() in done.stderr
    assert len(shown) == has_dialog
    assert told == []
    for report in shown:
        assert "Last lines of the log:" in report
        assert "Start of version" in report


def test_a_hard_crash_is_told_by_the_next_start(tmp_path: Path) -> None:
    done = run(tmp_path, "import faulthandler; faulthandler._sigsegv()")
    assert done.returncode != 0
    assert "Segmentation fault" not in logged_or_empty(tmp_path)
    second = run(tmp_path, "pass")
    _, told = json.loads(second.stdout)
    assert told == ["The program crashed last time. Your games are saved after every move."]
    assert "Fatal Python error: Segmentation fault" in logged(tmp_path)
    assert "in trouble" in logged(tmp_path), "where it happened"
    third = run(tmp_path, "pass")
    assert json.loads(third.stdout) == [[], []], "once"


def logged_or_empty(home: Path) -> str:
    try:
        return logged(home)
    except FileNotFoundError:
        return ""


def test_a_fault_that_the_program_survived_is_no_crash(tmp_path: Path) -> None:
    """On Windows the fault handler also writes about faults that are handled."""
    write = (
        "from blueprints_desktop.desktop.diagnostics.logging_setup import current_log; "
        "(current_log().folder / 'faults.txt').write_text('handled fault')"
    )
    run(tmp_path, f"QTimer.singleShot(1100, lambda: exec({write!r}))", stay=1400)
    assert "handled fault" in logged(tmp_path)
    again = run(tmp_path, "pass")
    assert json.loads(again.stdout) == [[], []]


def test_a_start_without_a_window_leaves_the_fault_to_the_next(tmp_path: Path) -> None:
    folder = tmp_path / "blueprints-desktop" / "log"
    folder.mkdir(parents=True)
    (folder / FAULTS_NAME).write_text("Fatal Python error: Segmentation fault")
    folders = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), str(tmp_path))
    env = {**os.environ, **folders, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
    env.pop("DISPLAY", None)
    done = subprocess.run([sys.executable, "-m", "blueprints_desktop"], env=env, timeout=120)
    assert done.returncode == NO_DISPLAY
    shown, told = json.loads(run(tmp_path, "pass").stdout)
    assert (shown, told) == ([], [Failure.CRASH.text])


def test_the_program_runs_where_nothing_can_be_written(tmp_path: Path) -> None:
    done = run(tmp_path, "pass", data="/dev/null")
    assert done.returncode == 0
    assert json.loads(done.stdout) == [[], []]
    assert done.stderr.count("can’t write the log in /dev/null") == 1


def test_a_full_disk_is_told_once_and_stops_nothing(tmp_path: Path) -> None:
    full = (
        "import resource, logging; resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200));"
        "[logging.getLogger('x').warning('line %s of many', n) for n in range(50)]"
    )
    done = run(tmp_path, full)
    assert done.returncode == 0
    assert json.loads(done.stdout) == [[], []]
    assert done.stderr.count("can’t write the log") == 1


def test_verbose_says_everything_on_standard_error(tmp_path: Path) -> None:
    speak = "import logging; logging.getLogger('x').debug('a detail')"
    quiet = run(tmp_path, speak)
    loud = run(tmp_path, speak, ["--language", "en", "--verbose"])
    assert "a detail" not in quiet.stderr
    assert "DEBUG x: a detail" in loud.stderr


# --- showing it ---------------------------------------------------------------------------


def test_the_menu_shows_the_log_to_copy(log: ProgramLog, window, qtbot) -> None:
    _log.warning("a thing to see")
    press(window, "Ctrl+Shift+L")
    (dialog,) = window.findChildren(LogDialog)
    assert dialog.isVisible()
    assert "a thing to see" in dialog.report.toPlainText()
    assert dialog.report.isReadOnly()
    assert str(log.path) in dialog.sentences[0].text()
    dialog.copy.click()
    assert "a thing to see" in QGuiApplication.clipboard().text()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.close_button.click()


def test_without_a_file_the_dialog_shows_what_is_in_memory(tmp_path: Path, window) -> None:
    (tmp_path / "in the way").write_text("")
    start_log(tmp_path / "in the way", lambda _error: None)
    _log.warning("a thing to see")
    window.show_log()
    (dialog,) = window.findChildren(LogDialog)
    assert "a thing to see" in dialog.report.toPlainText()
    assert "can’t be saved" in dialog.sentences[0].text()
    assert not dialog.folder.isVisible()
