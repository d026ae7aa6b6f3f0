"""A die in the hand: dragged, dropped, taken back; moves that are confirmed."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.blueprints.facts.public_facts import space_name
from blueprints_desktop.games.blueprints.moves import Take
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of

LEFT = Qt.MouseButton.LeftButton


def lit_space(seated, index: int) -> int:
    return next(
        move.space
        for move in seated.match.legal_moves()
        if isinstance(move, Take) and move.die == seated.match.state.pool[index]
    )


def played_by_drop(seated, index: int, space: int) -> None:
    """Drop a die on a space and show what the move leads to, as the table page does."""
    viewer = seated.match.to_act

    def play(move) -> None:
        step = seated.match.play(move)
        told = [seen for e in step.events if (seen := e.seen_by(viewer)) is not None]
        seated.board.animate(told, position_of(seated.match, viewer))

    seated.board.chosen.connect(play)
    seated.drag(index, seated.beside(), seated.space_point(space))
    seated.release(seated.space_point(space))


# --- dragging ---------------------------------------------------------------------------


def test_a_dragged_die_leaves_its_place_and_follows_the_pointer_beyond_the_table(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.drag(0, seated.beside(), QPoint(-60, 80))
    dragged = seated.table.dragging.widget
    assert dragged.isVisible()
    assert not seated.table.pool.dice[0].isVisible()
    pointer = seated.table.viewport().mapTo(seated.table.window(), QPoint(-60, 80))
    assert (dragged.centre() - QPointF(pointer)).manhattanLength() < 4.0
    assert dragged.geometry().left() < seated.table.mapTo(seated.table.window(), QPoint()).x()


def test_over_its_place_there_is_the_ghost_and_no_second_die(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    space = lit_space(seated, 0)
    seated.drag(0, seated.beside())
    assert seated.table.dragging.widget.isVisible()
    QTest.mouseMove(seated.table.viewport(), seated.space_point(space))
    assert seated.table.selection.aimed == space
    assert not seated.table.dragging.widget.isVisible()
    QTest.mouseMove(seated.table.viewport(), seated.beside())
    assert seated.table.selection.aimed is None
    assert seated.table.dragging.widget.isVisible()


def test_a_dropped_die_falls_from_above_its_place_and_not_from_the_pool(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    space = lit_space(seated, 0)
    goal = seated.table.building.layout.origin(space, seated.table.building.heights[space])
    pool = seated.table.pool.dice[0].scenePos()
    played_by_drop(seated, 0, space)
    assert seated.board.animation_queue.running
    flying = seated.board.animation_queue.items[0]
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
    assert seated.board.animation_queue.items[0].pos() == start


@pytest.mark.parametrize("way", ["escape", "other button", "drop beside", "focus lost", "resize"])
def test_whatever_ends_a_drag_the_hand_is_empty_and_the_pool_whole(qtbot, tmp_path, way):
    seated = seat_at(qtbot, tmp_path)
    seated.drag(1, seated.beside())
    assert seated.table.dragging.active
    if way == "escape":
        seated.key(Qt.Key.Key_Escape)
    elif way == "other button":
        QTest.mousePress(seated.table.viewport(), Qt.MouseButton.RightButton, pos=seated.beside())
    elif way == "drop beside":
        seated.release(seated.beside())
    elif way == "focus lost":
        seated.table.clearFocus()
    else:
        seated.board.resize(1200, 640)
        QApplication.processEvents()
    assert not seated.table.dragging.active
    assert seated.table.dragging.widget is None
    assert seated.table.selection.picked is None
    assert all(item.isVisible() for item in seated.table.pool.dice)
    QTest.mouseMove(seated.table.viewport(), seated.beside() + QPoint(5, 5))
    seated.release(seated.beside())
    assert not seated.chosen


def test_a_refused_die_goes_back_and_the_next_press_does_not_wait_for_it(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    seated.drag(1, seated.beside())
    seated.release(seated.beside())
    assert seated.table.dragging.returning
    assert seated.table.selection.picked is None
    seated.choose(0)
    assert seated.table.selection.picked == 0
    assert not seated.table.dragging.returning
    assert seated.table.pool.dice[1].isVisible()


def test_the_way_back_ends_in_the_pool(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="fast")
    seated.drag(1, seated.beside())
    seated.release(seated.beside())
    assert not seated.table.pool.dice[1].isVisible()
    qtbot.waitUntil(lambda: seated.table.dragging.widget is None, timeout=3000)
    assert seated.table.pool.dice[1].isVisible()


def test_the_curtain_takes_the_die_out_of_the_hand(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow")
    seated.drag(1, seated.beside())
    seated.board.clear()
    assert seated.table.dragging.widget is None
    assert all(item.isVisible() for item in seated.table.pool.dice)


# --- moves that are confirmed -----------------------------------------------------------


def with_confirming(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.board.confirms = lambda _move: True
    seated.choose(0)
    spaces = seated.table.selection.spaces
    seated.hover(seated.space_point(spaces[0]))
    return seated, spaces


def test_the_first_press_puts_the_die_down_and_the_second_plays_it(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    at = seated.space_point(spaces[0])
    ghost = seated.table.grab().toImage()
    seated.click(at)
    assert not seated.chosen
    assert (seated.table.selection.aimed, seated.table.selection.confirming) == (spaces[0], True)
    assert seated.prompt.primary == "Confirm"
    assert seated.table.grab().toImage() != ghost
    seated.click(at)
    assert [move.space for move in seated.chosen] == [spaces[0]]


def test_a_die_that_was_put_down_stays_while_the_pointer_goes_to_the_button(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    seated.click(seated.space_point(spaces[0]))
    seated.hover(seated.space_point(spaces[1]))
    plan = seated.board.plan
    QTest.mouseMove(plan, plan.part_rect(space_name(spaces[1])).center())
    assert seated.table.selection.aimed == spaces[0]
    seated.board.press_primary()
    assert seated.chosen[-1].space == spaces[0]


def test_a_press_elsewhere_puts_the_die_down_there(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    seated.click(seated.space_point(spaces[0]))
    seated.click(seated.space_point(spaces[1]))
    assert not seated.chosen
    assert (seated.table.selection.aimed, seated.table.selection.confirming) == (spaces[1], True)


def test_arrows_take_a_die_that_was_put_down_further(qtbot, tmp_path):
    seated, spaces = with_confirming(qtbot, tmp_path)
    seated.click(seated.space_point(spaces[0]))
    seated.key(Qt.Key.Key_Right)
    assert seated.table.selection.aimed in spaces
    assert not seated.table.selection.confirming


def test_a_drop_is_confirmed_too(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.board.confirms = lambda _move: True
    space = lit_space(seated, 0)
    seated.drag(0, seated.beside(), seated.space_point(space))
    seated.release(seated.space_point(space))
    assert not seated.chosen
    assert (seated.table.selection.aimed, seated.table.selection.confirming) == (space, True)
    assert seated.table.pool.dice[0].isVisible()
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen[-1].space == space


# --- where a die may not go ---------------------------------------------------------------


def hatched_space(seated) -> int:
    card = seated.table.status.card
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
    seated.drag(0, seated.beside(), at)
    seated.release(at)
    assert not seated.chosen
    assert seated.table.selection.picked is None
    assert seated.prompt.cost == "The space is hatched"
    assert seated.prompt.why == "hatched-space"
    seated.hover(seated.die_point(1))
    assert not seated.prompt.cost


def test_a_press_on_a_place_that_is_not_lit_says_why_though_another_is_aimed_at(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    seated.hover(seated.space_point(lit_space(seated, 0)))
    assert seated.table.selection.aimed is not None
    seated.click(seated.space_point(hatched_space(seated)))
    assert not seated.chosen
    assert seated.prompt.why == "hatched-space"
    assert seated.table.selection.picked == 0


def test_the_card_says_it_too(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    cell = seated.board.plan.part_rect(space_name(hatched_space(seated))).center()
    QTest.mouseClick(seated.board.plan, Qt.MouseButton.LeftButton, pos=cell)
    assert seated.prompt.why == "hatched-space"
    assert not seated.chosen


def test_two_quick_presses_lift_a_die_once(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    at = seated.die_point(0)
    seated.click(at)
    QTest.mouseDClick(seated.table.viewport(), LEFT, pos=at)
    assert seated.table.selection.picked == 0
