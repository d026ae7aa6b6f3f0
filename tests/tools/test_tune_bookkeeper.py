"""The table of greedy players that go by money: who counts rents wins, and the bookkeeper is in it."""

import numpy as np
import pytest

from blueprints_desktop.bots.skyline.ahead import Ahead
from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.bots.skyline.standing import BY_THE_BOOKS
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import ROLLING
from blueprints_desktop.tools import tune_bookkeeper
from blueprints_desktop.tools.tune_bookkeeper import Books, play, share
from tests.support import middle_of


def test_the_books_are_those_of_the_bookkeeper() -> None:
    """The crowd's lead is what the player of the arena goes by."""
    books = Books(*BY_THE_BOOKS.weights[1:3])
    for seed in range(4):
        match = middle_of("skyline", 2, seed, 50)
        while match.state.phase != ROLLING:
            match.play(match.legal_moves()[0])
        assert isinstance(match.game, Skyline)
        for seat in (0, 1):
            standing = Ahead(match.game, seat, BY_THE_BOOKS).standing(match.state, seat)
            assert books.lead(Crowd.of([match.state]), seat)[0] == pytest.approx(standing)


def test_who_counts_rents_wins_nearly_always_from_either_seat() -> None:
    for keeper in (0, 1):
        assert play(Books(1.0, 6.0), keeper, 200, np.random.default_rng(1)) > 170


def test_who_does_not_count_them_is_hardly_better_than_chance() -> None:
    assert 0.35 < share(Books(1.0, 0.0), 400, 1) < 0.75


def test_the_table_marks_the_bookkeeper(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune_bookkeeper, "BONUSES", (1.0,))
    monkeypatch.setattr(tune_bookkeeper, "VISITS", (3.0, 6.0))
    assert tune_bookkeeper.main(["--games", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[1].endswith("*")
    assert lines[1].count("*") == 1


def test_a_table_of_no_games_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune_bookkeeper.main(["--games", "1"])
    assert "2 games at least" in capsys.readouterr().err
