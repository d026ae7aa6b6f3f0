"""Signs as paths in a unit square: seats, Prizes, materials and numerals.

A meaning never depends on colour alone.
"""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import cos, pi, radians, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from blueprints_desktop.desktop.drawing.projection import rounded_polygon

_DOT = 0.001
"""A line this short shows nothing but its two round caps."""

_FINE = 512.0
"""Qt flattens curves as if one unit were one pixel: outlines are made this much larger."""


def _arc(
    path: QPainterPath, cx: float, cy: float, rx: float, ry: float, at: float, by: float
) -> None:
    start = QPointF(cx + rx * cos(radians(at)), cy - ry * sin(radians(at)))
    last = path.currentPosition()
    if abs(last.x() - start.x()) + abs(last.y() - start.y()) > 1e-3:
        path.moveTo(start)
    path.arcTo(QRectF(cx - rx, cy - ry, 2 * rx, 2 * ry), at, by)


def _dot(path: QPainterPath, x: float, y: float) -> None:
    path.moveTo(x, y)
    path.lineTo(x + _DOT, y)


_VERBS: dict[str, tuple[int, Callable[..., object]]] = {
    "M": (2, QPainterPath.moveTo),
    "L": (2, QPainterPath.lineTo),
    "Q": (4, QPainterPath.quadTo),
    "C": (6, QPainterPath.cubicTo),
    "A": (6, _arc),
    "O": (3, lambda path, x, y, r: path.addEllipse(QPointF(x, y), r, r)),
    "R": (5, lambda path, x, y, w, h, r: path.addRoundedRect(QRectF(x, y, w, h), r, r)),
    "D": (2, _dot),
    "Z": (0, QPainterPath.closeSubpath),
}


def path_of(text: str) -> QPainterPath:
    """The path that ``text`` describes.

    >>> path_of("M 0 0 L 2 0 L 2 1 Z").boundingRect().width()
    2.0
    """
    path = QPainterPath()
    words = iter(text.split())
    for verb in words:
        count, draw = _VERBS[verb]
        draw(path, *(float(next(words)) for _ in range(count)))
    return path


