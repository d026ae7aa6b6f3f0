"""Leaving a table whose last moves could not be written down."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from blueprints_desktop.desktop.app.window import Window
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import Hands, saved_match
from tests.desktop.window_driving import close_dialogs

WAYS = {
    "home": Window.go_home,
    "new game": Window.new_game,
    "all matches": Window.show_matches,
    "closing": Window.close,
}
ELSEWHERE, LOSE, STAY = "Save somewhere else…", "Leave without saving", "Keep playing"


@pytest.fixture
def troubled(window, homes) -> Window:
    """At a table with moves in memory only, and that was said."""
    folder = homes / "gone"
    window.start_session(saved_match(folder / "a.match", seats=3))
    (folder / "a.match").unlink()
    folder.rmdir()
    Hands(window.table).play_on(Chance(1), moves=3)
    close_dialogs(window)
    return window


def question(window: Window) -> QMessageBox | None:
    found = window.findChild(QMessageBox, "leaving")
    assert found is None or isinstance(found, QMessageBox)
    return found


def answer(window: Window, words: str) -> None:
    box = question(window)
    assert box is not None
    next(button for button in box.buttons() if button.text() == words).click()


def test_who_plays_may_change_all_the_same(troubled):
    """The table is laid anew for it, but nobody leaves."""
    troubled.table.session.hand_over(1, "apprentice")
    assert question(troubled) is None
    assert troubled.table.people[1].level == "apprentice"
    assert troubled.table.session.saved.is_behind


@pytest.mark.parametrize("leave", WAYS.values(), ids=WAYS)
def test_moves_that_are_not_saved_are_not_left_without_a_word(troubled, leave):
    table = troubled.page
    leave(troubled)
    leave(troubled)  # asked once
    assert len(troubled.findChildren(QMessageBox, "leaving")) == 1
    assert "Folder not found." in question(troubled).informativeText()
    answer(troubled, STAY)
    assert troubled.page is table
    assert troubled.isVisible()
    leave(troubled)
    answer(troubled, LOSE)
    assert troubled.page is not table or not troubled.isVisible()


def test_another_match_waits_too_and_is_opened_afterwards(troubled, homes):
    other = saved_match(homes / "other.match", seats=2).path
    troubled.open_match(other)
    assert troubled.table.session.saved.path != other
    answer(troubled, LOSE)
    assert troubled.table.session.saved.path == other


def test_once_it_is_saved_elsewhere_the_table_is_left(troubled, homes):
    troubled.go_home()
    answer(troubled, ELSEWHERE)
    (dialog,) = troubled.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(homes / "safe.match"))
    assert troubled.page is troubled.home
    assert len(read_match(homes / "safe.match").match.played) == 3


def test_what_can_be_written_by_now_is_written_and_nothing_asked(troubled):
    path = troubled.table.session.saved.path
    assert isinstance(path, Path)
    path.parent.mkdir()
    troubled.go_home()
    assert question(troubled) is None
    assert troubled.page is troubled.home
    assert len(read_match(path).match.played) == 3


def test_where_nothing_was_played_nothing_is_asked(window, homes):
    folder = homes / "gone"
    window.start_session(saved_match(folder / "a.match", seats=3))
    (folder / "a.match").unlink()
    folder.rmdir()
    window.go_home()
    assert window.page is window.home


def test_a_match_that_is_saved_is_left_without_a_word(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    Hands(window.table).play_on(Chance(1), moves=3)
    window.go_home()
    assert window.page is window.home
    assert question(window) is None
