"""Projekt Skyline's learned judgement of games of two, and looking ahead with it."""

from pathlib import Path

import numpy as np
import pytest
from attrs import evolve

from blueprints_desktop.bots.budget import Budget, Stopped
from blueprints_desktop.bots.skyline import foresight
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.fitted import net_path
from blueprints_desktop.bots.skyline.foresight import ROLLS, Foresight, best_of_each
from blueprints_desktop.bots.skyline.head_to_head import decide
from blueprints_desktop.bots.skyline.net import FINE, chances, learned, read_net, write_net
from blueprints_desktop.bots.skyline.sight import sight
from blueprints_desktop.bots.strategy import load
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.skyline.board import CityBoard
from blueprints_desktop.games.skyline.deck import CARDS, parse_deck
from blueprints_desktop.games.skyline.grid import BIT, CELLS
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.phases import BUILDING, ROLLING
from blueprints_desktop.games.skyline.state import State
from tests.support import data_of, middle_of

DECK = parse_deck(data_of(registry.box("skyline"), Options()), "deck")


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Positions before a roll of the second seat."""
    found = []
    for seed in range(3):
        match = middle_of("skyline", 2, seed, 50)
        while match.state.phase != ROLLING or match.state.seat != 1:
            match.play(match.legal_moves()[0])
        found.append(match.state)
    return found


def test_the_net_is_kept_as_it_is(tmp_path: Path) -> None:
    net = learned()
    write_net(tmp_path / "net", net)
    assert (tmp_path / "net").read_bytes() == net_path().read_bytes()
    again = read_net(tmp_path / "net")
    assert all((one == other).all() for one, other in zip(again.weights, net.weights, strict=True))
    assert [each.dtype for each in again.weights] == [each.dtype for each in net.weights]


def test_the_net_is_read_before_anybody_waits_for_it() -> None:
    """What a thought reads on its way it cannot be stopped at."""
    learned.cache_clear()
    load("skyline")
    assert learned.cache_info().currsize == 1


def test_a_position_is_worth_the_same_alone_and_in_company(states: list[State]) -> None:
    """Sums are exact, so it does not matter in which order a machine makes them."""
    together = learned().sums(sight(Crowd.of(states), 0))
    alone = [learned().sums(sight(Crowd.of([state]), 0))[0] for state in states]
    assert together.tolist() == alone


def test_money_and_towers_are_good_to_have(states: list[State]) -> None:
    for state in states:
        rich = evolve(state, cash=(state.cash[0] + 500, state.cash[1]))
        poor = evolve(state, cash=(state.cash[0], state.cash[1] + 500))
        worth = learned().sums(sight(Crowd.of([rich, state, poor]), 0))
        assert worth[0] > worth[1] > worth[2]


def test_sums_of_marks_stay_exact() -> None:
    """All of a unit's weights together are still counted to the last 1024th in single precision."""
    most = np.abs(learned().by_mark.astype(float)).sum(axis=0).max()
    assert 0 < most * FINE < 2**24


def test_chances_grow_from_0_to_1() -> None:
    found = chances(np.linspace(-10, 10, 41))
    assert found[20] == 0.5
    assert (np.diff(found) >= 0).all()
    assert 0 < found[0] < 0.01 < 0.99 < found[-1] < 1


def test_the_best_option_of_each_game_is_found_the_first_among_equals() -> None:
    game = np.array([0, 0, 0, 2, 5, 5])
    worth = np.array([0.1, 0.7, 0.7, -3.0, 0.2, 0.9])
    assert best_of_each(game, worth).tolist() == [1, 3, 5]


def test_rolls_hold_every_number_equally_often() -> None:
    assert ROLLS[0].shape == (2, 36)
    for rolls in ROLLS:
        for die in rolls:
            assert len(set(np.bincount(die, minlength=7)[1:])) == 1


def test_what_one_gains_the_other_loses(states: list[State]) -> None:
    crowd = Crowd.of(states)
    for turns in (0, 1, 2):
        values = []
        for seat in (0, 1):
            foresight = Foresight(learned(), DECK, states[0], seat, Budget(1))
            values.append(foresight.values(crowd, 0, turns))
        assert values[0] == pytest.approx(1 - values[1])


def test_a_turn_ahead_is_the_mean_of_all_rolls() -> None:
    """Whoever lands on any street is ruined; the round cell that is in reach saves one of six, and
    the only card that is left takes the last money."""
    state = middle_of("skyline", 2, 1, 60).state
    ring = sum(BIT[cell] for cell in range(CELLS) if cell % 6 in (0, 5) or cell // 6 in (0, 5))
    board = CityBoard((ring & ~BIT[0], BIT[14]), (0, 0), (BIT[0], BIT[21]))
    state = evolve(
        state, phase=ROLLING, seat=1, board=board, cash=(700, 5), pawns=(0, 3), card=None,
        deck=tuple(int(card == "repairs") for card in CARDS),
    )  # fmt: skip
    foresight = Foresight(learned(), DECK, state, 0, Budget(1))
    crowd = Crowd.of([state])
    spared = evolve(state, pawns=(0, 7), cash=(700, 0))
    judged = 1 - chances(learned().judged(Crowd.of([spared]), 1))[0]
    assert foresight.values(crowd, 0, 1)[0] == pytest.approx((5 + judged) / 6)


def test_a_turn_is_judged_in_parts_and_can_be_given_up_between_them(
    states: list[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    crowd = Crowd.of(states * 3)

    def looked(budget: Budget) -> list[float]:
        found = Foresight(learned(), DECK, states[0], 0, budget).values(crowd, 0, 1)
        return [float(value) for value in found]

    whole, parts = Budget(1), Budget(1)
    at_once = looked(whole)
    monkeypatch.setattr(foresight, "JUDGED_AT_ONCE", 128)
    assert looked(parts) == at_once
    assert parts.spent == whole.spent
    given_up = Budget(1, lambda: True)
    with pytest.raises(Stopped):
        looked(given_up)
    assert given_up.spent < whole.spent / 2


def test_more_budget_looks_further_and_none_is_overdrawn() -> None:
    match = middle_of("skyline", 2, 3, 40)
    while match.state.phase != BUILDING or len(match.legal_moves()) < 4:
        match.play(match.legal_moves()[0])
    game, state = match.game, match.state
    found = [(move, game.play(state, move, Chance(0)).state) for move in match.legal_moves()]
    spent = []
    for nodes in (50, 4000, 30_000):
        budget = Budget(nodes)
        assert decide(game, found, state.seat, budget) in match.legal_moves()
        assert budget.spent <= 1.3 * nodes
        spent.append(budget.spent)
    assert spent[0] == 0 < spent[1] < spent[2]
