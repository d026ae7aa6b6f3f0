"""The statistics page by keyboard, in words and at all sizes."""

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.desktop.pages.statistics.asking import ask, titles

LEFT = Qt.MouseButton.LeftButton


def test_escape_and_back_close(qtbot, open_page):
    page = open_page()
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.back, LEFT)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.body.standings.rows[0], Qt.Key.Key_Escape)


def test_up_and_down_go_from_line_to_line(qtbot, open_page):
    page = open_page()
    first, second = page.body.standings.rows[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()


def test_everything_is_told_to_screen_readers(open_page):
    page = open_page()
    assert page.filters.choice("period").accessibleName() == "Period"
    row = page.body.standings.rows[0]
    assert row.accessibleName() == "Ada: 2 first places, 5 games, 1 played alone"
    assert row.accessibleDescription() == "Show this player"
    assert "Games played: 5" in page.body.sums.accessibleName()


def test_the_language_changes_at_once(qtbot, open_page, install_pseudo):
    page = open_page()
    install_pseudo()
    qtbot.waitUntil(lambda: page.body.standings.card.title == "«Players»")
    assert page.filters.choice("period").itemText(0) == "«All time»"
    assert titles(page.body.standings)[0] == "Ada"
    assert page.body.keeping.everything.text() == "«Delete everything…»"


@pytest.mark.parametrize(("width", "scale"), [(720, 100), (720, 200), (1280, 150), (1920, 100)])
def test_nothing_stands_beyond_the_page(qtbot, open_page, settings, width, scale):
    page = open_page()
    settings.set("scale", scale)
    page.resize(width, 800)
    ask(qtbot, page, person="ada")
    body = page.body
    for panel in (*body.results, body.filters, body.keeping):
        if panel.isVisible():
            left = panel.mapTo(page, QPoint(0, 0)).x()
            assert left >= 0
            assert left + panel.width() <= width
    side_by_side = body.tables.y() == body.opponents.y()
    assert side_by_side == (width / scale * 100 >= 1280)
