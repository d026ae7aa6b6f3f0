"""Soft shadows: under things that stand, and around panels and sheets that lie.

A shadow is blurred once, at a resolution that suits its softness, on 16 bits a channel; stacking
faint layers on 8 bits would round each one and turn a brown shadow green.
"""

from math import ceil, exp
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from blueprints_desktop.desktop.drawing.painting import blank_image, closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite, device_bounds
from blueprints_desktop.desktop.drawing.projection import FALL, View

_SHARPEST = 2.2
"""Device pixels of spread (sigma) at which blurring is done; wider shadows are blurred smaller."""

_REACH = 2.6
"""How many sigmas of a Gaussian are worth reckoning."""


def paint_soft(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    blur: float,
    sharpest: float = _SHARPEST,
) -> None:
    """Fill ``path`` with its rim softened over ``blur`` pixels (twice the spread of a Gaussian).

    Meant for a deep painter without rotation; the pixel ratio is read from its device. A smaller
    ``sharpest`` is quicker, for large shapes whose rims need not be exact.
    """
    sigma = blur / 2.0
    ratio = painter.device().devicePixelRatioF()
    scale = min(1.0, sharpest / max(0.01, sigma * ratio)) * ratio
    margin = 2.0 * _REACH * sigma + 4.0 / scale
    grown = path.boundingRect().adjusted(-margin, -margin, margin, margin)
    area = device_bounds(grown, ratio)
    size = QSize(ceil(area.width() * scale), ceil(area.height() * scale))
    image = blank_image(size, QImage.Format.Format_RGBA64_Premultiplied)
    with QPainter(image) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(scale, scale)
        brush.translate(-area.topLeft())
        brush.fillPath(path, colour)
    weights = _gaussian(sigma * scale)
    image = _smeared(_smeared(image, weights, 1, 0), weights, 0, 1)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        covered = QSizeF(image.width() / scale, image.height() / scale)
        painter.drawImage(QRectF(area.topLeft(), covered), image)


def soft_reach(blur: float, sharpest: float = _SHARPEST) -> float:
    """How far beyond its path something painted soft can be seen, on screens of any ratio."""
    sigma = blur / 2.0
    return _REACH * sigma + 2.0 * max(1.0, sigma / sharpest)


def _gaussian(sigma: float) -> list[float]:
    if sigma < 0.3:
        return [1.0]
    reach = ceil(_REACH * sigma)
    raw = [exp(-0.5 * (step / sigma) ** 2) for step in range(-reach, reach + 1)]
    whole = sum(raw)
    return [weight / whole for weight in raw]


def _smeared(image: QImage, weights: list[float], across: int, down: int) -> QImage:
    """One pass of a separable blur: the weighted mean of the image and its shifted copies.

    Taken step by step with the mode "Source", which mixes in proportion; "Plus" would cut off what
    exceeds full strength before it weighs it. Qt knows 256 steps of opacity, so the lightest copies
    come first, when their share of the whole is still large. The margin is twice the longest shift,
    so what a copy leaves untouched along the border is empty anyway.
    """
    result = blank_image(image.size(), image.format())
    with QPainter(result) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        reach = len(weights) // 2
        so_far = 0.0
        for index, weight in sorted(enumerate(weights), key=lambda entry: entry[1]):
            so_far += weight
            painter.setOpacity(weight / so_far)
            painter.drawImage((index - reach) * across, (index - reach) * down, image)
    return result


def fall_length(levels: int) -> float:
    """How far a stack throws its shadow, in floor units."""
    return min(1.5, 0.42 + 0.34 * levels)


def _footprint(view: View, x: float, y: float, dx: float, dy: float) -> QPolygonF:
    return view.polygon([(x, y, 0), (x + dx, y, 0), (x + dx, y + dy, 0), (x, y + dy, 0)])


def swept(view: View, x: float, y: float, dx: float, dy: float, length: float) -> QPainterPath:
    """The ground a box of this footprint darkens: its footprint drawn along the light."""
    fx, fy = FALL[0] * length, FALL[1] * length
    corners = [(0, 0), (fx, fy), (dx + fx, fy), (dx + fx, dy + fy), (dx, dy), (0, dy)]
    return closed_path(view.polygon([(x + right, y + near, 0) for right, near in corners]))


def contact_shadow(
    cache: PixmapCache,
    w: float,
    ratio: float,
    palette: Palette,
    *,
    on_paper: bool = False,
    levels: int = 1,
    size: tuple[float, float] = (1.0, 1.0),
    clear: bool = False,
) -> Sprite:
    """The shadow of a box ``size`` cells wide and deep, anchored at its far floor corner.

    A dark core where it touches the ground, then the fall along the light: tighter near the box,
    softer and weaker further away. ``clear`` is glass: it lets most of the light through and
    gathers some of it into a bright spot.
    """
    what = ("contact shadow", w, on_paper, levels, size, clear)
    known = cache.find(what, ratio, palette)
    if known is not None:
        return known
    length = fall_length(levels)
    view = View(w)
    colour = palette.shadow_on_paper if on_paper else palette.shadow_on_desk
    strength = 1.0 if on_paper or not palette.dark else 1.5
    if clear:
        strength *= 0.62
    dx, dy = size
    light_ground = not on_paper and not palette.dark

    def draw(painter: QPainter) -> None:
        far = swept(view, 0.0, 0.0, dx, dy, length)
        paint_soft(painter, far, alpha(colour, 0.27 * strength), 0.24 * w)
        near = swept(view, 0.0, 0.0, dx, dy, length * 0.62)
        paint_soft(painter, near, alpha(colour, 0.24 * strength), 0.13 * w)
        core = closed_path(_footprint(view, 0.01, -0.03, dx + 0.05, dy + 0.06))
        paint_soft(painter, core, alpha(colour, 0.50 * strength), 0.11 * w)
        if clear:
            _paint_gathered_light(painter, view, dx, dy, length, 0.30 if light_ground else 0.10)

    reach = swept(view, 0.0, 0.0, dx, dy, length).boundingRect()
    soft = 0.56 * w + 1.0
    bounds = reach.adjusted(-soft, -soft, soft, soft)
    return cache.sprite(what, bounds, ratio, palette, draw, deep=True)


