"""What lies on the desk of Blueprints is painted at every scale, and twice the same."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, render
from blueprints_desktop.desktop.games.blueprints.art.pictures import paint_bag, pencil_sprite
from blueprints_desktop.desktop.theme.theme import Look


def painted(dark: bool, ratio: float, scale: float) -> QImage:
    look = Look(palette(dark, False), scale, 1.0, PixmapCache())

    def draw(painter):
        paint_bag(painter, QPointF(100, 100), 54 * scale, 7, look, ratio)
        pencil_sprite(120 * scale, -25, look, ratio).paint(painter, QPointF(20, 330))

    return render(QRectF(0, 0, 400, 400), ratio, draw)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("ratio", "scale"), [(1.0, 0.8), (1.25, 1.0), (2.0, 1.0), (1.0, 2.0)])
def test_bag_and_pencil(dark: bool, ratio: float, scale: float) -> None:
    first = painted(dark, ratio, scale)
    assert first == painted(dark, ratio, scale)
    at_bag = round(100 * ratio), round(100 * ratio)
    assert first.pixelColor(*at_bag).alpha() == 255
