"""Tips stand under what they are about, and leave the next thing in the row free."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from blueprints_desktop.desktop.ui.cards import tips
from blueprints_desktop.desktop.ui.cards.tips import Tip

POINTER = QPoint(50, 40)


@pytest.fixture
def shown_at(qtbot, monkeypatch):
    """Where Qt is told to show the tip of an area, in the widget's pixels."""
    widget = QWidget()
    qtbot.addWidget(widget)
    places: list[QPoint] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, *_rest: places.append(at))

    def ask(area: QRect) -> QPoint:
        event = QHelpEvent(QEvent.Type.ToolTip, POINTER, widget.mapToGlobal(POINTER))
        assert tips.answer(widget, event, lambda _at: Tip("words", area))
        return widget.mapFromGlobal(places.pop())

    return ask


def test_a_small_thing_has_its_tip_below_it(shown_at):
    at = shown_at(QRect(20, 10, 60, 80))
    assert at.x() == POINTER.x()
    assert at.y() + tips.UNDER_POINTER > 90, "Qt adds the height of a pointer"


def test_on_a_large_thing_the_tip_stays_with_the_pointer(shown_at):
    assert shown_at(QRect(0, 0, 600, 500)) == POINTER
