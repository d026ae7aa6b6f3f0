"""A move in parts: the legal moves are narrowed until one is left."""

from blueprints_desktop.desktop.games.skyline.board.selection import (
    MovePart,
    cell_name,
    skyline_selection,
)
from blueprints_desktop.games.skyline.moves import ROLL, Build


def test_a_roll_asks_for_no_cell():
    selection = skyline_selection([ROLL])
    assert selection.rolls
    assert not selection.asks
    assert selection.part is None


def test_a_cell_alone_is_the_whole_move():
    selection = skyline_selection([Build(3), Build(8)])
    assert (selection.part, selection.cells) == (MovePart.CELL, (3, 8))
    assert selection.whole(cell_name(8)) == Build(8)


def test_a_pile_with_one_victim_needs_no_second_choice():
    selection = skyline_selection([Build(3), Build(8, 9)])
    assert selection.whole(cell_name(8)) == Build(8, 9)


def test_several_victims_are_asked_for_and_can_be_taken_back():
    selection = skyline_selection([Build(3), Build(8, 9), Build(8, 20)])
    assert selection.whole(cell_name(8)) is None
    named = selection.choosing(cell_name(8))
    assert (named.part, named.cells) == (MovePart.TARGET, (9, 20))
    assert named.named == {MovePart.CELL: 8}
    back = named.back()
    assert (back.part, back.aimed) == (MovePart.CELL, 8)
    assert not back.begun


def test_the_floor_to_be_lifted_comes_first():
    moves = [Build(3, None, 30), Build(3, None, 31), Build(30, None, 31)]
    selection = skyline_selection(moves)
    assert (selection.part, selection.cells) == (MovePart.LIFT, (30, 31))
    lifted = selection.choosing(cell_name(31))
    assert (lifted.part, lifted.cells) == (MovePart.CELL, (3, 30))
    assert lifted.whole(cell_name(30)) == Build(30, None, 31)
