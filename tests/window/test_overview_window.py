"""The overview of keys is a window of its own: closed, it gives the keyboard back."""

import pytest

from tests.window.screen import wait_until

pytestmark = pytest.mark.window


def focused(program) -> str:
    return program.xdotool("getwindowfocus", check=False).strip()


def test_the_window_hears_keys_again_when_the_overview_is_closed(program):
    program.start()
    wait_until(lambda: focused(program) == program.window, "the window's focus")
    program.key("shift+F1")
    wait_until(lambda: focused(program) != program.window, "the overview")
    program.key("Escape")
    wait_until(lambda: focused(program) == program.window, "the window's focus again")
    program.quit()
