"""A stack read out in a cell of the plan: its tokens bottom up, dashes for what is missing.

Up to three fit under one another beside the large height. Of a higher stack the lower three
stand at the left and the rest close at the right, joined by a line: six dice stay as legible as
one, and the height is still the largest thing in the cell.
"""

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import flat_die
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.blueprints.dice import Die

_TOKEN = 18.0
_COLUMN = 3
"""How many tokens stand over one another."""
CELL = 62.0
"""The side of a cell at 100 %."""


@frozen(eq=False)
class Readout:
    """A cell and what stands on it; everything in it grows with the cell."""

    cell: QRectF
    height: int
    stack: tuple[Die, ...]
    ghost: Die | None = None

    @property
    def scale(self) -> float:
        return self.cell.width() / CELL

    @property
    def dice(self) -> tuple[Die, ...]:
        return self.stack if self.ghost is None else (*self.stack, self.ghost)

    @property
    def levels(self) -> int:
        return max(len(self.dice), self.height)

    @property
    def doubled(self) -> bool:
        """There are two columns of tokens."""
        return self.levels > _COLUMN

    @property
    def side(self) -> int:
        """Of a token."""
        return round(_TOKEN * self.scale)

    def place(self, level: int) -> QPointF:
        """The middle of the token on a level, from 0."""
        side, edge = self.side, (3.0 if self.doubled else 4.0) * self.scale
        column, row = divmod(level, _COLUMN)
        x = self.cell.right() - edge - side / 2
        if self.doubled:
            x -= (side + 2.0 * self.scale) * (1 - column)
        return QPointF(x, self.cell.bottom() - edge - side / 2 - row * side)

    @property
    def printed(self) -> tuple[QPointF, Type]:
        """Where the height stands, and how it is set."""
        cell = self.cell
        if not self.doubled:
            return QPointF(cell.left() + 0.31 * cell.width(), cell.center().y()), Type(34, 500)
        return QPointF((cell.left() + self.box(0).left()) / 2, cell.center().y()), Type(25, 500)

    def box(self, level: int) -> QRectF:
        middle, half = self.place(level), self.side / 2 - 1.0
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)


def paint_readout(painter: QPainter, readout: Readout, look: Look, ratio: float) -> None:
    """The printed height, then the stack."""
    _write_height(painter, readout, look)
    if readout.doubled:
        _paint_joint(painter, readout, look)
    for level, die in enumerate(readout.dice):
        _paint_token(painter, readout, level, die, look, ratio)
    painter.setPen(dashed_pen(look.palette.ink_2, 1.1 * readout.scale, 2.2, 1.8))
    for level in range(len(readout.dice), readout.levels):
        _outline(painter, readout.box(level))
    painter.setPen(Qt.PenStyle.NoPen)


def _write_height(painter: QPainter, readout: Readout, look: Look) -> None:
    at, role = readout.printed
    write(painter, str(readout.height), at, role, look.palette.ink, Anchor.MIDDLE, readout.scale)


def _paint_joint(painter: QPainter, readout: Readout, look: Look) -> None:
    """From the top of the first column to the foot of the second."""
    low, high = readout.box(_COLUMN - 1), readout.box(_COLUMN)
    x = (low.right() + high.left()) / 2
    points = [
        QPointF(low.right() - 2.0, low.center().y()),
        QPointF(x, low.center().y()),
        QPointF(x, high.center().y()),
        QPointF(high.left() + 2.0, high.center().y()),
    ]
    painter.setPen(QPen(alpha(look.palette.ink, 0.8), 1.2 * readout.scale))
    painter.drawPolyline(points)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_token(
    painter: QPainter, readout: Readout, level: int, die: Die, look: Look, ratio: float
) -> None:
    """A die; ringed in pencil if it is the preview's, in bronze if the plan has no room for it."""
    sprite = flat_die(die, readout.side, look, ratio)
    sprite.paint(painter, readout.place(level))
    rim: QColor | None = None
    if readout.ghost is not None and level == len(readout.dice) - 1:
        rim = look.palette.pencil
    elif level >= readout.height:
        rim = lighter(look.palette.bronze, 0.45)
    if rim is not None:
        painter.setPen(QPen(rim, 2.0 * readout.scale))
        _outline(painter, readout.box(level))
        painter.setPen(Qt.PenStyle.NoPen)


def _outline(painter: QPainter, box: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 0.22 * box.width(), 0.22 * box.width())
