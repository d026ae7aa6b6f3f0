"""The rulebook: opened from everywhere, and left as one came."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.pages.rules.rule_popover import RulePopover
from blueprints_desktop.desktop.pages.rules.rules_page import RulesPage
from blueprints_desktop.desktop.settings import WITH_ENTER
from blueprints_desktop.desktop.ui.actions import Action
from tests.desktop.driving import saved_match
from tests.desktop.pages.rules.reading import press, section

# --- opening and leaving ------------------------------------------------------------------


def test_from_home_and_back(window):
    QTest.mouseClick(window.home.body.rules, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, RulesPage)
    press(window.page, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_from_the_table_at_the_right_place_and_back_to_the_very_same(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2, moves=5))
    table = window.table
    table.session.open_curtain()
    table.board.selector.press("die.2")
    prompt = table.bar.prompt
    table.top.rules.click()
    page = window.page
    assert (page.game, page.reader.asked) == ("blueprints", page.reader.setting.places[prompt.why])
    assert not window.actions_[Action.SAVE_AS].isEnabled()
    page.head.back.click()
    assert window.table is table
    assert table.bar.prompt == prompt
    assert table.board.table.selection.picked == 1


@pytest.mark.parametrize("key", ["F1", "?"])
def test_a_key_asks_about_the_phase_where_nothing_is_pointed_at(window, homes, monkeypatch, key):
    window.start_session(saved_match(homes / "a.match", seats=2, moves=2))
    window.table.session.open_curtain()
    monkeypatch.setattr(QCursor, "pos", lambda: window.mapToGlobal(QPoint(-9, -9)))
    if key == "F1":
        press(window.table.board.table, Qt.Key.Key_F1)
    else:
        QTest.keyClicks(window.table.board.table, key)
    assert section(window.page) == "turn"


def test_a_key_asks_about_what_is_pointed_at(window, homes, monkeypatch):
    window.start_session(saved_match(homes / "a.match", seats=2, moves=2))
    window.table.session.open_curtain()
    card = window.table.board.score
    spot = card.part_rect("bonus").center()
    monkeypatch.setattr(QCursor, "pos", lambda: card.mapToGlobal(spot))
    press(window.table.board.table, Qt.Key.Key_F1)
    (shown,) = window.page.findChildren(RulePopover)
    assert (shown.game, shown.rule) == ("blueprints", "bonus")
    shown.open.click()
    assert window.page.reader.asked == window.page.reader.setting.places["bonus"]


def test_from_the_curtain_and_back_behind_it(window, homes):
    """Nothing private is shown on the way, and the book does not tell what is about to happen."""
    window.start_session(saved_match(homes / "a.match", seats=2, moves=2))
    table = window.table
    assert table.curtain.isVisible()
    press(window, Qt.Key.Key_F1)
    page = window.page
    assert (page.game, page.reader.asked) == ("blueprints", None)
    assert page.reader.section == 0
    press(page, Qt.Key.Key_Escape)
    assert window.table is table
    assert table.curtain.isVisible()
    assert table.board.is_clear


def test_leaving_for_home_leaves_nothing_behind(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2))
    press(window, Qt.Key.Key_F1)
    window.go_home()
    assert window.centralWidget().count() == 1


def test_settings_opened_over_the_book_lead_back_to_it(window, homes):
    window.start_session(saved_match(homes / "a.match", seats=2))
    table = window.table
    press(window, Qt.Key.Key_F1)
    book = window.page
    window.show_settings()
    window.settings.set("finish_turn", WITH_ENTER)
    press(window.page, Qt.Key.Key_Escape)
    assert window.page is book
    press(book, Qt.Key.Key_Escape)
    assert window.table is table
    assert table.board.confirms(window.table.session.legal_moves()[0])


def test_new_game_asks_about_the_options_of_its_game(window):
    window.new_game("blueprints")
    press(window, Qt.Key.Key_F1)
    assert (window.page.game, section(window.page)) == ("blueprints", "options")


def test_the_book_read_last_is_opened_again(page, appearance, settings, qtbot):
    page.show_rule("skyline")
    again = RulesPage(appearance, settings)
    qtbot.addWidget(again)
    assert again.game == "skyline"
