"""The piece in the hand by mouse: pointer, wheel and buttons, and what they may not do."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.fits.moves import ASIDE, Drop
from blueprints_desktop.games.fits.pieces import SHAPES
from blueprints_desktop.games.fits.state import BUILDING, OVER
from tests.desktop.games.fits.at_table import building, seat_at
from tests.desktop.games.seating import position_of
from tests.support import play_on

RIGHT = Qt.MouseButton.RightButton
LEFT = Qt.MouseButton.LeftButton


# --- pointer ----------------------------------------------------------------------------


def test_the_pointer_moves_the_piece_by_column(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    wide = seated.selection.width(seated.selection.turn)
    for column in range(6 - wide + 1):
        seated.hover(seated.pixel(column + wide / 2, 3.5))
        assert seated.selection.column == column
        assert seated.table.hand.held.column == column
        assert seated.table.outlook.landing.column == column


def test_beyond_the_sides_the_piece_stays_on_the_ramp(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.hover(seated.pixel(5.99, 3.5))
    wide = seated.selection.width(seated.selection.turn)
    assert seated.selection.column == 6 - wide
    seated.hover(seated.pixel(0.01, 3.5))
    assert seated.selection.column == 0


def test_a_click_drops_the_piece_where_it_is_held(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.hover(seated.pixel(0.4, 3.5))
    aimed = seated.selection.drop
    seated.click(seated.pixel(0.4, 3.5))
    assert seated.chosen == [aimed]


def test_a_click_means_the_column_under_it_though_the_pointer_jumped(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    wide = seated.selection.width(seated.selection.turn)
    seated.click(seated.pixel(wide / 2, 8.0))
    assert seated.chosen[0].column == 0


def test_a_piece_dragged_over_the_ramp_falls_where_it_is_let_go(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    view = seated.table.viewport()
    wide = seated.selection.width(seated.selection.turn)
    QTest.mousePress(view, LEFT, pos=seated.pixel(wide / 2, 3.5))
    assert not seated.chosen
    last = seated.pixel(6 - wide / 2, 3.5)
    QTest.mouseMove(view, last)
    QTest.mouseRelease(view, LEFT, pos=last)
    assert seated.chosen[0].column == 6 - wide


def test_let_go_beside_the_ramp_nothing_falls(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    view = seated.table.viewport()
    QTest.mousePress(view, LEFT, pos=seated.pixel(3, 3.5))
    QTest.mouseRelease(view, LEFT, pos=QPoint(5, 5))
    assert not seated.chosen


def test_the_right_button_flips_and_drops_nothing(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    seated.turn_to(0)
    before = SHAPES[seated.selection.piece][seated.selection.turn]
    seated.click(seated.pixel(3, 3.5), RIGHT)
    after = SHAPES[seated.selection.piece][seated.selection.turn]
    assert after == tuple(row[::-1] for row in before)
    assert not seated.chosen


def test_a_notch_of_the_wheel_is_a_quarter_turn_and_fine_wheels_gather(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    start = seated.selection.turn
    seated.wheel(-1)
    once = seated.selection.turn
    assert once != start
    seated.wheel(0.5)
    assert seated.selection.turn == once
    seated.wheel(0.5)
    assert seated.selection.turn == start


def test_a_tile_turns_the_piece(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path)
    last = seated.selection.turns[-1]
    seated.click_tile(last)
    assert seated.selection.turn == last
    assert not seated.chosen


def test_two_quick_clicks_drop_one_piece(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=1))
    seated.play_on()
    QTest.mouseClick(seated.table.viewport(), LEFT, pos=seated.pixel(1, 5))
    QTest.mouseDClick(seated.table.viewport(), LEFT, pos=seated.pixel(1, 5))
    assert len(seated.chosen) == 1


# --- what may not be chosen -------------------------------------------------------------


def towered(qtbot, tmp_path):
    """Two columns stand to the top, so that most pieces may not be dropped there."""
    seated = seat_at(qtbot, tmp_path, seats=1)
    chance = Chance(1)
    while seated.match.state.phase != BUILDING or max(seated.match.state.ramps[0].heights) < 12:
        drops = [m for m in seated.match.legal_moves() if isinstance(m, Drop)]
        assert drops, "the lot has to be drawn otherwise"
        left = [m for m in drops if m.column == 0]
        seated.match.play(chance.pick(left or drops))
    seated.show()
    return seated


def test_only_legal_columns_can_be_chosen_and_the_bar_says_why(qtbot, tmp_path):
    seated = towered(qtbot, tmp_path)
    allowed = set(seated.match.legal_moves())
    refused = False
    for turn in seated.selection.turns:
        seated.turn_to(turn)
        for column in range(6):
            seated.hover(seated.pixel(column + 0.5, 6.0))
            assert seated.selection.drop in allowed
            if seated.selection.refused_column is not None:
                refused = True
                assert "above the board" in seated.prompt.detail
    assert refused


def test_a_piece_that_fits_nowhere_is_set_aside_and_the_bar_says_why(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=1))
    position = position_of(seated.match, 0)
    seated.board.show_position(type(position)(position.view, 0, 0, (ASIDE,), position.events))
    assert "fits nowhere" in seated.prompt.detail
    assert (seated.prompt.primary, seated.prompt.secondary) == ("Set aside", "")
    assert seated.table.hand.held is None
    for key in (Qt.Key.Key_Left, Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_3):
        seated.key(key)
    seated.hover(seated.pixel(3, 4))
    seated.key(Qt.Key.Key_Return)
    assert seated.chosen == [ASIDE]


def test_nothing_can_be_done_on_anothers_turn(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    seated.show(viewer=1)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_S, Qt.Key.Key_Return, Qt.Key.Key_Space):
        seated.key(key)
    seated.click(seated.pixel(3, 5))
    seated.wheel(1)
    assert not seated.chosen
    assert seated.prompt.headline == "Ada’s turn"


# --- confirming -------------------------------------------------------------------------


def test_where_moves_are_confirmed_a_click_only_aims(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    seated.board.confirms = lambda _move: True
    seated.click(seated.pixel(1, 5))
    aimed = seated.selection.drop
    assert not seated.chosen
    assert seated.prompt.primary == "Confirm"
    seated.hover(seated.pixel(5, 5))
    assert seated.selection.drop == aimed
    seated.board.press_primary()
    assert seated.chosen == [aimed]


def test_what_was_to_be_confirmed_can_be_taken_up_again(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path))
    seated.board.confirms = lambda _move: True
    seated.key(Qt.Key.Key_S)
    assert not seated.chosen
    assert "gone for this round" in seated.prompt.detail
    seated.board.press_secondary()
    assert seated.prompt.primary == "Drop"
    seated.key(Qt.Key.Key_S)
    seated.board.press_primary()
    assert seated.chosen == [ASIDE]


# --- whole games ------------------------------------------------------------------------


def test_a_whole_game_by_mouse(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, seats=2, options={"boards": (2,)})
    seated.play_on()
    chance = Chance(9)
    while seated.match.state.phase != OVER:
        wanted = chance.pick(seated.match.legal_moves())
        if wanted == ASIDE:
            seated.board.press_secondary()
        else:
            seated.click_tile(wanted.turn)
            seated.hover(seated.over(wanted))
            seated.click(seated.over(wanted))
        assert seated.chosen[-1] == wanted


def test_random_positions_can_all_be_shown(qtbot, tmp_path):
    """Full ramps, pieces over the top, every phase: nothing goes wrong in painting."""
    seated = seat_at(qtbot, tmp_path, seats=4)
    chance = Chance(2)
    while seated.match.to_act is not None:
        play_on(seated.match, chance, 19)
        seated.show()
        seated.board.grab()
    assert seated.match.state.phase == OVER


def test_the_next_piece_waits_where_the_pointer_is(qtbot, tmp_path):
    seated = building(seat_at(qtbot, tmp_path, seats=1))
    seated.play_on()
    seated.hover(seated.pixel(0.6, 5.0))
    seated.click(seated.pixel(0.6, 5.0))
    assert seated.selection.column == min(seated.selection.columns(seated.selection.turn))
    for _ in range(3):
        seated.key(Qt.Key.Key_Right)
    seated.key(Qt.Key.Key_Space)
    middle = seated.selection.column + seated.selection.width(seated.selection.turn) / 2
    assert 2.0 <= middle <= 4.0  # by keys it begins in the middle
