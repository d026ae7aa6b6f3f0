"""The filters of the statistics page: which matches count, and what is said where none does."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.pages.statistics import list_panel
from blueprints_desktop.desktop.pages.statistics.body import StatisticsBody
from blueprints_desktop.desktop.pages.statistics.list_panel import list_card
from blueprints_desktop.desktop.pages.statistics.query import Period, StatisticsQuery
from blueprints_desktop.desktop.ui.cards.values import Card
from tests.desktop.driving import settle
from tests.desktop.pages.statistics.asking import ask, figures, titles

LEFT = Qt.MouseButton.LeftButton


@pytest.mark.parametrize(
    ("fields", "matches"),
    [
        ({"game": "fits"}, 2),
        ({"size": 3}, 1),
        ({"computers": True}, 1),
        ({"computers": False}, 4),
        ({"period": Period.TWELVE_MONTHS}, 4),
        ({"person": "zoé"}, 4),
        ({"person": "ada", "opponent": "computer:master"}, 1),
    ],
)
def test_filters(qtbot, open_page, fields, matches):
    page = open_page()
    ask(qtbot, page, **fields)
    assert figures(page)["Games played"] == str(matches)
    assert len(titles(page.body.matches)) == matches
    for name, value in fields.items():
        assert page.filters.choice(name).current == value


def test_a_filter_acts_by_keyboard_and_is_cleared(qtbot, open_page):
    page = open_page()
    assert not page.filters.clear.isVisible()
    choice = page.filters.choice("game")
    choice.setFocus()
    with qtbot.waitSignal(page.answered):
        qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert page.wish.game == "blueprints"
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.filters.clear, LEFT)
    assert page.wish == StatisticsQuery()


def test_scrolling_past_a_filter_does_not_change_it(open_page):
    page = open_page()
    choice = page.filters.choice("game")
    middle = QPointF(choice.rect().center())
    turned = QWheelEvent(
        middle, choice.mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(choice, turned)
    assert page.wish == StatisticsQuery()
    assert not turned.isAccepted() or page.body.y() < 0, "the page scrolls"


def test_only_the_latest_wish_is_answered(qtbot, open_page):
    page = open_page()
    shown = []
    page.answered.connect(lambda: shown.append(figures(page)["Games played"]))
    for size in (1, 2, 3):
        page.filters.ask_for(StatisticsQuery(size=size))
    qtbot.waitUntil(lambda: shown[-1:] == ["1"] and page.wish.size == 3)
    page.asking.wait()
    assert shown[-1] == "1"


def test_lines_choose_what_they_are_about(qtbot, open_page):
    page = open_page()
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.body.standings.rows[1], LEFT)
    assert page.wish == StatisticsQuery(person="zoé")
    with qtbot.waitSignal(page.answered):
        qtbot.keyClick(page.body.opponents.rows[0], Qt.Key.Key_Return)
    assert page.wish == StatisticsQuery(person="zoé", opponent="ada")
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.body.tables.rows[0], LEFT)
    assert page.wish == StatisticsQuery(person="zoé", opponent="ada", game="blueprints", size=2)


def test_an_opponent_needs_a_person(qtbot, open_page):
    page = open_page()
    assert not page.filters.choice("opponent").isEnabled()
    ask(qtbot, page, person="ada")
    offered = page.filters.choice("opponent")
    assert offered.isEnabled()
    assert [offered.itemText(n) for n in range(offered.count())] == [
        "Anyone", "Zoé", "Computer: master",
    ]  # fmt: skip
    ask(qtbot, page, opponent="zoé")
    with qtbot.waitSignal(page.answered):
        page.filters.choice("person").chosen.emit("zoé")
    assert page.wish.opponent is None


def test_nothing_fits(qtbot, open_page):
    page = open_page()
    ask(qtbot, page, size=4)
    assert page.body.nothing_fits.isVisible()
    assert not any(panel.isVisible() for panel in page.body.results)
    with qtbot.waitSignal(page.answered):
        qtbot.mouseClick(page.body.nothing_fits.button, LEFT)
    assert page.body.sums.isVisible()


def test_without_a_match_one_is_invited_to_play(qtbot, open_page):
    page = open_page([])
    assert page.body.nothing_yet.isVisible()
    assert not page.filters.isVisible()
    with qtbot.waitSignal(page.play_wanted):
        qtbot.mouseClick(page.body.nothing_yet.button, LEFT)


def test_every_list_is_laid_out_once_for_an_answer(qtbot, open_page, monkeypatch):
    """Panels that come and go had the page laid out, and their lists filled, again and again."""
    page = open_page()
    body = page.body
    lists = (body.standings, body.tables, body.opponents, body.bests, body.feats, body.matches)
    made: list[str] = []

    def counted(lines, width, more) -> Card:
        made.extend([lines.heading] if lines.lines else [])
        return list_card(lines, width, more)

    for person in ("ada", None):  # shown once, they know how wide they are
        ask(qtbot, page, person=person)
    monkeypatch.setattr(list_panel, "list_card", counted)
    for person in ("ada", None, "zoé", None):
        made.clear()
        ask(qtbot, page, person=person)
        QApplication.processEvents()
        shown = [each.card.title for each in lists if each.isVisible()]
        assert sorted(made) == sorted(shown)
        assert {each.width() for each in lists if each.isVisible()} == {582, 1180}


def test_an_answer_has_its_height_at_once(qtbot, open_page):
    """Else it may be painted in the one from before, if only for a moment."""
    heights: list[int] = []
    page = open_page()
    page.answered.connect(lambda: heights.append(page.body.height()))
    settled = []
    for person in ("ada", None):
        ask(qtbot, page, person=person)
        settle()
        settled.append(page.body.height())
    assert settled[0] != settled[1]
    assert heights[-2:] == settled


def test_an_answer_is_painted_at_the_height_it_has(qtbot, open_page, monkeypatch):
    """And never squeezed into the one from before, not even for a moment."""
    heights: list[int] = []
    paint = StatisticsBody.paintEvent

    def noted(body: StatisticsBody, event: QPaintEvent) -> None:
        if body.matches.isVisible():
            heights.append(body.height())
        paint(body, event)

    monkeypatch.setattr(StatisticsBody, "paintEvent", noted)
    page = open_page()
    for person in ("ada", None):
        qtbot.waitUntil(lambda: bool(heights))
        QApplication.processEvents()
        assert set(heights) == {page.body.height()}
        assert page.body.height() > page.height()
        page.answered.connect(heights.clear)
        ask(qtbot, page, person=person)
