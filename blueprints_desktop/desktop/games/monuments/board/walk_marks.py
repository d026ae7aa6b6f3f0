"""Marks over the pieces of the quarry: numbers of steps, ticks, and keys of a choice.

They cover neither a piece nor the worker nor each other.
"""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import HIGH, keycap_width, paint_keycap
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.typography import Anchor, Type, write
from blueprints_desktop.desktop.games.monuments.art.quarry import number_place, share_before_border
from blueprints_desktop.desktop.games.monuments.board.quarry_layout import (
    PlacedPiece,
    first_of,
    ground_of,
)
from blueprints_desktop.desktop.games.monuments.board.quarry_parts import Cells, PiecesPart, PitPart
from blueprints_desktop.desktop.games.monuments.board.selection import Walking
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.monuments.moves import Cell

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
        cap = QRectF(0.0, 0.0, keycap_width(text, unit), HIGH * unit)
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
