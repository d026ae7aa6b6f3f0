"""A turn: dice, rent, the black die, demolition, recycled floors."""

import pytest

from blueprints_desktop.games.skyline.chains import chains_of
from blueprints_desktop.games.skyline.events import (
    ArchitectMoved,
    CardDrawn,
    DiceRolled,
    FloorBuilt,
    FloorLifted,
    NothingBuilt,
    PawnMoved,
    PileMoved,
    RentPaid,
)
from blueprints_desktop.games.skyline.grid import NAMES
from blueprints_desktop.games.skyline.phases import BUILDING, ROLLING
from tests.games.skyline.table import GAME, cell, legal, play, position, rolled, stands, told

TOP_TWO_ROWS = ",".join(NAMES[:12])
ALL_SINGLES = f"01:{TOP_TWO_ROWS},a3"
"""Thirteen floors: the supply of seat 0 is empty."""


# --- white: the pawn and the rent -----------------------------------------------------


def test_both_dice_fall_at_once_and_white_moves_the_pawn() -> None:
    step = rolled(position("01:c3", "c3", pawns=(2, 9)), white=3, black=5)
    assert step.reveals
    assert step.events == (DiceRolled(0, 3, 5), PawnMoved(0, 2, 5))
    assert step.state.pawns == (5, 9)
    assert step.state.dice == (3, 5)
    assert step.state.phase == BUILDING
    assert GAME.to_act(step.state) == 0


def test_the_track_is_a_circle() -> None:
    assert rolled(position("01:c3", "c3", pawns=(26, 0)), white=4).state.pawns == (2, 0)


def test_passing_a_round_cell_or_a_building_does_nothing() -> None:
    step = rolled(position("11:f1", "c3", pawns=(5, 0)), white=5)
    assert step.state.pawns[0] == 10
    assert not told(step, CardDrawn)
    assert not told(step, RentPaid)


def test_a_whole_chain_is_paid_for() -> None:
    state = position("1B:c1 11:b1,d1 1B:f6 0B:c3", "c3")
    step = rolled(state, white=3)
    cells = tuple(map(cell, ("b1", "c1", "d1")))
    assert told(step, RentPaid) == [RentPaid(0, 1, amount=120, paid=120, cells=cells)]
    assert step.state.cash == (580, 820)


def test_the_chains_third_owner_gets_the_rent() -> None:
    step = rolled(position("21:b1 11:a1", "c3", seats=3, seat=1), white=2)
    assert step.state.cash == (700, 690, 710)


def test_all_chains_of_a_player_are_told_the_dearest_first() -> None:
    board = position("01:a1,f6 0B:b1 02:d4 1B:c1", "c3").board
    assert [chain.rent for chain in chains_of(board, 0)] == [110, 20, 10]
    assert [chain.owner for chain in chains_of(board, 1)] == [1]
    assert chains_of(position("01:a1", "a1").board, 1) == ()


def test_own_buildings_cost_nothing() -> None:
    step = rolled(position("0B:c1", "c3"), white=3)
    assert step.state.cash == (700, 700)


def test_the_architect_does_not_shield_from_rent() -> None:
    assert rolled(position("1B:c1", "c1"), white=3).state.cash == (600, 800)


def test_rent_is_paid_before_anything_is_demolished() -> None:
    state = position("11:c1 01:c3", "c4", pawns=(0, 0))
    step = rolled(state, white=3, black=1)
    assert step.state.cash == (690, 710)
    assert "c3>c1" in legal(step.state)


# --- black: where the architect can go ------------------------------------------------


@pytest.mark.parametrize(
    ("architect", "black", "cells"),
    [
        ("c3", 1, "b3 d3 c2 c4"),
        ("c3", 2, "a3 e3 c1 c5 b2 d2 b4 d4"),
        ("a1", 6, "f2 e3 d4 c5 b6"),
        ("f6", 5, "a6 b5 c4 d3 e2 f1"),
    ],
)
def test_floors_on_empty_cells_at_just_that_distance(
    architect: str, black: int, cells: str
) -> None:
    assert legal(position(f"11:{architect}", architect, black=black)) == set(cells.split())


