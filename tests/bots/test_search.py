"""The searches that know no game: halving, expectimax, budgets."""

import gc
from collections.abc import Sequence
from weakref import ref

import pytest

from blueprints_desktop.bots.budget import LOOK_EVERY, Budget, Stopped
from blueprints_desktop.bots.duel import FEWEST, duel
from blueprints_desktop.bots.expectimax import Expectimax
from blueprints_desktop.bots.halving import sequential_halving
from blueprints_desktop.bots.strategy import STRATEGIES_KEPT, choose, strategy_of
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.engine.chance import Chance
from tests.support import WITH_STRATEGY, middle_of, new_match


def test_halving_finds_the_best_of_noisy_candidates() -> None:
    budget = Budget(4000)
    spent: dict[int, int] = {}

    def attempt(candidate: int, seed: int) -> float:
        budget.spend()
        spent[candidate] = spent.get(candidate, 0) + 1
        return candidate + Chance(seed + candidate).below(20)

    ranked = sequential_halving([3, 0, 6, 1, 5, 2, 4, 7], attempt, Chance(1), budget)
    assert ranked[0].candidate == 7
    assert spent[7] > 3 * spent[0], "the budget goes to those that are left"
    assert 4000 <= budget.spent < 4100


def test_all_candidates_of_a_sweep_meet_the_same_luck() -> None:
    budget = Budget(100)
    met: dict[int, list[int]] = {0: [], 1: []}

    def attempt(candidate: int, seed: int) -> float:
        budget.spend()
        met[candidate].append(seed)
        return 0.0

    sequential_halving([0, 1], attempt, Chance(1), budget)
    assert met[0] == met[1]
    assert len(set(met[0])) == len(met[0]) > 10


def test_a_duel_says_only_what_is_beyond_doubt() -> None:
    budget = Budget(2000)

    def attempt(candidate: float, seed: int) -> Terms:
        budget.spend()
        luck = Chance(seed + round(candidate)).below(1000) / 50
        return {"skill": 2 * candidate, "luck": luck, "cost": -candidate}

    found = duel(3.0, 0.0, attempt, Chance(1), budget)
    assert 2.0 < found.lead < 3.0
    assert found.parts[0] == ("skill", 6.0)
    assert "cost" not in dict(found.parts), "what speaks against it is no reason"
    budget = Budget(2000)
    assert duel(0.2, 1.0, attempt, Chance(1), budget)[:2] == (0.0, ())
    budget = Budget(1)
    assert duel(3.0, 3.0, attempt, Chance(1), budget)[:2] == (0.0, ())
    assert budget.spent == 2 * FEWEST


class Coins:
    """Take or leave: a coin may be thrown three times, and a tail loses all."""

    def value(self, after: tuple[int, int]) -> float:
        return after[1]

    def events(self, after: tuple[int, int]) -> Sequence[tuple[float, int]]:
        return () if after[0] == 0 else ((0.5, 0), (0.5, 1))

    def options(self, after: tuple[int, int], event: int) -> list[tuple[float, tuple[int, int]]]:
        throws, won = after
        results = [(0, won), (throws - 1, 4 * won if event else 0)]
        return [(self.value(result), result) for result in results]


def test_expectimax_averages_over_chance_and_takes_the_best() -> None:
    search = Expectimax(Coins(), Budget(1000))
    assert search.value((1, 8), 0) == 8
    assert search.value((1, 8), 1) == 0.5 * 8 + 0.5 * 32
    # with heads, 32 in hand and a throw left are worth 0.5 * 32 + 0.5 * 128
    assert search.value((2, 8), 2, width=2) == 0.5 * 8 + 0.5 * 80


def test_a_stop_is_heard_within_so_many_nodes() -> None:
    asked = []

    def stop() -> bool:
        asked.append(budget.spent)
        return len(asked) == 3

    def work() -> None:
        for _ in range(10**6):
            budget.spend()

    budget = Budget(10**6, stop)
    with pytest.raises(Stopped):
        work()
    assert asked == [LOOK_EVERY, 2 * LOOK_EVERY, 3 * LOOK_EVERY]


@pytest.mark.parametrize("key", WITH_STRATEGY)
def test_every_strategy_hears_a_stop(key: str) -> None:
    match = middle_of(key, 2, 4, 14)
    while len(match.legal_moves()) < 8:
        match.play(match.legal_moves()[0])
    seat = match.to_act
    budget = Budget(10**9, lambda: budget.spent > 500)
    with pytest.raises(Stopped):
        choose(match.game, match.view(seat), Chance(1), budget)
    assert budget.spent < 5000


def test_strategies_of_games_long_over_are_forgotten_with_all_their_tables() -> None:
    games = [new_match("fits", 1, seed).game for seed in range(STRATEGIES_KEPT + 1)]
    strategies = [ref(strategy_of(game)) for game in games]
    assert strategy_of(games[-1]) is strategies[-1]()
    gc.collect()
    assert strategies[0]() is None
    assert strategies[1]() is not None


def test_a_game_without_a_strategy_of_its_own_is_played_all_the_same() -> None:
    match = new_match("skyline", 2, 4)

    class Strange(type(match.game)):  # type: ignore[misc]
        """Rules that live in no folder of the shelf."""

    game = Strange(match.data)
    assert type(strategy_of(game)).__name__ == "AnyStrategy"
    thought = choose(game, match.view(match.to_act), Chance(1), Budget(300))
    assert thought.move in match.legal_moves()
