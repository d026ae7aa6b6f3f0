"""The quarry with its score track: the parts of its scene, the view, and all input on it."""

from collections.abc import Iterator, Mapping, Sequence
from math import cos, radians, sin
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import (
    KEYCAP_HIGH,
    Marker,
    PillKind,
    PillPart,
    dashed_pen,
    keycap_width,
    paint_keycap,
    paint_pill,
    paint_seat_marker,
    round_pen,
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
    pit_beside,
    quarry_sprite,
    ring_sectors,
    share_before_border,
    track_space,
)
from blueprints_desktop.desktop.games.monuments.board.monuments_view import (
    Corner,
    MonumentsView,
    Obstacles,
    area_around,
    boxed,
    clear_places,
    covered,
)
from blueprints_desktop.desktop.games.monuments.board.selection import (
    END,
    MonumentsController,
    Walking,
    cell_of,
    cell_part,
    piece_part,
)
from blueprints_desktop.desktop.games.monuments.cards.stock_card import piece_picture
from blueprints_desktop.desktop.games.monuments.facts.history import (
    PlacedPiece,
    first_of,
)
from blueprints_desktop.desktop.games.monuments.texts.words import (
    a_piece,
    cell_words,
    pieces_list,
    refused_words,
    use_words,
)
from blueprints_desktop.desktop.i18n.language import capitalised
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.theme import Appearance, Look
from blueprints_desktop.desktop.ui.accessible import Spot
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.desktop.ui.cards.layout import CardLayout, lay_out, natural_height
from blueprints_desktop.desktop.ui.cards.painting import paint_layout
from blueprints_desktop.desktop.ui.cards.tips import Tip
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE
from blueprints_desktop.desktop.ui.scene.parts import ScenePart, Shown, StillPart
from blueprints_desktop.desktop.ui.scene.scene_view import SceneHost
from blueprints_desktop.desktop.ui.scene.spatial_navigation import Direction
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.monuments.moves import Cell
from blueprints_desktop.games.monuments.pieces import BLACK, JEWEL, Piece
from blueprints_desktop.games.monuments.quarry import Quarry
from blueprints_desktop.games.monuments.state import NOWHERE

WORKER_THING = "worker"
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
    promise = Shown[tuple[int, int] | None](None)
    """The palette's seat of who has taken the black piece, and the score that it leads to."""
    walk = Shown[tuple[Walking, Cell | None]]((Walking(), None))
    """The walk, and the cell where it starts; None: beside the quarry."""
    ahead = Shown[tuple[Cell, ...]](())
    """The cells through which a press on what is pointed at would lead."""

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
        if self.promise is not None:
            self._paint_promise(painter, *self.promise)
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
                painter.setPen(round_pen(colour, wide * unit))
                painter.drawPolyline(points)
        ahead = [self.middle(cell) for cell in self.ahead]
        if walking.pointed_cell is not None and not ahead:
            ahead = [self.middle(walking.pointed_cell)]
        if points and ahead:
            ink = palette.pencil if palette.dark else palette.quarry.crack
            painter.setPen(dashed_pen(ink, 4.0 * unit, 2.2, 1.6))
            painter.drawPolyline([points[-1], *ahead])
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

    def _paint_promise(self, painter: QPainter, colour: int, score: int) -> None:
        """A marker for what is not scored yet, beside others on its space."""
        taken = [round(other) % SPACES for _, other in self.scores].count(score % SPACES)
        at = self.place(score, taken, taken + 1)
        palette, side = self.look.palette, (_SHARING if taken else _ALONE) * self.pit.unit
        paint_seat_marker(painter, at, side, palette.seats[colour], palette, Marker.PREVIEW)

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


# --- the view -----------------------------------------------------------------------------

BUTTON_WITH_WORDS = QSizeF(92.0, 68.0)
"""The button that leads to the monument, in the upper left corner of the quarry, at 100 %."""
_FOOT = 86.0
"""Height below the quarry for the note that offers pieces."""
_BARE_BUTTON, _OFF_BUTTON = QSizeF(DESK_BUTTON_SIDE, DESK_BUTTON_SIDE), 6.0
"""The button that leads to the monument without its words, and the gap beside it."""
_WORDLESS = 0.94
"""The share of its size that the quarry must keep beside the button with words."""


