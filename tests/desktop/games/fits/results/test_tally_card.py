"""How counted boards are shown on their sheet: as large as it bears, in a form that fits."""

import pytest
from attrs import evolve
from PySide6.QtCore import QSizeF

from blueprints_desktop.desktop.games.fits.results.end_cards import (
    TallyForm,
    tally,
    tally_card,
    tally_shape,
)
from blueprints_desktop.desktop.settings import game_folders
from blueprints_desktop.desktop.ui.cards.values import part_words
from blueprints_desktop.games.fits.data import find_boards
from blueprints_desktop.games.fits.ramp import EMPTY

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_single_board_takes_the_height_of_its_sheet_with_its_parts_beside_it():
    alone = tally_shape(QSizeF(896.0, 570.0), 1, 3)
    assert alone.form is TallyForm.BESIDE
    assert 12 * alone.cell > 0.7 * 570.0


@pytest.mark.parametrize(
    ("wide", "high", "boards", "form"),
    [
        (896.0, 570.0, 4, TallyForm.BELOW),
        (680.0, 430.0, 3, TallyForm.BELOW),
        (680.0, 350.0, 3, TallyForm.BRIEF),
        (640.0, 290.0, 4, TallyForm.SUM),
    ],
)
def test_the_form_follows_the_room(wide, high, boards, form):
    assert tally_shape(QSizeF(wide, high), boards, 3).form is form


def test_more_than_four_boards_stand_in_two_rows():
    assert tally_shape(QSizeF(896.0, 570.0), 7, 2).across == 4


def test_boards_are_no_smaller_than_their_points_can_be_read() -> None:
    """On the sheet of a window of 720 by 520 pixels."""
    for boards in (1, 2, 3, 4):
        assert tally_shape(QSizeF(672.0, 318.0), boards, 2).cell >= 16.0


def test_parts_have_the_same_names_on_all_boards() -> None:
    boards, _ = find_boards(game_folders("fits"))
    many = tally("Ada", boards[1], EMPTY, 0)
    few = evolve(many, title="Bruno", reasons=many.reasons[-9:])
    seen = set()
    for wide in range(420, 900, 10):
        room = QSizeF(wide, 470.0)
        if tally_shape(room, 4, 2).form is not TallyForm.BELOW:
            continue
        card = tally_card([many, few] * 2, room)
        names = {part_words(card, f"ramp-{column}-plain")[0] for column in range(4)}
        assert len(names) == 1
        seen |= names
    assert seen == {"Cells", "Uncovered cells"}
