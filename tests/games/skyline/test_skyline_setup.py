"""Before the first turn: what is dealt, who places what where, options."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import BadOption, IllegalMove
from blueprints_desktop.games.skyline.deck import CARDS
from blueprints_desktop.games.skyline.events import (
    ArchitectMoved,
    BuildingPlaced,
    FloorBuilt,
    GameBegan,
)
from blueprints_desktop.games.skyline.grid import NAMES, NOWHERE
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.phases import PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State
from tests.games.skyline.table import GAME, cell, legal, play, stands, told


def begun(seats: int = 2, first: int = 0) -> State:
    return GAME.start(seats, Options(first=first), Chance(0)).state


@pytest.mark.parametrize(("seats", "buildings"), [(2, 7), (3, 6), (4, 5)])
def test_what_everybody_gets(seats: int, buildings: int) -> None:
    state = begun(seats)
    assert state.cash == (700,) * seats
    assert state.pawns == (0,) * seats
    assert state.architect == NOWHERE
    assert sum(state.deck) == 20
    assert [state.board.floors_left(seat) for seat in range(seats)] == [13] * seats
    assert [state.board.buildings_left(seat) for seat in range(seats)] == [buildings] * seats
    assert GAME.discards(state) == (0,) * len(CARDS)


def test_the_first_player_is_drawn_by_lot_or_chosen() -> None:
    steps = [GAME.start(4, Options(), Chance(seed)) for seed in range(40)]
    assert {step.state.first for step in steps} == {0, 1, 2, 3}
    assert all(step.reveals for step in steps)
    chosen = GAME.start(4, Options(first=2), Chance(0))
    assert not chosen.reveals
    assert chosen.events == (GameBegan(first=2, start=0),)
    assert GAME.to_act(chosen.state) == 2


def test_placing_goes_clockwise_and_back_twice() -> None:
    state = begun(seats=3, first=1)
    seats = []
    for name in ["c3", "c4", "d3", "a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2"]:
        assert state.phase == PLACING
        seats.append(GAME.to_act(state))
        step = play(state, name)
        assert not step.reveals
        state = step.state
    assert seats == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1]
    assert state.phase == ROLLING
    assert state.architect == cell("c2"), "on the last floor, which is the first player's"
    assert GAME.to_act(state) == 1
    assert stands(state) == {
        "c3": "1B", "c4": "2B", "d3": "0B", "a1": "01", "b1": "21", "c1": "11",
        "d1": "11", "e1": "21", "f1": "01", "a2": "01", "b2": "21", "c2": "11",
    }  # fmt: skip
    assert state.board.buildings_left(1) == 5, "central buildings come out of the stock"
    assert state.board.floors_left(1) == 10
    assert told(step, FloorBuilt) == [FloorBuilt(1, cell("c2"))]
    assert told(step, ArchitectMoved) == [ArchitectMoved(NOWHERE, cell("c2"))]


def test_finished_buildings_go_to_the_centre_and_floors_anywhere() -> None:
    state = begun()
    assert legal(state) == {"c3", "d3", "c4", "d4"}
    step = play(state, "d4")
    assert step.events == (BuildingPlaced(0, cell("d4")),)
    assert legal(step.state) == {"c3", "d3", "c4"}
    state = play(step.state, "c3").state
    assert legal(state) == set(NAMES) - {"d4", "c3"}
    assert legal(play(state, "d3").state) == set(NAMES) - {"d4", "c3", "d3"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a1", "not-a-central-cell"),
        ("c3>d3", "nothing-to-move"),
        ("c3^d3", "nothing-to-lift"),
        ("roll", "not-now"),
        ("card c3", "not-now"),
    ],
)
def test_wrong_placings(text: str, code: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        play(begun(), text)
    assert caught.value.code == code


def test_a_taken_cell_stays_taken() -> None:
    state = play(begun(), "c3").state
    with pytest.raises(IllegalMove) as caught:
        play(state, "c3")
    assert caught.value.code == "cell-is-taken"


@pytest.mark.parametrize(
    ("options", "seats", "option"),
    [
        (Options(), 1, "seats"),
        (Options(), 5, "seats"),
        (Options(first=2), 2, "first"),
        (Options(first=-1), 2, "first"),
        (Options(first=True), 2, "first"),
        (Options(first="0"), 2, "first"),  # type: ignore[arg-type]
        (Options(straight_piles=1), 2, "straight_piles"),  # type: ignore[arg-type]
        (Options(recycle_floors=None), 2, "recycle_floors"),  # type: ignore[arg-type]
    ],
)
def test_options_that_cannot_be(options: Options, seats: int, option: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(seats, options, Chance(0))
    assert caught.value.facts["option"] == option
