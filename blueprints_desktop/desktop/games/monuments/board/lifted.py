"""A screen that is lifted for a moment: what somebody who passes has left, for all to see.

It is shown when it happens, and once more to whoever did not look then; nothing keeps it.
"""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.games.monuments.art.flat import token_sprite
from blueprints_desktop.desktop.games.monuments.board.corner_notes import (
    Corner,
    Obstacles,
    clear_places,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.monuments.events import Passed
from blueprints_desktop.games.monuments.pieces import KINDS, Heap, count

_WIDE, _HIGH, _GAP = 236.0, 74.0, 8.0
_UNDER_TOOLS = 44.0
"""At the upper right the tools of the site come first."""


@frozen
class Lifted:
    """Whose screen was lifted, what stood there, and what it cost."""

    person: Person
    shown: Heap
    lost: int


def lifted_in(events: Sequence[Event], people: Sequence[Person]) -> list[Lifted]:
    return [
        Lifted(people[event.seat], event.shown, event.lost)
        for event in events
        if isinstance(event, Passed) and event.shown is not None
    ]


class LiftedPart(ScenePart):
    """A note for each screen, in corners where nothing is hidden by it."""

    bleed = 24.0

    def __init__(self, look: Look, obstacles: Callable[[], Obstacles]) -> None:
        super().__init__(look)
        self.lifted: tuple[Lifted, ...] = ()
        self.places: tuple[QRectF, ...] = ()
        self._obstacles = obstacles
        self.setVisible(False)

    def show_lifted(self, lifted: Sequence[Lifted]) -> None:
        if tuple(lifted) != self.lifted:
            self.lifted = tuple(lifted)
            self.setVisible(bool(lifted))
            self.find_places()

    def arranged(self) -> None:
        self.find_places()

    def find_places(self) -> None:
        """Anew where notes came, or what they lie beside has moved."""
        scale, room = self.look.scale, self.rect
        corners = (
            Corner(room),
            Corner(room, low=True),
            Corner(room.adjusted(0.0, _UNDER_TOOLS * scale, 0.0, 0.0), right=True),
            Corner(room, right=True, low=True),
        )
        size = QSizeF(_WIDE * scale, _HIGH * scale)
        obstacles = self._obstacles() if self.lifted else Obstacles()
        self.places = tuple(clear_places(len(self.lifted), size, _GAP * scale, corners, obstacles))
        self.update()

    def words(self) -> list[str]:
        """The same for those who do not see it."""
        said = []
        for one in self.lifted:
            words = QCoreApplication.translate("Monuments", "{name} passes: {points}")
            said.append(words.format(name=one.person.name, points=signed(-one.lost)))
        return said

    def draw(self, painter: QPainter) -> None:
        look, scale, palette = self.look, self.look.scale, self.look.palette
        for one, words, body in zip(self.lifted, self.words(), self.places, strict=True):
            seat = palette.seats[one.person.colour]
            paint_panel(
                painter, look.pixmaps, body, self.ratio, palette, scale=scale, edge=seat.tint
            )
            side, line = 14.0 * scale, body.top() + 22.0 * scale
            left = body.left() + 16.0 * scale
            paint_seat_sign(painter, QRectF(left, line - side / 2, side, side), seat)
            room = body.width() - 54.0 * scale
            text = elided(words, Role.BODY_STRONG, room, scale)
            at = QPointF(left + side + 8.0 * scale, line)
            write(painter, text, at, Role.BODY_STRONG, palette.text, scale=scale)
            self._paint_pieces(painter, one.shown, QPointF(left, body.top() + 52.0 * scale))

    def _paint_pieces(self, painter: QPainter, shown: Heap, left: QPointF) -> None:
        look, scale = self.look, self.look.scale
        x = left.x()
        for piece in KINDS:
            many = count(shown, piece)
            if not many:
                continue
            side = 20.0 * scale
            sprite = token_sprite(look.pixmaps, piece, side, self.ratio, look.palette)
            sprite.paint(painter, QPointF(x + side / 2, left.y()))
            x += side + 4.0 * scale
            text = str(many)
            at = QPointF(x, left.y())
            write(painter, text, at, Role.FIGURE, look.palette.text, Anchor.LEFT, scale)
            x += text_width(text, Role.FIGURE, scale) + 12.0 * scale
