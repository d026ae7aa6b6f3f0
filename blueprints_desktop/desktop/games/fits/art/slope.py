"""Where a ramp stands and how it leans: cells to pixels and back.

Columns 0 to 6 and rows -4.2 to 12 go through one homography. The rows above 0 are its open head,
where the next piece hovers: 4.2 of them, because the longest piece stands four high.
"""

from functools import cached_property

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

COLUMNS, ROWS = 6, 12
HEAD = 4.2
RAIL = 0.36
WIDE, HIGH = 324.0, 644.0
"""The room that the whole ramp takes at 100 %, its flank included."""

_AXIS, _TOP, _FOOT = 156.0, 4.0, 614.0
"""Where the middle of the ramp, its upper and its lower edge lie in that room."""
_NARROW, _BROAD = 120.0, 138.0
"""Half the width of the upper and of the lower edge: 1 to 1.15."""


@frozen(eq=False)
class Slope:
    """Where a ramp stands: ``rect`` in the proportions of WIDE to HIGH."""

    rect: QRectF

    @property
    def scale(self) -> float:
        return self.rect.width() / WIDE

    @cached_property
    def grid(self) -> QTransform:
        """Cells to pixels."""
        flat = QPolygonF(
            [
                QPointF(0.0, -HEAD),
                QPointF(COLUMNS, -HEAD),
                QPointF(COLUMNS, ROWS),
                QPointF(0.0, ROWS),
            ]
        )
        seen = QPolygonF(
            [
                self._at(_AXIS - _NARROW, _TOP),
                self._at(_AXIS + _NARROW, _TOP),
                self._at(_AXIS + _BROAD, _FOOT),
                self._at(_AXIS - _BROAD, _FOOT),
            ]
        )
        made = QTransform.quadToQuad(flat, seen)
        assert isinstance(made, QTransform)  # the stubs do not say so
        return made

    @cached_property
    def back(self) -> QTransform:
        """Pixels to cells."""
        return self.grid.inverted()[0]

    def _at(self, x: float, y: float) -> QPointF:
        return self.rect.topLeft() + QPointF(x, y) * self.scale

    def point(self, column: float, row: float) -> QPointF:
        return self.grid.map(QPointF(column, row))

    def place(self, at: QPointF) -> QPointF:
        """The column and row, in fractions, under a pixel."""
        return self.back.map(at)

    def cell(self, row: float) -> float:
        """About how many pixels a cell of that row is wide."""
        return self.point(1.0, row + 0.5).x() - self.point(0.0, row + 0.5).x()

    def area(self, left: float, top: float, right: float, bottom: float) -> QPainterPath:
        """A rectangle of cells as it is seen."""
        path = QPainterPath()
        path.addRect(QRectF(left, top, right - left, bottom - top))
        return self.grid.map(path)

    def holds(self, at: QPointF) -> bool:
        """Whether a pixel is on the ramp, its rails included."""
        return self.area(-RAIL, -HEAD, COLUMNS + RAIL, ROWS).contains(at)
