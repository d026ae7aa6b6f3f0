"""The statistics page on a real database, shown with its first answer."""

from collections.abc import Callable, Iterator

import pytest

from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.history.facts import MatchFacts
from blueprints_desktop.history.history import History
from blueprints_desktop.store.library import Library
from tests.desktop.pages.statistics.asking import played
from tests.history.making import enter

Open = Callable[..., StatisticsPage]


@pytest.fixture
def history(tmp_path) -> Iterator[History]:
    made = History(tmp_path / "history.db")
    yield made
    made.close()


@pytest.fixture(autouse=True)
def english(settings) -> Iterator[None]:
    """With its plurals."""
    settings.set("language", "en")
    spoken = Language(settings)
    yield
    spoken.deleteLater()


@pytest.fixture
def open_page(qtbot, appearance, history, tmp_path) -> Iterator[Open]:
    """The page, shown with its first answer."""
    library = Library(tmp_path / "matches")
    pages: list[StatisticsPage] = []

    def make(matches: list[MatchFacts] | None = None) -> StatisticsPage:
        enter(history.database, *(played() if matches is None else matches))
        page = StatisticsPage(appearance, history, library)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        with qtbot.waitSignal(page.answered, timeout=5000):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    yield make
    for page in pages:
        page.asking.wait()
        page.errand.wait()
