"""Many cities at once follow the same rules as one: the arrays agree with the game."""

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
from attrs import evolve

from blueprints_desktop.bots.skyline.crowd import Builds, Crowd
from blueprints_desktop.bots.skyline.sight import COMMON, FIGURES, sight, three_away, two_away
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.chains import rents
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.grid import BIT, CELLS, NOWHERE, RING
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.phases import BUILDING, OVER, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE
from tests.bots.skyline_positions import position, positions
from tests.support import middle_of, new_match

Position = tuple[object, ...]


def test_builds_are_those_of_the_game(played: tuple[Skyline, list[State]]) -> None:
    game, states = played
    building = [state for state in states if state.phase == BUILDING]
    for seat in (0, 1):
        own = [state for state in building if state.seat == seat]
        assert own, "somebody builds, or nothing is compared"
        black = np.array([state.dice[1] for state in own])
        compare(game, own, Crowd.of(own).builds(seat, black, own[0].options))


def compare(game: Skyline, states: list[State], found: Builds) -> None:
    """Each state's moves lead where the crowd says."""
    told: list[list[str]] = [[] for _ in states]
    for number, each in zip(found.game.tolist(), positions(found.after), strict=True):
        told[number].append(repr(each))
    for state, mine in zip(states, told, strict=True):
        after = [game.play(state, move, Chance(0)).state for move in game.legal_moves(state)]
        assert sorted(mine) == sorted(repr(position(game, each)) for each in after)


def test_a_last_building_and_lifted_floors_are_those_of_the_game() -> None:
    """Both are rare in random games: one seat has six buildings and all of its floors out."""
    game = new_match("skyline", 2).game
    assert isinstance(game, Skyline)
    towers, floors, piles = range(6), range(6, 17), (20,)
    board = CityBoard(
        (_set(floors), _set((17, 23, 29))),
        (_set(piles), _set((35,))),
        (_set(towers), _set((30, 31))),
    )
    assert not board.floors_left(0)
    middle = middle_of("skyline", 2, 1, 12).state
    states = [
        evolve(
            middle, phase=BUILDING, seat=0, board=board, architect=architect, cash=cash,
            dice=(1, black), card=None,
        )
        for architect in (8, 29)
        for black in range(1, 7)
        for cash in ((100, 3000), (900, 300))
    ]  # fmt: skip
    states = [state for state in states if state.choices]
    found = Crowd.of(states).builds(0, np.array([state.dice[1] for state in states]), Options())
    compare(game, states, found)
    assert set(found.after.success[found.after.over].tolist()) == {0.0, 1.0}


def _set(cells: Iterable[int]) -> int:
    return sum(BIT[cell] for cell in cells)


def test_placings_are_those_of_the_game(played: tuple[Skyline, list[State]]) -> None:
    game, states = played
    compared = 0
    for turn in (0, 1, 2, 6):
        placing = [state for state in states if state.phase == PLACING and state.turn == turn]
        for seat in (0, 1):
            own = [state for state in placing if state.seat == seat]
            if own:
                compare(game, own, Crowd.of(own).placings(seat, tower=turn < 2))
                compared += len(own)
    assert compared == 4 * len([state for state in states if state.phase == OVER])


def test_walks_are_those_of_the_game(played: tuple[Skyline, list[State]]) -> None:
    """Every roll of the games but those onto round cells: cards are left out."""
    game, states = played
    ended = 0
    for before, after in pairwise(states):
        place = after.pawns[before.seat]
        if before.phase != ROLLING or after.seat != before.seat or BESIDE[place] == NOWHERE:
            continue
        crowd = Crowd.of([before])
        may_build = crowd.walk(before.seat, np.array([after.dice[0]]))
        assert positions(crowd) == [position(game, after)]
        assert bool(may_build[0]) == (after.phase != OVER)
        ended += after.phase == OVER
    assert ended, "somebody could not pay"


def test_rents_are_those_of_the_game(played: tuple[Skyline, list[State]]) -> None:
    states = played[1][::7]
    for owner in (0, 1):
        found = Crowd.of(states).rents(owner)
        for state, row in zip(states, found.tolist(), strict=True):
            due = rents(state.board, 1 - owner)
            assert row == [0 if chain is None else chain.rent for chain in due]


def test_two_and_three_steps_away_are_the_rings() -> None:
    each = np.array(BIT[:CELLS], np.uint64)
    assert two_away(each).tolist() == [RING[cell][2] for cell in range(CELLS)]
    assert three_away(each).tolist() == [RING[cell][3] for cell in range(CELLS)]


def test_what_one_sees_of_itself_the_other_sees_of_its_opponent() -> None:
    crowd = Crowd.of([middle_of("skyline", 2, seed, 60).state for seed in range(4)])
    mine, theirs = sight(crowd, 0).figures, sight(crowd, 1).figures
    assert mine.shape == (4, FIGURES)
    assert (mine * 64 == np.rint(mine * 64)).all(), "whole 64ths are the same on every machine"
    half = (FIGURES - COMMON) // 2
    assert (mine[:, :half] == theirs[:, half : 2 * half]).all()
    assert not (mine[:, :half] == theirs[:, :half]).all()
