"""The program's sign can be seen at every size, and small ones are not large ones made small."""

import pytest
from PySide6.QtGui import QImage

from blueprints_desktop.desktop.app.emblem import SIZES, emblem, match_emblem, window_icon

pytestmark = pytest.mark.usefixtures("qapp")


def hues(image: QImage) -> set[int]:
    """The hues in a picture, in steps of 30 degrees; nothing of what is grey or see-through."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {c.hsvHue() // 30 for c in pixels if c.alpha() > 200 and c.hsvSaturation() > 90}


BLUE, WOOD, GREEN = 7, 0, 4


@pytest.mark.parametrize("side", [size for size in SIZES if size <= 64])
def test_dice_stand_on_blue_paper(side):
    drawn = emblem(side)
    assert (drawn.width(), drawn.height()) == (side, side)
    assert drawn.pixelColor(0, 0).alpha() < 60, "its corners are round"
    found = hues(drawn)
    assert BLUE in found
    assert found & {WOOD, WOOD + 1}
    assert (GREEN in found) == (side >= 48), "a building only where it can be made out"


def test_a_match_has_a_sign_of_its_own():
    assert match_emblem(32) != emblem(32)
    assert match_emblem(32).pixelColor(1, 16).alpha() == 0, "a sheet is higher than it is wide"


def test_the_window_has_an_icon():
    assert {size.width() for size in window_icon().availableSizes()} == {16, 32, 48, 64}
