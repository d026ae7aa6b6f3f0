"""The parts of the quarry's scene: ground, cells of the walk, score markers, pieces and marks."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from math import cos, inf, radians, sin
from operator import itemgetter

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    KEYCAP_HIGH,
    PillKind,
    PillPart,
    dashed_pen,
    keycap_width,
    paint_keycap,
    paint_pill,
    paint_seat_marker,
)
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, Type, text_width, write
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
from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    Corner,
    Obstacles,
    covered,
)
from blueprints_desktop.desktop.games.monuments.board.selection import Walking, piece_part
from blueprints_desktop.desktop.games.monuments.cards.stock_card import piece_picture
from blueprints_desktop.desktop.games.monuments.facts.history import (
    PlacedPiece,
    first_of,
)
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out, natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import Piece

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
            chips = chip_path(pit, pit.ground(sector, one.place, one.places), seed)
            chips = chips.intersected(self.shape_of(one.cell, 2.0))
            painter.fillPath(chips.translated(0.8, 1.0), alpha(palette.quarry.crack, 0.45))
            painter.fillPath(chips, mix(palette.quarry.outer, palette.quarry.wall, 0.25))


class WalkPart(PitPart):
    """A part that shows a walk."""

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look, cells)
        self._walking = Walking()
        self._start: Cell | None = None

    def show_walk(self, walking: Walking, start: Cell | None) -> None:
        """``start``: where the worker stands; None: beside the quarry."""
        if (walking, start) != (self._walking, self._start):
            self._walking, self._start = walking, start
            self.update()


class WalkCellsPart(WalkPart):
    """The cells entered, those where the walk can continue or end, and its line."""

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
        points = [pit.ground(self.cells[cell]) for cell in walking.cells]
        if self._start is not None:
            points.insert(0, pit.ground(self.cells[self._start]))
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
            painter.drawLine(points[-1], pit.ground(self.cells[walking.pointed_cell]))
            painter.setPen(Qt.PenStyle.NoPen)


class PiecesPart(PitPart):
    """All pieces and the worker, from far to near."""

    bleed = 30.0

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look, cells)
        self.pieces: tuple[PlacedPiece, ...] = ()
        self.hidden: frozenset[PlacedPiece] = frozenset()
        """Pieces that are in flight."""
        self.worker: QPointF | None = None
        """Where the worker stands; None: it is not shown."""

    def show_pieces(self, pieces: Sequence[PlacedPiece]) -> None:
        self.pieces, self.hidden = tuple(pieces), frozenset()
        self.update()

    def hide_pieces(self, hidden: Sequence[PlacedPiece]) -> None:
        self.hidden = frozenset(hidden)
        self.update()

    def show_worker(self, ground: QPointF | None) -> None:
        if ground != self.worker:
            self.worker = ground
            self.update()

    def worker_body(self) -> QRectF:
        """What the worker covers; empty if it is not shown."""
        at, w = self.worker, self.w
        if at is None:
            return QRectF()
        return QRectF(at.x() - 0.8 * w, at.y() - 3.6 * w, 1.6 * w, 4.0 * w)

    def ground(self, one: PlacedPiece) -> QPointF:
        return self.pit.ground(self.cells[one.cell], one.place, one.places)

    def body(self, one: PlacedPiece) -> QRectF:
        """The area that takes clicks."""
        at, w = self.ground(one), self.w
        return QRectF(at.x() - 1.3 * w, at.y() - 1.7 * w, 2.6 * w, 2.5 * w)

    def draw(self, painter: QPainter) -> None:
        look, w = self.look, self.w
        standing = [
            (self.ground(one), piece_sprite(look.pixmaps, one.piece, w, self.ratio, look.palette))
            for one in self.pieces
            if one not in self.hidden
        ]
        if self.worker is not None:
            worker = worker_sprite(look.pixmaps, w, self.ratio, look.palette)
            standing.append((self.worker, worker))
        for at, sprite in sorted(standing, key=lambda entry: entry[0].y()):
            sprite.paint(painter, at)


# --- score markers ------------------------------------------------------------------------

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
        paint_pill(painter, place, (PillPart(figure(score), PillKind.QUIET),), palette, 0.8 * unit)


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


class WalkMarksPart(WalkPart):
    """The numbers of the steps, ticks on taken pieces, digits on offered pieces."""

    def __init__(self, look: Look, cells: Cells, pieces: PiecesPart) -> None:
        super().__init__(look, cells)
        self._pieces = pieces

    @property
    def taken(self) -> list[PlacedPiece]:
        """The pieces that the walk takes."""
        steps = zip(self._walking.cells, self._walking.took, strict=False)
        found = (first_of(self._pieces.pieces, cell, piece) for cell, piece in steps)
        return [one for one in found if one is not None]

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
        steps = zip(walking.took, self.number_places(), self._steps(), strict=False)
        for number, (_, at, (came_from, cell)) in enumerate(steps, 1):
            self._paint_disc(painter, at, str(number), self._way(came_from, cell))
        for number, at in enumerate(self.key_places()):
            self._paint_key(painter, at, str(number + 1), number == walking.picked)

    def number_places(self) -> list[QPointF]:
        """On the line of the walk at the border of each cell, so that no number covers a piece.

        The first turn has no line: there the number is beside the pieces. A walk can cross one
        border twice.
        """
        places: list[QPointF] = []
        for came_from, cell in self._steps():
            here = self.pit.ground(self.cells[cell])
            if came_from is None:
                beside = [here + aside * self._pieces.w for aside in _BESIDE]
                engraved = number_place(self.pit, self.cells[cell])
                places.append(first_free(beside, [engraved], 1.8 * _DISC * self.pit.unit))
            else:
                there = self.pit.ground(self.cells[came_from])
                share = share_before_border(self.cells[came_from], self.cells[cell])
                at = there + (here - there) * share
                apart = QPointF(_TWICE * self.pit.unit, 0.0)
                places.append(self._beside_worker(at + apart if at in places else at))
        return places

    def _steps(self) -> list[tuple[Cell | None, Cell]]:
        """Each cell of the walk with the one before it; None: the first turn begins there."""
        cells = self._walking.cells
        return list(zip((self._start, *cells), cells, strict=False))

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

    def _way(self, came_from: Cell | None, cell: Cell) -> QPointF:
        """The direction of a step as a unit vector; null for the first turn."""
        if came_from is None:
            return QPointF()
        ends = (self.pit.ground(self.cells[end]) for end in (came_from, cell))
        line = QLineF(*ends).unitVector()
        return QPointF(line.dx(), line.dy())

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


# --- which piece to take ------------------------------------------------------------------

_PAD, _WIDE, _HIGH, _GAP = 12.0, 84.0, 50.0, 8.0
_LEANING = 0.3
"""The share of the way from the centre at which a cell counts as right or near."""
_ASIDE, _OFF, _INTO = 3.0, 6.0, 16.0
"""Degrees between leader and track number; where the leader meets the desk and its cell."""
_STEPS = 5
"""Number of smaller sizes that are tried, down to 100 %."""


def choice_title(walking: Walking) -> str:
    words = QCoreApplication.translate("Monuments", "Step {step}: take one")
    return words.format(step=len(walking.cells))


def choice_card(walking: Walking) -> kit.Card:
    """The pieces that are offered, each with its digit."""
    pieces = tuple(
        _offered_piece(walking, number, piece) for number, piece in enumerate(walking.offered)
    )
    title = kit.Line((kit.Text(choice_title(walking), Role.BODY_STRONG),), height=kit.fixed(26.0))
    items = (title, kit.Line(pieces, gap=_GAP, equal=True))
    return kit.Card(items=items, pad=_PAD, top=kit.fixed(8.0), foot=kit.fixed(_PAD))


def _offered_piece(walking: Walking, number: int, piece: Piece) -> kit.Item:
    picture = piece_picture(piece, 15.0, _HIGH - 8.0, width=_WIDE, key=str(number + 1))
    ground = kit.CardGround.CHOSEN if number == walking.picked else kit.CardGround.SUNK
    info = kit.PartInfo(piece_part(walking.cells[-1], piece))
    return kit.Part(info, kit.Field(picture, ground, pad=4.0, reach=0.0))


class ChooserPart(ScenePart):
    """Offers the pieces of a cell, each with its digit, in a corner where it hides no lit cell.

    It prefers the lower corner nearer to the cell, and the usual text size.
    """

    bleed = 24.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._walking = Walking()
        self._cell: Sector | None = None
        self._pit = Pit(QPointF(), 1.0)
        self._around = Obstacles()
        self.body = QRectF()
        self._layout = CardLayout(kit.Card(), 1.0, 1.0)
        self.setVisible(False)

    def show_choice(
        self, walking: Walking, cell: Sector | None, pit: Pit, around: Obstacles
    ) -> None:
        """Offer the pieces of a cell; None: there is nothing to choose."""
        self.setVisible(bool(walking.offered))
        if (walking, cell, pit, around) != (self._walking, self._cell, self._pit, self._around):
            self._walking, self._cell, self._pit = walking, cell, pit
            self._around = around
            self._find_place()

    def arranged(self) -> None:
        self._find_place()

    @property
    def offered(self) -> tuple[Piece, ...]:
        return self._walking.offered if self.isVisible() else ()

    def _find_place(self) -> None:
        """Hide nothing, if need be with smaller text; else no lit cell; else as little as possible.

        The place does not depend on what is picked: the note must not move under the pointer.
        """
        usual = self.look.scale
        least = min(1.0, usual)
        found: list[tuple[tuple[float, float], float, QRectF]] = []
        for step in range(_STEPS, -1, -1):
            scale = least + (usual - least) * step / _STEPS
            places = [corner.place(0, self._size(scale), 0.0) for corner in self._corners()]
            costs = [self._hidden(place) for place in places]
            best = costs.index(min(costs))
            found.append((costs[best], scale, places[best]))
            if sum(costs[best]) == 0.0 or usual == least:
                break
        unhidden = (each for each in found if sum(each[0]) == 0.0)
        unlit = (each for each in found if each[0][0] == 0.0)
        least_hidden = (min(found, key=itemgetter(0)),)
        _, scale, self.body = next(chain(unhidden, unlit, least_hidden))
        self._layout = lay_out(choice_card(self._walking), self.body, scale)
        self.update()

    def _size(self, scale: float) -> QSizeF:
        count = max(1, len(self._walking.offered))
        fields = (count * _WIDE + (count - 1) * _GAP) * scale
        width = max(fields, text_width(choice_title(self._walking), Role.BODY_STRONG, scale))
        width += 2 * _PAD * scale
        return QSizeF(width, natural_height(choice_card(self._walking), width, scale))

    def _corners(self) -> list[Corner]:
        """The lower corners, the nearer first, then the upper right; at the right above the card."""
        card, gap = self._around.card, _GAP * self.look.scale
        over = QRectF(self.rect)
        if not card.isEmpty():
            over.setBottom(card.top() - gap)
        low = [Corner(self.rect, low=True), Corner(over, right=True, low=True)]
        near, far = reversed(low) if self._leans_right else low
        return [near, far, Corner(self.rect, right=True)]

    @property
    def _leans_right(self) -> bool:
        """Whether the note belongs at the right: its cell is there and no card."""
        cell = self._cell
        if not self._around.card.isEmpty() or cell is None or cell.near <= 0.0:
            return False
        return cos(radians(cell.middle[1])) > _LEANING

    def _hidden(self, body: QRectF) -> tuple[float, float]:
        """The hidden area of lit cells and of other things."""
        if not self.rect.contains(body):
            return inf, inf
        card, others, lit = self._around
        return covered(body, card, lit), covered(body, card, others)

    def leader(self) -> list[QPointF]:
        """The line from the note over the track into the cell, between two outer cells.

        Only near cells above the note can be reached without crossing a piece. Elsewhere the
        digits on the pieces are enough.
        """
        cell, pit, body = self._cell, self._pit, self.body
        if cell is None or cell.near <= 0.0 or sin(radians(cell.middle[1])) < _LEANING:
            return []
        at_the_right = body.center().x() > self.rect.center().x()
        if (cos(radians(cell.middle[1])) > 0.0) != at_the_right:
            return []
        angle = cell.middle[1]
        aside = -_ASIDE if at_the_right else _ASIDE
        over = pit.point(TRACK[1] + _OFF, angle + aside)
        if over.y() > body.top():
            return []
        into = pit.point(cell.far - _INTO, angle)
        foot = QPointF(min(max(over.x(), body.left()), body.right()), body.top())
        return [foot, over, into]

    def field(self, piece: Piece) -> QRectF:
        """Where an offered piece is."""
        return self._layout.part(piece_part(self._walking.cells[-1], piece)) or QRectF()

    def piece_at(self, point: QPointF) -> Piece | None:
        return next((each for each in self.offered if self.field(each).contains(point)), None)

    def draw(self, painter: QPainter) -> None:
        look, scale, palette = self.look, self._layout.zoom, self.look.palette
        self._paint_leader(painter)
        paint_panel(painter, look.pixmaps, self.body, self.ratio, palette, scale=scale)
        painter.setPen(QPen(palette.gold, 2.0 * scale))
        painter.drawRoundedRect(self.body.adjusted(1, 1, -1, -1), 11.0 * scale, 11.0 * scale)
        paint_layout(painter, self._layout, look, self.ratio)

    def _paint_leader(self, painter: QPainter) -> None:
        points = self.leader()
        if not points:
            return
        scale, palette = self._layout.zoom, self.look.palette
        ink = palette.brass.right if not palette.dark else palette.pencil
        painter.setPen(QPen(ink, 1.8 * scale))
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(points[-1], 3.4 * scale, 3.4 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
