"""The list of matches, shown."""

import pytest

from blueprints_desktop.desktop.pages.matches.matches_page import MatchesPage
from blueprints_desktop.store.library import Library
from tests.desktop.driving import show_active


@pytest.fixture
def open_page(qtbot, appearance, folder):
    def make() -> MatchesPage:
        page = MatchesPage(appearance, Library(folder))
        show_active(qtbot, page, (1024, 700))
        page.setFocus()
        return page

    return make
