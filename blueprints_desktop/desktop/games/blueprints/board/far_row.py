"""The far side of the table: other people's screens, what is in demand, what was removed."""

from math import ceil

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.dice import die_origin
from blueprints_desktop.desktop.drawing.furniture import (
    bag_sprite,
    middle_leaf,
    paint_bag_count,
    screen_sprite,
)
from blueprints_desktop.desktop.drawing.icons import paint_sign
from blueprints_desktop.desktop.drawing.palette import GLASS
from blueprints_desktop.desktop.drawing.paper import paint_kept_sheet
from blueprints_desktop.desktop.drawing.shadows import contact_shadow
from blueprints_desktop.desktop.drawing.signs import seat_shape
from blueprints_desktop.desktop.drawing.surfaces import paint_tray
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    fitting,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.games.blueprints.art.die_pictures import block_sprite, flat_die
from blueprints_desktop.desktop.games.blueprints.texts.words import GAME
from blueprints_desktop.desktop.i18n.language import term
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.scene.parts import StillPart
from blueprints_desktop.games.blueprints.dice import Die

_NUMBER = Type(22, 500)
_LOW = 70.0
"""A lower sheet has its heading beside what is in demand, not above it."""
_TOKEN = 20.0
"""Of a removed die."""


class ScreenPart(StillPart):
    """Somebody's closed screen, with how many dice went behind it."""

    bleed = 20.0

    def __init__(self, person: Person, look: Look) -> None:
        super().__init__(look)
        self.person = person
        self._dice = 0

    def show_dice(self, count: int) -> None:
        if count != self._dice:
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
        named = room - side - 8.0 * scale
        fits = text_width(self.person.name, Role.BODY_STRONG, scale) <= named
        role = Role.BODY_STRONG if fits else Role.SMALL_STRONG
        name = elided(self.person.name, role, named, scale)
        wide = text_width(name, role, scale) + side + 8.0 * scale
        left, middle = leaf.center().x() - wide / 2, rect.top() + 26.0 * scale
        box = QRectF(left, middle - side / 2, side, side)
        paint_sign(painter, seat_shape(seat.shape), box, seat.text)
        at = QPointF(left + side + 8.0 * scale, middle)
        write(painter, name, at, role, seat.text, scale=scale)
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
        if (demand, bag) != (self._demand, self._bag):
            self._demand, self._bag = demand, bag
            self.update()

    def bag_centre(self) -> QPointF:
        """Where new dice come from."""
        scale = self.look.scale
        aside = (38.0 if self._low else 52.0) * scale
        return QPointF(self.rect.right() - aside, self.rect.center().y() + 0.5 * scale)

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        paint_kept_sheet(painter, look.pixmaps, rect, self.ratio, look.palette, scale)
        title = term(GAME, "in_demand")
        blocks = rect.adjusted(24.0 * scale, 28.0 * scale, -94.0 * scale, -10.0 * scale)
        if self._low:
            blocks = rect.adjusted(0.0, 8.0 * scale, -70.0 * scale, -8.0 * scale)
            wanted = text_width(title, Role.DRAFTING, scale) + 36.0 * scale
            blocks.setLeft(blocks.right() - max(96.0 * scale, blocks.width() - wanted))
            self._write_title(painter, title, rect.center().y(), blocks.left() - rect.left())
        else:
            line = rect.top() + 20.0 * scale
            self._write_title(painter, title, line, rect.width() - 56.0 * scale)
        self._paint_blocks(painter, blocks)
        size = round((40.0 if self._low else 50.0) * scale)
        bag_sprite(look.pixmaps, size, self.ratio, look.palette).paint(painter, self.bag_centre())
        paint_bag_count(painter, self.bag_centre(), size, self._bag, scale)

    @property
    def _low(self) -> bool:
        return self.rect.height() < _LOW * self.look.scale

    def _write_title(self, painter: QPainter, title: str, line: float, room: float) -> None:
        """In ``room`` from the sheet's edge on; a low sheet has room for two lines."""
        scale = self.look.scale
        room -= 29.0 * scale
        lines = wrapped(title, Role.DRAFTING, room, scale)[:2] if self._low else [title]
        at = QPointF(self.rect.left() + 21.0 * scale, line - 8.0 * (len(lines) - 1) * scale)
        for words in lines:
            text = elided(words, Role.DRAFTING, room, scale)
            write(painter, text, at, Role.DRAFTING, self.look.palette.ink, scale=scale)
            at += QPointF(0.0, 16.0 * scale)

    def _paint_blocks(self, painter: QPainter, room: QRectF) -> None:
        """The two materials with their numbers, side by side in ``room``."""
        look, scale = self.look, self.look.scale
        step = min(90.0 * scale, room.width() / 2)
        w = round(min(20.0 * scale, step / 4.0, room.height() / 2.5))
        line = room.center().y()
        number = _NUMBER._replace(size=min(_NUMBER.size, 1.25 * w / scale))
        for place, material in enumerate(self._demand):
            left = room.left() + place * step
            at = QPointF(left, line + 0.2 * w)
            write(painter, str(place + 1), at, number, look.palette.ink, scale=scale)
            origin = die_origin(QPointF(left + min(22.0 * scale, 1.1 * w) + w, line), w)
            cast = contact_shadow(
                look.pixmaps, w, self.ratio, look.palette, on_paper=True, clear=material == GLASS
            )
            cast.paint(painter, origin)
            block_sprite(look.pixmaps, material, w, self.ratio, look.palette).paint(painter, origin)


class RemovedPart(StillPart):
    """With two players: the dice that were removed from the pool in this round."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._dice: tuple[Die, ...] = ()

    def show_dice(self, dice: tuple[Die, ...]) -> None:
        if dice != self._dice:
            self._dice = dice
            self.update()

    def draw(self, painter: QPainter) -> None:
        look, scale, rect = self.look, self.look.scale, self.rect
        paint_tray(painter, rect, look.palette, scale=scale)
        title = QCoreApplication.translate("Blueprints", "Discarded")
        room = rect.width() - 28.0 * scale
        text = elided(title, Role.DRAFTING, room, scale)
        at = rect.topLeft() + QPointF(14.0 * scale, 19.0 * scale)
        write(painter, text, at, Role.DRAFTING, look.palette.text_2, scale=scale)
        tray = rect.adjusted(14.0 * scale, 33.0 * scale, -14.0 * scale, -8.0 * scale)
        step, columns = token_grid(len(self._dice), tray.size(), (_TOKEN + 4.0) * scale)
        for index, die in enumerate(self._dice):
            row, column = divmod(index, columns)
            centre = tray.topLeft() + QPointF((column + 0.5) * step, (row + 0.5) * step)
            flat_die(die, round(step - 4.0 * scale), look, self.ratio).paint(painter, centre, 0.8)


def token_grid(count: int, room: QSizeF, largest: float) -> tuple[float, int]:
    """How far tokens stand from one another, and how many in a row, so that all find room."""
    best = (0.0, 1)
    for rows in range(1, max(1, count) + 1):
        columns = max(1, ceil(count / rows))
        step = min(largest, room.width() / columns, room.height() / rows)
        best = max(best, (step, columns))
    return best
