"""A die in the hand: dragged, dropped, taken back; moves that are confirmed; the second step."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.boards.blueprints.spoken import tip_at
from blueprints_desktop.desktop.boards.blueprints.wording import die_words
from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.games.blueprints.moves import Discard, Take
from tests.desktop.boards.blueprints_table import position_of, seat_at

LEFT = Qt.MouseButton.LeftButton


def press(seated, at: QPoint) -> None:
    QTest.mousePress(seated.table.viewport(), LEFT, pos=at)


def release(seated, at: QPoint) -> None:
    QTest.mouseRelease(seated.table.viewport(), LEFT, pos=at)


def drag(seated, index: int, *way: QPoint) -> None:
    """Press a die and go along the way with it."""
    press(seated, seated.die_point(index))
    for at in way:
        QTest.mouseMove(seated.table.viewport(), at)
        QApplication.processEvents()


def lit_space(seated, index: int) -> int:
    return next(
        move.space
        for move in seated.match.legal_moves()
        if isinstance(move, Take) and move.die == seated.match.state.pool[index]
    )


def beside(seated) -> QPoint:
    """A pixel of the table where nothing can be chosen."""
    return seated.table.mapFromScene(seated.table.building.rect.topLeft() + QPointF(4.0, 4.0))


def played_by_drop(seated, index: int, space: int) -> None:
    """Drop a die on a space and show what the move leads to, as the table page does."""
    viewer = seated.match.to_act

    def play(move) -> None:
        step = seated.match.play(move)
        told = [seen for e in step.events if (seen := e.seen_by(viewer)) is not None]
        seated.board.animate(told, position_of(seated.match, viewer))

    seated.board.chosen.connect(play)
    drag(seated, index, beside(seated), seated.space_point(space))
    release(seated, seated.space_point(space))


# --- dragging ---------------------------------------------------------------------------


def test_a_dragged_die_leaves_its_place_and_follows_the_pointer_beyond_the_table(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    drag(seated, 0, beside(seated), QPoint(-60, 80))
    hand = seated.table.dragging.hand
    assert hand.isVisible()
    assert not seated.table.pool.dice[0].isVisible()
    pointer = seated.table.viewport().mapTo(seated.table.window(), QPoint(-60, 80))
    assert (hand.centre() - QPointF(pointer)).manhattanLength() < 4.0
    assert hand.geometry().left() < seated.table.mapTo(seated.table.window(), QPoint()).x()


def test_over_its_place_there_is_the_ghost_and_no_second_die(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    space = lit_space(seated, 0)
    drag(seated, 0, beside(seated))
    assert seated.table.dragging.hand.isVisible()
    QTest.mouseMove(seated.table.viewport(), seated.space_point(space))
    assert seated.table.choosing.aimed == space
    assert not seated.table.dragging.hand.isVisible()
    QTest.mouseMove(seated.table.viewport(), beside(seated))
    assert seated.table.choosing.aimed is None
    assert seated.table.dragging.hand.isVisible()


def test_a_dropped_die_falls_from_above_its_place_and_not_from_the_pool(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    space = lit_space(seated, 0)
    goal = seated.table.building.seen.origin(space, seated.table.building.heights[space])
    pool = seated.table.pool.dice[0].scenePos()
    played_by_drop(seated, 0, space)
    assert seated.table.flights.running
    flying = seated.table.flights.in_the_air[0]
    assert flying.scale() == 1.0
    assert (flying.pos() - goal).manhattanLength() < 20.0
    assert (flying.pos() - pool).manhattanLength() > 60.0


def test_a_clicked_die_flies_from_the_pool(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    space = lit_space(seated, 0)
    start = seated.table.pool.dice[0].scenePos()
    viewer = seated.match.to_act
    seated.choose(0)
    seated.click(seated.space_point(space))
    step = seated.match.play(seated.chosen[-1])
    told = [seen for e in step.events if (seen := e.seen_by(viewer)) is not None]
    seated.board.animate(told, position_of(seated.match, viewer))
    assert seated.table.flights.in_the_air[0].pos() == start


@pytest.mark.parametrize("way", ["escape", "other button", "drop beside", "focus lost", "resize"])
def test_whatever_ends_a_drag_the_hand_is_empty_and_the_pool_whole(qtbot, tmp_path, way):
    seated = seat_at(qtbot, tmp_path)
    drag(seated, 1, beside(seated))
    assert seated.table.dragging.carrying
    if way == "escape":
        seated.key(Qt.Key.Key_Escape)
    elif way == "other button":
        QTest.mousePress(seated.table.viewport(), Qt.MouseButton.RightButton, pos=beside(seated))
    elif way == "drop beside":
        release(seated, beside(seated))
    elif way == "focus lost":
        seated.table.clearFocus()
    else:
        seated.board.resize(1200, 640)
        QApplication.processEvents()
    assert not seated.table.dragging.carrying
    assert seated.table.dragging.hand is None
    assert seated.table.choosing.picked is None
    assert all(item.isVisible() for item in seated.table.pool.dice)
    QTest.mouseMove(seated.table.viewport(), beside(seated) + QPoint(5, 5))
    release(seated, beside(seated))
    assert not seated.chosen


def test_a_refused_die_goes_back_and_the_next_press_does_not_wait_for_it(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    drag(seated, 1, beside(seated))
    release(seated, beside(seated))
    assert seated.table.dragging.returning
    assert seated.table.choosing.picked is None
    seated.choose(0)
    assert seated.table.choosing.picked == 0
    assert not seated.table.dragging.returning
    assert seated.table.pool.dice[1].isVisible()


def test_the_way_back_ends_in_the_pool(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="fast")
    drag(seated, 1, beside(seated))
    release(seated, beside(seated))
    assert not seated.table.pool.dice[1].isVisible()
    qtbot.waitUntil(lambda: seated.table.dragging.hand is None, timeout=3000)
    assert seated.table.pool.dice[1].isVisible()


def test_the_curtain_takes_the_die_out_of_the_hand(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    drag(seated, 1, beside(seated))
    seated.board.clear()
    assert seated.table.dragging.hand is None
    assert all(item.isVisible() for item in seated.table.pool.dice)


# --- moves that are confirmed -----------------------------------------------------------


def with_confirming(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.board.confirms = True
    seated.choose(0)
    spaces = seated.table.choosing.spaces
    seated.hover(seated.space_point(spaces[0]))
    return seated, spaces


def test_the_first_press_puts_the_die_down_and_the_second_plays_it(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    at = seated.space_point(spaces[0])
    ghost = seated.table.grab().toImage()
    seated.click(at)
    assert not seated.chosen
    assert seated.table.choosing.held == spaces[0]
    assert seated.prompt.primary == "Confirm"
    assert seated.table.grab().toImage() != ghost
    seated.click(at)
    assert [move.space for move in seated.chosen] == [spaces[0]]


def test_a_die_that_was_put_down_stays_while_the_pointer_goes_to_the_button(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    seated.click(seated.space_point(spaces[0]))
    seated.hover(seated.space_point(spaces[1]))
    seated.board.plan.space_entered.emit(spaces[1])
    assert seated.table.choosing.aimed == spaces[0]
    seated.board.press_primary()
    assert seated.chosen[-1].space == spaces[0]


def test_a_press_elsewhere_puts_the_die_down_there(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    seated.click(seated.space_point(spaces[0]))
    seated.click(seated.space_point(spaces[1]))
    assert not seated.chosen
    assert seated.table.choosing.held == spaces[1]


def test_arrows_take_a_die_that_was_put_down_further(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    seated.click(seated.space_point(spaces[0]))
    seated.key(Qt.Key.Key_Right)
    assert seated.table.choosing.aimed in spaces
    assert seated.table.choosing.held is None


def test_a_drop_is_confirmed_too(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.board.confirms = True
    space = lit_space(seated, 0)
    drag(seated, 0, beside(seated), seated.space_point(space))
    release(seated, seated.space_point(space))
    assert not seated.chosen
    assert seated.table.choosing.held == space
    assert seated.table.pool.dice[0].isVisible()
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen[-1].space == space


# --- where a die may not go ---------------------------------------------------------------


def hatched_space(seated) -> int:
    card = seated.table.standing.card
    seen = (s for s in range(6) if not card.heights[s])
    return next(space for space in seen if reachable(seated, space))


def reachable(seated, space: int) -> bool:
    try:
        seated.space_point(space)
    except AssertionError:
        return False
    return True


def test_a_die_dropped_on_a_hatched_space_comes_back_with_the_reason(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    at = seated.space_point(hatched_space(seated))
    drag(seated, 0, beside(seated), at)
    release(seated, at)
    assert not seated.chosen
    assert seated.table.choosing.picked is None
    assert seated.prompt.cost == "hatched, no die goes there"
    assert seated.prompt.why == "hatched-space"
    seated.hover(seated.die_point(1))
    assert not seated.prompt.cost


def test_a_press_on_a_place_that_is_not_lit_says_why_though_another_is_aimed_at(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    seated.hover(seated.space_point(lit_space(seated, 0)))
    assert seated.table.choosing.aimed is not None
    seated.click(seated.space_point(hatched_space(seated)))
    assert not seated.chosen
    assert seated.prompt.why == "hatched-space"
    assert seated.table.choosing.picked == 0


def test_the_card_says_it_too(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    cell = seated.board.plan.cell(hatched_space(seated)).center().toPoint()
    QTest.mouseClick(seated.board.plan, Qt.MouseButton.LeftButton, pos=cell)
    assert seated.prompt.why == "hatched-space"
    assert not seated.chosen


# --- the second step with two players ---------------------------------------------------


def second_step(qtbot, tmp_path, **wanted):
    seated = seat_at(qtbot, tmp_path, seats=2, **wanted)
    seated.match.play(seated.match.legal_moves()[0])
    seated.show()
    assert seated.table.choosing.discarding
    return seated


def removed_tray(seated) -> QPoint:
    return seated.table.mapFromScene(seated.table.removed.rect.center())


def test_a_die_is_removed_by_dragging_it_to_the_removed_ones(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    die = seated.match.state.pool[2]
    drag(seated, 2, beside(seated), removed_tray(seated))
    assert seated.table.dragging.hand.isVisible()
    release(seated, removed_tray(seated))
    assert seated.chosen == [Discard(die)]


def test_a_die_dropped_beside_them_stays_in_the_pool(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    drag(seated, 2, beside(seated))
    release(seated, beside(seated))
    assert not seated.chosen
    assert seated.table.choosing.picked is None


def test_the_word_beside_the_removed_dice_covers_none_and_goes_under_the_hand(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    tray, place = seated.table.removed.rect, seated.table._removing
    assert place.pill_rect().bottom() < tray.top() + 33.0
    assert tray.contains(place.pill_rect())
    drag(seated, 2, beside(seated), removed_tray(seated))
    covered = place.pill_rect().center()
    bare = colour_at(place, covered)
    place.show_hand_over(False)
    assert colour_at(place, covered) != bare


def colour_at(part, point):
    """What a part of the table paints at a point of the scene."""
    image = render(part.boundingRect(), 1.0, part.draw)
    return image.pixelColor((point - part.boundingRect().topLeft()).toPoint())


def test_without_a_tray_removed_dice_are_counted_and_listed(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path, size=(1180, 520))
    die = seated.match.state.pool[0]
    seated.match.play(Discard(die))
    seated.show()
    rect = seated.table.pool.removed_rect()
    assert seated.table.pool.rect.contains(rect)
    tip = tip_at(seated.table, seated.table.mapFromScene(rect.center()))
    assert "discarded" in tip.text
    assert die_words(die) in tip.text


def test_where_the_removed_dice_have_no_tray_a_die_is_dragged_out_of_the_pool(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path, size=(1180, 520))
    assert not seated.table.removed.isVisible()
    die = seated.match.state.pool[2]
    away = seated.table.mapFromScene(seated.table.building.rect.center())
    drag(seated, 2, away)
    release(seated, away)
    assert seated.chosen == [Discard(die)]


def test_a_chosen_die_is_removed_by_a_press_on_the_removed_ones(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    seated.click(removed_tray(seated))
    assert not seated.chosen
    seated.choose(1)
    seated.click(removed_tray(seated))
    assert seated.chosen == [Discard(seated.match.state.pool[1])]


def test_a_die_is_removed_by_keys_alone(qtbot, tmp_path):
    seated = second_step(qtbot, tmp_path)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        seated.key(key)
    assert seated.table.choosing.picked == 1
    seated.key(Qt.Key.Key_Escape)
    assert seated.table.choosing.picked is None
    seated.key(Qt.Key.Key_Right)
    seated.key(Qt.Key.Key_Return)
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [Discard(seated.match.state.pool[2])]


def test_two_quick_presses_lift_a_die_once(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    at = seated.die_point(0)
    seated.click(at)
    QTest.mouseDClick(seated.table.viewport(), LEFT, pos=at)
    assert seated.table.choosing.picked == 0
