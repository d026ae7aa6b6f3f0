"""The desk and its grain."""

import pytest
from PySide6.QtGui import QImage

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.surfaces import NOISE, desk_pixmap, noise_image

pytestmark = pytest.mark.usefixtures("qapp")


def channels(image: QImage) -> tuple[bytes, bytes]:
    """Blue, which is grey here, and opacity of every pixel."""
    pixels = bytes(image.constBits())
    return pixels[0::4], pixels[3::4]


@pytest.mark.parametrize("strength", [0.012, 0.03, 1.0])
def test_grains_are_as_strong_as_wanted_and_even(strength: float) -> None:
    white, opacity = channels(noise_image(strength))
    assert len(opacity) == NOISE * NOISE
    strongest = 255 * strength
    assert 0.9 * strongest - 1 <= max(opacity) <= strongest + 1
    assert set(white) <= {0, *opacity}, "a grain is white or black"
    bright = sum(1 for grey in white if grey)
    dark = sum(1 for grey, seen in zip(white, opacity, strict=True) if seen and not grey)
    assert abs(bright - dark) < 0.05 * NOISE * NOISE


def test_grains_are_the_same_every_time_and_others_with_another_seed() -> None:
    assert noise_image(0.5) == noise_image(0.5)
    assert noise_image(0.5) != noise_image(0.5, seed=2)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_desk_covers_all_of_its_pixels(ratio: float) -> None:
    colours = palette(False, False)
    desk = desk_pixmap(PixmapCache(), 301, 203, ratio, colours)
    assert not desk.hasAlphaChannel()
    image = desk.toImage()
    assert (image.width(), image.height()) >= (301 * ratio, 203 * ratio)
    corner = image.pixelColor(image.width() - 1, image.height() - 1)
    far = colours.desk_far
    for part in ("red", "green", "blue"):
        assert abs(getattr(corner, part)() - getattr(far, part)()) < 12
