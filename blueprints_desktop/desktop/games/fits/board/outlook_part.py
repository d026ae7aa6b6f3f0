"""All that a drop would do, drawn before it is made: lane, ghost, buried cells, the sum."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter

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
from blueprints_desktop.desktop.games.fits.art.cells import (
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
from blueprints_desktop.desktop.games.fits.art.pieces import HUES, paint_ghost
from blueprints_desktop.desktop.games.fits.art.ramp import COLUMNS, HIGH, RAIL, WIDE, Slope
from blueprints_desktop.desktop.games.fits.board.hand_part import FLOATS
from blueprints_desktop.desktop.games.fits.board.ramp_part import spots_on
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.outlook import DropOutlook


class OutlookPart(StillPart):
    """What is aimed at: lane and ghost on the ramp, the sum beside it.

    Kept as a picture: while the ramp below fades to another player's it is only blitted.
    """

    bleed = 70.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.slope = self._still = Slope(QRectF(0.0, 0.0, WIDE, HIGH))
        self._seen: DropOutlook | None = None
        self._board: RampBoard | None = None

    def arranged(self) -> None:
        self.slope = Slope(self.rect)
        self._still = Slope(QRectF(0.0, 0.0, self.rect.width(), self.rect.height()))

    def show_outlook(self, seen: DropOutlook | None, board: RampBoard | None) -> None:
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

    def _paint_lane(self, painter: QPainter, seen: DropOutlook) -> None:
        """From the hand down to the ghost, column by column, ending where the piece will lie."""
        palette, slope = self.look.palette, self.slope
        landing = seen.landing
        tops: dict[int, int] = {}
        for column, row in spots_on(landing):
            tops[column] = min(tops.get(column, row), row)
        start = -FLOATS
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

    def _paint_closing(self, painter: QPainter, seen: DropOutlook, board: RampBoard) -> None:
        """Cells that nothing could reach any more: hatched in pencil, bonuses ringed as safe."""
        palette, grid = self.look.palette, self.slope.grid
        for row, column in seen.closes:
            sign, cell = board.sign(row, column), self.slope.cell(row)
            if sign == PLAIN:
                self.closing_picture(row, column).paint(painter, self.rect.topLeft())
            elif sign == MALUS:
                paint_malus(painter, grid, column, row, board.malus, cell)
                paint_ring(painter, grid, column, row, palette.pencil, cell, 0.5)
            else:
                paint_ring(painter, grid, column, row, palette.pencil, cell)

    def closing_picture(self, row: int, column: int) -> Sprite:
        """A plain cell about to be closed: a bad drop closes a dozen, and hatching is dear."""
        slope, palette = self._still, self.look.palette
        area = slope.area(column, row, column + 1, row + 1).boundingRect()

        def paint(brush: QPainter) -> None:
            cell = slope.cell(row)
            paint_hatched(brush, slope.grid, column, row, palette, cell, palette.pencil)

        key = ("fits closing", row, column, round(self.rect.width(), 1))
        around = area.adjusted(-2.0, -2.0, 2.0, 2.0)
        return self.look.pixmaps.sprite(key, around, self.ratio, palette, paint)

    def _paint_buried(self, painter: QPainter, seen: DropOutlook, board: RampBoard) -> None:
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

    def _paint_sum(self, painter: QPainter, seen: DropOutlook) -> None:
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
