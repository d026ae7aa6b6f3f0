"""Cells, distances, the track, chains and their rent."""

import pytest

from blueprints_desktop.games.skyline.chains import chain_at, rent_due, rents
from blueprints_desktop.games.skyline.grid import (
    ALL,
    CELLS,
    CENTRAL,
    NAMES,
    NOWHERE,
    RING,
    STRAIGHT,
    cells_in,
)
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH
from tests.games.skyline.plain import cell_of, walks
from tests.games.skyline.table import cell, city


def test_names_give_the_column_and_then_the_row() -> None:
    assert (NAMES[0], NAMES[5], NAMES[6], NAMES[35]) == ("a1", "f1", "a2", "f6")


def test_the_four_central_cells() -> None:
    assert [NAMES[place] for place in cells_in(CENTRAL)] == ["c3", "d3", "c4", "d4"]


def test_sets_of_cells() -> None:
    assert cells_in(0) == ()
    assert cells_in(ALL) == tuple(range(CELLS))
    for place in range(CELLS):
        assert cells_in(1 << place) == (place,)


@pytest.mark.parametrize(("table", "turns"), [(RING, 1), (STRAIGHT, 0)])
def test_steps_are_walks_with_at_most_one_turn_and_no_cell_twice(
    table: tuple[tuple[int, ...], ...], turns: int
) -> None:
    for start in range(CELLS):
        for steps in range(1, 7):
            reached = {cell_of(end) for end in cells_in(table[start][steps])}
            assert reached == walks(cell_of(start), steps, turns)


def test_the_track_runs_clockwise_and_its_corners_are_beside_nothing() -> None:
    assert LENGTH == 28
    assert [place for place in range(28) if BESIDE[place] == NOWHERE] == [0, 7, 14, 21]
    assert [NAMES[BESIDE[place]] for place in range(1, 7)] == ["a1", "b1", "c1", "d1", "e1", "f1"]
    assert [NAMES[BESIDE[place]] for place in range(8, 14)] == ["f1", "f2", "f3", "f4", "f5", "f6"]
    assert [NAMES[BESIDE[place]] for place in range(15, 21)] == ["f6", "e6", "d6", "c6", "b6", "a6"]
    assert [NAMES[BESIDE[place]] for place in range(22, 28)] == ["a6", "a5", "a4", "a3", "a2", "a1"]


def test_a_finished_building_joined_to_two_floors_costs_120() -> None:
    chain = chain_at(city("0B:b1 01:a1,c1", 2), cell("b1"))
    assert chain is not None
    assert (chain.owner, chain.rent) == (0, 120)
    assert [NAMES[place] for place in cells_in(chain.cells)] == ["a1", "b1", "c1"]


@pytest.mark.parametrize(
    ("buildings", "rent"),
    [
        ("01:a1", 10),
        ("02:a1", 20),
        ("0B:a1", 100),
        ("01:a1 0B:b2", 10),  # only diagonally
        ("01:a1 0B:c1", 10),  # a gap
        ("01:a1 1B:b1 0B:c1", 10),  # somebody else between
        ("01:a1 02:b1,b2 0B:c2,c3", 250),
        ("01:a1,a2,b2,c2,c1", 50),  # around a hole
        ("01:a1 0B:f6,f1,a6", 10),  # the edges do not join
        ("01:a1,f1 02:a2", 30),
    ],
)
def test_rent_is_due_for_everything_that_hangs_together(buildings: str, rent: int) -> None:
    chain = chain_at(city(buildings, 2), cell("a1"))
    assert chain is not None
    assert chain.rent == rent


def test_rows_do_not_run_into_each_other() -> None:
    chain = chain_at(city("01:f1,a2", 2), cell("f1"))
    assert chain is not None
    assert chain.rent == 10


def test_only_an_opponent_pays() -> None:
    board = city("01:a1 1B:b1", 3)
    assert rent_due(board, 0, 1) is None, "one's own"
    assert rent_due(board, 0, 3) is None, "an empty cell"
    assert rent_due(board, 0, 0) is None, "a round cell"
    chain = rent_due(board, 2, 1)
    assert chain is not None
    assert (chain.owner, chain.rent) == (0, 10)
    found = [(place, chain.rent) for place, chain in enumerate(rents(board, 2)) if chain]
    assert found == [(1, 10), (2, 100), (27, 10)], "the corner is beside two cells of the street"
