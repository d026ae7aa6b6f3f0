"""Where counted boards stand on their sheet: as large as it bears, with all words on the paper."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.fits.results.tally_layout import Manner, TallyLayout


def layout(boards, *, wide=896.0, high=570.0, parts=3, least=0.0):
    return TallyLayout(QRectF(0.0, 0.0, wide, high), 1.0, boards, parts, 170.0, 44.0, least)


def test_a_single_board_takes_the_height_of_its_sheet_with_its_parts_beside_it():
    alone = layout(1)
    assert alone.manner is Manner.BESIDE
    assert alone.grid(0).rect.height() > 0.75 * alone.body.height()
    assert alone.grid(0).rect.right() < alone.parts_area(0).left()


def test_a_single_board_and_its_parts_are_in_the_middle_of_the_sheet():
    alone = layout(1)
    left = alone.grid(0).rect.left() - alone.field(0).left()
    assert left == pytest.approx(alone.field(0).right() - alone.parts_area(0).right())


def test_four_boards_keep_their_parts_below_them():
    four = layout(4)
    assert four.manner is Manner.BELOW
    assert four.parts_area(0).top() == four.grid(0).rect.bottom()


def test_lines_below_small_boards_have_the_room_their_words_need():
    three = layout(3, wide=680.0, high=350.0, parts=2, least=100.0)
    assert three.manner is Manner.BELOW
    assert three.grid(0).rect.width() < 85.0
    assert three.parts_area(0).width() == 100.0
    left = three.parts_area(0).left() - three.field(0).left()
    assert left == pytest.approx(three.field(0).right() - three.parts_area(0).right())


def test_lines_below_a_board_never_leave_its_field():
    four = layout(4, wide=680.0, high=350.0, parts=2, least=400.0)
    assert four.parts_area(0).width() == four.field(0).width()


def test_four_boards_on_a_low_sheet_say_their_parts_in_short():
    assert layout(4, wide=640.0, high=290.0).manner is Manner.BRIEF


@pytest.mark.parametrize("boards", range(1, 9))
@pytest.mark.parametrize(("wide", "high"), [(896, 570), (1440, 850), (640, 290), (600, 200)])
def test_boards_and_parts_lie_on_the_sheet_apart_from_one_another(boards, wide, high):
    sheet = layout(boards, wide=float(wide), high=float(high))
    areas = [sheet.grid(column).rect for column in range(boards)]
    if sheet.manner is not Manner.BRIEF:
        areas += [sheet.parts_area(column) for column in range(boards)]
    for number, area in enumerate(areas):
        assert sheet.body.contains(area)
        overlaps = (area.intersected(other) for other in areas[number + 1 :])
        assert not any(each.width() > 0.01 and each.height() > 0.01 for each in overlaps)
