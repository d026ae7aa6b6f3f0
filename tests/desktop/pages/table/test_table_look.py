"""The table page in another language or look, and what keys and screen readers reach on it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.driving import keys, on_the_curtain, settle

# --- language and look ------------------------------------------------------------------


def test_the_language_changes_at_once(sit_in_window, window):
    hands = sit_in_window(seats=3)
    hands.open_curtain()
    english = hands.page.bar.prompt.headline
    window.settings.set("language", "fr")
    settle()
    assert hands.page.bar.prompt.headline != english
    assert hands.page.top.undo.text() == "Annuler"
    window.settings.set("language", "en")
    settle()
    assert hands.page.bar.prompt.headline == english


def test_the_language_changes_behind_the_curtain_too(sit_in_window, window):
    hands = sit_in_window(seats=3)
    english = hands.page.curtain.open_button.text()
    window.settings.set("language", "fr")
    settle()
    assert hands.page.curtain.open_button.text() != english
    assert on_the_curtain(hands.page)


def test_at_the_ending_a_change_of_language_stays_there(sit_in_window, window):
    hands = sit_in_window(seats=2, moves=-1)
    hands.click(hands.page.bar.primary)
    ends = hands.board.ends
    assert ends.tells_the_end
    window.settings.set("language", "fr")
    settle()
    assert ends.tells_the_end


@pytest.mark.parametrize(
    ("name", "value"), [("theme", "dark"), ("scale", 150), ("colour_safe", True)]
)
def test_the_look_changes_at_once_and_the_choice_stays(sit_in_window, window, name, value):
    hands = sit_in_window(seats=3)
    hands.open_curtain()
    hands.lift(hands.match.state.pool[0])
    before = hands.page.grab().toImage()
    window.settings.set(name, value)
    settle()
    assert hands.page.grab().toImage() != before
    assert hands.board.table.selection.picked is not None


def test_a_change_of_language_while_dice_fly_does_not_stop_the_match(sit_in_window, window):
    window.settings.set("animation", "slow")
    hands = sit_in_window(seats=3)
    hands.open_curtain()
    hands.play(next(m for m in hands.match.legal_moves() if m.space != GONE))
    assert hands.board.animation_queue.running
    window.settings.set("language", "fr")
    settle()
    hands.board.skip()
    hands.page.hand_on_delay.finish()
    assert on_the_curtain(hands.page)
    assert hands.page.session.curtain_for == 1


def test_any_key_finishes_what_moves(sit_in_window, window):
    window.settings.set("animation", "slow")
    hands = sit_in_window(seats=3)
    hands.open_curtain()
    hands.play(next(m for m in hands.match.legal_moves() if m.space != GONE))
    assert hands.board.animation_queue.running
    for _ in range(4):
        keys(hands.page, Qt.Key.Key_Space)
    assert on_the_curtain(hands.page)


# --- focus and names --------------------------------------------------------------------


def test_a_click_on_a_tool_leaves_the_keys_with_the_board(sit_in_window, qtbot):
    page = sit_in_window(seats=2).page
    page.session.open_curtain()
    page.activateWindow()
    qtbot.waitUntil(page.board.middle.hasFocus)
    page.top.menu.clicked.disconnect()
    QTest.mouseClick(page.top.menu, Qt.MouseButton.LeftButton)
    assert page.board.middle.hasFocus()


def test_every_button_that_shows_has_a_name(sit_in_window):
    hands = sit_in_window(seats=3)
    for _ in range(2):
        buttons = hands.page.findChildren(QAbstractButton)
        shown = [button for button in buttons if button.isVisible()]
        assert shown
        assert all(button.text() or button.accessibleName() for button in shown)
        hands.open_curtain()


def test_tab_reaches_every_control_and_comes_round(sit_in_window, window):
    hands = sit_in_window(seats=2)
    hands.open_curtain()
    seen = []
    for _ in range(40):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        if window.focusWidget() in seen:
            break
        seen.append(window.focusWidget())
    page = hands.page
    for control in (page.board.table, page.top.back, page.top.menu, page.board.log.list):
        assert control in seen
