"""The New game page, opened for a game."""

import pytest

from blueprints_desktop.desktop.pages.new_game import NewGamePage
from blueprints_desktop.games import registry


@pytest.fixture
def open_page(qtbot, appearance, settings):
    def make(game: str = "blueprints") -> NewGamePage:
        page = NewGamePage(appearance, settings, set(registry.KEYS))
        qtbot.addWidget(page)
        page.set_game(game)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.setFocus()
        return page

    return make
