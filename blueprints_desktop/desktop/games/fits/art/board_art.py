"""Boards and pieces: their cells on a grid, what lies on them, and boards seen flat."""

from collections.abc import Collection

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.painting import gradient, saved
from blueprints_desktop.desktop.drawing.palette import Palette, alpha, lighter, mix
from blueprints_desktop.desktop.drawing.pixmaps import Drawing, Sprite
from blueprints_desktop.desktop.drawing.shadows import paint_soft
from blueprints_desktop.desktop.games.fits.art.outlines import (
    NAMED,
    body_of,
    cells_of,
    joined,
    lettered,
    placed,
    seams_of,
    symbol,
)
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.fits.boards import BONUSES, MALUS, PLAIN, RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, Cell, bit
from blueprints_desktop.games.fits.pieces import Piece, Shape
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp

TERRACOTTA, OCHRE, SAGE, TEAL, SLATE, PLUM = range(6)
HUES = (
    TERRACOTTA, SLATE, SAGE, PLUM, OCHRE, TEAL, TERRACOTTA, OCHRE, SAGE, SLATE,
    OCHRE, PLUM, SLATE, TEAL, TERRACOTTA, PLUM,
)  # fmt: skip
"""By piece, in the order F L N P T U V W X Y O4 T4 S4 L4 I3 V3."""
WARN = QColor("#D8602A")
_DARK_WARN, _LIGHT_WARN = QColor("#7A2A08"), QColor("#FFE3D2")
SUNK = 0.28
"""How far pieces fade where what they leave uncovered is to be seen first."""
_CONTOUR = 1.5
"""Pixels at 100 %, at every size: three pieces of one hue can meet."""
_LEAST_FIGURE = 13.0
"""Cells narrower than this show signs without figures."""


class CellGrid:
    """Where the cells of a board lie: columns and rows to pixels."""

    def __init__(self, transform: QTransform, scale: float = 1.0) -> None:
        self.transform = transform
        self.scale = scale
        """Of lines that do not grow with the cells."""

    def point(self, column: float, row: float) -> QPointF:
        return self.transform.map(QPointF(column, row))

    def cell(self, row: float = 0.0) -> float:
        """About how many pixels a cell of that row is wide."""
        return self.point(1.0, row + 0.5).x() - self.point(0.0, row + 0.5).x()

    def area(self, left: float, top: float, right: float, bottom: float) -> QPainterPath:
        """A rectangle of cells as it is seen."""
        path = QPainterPath()
        path.addRect(QRectF(left, top, right - left, bottom - top))
        return self.transform.map(path)

    def square(self, row: float, column: float) -> QRectF:
        """What a cell covers."""
        return self.area(column, row, column + 1, row + 1).boundingRect()

    def moved(self, column: float, row: float) -> "CellGrid":
        """The same grid counted from another cell."""
        return CellGrid(QTransform(self.transform).translate(column, row), self.scale)


def flat_grid(corner: QPointF, cell: float, scale: float = 1.0) -> CellGrid:
    """A board seen flat, with its upper left corner there and cells so wide."""
    moved = QTransform.fromTranslate(corner.x(), corner.y())
    return CellGrid(moved.scale(cell, cell), scale)


def fitted(rect: QRectF, scale: float = 1.0) -> CellGrid:
    """The largest flat board that fits into a rectangle, in its middle."""
    cell = min(rect.width() / COLUMNS, rect.height() / ROWS)
    return flat_grid(rect.center() - QPointF(COLUMNS, ROWS) * cell / 2, cell, scale)


def symbol_colour(sign: str, palette: Palette) -> QColor:
    """The colour of a pair's sign."""
    return palette.fits_symbols[NAMED.index(sign)] if sign in NAMED else palette.ink


def sunk(hue: QColor, palette: Palette, fade: float) -> QColor:
    """A piece's hue in the depth of the paper.

    It goes towards the paper's dark edge: towards its blue, warm hues would turn into one grey.
    """
    return mix(hue, palette.paper_edge, fade) if fade else hue


