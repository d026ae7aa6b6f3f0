"""A score sheet on its page, of a match played by lot."""

import pytest

from blueprints_desktop.desktop.games.registry import sheet_words_of
from blueprints_desktop.desktop.pages.sheet.sheet_page import SheetPage
from tests.desktop.driving import show_active
from tests.desktop.played import played


@pytest.fixture
def open_page(qtbot, appearance, settings):
    def make(game="blueprints", seats=2, moves=None) -> SheetPage:
        page = SheetPage(appearance, settings, played(game, seats, moves), sheet_words_of(game))
        show_active(qtbot, page)
        return page

    return make
