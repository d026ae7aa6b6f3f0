"""Tuning a greedy player that goes by money: who counts rents wins, and the best of many is left."""

import numpy as np
import pytest

from blueprints_desktop.bots.skyline.ahead import Ahead
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.standing import BY_THE_BOOKS
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.tools import tune_bookkeeper
from blueprints_desktop.tools.tune_bookkeeper import Books, play, share, tuned
from tests.support import middle_of

OURS = Books(*BY_THE_BOOKS.weights[1:4])


def test_the_books_are_those_of_the_bookkeeper() -> None:
    """The crowd's lead is what the player of the arena goes by."""
    for seed in range(4):
        match = middle_of("skyline", 2, seed, 50)
        while match.state.phase != ROLLING:
            match.play(match.legal_moves()[0])
        assert isinstance(match.game, Skyline)
        for seat in (0, 1):
            standing = Ahead(match.game, seat, BY_THE_BOOKS).standing(match.state, seat)
            assert OURS.lead(Crowd.of([match.state]), seat)[0] == pytest.approx(standing)


def test_who_counts_rents_wins_nearly_always_from_either_seat() -> None:
    for keeper in (0, 1):
        assert play(OURS, keeper, 200, np.random.default_rng(1)) > 170


def test_who_does_not_count_them_is_hardly_better_than_chance() -> None:
    assert 0.35 < share(Books(1.0, 0.0, 0.0), 400, 1) < 0.75


def test_the_better_ones_go_on_with_more_games_until_one_is_left() -> None:
    """Two that count rents meet four that do not: one of the two is left."""
    blind = [Books(bonus, 0.0, 0.0) for bonus in (0.5, 1.0, 2.0, 4.0)]
    sighted = [OURS, Books(1.0, 6.0, 0.0)]
    first, second, third = tuned([*blind, *sighted], 60, 1)
    assert [(stage.games, len(stage.shares)) for stage in (first, second, third)] == [
        (60, 6), (240, 2), (960, 1),
    ]  # fmt: skip
    assert {books for _, books in second.shares} == set(sighted)
    assert third.shares[0][1] == second.shares[0][1]
    for stage in (first, second, third):
        assert stage.shares == sorted(stage.shares, reverse=True)


def test_the_bookkeeper_is_marked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune_bookkeeper, "BONUSES", (OURS.bonus,))
    monkeypatch.setattr(tune_bookkeeper, "VISITS", (0.0, OURS.visits))
    monkeypatch.setattr(tune_bookkeeper, "NEXT_ROLLS", (OURS.next_roll,))
    assert tune_bookkeeper.main(["--games", "40"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.endswith("each")] == [
        "2 weightings, 40 games each",
        "1 weightings, 160 games each",
    ]
    assert lines[-1].endswith("*")
    assert sum(line.endswith("*") for line in lines) == 2


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune_bookkeeper.main(["--games", "1"])
    assert "2 games at least" in capsys.readouterr().err
