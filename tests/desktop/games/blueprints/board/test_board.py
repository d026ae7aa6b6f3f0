"""Gestures on the Blueprints board: by mouse and by keys, all of a turn."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from blueprints_desktop.desktop.games.blueprints.cards.table_cards import plan_card
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import space_name
from blueprints_desktop.desktop.games.blueprints.texts.table_words import rule_words
from blueprints_desktop.desktop.games.blueprints.texts.words import die_words
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.ui.cards.values import part_words
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import WOOD, value_of
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.spaces import GONE
from tests.desktop.games.blueprints.at_table import seat_at
from tests.desktop.games.seating import position_of


def homeless(seated):
    """Play until a die of the pool fits nowhere; gives back its place in the pool."""
    chance = Chance(1)
    while seated.match.to_act is not None:
        moves = seated.match.legal_moves()
        lost = [move for move in moves if isinstance(move, Take) and move.space == GONE]
        if lost:
            seated.show()
            return seated.match.state.pool.index(lost[0].die)
        seated.match.play(chance.pick(moves))
    raise AssertionError("every die fitted")


def test_a_click_lifts_a_die_and_a_click_on_a_lit_space_places_it(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(2)
    assert seated.table.selection.picked == 2
    space = seated.table.selection.spaces[0]
    seated.click(seated.space_point(space))
    assert seated.chosen == [Take(seated.match.state.pool[2], space)]


def test_a_die_pointed_at_tells_how_its_material_scores(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    pool = seated.match.state.pool
    seated.hover(seated.die_point(0))
    assert rule_words(pool[0] & 3) in seated.prompt.detail
    assert seated.prompt.brief == capitalised(die_words(pool[0]))


def test_hovering_a_lit_space_shows_one_preview_everywhere(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(next(n for n, die in enumerate(seated.match.state.pool) if die & 3 != WOOD))
    assert seated.prompt.primary == ""
    space = seated.table.selection.spaces[-1]
    seated.hover(seated.space_point(space))
    aimed = seated.table.previews[space]
    assert seated.prompt.primary
    assert seated.prompt.gain.startswith(f"+{aimed.gain}")
    assert seated.board.plan.card == plan_card(aimed.before, tuple(seated.table.previews), aimed)
    before, after = (str(each.score.total) for each in (aimed.before, aimed.after))
    assert part_words(seated.board.score.card, "total")[0] == "Building points"
    assert part_words(seated.board.score.card, "total")[-2:] == [before, after]
    assert seated.table.ruler.state.after == aimed.after.score.total


def test_a_lifted_die_is_told_what_it_may_go_on(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    index, die = next(
        (n, die) for n, die in enumerate(seated.match.state.pool) if value_of(die) == 4
    )
    seated.choose(index)
    assert f"empty or with {value_of(die)} or less on top" in seated.prompt.detail


def test_the_ghost_waits_while_the_pointer_goes_to_the_buttons(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    space = seated.table.selection.spaces[0]
    seated.hover(seated.space_point(space))
    seated.hover(seated.table.viewport().rect().bottomLeft())
    assert seated.table.selection.aimed == space


@pytest.mark.parametrize("again", ["click", "escape", "button"])
def test_a_lifted_die_can_be_put_back(qtbot, tmp_path, again):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(1)
    if again == "click":
        seated.choose(1)
    elif again == "escape":
        seated.key(Qt.Key.Key_Escape)
    else:
        seated.board.press_secondary()
    assert seated.table.selection.picked is None
    assert not seated.table.previews
    assert seated.chosen == []


def test_another_die_can_be_lifted_instead(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(1)
    seated.choose(4)
    assert seated.table.selection.picked == 4


def test_keys_alone_make_a_whole_move(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.key(Qt.Key.Key_Right)
    seated.key(Qt.Key.Key_Right)
    assert seated.table.selection.focused == 1
    seated.key(Qt.Key.Key_Return)
    assert seated.table.selection.picked == 1
    first = seated.table.selection.aimed
    assert first is not None
    seated.key(Qt.Key.Key_Down)
    aimed = seated.table.selection.aimed
    assert aimed in seated.table.selection.spaces
    assert aimed != first
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [Take(seated.match.state.pool[1], aimed)]


def test_enter_alone_begins_with_the_first_die_and_makes_a_whole_move(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.key(Qt.Key.Key_Return)
    assert seated.table.selection.focused == 0
    assert seated.table.selection.picked is None
    seated.key(Qt.Key.Key_Return)
    seated.key(Qt.Key.Key_Return)
    assert [move.die for move in seated.chosen] == [seated.match.state.pool[0]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1])
def test_a_key_that_is_held_down_counts_once(qtbot, tmp_path, key):
    seated = seat_at(qtbot, tmp_path)
    seated.key(key)
    after = (seated.table.selection.focused, seated.table.selection.picked)
    for _ in range(4):
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        seated.table.keyPressEvent(held)
    assert (seated.table.selection.focused, seated.table.selection.picked) == after
    assert not seated.chosen


def test_arrows_reach_every_lit_space(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.key(Qt.Key.Key_1)
    reached = set()
    keys = [Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left]
    for key in keys * 4:
        seated.key(key)
        reached.add(seated.table.selection.aimed)
    assert reached == set(seated.table.selection.spaces)


def test_digits_lift_dice(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.key(Qt.Key.Key_4)
    assert seated.table.selection.picked == 3


def test_a_resting_pointer_does_not_undo_what_keys_aim_at(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    corner = seated.table.viewport().rect().bottomLeft()
    seated.hover(corner)
    seated.key(Qt.Key.Key_1)
    seated.key(Qt.Key.Key_Down)
    aimed = seated.table.selection.aimed
    seated.hover(corner + QPointF(3, -3).toPoint())
    assert seated.table.selection.aimed == aimed is not None


def test_a_die_can_be_dragged_to_a_space_or_dropped_beside_it(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    view, start = seated.table.viewport(), seated.die_point(3)
    left = Qt.MouseButton.LeftButton
    for drop_on_space in (False, True):
        QTest.mousePress(view, left, pos=start)
        QTest.mouseMove(view, start + QPointF(30, 60).toPoint())
        goal = view.rect().bottomLeft()
        if drop_on_space:
            goal = seated.space_point(seated.table.selection.spaces[0])
        QTest.mouseMove(view, goal)
        QTest.mouseRelease(view, left, pos=goal)
        assert len(seated.chosen) == drop_on_space
    assert seated.chosen[0].die == seated.match.state.pool[3]


def test_a_die_that_fits_nowhere_says_so_before_it_is_taken(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    index = homeless(seated)
    seated.hover(seated.die_point(index))
    assert "nowhere" in seated.prompt.cost
    tip = seated.table.tip_at(seated.table.mapToScene(seated.die_point(index)))
    assert "Barred circle" in tip.text
    assert tip.rule == "removed"
    seated.choose(index)
    assert "removed from play" in seated.prompt.cost
    assert seated.chosen == []
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [Take(seated.match.state.pool[index], GONE)]


def test_with_two_players_removing_a_die_is_a_second_step(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2)
    viewer = seated.match.to_act
    seated.match.play(seated.match.legal_moves()[0])
    seated.show(viewer)
    assert "discard one die" in seated.prompt.detail
    seated.hover(seated.die_point(2))
    seated.choose(2)
    assert seated.chosen == []
    assert seated.prompt.primary
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [Discard(seated.match.state.pool[2])]


def test_the_plan_card_is_a_second_way_to_choose(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.choose(0)
    plan, space = seated.board.plan, seated.table.selection.spaces[-1]
    at = plan.part_rect(space_name(space)).center()
    for step in (QPoint(6, 6), QPoint(0, 0)):
        QTest.mouseMove(plan, at + step)
        QApplication.processEvents()
    assert seated.table.selection.aimed == space
    QTest.mouseClick(plan, Qt.MouseButton.LeftButton, pos=at)
    assert seated.chosen[0].space == space


def test_nothing_can_be_chosen_on_anothers_turn(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    other = (seated.match.to_act + 1) % 3
    seated.show(other)
    seated.choose(0)
    seated.key(Qt.Key.Key_1)
    seated.key(Qt.Key.Key_Return)
    assert seated.table.selection.picked is None
    assert seated.chosen == []
    assert seated.prompt.primary == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_can_be_played_by_mouse_alone(qtbot, tmp_path, seats):
    seated = seat_at(qtbot, tmp_path, seats=seats, seed=seats)
    while seated.match.state.phase < 2:
        seated.show()
        seated.choose(len(seated.match.state.pool) // 2)
        if spaces := seated.table.selection.spaces:
            seated.click(seated.space_point(spaces[-1]))
        else:
            seated.board.press_primary()
        seated.match.play(seated.chosen[-1])
    assert len(seated.match.state.taken) == 6 * seats
    seated.board.show_position(position_of(seated.match, 0))
    seated.board.skip()
    seated.board.press_primary()
    assert str(seated.chosen[-1]) == "next"


@pytest.mark.parametrize("key", [Qt.Key.Key_Q, Qt.Key.Key_E, Qt.Key.Key_T, Qt.Key.Key_L])
def test_the_building_can_be_chosen_on_in_every_view(qtbot, tmp_path, key):
    seated = seat_at(qtbot, tmp_path)
    before = seated.table.building.view_state
    seated.key(key)
    assert seated.table.building.view_state != before
    seated.choose(0)
    for space in seated.table.selection.spaces:
        seated.hover(seated.space_point(space))
        assert seated.table.selection.aimed == space


def test_view_tools_are_real_buttons(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    for button in seated.table.tools.buttons:
        assert button.accessibleName()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    state = seated.table.building.view_state
    assert (state.turns, state.flat, state.apart) == (1, False, True)
