"""The parts of the quarry's scene: ground, cells of the walk, score markers, pieces and marks."""

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    KEYCAP_HIGH,
    dashed_pen,
    keycap_width,
    paint_keycap,
    paint_seat_marker,
)
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite, worker_sprite
from blueprints_desktop.desktop.games.monuments.art.quarry import (
    SPACES,
    TRACK,
    Pit,
    Sector,
    chip_path,
    number_place,
    quarry_sprite,
    share_before_border,
    track_space,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import (
    PlacedPiece,
    first_of,
    ground_of,
)
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


# --- score markers ------------------------------------------------------------------------

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


# --- marks of the walk --------------------------------------------------------------------

_NUMBER = Type(13, 700, tabular=True)
_DISC = 12.5
"""The radius of a number or a tick."""
_TWICE = 24.0
"""The distance of two numbers on one border."""
_BESIDE = (QPointF(-1.5, 0.5), QPointF(1.5, 0.6), QPointF(-1.5, -1.5))
"""Offsets of a number beside a piece, in the size of the piece, the best first."""
_CORNERS = (QPointF(1.3, -1.3), QPointF(-1.3, -1.3), QPointF(1.3, 0.5), QPointF(-1.3, 0.5))
"""Offsets of a tick or a key, in the size of the piece."""


class WalkMarksPart(PitPart):
    """The numbers of the steps, ticks on taken pieces, digits on offered pieces."""

    def __init__(self, look: Look, cells: Cells, pieces: PiecesPart) -> None:
        super().__init__(look, cells)
        self._pieces = pieces
        self._walking = Walking()
        self._start: Cell | None = None
        self.taken: tuple[PlacedPiece, ...] = ()

    def show_walk(self, walking: Walking, start: Cell | None, taken: Sequence[PlacedPiece]) -> None:
        shown = walking, start, tuple(taken)
        if shown != (self._walking, self._start, self.taken):
            self._walking, self._start, self.taken = shown
            self.update()

    def draw(self, painter: QPainter) -> None:
        walking, unit = self._walking, self.pit.unit
        palette = self.look.palette
        for at in self.tick_places():
            painter.setBrush(palette.panel_raised)
            painter.drawEllipse(at, 12.0 * unit, 12.0 * unit)
            painter.setBrush(palette.success)
            painter.drawEllipse(at, 10.2 * unit, 10.2 * unit)
            side = 13.0 * unit
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_icon(painter, Icon.CHECK, box, palette.panel_raised, 3.6)
        steps = zip(
            range(1, len(walking.took) + 1), self.number_places(), self._ways(), strict=False
        )
        for number, at, way in steps:
            self._paint_disc(painter, at, str(number), way)
        if walking.offered:
            self._paint_offered(painter)

    def number_places(self) -> list[QPointF]:
        """On the line of the walk at the border of each cell, so that no number covers a piece.

        The first turn has no line: there the number is beside the pieces. A walk can cross one
        border twice.
        """
        places: list[QPointF] = []
        came_from = self._start
        for cell in self._walking.cells:
            here = ground_of(self.pit, self.cells[cell])
            if came_from is None:
                beside = [here + aside * self._pieces.w for aside in _BESIDE]
                engraved = number_place(self.pit, self.cells[cell])
                places.append(first_free(beside, [engraved], 1.8 * _DISC * self.pit.unit))
            else:
                there = ground_of(self.pit, self.cells[came_from])
                share = share_before_border(self.cells[came_from], self.cells[cell])
                at = there + (here - there) * share
                apart = QPointF(_TWICE * self.pit.unit, 0.0)
                places.append(self._beside_worker(at + apart if at in places else at))
            came_from = cell
        return places

    def _beside_worker(self, at: QPointF) -> QPointF:
        """The same place, or the freer side of the worker if that stands there."""
        body, reach = self._pieces.worker_body(), _DISC * self.pit.unit
        if not body.adjusted(-reach, -reach, reach, reach).contains(at):
            return at
        sides = (QPointF(x, at.y()) for x in (body.left() - reach, body.right() + reach))
        grounds = [self._pieces.ground(one) for one in self._pieces.pieces]
        return max(sides, key=lambda side: min((_apart(side, each) for each in grounds), default=0))

    def tick_places(self) -> list[QPointF]:
        """At a corner of each taken piece, off the numbers."""
        numbers, near = self.number_places(), 2 * _DISC * self.pit.unit
        places = []
        for one in self.taken:
            corners = [self._pieces.ground(one) + corner * self._pieces.w for corner in _CORNERS]
            places.append(first_free(corners, numbers, near))
        return places

    def _ways(self) -> list[QPointF]:
        """The direction of each step as a unit vector; null for the first turn."""
        ways, came_from = [], self._start
        for cell in self._walking.cells:
            way = QPointF()
            if came_from is not None:
                ends = (ground_of(self.pit, self.cells[end]) for end in (came_from, cell))
                line = QLineF(*ends).unitVector()
                way = QPointF(line.dx(), line.dy())
            ways.append(way)
            came_from = cell
        return ways

    def key_places(self) -> list[QPointF]:
        """At the corner of each offered piece that has most room."""
        walking = self._walking
        if not walking.offered:
            return []
        others = [*self.number_places(), *self.tick_places()]
        places: list[QPointF] = []
        for kind in walking.offered:
            one = first_of(self._pieces.pieces, walking.cells[-1], kind)
            if one is None:
                continue
            near = [
                self._pieces.body(piece).center() for piece in self._pieces.pieces if piece != one
            ]
            corners = [self._pieces.ground(one) + corner * self._pieces.w for corner in _CORNERS]
            taken = [*others, *near, *places]
            places.append(max(corners, key=lambda at: min(_apart(at, each) for each in taken)))
        return places

    def _paint_offered(self, painter: QPainter) -> None:
        for number, at in enumerate(self.key_places()):
            self._paint_key(painter, at, str(number + 1), number == self._walking.picked)

    def _paint_key(self, painter: QPainter, at: QPointF, text: str, picked: bool) -> None:
        """The key that takes a piece."""
        palette, unit = self.look.palette, 1.15 * self.pit.unit
        cap = QRectF(0.0, 0.0, keycap_width(text, unit), KEYCAP_HIGH * unit)
        cap.moveCenter(at)
        edge = 2.4 * unit if picked else 1.0 * unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil if picked else alpha(palette.quarry.crack, 0.7))
        around = cap.adjusted(-edge, -edge, edge, edge + 1.2 * unit)
        painter.drawRoundedRect(around, 4.0 * unit + edge, 4.0 * unit + edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_keycap(painter, at, text, palette, unit)

    def _paint_disc(self, painter: QPainter, at: QPointF, text: str, way: QPointF) -> None:
        """A round number with a nose that points in the direction of the step."""
        palette, unit = self.look.palette, self.pit.unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.pencil)
        if not way.isNull():
            aside = QPointF(-way.y(), way.x())
            tip, base = (_DISC + 6.0) * unit, 0.72 * _DISC * unit
            painter.drawPolygon(
                QPolygonF([at + way * tip, at + (way + aside) * base, at + (way - aside) * base])
            )
        painter.drawEllipse(at, _DISC * unit, _DISC * unit)
        painter.setBrush(palette.first_player.dark)
        painter.drawEllipse(at, 10.8 * unit, 10.8 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        write(painter, text, at, _NUMBER, palette.pencil, Anchor.MIDDLE, unit)


def first_free(places: Sequence[QPointF], taken: Sequence[QPointF], near: float) -> QPointF:
    """The first place that is not near a taken one, else the first place."""
    free = (at for at in places if all(_apart(at, other) > near for other in taken))
    return next(free, places[0])


def _apart(one: QPointF, other: QPointF) -> float:
    return QLineF(one, other).length()
