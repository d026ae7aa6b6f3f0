"""The far side of the table: other people's screens, what is in demand, what was removed."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.blueprints.blocks import block_sprite
from blueprints_desktop.desktop.boards.blueprints.die_pictures import flat_die
from blueprints_desktop.desktop.boards.blueprints.parts import StillPart
from blueprints_desktop.desktop.boards.blueprints.wording import GAME
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.drawing.furniture import bag_sprite, paint_bag_count
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.palette import GLASS
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.screens import middle_leaf, screen_sprite
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.signs.badges import seat_shape
from blueprints_desktop.desktop.drawing.signs.icons import paint_sign
from blueprints_desktop.desktop.drawing.surfaces import paint_tray
from blueprints_desktop.desktop.words import term
from blueprints_desktop.games.blueprints.dice import Die

_NUMBER = Type(22, 500)


class ScreenPart(StillPart):
    """Somebody's closed screen, with how many dice went behind it."""

    bleed = 20.0

    def __init__(self, person: Person, look: Look) -> None:
        super().__init__(look)
        self.person = person
        self._dice = 0

    def show_dice(self, count: int) -> None:
        self._dice = count
        self.update()

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        sprite = screen_sprite(
            look.pixmaps,
            self.person.colour,
            rect.width(),
            rect.height(),
            self.ratio,
            look.palette,
            scale=scale,
        )
        sprite.paint(painter, rect.topLeft())
        leaf = middle_leaf(rect.width(), rect.height()).translated(rect.topLeft())
        seat = look.palette.seats[self.person.colour]
        room = leaf.width() - 12.0 * scale
        side = 12.0 * scale
        name = elided(self.person.name, Role.BODY_STRONG, room - side - 8.0 * scale, scale)
        wide = text_width(name, Role.BODY_STRONG, scale) + side + 8.0 * scale
        left, middle = leaf.center().x() - wide / 2, rect.top() + 26.0 * scale
        box = QRectF(left, middle - side / 2, side, side)
        paint_sign(painter, seat_shape(seat.shape), box, seat.text)
        at = QPointF(left + side + 8.0 * scale, middle)
        write(painter, name, at, Role.BODY_STRONG, seat.text, scale=scale)
        below = QPointF(leaf.center().x(), middle + 20.0 * scale)
        text = fitting(self._words(), Role.SMALL, room, scale)
        write(painter, text, below, Role.SMALL, seat.text, Anchor.MIDDLE, scale)

    def _words(self) -> tuple[str, ...]:
        """How many dice are behind it, at length and in short."""
        count = self._dice
        if not count:
            return (
                QCoreApplication.translate("Blueprints", "screen closed"),
                QCoreApplication.translate("Blueprints", "closed"),
            )
        full = QCoreApplication.translate("Blueprints", "%n dice behind it", "", count)
        return full, QCoreApplication.translate("Blueprints", "%n dice", "", count)


class DemandPart(StillPart):
    """The sheet with the two materials in demand, and the bag."""

    bleed = 34.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._demand: tuple[int, ...] = ()
        self._bag = 0

    def show_round(self, demand: tuple[int, ...], bag: int) -> None:
        self._demand, self._bag = demand, bag
        self.update()

    def bag_centre(self) -> QPointF:
        """Where new dice come from."""
        scale = self.look.scale
        return QPointF(self.rect.right() - 52.0 * scale, self.rect.center().y() + 0.5 * scale)

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        paint_sheet(painter, look.pixmaps, rect, self.ratio, look.palette, scale)
        room = rect.width() - 118.0 * scale
        title = elided(term(GAME, "in_demand"), Role.DRAFTING, room + 18.0 * scale, scale)
        at = rect.topLeft() + QPointF(21.0 * scale, 20.0 * scale)
        write(painter, title, at, Role.DRAFTING, look.palette.ink, scale=scale)
        step = min(90.0 * scale, (room + 12.0 * scale) / 2)
        w = round(min(20.0 * scale, step / 3.6))
        for place, material in enumerate(self._demand):
            left = rect.left() + 24.0 * scale + place * step
            line = rect.top() + 0.61 * rect.height()
            number = QPointF(left, line + 4.0 * scale)
            write(painter, str(place + 1), number, _NUMBER, look.palette.ink, scale=scale)
            origin = die_origin(QPointF(left + min(43.0 * scale, 22.0 * scale + w), line), w)
            cast = contact_shadow(
                look.pixmaps, w, self.ratio, look.palette, on_paper=True, clear=material == GLASS
            )
            cast.paint(painter, origin)
            block_sprite(look.pixmaps, material, w, self.ratio, look.palette).paint(painter, origin)
        size = round(50.0 * scale)
        bag_sprite(look.pixmaps, size, self.ratio, look.palette).paint(painter, self.bag_centre())
        paint_bag_count(painter, self.bag_centre(), size, self._bag, scale)


class RemovedPart(StillPart):
    """With two players: the dice that were removed from the pool in this round."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._dice: tuple[Die, ...] = ()

    def show_dice(self, dice: tuple[Die, ...]) -> None:
        self._dice = dice
        self.update()

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        paint_tray(painter, rect, look.palette, scale=scale)
        title = QCoreApplication.translate("Blueprints", "Removed")
        room = rect.width() - 28.0 * scale
        text = elided(title, Role.DRAFTING, room, scale)
        at = rect.topLeft() + QPointF(14.0 * scale, 19.0 * scale)
        write(painter, text, at, Role.DRAFTING, look.palette.text_2, scale=scale)
        side = round(20.0 * scale)
        columns = max(1, int(room // (side + 4.0 * scale)))
        for index, die in enumerate(self._dice):
            row, column = divmod(index, columns)
            centre = QPointF(
                rect.left() + 14.0 * scale + side / 2 + column * (side + 4.0 * scale),
                rect.top() + 46.0 * scale + row * (side + 5.0 * scale),
            )
            flat_die(die, side, look, self.ratio).paint(painter, centre, 0.8)
