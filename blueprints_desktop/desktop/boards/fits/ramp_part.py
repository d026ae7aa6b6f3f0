"""The large ramp with its board and everything that lies on it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.parts import StillPart
from blueprints_desktop.desktop.drawing.fits.cells import paint_cell
from blueprints_desktop.desktop.drawing.fits.pieces import HUES, body_of, paint_piece
from blueprints_desktop.desktop.drawing.fits.ramp import (
    COLUMNS,
    HIGH,
    ROWS,
    WIDE,
    Slope,
    paint_cover,
    paint_grooves,
    paint_head,
    paint_paper,
    paint_plate,
    paint_rails,
    paint_wedge,
)
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.games.fits.boards import Board
from blueprints_desktop.games.fits.grid import cells
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp

_AROUND = 90.0
"""How far the ramp's shadow reaches beyond its place."""


def spots_on(landing: Landing) -> tuple[tuple[int, int], ...]:
    """The cells of a piece as column and row, those above the board included."""
    return tuple((column, row) for row, column in landing.cells)


class RampPart(StillPart):
    """Wood, paper and glass are drawn once a size; pieces and cells when the position changes."""

    bleed = 60.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.slope = Slope(QRectF(0.0, 0.0, WIDE, HIGH))
        self._board: Board | None = None
        self._ramp = EMPTY
        self._name = ""

    def arranged(self) -> None:
        self.slope = Slope(self.rect)

    def show_ramp(self, board: Board | None, ramp: Ramp, name: str) -> None:
        if (board, ramp, name) != (self._board, self._ramp, self._name):
            self._board, self._ramp, self._name = board, ramp, name
            self.update()

    def draw(self, painter: QPainter) -> None:
        if self.rect.isEmpty():
            return
        self._paint_sprite(painter, "under", self._paint_under)
        if self._board is not None:
            self._paint_cells(painter, self._board)
            self._paint_pieces(painter)
        self._paint_sprite(painter, "over", self._paint_over)
        paint_plate(painter, self.slope, self._name, self.look.palette)

    def _paint_sprite(
        self, painter: QPainter, what: str, paint: Callable[[QPainter, Slope], None]
    ) -> None:
        wide, high = self.rect.width(), self.rect.height()
        slope = Slope(QRectF(0.0, 0.0, wide, high))
        reach = _AROUND * slope.scale
        sprite = self.look.pixmaps.sprite(
            ("fits ramp", what, round(wide, 1)),
            QRectF(-reach, -reach, wide + 2 * reach, high + 2 * reach),
            self.ratio,
            self.look.palette,
            lambda brush: paint(brush, slope),
            deep=what == "under",
        )
        sprite.paint(painter, self.rect.topLeft())

    def _paint_under(self, painter: QPainter, slope: Slope) -> None:
        palette = self.look.palette
        paint_wedge(painter, slope, palette)
        paint_head(painter, slope, palette)
        paint_paper(painter, slope, palette)
        paint_grooves(painter, slope, palette)
        paint_rails(painter, slope, palette)

    def _paint_over(self, painter: QPainter, slope: Slope) -> None:
        paint_cover(painter, slope, self.look.palette)

    def _paint_cells(self, painter: QPainter, board: Board) -> None:
        closed = cells(self._ramp.closed)
        covered = {cell for landing in self._ramp.landings for cell in landing.cells}
        for row in range(ROWS):
            for column in range(COLUMNS):
                if (row, column) not in covered:
                    paint_cell(
                        painter,
                        self.slope.grid,
                        column,
                        row,
                        board.sign(row, column),
                        board.malus,
                        self.look.palette,
                        self.slope.cell(row),
                        closed=(row, column) in closed,
                    )
        self._paint_safe_pairs(painter, board)

    def _paint_safe_pairs(self, painter: QPainter, board: Board) -> None:
        """A dotted line joins a pair of which neither can be covered any more."""
        palette, slope = self.look.palette, self.slope
        for _, mask in board.symbols:
            if mask & ~self._ramp.closed:
                continue
            ends = [slope.point(column + 0.5, row + 0.5) for row, column in cells(mask)]
            pen = QPen(alpha(palette.ink, 0.75), max(1.0, 1.6 * slope.scale))
            pen.setDashPattern([1.0, 3.0])
            painter.setPen(pen)
            painter.drawLine(ends[0], ends[1])

    def _paint_pieces(self, painter: QPainter) -> None:
        grid, palette = self.slope.grid, self.look.palette
        cast = alpha(palette.shadow_on_paper, 0.42)
        painter.save()
        painter.setClipPath(self.slope.area(0.0, -4.0, COLUMNS, ROWS))
        for landing in self._ramp.landings:
            body = grid.map(body_of(spots_on(landing)))
            step = 0.07 * self.slope.cell(6)
            for times in (1.6, 1.0):
                painter.fillPath(body.translated(QPointF(step, step) * times), alpha(cast, 0.6))
        painter.restore()
        for landing in self._ramp.landings:
            row = max(0, min(ROWS - 1, landing.cells[0][0]))
            hue = palette.fits[HUES[landing.piece]]
            cell = self.slope.cell(row)
            paint_piece(painter, grid, spots_on(landing), hue, cell, self.slope.scale)
