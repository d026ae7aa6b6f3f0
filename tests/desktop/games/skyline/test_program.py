"""Projekt Skyline in the whole program: the page goes on from turn to turn."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.driving import saved_match
from tests.desktop.games.skyline.hands import SkylineHands


def test_the_table_page_plays_a_game_and_hands_the_turn_on(window, tmp_path):
    window.start_session(
        saved_match(tmp_path / "a.match", seats=2, seed=748, moves=10, game="skyline")
    )
    page = window.table
    seen = set()
    for _ in range(12):
        assert page.session.curtain_for is None
        seen.add(page.session.viewer)
        SkylineHands(page).play(page.session.match.legal_moves()[0])
    assert seen == {0, 1}


def test_the_focus_stays_at_the_city_whatever_is_clicked_in_the_bar(window, tmp_path):
    """The button for the roll is gone after it, and Enter must not press what Qt would go to."""
    window.start_session(saved_match(tmp_path / "a.match", seats=2, moves=8, game="skyline"))
    page = window.table
    assert page.board.table.hasFocus()
    QTest.mouseClick(page.bar.primary, Qt.MouseButton.LeftButton)
    assert len(page.session.match.played) == 9
    assert page.board.table.hasFocus()


def test_a_button_that_goes_gives_the_focus_back_to_the_city(window, tmp_path):
    window.start_session(saved_match(tmp_path / "a.match", seats=2, moves=8, game="skyline"))
    page = window.table
    page.bar.primary.setFocus()
    QTest.keyClick(page.bar.primary, Qt.Key.Key_Space)
    assert page.bar.primary.isHidden()
    assert page.board.table.hasFocus()


def test_no_curtain_is_drawn_ahead_where_nothing_is_secret(window, tmp_path):
    """Its screens would push the city's own pictures out of what is kept."""
    window.settings.set("animation", "fast")
    window.start_session(saved_match(tmp_path / "a.match", seats=3, moves=20, game="skyline"))
    assert not window.table.curtain.later.drawing


def test_the_end_is_not_told_while_the_last_dice_still_roll(window, tmp_path):
    window.settings.set("animation", "slow")
    window.start_session(
        saved_match(tmp_path / "a.match", seats=2, seed=748, moves=170, game="skyline")
    )
    page = window.table
    SkylineHands(page).play(page.session.match.legal_moves()[0])
    assert page.session.match.to_act is None
    assert page.board.moving
    assert page.top.where.accessibleName() == "Turn 43"
    page.board.skip()
    assert page.top.where.accessibleName() == "Final account 43 turns"
