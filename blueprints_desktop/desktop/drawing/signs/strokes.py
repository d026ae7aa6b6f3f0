"""A tiny language for paths, so that a table of signs stays readable.

``M x y`` starts, ``L x y`` draws a line, ``Q`` and ``C`` curves, ``A cx cy rx ry from sweep`` an
arc of an ellipse (degrees, counter-clockwise from three o'clock), ``O cx cy r`` a circle,
``R x y w h r`` a rounded rectangle, ``D x y`` a dot as wide as the pen, ``Z`` closes.
"""

from collections.abc import Callable
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

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
