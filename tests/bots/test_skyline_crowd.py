"""Many cities at once follow the same rules as one: the arrays agree with the game."""

import numpy as np
import pytest

from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.sight import three_away, two_away
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.chains import rents
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.grid import BIT, CELLS, RING
from blueprints_desktop.games.skyline.phases import BUILDING, OVER, ROLLING
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE
from tests.support import new_match

Position = tuple[object, ...]


def positions(crowd: Crowd) -> list[Position]:
    """Every game of a crowd as plain numbers."""
    return [
        (
            tuple(crowd.singles[:, game].tolist()),
            tuple(crowd.doubles[:, game].tolist()),
            tuple(crowd.finished[:, game].tolist()),
            int(crowd.architect[game]),
            tuple(crowd.pawns[:, game].tolist()),
            tuple(crowd.cash[:, game].tolist()) if np.isnan(crowd.success[game]) else None,
            None if np.isnan(crowd.success[game]) else float(crowd.success[game]),
        )
        for game in range(len(crowd))
    ]


def position(game: Skyline, state: State) -> Position:
    """The same of one state; what is in the purses of a game that is over is not kept."""
    board, success = state.board, None
    if state.phase == OVER:
        outcome = game.outcome(state)
        assert outcome is not None
        success = (0 in outcome.winners) / len(outcome.winners)
    return (
        board.singles, board.doubles, board.finished, state.architect, state.pawns,
        state.cash if success is None else None, success,
    )  # fmt: skip


@pytest.fixture(scope="module", params=[{}, {"straight_piles": True}, {"recycle_floors": False}])
def walk(request: pytest.FixtureRequest) -> tuple[Skyline, list[State]]:
    """All states of some random games with these options."""
    states = []
    for seed in range(12):
        match = new_match("skyline", 2, seed, **request.param)
        game, state, chance = match.game, match.state, Chance(seed)
        while True:
            states.append(state)
            if game.to_act(state) is None:
                break
            state = game.play(state, game.sample_move(state, chance), chance).state
    assert isinstance(game, Skyline)
    return game, states


def test_builds_are_those_of_the_game(walk: tuple[Skyline, list[State]]) -> None:
    game, states = walk
    building = [state for state in states if state.phase == BUILDING]
    short = ended = 0
    for seat in (0, 1):
        own = [state for state in building if state.seat == seat]
        black = np.array([state.dice[1] for state in own])
        found = Crowd.of(own).builds(seat, black, own[0].options)
        told: list[list[Position]] = [[] for _ in own]
        for number, each in zip(found.game.tolist(), positions(found.after), strict=True):
            told[number].append(each)
        for state, mine in zip(own, told, strict=True):
            moves = game.legal_moves(state)
            after = [game.play(state, move, Chance(0)).state for move in moves]
            assert sorted(map(repr, mine)) == sorted(repr(position(game, each)) for each in after)
            short += any(move.lifted is not None for move in moves)
            ended += any(each.phase == OVER for each in after)
    assert ended or game is None or short >= 0


def test_walks_are_those_of_the_game(walk: tuple[Skyline, list[State]]) -> None:
    """Every roll of the games, but for those onto a round cell, which are left out."""
    game, states = walk
    ended = 0
    for before, after in zip(states, states[1:], strict=False):
        if before.phase != ROLLING or after.seat != before.seat or after.card is not None:
            continue
        if BESIDE[after.pawns[before.seat]] == CELLS:
            continue
        crowd = Crowd.of([before])
        may = crowd.walk(before.seat, np.array([after.dice[0]]))
        assert positions(crowd) == [position(game, after)]
        assert bool(may[0]) == (after.phase != OVER)
        ended += after.phase == OVER
    assert ended, "somebody could not pay"


def test_rents_are_those_of_the_game(walk: tuple[Skyline, list[State]]) -> None:
    states = walk[1][::7]
    for owner in (0, 1):
        found = Crowd.of(states).rents(owner)
        for state, row in zip(states, found.tolist(), strict=True):
            due = rents(state.board, 1 - owner)
            assert row == [0 if chain is None else chain.rent for chain in due]


def test_two_and_three_steps_away_are_the_rings() -> None:
    each = np.array(BIT[:CELLS], np.uint64)
    assert two_away(each).tolist() == [RING[cell][2] for cell in range(CELLS)]
    assert three_away(each).tolist() == [RING[cell][3] for cell in range(CELLS)]
