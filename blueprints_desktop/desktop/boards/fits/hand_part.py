"""The piece in the hand, and all that a drop would do: lane, ghost, buried cells, the sum."""

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QTransform

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.fits.ramp_part import spots_on
from blueprints_desktop.desktop.boards.parts import Part, StillPart
from blueprints_desktop.desktop.drawing.fits.cells import (
    BONUSES,
    MALUS,
    PLAIN,
    paint_bonus,
    paint_hatched,
    paint_malus,
    paint_ring,
    paint_struck,
    paint_symbol,
)
from blueprints_desktop.desktop.drawing.fits.pieces import (
    HUES,
    body_of,
    paint_ghost,
    paint_piece,
    spots_of,
)
from blueprints_desktop.desktop.drawing.fits.slope import COLUMNS, HIGH, RAIL, WIDE, Slope
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_leader,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.games.fits.boards import Board
from blueprints_desktop.games.fits.outlook import Outlook
from blueprints_desktop.games.fits.pieces import SHAPES, Piece

_MIDDLE, _REACH = 5, 14.0
"""The row for which a sliding piece is drawn, and how far shadows reach beyond it."""
_FLOATS = 0.22
"""How far above the glass the hovering piece ends, in rows."""


def hovering_row(piece: Piece, turn: int) -> float:
    """The row of the upper edge of a piece that hovers above the glass."""
    return -_FLOATS - len(SHAPES[piece][turn])


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


class PiecePart(Part):
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


class OutlookPart(StillPart):
    """What is aimed at: lane and ghost on the ramp, the sum beside it.

    Kept as a picture: while the ramp below fades to another player's it is only blitted.
    """

    bleed = 70.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.slope = Slope(QRectF(0.0, 0.0, WIDE, HIGH))
        self._seen: Outlook | None = None
        self._board: Board | None = None

    def arranged(self) -> None:
        self.slope = Slope(self.rect)

    def show_outlook(self, seen: Outlook | None, board: Board | None) -> None:
        if seen != self._seen or board is not self._board:
            self._seen, self._board = seen, board
            self.setVisible(seen is not None)
            self.update()

    def draw(self, painter: QPainter) -> None:
        seen, board = self._seen, self._board
        if seen is None or board is None:
            return
        self._paint_lane(painter, seen)
        self._paint_closing(painter, seen, board)
        palette, slope = self.look.palette, self.slope
        spots = spots_on(seen.landing)
        cell = slope.cell(max(0, spots[0][1]))
        hue = palette.fits[HUES[seen.landing.piece]]
        paint_ghost(painter, slope.grid, spots, hue, palette, cell, slope.scale)
        self._paint_buried(painter, seen, board)
        self._paint_sum(painter, seen)

    def _paint_lane(self, painter: QPainter, seen: Outlook) -> None:
        """From the hand down to the ghost, column by column, ending where the piece will lie."""
        palette, slope = self.look.palette, self.slope
        landing = seen.landing
        tops: dict[int, int] = {}
        for column, row in spots_on(landing):
            tops[column] = min(tops.get(column, row), row)
        start = -_FLOATS
        fade = QLinearGradient(slope.point(3.0, start), slope.point(3.0, 12.0))
        fade.setColorAt(0.0, alpha(palette.pencil, 0.26))
        fade.setColorAt(1.0, alpha(palette.pencil, 0.08))
        for column, row in tops.items():
            if row > start:
                painter.fillPath(slope.area(column, start, column + 1, row), fade)
        painter.setPen(dashed_pen(palette.pencil, 1.7 * slope.scale))
        for edge, inner in ((min(tops), min(tops)), (max(tops) + 1, max(tops))):
            if tops[inner] > start:
                painter.drawLine(slope.point(edge, start), slope.point(edge, tops[inner]))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_closing(self, painter: QPainter, seen: Outlook, board: Board) -> None:
        """Cells that nothing could reach any more: hatched in pencil, bonuses ringed as safe."""
        palette, grid = self.look.palette, self.slope.grid
        for row, column in seen.closes:
            sign, cell = board.sign(row, column), self.slope.cell(row)
            if sign == PLAIN:
                paint_hatched(painter, grid, column, row, palette, cell, palette.pencil)
            elif sign == MALUS:
                paint_malus(painter, grid, column, row, board.malus, cell)
                paint_ring(painter, grid, column, row, palette.pencil, cell, 0.5)
            else:
                paint_ring(painter, grid, column, row, palette.pencil, cell)

    def _paint_buried(self, painter: QPainter, seen: Outlook, board: Board) -> None:
        """Special cells under the ghost show through, those that are lost struck out."""
        palette, grid = self.look.palette, self.slope.grid
        for row, column in seen.covers:
            sign, cell = board.sign(row, column), self.slope.cell(row)
            if sign == PLAIN:
                continue
            painter.setOpacity(0.72)
            if sign in BONUSES:
                paint_bonus(painter, grid, column, row, sign, palette, cell, strength=0.55)
            elif sign == MALUS:
                paint_malus(painter, grid, column, row, board.malus, cell)
            else:
                paint_symbol(painter, grid, column, row, sign, palette, cell)
            painter.setOpacity(1.0)
            strike = palette.ink if sign == MALUS else palette.pencil
            paint_struck(painter, grid, column, row, palette.paper_edge, cell * 1.9)
            paint_struck(painter, grid, column, row, strike, cell)

    def _paint_sum(self, painter: QPainter, seen: Outlook) -> None:
        """A pill on the rail that is nearer, tied to the ghost."""
        palette, slope = self.look.palette, self.slope
        spots = spots_on(seen.landing)
        left = min(column for column, _ in spots)
        right = max(column for column, _ in spots) + 1
        at_left = left <= COLUMNS - right
        rows = [row for column, row in spots if column == (left if at_left else right - 1)]
        row = max(0.0, min(rows))  # along the border of cells, never across a marker
        kind = PillKind.LOSS if seen.gain < 0 else PillKind.FILLED
        pill = (PillPart(signed(seen.gain), kind),)
        scale = max(
            0.8 * self.look.scale, min(1.25, slope.scale / self.look.scale) * self.look.scale
        )
        wide, _ = pill_size(pill, scale)
        outer = slope.point(-RAIL if at_left else COLUMNS + RAIL, row)
        reach = wide / 2 - 4.0 * slope.scale
        centre = outer + QPointF(-reach if at_left else reach, 0.0)
        ghost = slope.point(left if at_left else right, row)
        paint_leader(painter, centre, ghost, palette.pencil, slope.scale)
        paint_pill(painter, centre, pill, palette, scale)
