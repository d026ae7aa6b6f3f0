"""The parts of the quarry's scene: the ground, all that stands on it, and the choice of a piece."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

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
    clear_places,
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
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown, StillPart
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import Piece

BRICK = 20.0
"""Half the width of a unit of a brick in the quarry."""

Cells = Mapping[Cell, Sector]


class PitPart(ScenePart):
    """A part of the quarry; ``pit`` says where the quarry is."""

    pit = Shown(Pit(QPointF(), 1.0))

    def __init__(self, look: Look, cells: Cells) -> None:
        super().__init__(look)
        self.cells = cells
        self._shapes: dict[tuple[Cell, float], QPainterPath] = {}

    def arrange_in(self, pit: Pit, room: QRectF, look: Look, ratio: float) -> None:
        if pit != self.pit:
            self._shapes.clear()
        self.pit = pit
        self.arrange(room, look, ratio)

    def shape_of(self, cell: Cell, inset: float = 0.0) -> QPainterPath:
        """The visible outline of a cell, smaller by ``inset``; kept for each size."""
        found = self._shapes.get((cell, inset))
        if found is None:
            found = self._shapes[cell, inset] = self.pit.seen(self.cells[cell], inset)
        return found


class QuarryGround(PitPart, StillPart):
    """Stone and brass, and chips where pieces were taken."""

    bleed = 20.0
    gone = Shown[tuple[PlacedPiece, ...]](())

    def __init__(self, look: Look, cells: Cells, rings: tuple[int, int]) -> None:
        super().__init__(look, cells)
        self._rings = rings

    def draw(self, painter: QPainter) -> None:
        palette, pit = self.look.palette, self.pit
        sprite = quarry_sprite(self.look.pixmaps, pit.unit, self._rings, self.ratio, palette)
        sprite.paint(painter, pit.centre)
        for one in self.gone:
            sector = self.cells[one.cell]
            seed = 20 * list(self.cells).index(one.cell) + one.place
            chips = chip_path(pit, pit.ground(sector, one.place, one.places), seed)
            chips = chips.intersected(self.shape_of(one.cell, 2.0))
            painter.fillPath(chips.translated(0.8, 1.0), alpha(palette.quarry.crack, 0.45))
            painter.fillPath(chips, mix(palette.quarry.outer, palette.quarry.wall, 0.25))


_INSET = 4.0
_ALONE, _SHARING = 13.0, 11.5
"""The radius of a score marker."""
_TOGETHER = (
    ((5.0, 0.0),),
    ((11.0, 0.0), (-11.0, 0.0)),
    ((12.0, 0.0), (-8.0, -12.5), (-8.0, 12.5)),
    ((11.0, -12.5), (11.0, 12.5), (-11.0, -12.5), (-11.0, 12.5)),
)
"""Offsets of markers that share a space: outwards and along the track."""
_NUMBER = Type(13, 700, tabular=True)
_DISC = 12.5
"""The radius of a number or a tick."""
_TWICE = 24.0
"""The distance of two numbers on one border."""
_BESIDE = (QPointF(-1.5, 0.5), QPointF(1.5, 0.6), QPointF(-1.5, -1.5))
"""Offsets of a number beside a piece, in the size of the piece, the best first."""
_CORNERS = (QPointF(1.3, -1.3), QPointF(-1.3, -1.3), QPointF(1.3, 0.5), QPointF(-1.3, 0.5))
"""Offsets of a tick or a key, in the size of the piece."""


class QuarryPart(PitPart):
    """All that stands or is marked in the quarry: a walk, score markers, pieces, the worker."""

    bleed = 30.0
    pieces = Shown[tuple[PlacedPiece, ...]](())
    hidden = Shown[tuple[PlacedPiece, ...]](())
    """Pieces that are in flight."""
    worker = Shown[QPointF | None](None)
    """Where the worker stands; None: it is not shown."""
    scores = Shown[tuple[tuple[int, float], ...]](())
    """The palette's seat and the true score of every player."""
    walk = Shown[tuple[Walking, Cell | None]]((Walking(), None))
    """The walk, and the cell where it starts; None: beside the quarry."""

    def draw(self, painter: QPainter) -> None:
        """From far to near."""
        if self.walk[0].active:
            self._paint_cells(painter)
            self._paint_line(painter)
        for number, (colour, score, at, sharing) in enumerate(self.marker_places()):
            side = (_ALONE if sharing == 1 else _SHARING) * self.pit.unit
            palette = self.look.palette
            paint_seat_marker(painter, at, side, palette.seats[colour], palette)
            if not 0 <= score < SPACES:
                self._paint_true_score(painter, at, round(score), number if sharing > 1 else 0)
        self._paint_pieces(painter)
        self._paint_marks(painter)

    # --- cells of the walk ----------------------------------------------------------

    def _paint_cells(self, painter: QPainter) -> None:
        """The cells entered, and those where the walk can continue or end."""
        walking, unit = self.walk[0], self.pit.unit
        pencil, crack = self.look.palette.pencil, self.look.palette.quarry.crack
        for cell in walking.cells:
            painter.fillPath(self.shape_of(cell), alpha(crack, 0.30))
        lit = walking.next_cells
        for cell in walking.last_cells:
            if cell not in lit and cell not in walking.cells:
                path = self.shape_of(cell, 2 * _INSET * unit)
                painter.strokePath(path, dashed_pen(alpha(crack, 0.55), 3.4 * unit, 3.4, 2.4))
                painter.strokePath(path, dashed_pen(pencil, 1.9 * unit, 6.0, 4.3))
        strong = walking.cells[-1:] if walking.offered else (walking.pointed_cell,)
        for cell in (*lit, *(walking.cells[-1:] if walking.offered else ())):
            path, pointed = self.shape_of(cell, _INSET * unit), cell in strong
            painter.fillPath(path, alpha(pencil, 0.55 if pointed else 0.26))
            wide = 4.2 if pointed else 2.8
            painter.strokePath(path, QPen(alpha(crack, 0.75), (wide + 2.2) * unit))
            painter.strokePath(path, QPen(pencil, wide * unit))

    def _paint_line(self, painter: QPainter) -> None:
        """From the worker through the cells entered; dashed to the one pointed at."""
        (walking, start), palette, unit = self.walk, self.look.palette, self.pit.unit
        cells = walking.cells if start is None else (start, *walking.cells)
        points = [self.middle(cell) for cell in cells]
        if len(points) > 1:
            for colour, wide in ((alpha(palette.quarry.crack, 0.85), 7.0), (palette.pencil, 4.0)):
                pen = QPen(colour, wide * unit)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPolyline(points)
        if points and walking.pointed_cell is not None:
            ink = palette.pencil if palette.dark else palette.quarry.crack
            painter.setPen(dashed_pen(ink, 4.0 * unit, 2.2, 1.6))
            painter.drawLine(points[-1], self.middle(walking.pointed_cell))
        painter.setPen(Qt.PenStyle.NoPen)

    def middle(self, cell: Cell) -> QPointF:
        return self.pit.ground(self.cells[cell])

    # --- pieces and worker ----------------------------------------------------------

    @property
    def w(self) -> float:
        """The size of a piece."""
        return round(BRICK * self.pit.unit * 2) / 2

    def ground(self, one: PlacedPiece) -> QPointF:
        return self.pit.ground(self.cells[one.cell], one.place, one.places)

    def body(self, one: PlacedPiece) -> QRectF:
        """The area that takes clicks."""
        at, w = self.ground(one), self.w
        return QRectF(at.x() - 1.3 * w, at.y() - 1.7 * w, 2.6 * w, 2.5 * w)

    def worker_body(self) -> QRectF:
        """What the worker covers; empty if it is not shown."""
        at, w = self.worker, self.w
        if at is None:
            return QRectF()
        return QRectF(at.x() - 0.8 * w, at.y() - 3.6 * w, 1.6 * w, 4.0 * w)

    def _paint_pieces(self, painter: QPainter) -> None:
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

    # --- score markers --------------------------------------------------------------

    def place(self, score: float, beside: int = 0, sharing: int = 1) -> QPointF:
        """Where a score is on the track; the markers ``sharing`` a space are spread."""
        _, angle = track_space(0).middle
        angle += 360.0 * score / SPACES
        middle = self.pit.point((TRACK[0] + TRACK[1]) / 2, angle)
        outwards = _direction(self.pit.centre, middle)
        along = QPointF(-outwards.y(), outwards.x())
        fans = _TOGETHER[min(sharing, len(_TOGETHER)) - 1]
        far, aside = fans[beside % len(fans)]
        return middle + (outwards * far + along * aside) * self.pit.unit

    def marker_places(self) -> list[tuple[int, float, QPointF, int]]:
        """Every player's colour, score and place, and how many share that space."""
        spaces = [round(score) % SPACES for _, score in self.scores]
        found = []
        for number, (colour, score) in enumerate(self.scores):
            space = spaces[number]
            sharing, beside = spaces.count(space), spaces[:number].count(space)
            found.append((colour, score, self.place(score, beside, sharing), sharing))
        return found

    def marker_bodies(self) -> list[QRectF]:
        """What the markers cover."""
        reach = QPointF(_ALONE, _ALONE) * self.pit.unit
        return [QRectF(at - reach, at + reach) for _, _, at, _ in self.marker_places()]

    def _paint_true_score(self, painter: QPainter, at: QPointF, score: int, beside: int) -> None:
        """A score beyond the sixty spaces is beside its marker."""
        unit = self.pit.unit
        place = at - _direction(self.pit.centre, at) * ((24.0 + 14.0 * beside) * unit)
        pill = (PillPart(figure(score), PillKind.QUIET),)
        paint_pill(painter, place, pill, self.look.palette, 0.8 * unit)

    # --- marks of the walk ----------------------------------------------------------

    @property
    def taken(self) -> list[PlacedPiece]:
        """The pieces that the walk takes."""
        steps = zip(self.walk[0].cells, self.walk[0].took, strict=False)
        found = (first_of(self.pieces, cell, piece) for cell, piece in steps)
        return [one for one in found if one is not None]

    def _paint_marks(self, painter: QPainter) -> None:
        """The numbers of the steps, ticks on taken pieces, digits on offered pieces."""
        walking, unit, palette = self.walk[0], self.pit.unit, self.look.palette
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
            way = None if came_from is None else _direction(*map(self.middle, (came_from, cell)))
            self._paint_disc(painter, at, str(number), way)
        for number, at in enumerate(self.key_places()):
            self._paint_key(painter, at, str(number + 1), number == walking.picked)

    def _steps(self) -> list[tuple[Cell | None, Cell]]:
        """Each cell of the walk with the one before it; None: the first turn begins there."""
        walking, start = self.walk
        return list(zip((start, *walking.cells), walking.cells, strict=False))

    def number_places(self) -> list[QPointF]:
        """On the line of the walk at the border of each cell, so that no number covers a piece.

        The first turn has no line: there the number is beside the pieces. A walk can cross one
        border twice.
        """
        places: list[QPointF] = []
        for came_from, cell in self._steps():
            here = self.middle(cell)
            if came_from is None:
                beside = [here + aside * self.w for aside in _BESIDE]
                engraved = number_place(self.pit, self.cells[cell])
                places.append(first_free(beside, [engraved], 1.8 * _DISC * self.pit.unit))
            else:
                there = self.middle(came_from)
                share = share_before_border(self.cells[came_from], self.cells[cell])
                at = there + (here - there) * share
                apart = QPointF(_TWICE * self.pit.unit, 0.0)
                places.append(self._beside_worker(at + apart if at in places else at))
        return places

    def _beside_worker(self, at: QPointF) -> QPointF:
        """The same place, or the freer side of the worker if that stands there."""
        body, reach = self.worker_body(), _DISC * self.pit.unit
        if not body.adjusted(-reach, -reach, reach, reach).contains(at):
            return at
        sides = [QPointF(x, at.y()) for x in (body.left() - reach, body.right() + reach)]
        return _freest(sides, [self.ground(one) for one in self.pieces])

    def tick_places(self) -> list[QPointF]:
        """At a corner of each taken piece, off the numbers."""
        numbers, near = self.number_places(), 2 * _DISC * self.pit.unit
        return [first_free(self._corners(one), numbers, near) for one in self.taken]

    def _corners(self, one: PlacedPiece) -> list[QPointF]:
        return [self.ground(one) + corner * self.w for corner in _CORNERS]

    def key_places(self) -> list[QPointF]:
        """At the corner of each offered piece that has most room."""
        walking, places = self.walk[0], list[QPointF]()
        for kind in walking.offered:
            one = first_of(self.pieces, walking.cells[-1], kind)
            if one is not None:
                near = [self.body(piece).center() for piece in self.pieces if piece != one]
                marks = [*self.number_places(), *self.tick_places()]
                places.append(_freest(self._corners(one), [*marks, *near, *places]))
        return places

    def _paint_key(self, painter: QPainter, at: QPointF, text: str, picked: bool) -> None:
        """The key that takes a piece."""
        palette, unit = self.look.palette, 1.15 * self.pit.unit
        cap = QRectF(0.0, 0.0, keycap_width(text, unit), KEYCAP_HIGH * unit)
        cap.moveCenter(at)
        edge = 2.4 * unit if picked else 1.0 * unit
        painter.setBrush(palette.pencil if picked else alpha(palette.quarry.crack, 0.7))
        around = cap.adjusted(-edge, -edge, edge, edge + 1.2 * unit)
        painter.drawRoundedRect(around, 4.0 * unit + edge, 4.0 * unit + edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_keycap(painter, at, text, palette, unit)

    def _paint_disc(self, painter: QPainter, at: QPointF, text: str, way: QPointF | None) -> None:
        """A round number with a nose that points in the direction of the step, if there is one."""
        palette, unit = self.look.palette, self.pit.unit
        painter.setBrush(palette.pencil)
        if way is not None:
            aside = QPointF(-way.y(), way.x())
            tip, base = (_DISC + 6.0) * unit, 0.72 * _DISC * unit
            painter.drawPolygon(
                [at + way * tip, at + (way + aside) * base, at + (way - aside) * base]
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


def _freest(places: Sequence[QPointF], taken: Sequence[QPointF]) -> QPointF:
    """The place that is farthest from all that is taken."""
    return max(places, key=lambda at: min((_apart(at, each) for each in taken), default=0.0))


def _apart(one: QPointF, other: QPointF) -> float:
    return QLineF(one, other).length()


def _direction(start: QPointF, end: QPointF) -> QPointF:
    """The unit vector from one point to another."""
    line = QLineF(start, end).unitVector()
    return QPointF(line.dx(), line.dy())


# --- which piece to take ------------------------------------------------------------------

_PAD, _WIDE, _HIGH, _GAP = 12.0, 84.0, 50.0, 8.0
_LEANING = 0.3
"""The share of the way from the centre at which a cell counts as right or near."""
_ASIDE, _OFF, _INTO = 3.0, 6.0, 16.0
"""Degrees between leader and track number; where the leader meets the desk and its cell."""
_STEPS = 6
"""Sizes of the text that are tried, down to 100 %."""


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


class PieceChoice(NamedTuple):
    """A choice among the pieces of a cell."""

    walking: Walking = Walking()
    cell: Sector | None = None
    """None: there is nothing to choose."""
    pit: Pit = Pit(QPointF(), 1.0)
    around: Obstacles = Obstacles()
    """What the note should not hide."""


class ChooserPart(ScenePart):
    """Offers the pieces of a cell, each with its digit, in a corner where it hides no lit cell.

    It prefers the lower corner nearer to the cell.
    """

    bleed = 24.0
    choice = Shown(PieceChoice())

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.body = QRectF()
        self._layout = CardLayout(kit.Card(), 1.0, 1.0)
        self.setVisible(False)

    @property
    def offered(self) -> tuple[Piece, ...]:
        return self.choice.walking.offered if self.isVisible() else ()

    def content_changed(self) -> None:
        """Find a place that hides nothing, or no lit cell, if need be with smaller text.

        It does not depend on what is picked: the note must not move under the pointer.
        """
        walking, _, _, around = self.choice
        usual, least = self.look.scale, min(1.0, self.look.scale)
        self.setVisible(bool(walking.offered))
        found = []
        for step in range(_STEPS if usual > least else 1):
            scale = usual + (least - usual) * step / (_STEPS - 1)
            (body,) = clear_places(1, self._size(scale), 0.0, self._corners(), around)
            hidden = covered(body, self.rect, around)
            found.append(((hidden[0], hidden[-1] > 0.0), scale, body))
            if not any(hidden):
                break
        _, scale, self.body = min(found, key=itemgetter(0))
        self._layout = lay_out(choice_card(walking), self.body, scale)

    def _size(self, scale: float) -> QSizeF:
        walking = self.choice.walking
        count = max(1, len(walking.offered))
        fields = (count * _WIDE + (count - 1) * _GAP) * scale
        width = max(fields, text_width(choice_title(walking), Role.BODY_STRONG, scale))
        width += 2 * _PAD * scale
        return QSizeF(width, natural_height(choice_card(walking), width, scale))

    arranged = content_changed

    def _corners(self) -> list[Corner]:
        """The lower corners, the nearer first, then the upper right; at the right above the card."""
        card, gap = self.choice.around.card, _GAP * self.look.scale
        over = QRectF(self.rect)
        if not card.isEmpty():
            over.setBottom(card.top() - gap)
        low = [Corner(self.rect, low=True), Corner(over, right=True, low=True)]
        near, far = reversed(low) if self._leans_right else low
        return [near, far, Corner(self.rect, right=True)]

    @property
    def _leans_right(self) -> bool:
        """Whether the note belongs at the right: its cell is there and no card."""
        cell = self.choice.cell
        if not self.choice.around.card.isEmpty() or cell is None or cell.near <= 0.0:
            return False
        return cos(radians(cell.middle[1])) > _LEANING

    def leader(self) -> list[QPointF]:
        """The line from the note over the track into the cell, between two outer cells.

        Only near cells above the note can be reached without crossing a piece. Elsewhere the
        digits on the pieces are enough.
        """
        (_, cell, pit, _), body = self.choice, self.body
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
        return self._layout.part(piece_part(self.choice.walking.cells[-1], piece)) or QRectF()

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
