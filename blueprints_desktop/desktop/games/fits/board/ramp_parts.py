"""The large ramp: board and pieces on it, the piece over it, and what a drop would do."""

from collections.abc import Hashable

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    dashed_pen,
    paint_leader,
    paint_pill,
    pill_size,
)
from blueprints_desktop.desktop.drawing.painting import gradient, saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Drawing, Sprite
from blueprints_desktop.desktop.games.fits.art.board_art import BoardPainter
from blueprints_desktop.desktop.games.fits.art.outlines import body_of, cells_of
from blueprints_desktop.desktop.games.fits.art.ramp import (
    HIGH,
    RAIL,
    WIDE,
    Slope,
    paint_base,
    paint_cover,
    paint_plate,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown, StillPart
from blueprints_desktop.games.fits.boards import BONUSES, MALUS, PLAIN, RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, bit, cells
from blueprints_desktop.games.fits.outlook import DropOutlook
from blueprints_desktop.games.fits.pieces import SHAPES, Piece
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp

_AROUND = 90.0
"""How far the ramp's shadow reaches beyond its place."""
_MIDDLE, _REACH = 5.0, 14.0
"""The row for which a sliding piece is drawn, and how far shadows reach beyond it."""
_FLOATS = 0.22
"""How far above the glass the hovering piece ends, in rows."""
_ORIGIN = QPointF(0.0, 0.0)


class _OnRamp:
    """What parts on the ramp have in common.

    Pictures that are kept are drawn on a ramp that stands at (0, 0).
    """

    look: Look
    ratio: float
    slope = still = Slope(QRectF(0.0, 0.0, WIDE, HIGH))

    def stand_on(self, rect: QRectF) -> None:
        """The ramp takes another place."""
        self.slope = Slope(rect)
        self.still = Slope(QRectF(_ORIGIN, rect.size()))

    def kept(
        self, kind: str, what: Hashable, area: QRectF, paint: Drawing, *, deep: bool = False
    ) -> Sprite:
        """A picture of something on the ramp, its origin at the ramp's corner."""
        key = (f"fits {kind}", what, round(self.slope.rect.width(), 1))
        return self.look.pixmaps.sprite(key, area, self.ratio, self.look.palette, paint, deep=deep)

    def brush(self, painter: QPainter) -> BoardPainter:
        """Paints on the ramp at (0, 0)."""
        return BoardPainter(painter, self.still, self.look.palette)


# --- the ramp -----------------------------------------------------------------------------


class RampPart(_OnRamp, ScenePart):
    """A picture for every ramp that was seen lately: handing the screen on is only a blit.

    Wood, paper and glass are drawn once a size, a lying piece and a cell once a place.
    """

    bleed = 60.0
    owned = Shown[tuple[RampBoard | None, Ramp, str]]((None, EMPTY, ""))
    """Board, pieces and the owner's name."""

    def arranged(self) -> None:
        self.stand_on(self.rect)

    def draw(self, painter: QPainter) -> None:
        if not self.rect.isEmpty():
            self.shown().paint(painter, self.rect.topLeft())

    def shown(self) -> Sprite:
        """The ramp that stands there."""
        return self.picture(*self.owned)

    def picture(self, board: RampBoard | None, ramp: Ramp, name: str) -> Sprite:
        """Somebody's whole ramp."""
        reach = _AROUND * self.still.scale
        whole, palette = self.still.rect.adjusted(-reach, -reach, reach, reach), self.look.palette

        def base(painter: QPainter) -> None:
            paint_base(painter, self.still, palette)

        def cover(painter: QPainter) -> None:
            paint_cover(painter, self.still, palette)

        def paint(painter: QPainter) -> None:
            self.kept("ramp", "base", whole, base, deep=True).paint(painter, _ORIGIN)
            if board is not None:
                self._paint_cells(painter, board, ramp)
                self._paint_pieces(painter, ramp)
                self._paint_safe_pairs(painter, board, ramp)
            self.kept("ramp", "cover", whole, cover).paint(painter, _ORIGIN)
            paint_plate(painter, self.still, name, palette)

        return self.kept("ramp", ("whole", board, ramp, name), whole, paint)

    def _paint_cells(self, painter: QPainter, board: RampBoard, ramp: Ramp) -> None:
        for row in range(ROWS):
            for column in range(COLUMNS):
                here = bit(row, column)
                if not ramp.covered & here:
                    closed = bool(ramp.closed & here)
                    self.cell_picture(board, row, column, closed).paint(painter, _ORIGIN)

    def cell_picture(self, board: RampBoard, row: int, column: int, closed: bool) -> Sprite:
        """An uncovered cell, whether it can still be reached or not."""
        what = ("cell", row, column, board.sign(row, column), board.malus, closed)
        return self.kept(
            "ramp",
            what,
            self.still.square(row, column).adjusted(-2.0, -2.0, 2.0, 2.0),
            lambda painter: self.brush(painter).cell((row, column), board, closed=closed),
        )

    def _paint_safe_pairs(self, painter: QPainter, board: RampBoard, ramp: Ramp) -> None:
        """A dotted line joins a pair of which neither can be covered any more: over what lies
        between them, and never over a symbol."""
        safe = [mask for _, mask in board.symbols if not mask & ~ramp.closed]
        if not safe:
            return
        bare = QPainterPath()
        for _, mask in board.symbols:
            for row, column in cells(mask & ~ramp.covered):
                bare.addPath(self.still.area(column, row, column + 1, row + 1))
        pen = QPen(alpha(self.look.palette.ink, 0.75), max(1.0, 1.6 * self.still.scale))
        pen.setDashPattern([1.0, 3.0])
        for mask in safe:
            self.brush(painter).link(cells(mask), pen, bare)

    def _paint_pieces(self, painter: QPainter, ramp: Ramp) -> None:
        brush, cast = self.brush(painter), alpha(self.look.palette.shadow_on_paper, 0.36)
        with saved(painter):
            painter.setClipPath(self.still.area(0.0, -4.0, COLUMNS, ROWS))
            step = 0.09 * self.still.cell(6)
            for landing in ramp.landings:
                painter.fillPath(brush.body(landing.cells).translated(step, step), cast)
        for landing in ramp.landings:
            self.lying_picture(landing).paint(painter, _ORIGIN)

    def lying_picture(self, landing: Landing) -> Sprite:
        """A piece where it has come to lie."""
        area = self.still.transform.map(body_of(landing.cells)).boundingRect()
        return self.kept(
            "ramp",
            ("piece", landing),
            area.adjusted(-3.0, -3.0, 3.0, 3.0),
            lambda painter: self.brush(painter).piece(landing.piece, landing.cells),
        )


# --- the piece in the hand ----------------------------------------------------------------


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

    def area_on(self, slope: Slope) -> QRectF:
        """What it covers there."""
        shape = SHAPES[self.piece][self.turn]
        right, bottom = self.column + len(shape[0]), self.row + len(shape)
        return slope.area(self.column, self.row, right, bottom).boundingRect()


class PiecePart(_OnRamp, ScenePart):
    """One piece over the ramp: in the hand, or sliding down."""

    held = Shown[Held | None](None)

    def arrange_on(self, ramp: QRectF, look: Look, ratio: float) -> None:
        self.stand_on(ramp)
        self.arrange(self._area(), look, ratio)

    def content_changed(self) -> None:
        self.setVisible(self.held is not None)
        self.prepareGeometryChange()
        self.rect = self._area()

    def _area(self) -> QRectF:
        return QRectF() if self.held is None else self.held.area_on(self.slope)

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
        drawn, here = evolve(held, row=_MIDDLE).area_on(self.still), self.rect
        edge = still.bounds
        across, down = here.width() / drawn.width(), here.height() / drawn.height()
        corner = here.topLeft() - QPointF(
            (drawn.left() - edge.left()) * across, (drawn.top() - edge.top()) * down
        )
        target = QRectF(corner, QSizeF(edge.width() * across, edge.height() * down))
        painter.drawPixmap(target, still.pixmap, QRectF(still.pixmap.rect()))

    def sliding_picture(self, piece: Piece, turn: int, column: float) -> Sprite:
        """The one that is shown all the way down."""
        return self.picture(Held(piece, turn, column, _MIDDLE, lifted=False))

    def picture(self, held: Held) -> Sprite:
        """A piece over a ramp that stands at (0, 0)."""
        reach = _REACH * self.still.scale
        area = held.area_on(self.still).adjusted(-reach, -reach, reach, reach)
        return self.kept("held", held, area, lambda painter: self._paint(painter, held))

    def _paint(self, painter: QPainter, held: Held) -> None:
        u, black = self.still.scale, QColor("#000000")
        grid = self.still.moved(held.column, held.row)
        brush = BoardPainter(painter, grid, self.look.palette)
        shape = cells_of(SHAPES[held.piece][held.turn])
        falls = ((9.0, 11.0, 0.16), (6.48, 7.92, 0.14), (4.05, 4.95, 0.14))
        for x, y, strength in falls if held.lifted else ((4.0, 5.0, 0.28),):
            painter.fillPath(brush.body(shape).translated(x * u, y * u), alpha(black, strength))
        brush.piece(held.piece, shape)
        if held.lifted:
            brush.ringed(shape, 4.6 * u, 2.4 * u)


# --- what a drop would do -----------------------------------------------------------------


class OutlookPart(_OnRamp, StillPart):
    """All that a drop would do, drawn before it is made: lane, ghost, buried cells, the sum.

    Kept as a picture: while the ramp below fades to another player's it is only blitted.
    """

    bleed = 70.0
    drop = Shown[tuple[DropOutlook, RampBoard] | None](None)

    def arranged(self) -> None:
        self.stand_on(self.rect)

    def content_changed(self) -> None:
        self.setVisible(self.drop is not None)

    def draw(self, painter: QPainter) -> None:
        if self.drop is None:
            return
        seen, board = self.drop
        brush = BoardPainter(painter, self.slope, self.look.palette)
        self._paint_lane(painter, seen)
        self._paint_closing(brush, seen, board)
        brush.ghost(seen.landing.piece, seen.landing.cells)
        self._paint_buried(brush, seen, board)
        self._paint_sum(painter, seen)

    def _paint_lane(self, painter: QPainter, seen: DropOutlook) -> None:
        """From the hand down to the ghost, column by column, ending where the piece will lie."""
        pencil, slope, start = self.look.palette.pencil, self.slope, -_FLOATS
        tops: dict[int, int] = {}
        for row, column in seen.landing.cells:
            tops[column] = min(tops.get(column, row), row)
        top, foot = slope.point(3.0, start), slope.point(3.0, ROWS)
        fade = gradient(top, foot, alpha(pencil, 0.26), alpha(pencil, 0.08))
        for column, row in tops.items():
            if row > start:
                painter.fillPath(slope.area(column, start, column + 1, row), fade)
        painter.setPen(dashed_pen(pencil, 1.7 * slope.scale))
        for edge, inner in ((min(tops), min(tops)), (max(tops) + 1, max(tops))):
            if tops[inner] > start:
                painter.drawLine(slope.point(edge, start), slope.point(edge, tops[inner]))
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_closing(self, brush: BoardPainter, seen: DropOutlook, board: RampBoard) -> None:
        """Cells that nothing could reach any more: hatched in pencil, bonuses ringed as safe."""
        pencil = self.look.palette.pencil
        for cell in seen.closes:
            sign = board.sign(*cell)
            if sign == PLAIN:
                self.closing_picture(*cell).paint(brush.painter, self.rect.topLeft())
            elif sign == MALUS:
                brush.malus(cell, board.malus)
                brush.ring(cell, pencil, 0.5)
            else:
                brush.ring(cell, pencil)

    def closing_picture(self, row: int, column: int) -> Sprite:
        """A plain cell about to be closed: a bad drop closes a dozen, and hatching is dear."""
        area = self.still.square(row, column).adjusted(-2.0, -2.0, 2.0, 2.0)
        pencil = self.look.palette.pencil
        return self.kept(
            "closing",
            (row, column),
            area,
            lambda painter: self.brush(painter).hatched((row, column), pencil),
        )

    def _paint_buried(self, brush: BoardPainter, seen: DropOutlook, board: RampBoard) -> None:
        """Special cells under the ghost show through, those that are lost struck out."""
        palette = self.look.palette
        for cell in seen.covers:
            sign = board.sign(*cell)
            if sign != PLAIN:
                brush.painter.setOpacity(0.72)
                brush.special(cell, board, 0.55 if sign in BONUSES else 1.0)
                brush.painter.setOpacity(1.0)
                brush.struck(cell, palette.paper_edge, 1.9)
                brush.struck(cell, palette.ink if sign == MALUS else palette.pencil)

    def _paint_sum(self, painter: QPainter, seen: DropOutlook) -> None:
        """A pill on the rail that is nearer, tied to the ghost."""
        slope, scale = self.slope, self.look.scale
        columns = [column for _, column in seen.landing.cells]
        left, right = min(columns), max(columns) + 1
        at_left = left <= COLUMNS - right
        outermost = left if at_left else right - 1
        rows = [row for row, column in seen.landing.cells if column == outermost]
        row = max(0.0, min(rows))  # along the border of cells, never across a marker
        kind = PillKind.LOSS if seen.gain < 0 else PillKind.FILLED
        pill = (PillPart(signed(seen.gain), kind),)
        scale = max(0.8 * scale, min(1.25 * scale, slope.scale))
        reach = pill_size(pill, scale)[0] / 2 - 4.0 * slope.scale
        outer = slope.point(-RAIL if at_left else COLUMNS + RAIL, row)
        centre = outer + QPointF(-reach if at_left else reach, 0.0)
        ghost = slope.point(left if at_left else right, row)
        paint_leader(painter, centre, ghost, self.look.palette.pencil, slope.scale)
        paint_pill(painter, centre, pill, self.look.palette, scale)
