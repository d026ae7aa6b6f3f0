"""Everybody else's ramps beside the large one, where the window is too low for their panels."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.typography import Role, elided, write
from blueprints_desktop.desktop.games.fits.art.flat_board import FlatBoardContent, paint_small_ramp
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import StillPart

_LINE = 26.0


class OtherRampPart(StillPart):
    """A small ramp under its owner's sign and name."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._person: Person | None = None
        self._shown: FlatBoardContent | None = None

    def show_ramp(self, person: Person | None, shown: FlatBoardContent | None) -> None:
        if (person, shown) != (self._person, self._shown):
            self._person, self._shown = person, shown
            self.update()

    def draw(self, painter: QPainter) -> None:
        person, shown, look = self._person, self._shown, self.look
        if person is None or shown is None:
            return
        scale = look.scale
        side = 12.0 * scale
        middle = self.rect.top() + 0.5 * _LINE * scale - 3.0 * scale
        box = QRectF(self.rect.left(), middle - side / 2, side, side)
        paint_seat_sign(painter, box, look.palette.seats[person.colour])
        left = box.right() + 6.0 * scale
        name = elided(person.name, Role.SMALL, self.rect.right() - left, scale)
        write(painter, name, QPointF(left, middle), Role.SMALL, look.palette.text, scale=scale)
        area = self.rect.adjusted(0.0, _LINE * scale, 0.0, 0.0)
        paint_small_ramp(painter, area, shown, look.palette, scale)
