"""The list of matches: open, rename, duplicate, delete, and files that are none."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.pages.match_summary import MatchSummary, summary_of
from blueprints_desktop.desktop.pages.matches import MatchesPage
from blueprints_desktop.store.match_files import retitle
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_page(qtbot, appearance, folder):
    def make() -> MatchesPage:
        page = MatchesPage(appearance, folder)
        qtbot.addWidget(page)
        page.resize(1024, 700)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.setFocus()
        return page

    return make


def title_of(path: Path) -> str:
    found = summary_of(path)
    assert isinstance(found, MatchSummary)
    return found.title


def test_unfinished_first_then_finished_then_unreadable(open_page, folder, make_match):
    finished = make_match("done", moves=1000)
    going_on = make_match("going on")
    (folder / "letter.match").write_text("Dear Ada\n")
    (folder / "notes.txt").write_text("not listed")
    page = open_page()
    assert [row.path.name for row in page.rows] == [going_on.name, finished.name, "letter.match"]
    assert page.rows[2].players.text() == "This is not a match of Blueprints Desktop."
    assert not page.rows[2].open.isVisible()
    assert (folder / "letter.match").read_text() == "Dear Ada\n"


def test_an_empty_folder_says_so(open_page):
    page = open_page()
    assert page.nothing.isVisible()
    assert page.focusWidget() is page.back


def test_opening_by_mouse_and_keyboard(qtbot, open_page, make_match):
    path = make_match("one")
    page = open_page()
    row = page.rows[0]
    assert page.focusWidget() is row.open
    with qtbot.waitSignal(page.opened, timeout=500) as told:
        qtbot.mouseClick(row.open, LEFT)
    assert told.args == [path]
    with qtbot.waitSignal(page.opened, timeout=500):
        qtbot.keyClick(row.open, Qt.Key.Key_Return)


def test_renaming_keeps_every_move(qtbot, open_page, make_match):
    path = make_match("one")
    moves = read_match(path).match.move_texts()
    page = open_page()
    row = page.rows[0]
    qtbot.mouseClick(row.rename, LEFT)
    assert row.field.hasFocus()
    qtbot.keyClicks(row.field, "Sunday")
    qtbot.keyClick(row.field, Qt.Key.Key_Return)
    assert title_of(path) == "Sunday"
    assert read_match(path).match.move_texts() == moves
    assert page.rows[0].title.text() == "Sunday"


def test_escape_ends_renaming_and_then_the_page(qtbot, open_page, make_match):
    path = make_match("one", "Old")
    page = open_page()
    row = page.rows[0]
    qtbot.mouseClick(row.rename, LEFT)
    qtbot.keyClicks(row.field, "New")
    qtbot.keyClick(row.field, Qt.Key.Key_Escape)
    assert title_of(path) == "Old"
    assert row.rename.hasFocus()
    with qtbot.waitSignal(page.closed, timeout=500):
        qtbot.keyClick(row.rename, Qt.Key.Key_Escape)


def test_a_torn_file_is_not_rewritten(make_match):
    path = make_match("one")
    torn = path.read_bytes()[:-3]
    path.write_bytes(torn)
    assert not retitle(path, "New")
    assert path.read_bytes() == torn


def test_duplicating_makes_a_match_of_its_own(qtbot, open_page, make_match):
    path = make_match("one", "Sunday")
    page = open_page()
    qtbot.mouseClick(page.rows[0].duplicate, LEFT)
    assert len(page.rows) == 2
    twin = next(row.path for row in page.rows if row.path != path)
    assert title_of(twin) == "Sunday (copy)"
    one, other = read_match(path), read_match(twin)
    assert one.header.match_id != other.header.match_id
    assert one.match.state == other.match.state
    SavedMatch.open(twin).play(other.match.legal_moves()[0])
    assert len(read_match(path).match.played) < len(read_match(twin).match.played)


def test_deleting_asks_first(qtbot, open_page, make_match):
    path = make_match("one")
    page = open_page()
    row = page.rows[0]
    qtbot.mouseClick(row.delete, LEFT)
    assert row.keep.hasFocus()
    qtbot.keyClick(row.keep, Qt.Key.Key_Return)
    assert path.exists()
    assert row.delete.hasFocus()
    qtbot.keyClick(row.delete, Qt.Key.Key_Return)
    qtbot.keyClick(row.keep, Qt.Key.Key_Escape)
    assert path.exists()
    qtbot.mouseClick(row.delete, LEFT)
    qtbot.mouseClick(row.really, LEFT)
    assert not path.exists()
    assert page.rows == []
    assert page.nothing.isVisible()


def test_what_the_disk_refuses_is_said(qtbot, open_page, make_match, monkeypatch):
    path = make_match("one")
    page = open_page()

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    qtbot.mouseClick(page.rows[0].delete, LEFT)
    qtbot.mouseClick(page.rows[0].really, LEFT)
    monkeypatch.undo()
    assert page.trouble.isVisible()
    assert path.exists()


def test_names_for_screen_readers(open_page, make_match):
    make_match("one", "Sunday")
    row = open_page().rows[0]
    assert row.open.accessibleName() == "Open Sunday, Round 1 of 3"
    for button in (row.rename, row.duplicate, row.delete):
        assert button.accessibleName()


def test_the_language_changes_at_once(install_pseudo, open_page, make_match):
    make_match("one")
    page = open_page()
    install_pseudo()
    assert page.title.text() == "«All matches»"
    assert page.rows[0].open.text() == "«Open»"
    assert page.rows[0].told.text().startswith("«Round 1 of 3»")
