"""The board that the rulebook scores in full: its picture, its table and the rules agree."""

import re

import pytest

from blueprints_desktop.desktop.games.fits.texts.rule_pictures import (
    SCORED,
    SCORED_BOARD,
    dropped,
    shipped_board,
)
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD
from blueprints_desktop.games.fits.ramp import Ramp
from blueprints_desktop.games.fits.scoring import Score, score
from blueprints_desktop.rulebooks.book import BookTable, plain
from blueprints_desktop.rulebooks.library import rulebook
from blueprints_desktop.rulebooks.terms import LANGUAGES


@pytest.fixture
def board() -> RampBoard:
    return shipped_board(SCORED_BOARD)


@pytest.fixture
def ramp() -> Ramp:
    return dropped(SCORED)


@pytest.fixture
def points(board: RampBoard, ramp: Ramp) -> Score:
    return score(board, ramp.covered)


def cells_at(language: str, name: str) -> list[str]:
    """The cells of the row with this id."""
    book = rulebook("fits", language)
    place = book.places[name]
    assert place.block is not None
    assert place.part is not None
    table = book.sections[place.section].blocks[place.block]
    assert isinstance(table, BookTable)
    return [plain(cell) for cell in table.rows[place.part].cells]


def figures(words: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_what_the_rules_count(language, points):
    told = [
        int(cells_at(language, f"scored-{name}")[1].replace("\N{MINUS SIGN}", "-"))
        for name in ("plain", "bonus", "malus", "sum")
    ]
    assert told == [points.plain, points.bonus, points.malus, points.total]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_the_cells_from_the_top(language, board, ramp):
    bare = BOARD & ~ramp.covered
    plain_cells = bare & board.plain_cells
    holes = ramp.closed & board.plain_cells
    assert figures(cells_at(language, "scored-plain")[0]) == [
        plain_cells.bit_count(),
        holes.bit_count(),
    ]
    signs = [
        (row, column, sign)
        for row, line in enumerate(board.rows)
        for column, sign in enumerate(line)
        if bare >> (11 - row) * 6 + column & 1
    ]
    bonuses = [int(sign) for _, _, sign in signs if sign.isdigit()]
    assert figures(cells_at(language, "scored-bonus")[0]) == [len(bonuses), *bonuses]
    ((row, column, _),) = [each for each in signs if each[2] == "M"]
    assert figures(cells_at(language, "scored-malus")[0]) == [1]
    assert board.rows[row - 1][column].isdigit(), "it is right under a bonus"


def test_no_piece_came_twice_and_three_were_set_aside():
    names = [name for name, _, _ in SCORED]
    assert len(set(names)) == len(names) == 16 - 3
    assert names[0] in ("L", "P", "T", "F"), "a Start card shows it"
