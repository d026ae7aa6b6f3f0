"""FITS decisions in short: where a piece goes and how it is turned, against its card."""

import pytest

from blueprints_desktop.desktop.games.fits.texts.narration import choice_words
from blueprints_desktop.games.fits.moves import Drop
from blueprints_desktop.games.fits.pieces import NAMES, PIECE_BY_NAME, PIECES, SHAPES

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("piece", PIECES, ids=NAMES)
def test_all_ways_to_hold_a_piece_are_told_apart(piece):
    told = [choice_words(Drop(piece, turn, 0)) for turn in SHAPES[piece]]
    assert len(set(told)) == len(SHAPES[piece])


@pytest.mark.parametrize(
    ("name", "shape", "told"),
    [
        ("L", ("####", "#..."), "down columns 2 to 5, as on the card"),
        ("L", ("##", ".#", ".#", ".#"), "down columns 2 and 3, turned right"),
        ("L", ("...#", "####"), "down columns 2 to 5, upside down"),
        ("L", ("####", "...#"), "down columns 2 to 5, flipped"),
        ("L", ("##", "#.", "#.", "#."), "down columns 2 and 3, flipped, turned left"),
        ("I3", ("#", "#", "#"), "down column 2, turned right"),
        ("O4", ("##", "##"), "down columns 2 and 3"),
    ],
)
def test_a_turn_is_told_by_what_is_done_with_the_piece_on_the_card(name, shape, told):
    piece = PIECE_BY_NAME[name]
    turn = next(turn for turn, held in SHAPES[piece].items() if held == shape)
    assert choice_words(Drop(piece, turn, 1)) == told
