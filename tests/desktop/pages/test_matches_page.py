"""The list of matches: open, rename, duplicate, delete, and files that are none."""

import os
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.pages.match_summary import MatchSummary, result_text, summary_of
from blueprints_desktop.desktop.pages.matches import AT_ONCE, ROWS, MatchesPage
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.match_files import retitle
from blueprints_desktop.store.reading import read_match
from blueprints_desktop.store.saved_match import SavedMatch

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_page(qtbot, appearance, folder):
    def make() -> MatchesPage:
        page = MatchesPage(appearance, Library(folder))
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
    assert page.rows[2].folder.isVisible()
    assert (folder / "letter.match").read_text() == "Dear Ada\n"


def test_an_empty_folder_says_so_and_leads_on(qtbot, open_page):
    page = open_page()
    assert page.nothing.isVisible()
    assert page.focusWidget() is page.nothing.button
    with qtbot.waitSignal(page.closed, timeout=500):
        qtbot.keyClick(page.nothing.button, Qt.Key.Key_Return)


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


def test_a_finished_match_says_who_won_and_the_scores(open_page, make_match):
    path = make_match("done", "Sunday", moves=1000)
    outcome = read_match(path).match.outcome
    row = open_page().rows[0]
    winner = ("Ada", "Bruno")[outcome.winners[0]]
    assert row.told.text().startswith(f"{winner} won, ")
    assert row.players.text().startswith(f"Blueprints: {winner} {max(outcome.scores)}, ")
    for score in outcome.scores:
        assert str(score) in row.players.text()
    assert row.open.accessibleName() == f"Open Sunday, {winner} won"


def test_a_renamed_match_still_names_its_game(open_page, make_match):
    make_match("one", "Sunday")
    assert open_page().rows[0].players.text() == "Blueprints: Ada, Bruno"


def test_winners_share(make_match):
    summary = summary_of(make_match("done", moves=1000))
    shared = evolve(summary.outcome, ranks=(1, 1))
    assert result_text(summary._replace(outcome=shared)) == "Ada and Bruno share the win"
    alone = summary._replace(players=(("Ada", 0),))
    assert result_text(alone) == "Played to the end"


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


def test_arrows_go_from_match_to_match(qtbot, open_page, make_match, folder):
    make_match("one")
    make_match("two")
    (folder / "letter.match").write_text("Dear Ada\n")
    page = open_page()
    first, second, broken = page.rows
    qtbot.keyClick(first.open, Qt.Key.Key_Down)
    assert second.open.hasFocus()
    qtbot.keyClick(second.open, Qt.Key.Key_Down)
    assert broken.folder.hasFocus()
    qtbot.keyClick(broken.folder, Qt.Key.Key_Up)
    assert second.open.hasFocus()


def test_the_context_menu_offers_what_the_buttons_do(qtbot, open_page, make_match, folder):
    path = make_match("one")
    (folder / "letter.match").write_text("Dear Ada\n")
    page = open_page()
    row, broken = page.rows
    menu = row.menu()
    said = [action.text() for action in menu.actions() if action.text()]
    assert said == ["Open", "Rename", "Duplicate", "Delete", "Show in its folder"]
    with qtbot.waitSignal(page.opened, timeout=500) as told:
        menu.actions()[0].trigger()
    assert told.args == [path]
    menu.actions()[3].trigger()
    assert row.is_busy
    assert path.exists()
    assert [action.text() for action in broken.menu().actions()] == ["Show in its folder"]


def test_a_damaged_match_says_where_and_stays(qtbot, open_page, make_match):
    path = make_match("one")
    content = path.read_bytes().replace(b'"seat":1', b'"seat":0', 1)
    path.write_bytes(content)
    row = open_page().rows[0]
    assert "is not as it was written" in row.players.text()
    qtbot.keyClick(row.folder, Qt.Key.Key_Delete)
    assert not row.is_busy
    assert path.read_bytes() == content


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


def test_a_long_list_is_there_before_all_of_it_is_read(qtbot, appearance, folder, make_match):
    content = make_match("one").read_bytes()
    for number in range(ROWS + AT_ONCE):
        (folder / f"copy {number}.match").write_bytes(content)
    page = MatchesPage(appearance, Library(folder))
    qtbot.addWidget(page)
    page.resize(1024, 700)
    assert len(page.rows) == AT_ONCE
    with qtbot.waitSignal(page.filled, timeout=20000):
        page.show()
    assert len(page.rows) == ROWS
    for _ in range(ROWS):
        page.rows[-1].open.setFocus()
        qtbot.keyClick(page.rows[-1].open, Qt.Key.Key_Down)
        qtbot.wait(1)
    assert len(page.rows) == ROWS + AT_ONCE + 1


def test_an_old_unfinished_match_stands_above_newer_finished_ones(
    qtbot, open_page, folder, make_match
):
    old = make_match("old")
    os.utime(old, (1, 1))
    content = make_match("done", moves=1000).read_bytes()
    for number in range(ROWS):
        (folder / f"copy {number}.match").write_bytes(content)
    page = open_page()
    qtbot.waitUntil(lambda: page.row_of(old) is not None, timeout=20000)
    assert page.rows[0].path == old
    assert page.isActiveWindow()  # rows made later must not come up as windows of their own


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
