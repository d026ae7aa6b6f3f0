"""The list of matches: what it shows, and opening one of them."""

import os

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.matches.match_summary import result_text, summary_of
from blueprints_desktop.desktop.pages.matches.matches_page import AT_ONCE, ROWS, MatchesPage
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import saved_match, settle


def test_unfinished_first_then_finished_then_unreadable(open_page, folder, make_match):
    finished = make_match("done", moves=1000)
    going_on = make_match("going on")
    (folder / "letter.match").write_text("Dear Ada\n")
    (folder / "notes.txt").write_text("not listed")
    page = open_page()
    assert [row.path.name for row in page.rows] == [going_on.name, finished.name, "letter.match"]
    assert page.rows[2].players.text() == "This isn’t a Blueprints Desktop game."
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
        qtbot.mouseClick(row.open, Qt.MouseButton.LeftButton)
    assert told.args == [path]
    with qtbot.waitSignal(page.opened, timeout=500):
        qtbot.keyClick(row.open, Qt.Key.Key_Return)


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
    assert page.head.title.text() == "«Saved games»"
    assert page.rows[0].open.text() == "«Open»"
    assert page.rows[0].told.text().startswith("«Round 1 of 3»")


def test_a_finished_match_says_who_won_and_the_scores(open_page, make_match):
    path = make_match("done", "Sunday", moves=1000)
    outcome = read_match(path).match.outcome
    row = open_page().rows[0]
    winner = ("Ada", "Bruno")[outcome.winners[0]]
    assert row.told.text().startswith(f"{winner} won, ")
    assert row.players.text().startswith(f"Blueprints: {winner} ({max(outcome.scores)}), ")
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


def test_a_damaged_match_says_where_and_stays(qtbot, open_page, make_match):
    path = make_match("one")
    content = path.read_bytes().replace(b'"seat":1', b'"seat":0', 1)
    path.write_bytes(content)
    row = open_page().rows[0]
    assert "has been changed" in row.players.text()
    qtbot.keyClick(row.folder, Qt.Key.Key_Delete)
    assert not row.is_busy
    assert path.read_bytes() == content


def test_a_damaged_match_offers_the_moves_before_it(qtbot, open_page, make_match, folder):
    path = make_match("one")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"{}\n", *lines[4:]]))
    (folder / "letter.match").write_text("Dear Ada\n")
    page = open_page()
    row, letter = page.row_of(path), page.row_of(folder / "letter.match")
    assert row.main_button is row.beginning
    assert row.beginning.isVisible()
    assert not letter.beginning.isVisible()
    with qtbot.waitSignal(page.beginning_wanted) as told:
        qtbot.mouseClick(row.beginning, Qt.MouseButton.LeftButton)
    assert told.args == [path]
    said = [action.text() for action in row.menu().actions()]
    assert said == ["Open the readable part", "Show in folder"]
    with qtbot.waitSignal(page.opened):
        qtbot.mouseDClick(row, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(page.opened):
        qtbot.mouseDClick(letter, Qt.MouseButton.LeftButton)


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
        settle()
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


def test_every_button_of_a_row_is_in_a_small_window_at_a_large_scale(
    open_page, make_match, settings
):
    settings.set("scale", 200)
    make_match("one")
    page = open_page()
    page.resize(720, 520)
    settle()
    (row,) = page.rows
    assert_buttons_within(row, page)


def assert_buttons_within(row, page) -> None:
    for button in row.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.mapTo(page, button.rect().topRight()).x() < page.width()


@pytest.mark.parametrize("size", [(1024, 700), (720, 520)])
def test_a_path_or_title_without_spaces_pushes_no_button_out_of_the_window(
    open_page, folder, make_match, size
):
    deep = folder.parent / "a-folder-with-a-long-name_and_no_space_in_it" / ("and" * 30)
    deep.mkdir(parents=True)
    path = make_match("inside", title="W" * 60).rename(deep / "of-a-friend.match")
    Library(folder).note(path)
    page = open_page()
    page.resize(*size)
    settle()
    (row,) = page.rows
    assert_buttons_within(row, page)
    assert row.title.text() == "W" * 60
    assert str(path) in row.told.text()
    assert (
        QAccessible.queryAccessibleInterface(row.told).text(QAccessible.Text.Name)
        == row.told.text()
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_match_of_world_monuments_names_its_monument(open_page, folder, monkeypatch, language):
    monkeypatch.setattr(Language, "current", language)
    saved_match(folder / "a.match", 2, 5, game="monuments")
    row = open_page().rows[0]
    monument = row.summary.view.options.monument
    assert row.told.text().startswith(f"{monument_name(monument)}, ")


def test_a_game_without_a_choice_names_none(open_page, make_match):
    make_match("one")
    assert open_page().rows[0].told.text().startswith("Round 1 of 3")
