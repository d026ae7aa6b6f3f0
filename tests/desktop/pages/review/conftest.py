"""A match looked at again, finished or still running."""

import pytest

from blueprints_desktop.desktop.pages.review.review_page import ReviewPage
from blueprints_desktop.store.saved_match import SavedMatch
from tests.desktop.played import played


@pytest.fixture
def finished() -> SavedMatch:
    return played("blueprints")


@pytest.fixture
def running() -> SavedMatch:
    return played("blueprints", moves=9)


@pytest.fixture
def open_page(qtbot, appearance):
    def make(saved: SavedMatch, viewer: int | None = None) -> ReviewPage:
        page = ReviewPage(appearance, saved, viewer)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return make


@pytest.fixture
def page(open_page, finished) -> ReviewPage:
    return open_page(finished)


@pytest.fixture
def shown(page, monkeypatch):
    """The positions that the board is given from now on."""
    positions = []
    show = page.board.show_position
    monkeypatch.setattr(
        page.board, "show_position", lambda position: (positions.append(position), show(position))
    )
    return positions
