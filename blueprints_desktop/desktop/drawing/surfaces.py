"""What everything lies on: the desk, panels, trays, bars."""

from functools import cache
from math import hypot
from operator import add

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, device_bounds
from blueprints_desktop.desktop.drawing.shadows import paint_lying_shadow, panel_layers
from blueprints_desktop.desktop.drawing.textures import seeded

NOISE = 128
_TRAY_CORNER = 12.0


@cache
def _grains(seed: int) -> bytes:
    """A grain's shade a pixel, from black to white; as with two dice, most are near the middle."""
    random = seeded(NOISE, seed)
    halved = bytes(shade // 2 for shade in range(256))
    one, other = (random.randbytes(NOISE * NOISE).translate(halved) for _ in range(2))
    return bytes(map(add, one, other))


def noise_image(strength: float, seed: int = 1) -> QImage:
    """A tile of grains, white and black at up to ``strength``.

    It breaks up the bands that wide gradients show on 8 bits. Home waits for it at every start,
    so the grains are thrown once, and tables make them as strong as is wanted.
    """
    values = [min(shade / 127.0 - 1.0, 1.0) for shade in range(256)]
    opacities = [round(abs(value) * 255.0 * strength) for value in values]
    whites = [
        opacity if value > 0.0 else 0 for opacity, value in zip(opacities, values, strict=True)
    ]
    grains = _grains(seed)
    white, opacity = grains.translate(bytes(whites)), grains.translate(bytes(opacities))
    pixels = bytearray(4 * len(grains))
    pixels[0::4] = pixels[1::4] = pixels[2::4] = white
    pixels[3::4] = opacity
    kind = QImage.Format.Format_RGBA8888_Premultiplied
    image = QImage(bytes(pixels), NOISE, NOISE, NOISE * 4, kind)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def paint_noise(
    painter: QPainter, cache: PixmapCache, area: QRectF, ratio: float, strength: float = 0.02
) -> None:
    """Lay noise of one grain a device pixel over ``area``."""
    side = NOISE / ratio

    def draw(brush: QPainter) -> None:
        image = noise_image(strength)
        image.setDevicePixelRatio(ratio)
        brush.drawImage(QPointF(0.0, 0.0), image)

    tile = cache.sprite(("noise", strength), QRectF(0, 0, side, side), ratio, None, draw)
    painter.drawTiledPixmap(area, tile.pixmap)


def paint_desk(
    painter: QPainter, cache: PixmapCache, rect: QRectF, ratio: float, palette: Palette
) -> None:
    """The desk under its lamp: lit at the upper left, a little darker far from it."""
    lamp = QPointF(rect.left() + 0.30 * rect.width(), rect.top() + 0.04 * rect.height())
    reach = hypot(rect.right() - lamp.x(), rect.bottom() - lamp.y())
    light = QRadialGradient(lamp, reach)
    light.setColorAt(0.0, palette.desk_lit)
    light.setColorAt(0.52, palette.desk)
    light.setColorAt(1.0, palette.desk_far)
    painter.fillRect(rect, QBrush(light))
    paint_noise(painter, cache, rect, ratio, 0.012 if palette.dark else 0.02)


def desk_pixmap(
    cache: PixmapCache, width: float, height: float, ratio: float, palette: Palette
) -> QPixmap:
    """The whole desk of a window, drawn once a size."""
    area = device_bounds(QRectF(0.0, 0.0, width, height), ratio)
    sprite = cache.sprite(
        ("desk", width, height),
        area,
        ratio,
        palette,
        lambda painter: paint_desk(painter, cache, area, ratio, palette),
        opaque=True,
    )
    return sprite.pixmap


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_panel(
    painter: QPainter,
    cache: PixmapCache,
    rect: QRectF,
    ratio: float,
    palette: Palette,
    *,
    radius: float = 12.0,
    scale: float = 1.0,
    raised: bool = False,
    edge: QColor | None = None,
) -> None:
    """A panel lying on the desk. ``edge`` marks it as the active one, with a bar at the left."""
    paint_lying_shadow(painter, cache, rect, radius, panel_layers(palette), ratio, palette, scale)
    body = rounded(rect, radius * scale)
    fill = palette.panel_raised if raised or edge else palette.panel
    fade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fade.setColorAt(0.0, lighter(fill, 0.03 if palette.dark else 0.25))
    fade.setColorAt(1.0, fill)
    painter.fillPath(body, fade)
    if edge is not None:
        bar = QPainterPath()
        bar.addRect(QRectF(rect.left(), rect.top(), 5.0 * scale, rect.height()))
        painter.fillPath(body.intersected(bar), edge)
        stroke_inside(painter, rect, radius * scale, edge, 2.0 * scale)
        return
    stroke_inside(painter, rect, radius * scale, palette.line, 1.0)
    if palette.dark:
        shine = QRectF(
            rect.left() + radius * scale, rect.top() + 1.0, rect.width() - 2 * radius * scale, 1.0
        )
        painter.fillRect(shine, QColor(255, 255, 255, 14))


def paint_bar(
    painter: QPainter, rect: QRectF, palette: Palette, edge: QColor | None, *, top: bool
) -> None:
    """The bar at the top or bottom of a page; its inner edge may carry a player's colour."""
    painter.fillRect(rect, palette.panel)
    thick = 3.0 if edge is not None else 1.0
    y = rect.bottom() - thick if top else rect.top()
    painter.fillRect(QRectF(rect.left(), y, rect.width(), thick), edge or palette.line)


def paint_tray(painter: QPainter, rect: QRectF, palette: Palette, scale: float) -> None:
    """A sunken field in the desk: shade along its upper and left edge, light under its lower one."""
    radius = _TRAY_CORNER * scale
    if not palette.dark:
        painter.fillPath(
            rounded(rect.translated(0.0, 1.5 * scale), radius), QColor(255, 255, 255, 170)
        )
    body = rounded(rect, radius)
    painter.fillPath(body, mix(palette.panel_sunk, palette.desk, 0.25))
    with saved(painter):
        painter.setClipPath(body)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shade = palette.shadow_on_desk
        depth = 7.0 * scale
        for step in range(6):
            share = step / 6.0
            inner = rect.adjusted(-depth, -depth, depth, depth)
            width = depth * 2.0 * (1.0 - share)
            painter.setPen(QPen(alpha(shade, 0.017 if not palette.dark else 0.07), width))
            painter.drawRoundedRect(inner.adjusted(depth, depth, depth, depth), radius, radius)
    stroke_inside(painter, rect, radius, palette.line, 1.0)
