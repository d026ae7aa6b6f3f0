"""The window over a spoiled history: told once, counted again, and the program quits."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from blueprints_desktop.desktop.pages.statistics.query import StatisticsQuery
from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.history.history import History, history_in
from tests.history.making import saved
from tests.history.spoiling import sound_history

ROOT = Path(__file__).resolve().parents[3]
LIMIT_MS = 60_000
DAMAGED = "The statistics file was damaged; a new one has been started."


@pytest.fixture
def data(window) -> Iterator[Path]:
    folder: Path = window.library.folder.parent
    window.library.prepare()
    yield folder
    window.services.keeper.close()
    history_in(folder).close()


@pytest.fixture(scope="module")
def sound(tmp_path_factory) -> bytes:
    return sound_history(tmp_path_factory.mktemp("sound"))


def ask(window, qtbot) -> StatisticsPage:
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    with qtbot.waitSignal(page.answered, timeout=LIMIT_MS):
        pass
    page.grab()
    return page


def messages(window) -> list[str]:
    QCoreApplication.processEvents()
    return [box.text() for box in window.findChildren(QMessageBox)]


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute(statement.replace("UPDATE", "UPDATE OR IGNORE"))
    connection.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE matches SET finished = 1e300",
        "UPDATE seats SET points = 'many'",
        "UPDATE players SET name = CAST(x'ff' AS TEXT)",
        "DROP INDEX seats_by_day",
    ],
)
def test_damage_that_the_statistics_find_is_told_once_and_matches_are_counted_again(
    window, qtbot, data, sound, statement
):
    path = data / "history.db"
    path.write_bytes(sound)
    change(path, statement)
    saved(window.library.folder, "fits", ["Ada", "Zoé"], seed=77)
    page = ask(window, qtbot)
    assert messages(window) == [DAMAGED]
    assert len(list(data.glob("history damaged *.db"))) == 1
    history = history_in(data)
    qtbot.waitUntil(lambda: "fits 77" in {line.id for line in history.matches()}, timeout=LIMIT_MS)
    window.findChildren(QMessageBox)[0].close()
    page.ask()
    with qtbot.waitSignal(page.answered, timeout=LIMIT_MS):
        pass
    window.go_home()
    assert messages(window) == [], "told once"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE {0} SET game = 'no ' || game",
        "UPDATE {0} SET size = -3",
        "UPDATE {0} SET size = 900000000",
        "UPDATE {0} SET points = 900000000000",
        "UPDATE players SET kind = 'no such level'",
        "UPDATE players SET id = '' WHERE number = 1",
        "UPDATE seats SET name = '', place = -5, won = 7",
        "UPDATE matches SET options = '[[', ended = '', decided_by = 'x', seconds = -1, moves = -1",
        "UPDATE matches SET finished = -60000000000",
        "UPDATE seats SET finished = 253000000000",
        "UPDATE matches SET finished = 253000000000",
        "UPDATE feats SET feat = 'no such feat'",
        "UPDATE feats SET feat = 'board 99999999999999999999999'",
        "UPDATE feats SET game = 'no ' || game",
        "UPDATE meetings SET meetings = -4, ahead = 900000",
        "UPDATE kinds SET number = number + 100000",
        "DELETE FROM tallies",
        "DELETE FROM seats",
    ],
)
@pytest.mark.usefixtures("data")
def test_values_that_only_look_sound_stop_no_page(window, qtbot, data, sound, statement):
    path = data / "history.db"
    path.write_bytes(sound)
    tables = ("tallies", "seats", "matches") if "game" in statement else ("tallies", "seats")
    for table in tables if "{0}" in statement else ("",):
        change(path, statement.format(table))
    with qtbot.captureExceptions() as errors:
        page = ask(window, qtbot)
        people = [one.player for one in History(path).overview().standings]
        for person in people:
            page.filters.ask_for(StatisticsQuery(person=person))
            with qtbot.waitSignal(page.answered, timeout=LIMIT_MS):
                pass
            page.grab()
        window.settings.set("language", "fr")
        page.grab()
        window.settings.set("language", "en")
    assert not errors


# --- the whole program ----------------------------------------------------------------------

START = """
import sys
from PySide6.QtCore import QTimer
from blueprints_desktop.desktop.app import main as app

ordinary = app.put_in_place
def then(window):
    ordinary(window)
    QTimer.singleShot(1500, lambda: (window.show_statistics(), window.play_now("fits")))
    QTimer.singleShot(2500, window.close)
app.put_in_place = then
code = app.main([])
print("quit", code)
"""


@pytest.mark.parametrize("name", ["history.db", "history.db-journal", "records.json",
                                  "elsewhere.json", "matches/a.match"])  # fmt: skip
def test_with_a_pipe_in_its_data_folder_the_program_starts_and_quits(tmp_path, name):
    data = tmp_path / "blueprints-desktop"
    (data / "matches").mkdir(parents=True)
    os.mkfifo(data / name)
    saved(data / "matches", "fits", ["Ada", "Zoé"])
    folders = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("DATA", "CONFIG", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.stdout == "quit 0\n", done.stderr
    assert "Traceback" not in done.stderr
    if name.startswith("history"):
        assert len(list(data.glob("history damaged *"))) >= 1
