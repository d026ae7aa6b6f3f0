"""From one player to the next: a last look, the curtain, whose turn it is, what was missed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import since_last_turn
from blueprints_desktop.desktop.pages.table.table_page import TablePage
from blueprints_desktop.games.blueprints.events import DieTaken
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.driving import Hands, saved_match

pytestmark = pytest.mark.own_pictures


@pytest.fixture
def sit(window, homes):
    """Sit down to a match with the animation wanted, and get hands; the curtain is open."""

    def start_session(animation="slow", **wanted) -> Hands:
        window.settings.set("animation", animation)
        window.start_session(saved_match(homes / "a.match", **wanted))
        hands = Hands(window.table)
        hands.open_curtain()
        hands.board.skip()
        return hands

    return start_session


def place_a_die(hands: Hands) -> None:
    hands.play(next(move for move in hands.match.legal_moves() if move.space != GONE))


def has_landed(hands: Hands) -> None:
    place_a_die(hands)
    hands.board.skip()


# --- a last look ------------------------------------------------------------------------


def test_the_mover_sees_the_finished_building_before_the_curtain_closes(sit, qtbot):
    hands = sit(animation="fast", seats=3)
    has_landed(hands)
    page = hands.page
    assert page.hand_on_delay.running
    assert page.curtain.isHidden()
    assert page.session.viewer == 0
    assert (page.bar.prompt.headline, page.bar.prompt.seat) == ("Up next: Bruno", 0)
    assert sum(hands.board.table.building.heights) == 1
    qtbot.waitUntil(lambda: page.curtain.isVisible(), timeout=5000)
    assert not page.hand_on_delay.running
    assert hands.board.table.building.layout is None


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_ends_the_look_and_does_nothing_else(sit, how):
    hands = sit(seats=3)
    has_landed(hands)
    page, moves = hands.page, len(hands.match.played)
    if how == "key":
        QTest.keyClick(page.window().focusWidget(), Qt.Key.Key_Return)
    else:
        QTest.mouseClick(page.hand_on_delay, Qt.MouseButton.LeftButton, pos=QPoint(600, 400))
    assert page.curtain.isVisible()
    assert page.session.curtain_for == 1
    assert len(hands.match.played) == moves


def test_a_modifier_alone_does_not_end_it(sit):
    hands = sit(seats=3)
    has_landed(hands)
    QTest.keyClick(hands.page.window().focusWidget(), Qt.Key.Key_Control)
    assert hands.page.hand_on_delay.running


def test_without_animation_the_curtain_closes_at_once(sit):
    hands = sit(animation="off", seats=3)
    place_a_die(hands)
    assert hands.page.curtain.isVisible()


def test_there_is_no_look_where_the_same_person_goes_on(sit):
    hands = sit(seats=2)
    has_landed(hands)
    assert hands.board.table.selection.discarding
    assert not hands.page.hand_on_delay.running


def test_leaving_during_the_look_leaves_nothing_behind(sit, window, qtbot):
    hands = sit(animation="fast", seats=3)
    has_landed(hands)
    window.go_home()
    qtbot.waitUntil(lambda: not window.findChildren(TablePage))
    assert window.page is window.home


def test_the_next_ones_screen_is_drawn_while_somebody_thinks(sit, qtbot):
    hands = sit(animation="fast", seats=3)
    page, cache = hands.page, hands.board.appearance.look.pixmaps
    cache.clear()
    qtbot.waitUntil(lambda: not page.curtain.later.drawing, timeout=20000)
    drawn = len(cache)
    for picture in page.curtain.pictures(page.people[1]):
        picture()
    assert len(cache) == drawn, "all of it was there"
    for picture in page.curtain.pictures(page.people[2]):
        picture()
    assert len(cache) > drawn


def test_the_panels_follow_the_table_a_moment_later_and_at_once_when_skipped(sit, qtbot):
    hands = sit(animation="slow", seats=3)
    place_a_die(hands)
    board = hands.board
    board.animation_queue.skip()
    assert board.panels[0].seat_card.active
    qtbot.waitUntil(lambda: board.panels[1].seat_card.active, timeout=2000)
    board.skip()
    hands.page.hand_on_delay.finish()
    hands.open_curtain()
    board.skip()
    has_landed(hands)
    assert board.panels[2].seat_card.active


# --- whose turn it is -------------------------------------------------------------------


def test_without_a_curtain_the_bar_says_in_colour_that_another_is_to_act(sit):
    hands = sit(seats=3, curtain=False)
    before = hands.page.bar.grab().toImage()
    has_landed(hands)
    page = hands.page
    assert page.session.viewer == 1
    assert not page.hand_on_delay.running
    assert page.bar.turning
    colour = page.bar.grab().toImage().pixelColor(page.bar.width() // 2, 40)
    assert colour == hands.board.appearance.look.palette.seats[1].body
    assert colour != before.pixelColor(page.bar.width() // 2, 40)


def test_the_next_player_need_not_wait_for_the_colour_to_fade(sit):
    hands = sit(seats=3, curtain=False)
    has_landed(hands)
    hands.lift(hands.match.state.pool[0])
    assert hands.page.bar.turning
    assert hands.board.table.selection.picked == 0


def test_without_animation_the_bar_just_changes(sit):
    hands = sit(animation="off", seats=3, curtain=False)
    place_a_die(hands)
    assert hands.page.session.viewer == 1
    assert not hands.page.bar.turning


# --- what was missed --------------------------------------------------------------------


def opened_again(sit, **wanted) -> Hands:
    """Three moves on: the curtain has just opened for whoever moved first."""
    hands = sit(**wanted)
    for _ in range(wanted["seats"]):
        has_landed(hands)
        hands.page.hand_on_delay.finish()
        hands.open_curtain()
    return hands


def test_dice_that_others_took_are_seen_leaving_and_nobody_waits_for_that(sit):
    hands = opened_again(sit, seats=3)
    table = hands.board.table
    taken = [e.die for _, e in hands.page.position().events if isinstance(e, DieTaken)][1:]
    assert [item.die for item in hands.board.animation_queue.items] == taken
    assert not hands.board.waiting
    hands.lift(hands.match.state.pool[0])
    assert table.selection.picked == 0
    assert not hands.board.animation_queue.running
    assert all(item.isVisible() for item in table.pool.dice)


def test_the_tags_at_the_screens_stay_until_the_own_move(sit):
    hands = opened_again(sit, seats=3)
    hands.board.skip()
    table = hands.board.table
    assert sorted(table.taken) == [1, 2]
    assert all(screen.isVisible() for screen in table.screens)
    has_landed(hands)
    assert not table.taken


def test_without_animation_there_are_only_the_tags(sit):
    hands = sit(animation="off", seats=3)
    for _ in range(3):
        place_a_die(hands)
        hands.open_curtain()
    assert not hands.board.animation_queue.running
    assert sorted(hands.board.table.taken) == [1, 2]


def test_the_curtain_takes_the_tags_away(sit):
    hands = opened_again(sit, seats=3)
    assert hands.board.table.taken or hands.board.animation_queue.running
    hands.board.clear()
    assert not hands.board.table.taken
    assert not hands.board.animation_queue.running


def test_where_all_looked_on_nothing_moves_again_and_the_tags_say_what_was_taken(sit):
    hands = sit(seats=3, curtain=False)
    for _ in range(3):
        has_landed(hands)
    assert not hands.board.animation_queue.running
    assert sorted(hands.board.table.taken) == [1, 2]


def test_only_what_came_after_the_own_move_is_new(sit):
    hands = sit(animation="off", seats=3, moves=4)
    events = hands.page.position().events
    viewer = hands.page.session.viewer
    since = since_last_turn(events, viewer)
    assert viewer == 1
    assert [event.seat for event in since.gone] == [2, 0]
    assert len(since.drawn) == 2
    assert since.taken_by(2) == (since.gone[0].die,)
    assert since.taken_by(1) == ()


def test_a_new_round_begins_with_nothing_missed(sit):
    hands = sit(animation="off", seats=3, moves=19)
    events = hands.page.position().events
    assert {event.seat for _, event in events if isinstance(event, DieTaken)} == {0, 1, 2}
    assert since_last_turn(events, hands.page.session.viewer).gone == ()
