"""Shadows: soft without bands, true in hue, longer under taller stacks."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, render
from blueprints_desktop.desktop.drawing.shadows import (
    PAPER_LAYERS,
    contact_shadow,
    fall_length,
    paint_lying_shadow,
    paint_soft,
)

pytestmark = pytest.mark.usefixtures("qapp")
LIGHT = palette(False, False)


def softened(blur: float, ratio: float = 1.0) -> QImage:
    def draw(painter: QPainter) -> None:
        path = QPainterPath()
        path.addRect(QRectF(-30, -30, 60, 60))
        paint_soft(painter, path, QColor(0, 0, 0, 255), blur)

    return render(QRectF(-60, -60, 120, 120), ratio, draw, deep=True)


@pytest.mark.parametrize("blur", [2.0, 6.0, 18.0])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_soft_rim_falls_steadily_and_is_half_at_the_edge(blur: float, ratio: float) -> None:
    image = softened(blur, ratio)
    middle = image.height() // 2
    row = [image.pixelColor(x, middle).alpha() for x in range(image.width() // 2)]
    assert all(b >= a - 1 for a, b in pairwise(row))
    assert row[0] == 0
    assert row[-1] >= 248
    assert abs(row[round(30 * ratio)] - 127) < 128 / blur / ratio + 12
    steepest = max(b - a for a, b in pairwise(row))
    assert steepest < 255 / (blur / 2 * ratio) / 2.2 + 8


def test_the_shadow_of_the_desk_stays_brown() -> None:
    image = contact_shadow(PixmapCache(), 34.0, 1.0, LIGHT).pixmap.toImage()
    for x in range(image.width()):
        for y in range(image.height()):
            colour = image.pixelColor(x, y)
            if colour.alpha() > 60:
                assert colour.red() >= colour.green() >= colour.blue()
                assert abs(colour.red() - 0x3B) <= 6


def test_tall_stacks_throw_longer_shadows_up_to_a_limit() -> None:
    lengths = [fall_length(levels) for levels in range(1, 7)]
    assert lengths == sorted(lengths)
    assert lengths[-1] == 1.5
    cache = PixmapCache()
    widths = [contact_shadow(cache, 20.0, 1.0, LIGHT, levels=n).bounds.right() for n in (1, 2, 3)]
    assert widths[0] < widths[1] < widths[2]


def test_glass_throws_less_shadow() -> None:
    cache = PixmapCache()

    def weight(clear: bool) -> int:
        image = contact_shadow(cache, 20.0, 1.0, LIGHT, clear=clear).pixmap.toImage()
        return sum(image.pixelColor(x, 25).alpha() for x in range(image.width()))

    assert weight(True) < weight(False)


@pytest.mark.parametrize("size", [(300, 200), (90, 36), (40, 40)])
def test_sheets_of_all_sizes_share_one_picture_of_their_shadow(size: tuple[int, int]) -> None:
    cache = PixmapCache()
    wide, high = size
    image = QImage(wide + 120, high + 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    rect = QRectF(60, 60, wide, high)
    paint_lying_shadow(painter, cache, rect, 3.0, PAPER_LAYERS, 1.0, LIGHT)
    painter.end()
    assert len(cache) == 1
    below = [image.pixelColor(60 + wide // 2, 60 + high + y).alpha() for y in range(50)]
    above = [image.pixelColor(60 + wide // 2, 59 - y).alpha() for y in range(50)]
    assert below[4] > 12
    assert below[4] > above[4]
    assert below == sorted(below, reverse=True)
    left = [image.pixelColor(59 - x, 60 + high // 2).alpha() for x in range(50)]
    right = [image.pixelColor(60 + wide + x, 60 + high // 2).alpha() for x in range(50)]
    assert max(abs(a - b) for a, b in zip(left, right, strict=True)) <= 1


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_the_pieces_of_a_shadow_meet_without_a_seam(ratio: float) -> None:
    image = QImage(
        round(400 * ratio), round(300 * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    rect = QRectF(51, 47, 297, 203)
    paint_lying_shadow(painter, PixmapCache(), rect, 12.0, PAPER_LAYERS, ratio, LIGHT)
    painter.end()
    for y in (38, 41, 256, 262):
        row = [image.pixelColor(x, round(y * ratio)).alpha() for x in range(image.width())]
        middle = row[round(120 * ratio) : round(280 * ratio)]
        assert max(middle) - min(middle) <= 1
        assert max(abs(b - a) for a, b in pairwise(row)) <= 8
