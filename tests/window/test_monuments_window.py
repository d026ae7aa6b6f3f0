"""World Monuments in a real window: a whole game of two by mouse, every click from outside."""

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.monuments.state import BUILDING, QUARRY, ROUND_END
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import saved_match
from tests.desktop.games.monuments.hands import MonumentHands
from tests.window.mirror import moves_in

pytestmark = pytest.mark.window


def test_two_players_play_a_whole_game_by_mouse(program, mirror):
    file = saved_match(program.homes / "monuments.match", game="monuments").path
    program.start(str(file))
    mirror.hands = MonumentHands
    mirror.start_session(file)
    chance = Chance(17)
    looked_at = mirror.play_to_the_end(
        lambda: mirror.play(chance.pick(mirror.match.legal_moves()), file)
    )
    assert {QUARRY, BUILDING, ROUND_END} <= looked_at
    assert read_match(file).match.outcome is not None
    assert moves_in(file) == mirror.match.move_texts()
    mirror.wait_until_alike()
    program.quit()
