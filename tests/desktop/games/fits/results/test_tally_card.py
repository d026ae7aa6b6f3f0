"""How counted boards are shown on their sheet: as large as it bears, in a form that fits."""

import pytest
from PySide6.QtCore import QSizeF

from blueprints_desktop.desktop.games.fits.results.end_cards import TallyForm, tally_shape


def test_a_single_board_takes_the_height_of_its_sheet_with_its_parts_beside_it():
    alone = tally_shape(QSizeF(896.0, 570.0), 1, 3)
    assert alone.form is TallyForm.BESIDE
    assert 12 * alone.cell > 0.7 * 570.0


@pytest.mark.parametrize(
    ("wide", "high", "boards", "form"),
    [
        (896.0, 570.0, 4, TallyForm.BELOW),
        (680.0, 350.0, 3, TallyForm.BELOW),
        (640.0, 290.0, 4, TallyForm.BRIEF),
    ],
)
def test_the_form_follows_the_room(wide, high, boards, form):
    assert tally_shape(QSizeF(wide, high), boards, 3).form is form


def test_more_than_four_boards_stand_in_two_rows():
    assert tally_shape(QSizeF(896.0, 570.0), 7, 2).across == 4
