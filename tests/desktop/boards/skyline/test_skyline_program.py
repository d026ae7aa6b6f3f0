"""Projekt Skyline in the whole program: a monkey at the table, French on every screen."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from tests.desktop.boards.skyline.skyline_hands import SkylineHands, saved_skyline
from tests.desktop.test_french_screens import Screens, english_among, speak

KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Space) * 4,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    Qt.Key.Key_Escape, Qt.Key.Key_Backspace, Qt.Key.Key_Q, Qt.Key.Key_E, Qt.Key.Key_T,
    Qt.Key.Key_V, Qt.Key.Key_C, Qt.Key.Key_Tab,
)  # fmt: skip
GESTURES = 90


@pytest.mark.parametrize("animation", ["off", "fast"])
def test_a_monkey_at_the_table_breaks_nothing(window, tmp_path, animation):
    window.settings.set("animation", animation)
    window.sit_down(saved_skyline(tmp_path / "a.match", seats=3, moves=14))
    lot = random.Random(5)
    page = window.table
    for number in range(GESTURES):
        board = page.board
        if lot.random() < 0.6:
            QTest.keyClick(window.focusWidget() or board.table, lot.choice(KEYS))
        else:
            view = board.table.viewport()
            at = QPoint(lot.randrange(view.width()), lot.randrange(view.height()))
            QTest.mouseMove(view, at)
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=at)
        if number % 6 == 0:
            QCoreApplication.processEvents()
        if window.table is not page:
            break
    if window.table is page:
        page.board.skip()
        assert page.sitting.match.played


STAGES = {"set-up": 2, "first turns": 16, "later": 60, "the end": -1}


@pytest.mark.parametrize("moves", STAGES.values(), ids=STAGES)
def test_a_match_is_french_and_turns_french_at_once(window, tmp_path, monkeypatch, moves):
    window.sit_down(saved_skyline(tmp_path / "a.match", seats=3, moves=moves))
    window.page.grab()
    speak(window, "fr")
    screens = Screens(window, monkeypatch)
    screens.look()
    board = window.table.board
    if moves != -1:
        board.press_primary()
        screens.look()
        board.press_primary()
        screens.look()
    assert "Annuler" in screens.texts
    assert english_among(screens.texts) == []


def test_the_table_page_plays_a_game_and_hands_the_turn_on(window, tmp_path):
    window.sit_down(saved_skyline(tmp_path / "a.match", seats=2, seed=748, moves=10))
    page = window.table
    seen = set()
    for _ in range(12):
        assert page.sitting.curtain_for is None
        seen.add(page.sitting.viewer)
        SkylineHands(page).play(page.sitting.match.legal_moves()[0])
    assert seen == {0, 1}
