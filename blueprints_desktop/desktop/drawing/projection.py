"""The one view of all boards: axes at 45 degrees, seen from 45 degrees above.

``sx = (x - y) * w``, ``sy = (x + y) * RISE * w - z * w``; x runs to the lower right, y to the
lower left, z up, and w is half the width of a cell in pixels. Plans on cards use the same view,
so that plan and building can be laid over each other in the mind.
"""

from collections.abc import Iterable
from enum import Enum
from math import hypot, sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

RISE = sqrt(0.5)
"""How far a step along the floor moves down the screen, in units of w."""

FALL = (0.62, -0.30)
"""Where shadows fall, in floor units: to the right of the screen."""

Place = tuple[float, float, float]
Cell = tuple[int, int, int]


class Face(Enum):
    """The three sides of a box one sees."""

    TOP = "top"
    LEFT = "left"
    RIGHT = "right"


class Cuboid(NamedTuple):
    """A cuboid in floor units: where its far bottom corner stands and how large it is."""

    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    dx: float = 1.0
    dy: float = 1.0
    dz: float = 1.0


UNIT_BOX = Cuboid()


class View(NamedTuple):
    """Floor coordinates to pixels and back. ``origin`` is where (0, 0, 0) falls."""

    w: float
    origin: QPointF = QPointF()

    def point(self, x: float, y: float, z: float = 0.0) -> QPointF:
        """The pixel of a place.

        >>> View(10.0).point(1, 0, 0).x()
        10.0
        """
        return QPointF(
            self.origin.x() + (x - y) * self.w,
            self.origin.y() + (x + y) * RISE * self.w - z * self.w,
        )

    def floor(self, point: QPointF, z: float = 0.0) -> tuple[float, float]:
        """The inverse of ``point`` on the level ``z``: which (x, y) is under a pixel."""
        across = (point.x() - self.origin.x()) / self.w
        along = ((point.y() - self.origin.y()) / self.w + z) / RISE
        return (along + across) / 2.0, (along - across) / 2.0

    def polygon(self, places: Iterable[Place]) -> QPolygonF:
        return QPolygonF([self.point(*place) for place in places])

    def ground(self, z: float = 0.0) -> QTransform:
        """Floor coordinates of the level ``z`` to pixels, for painting on a lying sheet."""
        w, rise = self.w, self.w * RISE
        return QTransform(w, rise, -w, rise, self.origin.x(), self.origin.y() - z * w)

    def face(self, face: Face, box: Cuboid = UNIT_BOX) -> QTransform:
        """The unit square (a, b) to a face of ``box``; b runs away from the far or upper edge.

        Top: x = a, y = b. Left (the side y = 1): x = a, z = 1 - b. Right (the side x = 1):
        y = 1 - a, z = 1 - b. So a sign painted upright in the square stands upright on the face.
        """
        w, rise = self.w, self.w * RISE
        if face is Face.TOP:
            corner = self.point(box.x, box.y, box.z + box.dz)
            return QTransform(
                w * box.dx, rise * box.dx, -w * box.dy, rise * box.dy, corner.x(), corner.y()
            )
        if face is Face.LEFT:
            corner = self.point(box.x, box.y + box.dy, box.z + box.dz)
            return QTransform(w * box.dx, rise * box.dx, 0.0, w * box.dz, corner.x(), corner.y())
        corner = self.point(box.x + box.dx, box.y + box.dy, box.z + box.dz)
        return QTransform(w * box.dy, -rise * box.dy, 0.0, w * box.dz, corner.x(), corner.y())

    def outline(self, box: Cuboid = UNIT_BOX) -> list[QPointF]:
        """The silhouette of ``box``, six corners clockwise from the far one."""
        x, y, z = box.x, box.y, box.z
        far_x, far_y, high = x + box.dx, y + box.dy, z + box.dz
        return [
            self.point(x, y, high),
            self.point(far_x, y, high),
            self.point(far_x, y, z),
            self.point(far_x, far_y, z),
            self.point(x, far_y, z),
            self.point(x, far_y, high),
        ]

    def rhombus(self, x: float, y: float, z: float = 0.0, inset: float = 0.0) -> QPolygonF:
        """The cell (x, y) on level z, drawn in by ``inset`` on each side."""
        low, high = inset, 1.0 - inset
        return self.polygon(
            [
                (x + low, y + low, z),
                (x + high, y + low, z),
                (x + high, y + high, z),
                (x + low, y + high, z),
            ]
        )


def rounded_polygon(points: list[QPointF], radius: float) -> QPainterPath:
    """A closed path with its corners rounded off ``radius`` pixels along each side."""
    path = QPainterPath()
    count = len(points)
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % count]
        enter = _towards(corner, before, radius)
        if index == 0:
            path.moveTo(enter)
        else:
            path.lineTo(enter)
        path.quadTo(corner, _towards(corner, after, radius))
    path.closeSubpath()
    return path


def _towards(start: QPointF, end: QPointF, distance: float) -> QPointF:
    length = hypot(end.x() - start.x(), end.y() - start.y())
    share = min(0.5, distance / length) if length else 0.0
    return start + (end - start) * share


def painting_order(cells: Iterable[Cell]) -> list[Cell]:
    """Unit cubes from far to near: by x + y, then upwards. Larger boxes go level by level.

    >>> painting_order([(1, 1, 0), (0, 0, 1), (0, 0, 0)])
    [(0, 0, 0), (0, 0, 1), (1, 1, 0)]
    """
    return sorted(cells, key=lambda cell: (cell[0] + cell[1], cell[2], cell[0]))


def turned_size(width: int, depth: int, turns: int) -> tuple[int, int]:
    """How wide and deep a grid is after ``turns`` quarter turns."""
    return (width, depth) if turns % 2 == 0 else (depth, width)


def turn(x: float, y: float, width: float, depth: float, turns: int) -> tuple[float, float]:
    """A point of a ``width`` by ``depth`` board after ``turns`` quarter turns, clockwise on screen.

    >>> turn(0, 0, 2, 3, 1)
    (3, 0)
    """
    for _ in range(turns % 4):
        x, y = depth - y, x
        width, depth = depth, width
    return x, y


def turn_cell(x: int, y: int, width: int, depth: int, turns: int) -> tuple[int, int]:
    """A cell of the board after ``turns`` quarter turns; the inverse is turning by ``-turns``.

    The grid handed in is the one before the turn, so undo it with ``turned_size``.

    >>> turn_cell(1, 2, 2, 3, 1)
    (0, 1)
    """
    for _ in range(turns % 4):
        x, y = depth - 1 - y, x
        width, depth = depth, width
    return x, y
