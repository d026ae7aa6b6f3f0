"""Signs: all there, inside their field, no two alike."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from blueprints_desktop.desktop.drawing.icons import (
    FIELD,
    Icon,
    icon_path,
    paint_icon,
    paint_sign,
)
from blueprints_desktop.desktop.drawing.signs import (
    PIPS,
    hexagon,
    material_sign,
    numeral,
    path_of,
    prize_sign,
    seat_shape,
    thickened,
)

pytestmark = pytest.mark.usefixtures("qapp")

SIGNS = {f"material {n}": material_sign(n) for n in range(4)}
SIGNS |= {f"prize {n}": prize_sign(n) for n in range(4)}
SIGNS |= {f"seat {n}": seat_shape(n) for n in range(4)}
SIGNS |= {f"numeral {n}": numeral(n) for n in range(1, 7)}


def stencil(sign: QPainterPath, side: int = 32) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    paint_sign(painter, sign, QRectF(0, 0, side, side), QColor("#000000"))
    painter.end()
    return image


def covered(image: QImage) -> list[int]:
    return [
        image.pixelColor(x, y).alpha() for y in range(image.height()) for x in range(image.width())
    ]


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_fills_its_square_and_stays_in_it(name: str) -> None:
    box = SIGNS[name].boundingRect()
    assert QRectF(-0.05, -0.05, 1.10, 1.10).contains(box)
    assert max(box.width(), box.height()) > 0.75
    ink = sum(covered(stencil(SIGNS[name]))) / 255 / 32**2
    assert 0.10 < ink < 0.85


def test_no_two_signs_are_alike_even_small() -> None:
    pictures = {name: covered(stencil(sign, 16)) for name, sign in SIGNS.items()}
    for one, other in combinations(pictures, 2):
        apart = sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True))
        assert apart / 255 > 8, (one, other)


@pytest.mark.parametrize("icon", Icon)
def test_an_icon_stays_in_its_field_and_takes_any_colour(icon: Icon) -> None:
    pen = 0.9
    box = icon_path(icon).boundingRect().adjusted(-pen, -pen, pen, pen)
    assert QRectF(0, 0, FIELD, FIELD).contains(box)
    image = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    paint_icon(painter, icon, QRectF(0, 0, 24, 24), QColor("#1F5FAE"))
    painter.end()
    assert sum(covered(image)) / 255 > 12


def test_a_value_has_as_many_pips_and_they_keep_apart() -> None:
    for value, places in PIPS.items():
        assert len(places) == value
        for (ax, ay), (bx, by) in combinations(places, 2):
            assert (ax - bx) ** 2 + (ay - by) ** 2 > 0.22**2


def test_a_stroke_becomes_a_body_of_its_width() -> None:
    box = thickened(path_of("M 0 0 L 1 0"), 0.2).boundingRect()
    assert abs(box.height() - 0.2) < 0.01
    assert abs(box.width() - 1.2) < 0.01


def test_the_hexagon_stands_on_its_corner() -> None:
    box = hexagon().boundingRect()
    assert box.height() > box.width()
