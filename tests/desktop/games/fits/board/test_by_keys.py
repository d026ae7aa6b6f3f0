"""The piece in the hand by keys, whole games by keys, and the piece that slides."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.games.fits.state import OVER, SCORED
from tests.desktop.games.fits.at_table import building, seat_at

# --- keys -------------------------------------------------------------------------------


def test_arrows_move_and_stop_at_the_sides(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    for _ in range(8):
        seated.key(Qt.Key.Key_Left)
    assert seated.selection.column == 0
    seated.key(Qt.Key.Key_Right)
    assert seated.selection.column == 1


def test_digits_put_the_left_edge_over_a_column(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    wide = seated.selection.width(seated.selection.turn)
    for number in range(6):
        seated.key(Qt.Key(Qt.Key.Key_1 + number))
        assert seated.selection.column == min(number, 6 - wide)


def test_r_turns_and_shift_turns_back(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    start = seated.selection.turn
    seated.key(Qt.Key.Key_R)
    assert seated.selection.turn != start
    seated.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert seated.selection.turn == start
    seated.key(Qt.Key.Key_Up)
    turned = seated.selection.turn
    seated.key(Qt.Key.Key_Down)
    assert (turned != start, seated.selection.turn) == (True, start)


def test_f_flips_there_and_back(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    start = (seated.selection.turn, seated.selection.column)
    seated.key(Qt.Key.Key_F)
    seated.key(Qt.Key.Key_F)
    assert (seated.selection.turn, seated.selection.column) == start


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_drop(qtbot, tmp_path, key):
    seated = seat_at(qtbot, tmp_path)
    aimed = seated.selection.drop
    seated.key(key)
    assert seated.chosen == [aimed]


def test_s_sets_a_card_aside_but_never_a_start_piece(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.key(Qt.Key.Key_S)
    assert not seated.chosen
    assert seated.prompt.secondary == ""
    building(seated)
    assert (seated.prompt.secondary, seated.prompt.secondary_key) == ("Set aside", "S")
    seated.key(Qt.Key.Key_S)
    assert seated.chosen == [ASIDE]


def test_esc_sets_nothing_aside(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    seated.key(Qt.Key.Key_Escape)
    assert not seated.chosen


def test_the_keys_of_the_piece_work_from_the_drawers_handle(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=3))
    handle = seated.board.board_frame.toggle
    handle.setFocus()
    turn = seated.selection.turn
    QTest.keyClick(handle, Qt.Key.Key_R)
    assert seated.selection.turn != turn
    QTest.keyClick(handle, Qt.Key.Key_S)
    assert seated.chosen == [ASIDE]


# --- sliding ----------------------------------------------------------------------------


def test_the_piece_slides_down_and_any_key_ends_it(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, animation="slow", seats=1)
    seated.play_on()
    seated.key(Qt.Key.Key_Space)
    start = seated.table.sliding.held.row
    assert start < 0
    qtbot.waitUntil(lambda: seated.table.sliding.held.row > start)
    seated.key(Qt.Key.Key_Left)
    assert seated.table.sliding.held is None
    assert len(seated.match.played) == len(seated.chosen) == 1
    assert seated.selection.active


def test_without_animation_the_next_card_is_there_at_once(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1)
    seated.play_on()
    seated.key(Qt.Key.Key_Space)
    assert seated.table.sliding.held is None
    assert seated.selection.active


def test_a_key_that_turns_ends_the_slide_and_turns_the_next_piece(qtbot, tmp_path):
    """Whoever is quick must not lose the first of two turns."""
    seated = seat_at(qtbot, tmp_path, animation="slow", seats=1)
    seated.play_on()
    seated.key(Qt.Key.Key_Space)
    seated.key(Qt.Key.Key_R)
    assert not seated.board.moving
    assert seated.selection.turn != next(iter(seated.selection.turns))


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_S])
def test_a_key_that_decides_only_ends_the_slide(qtbot, tmp_path, key):
    seated = seat_at(qtbot, tmp_path, animation="slow", seats=1)
    seated.play_on()
    seated.key(Qt.Key.Key_Space)
    seated.key(key)
    assert not seated.board.moving
    assert len(seated.chosen) == 1


def test_while_a_piece_slides_the_turns_stay_as_they_were(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=1, animation="slow")
    seated.play_on()
    before = [part.info.name for part in seated.table.turns.parts()]
    seated.key(Qt.Key.Key_Space)
    assert seated.board.moving
    assert [part.info.name for part in seated.table.turns.parts()] == before
    assert not seated.table.hand.isVisible()
    assert not seated.table.seen.isVisible()
    seated.board.skip()


# --- whole games ------------------------------------------------------------------------


def aim_by_keys(seated, drop: Drop) -> None:
    """R and F to the right shape, then the digit of the column."""
    for _ in range(2):
        for _ in range(4):
            if seated.selection.turn == drop.turn:
                break
            seated.key(Qt.Key.Key_R)
        if seated.selection.turn != drop.turn:
            seated.key(Qt.Key.Key_F)
    if seated.selection.turn != drop.turn:
        seated.turn_to(drop.turn)  # its neighbours in turning are not allowed
    seated.key(Qt.Key(Qt.Key.Key_1 + drop.column))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_by_keys(qtbot, tmp_path, seats):
    seated = seat_at(qtbot, tmp_path, seats=seats, options={"boards": (4, 3)})
    seated.play_on()
    chance = Chance(5)
    while seated.match.state.phase != OVER:
        wanted = chance.pick(seated.match.legal_moves())
        if seated.match.state.phase == SCORED:
            seated.board.press_primary()
        elif wanted == ASIDE:
            seated.key(Qt.Key.Key_S)
        else:
            aim_by_keys(seated, wanted)
            seated.key(Qt.Key.Key_Space)
        assert seated.chosen[-1] == wanted
    seated.board.press_primary()
    assert "over" in seated.board.match_progress(seated.match.state).text