@frozen(eq=False)
class BoardPainter:
    """Paints cells and pieces on a grid."""

    painter: QPainter
    grid: CellGrid
    palette: Palette

    # --- cells ----------------------------------------------------------------------

    def _square(self, at: Cell, inset: float) -> QPainterPath:
        row, column = at
        return self.grid.area(column + inset, row + inset, column + 1 - inset, row + 1 - inset)

    def _disc(self, at: Cell, radius: float) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(QPointF(at[1] + 0.5, at[0] + 0.5), radius, radius)
        return self.grid.transform.map(path)

    def _hatch(self, at: Cell, inset: float, step: float) -> QPainterPath:
        """Lines across a cell, from the lower left to the upper right."""
        (row, column), span, lines = at, 1 - 2 * inset, QPainterPath()
        share = step
        while share < 1.999:
            low, high = max(0.0, share - 1.0), min(1.0, share)
            lines.moveTo(column + inset + low * span, row + inset + (share - low) * span)
            lines.lineTo(column + inset + high * span, row + inset + (share - high) * span)
            share += step
        return self.grid.transform.map(lines)

    def _stroke(
        self, path: QPainterPath, colour: QColor, least: float, share: float, at: Cell
    ) -> None:
        """A line as wide as a share of the cell, but not too thin."""
        self.painter.strokePath(path, QPen(colour, max(least, share * self.grid.cell(at[0]))))

    def hatched(self, at: Cell, colour: QColor | None = None) -> None:
        """Closed from above: no piece can reach it any more."""
        ink, ground = colour or alpha(self.palette.ink_2, 0.9), self._square(at, 0.06)
        self.painter.fillPath(ground, alpha(self.palette.paper_edge, 0.62))
        lines = self._hatch(at, 0.06, 0.2 if self.grid.cell(at[0]) >= 20 else 0.34)
        self._stroke(lines, ink, 0.8, 0.034, at)
        self._stroke(ground, alpha(ink, 0.8), 0.7, 0.03, at)

    def bonus(self, at: Cell, points: str, strength: float = 1.0) -> None:
        """A pencil disc with the number in it."""
        palette = self.palette
        ground = palette.pencil if strength >= 1.0 else mix(palette.paper, palette.pencil, strength)
        self.painter.fillPath(self._disc(at, 0.37), ground)
        if self.grid.cell(at[0]) >= _LEAST_FIGURE:
            self.sign(at, lettered(points, 0.60), 0.66, palette.paper_edge)

    def malus(self, at: Cell, points: int) -> None:
        """A hatched square in warning colour with the loss in white."""
        ground = self._square(at, 0.08)
        self.painter.fillPath(ground, WARN)
        self._stroke(self._hatch(at, 0.08, 0.25), alpha(_DARK_WARN, 0.55), 0.8, 0.05, at)
        self._stroke(ground, alpha(_LIGHT_WARN, 0.85), 0.8, 0.035, at)
        if self.grid.cell(at[0]) >= _LEAST_FIGURE:
            figure = placed(lettered(f"\N{MINUS SIGN}{points}", 0.58), at, 0.78)
            pen = QPen(_DARK_WARN, max(1.0, 0.09 * self.grid.cell(at[0])))
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.painter.strokePath(self.grid.transform.map(figure), pen)
            self.painter.fillPath(self.grid.transform.map(figure), QColor("#FFFFFF"))

    def symbol(self, at: Cell, sign: str) -> None:
        """One half of a pair: its own shape in its own colour on a dark ground."""
        colour, ground = symbol_colour(sign, self.palette), self._square(at, 0.08)
        self.painter.fillPath(ground, alpha(self.palette.paper_edge, 0.6))
        self._stroke(ground, alpha(colour, 0.75), 0.8, 0.03, at)
        self.sign(at, symbol(sign), 0.62, colour)

    def sign(
        self, at: tuple[float, float], sign: QPainterPath, size: float, colour: QColor
    ) -> None:
        """A sign alone, as large as a share of its cell."""
        self.painter.fillPath(self.grid.transform.map(placed(sign, at, size)), colour)

    def special(self, at: Cell, board: RampBoard, strength: float = 1.0) -> None:
        """What is printed on a cell that is not plain."""
        sign = board.sign(*at)
        if sign in BONUSES:
            self.bonus(at, sign, strength)
        elif sign == MALUS:
            self.malus(at, board.malus)
        else:
            self.symbol(at, sign)

    def ring(self, at: Cell, colour: QColor, radius: float = 0.45) -> None:
        """Safe: nothing can cover this cell any more."""
        self._stroke(self._disc(at, radius), colour, 1.2, 0.062, at)

    def struck(self, at: Cell, colour: QColor, times: float = 1.0) -> None:
        """Struck through: what a drop would cost."""
        (row, column), line = at, QPainterPath()
        line.moveTo(column + 0.16, row + 0.86)
        line.lineTo(column + 0.84, row + 0.14)
        pen = QPen(colour, max(1.4, 0.08 * times * self.grid.cell(row)))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.strokePath(self.grid.transform.map(line), pen)

    def cell(self, at: Cell, board: RampBoard, *, closed: bool = False) -> None:
        """A cell that no piece covers; ``closed``: none ever will."""
        palette, sign = self.palette, board.sign(*at)
        if sign == PLAIN and closed:
            self.hatched(at)
        elif sign == PLAIN:
            self._stroke(self._square(at, 0.09), alpha(palette.ink, 0.36), 0.7, 0.026, at)
        elif not closed:
            self.special(at, board)
        else:
            self.painter.fillPath(self._square(at, 0.02), alpha(palette.paper_edge, 0.62))
            self.special(at, board)
            if sign in BONUSES:
                self.ring(at, palette.ink)
            else:
                self._stroke(self._square(at, 0.03), palette.ink, 1.2, 0.06, at)

    def link(self, cells: Collection[Cell], pen: QPen, bare: QPainterPath) -> None:
        """Join a pair, but not across ``bare``: what is to be read there stays as it is."""
        one, other = (self.grid.point(column + 0.5, row + 0.5) for row, column in cells)
        reach = pen.widthF() + 1.0
        around = QPainterPath()
        around.addRect(QRectF(one, other).normalized().adjusted(-reach, -reach, reach, reach))
        with saved(self.painter):
            self.painter.setClipPath(around.subtracted(bare), Qt.ClipOperation.IntersectClip)
            self.painter.setPen(pen)
            self.painter.drawLine(one, other)

    # --- pieces ---------------------------------------------------------------------

    def body(self, cells: tuple[Cell, ...]) -> QPainterPath:
        """The outline of a piece on the grid."""
        return self.grid.transform.map(body_of(cells))

    def piece(self, piece: Piece, cells: tuple[Cell, ...], fade: float = 0.0) -> None:
        """A solid piece; ``fade`` lets it sink into the paper, 0 to 1."""
        hue = sunk(self.palette.fits[HUES[piece]], self.palette, fade)
        painter, body, cell = self.painter, self.body(cells), self.grid.cell(cells[0][0])
        area = body.boundingRect()
        light, dark = lighter(hue, 0.13), lighter(hue, -0.06)
        painter.fillPath(body, gradient(area.topLeft(), area.bottomRight(), light, dark))
        if cell >= 15.0:
            seam = QPen(alpha(lighter(hue, -0.6), 0.12), max(1.0, 0.03 * cell))
            painter.strokePath(self.grid.transform.map(seams_of(cells)), seam)
        wide = max(1.2, 0.13 * cell)
        shift = 0.42 * wide
        with saved(painter):  # a light edge at the upper left, a dark one at the lower right
            painter.setClipPath(body)
            dim = QPen(alpha(lighter(hue, -0.25), 0.75), wide)
            painter.strokePath(body.translated(-shift, -shift), dim)
            lit = QPen(alpha(lighter(hue, 0.32), 0.8), wide)
            painter.strokePath(body.translated(shift, shift), lit)
        contour = max(1.0, min(_CONTOUR * self.grid.scale, 0.09 * cell + 0.5))
        painter.strokePath(body, QPen(lighter(hue, -0.52), contour))

    def ghost(self, piece: Piece, cells: tuple[Cell, ...]) -> None:
        """Where a piece would come to lie: faint body, hatched, dashed pencil over dark contour."""
        painter, palette, scale = self.painter, self.palette, self.grid.scale
        body, cell = self.body(cells), self.grid.cell(max(0, cells[0][0]))
        painter.fillPath(body, alpha(palette.fits[HUES[piece]], 0.62))
        with saved(painter):
            painter.setClipPath(body)
            area = body.boundingRect()
            painter.setPen(QPen(alpha(palette.ink, 0.38), max(1.0, 0.045 * cell)))
            x = area.left() - area.height()
            while x < area.right():
                painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()))
                x += 0.27 * cell
        painter.strokePath(body, QPen(alpha(palette.paper_edge, 0.9), 5.0 * scale))
        painter.strokePath(body, dashed_pen(palette.pencil, 2.8 * scale))

    def ringed(self, cells: tuple[Cell, ...], dark: float, light: float) -> None:
        """A pencil line around a piece, over a dark one."""
        body = self.body(cells)
        self.painter.strokePath(body, QPen(alpha(self.palette.paper_edge, 0.85), dark))
        self.painter.strokePath(body, QPen(self.palette.pencil, light))


