"""Projekt Skyline in a real window: a whole game of two by mouse, and one by keyboard."""

import time

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.phases import BUILDING, PLACING, ROLLING
from blueprints_desktop.store.reading import read_match
from tests.desktop.driving import saved_match
from tests.desktop.games.skyline.hands import SkylineHands, first_choice
from tests.window.mirror import moves_in
from tests.window.screen import wait_until

pytestmark = pytest.mark.window

BY_MOUSE, BY_KEYS = 748, 1168
"""Seeds of games that are soon over."""
AGAIN = 0.8
"""Seconds after which a click that was not heard is made again."""


def test_a_whole_game_of_two_by_mouse(program, mirror):
    file = saved_match(program.homes / "two.match", seed=BY_MOUSE, game="skyline").path
    program.start(str(file))
    mirror.start_session(file)
    chance = Chance(11)
    looked_at = mirror.play_to_the_end(
        lambda: play_by_mouse(program, mirror, chance.pick(mirror.match.legal_moves()), file)
    )
    assert {PLACING, ROLLING, BUILDING} <= looked_at
    mirror.wait_until_alike()
    assert read_match(file).match.outcome is not None
    program.quit()


def play_by_mouse(program, mirror, move, file) -> None:
    """The clicks that make the move in the mirror make it in the real window."""
    points: list[QPoint] = []
    played = len(mirror.match.played)
    SkylineHands(mirror.table, points.append).play(move)
    QApplication.processEvents()
    before = time.monotonic() - AGAIN

    def made() -> bool:
        """Two quick clicks on one spot are a double click, whose second half decides nothing."""
        nonlocal before
        if len(moves_in(file)) > played:
            return True
        if time.monotonic() - before > AGAIN:
            before = time.monotonic()
            for at in points:
                program.click(at)
        return False

    wait_until(made, "the move in the file")
    assert moves_in(file)[-1] == str(move)


def test_a_whole_game_of_two_by_keyboard(program, mirror):
    file = saved_match(program.homes / "keys.match", seed=BY_KEYS, game="skyline").path
    program.start(str(file))
    mirror.start_session(file)
    while mirror.match.to_act is not None:
        move, keys = first_choice(mirror.match.legal_moves())
        mirror.play_by_keys(move, keys, file)
    mirror.wait_until_alike()
    assert read_match(file).match.outcome is not None
    program.quit()
