"""A card on the screen: painted once, asked by place, read out, found by name."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from blueprints_desktop.desktop.ui.cards.card_widget import CardWidget
from blueprints_desktop.desktop.ui.cards.values import (
    Card,
    Note,
    PartInfo,
    Picture,
    Row,
    Text,
    notes,
    parts_of,
    rows,
    spoken_lines,
    total,
)

WOOD = Row("Wood", "8", PartInfo("wood", "wood", "Its value, and its level"), change="+2")
TOTAL = total(Text("Total"), Text("24"), PartInfo("total"), "22")
CARD = Card(
    "Your building",
    (rows([WOOD, Row("Glass", "14", PartInfo("glass"))]), TOTAL),
)


@pytest.fixture
def widget(qtbot, appearance):
    made = CardWidget(320, appearance)
    qtbot.addWidget(made)
    made.resize(312, 352)
    made.show_card(CARD)
    made.show()
    return made


def test_a_card_is_read_out_part_by_part(widget):
    assert widget.accessibleName() == "Your building"
    assert spoken_lines(CARD) == ["Wood 8", "Glass 14", "Total 22 24"]
    assert widget.accessibleDescription() == "Wood 8. Glass 14. Total 22 24"


def test_screen_readers_find_each_part_by_its_public_name(widget):
    card = QAccessible.queryAccessibleInterface(widget)
    parts = [card.child(number) for number in range(card.childCount())]
    assert [part.text(QAccessible.Text.Identifier) for part in parts] == ["wood", "glass", "total"]
    assert [part.text(QAccessible.Text.Name) for part in parts] == spoken_lines(CARD)
    assert parts[0].text(QAccessible.Text.Description) == "Its value, and its level"
    assert {part.role() for part in parts} == {QAccessible.Role.StaticText}
    wood = widget.part_rect("wood")
    assert parts[0].rect() == wood.translated(widget.mapToGlobal(QPoint()))
    widget.show_card(None)
    assert card.childCount() == 0
    assert not parts[0].isValid()


def test_parts_are_found_by_name(widget):
    assert [info.name for item in CARD.items for info, _ in parts_of(item)] == [
        "wood",
        "glass",
        "total",
    ]
    wood, glass = widget.part_rect("wood"), widget.part_rect("glass")
    assert widget.rect().contains(wood)
    assert wood.bottom() <= glass.top() + 1
    assert widget.part_rect("stone") is None


def test_the_pointer_is_told_about_the_part_under_it(widget):
    at = widget.part_rect("wood").center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    assert "Its value, and its level" in QToolTip.text()


def test_an_equal_card_is_not_painted_again(widget):
    before = widget.grab().toImage()
    painted = []
    widget.paint_body = lambda *arguments: painted.append(arguments)
    widget.show_card(Card(CARD.title, CARD.items))
    widget.grab()
    assert not painted
    widget.show_card(Card("Another", (Text("card"),)))
    widget.grab()
    assert painted
    assert not before.isNull()


def test_no_card_is_an_empty_panel(widget):
    widget.show_card(None)
    assert widget.accessibleName() == ""
    assert widget.accessibleDescription() == ""
    assert widget.part_rect("wood") is None
    assert not widget.grab().isNull()


def test_a_lower_card_keeps_its_total(widget):
    reasons = notes([Note(f"reason {number}", "+1") for number in range(4)])
    widget.show_card(Card("Your building", (*CARD.items, reasons)))
    for height in (352, 240, 180):
        widget.resize(312, height)
        total_at = widget.part_rect("total")
        assert widget.rect().contains(total_at)


# --- choices ------------------------------------------------------------------------------


@pytest.fixture
def plan(widget):
    """Two places side by side; the left one can be chosen."""

    def spots(rect, _zoom):
        wide = rect.width() / 2
        asked = PartInfo("left", live=True, ask=lambda: ("a lit place", "places"))
        return [
            (asked, QRectF(rect.left(), rect.top(), wide, rect.height())),
            (PartInfo("right"), QRectF(rect.left() + wide, rect.top(), wide, rect.height())),
        ]

    picture = Picture("plan", 0.0, 0.0, lambda *_: None, stretches=True, spots=spots)
    widget.show_card(Card(items=(picture,), click_asks=False))
    return widget


def test_a_press_tells_the_part_and_whether_it_can_be_chosen(plan):
    pressed, refused = [], []
    plan.part_pressed.connect(pressed.append)
    plan.part_refused.connect(refused.append)
    for name in ("left", "right"):
        QTest.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.part_rect(name).center())
    assert (pressed, refused) == (["left"], ["right"])


def test_the_pointer_tells_each_part_once(plan):
    pointed = []
    plan.part_pointed.connect(pointed.append)
    middle = plan.part_rect("left").center()
    for at in (middle, middle + QPoint(3, 3), plan.part_rect("right").center()):
        QTest.mouseMove(plan, at)
    assert [part.name for part in pointed] == ["left", "right"]
    assert [part.live for part in pointed] == [True, False]


def test_a_part_may_work_out_its_answer_when_it_is_asked(plan):
    part = plan.part_at(QPointF(plan.part_rect("left").center()))
    assert part.answer() == ("a lit place", "places")
