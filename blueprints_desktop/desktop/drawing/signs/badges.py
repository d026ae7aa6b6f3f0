"""The shapes of the four seats and the signs of the four Prizes, as bodies in a unit square."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from blueprints_desktop.desktop.drawing.projection import rounded_polygon
from blueprints_desktop.desktop.drawing.signs.strokes import cut, path_of, thickened, united

CIRCLE, SQUARE, TRIANGLE, DIAMOND = range(4)
SKYSCRAPER, INTEGRITY, GEOMETER, MATERIALS = range(4)


@cache
def seat_shape(shape: int) -> QPainterPath:
    """Circle, square, triangle or diamond, sized to weigh the same to the eye."""
    path = QPainterPath()
    if shape == CIRCLE:
        path.addEllipse(QPointF(0.5, 0.5), 0.47, 0.47)
    elif shape == SQUARE:
        path.addRoundedRect(QRectF(0.085, 0.085, 0.83, 0.83), 0.05, 0.05)
    elif shape == TRIANGLE:
        path = rounded_polygon([QPointF(0.5, 0.0), QPointF(1.02, 0.91), QPointF(-0.02, 0.91)], 0.06)
    else:
        corners = [QPointF(0.5, -0.03), QPointF(1.03, 0.5), QPointF(0.5, 1.03), QPointF(-0.03, 0.5)]
        path = rounded_polygon(corners, 0.05)
    return path


@cache
def hexagon() -> QPainterPath:
    """A standing hexagon, the ground of Prizes and of things face down."""
    corners = [
        QPointF(0.5 + 0.5 * sin(index * pi / 3), 0.5 - 0.5 * cos(index * pi / 3))
        for index in range(6)
    ]
    return rounded_polygon(corners, 0.05)


def _skyscraper() -> QPainterPath:
    body = path_of(
        "M 0.47 0.16 L 0.47 0.00 L 0.53 0.00 L 0.53 0.16 L 0.64 0.16 L 0.64 0.36 L 0.76 0.36"
        " L 0.76 1.00 L 0.24 1.00 L 0.24 0.36 L 0.36 0.36 L 0.36 0.16 Z"
    )
    body.setFillRule(Qt.FillRule.OddEvenFill)
    for row in range(3):
        for column in (0.335, 0.465, 0.595):
            body.addRect(QRectF(column, 0.45 + row * 0.15, 0.07, 0.08))
    body.addRect(QRectF(0.465, 0.24, 0.07, 0.10))
    body.addRect(QRectF(0.45, 0.89, 0.10, 0.11))
    return body


def _truss() -> QPainterPath:
    """A braced girder on two bearings: what carries is what is triangulated."""
    frame = path_of(
        "M 0.05 0.66 L 0.95 0.66 L 0.725 0.27 L 0.275 0.27 Z"
        " M 0.05 0.66 L 0.275 0.27 L 0.50 0.66 L 0.725 0.27 L 0.95 0.66"
    )
    body = thickened(frame, 0.075)
    feet = path_of("M 0.05 0.71 L 0.13 0.85 L -0.03 0.85 Z M 0.95 0.71 L 1.03 0.85 L 0.87 0.85 Z")
    return united(body, feet)


def _compasses() -> QPainterPath:
    legs = thickened(path_of("M 0.455 0.26 L 0.17 0.98 M 0.545 0.26 L 0.83 0.98"), 0.085)
    arc = thickened(path_of("A 0.50 0.20 0.50 0.50 228 84"), 0.07)
    head = thickened(path_of("M 0.50 0.03 L 0.50 0.10"), 0.08)
    body = united(legs, arc, head, path_of("O 0.50 0.20 0.125"))
    return cut(body, path_of("O 0.50 0.20 0.05"))


def _stacked_blocks() -> QPainterPath:
    """Three cubes of one kind, piled up."""
    cubes = QPainterPath()
    for x, y in ((0.5, 0.27), (0.255, 0.70), (0.745, 0.70)):
        side, rise, high = 0.225, 0.13, 0.22
        top = y - (rise * 2 + high) / 2
        points = (
            (x, top), (x + side, top + rise), (x + side, top + rise + high),
            (x, top + 2 * rise + high), (x - side, top + rise + high), (x - side, top + rise),
        )  # fmt: skip
        cubes.addPath(rounded_polygon([QPointF(*point) for point in points], 0.02))
        seam = f"M {x - side} {top + rise} L {x} {top + 2 * rise} L {x + side} {top + rise}"
        ridge = f" M {x} {top + 2 * rise} L {x} {top + 2 * rise + high}"
        cubes = cut(cubes, thickened(path_of(seam + ridge), 0.045))
    return cubes


@cache
def prize_sign(prize: int) -> QPainterPath:
    """Skyscraper, Structural Integrity, Geometer or Materials: the white sign of its badge."""
    return (_skyscraper, _truss, _compasses, _stacked_blocks)[prize]()
