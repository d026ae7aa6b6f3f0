"""Games of Projekt Skyline to compare crowds with."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.state import State
from tests.support import new_match


@pytest.fixture(scope="module", params=[{}, {"straight_piles": True}, {"recycle_floors": False}])
def played(request: pytest.FixtureRequest) -> tuple[Skyline, list[State]]:
    """All states of some random games with these options."""
    states = []
    for seed in range(5):
        match = new_match("skyline", 2, seed, **request.param)
        game, state, chance = match.game, match.state, Chance(seed)
        while True:
            states.append(state)
            if game.to_act(state) is None:
                break
            state = game.play(state, game.sample_move(state, chance), chance).state
    assert isinstance(game, Skyline)
    return game, states
