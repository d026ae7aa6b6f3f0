"""Everybody else's ramps beside the large one, where the window is too low for their panels."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.parts import StillPart
from blueprints_desktop.desktop.drawing.fits.flat_board import Shown, paint_small_ramp
from blueprints_desktop.desktop.drawing.lettering import Role, elided, write
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign

_LINE = 26.0


class OtherRampPart(StillPart):
    """A small ramp under its owner's sign and name."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._person: Person | None = None
        self._shown: Shown | None = None

    def show_ramp(self, person: Person | None, shown: Shown | None) -> None:
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