# --- pieces beside the board --------------------------------------------------------------


def piece_sprite(
    look: Look, ratio: float, piece: Piece, shape: Shape, cell: float, *, shadow: bool = True
) -> Sprite:
    """A piece lying on the desk or on a card, anchored in its middle."""
    grid, palette, cells = _middled(shape, cell, look.scale), look.palette, cells_of(shape)

    def draw(painter: QPainter) -> None:
        brush = BoardPainter(painter, grid, palette)
        if shadow:  # to the lower right only: on all sides it would read as a gap between pieces
            cast = alpha(palette.shadow_on_desk, 0.7 if palette.dark else 0.42)
            fall = brush.body(cells).translated(0.09 * cell, 0.11 * cell)
            paint_soft(painter, fall, cast, 0.16 * cell)
        brush.piece(piece, cells)

    what = ("fits piece", piece, shape, round(cell, 2), round(look.scale, 2), shadow)
    return _sprite(look, ratio, what, shape, cell, 0.45 * cell + 3.0, draw, deep=True)


def missing_sprite(look: Look, ratio: float, shape: Shape, cell: float, colour: QColor) -> Sprite:
    """The dashed outline of a piece that is gone, anchored in its middle."""
    body = _middled(shape, cell, look.scale).transform.map(body_of(cells_of(shape)))
    pen = dashed_pen(alpha(colour, 0.75), max(1.0, 1.1 * look.scale), 3.0, 2.2)
    what = ("fits missing", shape, round(cell, 2), round(look.scale, 2), colour.rgba())
    return _sprite(look, ratio, what, shape, cell, 3.0, lambda brush: brush.strokePath(body, pen))