def thickened(path: QPainterPath, width: float, *, round_ends: bool = True) -> QPainterPath:
    """The outline of ``path`` drawn with a pen of ``width``: a stroke turned into a body."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    ends, joins = Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin
    if round_ends:
        ends, joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    stroker.setCapStyle(ends)
    stroker.setJoinStyle(joins)
    body = stroker.createStroke(QTransform.fromScale(_FINE, _FINE).map(path))
    return _cleaned(body)


def united(*paths: QPainterPath) -> QPainterPath:
    """One body without inner edges."""
    whole = QPainterPath()
    for path in paths:
        whole.addPath(QTransform.fromScale(_FINE, _FINE).map(path))
    return _cleaned(whole)


def cut(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """``path`` without what ``hole`` covers."""
    fine = QTransform.fromScale(_FINE, _FINE)
    return fine.inverted()[0].map(fine.map(path).subtracted(fine.map(hole)))


def _cleaned(large: QPainterPath) -> QPainterPath:
    large.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1.0 / _FINE, 1.0 / _FINE).map(large.simplified())


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


def _conifer() -> QPainterPath:
    half = [
        (0.50, 0.00), (0.705, 0.315), (0.61, 0.295), (0.80, 0.585), (0.69, 0.565),
        (0.90, 0.865), (0.565, 0.83), (0.565, 1.00),
    ]  # fmt: skip
    points = [QPointF(x, y) for x, y in half]
    points += [QPointF(1.0 - x, y) for x, y in reversed(half[1:])]
    return rounded_polygon(points, 0.022)


def _chasing_arrows() -> QPainterPath:
    """Each arrow bends round one corner of a triangle and points at the tail of the next."""
    apex, band, half = QPointF(0.0, -0.5), 0.155, 0.17
    step = QPointF(0.5, sqrt(0.75))
    tail, neck, tip = 0.315, 0.305, 0.505

    def along(distance: float, side: float, off: float = 0.0) -> QPointF:
        """A point ``distance`` from the apex, down the right (1) or left (-1) side."""
        down = QPointF(apex.x() + side * step.x() * distance, apex.y() + step.y() * distance)
        return down + QPointF(step.y() * off, -step.x() * off * side)

    line = QPainterPath(along(tail, -1.0))
    line.lineTo(along(0.17, -1.0))
    line.quadTo(apex, along(0.17, 1.0))
    line.lineTo(along(neck + 0.02, 1.0))
    point = QPainterPath(along(neck, 1.0, half))
    point.lineTo(along(tip, 1.0))
    point.lineTo(along(neck, 1.0, -half))
    point.closeSubpath()
    arrow = united(thickened(line, band, round_ends=False), point)
    whole = QPainterPath()
    for turn in (0.0, 120.0, 240.0):
        whole.addPath(QTransform().rotate(turn).map(arrow))
    return _fitted(whole, QRectF(0.0, 0.0, 1.0, 1.0))


def _masonry() -> QPainterPath:
    path = QPainterPath()
    joint, courses = 0.065, 3
    high = (0.84 - (courses - 1) * joint) / courses
    for row in range(courses):
        top = 0.08 + row * (high + joint)
        cuts = (0.0, 0.5, 1.0) if row % 2 == 0 else (0.0, 0.26, 0.76, 1.0)
        for left, right in pairwise(cuts):
            start = left + (joint / 2 if left > 0.0 else 0.0)
            end = right - (joint / 2 if right < 1.0 else 0.0)
            path.addRoundedRect(QRectF(start, top, end - start, high), 0.025, 0.025)
    return path


def _window() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addRoundedRect(QRectF(0.10, 0.04, 0.80, 0.92), 0.03, 0.03)
    bar = 0.085
    wide, high = (0.80 - 3 * bar) / 2, (0.92 - 3 * bar) / 2
    for column in range(2):
        for row in range(2):
            left, top = 0.10 + bar + column * (wide + bar), 0.04 + bar + row * (high + bar)
            path.addRect(QRectF(left, top, wide, high))
    return path


def _fitted(path: QPainterPath, target: QRectF) -> QPainterPath:
    """``path`` scaled, in proportion, into the middle of ``target``."""
    box = path.boundingRect()
    scale = min(target.width() / box.width(), target.height() / box.height())
    move = QTransform.fromTranslate(target.center().x(), target.center().y())
    return move.scale(scale, scale).translate(-box.center().x(), -box.center().y()).map(path)


_NUMERALS = {
    1: "M 0.13 0.295 L 0.40 0.085 L 0.40 0.915",
    2: "A 0.31 0.320 0.215 0.235 172 -208 C 0.445 0.58 0.22 0.76 0.09 0.915 L 0.555 0.915",
    3: "A 0.30 0.282 0.200 0.197 160 -250 A 0.30 0.697 0.235 0.218 90 -252",
    4: "M 0.415 0.915 L 0.415 0.085 L 0.07 0.675 L 0.595 0.675",
    5: "M 0.53 0.085 L 0.155 0.085 L 0.125 0.455 A 0.31 0.640 0.235 0.275 140 -282",
    6: "M 0.475 0.085 C 0.25 0.20 0.075 0.40 0.075 0.655 A 0.315 0.655 0.24 0.26 180 360",
}


@cache
def material_sign(material: int) -> QPainterPath:
    """Conifer, chasing arrows, masonry or window: the body of the sign in a unit square."""
    return (_conifer, _chasing_arrows, _masonry, _window)[material]()


@cache
def numeral(value: int, weight: float = 0.165) -> QPainterPath:
    """1 to 6 as a milled groove: our own figures, the same on every system's fonts.

    Height 1, centred on (0.5, 0.5) of the unit square.
    """
    body = thickened(path_of(_NUMERALS[value]), weight)
    centre = body.boundingRect().center()
    return QTransform.fromTranslate(0.5 - centre.x(), 0.5 - centre.y()).map(body)


PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.22, 0.29), (0.5, 0.29), (0.78, 0.29), (0.22, 0.71), (0.5, 0.71), (0.78, 0.71)),
}
"""Where the pips of a value sit on the unit square."""
