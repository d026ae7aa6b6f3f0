"""Home: every way to a game, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt

from blueprints_desktop.desktop.pages.home import HomePage
from blueprints_desktop.desktop.pages.match_summary import MatchSummary, summary_of
from blueprints_desktop.games import registry

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def home(qtbot, appearance) -> HomePage:
    page = HomePage(appearance, set(registry.KEYS) - {"skyline"})
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    return page


def chosen_games(home: HomePage) -> list[str]:
    games: list[str] = []
    home.game_chosen.connect(games.append)
    return games


def test_a_sheet_is_chosen_by_mouse(qtbot, home):
    games = chosen_games(home)
    sheet = home.body.sheets[1]
    qtbot.mouseClick(sheet, LEFT, pos=sheet.rect().center())
    assert games == ["fits"]


def test_the_halo_of_a_sheet_is_not_the_sheet(qtbot, home):
    games = chosen_games(home)
    qtbot.mouseClick(home.body.sheets[1], LEFT, pos=QPoint(2, 2))
    assert games == []


def test_keys_one_to_four(qtbot, home):
    games = chosen_games(home)
    for key in (Qt.Key.Key_1, Qt.Key.Key_3):
        qtbot.keyClick(home.focusWidget(), key)
    assert games == ["blueprints", "monuments"]


def test_a_game_in_the_making_cannot_be_started(qtbot, home):
    games = chosen_games(home)
    sheet = home.body.sheets[3]
    qtbot.keyClick(home.focusWidget(), Qt.Key.Key_4)
    qtbot.mouseClick(sheet, LEFT, pos=sheet.rect().center())
    sheet.setFocus()
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert games == []
    assert "in the making" in sheet.accessibleName()


def test_arrows_move_the_focus(qtbot, home, make_match):
    home.show_unfinished(summary_of(make_match("one")))
    sheets = home.body.sheets
    sheets[0].setFocus()
    qtbot.keyClick(sheets[0], Qt.Key.Key_Right)
    assert sheets[1].hasFocus()
    qtbot.keyClick(sheets[1], Qt.Key.Key_Left)
    qtbot.keyClick(sheets[0], Qt.Key.Key_Left)
    assert sheets[3].hasFocus()
    qtbot.keyClick(sheets[3], Qt.Key.Key_Up)
    assert home.body.card.button.hasFocus()
    sheets[2].setFocus()
    qtbot.keyClick(sheets[2], Qt.Key.Key_Down)
    assert home.body.foot[0].hasFocus()


def test_tab_goes_from_the_card_over_the_sheets_to_the_foot(qtbot, home, make_match):
    home.show_unfinished(summary_of(make_match("one")))
    home.setFocus()
    order = [home.body.card.button, *home.body.sheets, *home.body.foot]
    for widget in order:
        assert home.focusWidget() is widget
        qtbot.keyClick(widget, Qt.Key.Key_Tab)


@pytest.mark.parametrize("name", ["open", "matches", "rules", "statistics", "settings"])
def test_the_foot_leads_elsewhere(qtbot, home, name):
    button = getattr(home.body, name)
    with qtbot.waitSignal(getattr(home, f"{name}_chosen"), timeout=500):
        qtbot.mouseClick(button, LEFT)
    with qtbot.waitSignal(getattr(home, f"{name}_chosen"), timeout=500):
        qtbot.keyClick(button, Qt.Key.Key_Return)


def test_an_unfinished_match_can_be_continued(qtbot, home, make_match):
    assert home.body.card.isHidden()
    summary = summary_of(make_match("one"))
    home.show_unfinished(summary)
    assert home.body.card.isVisible()
    assert "Ada, Bruno" in home.body.card.button.accessibleName()
    with qtbot.waitSignal(home.continue_chosen, timeout=500):
        qtbot.mouseClick(home.body.card.button, LEFT)
    home.show_unfinished(None)
    assert home.body.card.isHidden()


def test_a_summary_holds_the_public_view_only(make_match):
    summary = summary_of(make_match("one"))
    assert isinstance(summary, MatchSummary)
    assert (summary.where, summary.finished) == ("Round 1 of 3", False)
    assert set(summary.view.sites) == {None}


def test_sheets_stay_inside_the_page_at_every_size(home, settings):
    for width, height, scale in ((1280, 800, 100), (1024, 700, 150), (720, 520, 200)):
        settings.set("scale", scale)
        home.resize(width, height)
        for sheet in home.body.sheets:
            assert home.body.rect().contains(sheet.geometry().center())
            assert sheet.sheet_rect().right() <= home.body.width()
        assert home.body.width() <= width


def test_language_changes_at_once(home, make_match, install_pseudo):
    home.show_unfinished(summary_of(make_match("one")))
    before = home.body.settings.x()
    install_pseudo()
    assert home.body.rules.text() == "«Rules»"
    assert home.body.sheets[0].accessibleName().startswith("«")
    assert "«Round 1 of 3»" in home.body.card.button.accessibleName()
    assert home.body.settings.x() > before


def test_theme_changes_at_once(home, settings):
    before = home.grab().toImage().pixelColor(4, 4)
    settings.set("theme", "dark")
    assert home.grab().toImage().pixelColor(4, 4).lightness() < before.lightness() - 80
