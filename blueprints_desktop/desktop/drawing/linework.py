"""Plans as a draughtsman draws them: boxes as hidden-line drawings from a grid of heights.

Same projection as the buildings, so that plan and building can be laid over each other in the mind.
"""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, mix
from blueprints_desktop.desktop.drawing.projection import RISE, Cell, Cuboid, View, painting_order

Heights = Sequence[Sequence[int | None]]
"""Rows of a plan from far to near, ``heights[y][x]``; None is a hatched place."""


def plan_bounds(view: View, heights: Heights) -> QRectF:
    """What the drawing of ``heights`` covers."""
    deep, wide = len(heights), len(heights[0])
    area = view.polygon([(0, 0, 0), (wide, 0, 0), (wide, deep, 0), (0, deep, 0)]).boundingRect()
    for y, row in enumerate(heights):
        for x, height in enumerate(row):
            if height:
                area = area.united(
                    _path(view.outline(Cuboid(x, y, 0, 1, 1, height))).boundingRect()
                )
    return area


def fitted_view(heights: Heights, rect: QRectF, largest: float = 1e9) -> View:
    """The view in which the drawing of ``heights`` fills ``rect``, in its middle."""
    unit = plan_bounds(View(1.0), heights)
    w = min(rect.width() / unit.width(), rect.height() / unit.height(), largest)
    offset = QPointF(unit.center().x() * w, unit.center().y() * w)
    return View(w, rect.center() - offset)


def paint_plan(
    painter: QPainter, view: View, heights: Heights, palette: Palette, scale: float = 1.0
) -> None:
    """The isometric line drawing of a plan: edges one sees strong, joints of storeys thin."""
    line = max(1.0, 1.35 * scale)
    cubes: list[Cell] = []
    for y, row in enumerate(heights):
        for x, height in enumerate(row):
            if height is None:
                _paint_hatched_floor(painter, view, x, y, palette, line)
            cubes += [(x, y, z) for z in range(height or 0)]
    full = set(cubes)
    for x, y, z in painting_order(cubes):
        _paint_cube(painter, view, (x, y, z), full, palette, line)


def _paint_hatched_floor(
    painter: QPainter, view: View, x: int, y: int, palette: Palette, line: float
) -> None:
    cell = closed_path(view.rhombus(x, y))
    painter.fillPath(cell, alpha(palette.paper_edge, 0.45))
    strokes = []
    for number in range(1, 12):
        share = number / 6
        start = (x + share, y) if share <= 1 else (x + 1, y + share - 1)
        end = (x, y + share) if share <= 1 else (x + share - 1, y + 1)
        strokes.append(QLineF(view.point(*start), view.point(*end)))
    painter.setPen(QPen(alpha(palette.ink_2, 0.75), line * 0.7))
    painter.drawLines(strokes)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(cell)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_cube(
    painter: QPainter, view: View, cube: Cell, full: set[Cell], palette: Palette, line: float
) -> None:
    """Three faces that cover what is behind, then their edges."""
    x, y, z = cube
    high = z + 1
    top = [(x, y, high), (x + 1, y, high), (x + 1, y + 1, high), (x, y + 1, high)]
    left = [(x, y + 1, high), (x + 1, y + 1, high), (x + 1, y + 1, z), (x, y + 1, z)]
    right = [(x + 1, y + 1, high), (x + 1, y, high), (x + 1, y, z), (x + 1, y + 1, z)]
    white = QColor("#FFFFFF")
    for corners, share in ((top, 0.17), (left, 0.075), (right, 0.0)):
        face = _path([view.point(*corner) for corner in corners])
        painter.fillPath(face, mix(palette.paper, white, share))
    strong = QPen(palette.ink, line)
    seam = QPen(mix(palette.paper, palette.ink, 0.60), line * 0.75)
    for pen in (seam, strong):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    edges = [
        (top[0], top[1], _flush(full, (x, y - 1, z), (x, y - 1, high))),
        (top[3], top[0], _flush(full, (x - 1, y, z), (x - 1, y, high))),
        (top[1], top[2], (x, y, high) in full or _flush(full, (x + 1, y, z), (x + 1, y, high))),
        (top[2], top[3], (x, y, high) in full or _flush(full, (x, y + 1, z), (x, y + 1, high))),
        (left[3], left[0], _flush(full, (x - 1, y, z), (x - 1, y + 1, z))),
        (right[1], right[2], _flush(full, (x, y - 1, z), (x + 1, y - 1, z))),
        (left[1], left[2], _flush(full, (x + 1, y, z), (x + 1, y + 1, z))),
        (left[2], left[3], _flush(full, (x, y, z - 1), (x, y + 1, z - 1))),
        (right[2], right[3], _flush(full, (x, y, z - 1), (x + 1, y, z - 1))),
    ]
    for thin in (True, False):
        painter.setPen(seam if thin else strong)
        painter.drawLines(
            [
                QLineF(view.point(*start), view.point(*end))
                for start, end, flush in edges
                if flush is thin
            ]
        )
    painter.setPen(Qt.PenStyle.NoPen)


def _flush(full: set[Cell], neighbour: Cell, before_it: Cell) -> bool:
    """Whether a face goes on, in the same plane, on ``neighbour``: then the edge is a mere seam."""
    return neighbour in full and before_it not in full


def _path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()
    return path


def paint_dimension(
    painter: QPainter, start: QPointF, end: QPointF, colour: QColor, scale: float = 1.0
) -> None:
    """A dimension line with slanting ticks at both ends."""
    tick = 5.0 * scale
    painter.setPen(QPen(colour, 1.0 * scale))
    painter.drawLine(start, end)
    for point in (start, end):
        painter.drawLine(point - QPointF(0.0, tick), point + QPointF(0.0, tick))
        painter.drawLine(
            point + QPointF(-tick * RISE, tick * RISE), point + QPointF(tick * RISE, -tick * RISE)
        )
    painter.setPen(Qt.PenStyle.NoPen)
