"""A monkey at the program: a thousand clicks and keys on every page.

No exception in any slot, no warning of Qt's, and what the pages leave behind is cleared away.
"""

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from tests.desktop.driving import Hands, moves_to_reveal, saved_match
from tests.desktop.monkey import BATCH, come_and_go, let_loose, settle

GESTURES = 1000


def at_home(window, _homes):
    window.go_home()


def at_new_game(window, _homes):
    window.new_game("blueprints")


def at_settings(window, _homes):
    window.show_settings()


def at_matches(window, _homes):
    for number in range(3):
        saved_match(window.library.folder / f"{number}.match", moves=number)
    window.show_matches()


def at_curtain(window, homes):
    window.sit_down(saved_match(homes / "m.match", seats=3))


def at_table(window, homes):
    at_curtain(window, homes)
    Hands(window.table).open_curtain()


def at_reveal(window, homes):
    window.sit_down(saved_match(homes / "m.match", seats=3, moves=moves_to_reveal(3)))


def at_ending(window, homes):
    window.sit_down(saved_match(homes / "m.match", seats=2, moves=-1))
    window.table.board.press_primary()


def at_review(window, homes):
    window.review(saved_match(homes / "m.match", seats=3, moves=moves_to_reveal(3) + 5))


def at_review_of_what_is_over(window, homes):
    window.review(saved_match(homes / "m.match", seats=2, moves=-1))


def at_quarry(window, homes):
    window.sit_down(saved_match(homes / "m.match", seats=3, moves=5, game="monuments"))


def at_building_site(window, homes):
    window.sit_down(saved_match(homes / "m.match", seats=2, moves=24, game="monuments"))
    Hands(window.table).open_curtain()


def at_city(window, homes):
    window.sit_down(saved_match(homes / "m.match", seats=3, moves=14, game="skyline"))


PAGES = [
    at_home,
    at_new_game,
    at_settings,
    at_matches,
    at_curtain,
    at_table,
    at_reveal,
    at_ending,
    at_review,
    at_review_of_what_is_over,
    at_quarry,
    at_building_site,
    at_city,
]


@pytest.mark.parametrize("go", PAGES, ids=lambda go: go.__name__[3:])
@pytest.mark.qt_log_level_fail("WARNING")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_thousand_clicks_and_keys(window, homes, go, qtbot):
    """The monkey is brought back to its page after every batch, wherever it got to."""
    seed = PAGES.index(go)
    with qtbot.captureExceptions() as errors:
        for _ in let_loose(window, seed, lambda: go(window, homes), GESTURES // BATCH):
            assert not errors, errors
    assert not errors


@pytest.mark.parametrize(
    "go", [at_new_game, at_table, at_reveal, at_ending, at_review], ids=lambda g: g.__name__[3:]
)
def test_coming_back_to_a_page_leaves_nothing_behind(window, homes, go):
    """After a warm-up, as many widgets and Python objects as before; pixmaps are a cache."""
    widgets, objects = come_and_go(window, lambda: go(window, homes), 3)
    later_widgets, later_objects = come_and_go(window, lambda: go(window, homes), 6)
    assert later_widgets <= widgets
    assert later_objects < objects + 6 * 150


def test_menus_do_not_pile_up(window, homes):
    at_table(window, homes)
    for _ in range(5):
        window.table.top.menu.click()
        QApplication.activePopupWidget().close()
        settle()
    assert len(window.findChildren(QMenu)) <= 1
