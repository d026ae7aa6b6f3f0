"""The picture of a widget, kept from frame to frame: only what has changed is painted anew.

While a building is counted a few spots of its column change at a time, and while columns slide
past one another nothing of them does: the rest is copied.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion

from blueprints_desktop.desktop.drawing.painting import blank_pixmap, pixels

Draw = Callable[[QPainter, QRect], None]
"""Paints what lies in a rectangle; the painter is clipped to it."""


class RevealCanvas:
    """A pixmap as large as its widget, and the spots of it that are out of date.

    Spots are rectangles, not a region: what is clipped by a region is painted line by line.
    """

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._stale: list[QRect] = []

    def soil(self, spot: QRect) -> None:
        """This has changed; it is painted when it is next shown."""
        self._stale = merged((*self._stale, spot))

    def show(
        self, painter: QPainter, exposed: QRegion, size: QSize, ratio: float, draw: Draw
    ) -> None:
        """Bring the picture up to date and copy what is exposed of it."""
        if (
            self._picture.size() != pixels(size, ratio)
            or self._picture.devicePixelRatioF() != ratio
        ):
            self._picture = blank_pixmap(size, ratio)
            self._stale = [QRect(0, 0, size.width(), size.height())]
        if self._stale:
            self._renew(draw)
        part = exposed.boundingRect().toRectF()
        painter.drawPixmap(part, self._picture, _scaled(part, ratio))

    def _renew(self, draw: Draw) -> None:
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            for spot in self._stale:
                painter.setClipRect(spot)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                painter.fillRect(spot, Qt.GlobalColor.transparent)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
                draw(painter, spot)
        self._stale = []


def merged(spots: Iterable[QRect]) -> list[QRect]:
    """The same spots without any two that overlap."""
    apart: list[QRect] = []
    for spot in spots:
        grown, found = spot, True
        while found:
            met = [other for other in apart if other.intersects(grown)]
            found = bool(met)
            for other in met:
                grown = grown.united(other)
                apart.remove(other)
        if not grown.isEmpty():
            apart.append(grown)
    return apart


def _scaled(part: QRectF, ratio: float) -> QRectF:
    """A part of the widget in pixels of the picture."""
    return QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
