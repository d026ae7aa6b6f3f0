"""A key held through the end of a turn opens nobody's screen."""

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.driving import saved_match
from tests.window.blueprints_keys import first_choice
from tests.window.mirror import KEY_GRACE, SAME, count_lines, unlike
from tests.window.screen import assert_stays, wait_until

pytestmark = pytest.mark.window

HELD = 3.0
"""Seconds: some sixty repeats, and longer than every look, fold and grace."""


@pytest.fixture(params=["off", "fast", "normal"])
def three_at_the_table(request, program, mirror):
    """A match of three, Ada to play, at one of the speeds; the match's file."""
    settings = QSettings(str(program.settings), QSettings.Format.IniFormat)
    settings.setValue("animation", request.param)
    settings.sync()
    file = saved_match(program.homes / "three.match", seats=3).path
    program.start(str(file))
    mirror.start_session(file)
    mirror.open_curtain(by_key=True)
    mirror.wait_until_alike()
    return file


def still_closed(program, mirror) -> bool:
    return unlike(program.picture(), mirror.picture()) < SAME


def test_a_held_enter_ends_the_turn_and_no_more(program, mirror, three_at_the_table):
    before = count_lines(three_at_the_table)
    move, keys = first_choice(mirror.match)
    program.key(*keys[:-1])
    program.xdotool("keydown", keys[-1])
    wait_until(lambda: count_lines(three_at_the_table) > before, "the move")
    mirror.table.session.play(move)
    mirror.wait_until_alike()
    assert_stays(lambda: still_closed(program, mirror), "the curtain covers", HELD)
    program.xdotool("keyup", keys[-1])
    assert still_closed(program, mirror)
    mirror.open_curtain(by_key=True)
    mirror.wait_until_alike()
    assert count_lines(three_at_the_table) == before + 1
    program.quit()


def test_enters_in_a_row_open_nothing_either(program, mirror, three_at_the_table):
    before = count_lines(three_at_the_table)
    move, keys = first_choice(mirror.match)
    program.key(*keys)
    program.xdotool("key", "--delay", "200", *["Return"] * 8)
    mirror.table.session.play(move)
    mirror.wait_until_alike()
    assert_stays(lambda: still_closed(program, mirror), "the curtain covers", KEY_GRACE)
    assert count_lines(three_at_the_table) == before + 1
    program.quit()
