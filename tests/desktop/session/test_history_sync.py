"""The window keeps the history up to date behind its own back, and says what is unusual."""

import errno
import gc
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox

from blueprints_desktop.desktop.app import main
from blueprints_desktop.desktop.diagnostics.dialogs import Failure
from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.desktop.session.history_sync import note_end, notice_words
from blueprints_desktop.desktop.ui.controls.notices import Notice as NoticeCard
from blueprints_desktop.history.database import FILE_NAME, HistoryNotice
from blueprints_desktop.history.history import history_in
from blueprints_desktop.history.recorder import recorder_in
from tests.desktop.driving import saved_match
from tests.history.making import saved


@pytest.fixture
def data(window) -> Iterator[Path]:
    """The person's data folder; its database is closed at the end."""
    folder: Path = window.library.folder.parent
    window.library.prepare()
    yield folder
    window.services.keeper.close()
    history_in(folder).close()


def caught_up(window, qtbot) -> None:
    with qtbot.waitSignal(window.services.keeper.caught_up, timeout=5000):
        window.services.keeper.catch_up()


def messages(window) -> list[str]:
    QCoreApplication.processEvents()
    return [box.text() for box in window.findChildren(QMessageBox)]


def sqlite_error(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite says")
    error.sqlite_errorcode = code
    return error


def statistics(window, qtbot) -> StatisticsPage:
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    with qtbot.waitSignal(page.answered, timeout=5000):
        pass
    return page


def test_finished_matches_are_entered_after_the_start(window, qtbot, data):
    saved(window.library.folder, "fits", ["Ada", "Zoé"], seed=1)
    saved(window.library.folder, "fits", ["Ada", "Zoé"], seed=2, over=False)
    caught_up(window, qtbot)
    assert [line.id for line in history_in(data).matches()] == ["fits 1"]
    caught_up(window, qtbot)
    assert len(history_in(data).matches()) == 1
    assert messages(window) == []


def test_without_a_match_nothing_is_written(window, data):
    window.services.keeper.catch_up()
    window.services.keeper.close()
    assert not (data / FILE_NAME).exists()


@pytest.mark.usefixtures("qapp")
def test_the_program_catches_up_when_home_is_there(monkeypatch):
    """By a timer: nothing of it stands between the start and home."""
    done: list[str] = []
    later = []
    window = SimpleNamespace(
        show=lambda: done.append("shown"),
        services=SimpleNamespace(
            keeper=SimpleNamespace(catch_up=lambda: done.append("caught up")),
            thinking=SimpleNamespace(start=lambda: None),
            finish=lambda: done.append("finished"),
        ),
    )
    program = SimpleNamespace(exec=lambda: 0)
    for setter in ("Name", "DisplayName", "Version"):
        setattr(program, f"setApplication{setter}", lambda _text: None)
    program.setDesktopFileName = lambda _text: None
    monkeypatch.setattr(main, "QApplication", lambda _arguments: program)
    monkeypatch.setattr(main, "build_window", lambda _language: window)
    monkeypatch.setattr(main, "is_shown_elsewhere", lambda _match: False)
    monkeypatch.setattr(main.startup_patches, "end", lambda: None)
    for name in (
        "take_turn",
        "keep_drawings",
        "put_in_place",
        "settle_in",
        "end_start",
        "settle_log",
    ):
        monkeypatch.setattr(main, name, lambda *_: None)
    monkeypatch.setattr(main.QTimer, "singleShot", lambda _ms, then: later.append(then))
    assert main.main([]) == 0
    assert done == ["shown", "finished"]
    for then in later:
        then()
    assert done == ["shown", "finished", "caught up"]


def test_a_damaged_database_is_told_about(window, qtbot, data):
    (data / FILE_NAME).write_bytes(b"SQLite format 3\0" + bytes(5000))
    saved(window.library.folder, "fits", ["Ada", "Zoé"])
    caught_up(window, qtbot)
    assert messages(window) == ["The statistics file was damaged; a new one has been started."]
    told = window.findChildren(QMessageBox)[0].informativeText()
    (aside,) = data.glob("history damaged *.db")
    assert aside.name in told
    assert len(history_in(data).matches()) == 1
    window.services.keeper.tell_notices()
    assert len(messages(window)) == 1, "once is enough"


def test_trouble_with_entering_a_match_is_told_at_home(window, qtbot, data):
    """Where nothing can be written, matches are counted until the program ends."""
    (data / FILE_NAME).mkdir()
    window.services.keeper.tell_notices()
    match = saved(window.library.folder, "fits", ["Ada", "Zoé"])
    recorder = window.services.keeper.history.recorder
    recorder.record(match)
    recorder.wait()
    assert messages(window) == []
    window.go_home()
    assert messages(window) == ["Statistics can’t be saved at the moment."]
    page = statistics(window, qtbot)
    assert page.body.figures[0].value == "1"


@pytest.mark.parametrize("code", ["damaged", "foreign", "newer", "in-memory"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_notice_has_words(window, code, language):
    window.settings.set("language", language)
    title, text = notice_words(HistoryNotice(code, Path("somewhere") / "history.db"))
    assert "history.db" in text
    assert "{" not in title + text
    french = "statistiques" in title
    assert french == (language == "fr")


@pytest.mark.usefixtures("data")
def test_a_match_that_ends_at_the_table_is_in_the_statistics(window, qtbot):
    match = saved_match(window.library.folder / "a.match", moves=-1)
    last = match.match.played[-1].move
    match.undo(1)
    window.start_session(match)
    window.table.session.play(last)
    page = statistics(window, qtbot)
    assert page.body.standings.shown != ()
    assert page.body.figures[0].value == "1"
    page.closed.emit()
    assert window.table is not None, "nobody has left the table"


@pytest.mark.usefixtures("data")
def test_a_row_opens_the_review_and_comes_back(window, qtbot):
    saved(window.library.folder, "fits", ["Ada", "Zoé"])
    caught_up(window, qtbot)
    page = statistics(window, qtbot)
    panel = page.body.matches
    qtbot.waitUntil(lambda: panel.row_of("fits 1") is not None)
    row = panel.row_of("fits 1")
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Return)
    assert isinstance(window.page, ReviewPage)
    window.page.left.emit()
    assert window.page is page
    assert row.hasFocus()


@pytest.mark.usefixtures("data")
def test_statistics_by_home_and_by_menu(window, qtbot):
    window.home.body.statistics.click()
    page = window.page
    assert isinstance(page, StatisticsPage)
    window.show_statistics()
    assert window.page is page, "not opened over itself"
    with qtbot.waitSignal(page.answered, timeout=5000):
        pass
    page.play_wanted.emit()
    assert window.page.objectName() != page.objectName()


@pytest.mark.parametrize(("language", "between"), [("en", ","), ("fr", ";")])
def test_export_asks_where(window, qtbot, data, language, between):
    """French spreadsheets take a comma for the mark within numbers, so there a semicolon parts."""
    window.settings.set("language", language)
    saved(window.library.folder, "fits", ["Ada", "Zoé"])
    caught_up(window, qtbot)
    page = statistics(window, qtbot)
    page.body.keeping.export.click()
    (dialog,) = window.findChildren(QFileDialog)
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == "csv"
    target = data / "table.csv"
    with qtbot.waitSignal(page.exported, timeout=5000):
        dialog.fileSelected.emit(str(target))
    dialog.close()
    head, *seats = target.read_text(encoding="utf-8-sig").splitlines()
    assert head.startswith(f"match{between}game{between}")
    assert len(seats) == 2


@pytest.mark.usefixtures("data")
def test_a_history_that_cannot_be_asked_is_told(window, qtbot, monkeypatch):
    def refuse(*_args: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(window.services.keeper.history, "summary", refuse)
    window.show_statistics()
    with qtbot.waitSignal(window.page.troubled, timeout=5000):
        pass
    assert messages(window) == ["The statistics can’t be opened."]


@pytest.mark.usefixtures("data")
def test_an_unexpected_error_of_the_statistics_is_told_and_logged(
    window, qtbot, monkeypatch, caplog
):
    """Not with its message, which is for developers and may hold names."""

    def fail(*_args: object) -> None:
        raise KeyError("Ada")

    monkeypatch.setattr(window.services.keeper.history, "summary", fail)
    window.show_statistics()
    with qtbot.waitSignal(window.page.troubled, timeout=5000):
        pass
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "The statistics can’t be opened."
    assert box.informativeText() == "Unexpected error (KeyError). See the log."
    assert "Work for the statistics failed" in caplog.text
    box.close()


def failures_told(window) -> list[str]:
    QCoreApplication.processEvents()
    return [notice.words.text() for notice in window.findChildren(NoticeCard) if notice.isVisible()]


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize(
    ("error", "told"),
    [(ZeroDivisionError(), [Failure.HISTORY.text]), (sqlite3.OperationalError("locked"), [])],
    ids=["unexpected", "locked"],
)
def test_an_error_while_catching_up_is_logged_and_told_if_unexpected(
    window, monkeypatch, caplog, error, told
):
    def fail(*_args: object) -> None:
        raise error

    saved(window.library.folder, "fits", ["Ada", "Zoé"])
    monkeypatch.setattr("blueprints_desktop.history.history.catch_up", fail)
    for _ in range(2):
        window.services.keeper.catch_up()
        window.services.keeper.close()
    assert failures_told(window) == told
    assert "Finished matches could not be entered" in caplog.text
    assert type(error).__name__ in caplog.text


@pytest.mark.usefixtures("data")
def test_an_error_while_recording_is_logged_and_told(window, monkeypatch, caplog):
    def fail(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("blueprints_desktop.history.facts.facts_of", fail)
    match = saved_match(window.library.folder / "a.match", 1, -1, game="fits", boards=(1,))
    note_end(match, window.services.records)
    recorder_in(window.library.folder.parent).wait()
    assert failures_told(window) == [Failure.HISTORY.text]
    assert "A match could not be entered" in caplog.text


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize(
    ("error", "title", "reason"),
    [
        (OSError(errno.EACCES, "Permission denied"),
         "The table couldn’t be saved there.", "You don’t have permission to save there."),
        (sqlite_error(sqlite3.SQLITE_FULL), "The statistics can’t be opened.",
         "The disk is full."),
        (sqlite_error(sqlite3.SQLITE_READONLY), "The statistics can’t be opened.",
         "The disk is read-only."),
    ],
)  # fmt: skip
def test_what_the_disk_refused_is_said_in_the_persons_words(window, qtbot, error, title, reason):
    """Of a file that was to be written, and of the history itself."""
    page = statistics(window, qtbot)
    page.troubled.emit(error)
    (box,) = window.findChildren(QMessageBox)
    assert (box.text(), box.informativeText()) == (title, reason)
    box.close()


@pytest.mark.usefixtures("data")
def test_coming_back_to_the_statistics_leaves_nothing_behind(window, qtbot):
    saved(window.library.folder, "fits", ["Ada", "Zoé"])
    caught_up(window, qtbot)

    def come_and_go(times: int) -> tuple[int, int]:
        for _ in range(times):
            statistics(window, qtbot)
            window.go_home()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()
        return len(QApplication.allWidgets()), len(gc.get_objects())

    widgets, objects = come_and_go(2)
    later_widgets, later_objects = come_and_go(4)
    assert later_widgets <= widgets
    assert later_objects < objects + 4 * 150
