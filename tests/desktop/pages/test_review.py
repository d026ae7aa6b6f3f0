"""Looking at a match again: every step by mouse and by keyboard, and never more than one may know."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.pages.review import ReviewPage
from blueprints_desktop.desktop.pages.review_buttons import Turn
from blueprints_desktop.desktop.pages.review_story import Eyes, Story
from blueprints_desktop.engine.step import NEXT
from blueprints_desktop.games.blueprints.events import CardDealt, DieTaken
from blueprints_desktop.games.blueprints.state import OVER, REVEALED
from blueprints_desktop.store.saved_match import SavedMatch

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def finished(make_match) -> SavedMatch:
    return SavedMatch.open(make_match("finished", moves=1000))


@pytest.fixture
def running(make_match) -> SavedMatch:
    return SavedMatch.open(make_match("running", moves=9))


@pytest.fixture
def open_page(qtbot, appearance):
    def make(saved: SavedMatch, viewer: int | None = None) -> ReviewPage:
        page = ReviewPage(appearance, saved, viewer)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        return page

    return make


@pytest.fixture
def page(open_page, finished) -> ReviewPage:
    return open_page(finished)


@pytest.fixture
def shown(page, monkeypatch):
    """The positions that the board is given from now on."""
    positions = []
    show = page.board.show_position
    monkeypatch.setattr(
        page.board, "show_position", lambda position: (positions.append(position), show(position))
    )
    return positions


# --- the story ----------------------------------------------------------------------


def test_rests_are_where_everything_lies_open(finished):
    story = Story(finished.match)
    states = [finished.match.state_after(step) for step in range(story.last + 1)]
    open_steps = [n for n, state in enumerate(states) if state.phase in (REVEALED, OVER)]
    assert list(story.rests) == open_steps
    assert len(story.rests) == 3
    assert story.rest_before(story.rests[1]) == story.rests[0]
    assert story.rest_before(1) == 0
    assert story.rest_after(0) == story.rests[0]
    assert story.rest_after(story.last) == story.last


def test_a_round_that_was_just_scored_is_a_rest_too(make_match):
    saved = SavedMatch.open(make_match("scored", moves=0))
    while list(saved.match.legal_moves()) != [NEXT]:
        saved.match.play(saved.match.legal_moves()[0])
    story = Story(saved.match)
    assert story.rests == (story.last,)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_running_match_shows_only_what_its_viewer_may_know(running, viewer):
    story = Story(running.match, viewer)
    assert len(story.choices) == 1
    for step in range(story.last + 1):
        position = story.position(step)
        state = running.match.state_after(step)
        assert position.view == running.match.game.seen_by(state, viewer)
        assert (position.viewer, position.moves) == (viewer, ())
        for number, event in position.events:
            assert number <= step
            if isinstance(event, CardDealt) and event.seat != viewer:
                assert event.card is None
    with pytest.raises(ValueError, match="shut"):
        story.look_through(Eyes.EVERYONE)
    with pytest.raises(ValueError, match="shut"):
        story.look_through(0 if viewer == 1 else 1)


def test_everyone_is_whoever_moved(finished):
    story = Story(finished.match)
    for step in range(1, story.last + 1):
        assert story.position(step).viewer == finished.match.played[step - 1].seat
    assert story.position(0).viewer == finished.match.played[0].seat
    story.look_through(1)
    assert {story.position(step).viewer for step in range(story.last + 1)} == {1}


def test_events_come_up_to_the_step(finished):
    story = Story(finished.match)
    story.look_through(0)
    for step in (0, 7, story.last):
        steps = [finished.match.opening, *(p.step for p in finished.match.played)]
        told = [e.seen_by(0) for s in steps[: step + 1] for e in s.events]
        assert [e for _, e in story.position(step).events] == told


def test_the_story_stays_when_the_match_goes_on(running):
    story = Story(running.match, 0)
    before = story.position(story.last)
    running.match.undo(2)
    assert story.position(story.last) == before


def test_a_match_without_a_move(open_page, make_match):
    page = open_page(SavedMatch.open(make_match("new", moves=0)))
    assert page.story.last == 0
    assert not any(button.isEnabled() for button in page.bar.buttons.values())
    assert page.bar.track.step_at(500) == 0


# --- steps --------------------------------------------------------------------------


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


# --- eyes ---------------------------------------------------------------------------


def test_tabs_choose_the_eyes(page, qtbot, shown):
    page.go_to(5)
    mover = page.story.mover(5)
    assert shown[-1].viewer == mover
    for tab in page.eyes.tabs[1:]:
        qtbot.mouseClick(tab, LEFT)
        assert shown[-1].viewer == tab.eyes
    taken = [event for _, event in shown[-1].events if isinstance(event, DieTaken)]
    assert all((event.space is None) == (event.seat != 1) for event in taken)
    qtbot.mouseClick(page.eyes.tabs[0], LEFT)
    assert shown[-1].viewer == mover


def test_arrow_keys_on_a_tab_choose_among_tabs(page, qtbot):
    page.go_to(5)
    first = page.eyes.tabs[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.eyes.tabs[1].isChecked()
    assert page.story.eyes == 0
    assert page.step == 5


def test_a_running_match_has_no_tabs(open_page, running):
    page = open_page(running, viewer=1)
    assert page.eyes is None
    assert page.story.viewer(3) == 1


def test_tabs_keep_the_chosen_name_where_room_is_short(page):
    tabs = page.eyes.tabs
    assert all(tab.named for tab in tabs)
    page.eyes.resize(page.eyes.minimumSizeHint() - QSize(60, 0))
    assert [tab.named for tab in tabs] == [True, False, False]


# --- words, look, focus -------------------------------------------------------------


def test_the_bar_says_what_happened(page):
    page.go_to(0)
    assert page.bar.story.telling.details == ("The set-up",)
    page.go_to(3)
    telling = page.bar.story.telling
    assert telling.details == (f"Step 3 of {page.story.last}",)
    assert page.people[page.story.mover(3)].name in telling.spoken
    assert page.bar.track.tell(3) == f"Step 3 of {page.story.last}: {telling.spoken}"


def test_everything_has_a_name(page):
    assert page.accessibleName() == "Review"
    assert page.bar.track.accessibleName() == "Steps of the match"
    assert [tab.accessibleName() for tab in page.eyes.tabs] == [
        "Through the eyes of whoever plays, move by move",
        "Through the eyes of Ada",
        "Through the eyes of Bruno",
    ]
    assert page.bar.buttons[Turn.NEXT].toolTip() == "One step on (Right)"
    assert page.top.back.accessibleName() == "Leave the review"
    for button in page.bar.buttons.values():
        assert button.accessibleName()
    interface = QAccessible.queryAccessibleInterface(page.bar.track)
    assert interface.role() == QAccessible.Role.Slider


def test_focus_begins_on_the_track_and_reaches_everything(page):
    page.go_to(4)
    assert page.bar.track.hasFocus()
    seen = []
    while (focused := QApplication.focusWidget()) not in seen:
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    wanted = [page.bar.track, *page.bar.pad]
    assert seen[: len(wanted)] == wanted
    assert page.top.back in seen
    assert page.eyes.tabs[0] in seen
    assert page.board.table in seen


def test_a_page_that_is_given_the_focus_hands_it_to_the_track(page):
    page.board.table.setFocus()
    page.setFocus()
    assert page.bar.track.hasFocus()


def test_back_and_escape_leave(page, qtbot):
    with qtbot.waitSignal(page.left, timeout=500):
        qtbot.mouseClick(page.top.back, LEFT)
    with qtbot.waitSignal(page.left, timeout=500):
        qtbot.keyClick(page.bar.track, Qt.Key.Key_Escape)


def test_the_language_changes_at_once(page, install_pseudo):
    page.go_to(3)
    install_pseudo()
    assert page.accessibleName() == "«Review»"
    assert page.eyes.tabs[0].text() == "«Whoever plays»"
    assert page.bar.story.telling.details == (f"«Step 3 of {page.story.last}»",)
    assert page.bar.track.accessibleName() == "«Steps of the match»"


def test_the_look_changes_at_once(page, settings):
    page.go_to(3)
    before = page.bar.grab().toImage()
    settings.set("theme", "dark")
    dark = page.bar.grab().toImage()
    assert dark != before
    settings.set("scale", 150)
    assert page.bar.height() == 108
    assert page.eyes.sizeHint().height() == 60


@pytest.mark.parametrize("eyes", [Eyes.EVERYONE, 1])
def test_nobody_is_called_you(open_page, finished, eyes):
    """Whoever likes looks at it again: everybody is named, and no line is new to anybody."""
    page = open_page(finished)
    page.story.look_through(eyes)
    for step in (0, 1, 8, page.story.rests[0] + 3):
        page.go_to(page.story.last)
        page.go_to(step)
        board = page.board
        assert not any(panel.own for panel in board.panels)
        said = {widget.accessibleName() for widget in board.findChildren(QWidget)}
        viewer = page.story.viewer(step)
        assert f"{page.people[viewer].name}'s building" in said
        assert not [words for words in said if "you" in words.lower().split()]
        assert "Your building" not in said
        model = board.log.lines
        lines = [model.data(model.index(row)) for row in range(model.rowCount())]
        assert lines
        assert "since your last turn" not in lines
