"""What a window's size and scale make of the parts that Qt draws."""

import re

from tests.desktop.driving import settle


def tip_size(window) -> int:
    """The letters of tooltips, in pixels."""
    told = re.search(r"QToolTip \{.*?font-size: (\d+)px", window.styleSheet(), re.DOTALL)
    assert told is not None
    return int(told[1])


def test_tooltips_are_no_larger_than_a_table_in_this_window(window):
    window.show_settings()
    window.settings.set("scale", 200)
    window.resize(1600, 1200)
    settle()
    assert tip_size(window) == 26
    window.resize(720, 520)
    settle()
    assert tip_size(window) == 13
    window.settings.set("scale", 100)
    assert tip_size(window) == 13
