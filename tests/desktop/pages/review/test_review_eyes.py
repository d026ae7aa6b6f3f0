"""Through whose eyes a match is looked at again; nobody is called "you"."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.review.review_model import Viewpoint
from blueprints_desktop.games.blueprints.events import DieTaken

LEFT = Qt.MouseButton.LeftButton


def test_tabs_choose_the_eyes(page, qtbot, shown):
    page.go_to(5)
    mover = page.story.mover(5)
    assert shown[-1].viewer == mover
    for tab in page.eyes.segments[1:]:
        qtbot.mouseClick(tab, LEFT)
        assert shown[-1].viewer == tab.choice.key
    taken = [event for _, event in shown[-1].events if isinstance(event, DieTaken)]
    assert all((event.space is None) == (event.seat != 1) for event in taken)
    qtbot.mouseClick(page.eyes.segments[0], LEFT)
    assert shown[-1].viewer == mover


def test_arrow_keys_on_a_tab_choose_among_tabs(page, qtbot):
    page.go_to(5)
    first = page.eyes.segments[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.eyes.segments[1].isChecked()
    assert page.story.eyes == 0
    assert page.step == 5


def test_a_running_match_has_no_tabs(open_page, running):
    page = open_page(running, viewer=1)
    assert page.eyes is None
    assert page.story.viewer(3) == 1


def test_tabs_keep_the_chosen_name_where_room_is_short(page):
    tabs = page.eyes.segments
    assert all(bool(tab.text()) for tab in tabs)
    page.eyes.resize(page.eyes.minimumSizeHint() - QSize(60, 0))
    assert [bool(tab.text()) for tab in tabs] == [True, False, False]


@pytest.mark.parametrize("eyes", [Viewpoint.EVERYONE, 1])
def test_nobody_is_called_you(open_page, finished, eyes):
    """Whoever likes looks at it again: everybody is named, and no line is new to anybody."""
    page = open_page(finished)
    page.story.look_through(eyes)
    for step in (0, 1, 8, page.story.rests[0] + 3):
        page.go_to(page.story.last)
        page.go_to(step)
        board = page.board
        assert not any(panel.seat_card.own for panel in board.panels)
        said = {widget.accessibleName() for widget in board.findChildren(QWidget)}
        viewer = page.story.viewer(step)
        assert f"{page.people[viewer].name}’s building" in said
        assert not [words for words in said if "you" in words.lower().split()]
        assert "Your building" not in said
        model = board.log.lines
        lines = [model.data(model.index(row)) for row in range(model.rowCount())]
        assert lines
        assert "since your last turn" not in lines
