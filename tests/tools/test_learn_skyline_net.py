"""Teaching Projekt Skyline's net: what a position should have been worth, and learning it."""

import numpy as np
import pytest

from blueprints_desktop.bots.skyline.net import MIDDLE, Net, learned
from blueprints_desktop.bots.skyline.sight import FIGURES
from blueprints_desktop.games.skyline.state import placing_seat
from blueprints_desktop.tools import learn_skyline_net
from blueprints_desktop.tools.learn_skyline_net import LAMBDA, Adam, Noted, lessons, play, study


def undecided() -> Net:
    """Thinks that everything is even."""
    return Net(np.zeros((FIGURES + 1, MIDDLE)), np.zeros(MIDDLE + 1))


def test_the_end_counts_less_the_earlier_it_was() -> None:
    nothing = np.zeros((1, FIGURES))
    game = np.array([0])
    noted = [Noted(game, nothing, 0), Noted(game, nothing, 1), Noted(game, nothing, 0)]
    _, wanted = lessons(undecided(), noted, np.array([1.0]))
    last, middle = 1.0, LAMBDA + (1 - LAMBDA) / 2
    first = LAMBDA * middle + (1 - LAMBDA) / 2
    assert wanted.tolist() == pytest.approx([last, 1 - middle, first])


def test_every_turn_of_all_games_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_skyline_net, "TOGETHER", 3)
    monkeypatch.setattr(learn_skyline_net, "MOST_TURNS", 12)
    noted, success = play(learned(), np.random.default_rng(1))
    placing = [placing_seat(turn, 0, 2) for turn in range(7)]
    assert [each.seat for each in noted] == [*placing, 1, *[0, 1] * 6]
    assert all(each.figures.shape == (len(each.games), FIGURES) for each in noted)
    assert set(success.tolist()) <= {0.0, 0.5, 1.0}


def test_lessons_are_learned() -> None:
    luck = np.random.default_rng(1)
    net = Net(luck.normal(0, 0.2, (FIGURES + 1, MIDDLE)), luck.normal(0, 0.2, MIDDLE + 1))
    seen = luck.normal(0, 1, (300, FIGURES))
    wanted = np.where(seen[:, 3] > seen[:, 5], 0.9, 0.1)
    adam = Adam([net.inner, net.outer])
    surprises = [study(net, adam, seen, wanted, 1e-2, luck) for _ in range(25)]
    assert surprises[-1] < 0.5 < surprises[0]
