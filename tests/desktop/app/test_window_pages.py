"""The window: pages that come and go, and what is left behind."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from blueprints_desktop.desktop.app.main import put_in_place
from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
from blueprints_desktop.desktop.pages.settings.settings_page import SettingsPage
from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import Hands, saved_match, settle
from tests.desktop.window_driving import press


def test_home_is_first_and_offers_nothing_to_continue(window):
    assert window.page is window.home
    assert not window.home.body.card.isVisible()
    assert window.windowTitle() == "Blueprints Desktop"


@pytest.mark.parametrize(
    ("keys", "page"),
    [("Ctrl+N", NewGamePage), ("Ctrl+Shift+O", MatchesPage), ("Ctrl+,", SettingsPage)],
)
def test_a_key_opens_a_page_and_esc_leads_home(window, keys, page):
    press(window, keys)
    assert isinstance(window.page, page)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.page is window.home


@pytest.mark.parametrize("press_it", [QTest.mouseClick, QTest.keyClick])
@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("matches", MatchesPage),
        ("rules", RulesPage),
        ("statistics", StatisticsPage),
        ("settings", SettingsPage),
    ],
)
def test_the_foot_of_home_leads_elsewhere(window, name, page, press_it):
    by_mouse = press_it is QTest.mouseClick
    how = Qt.MouseButton.LeftButton if by_mouse else Qt.Key.Key_Return
    press_it(getattr(window.home.body, name), how)
    assert isinstance(window.page, page)


def test_home_asks_for_a_file(window):
    QTest.mouseClick(window.home.body.open, Qt.MouseButton.LeftButton)
    dialog = window.findChild(QFileDialog)
    assert dialog is not None
    dialog.close()


def test_a_new_game_by_mouse_is_saved_from_its_first_moment(window):
    QTest.mouseClick(window.home.body.sheets[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.page.start, Qt.MouseButton.LeftButton)
    assert window.table is not None
    (file,) = window.library.files()
    assert read_match(file).match.move_texts() == []


def test_leaving_and_continuing_goes_on_where_it_was(window):
    saved = saved_match(window.library.folder / "a.match", seats=3)
    window.start_session(saved)
    Hands(window.table).play_on(Chance(1), moves=4)
    before = window.table.session.match.state
    press(window, "Ctrl+W")
    assert window.home.body.card.isVisible()
    QTest.mouseClick(window.home.body.card.button, Qt.MouseButton.LeftButton)
    assert window.table.session.match.state == before
    assert window.table.curtain.isVisible()


def test_a_finished_match_is_not_continued(window):
    saved_match(window.library.folder / "a.match", seats=2, moves=-1)
    window.go_home()
    assert len(window.library.files()) == 1
    assert not window.home.body.card.isVisible()


def test_a_broken_file_among_the_matches_does_no_harm(window):
    saved_match(window.library.folder / "a.match")
    (window.library.folder / "b.match").write_text("nonsense")
    window.go_home()
    assert window.home.body.card.isVisible()
    window.show_matches()
    assert len(window.page.rows) == 2


def test_pages_that_are_left_are_gone(window):
    for _ in range(3):
        window.new_game("blueprints")
        assert isinstance(window.page, NewGamePage)
        window.show_settings()
        assert isinstance(window.page, SettingsPage)
        window.go_home()
    settle()
    assert not window.findChildren(NewGamePage)
    assert not window.findChildren(SettingsPage)


def test_settings_during_a_game_and_back(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    table = window.table
    hands = Hands(table)
    hands.play_on(Chance(1), moves=2)
    hands.open_curtain()
    hands.lift(hands.match.state.pool[0])
    english = table.bar.prompt.headline
    window.show_settings()
    window.settings.set("theme", "dark")
    window.settings.set("language", "fr")
    window.settings.set("scale", 150)
    settle()
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.table is table
    assert table.session.curtain_for is None, "nobody has left the table"
    assert table.board.table.selection.picked == 0
    assert table.bar.prompt.headline != english
    assert table.board.table.look.palette.dark
    table.board.press_secondary()
    hands.play_on(Chance(1), moves=1)
    assert len(hands.match.played) == 3


def test_settings_asked_for_twice_still_lead_back_to_the_table(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=3))
    press(window, "Ctrl+,")
    press(window, "Ctrl+,")
    assert isinstance(window.page, SettingsPage)
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    assert window.table is not None
    assert window.page is window.table


def test_full_screen_and_back(window):
    press(window, "F11")
    assert window.isFullScreen()
    press(window, "F11")
    assert not window.isFullScreen()


def test_the_place_of_the_window_is_kept(window):
    window.resize(760, 560)
    window.close()
    window.resize(720, 520)
    put_in_place(window)
    assert window.size().toTuple() == (760, 560)


def test_the_first_time_a_window_too_large_for_the_screen_takes_all_of_it(window):
    room = window.screen().availableSize()
    window.resize(room.width(), room.height() - 60)
    put_in_place(window)
    assert not window.isMaximized()
    window.resize(room)  # the title bar, too, wants to be seen
    put_in_place(window)
    assert window.isMaximized()
