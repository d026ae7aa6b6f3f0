"""The heading of a sheet at the reveal."""

import pytest
from PySide6.QtCore import QRectF

from blueprints_desktop.desktop.games.blueprints.results.reveal_sheet import name_room, with_award
from tests.desktop.driving import NAMES

NARROWEST = QRectF(0.0, 0.0, 156.0, 270.0)
"""Of four in the smallest window."""


@pytest.mark.parametrize("place", ["1st", "2nd", "3rd", "1er", "2e", "3e"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_short_names_leave_the_award_its_room_at_every_place(qapp, place, scale):
    assert qapp is not None
    sheet = QRectF(0.0, 0.0, NARROWEST.width() * scale, NARROWEST.height() * scale)
    for name in NAMES:
        assert with_award(sheet, name, scale) <= name_room(sheet, place, scale)
