"""A panel for each player: who, whose turn, who began; games add a body.

Panels stand in the order of the seats, so a flag at whoever began tells the whole order of play.

In a narrow window the panels lie side by side as a strip and leave out what can wait.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.desk_widget import DeskWidget
from blueprints_desktop.desktop.boards.tooltips import Tip, answer
from blueprints_desktop.desktop.drawing.lettering import Role, elided, text_width, write
from blueprints_desktop.desktop.drawing.level_sign import level_width, paint_level
from blueprints_desktop.desktop.drawing.marks import (
    PillKind,
    PillPart,
    paint_pill,
    paint_seat_sign,
    pill_size,
)
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.opponents.level_words import kind_word, rank_of
from blueprints_desktop.engine.step import Seat

PAD = 16.0
HEIGHT, LOW_HEIGHT = 124, 112
"""The lower one where four panels would leave no room for the log."""
STRIP_HEIGHT = 64


class PlayerPanel(DeskWidget):
    """The head of a player's panel. Subclasses paint the rest in ``paint_content``."""

    least_height, usual_height = LOW_HEIGHT, HEIGHT
    """In pixels at 100 %: where there is little room, and where there is enough."""

    close_height = STRIP_HEIGHT
    """Where all panels are close together, in a column that has that much room."""

    def __init__(
        self, person: Person, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.person = person
        self.active = False
        self.own = False
        self.chip = ""
        self.began = False
        """Whether this player had the first turn: a flag says so."""
        self.strip = False
        """Whether the panel lies in the strip of a narrow window."""
        self.setMouseTracking(True)

    def set_turn(self, *, active: bool, own: bool, chip: str, began: bool = False) -> None:
        """Whether it is this player's turn, whether it is the viewer, and a word at the right."""
        self.active, self.own, self.chip, self.began = active, own, chip, began
        self.retell()

    def set_strip(self, strip: bool) -> None:
        if strip != self.strip:
            self.strip = strip
            self.update()

    def spoken(self) -> str:
        """The panel in one sentence, for screen readers."""
        parts = [self.person.name]
        if self.person.level:
            parts.append(kind_word(self.person.level))
        if self.own:
            parts.append(self.tr("you"))
        if self.chip:
            parts.append(self.chip)
        if self.began:
            parts.append(self.tr("began"))
        return ", ".join(parts)

    def tip(self) -> str:
        """What a pointer that rests on the panel is told."""
        return ""

    def rule(self) -> str:
        """The paragraph of the rulebook about what the panel tells, if somebody might ask."""
        return ""

    def retell(self) -> None:
        self.setAccessibleName(self.spoken())
        super().retell()

    def event(self, event: QEvent) -> bool:
        return answer(self, event, self._tip_at, clickable=True) or super().event(event)

    def _tip_at(self, at: QPoint) -> Tip | None:
        body = self.body().toAlignedRect()
        if not body.contains(at):
            return None
        lines = [self.tip()]
        if self.person.level:
            change = self.tr("{kind} (right-click to change)")
            lines.append(change.format(kind=kind_word(self.person.level)))
        return Tip("\n".join(filter(None, lines)), body, self.rule())

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        seat = look.palette.seats[self.person.colour]
        edge = seat.tint if self.active else None
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale, edge=edge)
        pad = (12.0 if self.strip else PAD) * look.scale
        inner = body.adjusted(pad, 0.0, -pad, 0.0)
        line = body.top() + (19.0 if self.strip else 25.0) * look.scale
        self._paint_head(painter, self.head_area(inner), line)
        below = inner.adjusted(0.0, line - body.top() + 16.0 * look.scale, 0.0, 0.0)
        self.paint_content(painter, below, ratio)

    def head_area(self, inner: QRectF) -> QRectF:
        """How far name and signs may reach in the panel."""
        return inner

    def _paint_head(self, painter: QPainter, inner: QRectF, line: float) -> None:
        """Sign, name, "you", the flag and the chip at the right.

        The name gives way first; in the strip the chip does, since the edge tells the turn as well.
        """
        look, scale = self.look, self.look.scale
        side = 16.0 * scale
        sign = QRectF(inner.left(), line - side / 2, side, side)
        paint_seat_sign(painter, sign, look.palette.seats[self.person.colour])
        room = inner.right() - sign.right() - 8.0 * scale
        name_width = text_width(self.person.name, Role.SECTION, scale)
        chip = (PillPart(self.chip, PillKind.QUIET),)
        wide, _ = pill_size(chip, scale)
        beside = name_width + wide + (32.0 if self.began else 8.0) * scale
        if self.chip and (not self.strip or beside <= room):
            room -= wide + 8.0 * scale
            middle = QPointF(inner.right() - wide / 2, line)
            paint_pill(painter, middle, chip, look.palette, scale)
        if self.began:
            room -= 24.0 * scale
            flag = QRectF(
                sign.right() + 8.0 * scale + room + 4.0 * scale, line - side / 2, side, side
            )
            paint_icon(painter, Icon.FLAG, flag, look.palette.text_2)
        you = self.tr("you") if self.own else ""
        rank = rank_of(self.person.level)
        tail = text_width(you, Role.SMALL, scale) + 8.0 * scale if you else 0.0
        gap = 8.0 * scale
        bare = name_width > room - level_width(scale) - gap
        if bare:
            gap = 5.0 * scale
            rank = rank if name_width <= room - level_width(scale, bare=True) - gap else 0
        tail = level_width(scale, bare=bare) + gap if rank else tail
        if you and name_width > room - tail:
            you, tail = "", 0.0
        name = elided(self.person.name, Role.SECTION, room - tail, scale)
        at = QPointF(sign.right() + 8.0 * scale, line)
        wide = write(painter, name, at, Role.SECTION, look.palette.text, scale=scale)
        if you:
            after = at + QPointF(wide + 8.0 * scale, 1.0 * scale)
            write(painter, you, after, Role.SMALL, look.palette.text_2, scale=scale)
        elif rank:
            after = at + QPointF(wide + gap, 0.0)
            paint_level(painter, after, rank, look.palette.text_2, scale, bare=bare)

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        """What the game tells of the player, under the name."""


def seat_of_panel(widget: QWidget | None) -> Seat | None:
    """Whose panel a widget is, or is a part of; None: nobody's."""
    while widget is not None and not isinstance(widget, PlayerPanel):
        widget = widget.parentWidget()
    return None if widget is None else widget.person.seat
