"""A card within a page: as high as it needs, with a button over each of its entries."""

import pytest
from PySide6.QtCore import Qt

from blueprints_desktop.desktop.ui.cards.page_card import PageCard
from blueprints_desktop.desktop.ui.cards.values import Card, Grid, GridRow, PartInfo, Text


def card_of(names: list[str]) -> Card:
    rows = [
        GridRow(
            (Text(name),),
            PartInfo(name, tip=f"About {name}", spoken=f"It is {name}", live=name != "shut",
                     entry=True, details="Opens it"),
        )
        for name in names
    ]  # fmt: skip
    return Card("A list", (Text("Told besides"), Grid(tuple(rows))))


@pytest.fixture
def shown(qtbot, appearance):
    """A card of entries, and the list of their names."""
    names = ["first", "shut", "third"]
    page_card = PageCard(appearance, lambda _width: card_of(names))
    qtbot.addWidget(page_card)
    page_card.resize(400, 300)
    page_card.show()
    return page_card, names


def test_entries_are_buttons_with_names(shown):
    page_card, _ = shown
    assert [button.accessibleName() for button in page_card.buttons] == [
        "It is first", "It is shut", "It is third",
    ]  # fmt: skip
    assert [button.isEnabled() for button in page_card.buttons] == [True, False, True]
    assert page_card.buttons[0].toolTip() == "About first"
    assert page_card.accessibleName() == "A list"
    assert page_card.accessibleDescription() == "Told besides"


def test_a_press_tells_the_name_by_mouse_and_by_key(qtbot, shown):
    page_card, _ = shown
    with qtbot.waitSignal(page_card.part_pressed) as told:
        qtbot.mouseClick(page_card.buttons[2], Qt.MouseButton.LeftButton)
    assert told.args == ["third"]
    with qtbot.waitSignal(page_card.part_pressed) as told:
        qtbot.keyClick(page_card.buttons[0], Qt.Key.Key_Return)
    assert told.args == ["first"]


def test_a_new_card_keeps_its_buttons_and_has_its_own_height(shown):
    page_card, names = shown
    before, high = page_card.buttons, page_card.sizeHint().height()
    del names[1:]
    page_card.refresh()
    assert page_card.buttons == before[:1]
    assert page_card.sizeHint().height() < high
    names += ["more", "and", "more of it"]
    page_card.refresh()
    assert page_card.buttons[:3] == before
    assert page_card.sizeHint().height() > high


def test_tab_stops_once_and_arrows_lead_on(qtbot, appearance):
    """Where there is one stop, the current entry is the one that is told about."""
    page_card = PageCard(appearance, lambda _width: card_of(["first", "second"]), one_stop=True)
    qtbot.addWidget(page_card)
    page_card.show()
    page_card.activateWindow()
    qtbot.waitUntil(page_card.isActiveWindow)
    first, second = page_card.buttons
    pointed: list[str] = []
    page_card.part_pointed.connect(pointed.append)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    assert page_card.current == pointed[-1] == "second"
    assert (first.isChecked(), second.isChecked()) == (False, True)
    assert first.focusPolicy() is Qt.FocusPolicy.ClickFocus
    qtbot.keyClick(second, Qt.Key.Key_Down)
    assert second.hasFocus(), "there is nothing further down"
    qtbot.keyClick(second, Qt.Key.Key_Home)
    assert first.hasFocus()
    qtbot.keyClick(first, Qt.Key.Key_End)
    assert second.hasFocus()


def test_a_new_card_tells_of_no_entry_that_is_gone(qtbot, appearance):
    """The focus leaves a button that is hidden for one that still has its old name."""
    names = ["first", "second", "third"]
    page_card = PageCard(appearance, lambda _width: card_of(names), one_stop=True)
    qtbot.addWidget(page_card)
    page_card.show()
    page_card.activateWindow()
    _, second, third = page_card.buttons
    second.setFocus()
    qtbot.waitUntil(second.hasFocus)
    third.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    told: list[str] = []
    page_card.part_pointed.connect(told.append)
    names[:] = ["new"]
    page_card.current = ""
    page_card.refresh()
    assert not second.hasFocus()
    assert set(told) <= {"new", ""}
