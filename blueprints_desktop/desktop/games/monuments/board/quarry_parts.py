"""The parts of the quarry's scene below the marks of the walk: ground, light and pieces."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite, worker_sprite
from blueprints_desktop.desktop.games.monuments.art.quarry import chip_path, quarry_sprite
from blueprints_desktop.desktop.games.monuments.board.pit_part import Cells, PitPart
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import PlacedPiece, ground_of
from blueprints_desktop.desktop.games.monuments.board.walking import Walking
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.monuments.moves import Cell

_INSET = 4.0


class QuarryGround(PitPart):
    """Stone and brass, and the chips where pieces were taken."""

    bleed = 20.0

    def __init__(self, look: Look, cells: Cells, rings: tuple[int, int]) -> None:
        super().__init__(look, cells)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._rings = rings
        self._gone: tuple[PlacedPiece, ...] = ()

    def show_gone(self, gone: Sequence[PlacedPiece]) -> None:
        if tuple(gone) != self._gone:
            self._gone = tuple(gone)
            self.update()

    def draw(self, painter: QPainter) -> None:
        palette, pit = self.look.palette, self.pit
        sprite = quarry_sprite(self.look.pixmaps, pit.unit, self._rings, self.ratio, palette)
        sprite.paint(painter, pit.centre)
        for one in self._gone:
            sector = self.cells[one.cell]
            seed = 20 * list(self.cells).index(one.cell) + one.place
            chips = chip_path(pit, ground_of(pit, sector, one.place, one.places), seed)
            chips = chips.intersected(self.shape_of(one.cell, 2.0))
            painter.fillPath(chips.translated(0.8, 1.0), alpha(palette.quarry.crack, 0.45))
            painter.fillPath(chips, mix(palette.quarry.outer, palette.quarry.wall, 0.25))


class LightPart(PitPart):
    """Which cells were entered, where the walk may go on and end, and the line it runs along."""

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look, cells)
        self._walking = Walking()
        self._start: Cell | None = None

    def show_walk(self, walking: Walking, start: Cell | None) -> None:
        if (walking, start) != (self._walking, self._start):
            self._walking, self._start = walking, start
            self.update()

    def draw(self, painter: QPainter) -> None:
        walking = self._walking
        if not walking.active:
            return
        pencil, unit = self.look.palette.pencil, self.pit.unit
        crack = self.look.palette.quarry.crack
        for cell in walking.cells:
            painter.fillPath(self.shape_of(cell), alpha(crack, 0.30))
        lit = walking.next_cells
        for cell in walking.last_cells:
            if cell not in lit and cell not in walking.cells:
                path = self.shape_of(cell, 2 * _INSET * unit)
                painter.strokePath(path, dashed_pen(alpha(crack, 0.55), 3.4 * unit, 3.4, 2.4))
                painter.strokePath(path, dashed_pen(pencil, 1.9 * unit, 6.0, 4.3))
        for cell in lit:
            self._paint_lit(painter, cell, cell == walking.pointed)
        if walking.offered:
            self._paint_lit(painter, walking.cells[-1], True)
        self._paint_line(painter)

    def _paint_lit(self, painter: QPainter, cell: Cell, pointed: bool) -> None:
        palette, unit = self.look.palette, self.pit.unit
        path = self.shape_of(cell, _INSET * unit)
        painter.fillPath(path, alpha(palette.pencil, 0.55 if pointed else 0.26))
        wide = 4.2 if pointed else 2.8
        painter.strokePath(path, QPen(alpha(palette.quarry.crack, 0.75), (wide + 2.2) * unit))
        painter.strokePath(path, QPen(palette.pencil, wide * unit))

    def _paint_line(self, painter: QPainter) -> None:
        """From where the worker stands through the cells entered; dashed to the one pointed at."""
        walking, pit = self._walking, self.pit
        palette, unit = self.look.palette, pit.unit
        points = [ground_of(pit, self.cells[cell]) for cell in walking.cells]
        if self._start is not None:
            points.insert(0, ground_of(pit, self.cells[self._start]))
        if len(points) > 1:
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            for colour, wide in ((alpha(palette.quarry.crack, 0.85), 7.0), (palette.pencil, 4.0)):
                pen = QPen(colour, wide * unit)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.strokePath(path, pen)
        if points and walking.pointed is not None:
            ink = palette.pencil if palette.dark else palette.quarry.crack
            painter.setPen(dashed_pen(ink, 4.0 * unit, 2.2, 1.6))
            painter.drawLine(points[-1], ground_of(pit, self.cells[walking.pointed]))
            painter.setPen(Qt.PenStyle.NoPen)


class PiecesPart(PitPart):
    """All pieces and the worker, from far to near."""

    bleed = 30.0

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look, cells)
        self.pieces: tuple[PlacedPiece, ...] = ()
        self._hidden: frozenset[PlacedPiece] = frozenset()
        self._worker: QPointF | None = None

    def show_pieces(self, pieces: Sequence[PlacedPiece]) -> None:
        self.pieces, self._hidden = tuple(pieces), frozenset()
        self.update()

    def hide_pieces(self, hidden: Sequence[PlacedPiece]) -> None:
        """These are in the air."""
        self._hidden = frozenset(hidden)
        self.update()

    def show_worker(self, ground: QPointF | None) -> None:
        """Where the worker stands; None: nowhere to be seen."""
        if ground != self._worker:
            self._worker = ground
            self.update()

    @property
    def worker(self) -> QPointF | None:
        return self._worker

    def worker_body(self) -> QRectF:
        """What the worker hides; empty where there is none."""
        at, w = self._worker, self.w
        return (
            QRectF() if at is None else QRectF(at.x() - 0.8 * w, at.y() - 3.6 * w, 1.6 * w, 4.0 * w)
        )

    def ground(self, one: PlacedPiece) -> QPointF:
        return ground_of(self.pit, self.cells[one.cell], one.place, one.places)

    def body(self, one: PlacedPiece) -> QRectF:
        """What one can click on."""
        at, w = self.ground(one), self.w
        return QRectF(at.x() - 1.3 * w, at.y() - 1.7 * w, 2.6 * w, 2.5 * w)

    def draw(self, painter: QPainter) -> None:
        look, w = self.look, self.w
        standing = [
            (self.ground(one), piece_sprite(look.pixmaps, one.piece, w, self.ratio, look.palette))
            for one in self.pieces
            if one not in self._hidden
        ]
        if self._worker is not None:
            worker = worker_sprite(look.pixmaps, w, self.ratio, look.palette)
            standing.append((self._worker, worker))
        for at, sprite in sorted(standing, key=lambda entry: entry[0].y()):
            sprite.paint(painter, at)
