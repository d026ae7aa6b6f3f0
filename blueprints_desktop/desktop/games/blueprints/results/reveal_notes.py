"""The notes of a building at the reveal: what each die scores, with a leader to the die.

Notes stand level, in a column on either side, never on the dice. Each die gets a leader from a spot
one can see of it. Sides are chosen so that leaders run over as little of the building as possible; a
die that cannot be seen keeps a leader, dashed.
"""

from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.marks import paint_leader, spread
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.drawing.projection import RISE, Cell, View, painting_order
from blueprints_desktop.desktop.drawing.signs import material_sign
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.blueprints.art.pictures import paper_sign_colour
from blueprints_desktop.desktop.games.blueprints.board.building_layout import floor_cell
from blueprints_desktop.desktop.games.blueprints.facts.result_facts import ScoredDie
from blueprints_desktop.desktop.theme.theme import Look

_OVER_OTHERS, _OVER_ITSELF = 4.0, 1.5
_CROWD, _NO_ROOM = 24.0, 1e4
_DOT = 4.0
_TALL = 2.0 * RISE + 1.0
"""The height of a die on the screen, in half widths."""
_SAMPLES = (0.14, 0.38, 0.62, 0.86)


@frozen
class RevealNote:
    """A note beside the building and the spot its leader points at."""

    scored: ScoredDie
    rect: QRectF
    spot: QPointF
    hidden: bool

    @property
    def knee(self) -> QPointF:
        """Where the leader leaves the note."""
        left = self.rect.center().x() < self.spot.x()
        return QPointF(self.rect.right() if left else self.rect.left(), self.rect.center().y())

    @property
    def area(self) -> QRectF:
        """What the note and its leader cover."""
        around = 0.4 * self.rect.height()
        leader = QRectF(self.spot, self.rect.center()).normalized()
        return self.rect.united(leader).adjusted(-around, -around, around, around)


class NoteRoom(NamedTuple):
    """Where notes may go: two columns between ``top`` and ``bottom``."""

    left: float
    right: float
    """The outer edges of the columns."""
    top: float
    bottom: float
    width: float
    height: float
    gap: float


@frozen
class _Body:
    """What a die covers on the screen: a hexagon with upright sides."""

    x: float
    top: float
    w: float

    def span(self, y: float) -> tuple[float, float] | None:
        """From where to where it reaches at a height."""
        down = min(y - self.top, self.top + _TALL * self.w - y)
        if down < 0.0:
            return None
        half = min(self.w, down / RISE)
        return self.x - half, self.x + half

    def covers(self, spot: QPointF, end: float) -> float:
        """How much of the level leader from ``spot`` to ``end`` runs over it."""
        span = self.span(spot.y())
        if span is None:
            return 0.0
        low, high = min(spot.x(), end), max(spot.x(), end)
        return max(0.0, min(high, span[1]) - max(low, span[0]))

    def touches(self, spot: QPointF) -> bool:
        """Whether a leader's dot on ``spot`` would lie on it."""
        if abs(spot.x() - self.x) >= self.w + _DOT:
            return False
        for offset in (-_DOT, 0.0, _DOT):
            span = self.span(spot.y() + offset)
            if span is not None and span[0] - _DOT < spot.x() < span[1] + _DOT:
                return True
        return False


@frozen
class _Choice:
    spot: QPointF
    hidden: bool
    cost: float


def lay_notes(view: View, scored: tuple[ScoredDie, ...], room: NoteRoom) -> tuple[RevealNote, ...]:
    """A note for each die, where all of them together cost least."""
    return _lay_notes(view.w, view.origin.x(), view.origin.y(), scored, room)


@lru_cache(maxsize=32)
def _lay_notes(
    w: float, left: float, top: float, scored: tuple[ScoredDie, ...], room: NoteRoom
) -> tuple[RevealNote, ...]:
    view = View(w, QPointF(left, top))
    cells = [(*floor_cell(die.space), die.level) for die in scored]
    corners = {(x, y, z): view.point(x, y, z + 1) for x, y, z in cells}
    bodies = {cell: _Body(top.x(), top.y(), w) for cell, top in corners.items()}
    order = {cell: number for number, cell in enumerate(painting_order(cells))}
    choices = [_choose(view, cell, bodies, order, room) for cell in cells]
    step, half = room.height + room.gap, room.height / 2

    def column(sides: tuple[int, ...], side: int) -> list[tuple[int, float]]:
        """The dice whose notes are on a side, and the levels of these notes."""
        own = [number for number, chosen in enumerate(sides) if chosen == side]
        own.sort(key=lambda number: choices[number][side].spot.y())
        wanted = [choices[number][side].spot.y() for number in own]
        levels = spread(wanted, step, room.top + half, room.bottom - half)
        return list(zip(own, levels, strict=True))

    def cost(sides: tuple[int, ...]) -> float:
        """What leaders cost, and that notes are pushed off their level."""
        found = 0.0
        for side in (0, 1):
            notes = column(sides, side)
            for number, level in notes:
                choice = choices[number][side]
                found += choice.cost + 1.2 * abs(choice.spot.y() - level)
            found += _CROWD * max(0, len(notes) - 3)
            found += _NO_ROOM * (len(notes) * step > room.bottom - room.top)
        return found

    best = min(product((0, 1), repeat=len(cells)), key=cost)
    notes = []
    for side, edge in enumerate((room.left, room.right - room.width)):
        for number, level in column(best, side):
            rect = QRectF(edge, round(level - half), room.width, room.height)
            choice = choices[number][side]
            notes.append(RevealNote(scored[number], rect, choice.spot, choice.hidden))
    return tuple(notes)


