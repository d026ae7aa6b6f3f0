"""In place of a building that nobody may see: the closed screen of whoever is to act.

Before it lie the dice that went behind it, which everybody saw.
"""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice import DieState, die_origin
from blueprints_desktop.desktop.drawing.furniture import middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import solid_die
from blueprints_desktop.desktop.games.blueprints.facts.public_facts import PlayerFacts
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.blueprints.dice import GLASS, material_of
from blueprints_desktop.games.blueprints.state import DICE_EACH

_WIDEST, _SLENDER = 400.0, 1.9
"""Of the screen: its width at 100 % at most, and how much wider than high it is."""
_ROOM_FOR_DICE = 0.3
"""The share of the height that the dice take, where there are any."""


class VeiledPart(StillPart):
    """A screen as large as there is room for, with a sentence on it and the dice before it."""

    bleed = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._person: Person | None = None
        self._facts: PlayerFacts | None = None
        self.setVisible(False)

    def show_seat(self, person: Person | None, facts: PlayerFacts | None) -> None:
        """Whose screen; None: there is a building to see instead, or nothing."""
        self._person, self._facts = person, facts
        self.setVisible(person is not None)
        self.update()

    def draw(self, painter: QPainter) -> None:
        person, facts = self._person, self._facts
        if person is None or facts is None:
            return
        scale, room = self.look.scale, self.rect.adjusted(0.0, 12.0, 0.0, 0.0)
        dice = _ROOM_FOR_DICE * room.height() if facts.taken else 0.0
        high = min(_WIDEST * scale / _SLENDER, room.height() - dice - 24.0 * scale)
        wide = min(high * _SLENDER, room.width() - 32.0 * scale)
        if high < 60.0 * scale:
            return
        top = room.center().y() - (high + dice) / 2
        screen = QRectF(room.center().x() - wide / 2, top, wide, high)
        self._paint_screen(painter, screen, person)
        if facts.taken:
            self._paint_dice(painter, screen, dice, facts)

    def _paint_screen(self, painter: QPainter, screen: QRectF, person: Person) -> None:
        look, scale = self.look, self.look.scale
        seat = look.palette.seats[person.colour]
        sprite = screen_sprite(
            look.pixmaps, person.colour, screen.width(), screen.height(), self.ratio, look.palette,
            scale=scale,
        )  # fmt: skip
        sprite.paint(painter, screen.topLeft())
        leaf = middle_leaf(screen.width(), screen.height()).translated(screen.topLeft())
        side, gap, room = 17.0 * scale, 10.0 * scale, leaf.width() - 24.0 * scale
        name = elided(person.name, Role.CARD_TITLE, room - side - gap, scale)
        wide = side + gap + text_width(name, Role.CARD_TITLE, scale)
        left, middle = leaf.center().x() - wide / 2, leaf.top() + 0.24 * leaf.height()
        box = QRectF(left, middle - side / 2, side, side)
        paint_sign(painter, seat_shape(seat.shape), box, seat.text)
        at = QPointF(box.right() + gap, middle)
        write(painter, name, at, Role.CARD_TITLE, seat.text, scale=scale)
        texts = (
            QCoreApplication.translate("Blueprints", "The plan is behind the screen"),
            QCoreApplication.translate("Blueprints", "Plan behind the screen"),
            QCoreApplication.translate("Blueprints", "screen closed"),
        )
        below = QPointF(leaf.center().x(), middle + 28.0 * scale)
        text = fitting(texts, Role.BODY, room, scale)
        write(painter, text, below, Role.BODY, seat.text, Anchor.MIDDLE, scale)

    def _paint_dice(
        self, painter: QPainter, screen: QRectF, high: float, facts: PlayerFacts
    ) -> None:
        """In a row before the screen, as they were taken; those that fitted nowhere are faint."""
        look = self.look
        w = round(min(30.0 * look.scale, high / 3.0, screen.width() / (2.6 * DICE_EACH)))
        step = 2.5 * w
        left = screen.center().x() - step * (len(facts.taken) - 1) / 2
        for index, (die, gone) in enumerate(zip(facts.taken, facts.removed, strict=True)):
            origin = die_origin(QPointF(left + index * step, screen.bottom() + 0.55 * high), w)
            clear = material_of(die) == GLASS
            cast = contact_shadow(look.pixmaps, w, self.ratio, look.palette, clear=clear)
            cast.paint(painter, origin, 0.8)
            state = DieState.DISABLED if gone else DieState.NORMAL
            solid_die(die, w, look, self.ratio, state).paint(painter, origin)
