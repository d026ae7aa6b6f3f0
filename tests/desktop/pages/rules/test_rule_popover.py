"""A rule beside what was asked about: the table stays in sight, and nothing is lost."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QUrl
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.computers.players import ComputerPlayers
from blueprints_desktop.desktop.pages.rules.rule_popover import RulePopover
from tests.desktop.driving import saved_match, settle


@pytest.fixture
def table(window, homes):
    window.start_session(saved_match(homes / "a.match", game="fits", seats=1, boards=(1,)))
    window.show()
    settle()
    return window.table


def ask(page, rule="straight-down", at=None):
    area = QRect(600, 300, 20, 20) if at is None else at
    page.rule_asked.emit("fits", rule, area)
    return next((each for each in page.findChildren(RulePopover) if each.isVisible()), None)


def test_it_shows_the_paragraph_beside_the_place(table, window):
    shown = ask(table)
    assert "straight down" in shown.text.toPlainText()
    assert shown.title.text() == "Dropping a piece"
    assert window.page is table
    area = QRectF(600, 300, 20, 20)
    assert not QRectF(shown.place.body).intersects(area)
    assert table.rect().contains(shown.place.body)
    assert shown.text.hasFocus()
    assert "straight down" in shown.accessibleDescription()


def test_esc_closes_it_and_nothing_is_lost(table):
    table.board.selector.press("turn.1")
    chosen = table.board.selector.selection.chosen
    shown = ask(table)
    QTest.keyClick(shown.text, Qt.Key.Key_Return)
    QTest.keyClick(shown.text, Qt.Key.Key_R)
    assert shown.isVisible()
    assert table.board.selector.selection.chosen == chosen, "keys do not reach the table below"
    assert not table.session.match.played
    QTest.keyClick(shown.text, Qt.Key.Key_Escape)
    settle()
    assert not table.findChildren(RulePopover)
    assert table.board.selector.selection.chosen == chosen
    assert table.board.isAncestorOf(table.window().focusWidget())


def test_a_press_elsewhere_closes_it(table, window):
    assert ask(table)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(120, 600))
    settle()
    assert not table.findChildren(RulePopover)


def test_a_press_inside_does_not(table, window):
    shown = ask(table)
    inside = shown.mapTo(window, shown.title.geometry().center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=inside)
    assert shown.isVisible()


def test_the_rulebook_opens_at_the_same_place(table, window):
    ask(table).open.click()
    assert window.page.objectName() == "rules"
    assert window.page.reader.asked == window.page.reader.setting.places["straight-down"]


def test_a_link_leads_on_inside(table):
    shown = ask(table)
    shown.text.anchorClicked.emit(QUrl("#over-the-top"))
    assert shown.rule == "over-the-top"
    assert "Over the top" in shown.text.toPlainText()


def test_an_id_that_the_book_lacks_opens_the_book(table, window):
    assert ask(table, "no such rule") is None
    assert window.page.objectName() == "rules"


def test_only_one_is_shown(table):
    ask(table)
    shown = ask(table, "hole")
    assert [each for each in table.findChildren(RulePopover) if each.isVisible()] == [shown]


@pytest.mark.parametrize("size", [(1280, 800), (720, 520)])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("rule", ["straight-down", "rows", "drop", "hole", "scored-example"])
def test_it_has_room_in_every_window(table, window, size, scale, rule):
    window.settings.set("scale", scale)
    window.resize(*size)
    settle()
    for at in (QRect(4, 4, 8, 8), QRect(size[0] - 12, size[1] - 12, 8, 8)):
        shown = ask(table, rule, at)
        assert table.rect().contains(shown.place.body)
        assert shown.rect().contains(shown.open.geometry())
        assert shown.text.height() > 20


def test_it_is_told_in_the_language_of_the_books(table, window):
    window.settings.set("language", "fr")
    settle()
    assert "glisse" in ask(table).text.toPlainText()


def test_computers_wait_while_somebody_reads(window, homes):
    kinds = ("person", "apprentice")
    window.start_session(saved_match(homes / "a.match", game="fits", seats=2, kinds=kinds))
    window.show()
    settle()
    page = window.table
    computers = page.findChild(ComputerPlayers)
    page.session.play(page.session.legal_moves()[0])
    assert computers.waiting
    shown = ask(page)
    assert not computers.waiting
    shown.leave()
    assert computers.waiting
