"""The map of the city that Projekt Skyline's learned judgement looks at."""

import numpy as np
import pytest
from attrs import evolve

from blueprints_desktop.bots.skyline.city_map import (
    KINDS,
    MARKS,
    ON_A_SIDE,
    SIDES,
    city_map,
    turned,
)
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.grid import BIT, CELLS, cells_in
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH
from tests.support import middle_of, new_match


@pytest.fixture(scope="module")
def states() -> list[State]:
    return [middle_of("skyline", 2, seed, 60).state for seed in range(4)]


def seen(state: State, seat: int) -> list[float]:
    return city_map(Crowd.of([state]), seat)[0].tolist()


def a_quarter_on(state: State) -> State:
    """The same position on the next side of the city."""

    def moved(sets: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sum(BIT[turned[1][cell]] for cell in cells_in(each)) for each in sets)

    board = state.board
    return evolve(
        state,
        board=CityBoard(moved(board.singles), moved(board.doubles), moved(board.finished)),
        architect=int(turned[1][state.architect]),
        pawns=tuple((pawn + ON_A_SIDE) % LENGTH for pawn in state.pawns),
    )


def test_a_turned_city_has_the_same_streets() -> None:
    for quarters in range(SIDES):
        for street in range(1, ON_A_SIDE):
            assert turned[quarters][BESIDE[street]] == BESIDE[street + ON_A_SIDE * quarters]


def test_all_four_sides_look_alike(states: list[State]) -> None:
    for state in states:
        for seat in (0, 1):
            looks = [seen(state, seat)]
            following = state
            for _ in range(SIDES - 1):
                following = a_quarter_on(following)
                looks.append(seen(following, seat))
            assert all(look == looks[0] for look in looks)
            assert a_quarter_on(following) == state


def test_every_building_the_architect_and_both_pawns_are_marked(states: list[State]) -> None:
    for state in states:
        marks = np.array(seen(state, 0))
        assert len(marks) == MARKS
        assert set(marks) == {0.0, 1.0}
        kinds = marks[: KINDS * CELLS].reshape(KINDS, CELLS).sum(axis=1)
        piles = (state.board.singles, state.board.doubles, state.board.finished)
        assert kinds.tolist() == [each[seat].bit_count() for seat in (0, 1) for each in piles]
        assert marks[KINDS * CELLS :].sum() == 3


def test_what_one_sees_as_its_own_is_the_others_to_the_other(states: list[State]) -> None:
    state = evolve(states[0], pawns=(3, 5))
    half = KINDS // 2 * CELLS
    mine, theirs = seen(state, 0), seen(state, 1)
    assert mine[:half] == theirs[half : 2 * half]
    assert mine != theirs


def test_before_the_first_roll_there_is_no_architect() -> None:
    match = new_match("skyline", 2)
    match.play(match.legal_moves()[0])
    assert sum(seen(match.state, 0)[KINDS * CELLS :]) == 2
