"""Over the pieces of the quarry: the numbers of the steps, ticks, and the keys of a choice.

They lie where they hide neither a piece nor the worker, nor one another.
"""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.monuments.lying import Lying, ground_of
from blueprints_desktop.desktop.boards.monuments.pit_part import Cells, PitPart
from blueprints_desktop.desktop.boards.monuments.quarry_parts import PiecesPart
from blueprints_desktop.desktop.boards.monuments.walking import Walking
from blueprints_desktop.desktop.drawing.lettering import Anchor, Type, write
from blueprints_desktop.desktop.drawing.monuments.cell_numbers import number_place
from blueprints_desktop.desktop.drawing.monuments.pit import share_before_border
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.games.monuments.moves import Cell

_NUMBER = Type(13, 700, tabular=True)
_DISC = 12.5
"""Half as wide as the disc of a number, or of a tick."""
_TWICE = 24.0
"""Two numbers on one border stand so far apart."""
_BESIDE = (QPointF(-1.5, 0.5), QPointF(1.5, 0.6), QPointF(-1.5, -1.5))
"""Where a number can stand beside a piece, from its ground in its own size: the best first."""
_CORNERS = (QPointF(1.3, -1.3), QPointF(-1.3, -1.3), QPointF(1.3, 0.5), QPointF(-1.3, 0.5))
"""Where a piece can be ticked off."""


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
        for at in self.tick_places():
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
        """The same place, or where there is most room at its side if the worker stands there."""
        body, reach = self._pieces.worker_body(), _DISC * self.pit.unit
        if not body.adjusted(-reach, -reach, reach, reach).contains(at):
            return at
        sides = (QPointF(x, at.y()) for x in (body.left() - reach, body.right() + reach))
        grounds = [self._pieces.ground(one) for one in self._pieces.pieces]
        return max(sides, key=lambda side: min((_apart(side, each) for each in grounds), default=0))

    def tick_places(self) -> list[QPointF]:
        """At a corner of each piece that is taken, where no number stands."""
        numbers, near = self.number_places(), 2 * _DISC * self.pit.unit
        places = []
        for one in self._taken:
            corners = [self._pieces.ground(one) + corner * self._pieces.w for corner in _CORNERS]
            places.append(first_free(corners, numbers, near))
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
        painter.drawEllipse(at, _DISC * unit, _DISC * unit)
        painter.setBrush(palette.first_player.dark)
        painter.drawEllipse(at, 10.8 * unit, 10.8 * unit)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        write(painter, text, at, _NUMBER, palette.pencil, Anchor.MIDDLE, unit)


def first_free(places: Sequence[QPointF], taken: Sequence[QPointF], near: float) -> QPointF:
    """The first place that is not near any that is taken; none is: the first of all."""
    free = (at for at in places if all(_apart(at, other) > near for other in taken))
    return next(free, places[0])


def _apart(one: QPointF, other: QPointF) -> float:
    return QLineF(one, other).length()
