"""The cache: drawn once, dropped when full, the longest unused first."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, device_bounds, render

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT, DARK = palette(False, False), palette(True, False)
SQUARE = QRectF(-5, -5, 10, 10)


class Pen:
    """A drawing that counts how often it was made."""

    def __init__(self) -> None:
        self.drawn = 0

    def __call__(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(SQUARE, QColor("#FF0000"))


def test_an_object_is_drawn_once_per_size_ratio_and_palette() -> None:
    cache, pen = PixmapCache(), Pen()
    first = cache.sprite(("square", 10), SQUARE, 1.0, LIGHT, pen)
    assert cache.sprite(("square", 10), SQUARE, 1.0, LIGHT, pen) is first
    assert cache.find(("square", 10), 1.0, LIGHT) is first
    assert pen.drawn == 1
    cache.sprite(("square", 10), SQUARE, 2.0, LIGHT, pen)
    cache.sprite(("square", 10), SQUARE, 1.0, DARK, pen)
    cache.sprite(("square", 11), SQUARE, 1.0, LIGHT, pen)
    assert pen.drawn == 4


def test_the_longest_unused_is_dropped_first() -> None:
    cache, pen = PixmapCache(limit=3 * 400), Pen()
    for name in "abc":
        cache.sprite(name, SQUARE, 1.0, None, pen)
    assert (len(cache), cache.used) == (3, 1200)
    cache.sprite("a", SQUARE, 1.0, None, pen)
    cache.sprite("d", SQUARE, 1.0, None, pen)
    assert cache.used <= cache.limit
    assert cache.find("b", 1.0, None) is None
    assert cache.find("a", 1.0, None) is not None


def test_what_alone_is_larger_than_the_limit_is_still_painted() -> None:
    cache = PixmapCache(limit=10)
    assert not cache.sprite("large", SQUARE, 1.0, None, Pen()).pixmap.isNull()
    cache.sprite("next", SQUARE, 1.0, None, Pen())
    assert len(cache) == 1
    cache.clear()
    assert (len(cache), cache.used) == (0, 0)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_bounds_are_whole_device_pixels_and_lose_nothing(ratio: float) -> None:
    wanted = QRectF(-7.3, -2.9, 20.1, 11.7)
    grown = device_bounds(wanted, ratio)
    assert grown.contains(wanted)
    for side in (grown.left(), grown.top(), grown.right(), grown.bottom()):
        assert abs(side * ratio - round(side * ratio)) < 1e-6


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_sprite_lands_on_whole_pixels(ratio: float) -> None:
    sprite = PixmapCache().sprite("square", SQUARE, ratio, None, Pen())
    image = QImage(round(40 * ratio), round(40 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    sprite.paint(painter, QPointF(20.3, 19.8))
    painter.end()
    levels = {
        image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())
    }
    assert levels == {0, 255}


def test_deep_rendering_keeps_the_hue_of_many_faint_layers() -> None:
    brown = QColor("#3B3122")
    brown.setAlphaF(0.012)

    def layers(painter: QPainter) -> None:
        for _ in range(40):
            painter.fillRect(SQUARE, brown)

    colour = render(SQUARE, 1.0, layers, deep=True).pixelColor(5, 5)
    assert abs(colour.red() - 0x3B) <= 4
    assert abs(colour.green() - 0x31) <= 4
    assert abs(colour.blue() - 0x22) <= 4
    assert abs(colour.alphaF() - (1 - (1 - 0.012) ** 40)) < 0.02