def _middled(shape: Shape, cell: float, scale: float) -> CellGrid:
    """A grid on which a shape has its middle at (0, 0)."""
    return flat_grid(QPointF(len(shape[0]), len(shape)) * (-cell / 2), cell, scale)


def _sprite(
    look: Look, ratio: float, what: object, shape: Shape, cell: float, edge: float, draw: Drawing,
    *, deep: bool = False,
) -> Sprite:  # fmt: skip
    half_wide, half_high = len(shape[0]) * cell / 2 + edge, len(shape) * cell / 2 + edge
    bounds = QRectF(-half_wide, -half_high, 2 * half_wide, 2 * half_high)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw, deep=deep)


# --- boards seen flat ---------------------------------------------------------------------


def paint_flat_board(
    painter: QPainter,
    grid: CellGrid,
    board: RampBoard,
    palette: Palette,
    ramp: Ramp = EMPTY,
    *,
    sinks: bool = False,
) -> None:
    """Paper, cells, pieces. ``sinks``: for marks upon it pieces fade, and only signs are seen."""
    brush, frame = BoardPainter(painter, grid, palette), grid.area(0, 0, COLUMNS, ROWS)
    rect = frame.boundingRect()
    light = gradient(rect.topLeft(), rect.bottomRight(), palette.paper_lit, palette.paper_deep)
    painter.fillRect(rect, light)
    for row in range(ROWS):
        for column in range(COLUMNS):
            here = bit(row, column)
            if not ramp.covered & here and not (sinks and board.plain_cells & here):
                closed = bool(ramp.closed & here) and not sinks
                brush.cell((row, column), board, closed=closed)
    for landing in ramp.landings:
        for part in joined(landing.cells):
            brush.piece(landing.piece, part, SUNK if sinks else 0.0)
    painter.strokePath(frame, QPen(alpha(palette.ink, 0.5), 1.0))


def paint_small_ramp(
    painter: QPainter, rect: QRectF, board: RampBoard, ramp: Ramp, palette: Palette, scale: float
) -> None:
    """A ramp in a panel: the board in a wooden frame with a foot."""
    wood, rail, foot = palette.wood, 4.0 * scale, 7.0 * scale
    grid = fitted(rect.adjusted(rail, rail, -rail, -foot), scale)
    inner = grid.area(0, 0, COLUMNS, ROWS).boundingRect()
    frame = inner.adjusted(-rail, -rail, rail, foot)
    painter.setPen(Qt.PenStyle.NoPen)
    for down, strength in ((3.0, 0.10), (1.5, 0.16)):
        painter.setBrush(alpha(palette.shadow_on_desk, strength))
        painter.drawRoundedRect(frame.translated(0.6 * down * scale, down * scale), 3.0, 3.0)
    lit = lighter(wood.lit, 0.08)
    painter.setBrush(gradient(frame.topLeft(), frame.bottomRight(), lit, wood.middle))
    painter.setPen(QPen(alpha(wood.mark, 0.6), 1.0))
    painter.drawRoundedRect(frame, 2.5 * scale, 2.5 * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    paint_flat_board(painter, grid, board, palette, ramp)
    middle = inner.topLeft() + (inner.topRight() - inner.topLeft()) / 2
    gleam = gradient(inner.topLeft(), middle, QColor(255, 255, 255, 26), QColor(255, 255, 255, 0))
    painter.fillRect(inner, gleam)
