"""The large ramp with its board and everything that lies on it."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.games.fits.art.cells import paint_cell, paint_pair_link
from blueprints_desktop.desktop.games.fits.art.pieces import HUES, body_of, paint_piece
from blueprints_desktop.desktop.games.fits.art.ramp import (
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
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import cells
from blueprints_desktop.games.fits.placements import Landing
from blueprints_desktop.games.fits.ramp import EMPTY, Ramp

_AROUND = 90.0
"""How far the ramp's shadow reaches beyond its place."""


def spots_on(landing: Landing) -> tuple[tuple[int, int], ...]:
    """The cells of a piece as column and row, those above the board included."""
    return tuple((column, row) for row, column in landing.cells)


class RampPart(ScenePart):
    """A picture for every ramp that was seen lately: handing the screen on is only a blit.

    Wood, paper and glass are drawn once a size, a lying piece and a cell once a place.
    """

    bleed = 60.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.slope = Slope(QRectF(0.0, 0.0, WIDE, HIGH))
        self._still = self.slope
        """The same ramp at (0, 0), for what is kept as a picture."""
        self._board: RampBoard | None = None
        self._ramp = EMPTY
        self._name = ""

    def arranged(self) -> None:
        self.slope = Slope(self.rect)
        self._still = Slope(QRectF(0.0, 0.0, self.rect.width(), self.rect.height()))

    def show_ramp(self, board: RampBoard | None, ramp: Ramp, name: str) -> None:
        if (board, ramp, name) != (self._board, self._ramp, self._name):
            self._board, self._ramp, self._name = board, ramp, name
            self.update()

    def draw(self, painter: QPainter) -> None:
        if not self.rect.isEmpty():
            self.shown().paint(painter, self.rect.topLeft())

    # --- pictures -------------------------------------------------------------------

    def shown(self) -> Sprite:
        """The ramp that stands there."""
        return self.picture(self._board, self._ramp, self._name)

    def picture(self, board: RampBoard | None, ramp: Ramp, name: str) -> Sprite:
        """Somebody's whole ramp."""

        def paint(painter: QPainter) -> None:
            self._paint(painter, board, ramp, name)

        return self._kept(("whole", board, ramp, name), self._whole_area(), paint)

    def _whole_area(self) -> QRectF:
        reach = _AROUND * self._still.scale
        return self._still.rect.adjusted(-reach, -reach, reach, reach)

    def _kept(
        self, what: Hashable, area: QRectF, paint: Callable[[QPainter], None], deep: bool = False
    ) -> Sprite:
        """A picture of something on the ramp, its origin at the ramp's corner."""
        key = ("fits ramp", what, round(self.rect.width(), 1))
        return self.look.pixmaps.sprite(key, area, self.ratio, self.look.palette, paint, deep=deep)

    def _blit(
        self,
        painter: QPainter,
        what: Hashable,
        area: QRectF,
        paint: Callable[[QPainter], None],
        deep: bool = False,
    ) -> None:
        self._kept(what, area, paint, deep).paint(painter, QPointF(0.0, 0.0))

    def _paint(self, painter: QPainter, board: RampBoard | None, ramp: Ramp, name: str) -> None:
        whole = self._whole_area()
        self._blit(painter, "under", whole, self._paint_under, deep=True)
        if board is not None:
            self._paint_cells(painter, board, ramp)
            self._paint_pieces(painter, ramp)
            self._paint_safe_pairs(painter, board, ramp)
        self._blit(painter, "over", whole, self._paint_over)
        paint_plate(painter, self._still, name, self.look.palette)

    def _paint_under(self, painter: QPainter) -> None:
        palette, slope = self.look.palette, self._still
        paint_wedge(painter, slope, palette)
        paint_head(painter, slope, palette)
        paint_paper(painter, slope, palette)
        paint_grooves(painter, slope, palette)
        paint_rails(painter, slope, palette)

    def _paint_over(self, painter: QPainter) -> None:
        paint_cover(painter, self._still, self.look.palette)

    # --- cells and pieces -----------------------------------------------------------

    def _paint_cells(self, painter: QPainter, board: RampBoard, ramp: Ramp) -> None:
        closed = cells(ramp.closed)
        covered = {cell for landing in ramp.landings for cell in landing.cells}
        for row in range(ROWS):
            for column in range(COLUMNS):
                if (row, column) not in covered:
                    sprite = self.cell_picture(board, row, column, (row, column) in closed)
                    sprite.paint(painter, QPointF(0.0, 0.0))

    def cell_picture(self, board: RampBoard, row: int, column: int, closed: bool) -> Sprite:
        """An uncovered cell, whether it can still be reached or not."""
        slope, sign = self._still, board.sign(row, column)
        area = slope.area(column, row, column + 1, row + 1).boundingRect()

        def paint(brush: QPainter) -> None:
            paint_cell(
                brush,
                slope.grid,
                column,
                row,
                sign,
                board.malus,
                self.look.palette,
                slope.cell(row),
                closed=closed,
            )

        what = ("cell", row, column, sign, board.malus, closed)
        return self._kept(what, area.adjusted(-2.0, -2.0, 2.0, 2.0), paint)

    def _paint_safe_pairs(self, painter: QPainter, board: RampBoard, ramp: Ramp) -> None:
        """A dotted line joins a pair of which neither can be covered any more: over what lies
        between them, and never over a symbol."""
        palette, slope = self.look.palette, self._still
        safe = [mask for _, mask in board.symbols if not mask & ~ramp.closed]
        if not safe:
            return
        bare = QPainterPath()
        for _, mask in board.symbols:
            for row, column in cells(mask & ~ramp.covered):
                bare.addPath(slope.area(column, row, column + 1, row + 1))
        pen = QPen(alpha(palette.ink, 0.75), max(1.0, 1.6 * slope.scale))
        pen.setDashPattern([1.0, 3.0])
        for mask in safe:
            one, other = (slope.point(column + 0.5, row + 0.5) for row, column in cells(mask))
            paint_pair_link(painter, one, other, pen, bare)

    def _paint_pieces(self, painter: QPainter, ramp: Ramp) -> None:
        grid, palette = self._still.grid, self.look.palette
        cast = alpha(palette.shadow_on_paper, 0.36)
        with saved(painter):
            painter.setClipPath(self._still.area(0.0, -4.0, COLUMNS, ROWS))
            step = 0.09 * self._still.cell(6)
            for landing in ramp.landings:
                body = grid.map(body_of(spots_on(landing)))
                painter.fillPath(body.translated(step, step), cast)
        for landing in ramp.landings:
            self.lying_picture(landing).paint(painter, QPointF(0.0, 0.0))

    def lying_picture(self, landing: Landing) -> Sprite:
        """A piece where it has come to lie."""
        slope, spots = self._still, spots_on(landing)
        hue = self.look.palette.fits[HUES[landing.piece]]
        cell = slope.cell(max(0, min(ROWS - 1, landing.cells[0][0])))
        area = slope.grid.map(body_of(spots)).boundingRect().adjusted(-3.0, -3.0, 3.0, 3.0)
        return self._kept(
            ("piece", landing),
            area,
            lambda brush: paint_piece(brush, slope.grid, spots, hue, cell, slope.scale),
        )