def _paint_gathered_light(
    painter: QPainter, view: View, dx: float, dy: float, length: float, strength: float
) -> None:
    """The bright streak glass throws into its own shadow."""
    fx, fy = FALL[0] * length, FALL[1] * length
    streak = QPainterPath()
    corners = [(dx + 0.06, 0.30 * dy), (dx + 0.75 * fx, 0.22 * dy + 0.5 * fy)]
    corners += [(dx + 0.75 * fx, 0.58 * dy + 0.5 * fy), (dx + 0.06, 0.72 * dy)]
    streak.addPolygon(view.polygon([(x, y, 0.0) for x, y in corners]))
    streak.closeSubpath()
    paint_soft(painter, streak, alpha(QColor("#F2FDFF"), strength), 0.14 * view.w)


class Layer(NamedTuple):
    """One layer of the shadow of something lying: moved down, blurred, and how strong."""

    down: float
    blur: float
    strength: float


def panel_layers(palette: Palette) -> tuple[Layer, Layer]:
    near, far = palette.panel_shadow
    return Layer(6.0, 18.0, far), Layer(1.0, 2.0, near)


PAPER_LAYERS = (Layer(10.0, 26.0, 0.22), Layer(2.0, 3.0, 0.22))


def lying_reach(radius: float, layers: tuple[Layer, ...], scale: float = 1.0) -> int:
    """How far beyond its rectangle the shadow of something lying may be seen."""
    reach = max(layer.blur for layer in layers) * 1.6 * scale + radius * scale
    drop = max(layer.down for layer in layers) * scale
    return ceil(reach + drop)


def paint_lying_shadow(
    painter: QPainter,
    cache: PixmapCache,
    rect: QRectF,
    radius: float,
    layers: tuple[Layer, ...],
    ratio: float,
    palette: Palette,
    scale: float = 1.0,
) -> None:
    """The shadow around a rounded rectangle of any size, stretched from one small picture.

    The picture holds four corners and one pixel of each side; only those sides are stretched, so
    panels of all sizes share it.
    """
    edge = lying_reach(radius, layers, scale)
    middle = 2.0 / ratio
    side = 2 * edge + middle
    stencil = QRectF(-side / 2, -side / 2, side, side)

    def draw(brush: QPainter) -> None:
        for layer in layers:
            path = QPainterPath()
            moved = stencil.translated(0.0, layer.down * scale)
            path.addRoundedRect(moved, radius * scale, radius * scale)
            colour = alpha(palette.shadow_on_desk, layer.strength)
            paint_soft(brush, path, colour, layer.blur * scale)

    grown = stencil.adjusted(-edge, -edge, edge, edge)
    what = ("lying shadow", radius, layers, scale)
    sprite = cache.sprite(what, grown, ratio, palette, draw, deep=True)
    _paint_nine(painter, sprite, rect.adjusted(-edge, -edge, edge, edge), 2 * edge, ratio)


def _paint_nine(
    painter: QPainter, sprite: Sprite, target: QRectF, corner: float, ratio: float
) -> None:
    """Corners as they are, sides stretched. The inside is left out: the body covers it.

    Reckoned in whole device pixels, or seams would show where the pieces meet.
    """
    pixmap = sprite.pixmap
    left, top = round(target.left() * ratio), round(target.top() * ratio)
    right, bottom = round(target.right() * ratio), round(target.bottom() * ratio)
    wide, high = pixmap.width(), pixmap.height()
    cut_x = min(round(corner * ratio), (right - left) // 2)
    cut_y = min(round(corner * ratio), (bottom - top) // 2)
    columns = (
        (left, cut_x, 0, cut_x),
        (left + cut_x, right - left - 2 * cut_x, wide // 2, 1),
        (right - cut_x, cut_x, wide - cut_x, cut_x),
    )
    rows = (
        (top, cut_y, 0, cut_y),
        (top + cut_y, bottom - top - 2 * cut_y, high // 2, 1),
        (bottom - cut_y, cut_y, high - cut_y, cut_y),
    )
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        for number, (x, width, from_x, take_x) in enumerate(columns):
            for other, (y, height, from_y, take_y) in enumerate(rows):
                if width and height and not number == other == 1:
                    place = QRectF(x / ratio, y / ratio, width / ratio, height / ratio)
                    painter.drawPixmap(place, pixmap, QRectF(from_x, from_y, take_x, take_y))
