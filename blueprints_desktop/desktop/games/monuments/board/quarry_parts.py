"""The parts of the quarry's scene: ground, highlighted cells, score markers and pieces."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from blueprints_desktop.desktop.drawing.marks import dashed_pen, paint_seat_marker
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite, worker_sprite
from blueprints_desktop.desktop.games.monuments.art.quarry import (
    SPACES,
    TRACK,
    Pit,
    Sector,
    chip_path,
    quarry_sprite,
    track_space,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import PlacedPiece, ground_of
from blueprints_desktop.desktop.games.monuments.board.selection import Walking
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.monuments.moves import Cell

BRICK = 20.0
"""Half the width of a unit of a brick in the quarry."""

Cells = Mapping[Cell, Sector]


class PitPart(ScenePart):
    """A part of the quarry; ``pit`` says where the quarry is."""

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look)
        self.cells = cells
        self.pit = Pit(QPointF(), 1.0)
        self._shapes: dict[tuple[Cell, float], QPainterPath] = {}

    def arrange_in(self, pit: Pit, room: QRectF, look: Look, ratio: float) -> None:
        if pit != self.pit:
            self.pit = pit
            self._shapes.clear()
            self.update()
        self.arrange(room, look, ratio)

    def shape_of(self, cell: Cell, inset: float = 0.0) -> QPainterPath:
        """The visible outline of a cell, smaller by ``inset``; kept for each size."""
        found = self._shapes.get((cell, inset))
        if found is None:
            found = self._shapes[cell, inset] = self.pit.seen(self.cells[cell], inset)
        return found

    @property
    def w(self) -> float:
        return round(BRICK * self.pit.unit * 2) / 2


_INSET = 4.0


class QuarryGround(PitPart):
    """Stone and brass, and chips where pieces were taken."""

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


class WalkCellsPart(PitPart):
    """The cells entered, those where the walk can continue or end, and its line."""

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
            self._paint_lit(painter, cell, cell == walking.pointed_cell)
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
        """From the worker through the cells entered; dashed to the one pointed at."""
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
        if points and walking.pointed_cell is not None:
            ink = palette.pencil if palette.dark else palette.quarry.crack
            painter.setPen(dashed_pen(ink, 4.0 * unit, 2.2, 1.6))
            painter.drawLine(points[-1], ground_of(pit, self.cells[walking.pointed_cell]))
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
        """Hide pieces that are in flight."""
        self._hidden = frozenset(hidden)
        self.update()

    @property
    def hidden(self) -> frozenset[PlacedPiece]:
        return self._hidden

    def show_worker(self, ground: QPointF | None) -> None:
        """Where the worker stands; None: it is not shown."""
        if ground != self._worker:
            self._worker = ground
            self.update()

    @property
    def worker(self) -> QPointF | None:
        return self._worker

    def worker_body(self) -> QRectF:
        """What the worker covers; empty if it is not shown."""
        at, w = self._worker, self.w
        if at is None:
            return QRectF()
        return QRectF(at.x() - 0.8 * w, at.y() - 3.6 * w, 1.6 * w, 4.0 * w)

    def ground(self, one: PlacedPiece) -> QPointF:
        return ground_of(self.pit, self.cells[one.cell], one.place, one.places)

    def body(self, one: PlacedPiece) -> QRectF:
        """The area that takes clicks."""
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


_LAP = Type(12, 700, tabular=True)
_ALONE, _SHARING = 13.0, 11.5
"""The radius of a marker."""
_TOGETHER = (
    ((5.0, 0.0),),
    ((11.0, 0.0), (-11.0, 0.0)),
    ((12.0, 0.0), (-8.0, -12.5), (-8.0, 12.5)),
    ((11.0, -12.5), (11.0, 12.5), (-11.0, -12.5), (-11.0, 12.5)),
)
"""Offsets of markers that share a space: outwards and along the track."""


class MarkersPart(PitPart):
    """The score markers on the track of sixty spaces; a score beyond it stands beside the marker."""

    bleed = 30.0

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look, cells)
        self._scores: tuple[tuple[int, float], ...] = ()

    def show_scores(self, scores: Sequence[tuple[int, float]]) -> None:
        """The palette's seat and the true score of every player."""
        if tuple(scores) != self._scores:
            self._scores = tuple(scores)
            self.update()

    def place(self, score: float, beside: int = 0, sharing: int = 1) -> QPointF:
        """Where a score is on the track; the markers ``sharing`` a space are spread."""
        _, angle = track_space(0).middle
        angle += 360.0 * score / SPACES
        middle = self.pit.point((TRACK[0] + TRACK[1]) / 2, angle)
        out = QLineF(self.pit.centre, middle).unitVector()
        outwards = QPointF(out.dx(), out.dy())
        along = QPointF(-out.dy(), out.dx())
        fans = _TOGETHER[min(sharing, len(_TOGETHER)) - 1]
        far, aside = fans[beside % len(fans)]
        return middle + (outwards * far + along * aside) * self.pit.unit

    def places(self) -> list[tuple[int, float, QPointF, int]]:
        """Every player's colour, score and place, and how many share that space."""
        spaces = [round(score) % SPACES for _, score in self._scores]
        found, taken = [], Counter[int]()
        for (colour, score), space in zip(self._scores, spaces, strict=True):
            sharing = spaces.count(space)
            found.append((colour, score, self.place(score, taken[space], sharing), sharing))
            taken[space] += 1
        return found

    def bodies(self) -> list[QRectF]:
        """What the markers cover."""
        side = _ALONE * self.pit.unit
        reach = QPointF(side, side)
        return [QRectF(at - reach, at + reach) for _, _, at, _ in self.places()]

    def draw(self, painter: QPainter) -> None:
        look, unit = self.look, self.pit.unit
        for number, (colour, score, at, sharing) in enumerate(self.places()):
            side = (_ALONE if sharing == 1 else _SHARING) * unit
            paint_seat_marker(painter, at, side, look.palette.seats[colour], look.palette)
            if not 0 <= score < SPACES:
                self._paint_true_score(painter, at, round(score), number if sharing > 1 else 0)

    def _paint_true_score(self, painter: QPainter, at: QPointF, score: int, beside: int) -> None:
        palette, unit = self.look.palette, self.pit.unit
        away = 24.0 * unit
        out = at - self.pit.centre
        long = (out.x() ** 2 + out.y() ** 2) ** 0.5 or 1.0
        place = at - out * ((away + 14.0 * unit * beside) / long)
        text = str(score) if score >= 0 else f"\N{MINUS SIGN}{-score}"
        box = QRectF(0.0, 0.0, 30.0 * unit, 18.0 * unit)
        box.moveCenter(place)
        painter.setBrush(palette.panel)
        painter.setPen(QPen(palette.line, 1.0))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        write(painter, text, place, _LAP, palette.text, Anchor.MIDDLE, unit)
