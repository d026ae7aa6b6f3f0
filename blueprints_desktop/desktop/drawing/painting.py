"""Safe painters and pictures, and short forms for paths.

An exception between ``save`` and ``restore`` leaves a saved state, and Qt warns when the painter
ends. A painter that is only a local name lives on in the traceback of an exception, and crashes
when its widget or image is deleted first. So states are saved in a ``with`` block, and painters
begin in one: ``with QPainter(device) as painter``.

A picture without a size takes no painter, and its pixel ratio is zero. Pictures are made here, and
the smallest has one pixel.
"""

from collections.abc import Iterable
from types import TracebackType

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

_SMALLEST = QSize(1, 1)


def pixels(size: QSize | QSizeF, ratio: float) -> QSize:
    """How many device pixels a size has; at least one."""
    whole = QSizeF(size.width(), size.height()) * ratio
    return whole.toSize().expandedTo(_SMALLEST)


def blank_pixmap(size: QSize | QSizeF, ratio: float) -> QPixmap:
    """A transparent picture of a size in logical pixels, to be painted on."""
    made = QPixmap(pixels(size, ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def blank_image(
    device_size: QSize,
    kind: QImage.Format = QImage.Format.Format_ARGB32_Premultiplied,
    ratio: float = 1.0,
) -> QImage:
    """A transparent picture of so many device pixels, to be painted on."""
    made = QImage(device_size.expandedTo(_SMALLEST), kind)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


class saved:  # noqa: N801, it reads as a statement
    """Restores the painter's state at the end of the block."""

    __slots__ = ("_painter",)

    def __init__(self, painter: QPainter) -> None:
        self._painter = painter

    def __enter__(self) -> QPainter:
        self._painter.save()
        return self._painter

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._painter.restore()


def closed_path(points: QPolygonF | Iterable[QPointF]) -> QPainterPath:
    """The outline of a polygon."""
    path = QPainterPath()
    path.addPolygon(points if isinstance(points, QPolygonF) else QPolygonF(list(points)))
    path.closeSubpath()
    return path


def oval(centre: QPointF, across: float, down: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, across, down)
    return path


def stroke_inside(
    painter: QPainter, rect: QRectF, radius: float, colour: QColor, width: float
) -> None:
    """A rounded line wholly inside ``rect``, so that a border never makes a thing larger."""
    half = width / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    painter.setPen(Qt.PenStyle.NoPen)


def gradient(
    start: QPointF, end: QPointF, first: QColor, last: QColor, *between: tuple[float, QColor]
) -> QLinearGradient:
    """Colours from one point to another; ``between`` are further ones with their places, 0 to 1."""
    made = QLinearGradient(start, end)
    for place, colour in ((0.0, first), *between, (1.0, last)):
        made.setColorAt(place, colour)
    return made
