"""A whole game in a real window: every click and key comes from outside the program."""

import time

import pytest

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.state import DISCARDING, REVEALED, TAKING
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import saved_match
from tests.window.blueprints_keys import first_choice
from tests.window.mirror import moves_in

pytestmark = pytest.mark.window
ENDING_GRACE = 1.0
"""Seconds after which the ending answers: an impatient press must not begin another game."""


def test_two_players_play_a_whole_game_by_mouse(program, mirror):
    program.start()
    mirror.wait_until_alike()
    mirror.click(mirror.window.home.body.sheets[0])
    mirror.window.new_game("blueprints")
    mirror.wait_until_alike()
    mirror.click(mirror.window.page.start)
    file = mirror.wait_for_file()
    mirror.start_session(file)
    chance = Chance(11)
    looked_at = mirror.play_to_the_end(
        lambda: mirror.play(chance.pick(mirror.match.legal_moves()), file)
    )
    assert looked_at == {TAKING, DISCARDING, REVEALED}
    assert read_match(file).match.outcome is not None
    assert moves_in(file) == mirror.match.move_texts()
    mirror.wait_until_alike()
    time.sleep(ENDING_GRACE)
    mirror.click(mirror.table.bar.primary)
    mirror.table.bar.primary.click()
    mirror.wait_until_alike()
    program.quit()


def test_one_round_by_keyboard_alone(program, mirror):
    file = saved_match(program.homes / "by keys.match").path
    program.start(str(file))
    mirror.start_session(file)
    while mirror.match.state.round.number == 0:
        mirror.play_by_keys(*first_choice(mirror.match), file)
    assert read_match(file).match.state.round.number == 1
    program.quit()
