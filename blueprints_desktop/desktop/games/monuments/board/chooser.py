"""The note in which one piece of a cell is chosen: each kind with its digit, joined to its cell."""

from collections.abc import Sequence
from itertools import chain
from math import cos, inf, radians, sin
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.keycap import paint_keycap
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.drawing.typography import Role, text_width, write
from blueprints_desktop.desktop.games.monuments.art.pieces import piece_sprite
from blueprints_desktop.desktop.games.monuments.art.pit import TRACK, Pit, Sector
from blueprints_desktop.desktop.games.monuments.board.corner_notes import Corner, Obstacles, covered
from blueprints_desktop.desktop.games.monuments.board.walking import Walking
from blueprints_desktop.desktop.games.monuments.texts.wording import a_piece
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.monuments.pieces import Piece

_PAD, _TITLE, _WIDE, _HIGH, _GAP = 12.0, 36.0, 84.0, 50.0, 8.0


_LEANING = 0.3
"""A cell at the right, or at the near side, lies at least so far that way from the centre."""
_ASIDE, _OFF, _INTO = 3.0, 6.0, 16.0
"""Degrees by which a leader misses the figure on the track; where it meets the desk and its cell."""


_STEPS = 5
"""In so many steps it is tried smaller, down to 100 %."""


class NoteSurroundings(NamedTuple):
    """What lies where the note might."""

    card: QRectF = QRectF()
    """The own pieces, in the lower right corner: empty where they lie elsewhere."""
    lit: Sequence[QPainterPath] = ()
    """What the choice is about: the way so far, where its pieces lie and where they lead to."""
    others: Sequence[QPainterPath] = ()


_NOTHING = NoteSurroundings()


def boxed(body: QRectF) -> QPainterPath:
    """What is no cell, as such a shape."""
    path = QPainterPath()
    path.addRect(body)
    return path


class ChooserPart(ScenePart):
    """Shown only while there is something to choose; lies in a corner where it hides no lit cell.

    Of such corners it is the lower one nearer to its cell, as large as all other words if it can.
    """

    bleed = 24.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._walking = Walking()
        self._cell: Sector | None = None
        self._pit = Pit(QPointF(), 1.0)
        self._around = _NOTHING
        self._scale, self.body = 1.0, QRectF()
        self.setVisible(False)

    def show_choice(
        self, walking: Walking, cell: Sector | None, pit: Pit, around: NoteSurroundings = _NOTHING
    ) -> None:
        """Offer what lies in a cell of the quarry; None: there is nothing to choose."""
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

    def title(self) -> str:
        words = QCoreApplication.translate("Monuments", "Step {step}: take one")
        return words.format(step=len(self._walking.cells))

    def _find_place(self) -> None:
        """Where nothing of the quarry is hidden, if need be smaller; else no lit cell; else little.

        What is picked does not matter: the note must not move under the pointer.
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
        _, self._scale, self.body = next(chain(unhidden, unlit, (min(found, key=itemgetter(0)),)))
        self.update()

    def _size(self, scale: float) -> QSizeF:
        count = max(1, len(self._walking.offered))
        fields = count * _WIDE + (count - 1) * _GAP
        title = text_width(self.title(), Role.BODY_STRONG, scale) / scale
        return QSizeF(max(fields, title) + 2 * _PAD, _TITLE + _HIGH + _PAD) * scale

    def _corners(self) -> list[Corner]:
        """The lower ones, the nearer first, and the upper right; at the right over the card."""
        card, gap = self._around.card, _GAP * self.look.scale
        over = QRectF(self.rect)
        if not card.isEmpty():
            over.setBottom(card.top() - gap)
        low = [Corner(self.rect, low=True), Corner(over, right=True, low=True)]
        near, far = reversed(low) if self._leans_right else low
        return [near, far, Corner(self.rect, right=True)]

    @property
    def _leans_right(self) -> bool:
        """Its cell lies at the right, and so does the note unless something is in the way."""
        cell = self._cell
        if not self._around.card.isEmpty() or cell is None or cell.near <= 0.0:
            return False
        return cos(radians(cell.middle[1])) > _LEANING

    def _hidden(self, body: QRectF) -> tuple[float, float]:
        """How much of lit cells it would hide, and of others; a card hides the note itself."""
        if not self.rect.contains(body):
            return inf, inf
        card = self._around.card
        lit, others = self._around.lit, self._around.others
        return covered(body, Obstacles(card, lit)), covered(body, Obstacles(card, others))

    def leader(self) -> list[QPointF]:
        """From the note over the track into the cell, where two outer cells meet.

        Only the cells at the near side above the note can be reached without crossing a piece;
        elsewhere the digits on the pieces are enough.
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

    def field(self, number: int) -> QRectF:
        """Where a piece offered lies."""
        scale, body = self._scale, self.body
        left = body.left() + (_PAD + number * (_WIDE + _GAP)) * scale
        return QRectF(left, body.top() + _TITLE * scale, _WIDE * scale, _HIGH * scale)

    def piece_at(self, point: QPointF) -> Piece | None:
        for number, piece in enumerate(self.offered):
            if self.field(number).contains(point):
                return piece
        return None

    def words(self) -> list[str]:
        """What can be chosen, for those who do not see it."""
        return [a_piece(piece) for piece in self.offered]

    def draw(self, painter: QPainter) -> None:
        look, scale, palette = self.look, self._scale, self.look.palette
        body = self.body
        self._paint_leader(painter)
        paint_panel(painter, look.pixmaps, body, self.ratio, palette, scale=scale)
        painter.setPen(QPen(palette.gold, 2.0 * scale))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 11.0 * scale, 11.0 * scale)
        at = QPointF(body.left() + (_PAD + 4.0) * scale, body.top() + 0.54 * _TITLE * scale)
        write(painter, self.title(), at, Role.BODY_STRONG, palette.text, scale=scale)
        for number, piece in enumerate(self._walking.offered):
            self._paint_field(painter, number, piece, number == self._walking.picked)

    def _paint_field(self, painter: QPainter, number: int, piece: Piece, picked: bool) -> None:
        look, scale, palette = self.look, self._scale, self.look.palette
        rect = self.field(number)
        shape = rounded(rect, 8.0 * scale)
        painter.fillPath(shape, palette.panel_sunk)
        if picked:
            painter.fillPath(shape, alpha(palette.pencil, 0.30))
            painter.strokePath(shape, QPen(palette.gold, 2.0 * scale))
        w = 15.0 * scale
        sprite = piece_sprite(look.pixmaps, piece, w, self.ratio, palette)
        sprite.paint(painter, QPointF(rect.left() + 30.0 * scale, rect.center().y() + 7.0 * scale))
        key = QPointF(rect.right() - 16.0 * scale, rect.center().y())
        paint_keycap(painter, key, str(number + 1), palette, scale)

    def _paint_leader(self, painter: QPainter) -> None:
        points = self.leader()
        if not points:
            return
        scale, palette = self._scale, self.look.palette
        ink = palette.brass.right if not palette.dark else palette.pencil
        painter.setPen(QPen(ink, 1.8 * scale))
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(points[-1], 3.4 * scale, 3.4 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
