"""Windows tell whose a building is without its colour, and stay as they are while it grows."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.projection import Face
from blueprints_desktop.desktop.drawing.solids import Decorate
from blueprints_desktop.desktop.games.skyline.art.city import (
    band_of_windows,
    rows_of_windows,
    tones_of_seat,
)

pytestmark = pytest.mark.usefixtures("qapp")
PIXELS = 40


def face(decorate: Decorate, high: float, which: Face = Face.LEFT) -> QImage:
    """A wall one floor unit wide, from its top down."""
    image = QImage(PIXELS, round(PIXELS * high), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(PIXELS, PIXELS)
    decorate(painter, which)
    painter.end()
    return image


def tower(high: float, shape: int = 0) -> Decorate:
    return rows_of_windows(shape, QRectF(0.0, 0.0, 1.0, high), 1.0, 4, 0.25, seed=3)


def test_every_owner_has_windows_of_another_shape():
    tones = tones_of_seat(palette(False, False).seats[0])
    towers = [face(tower(1.0, shape), 1.0) for shape in range(4)]
    floors = [face(band_of_windows(shape, 1.0, 0.3, 5, tones), 0.3) for shape in range(4)]
    for walls in (towers, floors):
        assert all(one != other for at, one in enumerate(walls) for other in walls[:at])


def test_a_tower_that_grows_keeps_the_lights_it_has():
    low, high = face(tower(1.0), 1.0), face(tower(1.5), 1.5)
    assert high.copy(0, PIXELS // 2, PIXELS, PIXELS) == low


def test_a_roof_has_no_windows():
    assert face(tower(1.0), 1.0, Face.TOP) == face(lambda _painter, _face: None, 1.0)