def test_a_floor_and_the_architect_on_it() -> None:
    step = play(position("11:c3", "c3", black=2), "d4")
    assert step.events == (FloorBuilt(0, cell("d4")), ArchitectMoved(cell("c3"), cell("d4")))
    assert not step.reveals, "nothing came to light: it may be taken back"
    assert stands(step.state) == {"c3": "11", "d4": "01"}
    assert step.state.architect == cell("d4")
    assert step.state.board.floors_left(0) == 12
    assert step.state.phase == ROLLING
    assert GAME.to_act(step.state) == 1
    assert step.state.dice == (0, 0)


def test_play_goes_round_the_table() -> None:
    assert GAME.to_act(play(position("", "c3", seats=3, seat=2, black=1), "c2").state) == 0


def test_the_way_leads_over_anything() -> None:
    state = position("1B:c2,c4,b3,d3", "c3", black=2)
    assert "c1" in legal(state)


def test_neither_other_peoples_buildings_nor_finished_ones_are_destinations() -> None:
    state = position("11:b3 1B:d3 0B:c2", "c3", black=1)
    assert legal(state) == {"c4"}


def test_one_choice_is_still_asked_for() -> None:
    step = rolled(position("11:b3 1B:d3 0B:c2", "c3"), white=3, black=1)
    assert step.state.phase == BUILDING
    assert legal(step.state) == {"c4"}


def test_an_own_building_that_can_demolish_nothing_is_no_destination() -> None:
    assert "c4" not in {text[:2] for text in legal(position("01:c4", "c3", black=1))}


# --- piles ----------------------------------------------------------------------------


def test_a_raised_pile_moves_as_many_steps_as_it_has_floors() -> None:
    state = position("01:c4 11:c6,d5,a4,c5,c1", "c3", black=1)
    assert legal(state) == {"b3", "d3", "c2", "c4>c6", "c4>d5", "c4>a4"}
    state = position("02:c4 11:c6,d6,f4,c5,c1", "c3", black=1)
    assert legal(state) == {"b3", "d3", "c2", "c4>d6", "c4>f4", "c4>c1"}


def test_straight_piles_may_not_turn_but_the_architect_may() -> None:
    state = position("01:c4 11:c6,d5,a4 02:c2 12:f2,d4", "c3", black=1, straight_piles=True)
    assert legal(state) == {"b3", "d3", "c4>c6", "c4>a4", "c2>f2"}
    state = position("11:a1", "a1", black=2, straight_piles=True)
    assert legal(state) == {"a3", "b2", "c1"}


def test_only_lower_buildings_of_opponents_are_demolished() -> None:
    single = position("01:c4 12:c6 1B:d5 01:a4 21:e4", "c3", seats=3, black=1)
    assert legal(single) == {"b3", "d3", "c2", "c4>e4"}
    double = position("02:c4 12:c1 1B:d6 02:f4 21:b6", "c3", seats=3, black=1)
    assert legal(double) == {"b3", "d3", "c2", "c4>c1", "c4>b6"}


def test_the_architect_protects_the_building_he_leaves() -> None:
    state = position("01:c5 11:c3,e5", "c3", black=2)
    assert "c5>e5" in legal(state)
    assert "c5>c3" not in legal(state)


def test_a_pile_of_two() -> None:
    step = play(position("01:c4 11:c6", "c3", black=1), "c4>c6")
    assert step.events == (
        PileMoved(0, cell("c4"), cell("c6"), floors=2, victim=1, demolished=1),
        ArchitectMoved(cell("c3"), cell("c6")),
    )
    assert not told(step, PileMoved)[0].finished
    assert stands(step.state) == {"c6": "02"}
    assert step.state.architect == cell("c6"), "where the pile ended"
    assert (step.state.board.floors_left(0), step.state.board.floors_left(1)) == (11, 13)


def test_a_pile_of_three_becomes_a_finished_building() -> None:
    state = position("02:c4 12:c1", "c3", black=1)
    assert state.board.floors_left(0) == 11
    step = play(state, "c4>c1")
    assert told(step, PileMoved) == [PileMoved(0, cell("c4"), cell("c1"), 3, 1, 2)]
    assert told(step, PileMoved)[0].finished
    assert stands(step.state) == {"c1": "0B"}
    assert step.state.board.floors_left(0) == 13, "its three floors are back"
    assert step.state.board.floors_left(1) == 13
    assert step.state.board.buildings_left(0) == 6


