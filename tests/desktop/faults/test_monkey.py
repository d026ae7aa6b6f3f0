"""A monkey at the program: hundreds of clicks and keys on every page.

No exception in any slot, no warning of Qt's, and what the pages leave behind is cleared away.
"""

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from blueprints_desktop.games import registry
from blueprints_desktop.tools.monkey.faults import HARMLESS
from blueprints_desktop.tools.monkey.pages import PAGES
from tests.desktop.driving import Hands, moves_to_reveal, saved_match
from tests.desktop.faults.monkey import BATCH, come_and_go, let_loose, settle

FIRST_SEED = 0
GESTURES = 50


def at_new_game(window, _homes):
    window.new_game("blueprints")


def at_curtain(window, homes):
    window.start_session(saved_match(homes / "m.match", seats=3))


def at_table(window, homes):
    at_curtain(window, homes)
    Hands(window.table).open_curtain()


def at_reveal(window, homes):
    window.start_session(saved_match(homes / "m.match", seats=3, moves=moves_to_reveal(3)))


def at_ending(window, homes):
    window.start_session(saved_match(homes / "m.match", seats=2, moves=-1))
    window.table.board.press_primary()


def at_review(window, homes):
    window.review(saved_match(homes / "m.match", seats=3, moves=moves_to_reveal(3) + 5))


def test_the_monkey_knows_all_pages():
    """Of all games, too, so that a new one is not forgotten."""
    pages = {"home", "new-game", "settings", "matches", "statistics", "rulebook", "shortcuts"}
    kinds = ("curtain", "table", "against-computer", "ending", "end", "review", "sheet")
    assert pages | {f"{game}-{kind}" for game in registry.KEYS for kind in kinds} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.qt_log_level_fail("WARNING")
@pytest.mark.qt_log_ignore(*HARMLESS)
def test_hundreds_of_clicks_and_keys(window, page, qtbot):
    """The monkey is brought back to its page after every batch, wherever it got to."""
    seed = list(PAGES).index(page) + FIRST_SEED
    with qtbot.captureExceptions() as errors:
        for gesture in let_loose(window, page, seed, GESTURES // BATCH):
            assert not errors, (gesture, errors)
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
