"""The signs of the four materials and the numerals of the dice, as bodies in a unit square."""

from functools import cache
from itertools import pairwise
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from blueprints_desktop.desktop.drawing.projection import rounded_polygon
from blueprints_desktop.desktop.drawing.signs.strokes import path_of, thickened, united


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
