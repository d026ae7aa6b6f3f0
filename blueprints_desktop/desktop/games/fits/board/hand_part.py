"""The piece in the hand, and the same piece on its way down."""

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.fits.art.pieces import (
    HUES,
    body_of,
    paint_piece,
    spots_of,
)
from blueprints_desktop.desktop.games.fits.art.ramp import HIGH, WIDE, Slope
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.fits.pieces import SHAPES, Piece

_MIDDLE, _REACH = 5, 14.0
"""The row for which a sliding piece is drawn, and how far shadows reach beyond it."""
FLOATS = 0.22
"""How far above the glass the hovering piece ends, in rows."""


def hovering_row(piece: Piece, turn: int) -> float:
    """The row of the upper edge of a piece that hovers above the glass."""
    return -FLOATS - len(SHAPES[piece][turn])


@frozen
class Held:
    """A piece somewhere over the ramp; fractions are places on the way."""

    piece: Piece
    turn: int
    column: float
    row: float
    """Of its upper edge."""
    lifted: bool = True
    """In the hand it is ringed in pencil and throws a longer shadow."""


class PiecePart(ScenePart):
    """One piece over the ramp: in the hand, or sliding down."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.slope = self._still = Slope(QRectF(0.0, 0.0, WIDE, HIGH))
        self.held: Held | None = None

    def stand_on(self, slope: Slope, look: Look, ratio: float) -> None:
        self.slope = slope
        self._still = Slope(QRectF(0.0, 0.0, slope.rect.width(), slope.rect.height()))
        self.arrange(self._area(), look, ratio)

    def show_held(self, held: Held | None) -> None:
        if held == self.held:
            return
        self.held = held
        self.setVisible(held is not None)
        self.prepareGeometryChange()
        self.rect = self._area()
        self.update()

    def _area(self) -> QRectF:
        held = self.held
        if held is None:
            return QRectF()
        shape = SHAPES[held.piece][held.turn]
        return self.slope.area(
            held.column, held.row, held.column + len(shape[0]), held.row + len(shape)
        ).boundingRect()

    def draw(self, painter: QPainter) -> None:
        """In the hand it is drawn where it is; on its way down one picture of it shrinks or grows.

        Perspective changes it by a few hundredths a row, which nobody sees in a third of a second.
        """
        held = self.held
        if held is None:
            return
        if held.lifted:
            self.picture(held).paint(painter, self.slope.rect.topLeft())
            return
        still = self.sliding_picture(held.piece, held.turn, held.column)
        drawn = self._bounds(evolve(held, row=float(_MIDDLE)))
        here = self._bounds(held).translated(self.slope.rect.topLeft())
        edge = still.bounds
        across, down = here.width() / drawn.width(), here.height() / drawn.height()
        target = QRectF(
            here.left() - (drawn.left() - edge.left()) * across,
            here.top() - (drawn.top() - edge.top()) * down,
            edge.width() * across,
            edge.height() * down,
        )
        painter.drawPixmap(target, still.pixmap, QRectF(still.pixmap.rect()))

    def _bounds(self, held: Held) -> QRectF:
        """What the piece covers on a ramp that stands at (0, 0)."""
        slope, shape = self._still, SHAPES[held.piece][held.turn]
        right, bottom = held.column + len(shape[0]), held.row + len(shape)
        return slope.area(held.column, held.row, right, bottom).boundingRect()

    def sliding_picture(self, piece: Piece, turn: int, column: float) -> Sprite:
        """The one that is shown all the way down."""
        return self.picture(Held(piece, turn, column, float(_MIDDLE), lifted=False))

    def picture(self, held: Held) -> Sprite:
        """A piece over a ramp that stands at (0, 0)."""
        reach = _REACH * self._still.scale
        area = self._bounds(held).adjusted(-reach, -reach, reach, reach)
        return self.look.pixmaps.sprite(
            ("fits held", held, round(self.slope.rect.width(), 1)),
            area,
            self.ratio,
            self.look.palette,
            lambda brush: self._paint(brush, held),
        )

    def _paint(self, painter: QPainter, held: Held) -> None:
        palette, slope = self.look.palette, self._still
        spots = spots_of(SHAPES[held.piece][held.turn])
        moved = QTransform(slope.grid)
        moved.translate(held.column, held.row)
        cell, u = slope.cell(held.row), slope.scale
        body = moved.map(body_of(spots))
        black = QColor("#000000")
        if held.lifted:
            for times, strength in ((1.0, 0.16), (0.72, 0.14), (0.45, 0.14)):
                fall = QPointF(9.0, 11.0) * u * times
                painter.fillPath(body.translated(fall), alpha(black, strength))
        else:
            painter.fillPath(body.translated(QPointF(4.0, 5.0) * u), alpha(black, 0.28))
        paint_piece(painter, moved, spots, palette.fits[HUES[held.piece]], cell, u)
        if held.lifted:
            painter.strokePath(body, QPen(alpha(palette.paper_edge, 0.85), 4.6 * u))
            painter.strokePath(body, QPen(palette.pencil, 2.4 * u))
