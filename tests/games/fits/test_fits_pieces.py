"""The sixteen pieces are those of the rules, in every distinct orientation and no other."""

import pytest

from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, cells
from blueprints_desktop.games.fits.moves import DROPS
from blueprints_desktop.games.fits.pieces import (
    NAMES,
    PIECE_BY_NAME,
    PIECES,
    SHAPES,
    flipped,
    turned,
)
from blueprints_desktop.games.fits.placements import PLACEMENTS

DRAWING = """
F    L   N   P   T    U    V    W    X    Y   O4  T4   S4   L4  I3  V3
.##  #.  .#  ##  ###  #.#  #..  #..  .#.  .#  ##  ###  .##  #.  #   #.
##.  #.  .#  ##  .#.  ###  #..  ##.  ###  ##  ##  .#.  ##.  #.  #   ##
.#.  #.  ##  #.  .#.       ###  .##  .#.  .#                ##  #
     ##  #.                               .#
"""
ORIENTATIONS = {
    **dict.fromkeys(("F", "L", "N", "P", "Y", "L4"), 8),
    **dict.fromkeys(("T", "U", "V", "W", "T4", "S4", "V3"), 4),
    **dict.fromkeys(("I3",), 2),
    **dict.fromkeys(("X", "O4"), 1),
}


def drawn() -> dict[str, set[tuple[int, int]]]:
    """The cells of each piece, read off the drawing of the rules."""
    heads, *rows = [line.ljust(80) for line in DRAWING.strip("\n").splitlines()]
    lefts = [place for place in range(80) if heads[place] != " " and f" {heads}"[place] == " "]
    found = {}
    for left, right in zip(lefts, [*lefts[1:], 80], strict=True):
        found[heads[left:right].strip()] = {
            (row, column - left)
            for row, line in enumerate(rows)
            for column in range(left, right)
            if line[column] == "#"
        }
    return found


def area(shape: tuple[str, ...]) -> int:
    return "".join(shape).count("#")


def filled(shape: tuple[str, ...]) -> set[tuple[int, int]]:
    return {(r, c) for r, row in enumerate(shape) for c, sign in enumerate(row) if sign == "#"}


def test_names_and_order_are_those_of_the_rules():
    assert list(NAMES) == DRAWING.split("\n")[1].split()


def test_pieces_look_as_drawn():
    assert {NAMES[piece]: filled(SHAPES[piece][0]) for piece in PIECES} == drawn()


def test_together_they_are_as_large_as_the_board():
    assert sum(area(SHAPES[piece][0]) for piece in PIECES) == ROWS * COLUMNS == 72


@pytest.mark.parametrize(("name", "count"), ORIENTATIONS.items())
def test_orientations(name: str, count: int):
    shapes = SHAPES[PIECE_BY_NAME[name]]
    assert len(shapes) == len(set(shapes.values())) == count
    for shape in shapes.values():
        assert turned(shape) in shapes.values()
        assert flipped(shape) in shapes.values()


def test_orientations_add_up():
    assert sum(len(shapes) for shapes in SHAPES) == 80


def test_a_turn_is_a_quarter_turn_clockwise():
    assert turned(("#.", "#.", "##")) == ("###", "#..")
    for shapes in SHAPES:
        for turn, shape in shapes.items():
            again = flipped(shapes[0]) if turn >= 4 else shapes[0]
            for _ in range(turn & 3):
                again = turned(again)
            assert again == shape


def test_only_pieces_with_two_different_faces_are_flipped():
    with_two_faces = {NAMES[piece] for piece in PIECES if max(SHAPES[piece]) >= 4}
    assert with_two_faces == {"F", "L", "N", "P", "Y", "S4", "L4"}


def test_every_placement_lies_within_the_columns():
    for (piece, turn, left), placement in PLACEMENTS.items():
        lying = cells(placement.mask)
        columns = [column for _, column in lying]
        assert min(columns) == left
        assert max(columns) < COLUMNS
        assert max(row for row, _ in lying) == ROWS - 1
        assert len(lying) == area(SHAPES[piece][turn])


def test_every_drop_once():
    drops = [drop for by_piece in DROPS for drop in by_piece]
    assert len(drops) == len(set(drops)) == len(PLACEMENTS)
    expected = sum(7 - len(shape[0]) for shapes in SHAPES for shape in shapes.values())
    assert len(drops) == expected


def test_a_landing_tells_its_cells_above_the_board_too():
    upright = PLACEMENTS[PIECE_BY_NAME["I3"], 0, 2]
    assert upright.landings[0].cells == ((11, 2), (10, 2), (9, 2))
    assert upright.landings[11].cells == ((0, 2), (-1, 2), (-2, 2))
