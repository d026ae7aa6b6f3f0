"""The pool's dice in their tray: as large as it bears, near to one another, reached by arrows."""

import pytest
from PySide6.QtCore import QRectF, Qt

from blueprints_desktop.desktop.games.blueprints.board.pool_part import PoolPart
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.games.blueprints.dice import STONE, die_of
from tests.desktop.games.blueprints.at_table import seat_at


@pytest.fixture
def pool(appearance: Appearance):
    def make(dice: int, wide: float, high: float) -> PoolPart:
        part = PoolPart(appearance.look)
        part.show_dice((die_of(STONE, 4),) * dice)
        part.arrange(QRectF(0.0, 0.0, wide, high), appearance.look, 1.0)
        return part

    return make


def test_nine_dice_in_a_square_tray_stand_in_three_rows(pool):
    square = pool(9, 360.0, 340.0)
    assert square.rows == 3
    assert square.w > 1.2 * pool(9, 360.0, 150.0).w


@pytest.mark.parametrize(("dice", "most"), [(1, 1), (2, 2), (4, 2), (5, 3)])
def test_few_dice_make_no_column(pool, dice, most):
    assert pool(dice, 360.0, 600.0).rows <= most


@pytest.mark.parametrize("high", [260.0, 340.0, 900.0])
def test_rows_stay_together_in_the_middle_of_the_felt(pool, high):
    part = pool(9, 360.0, high)
    columns = -(-9 // part.rows)
    first, second, last = (part.centre(index).y() for index in (0, columns, 8))
    assert second - first <= 3.3 * part.w + 0.01
    assert (first + last) / 2 == pytest.approx(part.felt.center().y())


def test_arrows_go_over_the_rows_as_the_eye_sees_them(qtbot, tmp_path):
    seated = seat_at(qtbot, tmp_path, size=(1024, 460))
    table = seated.table
    assert table.pool.rows > 1
    seated.key(Qt.Key.Key_Right)
    seated.key(Qt.Key.Key_Down)
    below = table.selection.focused
    assert table.pool.centre(below).x() == table.pool.centre(0).x()
    seated.key(Qt.Key.Key_Up)
    assert table.selection.focused == 0
    seated.key(Qt.Key.Key_Right)
    assert table.selection.focused == 1


def test_the_others_keep_their_places_until_the_turn_ends(appearance: Appearance):
    dice = tuple(die_of(STONE, value) for value in range(1, 7))
    part = PoolPart(appearance.look)
    part.show_dice(dice)
    part.arrange(QRectF(0.0, 0.0, 700.0, 110.0), appearance.look, 1.0)
    before = [part.centre(index) for index in range(6)]
    part.show_dice(dice[:2] + dice[3:], dice[2])
    assert [part.centre(index) for index in range(5)] == before[:2] + before[3:]
    part.show_dice(dice[:2] + dice[3:])
    assert part.centre(0) != before[0], "the turn is over: they close up"
