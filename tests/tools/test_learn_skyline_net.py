"""Teaching Projekt Skyline's net: what a position should have been worth, and learning it."""

import numpy as np
import pytest

from blueprints_desktop.bots.skyline.city_map import MARKS
from blueprints_desktop.bots.skyline.net import MIDDLE, Net, learned
from blueprints_desktop.bots.skyline.sight import FIGURES, Sight
from blueprints_desktop.games.skyline.state import placing_seat
from blueprints_desktop.tools import learn_skyline_net
from blueprints_desktop.tools.learn_skyline_net import (
    LAMBDA,
    Adam,
    Noted,
    lessons,
    play,
    study,
    unlearned,
)


def undecided() -> Net:
    """Thinks that everything is even."""
    return Net(
        np.zeros((FIGURES, MIDDLE)),
        np.zeros((MARKS, MIDDLE), np.float32),
        np.zeros(MIDDLE),
        np.zeros(MIDDLE + 1),
    )


def test_the_end_counts_less_the_earlier_it_was() -> None:
    nothing = Sight(np.zeros((1, FIGURES)), np.zeros((1, MARKS), np.float32))
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
    assert all(each.seen.figures.shape == (len(each.games), FIGURES) for each in noted)
    assert all(each.seen.city.shape == (len(each.games), MARKS) for each in noted)
    assert set(success.tolist()) <= {0.0, 0.5, 1.0}


def test_lessons_are_learned() -> None:
    """Of figures as of marks."""
    luck = np.random.default_rng(1)
    figures = luck.normal(0, 1, (300, FIGURES))
    city = (luck.random((300, MARKS)) < 0.3).astype(np.float32)
    for wanted in (figures[:, 3] > figures[:, 5], city[:, 7] > 0):
        net = unlearned(luck)
        adam = Adam(net.weights)
        aim = np.where(wanted, 0.9, 0.1)
        surprises = [study(net, adam, Sight(figures, city), aim, 1e-2, luck) for _ in range(25)]
        assert surprises[-1] < 0.5 < surprises[0]
