"""Matches are renamed, duplicated and deleted in their list."""

import os
from pathlib import Path

from PySide6.QtCore import Qt

from blueprints_desktop.desktop.pages.matches.match_summary import MatchSummary, summary_of
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.match_files import retitle
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch

LEFT = Qt.MouseButton.LeftButton


def title_of(path: Path) -> str:
    found = summary_of(path)
    assert isinstance(found, MatchSummary)
    return found.title


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


def test_a_match_that_is_renamed_was_not_played_since(make_match):
    path = make_match("one")
    os.utime(path, (1_000_000, 1_000_000))
    assert retitle(path, "New")
    assert title_of(path) == "New"
    assert 1_000_000 < path.stat().st_mtime < 1_000_001, "another file, but hardly later"


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


def test_keys_rename_and_delete(qtbot, open_page, make_match):
    path = make_match("one", "Old")
    page = open_page()
    row = page.rows[0]
    qtbot.keyClick(row.open, Qt.Key.Key_F2)
    assert row.field.hasFocus()
    qtbot.keyClick(row.field, Qt.Key.Key_Delete)
    assert row.field.text() == ""
    qtbot.keyClicks(row.field, "New")
    qtbot.keyClick(row.field, Qt.Key.Key_Return)
    assert title_of(path) == "New"
    row = page.rows[0]
    assert row.open.hasFocus()
    qtbot.keyClick(row.open, Qt.Key.Key_Delete)
    assert path.exists()
    assert row.keep.hasFocus()
    qtbot.keyClick(row.keep, Qt.Key.Key_Escape)
    assert row.open.hasFocus()
    qtbot.keyClick(row.open, Qt.Key.Key_Delete)
    qtbot.keyClick(row.really, Qt.Key.Key_Return)
    assert not path.exists()


def test_the_context_menu_offers_what_the_buttons_do(qtbot, open_page, make_match, folder):
    path = make_match("one")
    (folder / "letter.match").write_text("Dear Ada\n")
    page = open_page()
    row, broken = page.rows
    menu = row.menu()
    said = [action.text() for action in menu.actions() if action.text()]
    assert said == ["Open", "Rename", "Duplicate", "Delete", "Show in folder"]
    with qtbot.waitSignal(page.opened, timeout=500) as told:
        menu.actions()[0].trigger()
    assert told.args == [path]
    menu.actions()[3].trigger()
    assert row.is_busy
    assert path.exists()
    assert [action.text() for action in broken.menu().actions()] == ["Show in folder"]


def test_what_is_shown_stays_while_one_row_changes(qtbot, open_page, make_match):
    for name in ("one", "two", "three"):
        make_match(name)
    page = open_page()
    before = page.rows
    qtbot.mouseClick(before[1].duplicate, LEFT)
    assert [row for row in page.rows if row in before] == before
    qtbot.mouseClick(before[2].delete, LEFT)
    qtbot.mouseClick(before[2].really, LEFT)
    assert [row for row in page.rows if row in before] == before[:2]


def test_a_match_elsewhere_is_taken_off_the_list_and_its_file_stays(
    qtbot, open_page, folder, make_match
):
    inside = make_match("inside")
    outside = inside.rename(folder.parent / "outside.match")
    Library(folder).note(outside)
    page = open_page()
    row = page.row_of(outside)
    assert str(folder.parent) in row.told.text()
    qtbot.mouseClick(row.delete, LEFT)
    assert "stays" in row.question.text()
    qtbot.mouseClick(row.really, LEFT)
    assert page.rows == []
    assert outside.exists()
    assert Library(folder).files() == []


def test_the_copy_of_a_match_elsewhere_is_listed_too(qtbot, open_page, folder, make_match):
    outside = make_match("inside").rename(folder.parent / "outside.match")
    Library(folder).note(outside)
    page = open_page()
    qtbot.mouseClick(page.row_of(outside).duplicate, LEFT)
    assert len(Library(folder).files()) == 2
