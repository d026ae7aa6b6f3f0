"""The New game page, opened for a game."""

import pytest

from blueprints_desktop.desktop.pages.new_game.new_game_page import NewGamePage
from tests.desktop.driving import show_active


@pytest.fixture
def open_page(qtbot, appearance, settings):
    def make(game: str = "blueprints") -> NewGamePage:
        page = NewGamePage(appearance, settings)
        page.set_game(game)
        show_active(qtbot, page)
        page.setFocus()
        return page

    return make
