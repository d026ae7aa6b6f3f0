"""FITS: the ramp with its pieces, one of them on its way down."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from blueprints_desktop.desktop.drawing.dice import paint_dashed_contour
from blueprints_desktop.desktop.drawing.painting import closed_path, gradient, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.paper import fitted_view
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.projection import RISE, Place, View
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write

WIDE, LONG = 6, 9
SLOPE = 0.56
"""How much the ramp rises with each cell."""
RIM = 0.42
HIGH = 0.30
"""How thick a piece is, in cells."""
FOOT = 0.9
"""How high the lower end of the ramp stands."""

Cells = tuple[tuple[int, int], ...]

_LYING: tuple[tuple[int, Cells], ...] = (
    (4, ((0, 8), (0, 7), (0, 6), (1, 8))),
    (2, ((1, 7), (2, 7), (2, 8), (3, 8), (3, 7))),
    (0, ((4, 8), (5, 8), (5, 7), (4, 7), (5, 6))),
    (1, ((0, 5), (0, 4), (1, 5), (1, 6))),
    (5, ((2, 6), (3, 6), (3, 5))),
    (3, ((5, 5), (5, 4), (4, 5), (5, 3))),
)
"""Hue and cells of the pieces that lie, as (column, row) from the upper end."""

_FLYING = (0, ((2, 1), (3, 1), (3, 2), (3, 0)))
_LANDING: Cells = ((2, 5), (2, 4), (1, 4), (2, 3))
_BONUS = (((0, 1), "1"), ((5, 1), "3"), ((4, 3), "2"))


def _ramp(view: View) -> QTransform:
    """Cells of the ramp (column, row) to pixels on its sloping face."""
    w, rise = view.w, view.w * RISE
    top = view.point(0.0, 0.0, FOOT + SLOPE * LONG)
    return QTransform(w, rise, -w, rise + SLOPE * w, top.x(), top.y())


def _body(cells: Iterable[tuple[int, int]]) -> QPainterPath:
    """The outline of a piece without inner seams; united large, for Qt rounds to whole pixels."""
    whole = QPainterPath()
    for x, y in cells:
        square = QPainterPath()
        square.addRect(QRectF(x * 64.0, y * 64.0, 64.0, 64.0))
        whole = whole.united(square)
    return QTransform.fromScale(1 / 64.0, 1 / 64.0).map(whole.simplified())


def paint_art(
    painter: QPainter, _cache: PixmapCache, field: QRectF, _ratio: float, palette: Palette
) -> None:
    view = fitted_view(field, 14.4, (WIDE / 2, LONG / 2, 3.1))
    _paint_wedge(painter, view, palette)
    face = _ramp(view)
    _paint_grid(painter, face, view.w, palette)
    for cell, figure in _BONUS:
        _paint_bonus(painter, face, cell, figure, view.w, palette)
    for hue, cells in sorted(_LYING, key=lambda piece: min(x + y for x, y in piece[1])):
        _paint_piece(painter, face, view.w, _body(cells), palette.fits[hue], palette, 0.0)
    ghost = face.map(_body(_LANDING))
    painter.fillPath(ghost, alpha(palette.pencil, 0.22))
    paint_dashed_contour(painter, ghost, palette, max(1.4, 0.10 * view.w))
    hue, cells = _FLYING
    _paint_piece(painter, face, view.w, _body(cells), palette.fits[hue], palette, 0.55)


def _side(view: View, places: Sequence[Place]) -> QPainterPath:
    return closed_path(view.polygon(places))


def _paint_wedge(painter: QPainter, view: View, palette: Palette) -> None:
    """The wooden body: shadow, near end, right flank, then the sloping face with its rim."""
    wood, w = palette.wood, view.w
    low_x, low_y, far_x, far_y = -RIM, -RIM, WIDE + RIM, LONG + RIM
    high = FOOT + SLOPE * (LONG + RIM)
    low = FOOT - SLOPE * RIM
    drop = [(far_x, low_y, 0), (far_x + 3.4, low_y - 1.4, 0), (far_x + 1.2, far_y - 0.5, 0),
            (far_x, far_y, 0), (low_x, far_y, 0)]  # fmt: skip
    paint_soft(painter, _side(view, drop), alpha(palette.shadow_on_paper, 0.50), 0.7 * w)
    near = [(low_x, far_y, 0), (far_x, far_y, 0), (far_x, far_y, low), (low_x, far_y, low)]
    flank = [(far_x, low_y, 0), (far_x, far_y, 0), (far_x, far_y, low), (far_x, low_y, high)]
    contact = closed_path(view.polygon([(x + 0.1, y + 0.12, 0) for x, y in
                                   ((low_x, low_y), (far_x, low_y), (far_x, far_y), (low_x, far_y))]))  # fmt: skip
    paint_soft(painter, contact, alpha(palette.shadow_on_paper, 0.45), 0.3 * w)
    for places, upper, lower in (
        (near, wood.middle, mix(wood.middle, wood.shade, 0.7)),
        (flank, mix(wood.middle, wood.shade, 0.55), lighter(wood.shade, -0.18)),
    ):
        path = _side(view, places)
        area = path.boundingRect()
        fade = gradient(area.topLeft(), area.bottomLeft(), upper, lower)
        painter.fillPath(path, fade)
    _paint_grain(painter, view, palette, far_x, (low_y, far_y), (low, high))
    slope = [(low_x, low_y, high), (far_x, low_y, high), (far_x, far_y, low), (low_x, far_y, low)]
    top = _side(view, slope)
    area = top.boundingRect()
    fade = gradient(area.topLeft(), area.bottomRight(), lighter(wood.lit, 0.12), wood.middle)
    painter.fillPath(top, fade)
    pen = QPen(alpha(QColor("#FFFFFF"), 0.45), max(1.0, 0.06 * w))
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([view.point(*slope[index]) for index in (3, 2, 1)]))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_grain(
    painter: QPainter,
    view: View,
    palette: Palette,
    x: float,
    reach: tuple[float, float],
    heights: tuple[float, float],
) -> None:
    """Fibres along the flank, running with the board."""
    painter.setPen(QPen(alpha(lighter(palette.wood.shade, -0.35), 0.40), max(0.7, 0.045 * view.w)))
    for share in (0.16, 0.33, 0.52, 0.70, 0.87):
        start = view.point(x, reach[0] + 0.02, heights[1] * share)
        end = view.point(x, reach[1] - 0.02, heights[0] * share)
        painter.drawLine(start, end)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_grid(painter: QPainter, face: QTransform, w: float, palette: Palette) -> None:
    """The blue sheet let into the frame, its upper and left edge in the shade of the rim."""
    sheet = QPainterPath()
    sheet.addRect(QRectF(0, 0, WIDE, LONG))
    body = face.map(sheet)
    area = body.boundingRect()
    fade = QLinearGradient(area.topLeft(), area.bottomRight())
    fade.setColorAt(0.1, mix(palette.paper_lit, QColor("#FFFFFF"), 0.14))
    fade.setColorAt(0.9, palette.paper)
    painter.fillPath(body, fade)
    painter.setPen(QPen(alpha(palette.ink, 0.34), max(0.8, 0.05 * w)))
    for column in range(1, WIDE):
        painter.drawLine(face.map(QPointF(column, 0)), face.map(QPointF(column, LONG)))
    for row in range(1, LONG):
        painter.drawLine(face.map(QPointF(0, row)), face.map(QPointF(WIDE, row)))
    painter.setPen(QPen(alpha(palette.paper_edge, 0.85), max(1.0, 0.12 * w)))
    painter.drawPolyline(
        QPolygonF([face.map(QPointF(*at)) for at in ((0.0, LONG), (0.0, 0.0), (WIDE, 0.0))])
    )
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_bonus(
    painter: QPainter,
    face: QTransform,
    cell: tuple[int, int],
    figure: str,
    w: float,
    palette: Palette,
) -> None:
    disc = QPainterPath()
    disc.addEllipse(QPointF(cell[0] + 0.5, cell[1] + 0.5), 0.37, 0.37)
    painter.fillPath(face.map(disc), palette.pencil)
    at = face.map(QPointF(cell[0] + 0.5, cell[1] + 0.5))
    write(painter, figure, at, Type(0.72 * w, 700), palette.paper_edge, Anchor.MIDDLE)


def _paint_piece(
    painter: QPainter,
    face: QTransform,
    w: float,
    body: QPainterPath,
    hue: QColor,
    palette: Palette,
    lift: float,
) -> None:
    """One solid body: its shadow on the ramp, its walls, its bevelled top."""
    ground = face.map(body)
    up = -(HIGH + lift) * w
    shade = ground.translated((0.16 + lift * 0.9) * w, (0.06 + lift * 0.35) * w)
    paint_soft(painter, shade, alpha(palette.shadow_on_paper, 0.55), (0.18 + 0.4 * lift) * w)
    steps = max(2, round(HIGH * w))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(steps):
        raised = ground.translated(0.0, -(lift + HIGH * step / steps) * w)
        painter.fillPath(raised, lighter(hue, -0.42 + 0.14 * step / steps))
    top = ground.translated(0.0, up)
    area = top.boundingRect()
    fade = gradient(area.topLeft(), area.bottomRight(), lighter(hue, 0.16), lighter(hue, -0.05))
    painter.fillPath(top, fade)
    with saved(painter):
        painter.setClipPath(top)
        bevel = max(1.0, 0.16 * w)
        painter.strokePath(
            top.translated(0.06 * w, 0.10 * w), QPen(alpha(lighter(hue, 0.55), 0.85), bevel)
        )
        painter.strokePath(
            top.translated(-0.05 * w, -0.10 * w), QPen(alpha(lighter(hue, -0.30), 0.55), bevel)
        )
    painter.strokePath(top, QPen(lighter(hue, -0.45), max(0.8, 0.06 * w)))
