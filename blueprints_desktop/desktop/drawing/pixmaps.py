"""Draw once, then only blit: the cache of everything that is rendered ahead.

Textures and soft shadows are far too slow for a paint event (500 cubes: 30 to 70 ms painted,
under 3 ms blitted), so each object is drawn once per size, pixel ratio and palette. The cache is an
object of the application, not of this module: pixmaps must not outlive the QGuiApplication.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from blueprints_desktop.desktop.drawing.painting import blank_image
from blueprints_desktop.desktop.drawing.palette import Palette

MEGABYTE = 1 << 20

Drawing = Callable[[QPainter], None]


class Sprite(NamedTuple):
    """A rendered object and where, in it, the object's own origin lies (logical pixels)."""

    pixmap: QPixmap
    anchor: QPointF
    ratio: float

    def paint(self, painter: QPainter, at: QPointF, opacity: float = 1.0) -> None:
        """Blit so that the origin falls on ``at``, moved to the nearest device pixel."""
        where = QPointF(
            round((at.x() - self.anchor.x()) * self.ratio) / self.ratio,
            round((at.y() - self.anchor.y()) * self.ratio) / self.ratio,
        )
        if opacity >= 1.0:
            painter.drawPixmap(where, self.pixmap)
            return
        before = painter.opacity()
        painter.setOpacity(before * opacity)
        painter.drawPixmap(where, self.pixmap)
        painter.setOpacity(before)

    @property
    def bounds(self) -> QRectF:
        """What the sprite covers, seen from its origin."""
        size = self.pixmap.deviceIndependentSize()
        return QRectF(-self.anchor.x(), -self.anchor.y(), size.width(), size.height())


def device_bounds(bounds: QRectF, ratio: float) -> QRectF:
    """``bounds`` grown to whole device pixels, so that nothing is cut and nothing resampled."""
    left, top = floor(bounds.left() * ratio), floor(bounds.top() * ratio)
    right, bottom = ceil(bounds.right() * ratio), ceil(bounds.bottom() * ratio)
    return QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)


def render(
    bounds: QRectF, ratio: float, draw: Drawing, *, deep: bool = False, opaque: bool = False
) -> QImage:
    """Let ``draw`` paint about the origin; the image shows ``bounds`` of it.

    ``deep`` paints on 16 bits a channel and rounds once at the end: wanted for soft shadows, whose
    many faint layers would otherwise drift in hue. What is ``opaque`` covers all of its bounds.
    Without a size nothing is drawn, and the image is one clear pixel.
    """
    bounds = device_bounds(bounds, ratio)
    size = QSize(round(bounds.width() * ratio), round(bounds.height() * ratio))
    kind = QImage.Format.Format_ARGB32_Premultiplied
    if opaque:
        kind = QImage.Format.Format_RGB32
    if size.isEmpty():
        return blank_image(QSize(), ratio=ratio)  # drawings measure by their size
    image = blank_image(size, QImage.Format.Format_RGBA64_Premultiplied if deep else kind, ratio)
    with QPainter(image) as painter:  # an image must not go before its painter, whatever happens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(-bounds.topLeft())
        draw(painter)
    return image.convertToFormat(kind) if deep else image


class PixmapCache:
    """Sprites by (what, size, pixel ratio, palette); the longest unused go first."""

    def __init__(self, limit: int = 96 * MEGABYTE) -> None:
        self.limit = limit
        self.used = 0
        self._sprites: OrderedDict[Hashable, Sprite] = OrderedDict()

    def __len__(self) -> int:
        return len(self._sprites)

    def __iter__(self) -> Iterator[Hashable]:
        """The keys of what is kept: what it is, the pixel ratio and the palette."""
        return iter(self._sprites)

    def clear(self) -> None:
        self._sprites.clear()
        self.used = 0

    def find(self, what: Hashable, ratio: float, palette: Palette | None) -> Sprite | None:
        """The sprite if it is there: the short way for what is painted hundreds of times."""
        key = (what, ratio, palette.key if palette else None)
        known = self._sprites.get(key)
        if known is not None:
            self._sprites.move_to_end(key)
        return known

    def sprite(
        self,
        what: Hashable,
        bounds: QRectF,
        ratio: float,
        palette: Palette | None,
        draw: Drawing,
        *,
        deep: bool = False,
        opaque: bool = False,
    ) -> Sprite:
        """The sprite ``what``, drawn now if it is not there yet.

        ``what`` has to name everything the drawing depends on besides ratio and palette: kind,
        size, state. A drawing that takes no colour from the palette passes None and is shared.
        """
        known = self.find(what, ratio, palette)
        if known is not None:
            return known
        pixmap = QPixmap.fromImage(render(bounds, ratio, draw, deep=deep, opaque=opaque))
        sprite = Sprite(pixmap, -device_bounds(bounds, ratio).topLeft(), ratio)
        self._sprites[what, ratio, palette.key if palette else None] = sprite
        self.used += _bytes(sprite)
        while self.used > self.limit and len(self._sprites) > 1:
            _, dropped = self._sprites.popitem(last=False)
            self.used -= _bytes(dropped)
        return sprite


def _bytes(sprite: Sprite) -> int:
    return sprite.pixmap.width() * sprite.pixmap.height() * sprite.pixmap.depth() // 8