def _choose(
    view: View, cell: Cell, bodies: dict[Cell, _Body], order: dict[Cell, int], room: NoteRoom
) -> tuple[_Choice, _Choice]:
    """The best spots of a die for a leader to the left and for one to the right."""
    before = [body for other, body in bodies.items() if order[other] > order[cell]]
    others = [body for other, body in bodies.items() if other != cell]
    free = [spot for spot in _spots(view, cell) if not any(body.touches(spot) for body in before)]

    def choice(end: float) -> _Choice:
        if not free:
            x, y, z = cell
            middle = view.point(x + 0.5, y + 0.5, z + 0.5)
            return _Choice(middle, True, abs(middle.x() - end) * 0.5)
        return min(
            (
                _Choice(
                    spot,
                    False,
                    _OVER_ITSELF * bodies[cell].covers(spot, end)
                    + _OVER_OTHERS * sum(body.covers(spot, end) for body in others),
                )
                for spot in free
            ),
            key=lambda found: found.cost,
        )

    return choice(room.left + room.width), choice(room.right - room.width)


def _spots(view: View, cell: Cell) -> list[QPointF]:
    """Points spread over the three faces one sees."""
    x, y, z = cell
    spots = []
    for a in _SAMPLES:
        for b in _SAMPLES:
            spots.append(view.point(x + a, y + b, z + 1))
            spots.append(view.point(x + a, y + 1, z + b))
            spots.append(view.point(x + 1, y + a, z + b))
    return spots


# --- painting ---------------------------------------------------------------------------

BESIDE, ABOVE, LARGE_ABOVE, BARE = (61.0, 30.0), (30.0, 41.0), (40.0, 54.0), (32.0, 24.0)
"""The sizes of a note with its sign beside or above its figure, or without a sign."""
_FIGURES = {size: Type(letters, 600, tabular=True) for size, letters in (
    (BESIDE, 17), (ABOVE, 15), (LARGE_ABOVE, 20), (BARE, 15),
)}  # fmt: skip
_RADIUS, _LIT = 6.0, 2.4


def paint_note(painter: QPainter, note: RevealNote, glow: float, look: Look, ratio: float) -> None:
    """The sign and points of a die, with a pencil line around them while the die is lit."""
    _note_sprite(note, look, ratio).paint(painter, note.rect.topLeft())
    if glow > 0.0:
        before = painter.opacity()
        painter.setOpacity(before * glow)
        painter.setPen(QPen(look.palette.pencil, _LIT * look.scale))
        inner = note.rect.adjusted(0.65, 0.65, -0.65, -0.65)
        painter.drawRoundedRect(inner, _RADIUS * look.scale, _RADIUS * look.scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity(before)


def _note_sprite(note: RevealNote, look: Look, ratio: float) -> Sprite:
    material, points = note.scored.material, note.scored.points
    rect = QRectF(QPointF(0.0, 0.0), note.rect.size())

    def draw(painter: QPainter) -> None:
        palette, radius = look.palette, _RADIUS * look.scale
        painter.fillPath(rounded(rect, radius), palette.paper_edge)
        painter.setPen(QPen(palette.ink, 1.3 * look.scale))
        painter.drawRoundedRect(rect.adjusted(0.65, 0.65, -0.65, -0.65), radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        _fill_note(painter, rect, material, points, look)

    what = ("reveal note", material, points, rect.width(), rect.height(), look.scale)
    bounds = rect.adjusted(-1.0, -1.0, 1.0, 1.0)
    return look.pixmaps.sprite(what, bounds, ratio, look.palette, draw)


def _fill_note(painter: QPainter, rect: QRectF, material: int, points: int, look: Look) -> None:
    """Sign and figure beside one another, over one another, or the figure alone."""
    scale, middle = look.scale, rect.center()
    size = min(_FIGURES, key=lambda each: abs(each[0] * scale - rect.width()))
    role, at, anchor = _FIGURES[size], middle, Anchor.MIDDLE
    side = role.size * scale
    sign = QPointF(middle.x(), rect.top() + 0.305 * rect.height())
    if size == BESIDE:
        anchor, at = Anchor.RIGHT, QPointF(rect.right() - 10.0 * scale, middle.y())
        sign = QPointF(rect.left() + 7.0 * scale + side / 2, middle.y())
    elif size != BARE:
        at = QPointF(middle.x(), rect.bottom() - 0.295 * rect.height())
    if size != BARE:
        box = QRectF(sign.x() - side / 2, sign.y() - side / 2, side, side)
        paint_sign(painter, material_sign(material), box, paper_sign_colour(look.palette, material))
    write(painter, str(points), at, role, look.palette.ink, anchor, scale)


def paint_note_leader(painter: QPainter, note: RevealNote, lit: bool, look: Look) -> None:
    """Level from the note, then, if the note was pushed aside, slanting to its spot."""
    palette, scale = look.palette, look.scale
    colour = palette.pencil if lit else palette.ink
    knee, spot = note.knee, note.spot
    points = [knee, QPointF(spot.x(), knee.y())]
    if abs(knee.y() - spot.y()) > 1.5:
        reach = abs(spot.x() - knee.x())
        run = max(6.0 * scale, min(reach * 0.45, reach - abs(spot.y() - knee.y())))
        points = [knee, knee + QPointF(run if spot.x() > knee.x() else -run, 0.0), spot]
    for pen_colour, wide in ((palette.paper_edge, 1.44), (colour, 0.8)):
        for start, end in pairwise(points):
            paint_leader(painter, start, end, pen_colour, scale * wide, hidden=note.hidden)
    painter.setPen(QPen(colour if note.hidden else palette.paper_edge, 1.5 * scale))
    painter.setBrush(palette.paper_edge if note.hidden else colour)
    painter.drawEllipse(spot, 3.6 * scale, 3.6 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