class QuarryView(MonumentsView):
    """Shows the quarry and takes the input for a walk."""

    def __init__(
        self,
        quarry: Quarry,
        people: Sequence[Person],
        appearance: Appearance,
        host: SceneHost,
        selector: MonumentsController,
    ) -> None:
        super().__init__(people, appearance, host, selector)
        look = appearance.look
        self.quarry = quarry
        rings = quarry.outer, len(quarry.middle)
        self.cells = dict(zip(quarry.cells, ring_sectors(*rings), strict=True))
        self.worker_cell: Cell | None = None
        self.scores = (0,) * len(self.people)
        self.ground = QuarryGround(look, self.cells, rings)
        self.layer = QuarryPart(look, self.cells)
        self.chooser = ChooserPart(look)
        self.add_parts(self.ground, self.layer, self.chooser)
        self.pit = Pit(QPointF(), 1.0)
        self._whole = QRectF()

    # --- what is shown --------------------------------------------------------------

    def show_quarry(
        self, at: int, pieces: Sequence[PlacedPiece], gone: Sequence[PlacedPiece]
    ) -> None:
        """Pieces, chips, and the worker on its cell."""
        self.worker_cell = None if at == NOWHERE else self.quarry.cells[at]
        self.ground.gone = tuple(gone)
        self.layer.pieces, self.layer.hidden = tuple(pieces), ()
        self._place_worker()

    def show_promise(self, promise: tuple[Seat, int] | None) -> None:
        """Show where the black piece will bring a score; None: nobody has taken it."""
        self.layer.promise = promise and (self.people[promise[0]].colour, promise[1])

    def show_scores(self, scores: Sequence[float]) -> None:
        super().show_scores(scores)
        self.layer.scores = tuple((person.colour, scores[person.seat]) for person in self.people)

    @property
    def walking(self) -> Walking:
        return self.selector.walking

    def show_selection(self) -> None:
        """Show how far the walk has been chosen."""
        walking = self.walking
        self.layer.walk, self.layer.ahead = (walking, self.worker_cell), ()
        asked = self.cells[walking.cells[-1]] if walking.offered else None
        around = self._around_choice(walking)
        self.chooser.choice = PieceChoice(walking, asked, self.pit, around)
        self.choose_cursor()

    def _around_choice(self, walking: Walking) -> Obstacles:
        """The cells of the choice and the worker; the rest of the quarry and the score markers."""
        if not walking.offered:
            return Obstacles()
        about = {*walking.cells, *walking.reachable, *walking.last_cells}
        shapes = {cell: self.layer.shape_of(cell) for cell in self.cells}
        lit = [
            boxed(self.layer.worker_body()),
            *(shape for cell, shape in shapes.items() if cell in about),
        ]
        others = [
            *map(boxed, self.layer.marker_bodies()),
            self.pit.ellipse(TRACK[1]),
            *(shape for cell, shape in shapes.items() if cell not in about),
        ]
        return Obstacles(self.card, others, lit)

    def clear(self) -> None:
        self.show_selection()
        self.setAccessibleDescription("")

    # --- words ----------------------------------------------------------------------

    def _spot(self, cell: Cell, *, choice: bool) -> Spot:
        return Spot(
            self.cell_name(cell),
            area_around(self.place_of(cell)),
            focused=choice and cell == self.walking.pointed_cell,
            choice=choice,
            thing=cell_part(cell),
        )

    def spots(self) -> list[Spot]:
        """The pieces that are offered, else the cells where the walk can go on."""
        walking = self.walking
        if not walking.offered:
            return [self._spot(cell, choice=True) for cell in walking.next_cells]
        return [
            Spot(
                capitalised(a_piece(piece)),
                self.chooser.field(piece),
                focused=number == walking.picked,
                thing=piece_part(walking.cells[-1], piece),
            )
            for number, piece in enumerate(walking.offered)
        ]

    def landmarks(self) -> list[Spot]:
        """The other cells, and the score track."""
        others = [cell for cell in self.cells if cell not in self.walking.next_cells]
        found = [self._spot(cell, choice=False) for cell in others]
        return [*found, self.scores_spot(self.pit.bounds)]

    def pieces_of(self, cell: Cell) -> list[Piece]:
        """The pieces in a cell."""
        return [one.piece for one in self.layer.pieces if one.cell == cell]

    def cell_name(self, cell: Cell) -> str:
        """A cell and what lies on it, which all can see."""
        pieces, translate = self.pieces_of(cell), QCoreApplication.translate
        words = translate("Monuments", "{cell}: {pieces}")
        lies = pieces_list(pieces) if pieces else translate("Monuments", "nothing")
        return words.format(cell=capitalised(cell_words(cell)), pieces=lies)

    def tip_at(self, point: QPointF) -> Tip | None:
        """An offered piece, or a cell with what lies there or why it cannot be entered."""
        offered = self.chooser.piece_at(point)
        if offered is not None:
            rule = _OWN_RULES.get(offered, "piece-is-not-there")
            area = self.on_view(self.chooser.field(offered))
            words = capitalised(a_piece(offered))
            return Tip("\n".join(filter(None, (words, use_words(offered)))), area, rule)
        cell, _ = self.cell_at(point)
        if cell is None:
            return None
        area = self.on_view(area_around(self.place_of(cell)))
        pieces = self.pieces_of(cell)
        lines, code = [self.cell_name(cell)], self.selector.why_not(cell_part(cell))
        if code:
            lines.append(refused_words(cell, code))
        elif self.walking.leading_to(cell_part(cell)) is not None:
            lines.append(QCoreApplication.translate("Monuments", "One click walks there."))
        ends = self.walking.last_cells - {*self.walking.next_cells, *self.walking.cells}
        if cell in ends:
            lines.append(QCoreApplication.translate("Monuments", "Your route can end here."))
        lines += [use_words(piece) for piece in (JEWEL, BLACK) if piece in pieces]
        return Tip("\n".join(lines), area, code or rule_about(pieces))

    # --- layout ---------------------------------------------------------------------

    def lay_out(self, room: QRectF, look: Look, ratio: float) -> None:
        self._whole = room
        self.pit = self._pit_beside(self.card)
        for part in (self.ground, self.layer):
            part.arrange_in(self.pit, room, look, ratio)
        self.chooser.arrange(room, look, ratio)
        self._place_worker()
        self.show_selection()
        self.laid_out.emit()

    def size_beside(self, card: QRectF) -> float:
        """The size of the quarry beside such a card, less if the button loses its words."""
        worded, bare = self._pits_beside(card)
        return max(worded.unit, _WORDLESS * bare.unit)

    def _pit_beside(self, card: QRectF) -> Pit:
        """The button keeps its words, unless the quarry is much larger without them."""
        worded, bare = self._pits_beside(card)
        return worded if worded.unit >= _WORDLESS * bare.unit else bare

    def _pits_beside(self, card: QRectF) -> tuple[Pit, Pit]:
        """The quarry beside the button with its words, and without them."""
        room, scale = self._whole, self.look.scale
        off = QSizeF(_OFF_BUTTON, _OFF_BUTTON)
        worded, bare = (
            pit_beside(room, _FOOT * scale, card, QRectF(room.topLeft(), (button + off) * scale))
            for button in (BUTTON_WITH_WORDS, _BARE_BUTTON)
        )
        return worded, bare

    def _place_worker(self) -> None:
        self.layer.worker = self.worker_place(self.worker_cell)

    def worker_place(self, cell: Cell | None) -> QPointF:
        """On its cell, or beside the track before the first turn."""
        if cell is None:
            return self.pit.point(384.0, -34.0)
        return self.place_of(cell)

    def place_of(self, cell: Cell) -> QPointF:
        return self.pit.ground(self.cells[cell])

    def cell_at(self, point: QPointF) -> tuple[Cell | None, Piece | None]:
        """The cell under a point, and the piece of it that is there."""
        near_first = sorted(self.layer.pieces, key=lambda one: -self.layer.ground(one).y())
        for one in near_first:
            if self.layer.body(one).contains(point):
                return one.cell, one.piece
        for cell in reversed(self.cells):
            if self.layer.shape_of(cell).contains(point):
                return cell, None
        return None, None

    def _nearest_cell(self, point: QPointF) -> Cell | None:
        """The cell whose middle is nearest, for a point on a wall or a border."""
        if not self.pit.ellipse(TRACK[0]).contains(point):
            return None
        return min(self.cells, key=lambda cell: QLineF(point, self.place_of(cell)).length())

    # --- input ----------------------------------------------------------------------

    def thing_at(self, point: QPointF) -> str | None:
        """An offered piece, the end of a complete walk, a piece of a lit cell, or a cell."""
        walking = self.walking
        if not walking.active:
            return None
        last = walking.cells[-1] if walking.cells else None
        if last is not None and walking.offered and self.chooser.body.contains(point):
            offered = self.chooser.piece_at(point)
            return None if offered is None else piece_part(last, offered)
        cell, piece = self.cell_at(point)
        if cell is None:
            cell = self._nearest_cell(point)
        if cell is None:
            return WORKER_THING if self.layer.worker_body().contains(point) else None
        if walking.complete and cell == last and piece not in walking.instead_of_last:
            return END
        return cell_part(cell) if piece is None else piece_part(cell, piece)

    def named_areas(self) -> Iterator[tuple[str, QRectF]]:
        """Also pieces, the worker and the end of the walk."""
        for one in self.layer.pieces:
            yield piece_part(one.cell, one.piece), self.layer.body(one)
        yield from super().named_areas()
        yield WORKER_THING, self.layer.worker_body()
        if self.walking.complete:
            yield END, self.layer.shape_of(self.walking.cells[-1]).boundingRect()

    def outline(self, name: str, area: QRectF) -> QPainterPath:
        """The score track is a ring around the cells."""
        if name != "scores":
            return super().outline(name, area)
        return self.pit.ellipse(TRACK[1]).subtracted(self.pit.ellipse(TRACK[0]))

    def point_out(self, name: str | None) -> None:
        led = None if name is None else self.walking.leading_to(name)
        self.layer.ahead = () if led is None else led.cells[len(self.walking.cells) :]
        if name is None or not self.walking.allows(name):
            self.selector.point_nowhere(name)

    def begin_drag(self, name: str, point: QPointF) -> bool:
        """The worker is taken from beside the track or from its cell."""
        walking = self.walking
        here = name == WORKER_THING or (cell_of(name) or "") == self.worker_cell
        return here and walking.active and not walking.cells

    def drag_to(self, point: QPointF) -> None:
        self.layer.worker = point

    def end_drag(self, point: QPointF | None) -> None:
        """A cell where the worker is let go counts as pressed."""
        self._place_worker()
        name = None if point is None else self.thing_at(point)
        if name is not None and cell_of(name) != self.worker_cell:
            self.selector.press(name)

    def first_option(self, places: Mapping[str, QPointF], direction: Direction) -> str:
        """The cell that is most in that direction, seen from where the walk is."""
        last = self.walking.cells[-1] if self.walking.cells else self.worker_cell
        here = self.pit.centre if last is None else self.place_of(last)
        wanted = QPointF(*direction.value)
        return max(
            places,
            key=lambda name: QPointF.dotProduct(_direction(here, places[name]), wanted),
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A second quick press counts: on the last cell it ends the walk."""
        self.mousePressEvent(event)

    def press_key(self, event: QKeyEvent) -> bool:
        """Digits take an offered piece."""
        number, offered = event.key() - Qt.Key.Key_1, self.walking.offered
        if 0 <= number < len(offered):
            self.selector.press(piece_part(self.walking.cells[-1], offered[number]))
        else:
            return super().press_key(event)
        return True


_OWN_RULES = {BLACK: "black-returned", JEWEL: "jewels"}
"""What has a worth and a rule of its own in the quarry."""


def rule_about(pieces: Sequence[Piece]) -> str:
    """The paragraph about what lies on a cell: the black piece first, since there is only one."""
    if not pieces:
        return "cell-is-empty"
    if BLACK in pieces:
        return _OWN_RULES[BLACK]
    if len(pieces) > 1:
        return "piece-is-not-there"
    return _OWN_RULES.get(pieces[0], "must-take-a-piece")
