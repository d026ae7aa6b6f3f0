"""The pieces: one bevelled body each, with its contour at every size."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache, Sprite
from blueprints_desktop.desktop.drawing.projection import rounded_polygon
from blueprints_desktop.desktop.drawing.shadows import paint_soft

Spot = tuple[int, int]
"""Column and row."""

TERRACOTTA, OCHRE, SAGE, TEAL, SLATE, PLUM = range(6)
HUES = (
    TERRACOTTA, SLATE, SAGE, PLUM, OCHRE, TEAL, TERRACOTTA, OCHRE, SAGE, SLATE,
    OCHRE, PLUM, SLATE, TEAL, TERRACOTTA, PLUM,
)  # fmt: skip
"""By piece, in the order F L N P T U V W X Y O4 T4 S4 L4 I3 V3."""

CORNER = 0.11
CONTOUR = 1.5
"""Pixels at 100 %, at every size: three pieces of one hue can meet."""

_STEPS = {(0, -1): (1, 0), (1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1)}


def spots_of(shape: tuple[str, ...]) -> tuple[Spot, ...]:
    """The cells of a shape drawn in rows.

    >>> spots_of(("#.", "##"))
    ((0, 0), (0, 1), (1, 1))
    """
    return tuple(
        (column, row)
        for row, signs in enumerate(shape)
        for column, sign in enumerate(signs)
        if sign == "#"
    )


def corners_of(spots: Iterable[Spot]) -> list[Spot]:
    """The corners of the outline of joined cells, clockwise.

    >>> corners_of([(0, 0), (1, 0)])
    [(0, 0), (2, 0), (2, 1), (0, 1)]
    """
    full = set(spots)
    edges: dict[Spot, Spot] = {}
    for x, y in full:
        for (out_x, out_y), (along_x, along_y) in _STEPS.items():
            if (x + out_x, y + out_y) not in full:
                start = (x + (along_x < 0 or out_x > 0), y + (along_y < 0 or out_y > 0))
                edges[start] = (start[0] + along_x, start[1] + along_y)
    here = first = min(edges, key=lambda corner: (corner[1], corner[0]))
    outline: list[Spot] = []
    while True:
        there = edges[here]
        outline.append(here)
        here = there
        if here == first:
            break
    return [
        corner
        for number, corner in enumerate(outline)
        if not _straight(outline[number - 1], corner, outline[(number + 1) % len(outline)])
    ]


def _straight(one: Spot, middle: Spot, other: Spot) -> bool:
    return one[0] == middle[0] == other[0] or one[1] == middle[1] == other[1]


@lru_cache(maxsize=1024)
def body_of(spots: tuple[Spot, ...], corner: float = CORNER) -> QPainterPath:
    """The outline of a piece in cell units, its corners a little rounded."""
    return rounded_polygon([QPointF(x, y) for x, y in corners_of(spots)], corner)


@lru_cache(maxsize=1024)
def seams_of(spots: tuple[Spot, ...]) -> QPainterPath:
    """The borders of cells inside a piece."""
    full, path = set(spots), QPainterPath()
    for x, y in spots:
        if (x + 1, y) in full:
            path.moveTo(x + 1.0, y + 0.06)
            path.lineTo(x + 1.0, y + 0.94)
        if (x, y + 1) in full:
            path.moveTo(x + 0.06, y + 1.0)
            path.lineTo(x + 0.94, y + 1.0)
    return path


def paint_piece(
    painter: QPainter,
    grid: QTransform,
    spots: tuple[Spot, ...],
    hue: QColor,
    cell: float,
    scale: float = 1.0,
) -> None:
    """A solid piece; ``cell`` is about how many pixels a cell is wide where it lies."""
    body = grid.map(body_of(spots))
    area = body.boundingRect()
    fade = QLinearGradient(area.topLeft(), area.bottomRight())
    fade.setColorAt(0.0, lighter(hue, 0.13))
    fade.setColorAt(1.0, lighter(hue, -0.06))
    painter.fillPath(body, fade)
    if cell >= 15.0:
        seam = QPen(alpha(lighter(hue, -0.6), 0.12), max(1.0, 0.03 * cell))
        painter.strokePath(grid.map(seams_of(spots)), seam)
    _paint_bevel(painter, body, hue, cell)
    contour = QPen(lighter(hue, -0.52), max(1.0, min(CONTOUR * scale, 0.09 * cell + 0.5)))
    painter.strokePath(body, contour)


def _paint_bevel(painter: QPainter, body: QPainterPath, hue: QColor, cell: float) -> None:
    """A light edge at the upper left, a dark one at the lower right, clipped to the body."""
    wide = max(1.2, 0.13 * cell)
    shift = 0.42 * wide
    with saved(painter):
        painter.setClipPath(body)
        painter.strokePath(
            body.translated(-shift, -shift), QPen(alpha(lighter(hue, -0.25), 0.75), wide)
        )
        painter.strokePath(
            body.translated(shift, shift), QPen(alpha(lighter(hue, 0.32), 0.8), wide)
        )


def paint_piece_shadow(
    painter: QPainter, grid: QTransform, spots: tuple[Spot, ...], colour: QColor, cell: float
) -> None:
    """To the lower right only: a shadow on all sides would read as a gap between pieces."""
    body = grid.map(body_of(spots))
    paint_soft(painter, body.translated(0.09 * cell, 0.11 * cell), colour, 0.16 * cell)


def paint_ghost(
    painter: QPainter,
    grid: QTransform,
    spots: tuple[Spot, ...],
    hue: QColor,
    palette: Palette,
    cell: float,
    scale: float = 1.0,
) -> None:
    """Where a piece would come to lie: faint body, hatched, dashed pencil over a dark contour."""
    body = grid.map(body_of(spots))
    painter.fillPath(body, alpha(hue, 0.62))
    with saved(painter):
        painter.setClipPath(body)
        area = body.boundingRect()
        painter.setPen(QPen(alpha(palette.ink, 0.38), max(1.0, 0.045 * cell)))
        step = 0.27 * cell
        offset = area.left() - area.height()
        while offset < area.right():
            painter.drawLine(
                QPointF(offset, area.bottom()), QPointF(offset + area.height(), area.top())
            )
            offset += step
    painter.strokePath(body, QPen(alpha(palette.paper_edge, 0.9), 5.0 * scale))
    painter.strokePath(body, dashed_pen(palette.pencil, 2.8 * scale))


def paint_missing(
    painter: QPainter, grid: QTransform, spots: tuple[Spot, ...], colour: QColor, scale: float
) -> None:
    """The dashed outline of a piece that is not there any more."""
    pen = dashed_pen(alpha(colour, 0.75), max(1.0, 1.1 * scale), 3.0, 2.2)
    painter.strokePath(grid.map(body_of(spots)), pen)


def piece_sprite(
    cache: PixmapCache,
    piece: int,
    shape: tuple[str, ...],
    cell: float,
    ratio: float,
    palette: Palette,
    scale: float = 1.0,
    *,
    shadow: bool = True,
) -> Sprite:
    """A piece lying on the desk or on a card, anchored in its middle."""
    wide, high = len(shape[0]) * cell, len(shape) * cell
    grid = QTransform.fromTranslate(-wide / 2, -high / 2).scale(cell, cell)
    spots = spots_of(shape)
    hue = palette.fits[HUES[piece]]

    def draw(painter: QPainter) -> None:
        if shadow:
            cast = alpha(palette.shadow_on_desk, 0.7 if palette.dark else 0.42)
            paint_piece_shadow(painter, grid, spots, cast, cell)
        paint_piece(painter, grid, spots, hue, cell, scale)

    edge = 0.45 * cell + 3.0
    bounds = QRectF(-wide / 2 - edge, -high / 2 - edge, wide + 2 * edge, high + 2 * edge)
    what = ("fits piece", piece, shape, round(cell, 2), round(scale, 2), shadow)
    return cache.sprite(what, bounds, ratio, palette, draw, deep=True)


def missing_sprite(
    cache: PixmapCache,
    shape: tuple[str, ...],
    cell: float,
    ratio: float,
    palette: Palette,
    colour: QColor,
    scale: float = 1.0,
) -> Sprite:
    """The dashed outline of a piece that is gone, anchored in its middle."""
    wide, high = len(shape[0]) * cell, len(shape) * cell
    grid = QTransform.fromTranslate(-wide / 2, -high / 2).scale(cell, cell)
    bounds = QRectF(-wide / 2, -high / 2, wide, high).adjusted(-3.0, -3.0, 3.0, 3.0)
    what = ("fits missing", shape, round(cell, 2), round(scale, 2), colour.rgba())
    return cache.sprite(
        what,
        bounds,
        ratio,
        palette,
        lambda painter: paint_missing(painter, grid, spots_of(shape), colour, scale),
    )
