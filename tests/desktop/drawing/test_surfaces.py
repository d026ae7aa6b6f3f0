"""The desk and its grain, and the grid on paper."""

from collections.abc import Iterable
from itertools import groupby
from math import ceil

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.paper import MINOR, paint_sheet
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, render
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


@pytest.mark.parametrize(("ratio", "scale"), [(1.0, 1.0), (1.0, 1.1), (1.5, 1.0), (2.0, 1.25)])
def test_the_grid_covers_a_sheet_from_edge_to_edge(ratio: float, scale: float) -> None:
    """Every line across and down, on black paper with white lines; two device pixels at most."""
    black, white = QColor("#000000"), QColor("#FFFFFF")
    colours = palette(False, False)._replace(
        paper_lit=black, paper=black, paper_deep=black, grid_minor=white, grid_major=white
    )
    body = QRectF(7.0, 5.0, 200.0, 150.0)

    def draw(painter: QPainter) -> None:
        paint_sheet(painter, PixmapCache(), body, ratio, colours, scale, frame=False, shadow=False)

    image = render(body, ratio, draw)

    def lines(places: Iterable[tuple[int, int]]) -> list[int]:
        """How wide each is that is met on the way."""
        lit = [image.pixelColor(*place).lightness() > 128 for place in places]
        return [sum(run) for on, run in groupby(lit) if on]

    every = MINOR * scale
    for share in (0.05, 0.5, 0.95):
        row = int((int(share * 150 / every) + 0.5) * every * ratio)
        across = lines((x, row) for x in range(image.width()))
        assert len(across) == ceil(200 / every) - 1
        column = int((int(share * 200 / every) + 0.5) * every * ratio)
        down = lines((column, y) for y in range(image.height() - 2))
        assert len(down) == ceil(150 / every) - 1
        assert set(across + down) <= {1, 2}
