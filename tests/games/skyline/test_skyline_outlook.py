"""What a decision would lead to, told before it is made."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.moves import Build, CardMove
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.outlook import RentChange, outlook
from tests.games.skyline.table import GAME, cell, play, position


def test_a_floor_beside_own_buildings_raises_their_rent() -> None:
    state = position("0B:c3 01:c4 11:a1", "c2", black=3)
    seen = outlook(state, Build(cell("c5")))
    assert seen.rents == (RentChange(0, 110, 120),)


def test_a_floor_that_joins_two_chains_is_compared_with_the_dearer_one() -> None:
    state = position("0B:c3 02:c5 11:a1", "c1", black=3)
    assert outlook(state, Build(cell("c4"))).rents == (RentChange(0, 100, 130),)


def test_a_pile_that_demolishes_changes_two_rents() -> None:
    state = position("01:c3 11:c5 1B:c6 01:a1", "c1", black=2)
    seen = outlook(state, Build(cell("c3"), cell("c5")))
    assert seen.rents == (RentChange(0, 10, 20), RentChange(1, 110, 100))
    assert seen.rent_of(1) == RentChange(1, 110, 100)


def test_a_pile_that_leaves_its_chain_is_compared_with_what_stays_behind() -> None:
    state = position("0B:c2 01:c3 11:c5", "c1", black=2)
    seen = outlook(state, Build(cell("c3"), cell("c5")))
    assert seen.rents == (RentChange(0, 110, 100), RentChange(1, 10, 0))


@pytest.mark.parametrize(
    ("buildings", "card"),
    [
        ("01:a1 11:b2 0B:c3 1B:d3", "demolition_order"),
        ("02:a1 11:b2 0B:c3 1B:d3", "extra_storey"),
        ("02:a1 11:b2 0B:c3 1B:d3", "land_swap"),
        ("02:a1 11:b2 0B:c3,d4 1B:d3", "implosion"),
        ("02:a1 11:b2 0B:c3,d4 1B:d3", "tower_on_rails"),
    ],
)
def test_what_is_foreseen_is_what_happens(buildings: str, card: str) -> None:
    state = position(buildings, "b2" if card == "extra_storey" else "f6", card=card)
    moves = GAME.legal_moves(state)
    assert moves
    for move in moves:
        assert isinstance(move, CardMove)
        assert outlook(state, move).board == play(state, str(move)).state.board


def test_the_first_piece_is_a_finished_building() -> None:
    state = GAME.start(2, Options(first=0), Chance(0)).state
    seen = outlook(state, Build(cell("c3")))
    assert seen.rents == (RentChange(0, 0, 100),)
    assert seen.board == play(state, "c3").state.board
