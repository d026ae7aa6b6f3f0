"""Projekt Skyline's decisions in games of two, tried in many worlds."""

from typing import Any

import numpy as np
import pytest
from attrs import evolve

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.foresight import Foresight
from blueprints_desktop.bots.skyline.head_to_head import decide
from blueprints_desktop.bots.skyline.net import learned
from blueprints_desktop.bots.skyline.playouts import TURNS, Playouts, even_rolls
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.board import Board
from blueprints_desktop.games.skyline.grid import BIT, CELLS
from blueprints_desktop.games.skyline.phases import BUILDING, ROLLING
from blueprints_desktop.games.skyline.state import State
from tests.support import middle_of

EVERY_ROLL = [(white, black) for white in range(1, 7) for black in range(1, 7)]


@pytest.fixture(scope="module")
def decision() -> tuple[State, list[tuple[Any, State]]]:
    """A position with some options, and what each leaves behind."""
    match = middle_of("skyline", 2, 3, 40)
    while match.state.phase != BUILDING or len(match.legal_moves()) < 4:
        match.play(match.legal_moves()[0])
    game, state = match.game, match.state
    return state, [(move, game.play(state, move, Chance(0)).state) for move in match.legal_moves()]


def playouts(state: State, seat: int, deals: int = 4) -> Playouts:
    return Playouts(learned(), state.options, seat, Budget(1), deals)


def test_every_roll_comes_equally_often_in_every_turn() -> None:
    rolls = even_rolls(2, Chance(1))
    assert rolls.shape == (TURNS, 2, 72)
    for white, black in rolls:
        assert sorted(zip(white.tolist(), black.tolist(), strict=True)) == sorted(2 * EVERY_ROLL)
    assert len({turn.tobytes() for turn in rolls}) == TURNS, "no turn is like another"


def test_what_one_seat_wins_the_other_loses(decision: tuple[State, list[Any]]) -> None:
    state, found = decision
    crowd = Crowd.of([after for _, after in found])
    for seat in (0, 1):
        won = playouts(state, seat).won(crowd, state.seat, Chance(5))
        lost = playouts(state, 1 - seat).won(crowd, state.seat, Chance(5))
        assert won + lost == pytest.approx(36)


def test_company_and_order_change_nothing(decision: tuple[State, list[Any]]) -> None:
    """Sums are exact, and every decision meets the same dice."""
    state, found = decision
    crowd = Crowd.of([after for _, after in found])
    backwards = crowd.taken(np.arange(len(crowd))[::-1])
    few = playouts(state, 0, deals=1)
    together = few.won(crowd, state.seat, Chance(5))
    assert few.won(backwards, state.seat, Chance(5)).tolist() == together[::-1].tolist()
    alone = [few.won(crowd.taken(np.array([k])), state.seat, Chance(5)) for k in range(len(crowd))]
    assert np.concatenate(alone).tolist() == together.tolist()


def test_they_come_near_to_what_all_rolls_say(decision: tuple[State, list[Any]]) -> None:
    state, found = decision
    crowd = Crowd.of([after for _, after in found[:2]])
    won = playouts(state, state.seat, deals=24).won(crowd, state.seat, Chance(2)) / (12 * 36)
    foresight = Foresight(learned(), state.options, state.seat, Budget(1))
    assert won == pytest.approx(foresight.values(crowd, state.seat, 2), abs=0.06)


def test_games_that_end_on_the_way_count_as_they_ended() -> None:
    """Every street ruins the second seat, and only one roll of six spares it for a turn."""
    state = middle_of("skyline", 2, 1, 60).state
    ring = sum(BIT[cell] for cell in range(CELLS) if cell % 6 in (0, 5) or cell // 6 in (0, 5))
    board = Board((ring & ~BIT[0], BIT[14]), (0, 0), (BIT[0], BIT[21]))
    state = evolve(
        state, phase=ROLLING, seat=1, board=board, cash=(700, 5), pawns=(0, 3), card=None
    )
    crowd = Crowd.of([state])
    won = playouts(state, 0, deals=1).won(crowd, 0, Chance(1))[0]
    assert 30 <= won <= 36, "five of six rolls win at once"
    assert playouts(state, 1, deals=1).won(crowd, 0, Chance(1))[0] == 36 - won


def test_the_same_chance_decides_the_same(decision: tuple[State, list[Any]]) -> None:
    state, found = decision
    choices = {decide(found, state.seat, Chance(4), Budget(3000)) for _ in range(2)}
    assert len(choices) == 1


def test_more_budget_tries_more_and_none_is_overdrawn(decision: tuple[State, list[Any]]) -> None:
    state, found = decision
    spent = []
    for nodes in (50, 1500, 4000, 30_000):
        budget = Budget(nodes)
        assert decide(found, state.seat, Chance(1), budget) in dict(found)
        assert budget.spent <= 1.3 * nodes
        spent.append(budget.spent)
    assert spent[0] == 0 < spent[1] < spent[2] < spent[3]
