"""The parts of the quarry's scene: ground, light, pieces, and the marks of the walk."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.monuments.lying import Lying, ground_of
from blueprints_desktop.desktop.boards.monuments.pit_part import Cells, PitPart
from blueprints_desktop.desktop.boards.monuments.walking import Walking
from blueprints_desktop.desktop.drawing.lettering import Anchor, Type, write
from blueprints_desktop.desktop.drawing.marks import dashed_pen
from blueprints_desktop.desktop.drawing.monuments.pieces import piece_sprite, worker_sprite
from blueprints_desktop.desktop.drawing.monuments.pit import share_before_border
from blueprints_desktop.desktop.drawing.monuments.quarry import chip_path, quarry_sprite
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.games.monuments.moves import Cell

_INSET = 4.0
_TWICE = 24.0
"""Two numbers on one border stand so far apart."""
_NUMBER = Type(13, 700, tabular=True)


class GroundPart(PitPart):
    """Stone and brass, and the chips where pieces were taken."""

    bleed = 20.0

    def __init__(self, look: Look, cells: Cells, rings: tuple[int, int]) -> None:
        super().__init__(look, cells)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._rings = rings
        self._gone: tuple[Lying, ...] = ()

    def show_gone(self, gone: Sequence[Lying]) -> None:
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
        self.pieces: tuple[Lying, ...] = ()
        self._hidden: frozenset[Lying] = frozenset()
        self._worker: QPointF | None = None

    def show_pieces(self, pieces: Sequence[Lying]) -> None:
        self.pieces, self._hidden = tuple(pieces), frozenset()
        self.update()

    def hide_pieces(self, hidden: Sequence[Lying]) -> None:
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

    def ground(self, one: Lying) -> QPointF:
        return ground_of(self.pit, self.cells[one.cell], one.place, one.places)

    def body(self, one: Lying) -> QRectF:
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


class WalkMarksPart(PitPart):
    """Over the pieces: the numbers of the steps, ticks on what is taken, digits on what is offered."""

    def __init__(self, look: Look, cells: Cells, pieces: PiecesPart) -> None:
        super().__init__(look, cells)
        self._pieces = pieces
        self._walking = Walking()
        self._start: Cell | None = None
        self._taken: tuple[Lying, ...] = ()

    def show_walk(self, walking: Walking, start: Cell | None, taken: Sequence[Lying]) -> None:
        shown = walking, start, tuple(taken)
        if shown != (self._walking, self._start, self._taken):
            self._walking, self._start, self._taken = shown
            self.update()

    def draw(self, painter: QPainter) -> None:
        walking, unit = self._walking, self.pit.unit
        palette = self.look.palette
        for one in self._taken:
            at = self._pieces.ground(one) + QPointF(1.3, -1.3) * self._pieces.w
            painter.setBrush(palette.panel_raised)
            painter.drawEllipse(at, 12.0 * unit, 12.0 * unit)
            painter.setBrush(palette.success)
            painter.drawEllipse(at, 10.2 * unit, 10.2 * unit)
            side = 13.0 * unit
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_icon(painter, Icon.CHECK, box, palette.panel_raised, 3.6)
        for number, at in zip(range(1, len(walking.took) + 1), self.number_places(), strict=False):
            self._paint_disc(painter, at, str(number))
        if walking.offered:
            self._paint_offered(painter)

    def number_places(self) -> list[QPointF]:
        """On the line where it comes into each cell, so that no number lies on a piece.

        Where the worker is put into the quarry there is no line: beside what lies there. Who goes
        back to where the walk began crosses one border twice.
        """
        places: list[QPointF] = []
        came_from = self._start
        for cell in self._walking.cells:
            here = ground_of(self.pit, self.cells[cell])
            if came_from is None:
                places.append(here + QPointF(-1.5, 0.5) * self._pieces.w)
            else:
                there = ground_of(self.pit, self.cells[came_from])
                share = share_before_border(self.cells[came_from], self.cells[cell])
                at = there + (here - there) * share
                apart = QPointF(_TWICE * self.pit.unit, 0.0)
                places.append(at + apart if at in places else at)
            came_from = cell
        return places

    def _paint_offered(self, painter: QPainter) -> None:
        cell = self._walking.cells[-1]
        for number, kind in enumerate(self._walking.offered):
            for one in self._pieces.pieces:
                if one.cell == cell and one.piece == kind:
                    at = self._pieces.ground(one) + QPointF(0.0, -1.9) * self._pieces.w
                    self._paint_key(painter, at, str(number + 1), number == self._walking.picked)
                    break

    def _paint_key(self, painter: QPainter, at: QPointF, text: str, picked: bool) -> None:
        """The key that takes a piece, unlike the numbers of steps."""
        palette, unit = self.look.palette, self.pit.unit
        box = QRectF(0.0, 0.0, 22.0 * unit, 22.0 * unit)
        box.moveCenter(at)
        painter.setPen(QPen(palette.quarry.crack, 1.4 * unit))
        painter.setBrush(palette.pencil if picked else palette.panel)
        painter.drawRoundedRect(box, 5.0 * unit, 5.0 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = palette.first_player.dark if picked else palette.text
        write(painter, text, at, _NUMBER, ink, Anchor.MIDDLE, unit)

    def _paint_disc(self, painter: QPainter, at: QPointF, text: str) -> None:
        palette, unit = self.look.palette, self.pit.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        painter.drawEllipse(at, 12.5 * unit, 12.5 * unit)
        painter.setBrush(palette.first_player.dark)
        painter.drawEllipse(at, 10.8 * unit, 10.8 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        write(painter, text, at, _NUMBER, palette.pencil, Anchor.MIDDLE, unit)
