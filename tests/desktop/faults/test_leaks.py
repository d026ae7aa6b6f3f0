"""Pages with charts leave nothing behind: no widgets, and no Python objects."""

import gc
from itertools import cycle, islice

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.pages.statistics.statistics_page import StatisticsPage
from blueprints_desktop.games import registry
from tests.desktop.played import played

PATIENCE_MS = 30_000
VISITS = 20
SPARE = 20
"""Python objects that a visit may leave in caches, on average."""


def delete_what_waits() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def count() -> tuple[int, int]:
    """Widgets and Python objects, once everything is deleted that waits for it."""
    for _ in range(2):
        delete_what_waits()
        gc.collect()
    return len(QApplication.allWidgets()), len(gc.get_objects())


def show_sheet(window, qtbot, game):
    """The score sheet of a match, with its charts one after the other."""
    window.show_sheet(played(game, 2), charts=True)
    page = window.page
    for chart in page.charts:
        page.show_tab(chart.key)
        qtbot.waitUntil(lambda: page.chart.ready, timeout=PATIENCE_MS)


def show_review(window, _qtbot, game):
    window.review_over(played(game, 2))
    window.page.go_to(1)


def show_statistics(window, _qtbot, _game):
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    page.asking.wait()


@pytest.mark.parametrize("show", [show_sheet, show_review, show_statistics])
def test_pages_shown_again_and_again_leave_nothing_behind(window, qtbot, show):
    """Counted after each game was shown twice, and again after many visits."""

    def visit(times: int) -> tuple[int, int]:
        for game in islice(cycle(registry.KEYS), times):
            show(window, qtbot, game)
            QApplication.processEvents()
            window.go_home()
            delete_what_waits()
        return count()

    widgets, objects = visit(2 * len(registry.KEYS))
    later_widgets, later_objects = visit(VISITS)
    assert later_widgets <= widgets
    assert later_objects < objects + VISITS * SPARE
