"""Through a match step by step: by keys, buttons and on the track."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.pages.review.review_bar import Turn
from blueprints_desktop.desktop.pages.review.review_track import Track
from tests.desktop.played import played

LEFT = Qt.MouseButton.LeftButton


def test_keys_go_through_the_match(page, qtbot, shown):
    moments = [moment.step for moment in page.story.moments]
    assert set(page.story.rests) <= set(moments)
    for key, step in (
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageDown, moments[0]),
        (Qt.Key.Key_PageDown, moments[1]),
        (Qt.Key.Key_Right, moments[1] + 1),
        (Qt.Key.Key_PageUp, moments[1]),
        (Qt.Key.Key_End, page.story.last),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert page.step == step
    assert all(position.moves == () for position in shown)


def test_keys_go_through_the_match_wherever_the_focus_is(page, qtbot):
    page.board.table.setFocus()
    qtbot.keyClick(page.board.table, Qt.Key.Key_Right)
    qtbot.keyClick(page.board.table, Qt.Key.Key_Right)
    assert page.step == 2


def test_buttons_go_through_the_match(page, qtbot):
    buttons = page.bar.buttons
    for turn, step in (
        (Turn.NEXT, 1),
        (Turn.NEXT, 2),
        (Turn.PREVIOUS, 1),
        (Turn.LAST, page.story.last),
        (Turn.FIRST, 0),
    ):
        qtbot.mouseClick(buttons[turn], LEFT)
        assert page.step == step
    buttons[Turn.LAST].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(buttons[Turn.LAST], Qt.Key.Key_Return)
    assert page.step == page.story.last


def test_buttons_that_lead_nowhere_are_off_and_let_go_of_the_focus(page, qtbot):
    buttons = page.bar.buttons
    assert not buttons[Turn.FIRST].isEnabled()
    assert not buttons[Turn.PREVIOUS].isEnabled()
    buttons[Turn.LAST].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(buttons[Turn.LAST], Qt.Key.Key_Space)
    assert not buttons[Turn.NEXT].isEnabled()
    assert not buttons[Turn.LAST].isEnabled()
    assert page.bar.track.hasFocus()


def test_the_track_is_pressed_dragged_and_wheeled(page, qtbot):
    track = page.bar.track
    middle = round(track.groove().center().y())

    def at(step: int) -> QPoint:
        return QPoint(round(track.x_of(step)), middle)

    qtbot.mousePress(track, LEFT, pos=at(12))
    assert page.step == 12
    qtbot.mouseMove(track, at(20))
    assert page.step == 20
    qtbot.mouseRelease(track, LEFT, pos=at(20))
    qtbot.mouseMove(track, at(3))
    assert page.step == 20
    where = QPointF(at(20))
    QTest.wheelEvent(page.windowHandle(), track.mapTo(page, at(20)).toPointF(), QPoint(0, -120))
    assert page.step == 21
    assert track.step_at(where.x()) == 20
    assert track.step_at(-50) == 0
    assert track.step_at(5000) == page.story.last


def test_a_press_on_a_flag_goes_to_its_step_and_not_to_one_beside_it(appearance, qtbot):
    """In a long match a flag is wider than a step."""
    track = Track(appearance)
    qtbot.addWidget(track)
    track.setRange(0, 300)
    track.resize(560, track.sizeHint().height())
    track.lapses |= {30}
    beside = round(track.x_of(30)) + 4
    groove = track.groove()
    on_flag = QPoint(beside, round(groove.bottom()) + 5)
    assert track.step_at(beside) != 30
    qtbot.mousePress(track, LEFT, pos=on_flag)
    assert track.value() == 30
    qtbot.mouseMove(track, on_flag + QPoint(1, 0))
    assert track.value() == 30, "a hand may shake"
    further = on_flag + QPoint(60, 0)
    qtbot.mouseMove(track, further)
    assert track.value() == track.step_at(further.x())
    qtbot.mouseRelease(track, LEFT, pos=further)
    on_groove = QPoint(beside, round(groove.center().y()))
    qtbot.mouseClick(track, LEFT, pos=on_groove)
    assert track.value() == track.step_at(beside)


def test_a_rest_shows_the_reveal_counted_to_its_end(page, settings):
    settings.set("animation", "normal")
    page.go_to(page.story.rests[0])
    reveal = page.board.ends.current
    assert reveal is not None
    assert not reveal.is_running
    assert "wins the round" in page.bar.story.telling.spoken
    page.go_to(page.story.rests[0] - 1)
    assert page.board.ends.current is None


@pytest.mark.parametrize("by_key", [True, False])
def test_the_bar_keeps_the_focus_at_a_rest(page, by_key):
    button = page.bar.buttons[Turn.NEXT]
    reason = Qt.FocusReason.TabFocusReason if by_key else Qt.FocusReason.MouseFocusReason
    button.setFocus(reason)
    page.go_to(page.story.rests[0])
    assert button.hasFocus()
    assert button.shows_focus == by_key


def test_a_match_without_a_move(open_page):
    page = open_page(played("blueprints", moves=0))
    assert page.story.last == 0
    assert not any(button.isEnabled() for button in page.bar.buttons.values())
    assert page.bar.track.step_at(500) == 0
