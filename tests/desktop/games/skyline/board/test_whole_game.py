"""Whole games through the board's own gestures: every legal move can be made, and only those."""

import pytest

from blueprints_desktop.engine.chance import Chance
from tests.desktop.games.skyline.at_table import sit_at

MOVES = 90
"""Of each game so many are made by hand, the rest by lot: it is enough for every phase."""


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (3, 8), (4, 2)])
def test_a_game_is_played_to_its_end_by_mouse(qtbot, tmp_path, seats, seed):
    city = sit_at(qtbot, tmp_path, seats, seed)
    chance = Chance(seed)
    match = city.match
    while match.to_act is not None:
        moves = match.legal_moves()
        if len(match.played) < MOVES:
            city.show()
            move = chance.pick(moves)
            city.make(move)
            assert city.chosen[-1] == move
            match.play(city.chosen[-1])
        else:
            match.play(chance.pick(moves))
    city.show()
    assert city.prompt.primary == "Play again"
    assert len(city.chosen) == min(MOVES, len(match.played))