# --- nothing to build -----------------------------------------------------------------


def test_without_a_destination_nothing_is_built_and_the_architect_stays() -> None:
    step = rolled(position("11:b1,a2,a1", "a1"), white=4, black=1)
    assert told(step, NothingBuilt) == [NothingBuilt(0, "no-destination")]
    assert step.state.architect == cell("a1")
    assert step.state.phase == ROLLING
    assert GAME.to_act(step.state) == 1
    assert step.reveals


# --- no floor left --------------------------------------------------------------------


def test_a_floor_is_lifted_when_the_supply_is_empty() -> None:
    state = position(ALL_SINGLES, "a3", black=1)
    assert state.board.floors_left(0) == 0
    lifts = NAMES[:12]
    assert legal(state) == {f"{to}^{lifted}" for to in ("a4", "b3") for lifted in lifts}
    step = play(state, "a4^f2")
    assert step.events == (
        FloorLifted(0, cell("f2")),
        FloorBuilt(0, cell("a4")),
        ArchitectMoved(cell("a3"), cell("a4")),
    )
    after = stands(step.state)
    assert "f2" not in after
    assert after["a4"] == "01"
    assert step.state.board.floors_left(0) == 0


def test_the_floor_under_the_architect_is_not_lifted() -> None:
    assert not {text for text in legal(position(ALL_SINGLES, "a3", black=1)) if "^a3" in text}


def test_a_lifted_floor_goes_to_another_cell() -> None:
    """A cell that the lifting would empty is no empty cell."""
    state = position(ALL_SINGLES, "a3", black=1)
    assert not {text for text in legal(state) if text.startswith("a2")}


def test_with_floors_in_supply_none_is_lifted() -> None:
    state = position(f"01:{TOP_TWO_ROWS}", "a3", black=1)
    assert state.board.floors_left(0) == 1
    assert legal(state) == {"a4", "b3"}


def test_without_recycling_nothing_is_built() -> None:
    step = rolled(position(ALL_SINGLES, "a3", recycle_floors=False), white=4, black=1)
    assert told(step, NothingBuilt) == [NothingBuilt(0, "no-floor")]


def test_only_single_floors_are_lifted() -> None:
    state = position("02:a1,b1,c1,d1,e1,f1 01:a3", "a3")
    assert state.board.floors_left(0) == 0
    step = rolled(state, white=4, black=1)
    assert told(step, NothingBuilt) == [NothingBuilt(0, "no-floor")]


def test_the_building_being_raised_is_not_lifted() -> None:
    state = position("02:a1,b1,c1,d1,e1,f1 01:c4 11:c6", "c3", black=1)
    assert legal(state) == {"b3^c4", "c2^c4", "d3^c4"}, "and c4 cannot rise by itself"
    state = position("02:a1,b1,c1,d1,e1 01:c4,f1,f2 11:c6", "c3", black=1)
    assert {text for text in legal(state) if ">" in text} == {"c4>c6^f1", "c4>c6^f2"}


def test_lifting_is_compulsory_where_it_makes_a_destination_possible() -> None:
    state = position("02:a1,b1,c1,d1,e1,f1 01:c4 11:c6 1B:b3,c2,d3", "c3")
    step = rolled(state, white=2, black=1)
    assert told(step, NothingBuilt) == [NothingBuilt(0, "no-destination")]
    step = rolled(position("02:a1,b1,c1,d1,e1 01:c4,f1,f2 11:c6 1B:b3,c2,d3", "c3"), 2, 1)
    assert legal(step.state) == {"c4>c6^f1", "c4>c6^f2"}


def test_finishing_with_a_lifted_floor() -> None:
    state = position("02:c4,a1,b1,d1,e1 01:f1,f2,f3 11:c1", "c3", black=1)
    step = play(state, "c4>c1^f2")
    assert told(step, FloorLifted) == [FloorLifted(0, cell("f2"))]
    assert stands(step.state)["c1"] == "0B"
    assert step.state.board.floors_left(0) == 3
