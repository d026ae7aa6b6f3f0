"""A decision in parts: the legal moves are narrowed until one is left."""

from blueprints_desktop.desktop.games.skyline.board.choosing import MovePart, SkylineSelection
from blueprints_desktop.games.skyline.moves import ROLL, Build


def test_a_roll_asks_for_no_cell():
    choosing = SkylineSelection([ROLL])
    assert choosing.rolls
    assert not choosing.active
    assert choosing.part is None


def test_a_cell_alone_is_the_whole_move():
    choosing = SkylineSelection([Build(3), Build(8)])
    assert (choosing.part, choosing.cells) == (MovePart.CELL, (3, 8))
    assert choosing.name(8) == Build(8)


def test_a_pile_with_one_victim_needs_no_second_choice():
    choosing = SkylineSelection([Build(3), Build(8, 9)])
    assert choosing.single(8) == choosing.name(8) == Build(8, 9)


def test_several_victims_are_asked_for_and_can_be_taken_back():
    choosing = SkylineSelection([Build(3), Build(8, 9), Build(8, 20)])
    assert choosing.single(8) is None
    assert choosing.name(8) is None
    assert (choosing.part, choosing.cells) == (MovePart.TARGET, (9, 20))
    assert choosing.named == {MovePart.CELL: 8}
    assert choosing.step_back()
    assert (choosing.part, choosing.aimed) == (MovePart.CELL, 8)
    assert not choosing.step_back()


def test_the_floor_to_be_lifted_comes_first():
    moves = [Build(3, None, 30), Build(3, None, 31), Build(30, None, 31)]
    choosing = SkylineSelection(moves)
    assert (choosing.part, choosing.cells) == (MovePart.LIFT, (30, 31))
    assert choosing.name(31) is None
    assert (choosing.part, choosing.cells) == (MovePart.CELL, (3, 30))
    assert choosing.name(30) == Build(30, None, 31)


def test_only_a_lit_cell_can_be_aimed_at_or_named():
    choosing = SkylineSelection([Build(3)])
    assert not choosing.aim(4)
    assert choosing.name(4) is None
    assert choosing.aim(3)
    assert not choosing.aim(3)
