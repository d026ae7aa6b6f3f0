"""A player's panel: cash and what the turn did to it, buildings, floors, and rents of the blocks."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QResizeEvent

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.figures import counted, figure, signed
from blueprints_desktop.desktop.boards.player_panel import PlayerPanel
from blueprints_desktop.desktop.boards.skyline.sight import Sight
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, pill_size
from blueprints_desktop.desktop.drawing.skyline.stock_icons import (
    paint_floor_icon,
    paint_tower_icon,
)
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT
from blueprints_desktop.games.skyline.chains import chains_of

_CASH = Type(24, 600, tabular=True)
_STRIP_CASH = Type(18, 600, tabular=True)
_COUNT = Type(13, 600, tabular=True)
_SMALLER = Type(12, 400)
_DOT = "\u2009·\u2009"
_APART, _CLOSE = 10.0, 8.0
"""Between figures that have nothing to do with each other, at least; less in the strip."""
_HEAD = 90.0
"""What the head of a panel in the strip holds besides name and chip."""


def rents_of(sight: Sight, seat: int) -> tuple[int, ...]:
    """What the chains of a player earn, the dearest first."""
    return tuple(chain.rent for chain in chains_of(sight.state.board, seat))


class SeatPanel(PlayerPanel):
    """Everything is public, so all panels tell the same."""

    def __init__(self, person: Person, appearance: Appearance) -> None:
        super().__init__(person, appearance)
        self._sight: Sight | None = None
        self.cash = 0
        """As shown: while money is on its way it is not there yet."""
        self.change = 0
        self._shown: tuple[object, ...] = ()
        """What else is painted: whose turn it is, who looks, who began, what stands."""

    def show_sight(self, sight: Sight) -> None:
        """Painted anew only where something is different: most turns change one panel or two."""
        seat = self.person.seat
        self._sight = sight
        cash = sight.state.cash[seat]
        change = 0 if sight.story is None else sight.story.money(seat)
        turn = (seat == sight.to_act, seat == sight.you, seat == sight.state.first)
        board = sight.state.board
        stock = (board.buildings_left(seat), board.floors_left(seat), rents_of(sight, seat))
        shown = (cash, change, *turn, *stock)
        if shown != (self.cash, self.change, *self._shown):
            self.cash, self.change, self._shown = cash, change, (*turn, *stock)
            self._tell_turn()

    def _tell_turn(self) -> None:
        """In the strip there is no room beside the cash: what it changed by goes to the name."""
        if self._shown:
            active, own, began = (bool(fact) for fact in self._shown[:3])
            self.set_turn(active=active, own=own, chip=self._chip(), began=began)

    def _chip(self) -> str:
        """The change of the cash, if the whole name is still to be read beside it."""
        if not (self.strip and self.change):
            return ""
        words, scale = signed(self.change), self.look.scale
        chip, _ = pill_size((PillPart(words, PillKind.QUIET),), scale)
        name = text_width(self.person.name, Role.SECTION, scale)
        return words if name + chip + _HEAD * scale <= self.body().width() else ""

    def set_strip(self, strip: bool) -> None:
        if strip != self.strip:
            super().set_strip(strip)
            self._tell_turn()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if self.strip:
            self._tell_turn()

    def show_cash(self, cash: int, change: int) -> None:
        """While money flows."""
        if (cash, change) != (self.cash, self.change):
            self.cash, self.change = cash, change
            if self.strip:
                self._tell_turn()
            self.update()

    def clear(self) -> None:
        self._sight, self._shown = None, ()
        self.set_turn(active=False, own=False, chip="")

    def cash_point(self) -> QPointF:
        """Where the cash is written, in the panel's own coordinates."""
        body = self.body()
        scale = self.look.scale
        if self.strip:
            return QPointF(body.left() + 30 * scale, body.top() + 45 * scale)
        return QPointF(body.left() + 38 * scale, body.top() + 58 * scale)

    # --- words ----------------------------------------------------------------------

    def spoken(self) -> str:
        sight = self._sight
        if sight is None:
            return super().spoken()
        board, seat = sight.state.board, self.person.seat
        facts = [
            self.tr("{amount} in cash").format(amount=figure(self.cash)),
            self.tr("%n finished buildings left", "", board.buildings_left(seat)),
            self.tr("%n floors left", "", board.floors_left(seat)),
            self._blocks_words(),
        ]
        return ", ".join([super().spoken(), *filter(None, facts)])

    def _blocks_words(self) -> str:
        return self._shortened()[0]

    def _shortened(self) -> tuple[str, ...]:
        """The rents of all chains, then closer and fewer: always called rents, no figure is cut."""
        sight = self._sight
        rents = () if sight is None else rents_of(sight, self.person.seat)
        if not rents:
            return ("",)
        figures = counted(rents)
        label = self.tr("Rents {rents}")
        fewer = (_DOT.join((*figures[:count], "…")) for count in range(len(figures) - 1, 0, -1))
        told = (" · ".join(figures), _DOT.join(figures), *fewer)
        return tuple(label.format(rents=rents) for rents in told)

    def tip(self) -> str:
        return self.spoken()

    def rule(self) -> str:
        """What the rents are made of."""
        return "chain"

    # --- painting -------------------------------------------------------------------

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        sight = self._sight
        if sight is None:
            return
        scale = self.look.scale
        if self.strip:
            self._paint_line(painter, sight, rect)
            return
        first = rect.top() + 17.0 * scale
        cash = self._paint_cash(painter, QPointF(rect.left(), first))
        room = rect.width() - cash - _CLOSE * scale
        self._paint_towers(painter, sight, QPointF(rect.right(), first), room)
        second = first + (35.0 if rect.height() > 78 * scale else 31.0) * scale
        wide = self._paint_floors(painter, sight, QPointF(rect.right(), second))
        room = rect.width() - wide - _APART * scale
        words, role = self.rents_in(room)
        at = QPointF(rect.left(), second)
        write(painter, words, at, role, self.look.palette.text_2, scale=scale)

    def rents_in(self, room: float) -> tuple[str, Role | Type]:
        """All rents in closer or smaller letters, before any is left out."""
        scale, told = self.look.scale, self._shortened()
        for words in told[:2]:
            if text_width(words, Role.SMALL, scale) <= room:
                return words, Role.SMALL
        return fitting(told[-len(told) + 1 :], _SMALLER, room, scale), _SMALLER

    def _paint_line(self, painter: QPainter, sight: Sight, rect: QRectF) -> None:
        """All in one line of the strip: cash, buildings, floors."""
        scale = self.look.scale
        line = rect.top() + 10.0 * scale
        cash = write(
            painter, figure(self.cash), QPointF(rect.left(), line), _STRIP_CASH,
            self.look.palette.text, scale=scale,
        )  # fmt: skip
        right = rect.right()
        right -= self._paint_floors(painter, sight, QPointF(right, line)) + _CLOSE * scale
        room = right - rect.left() - cash - _CLOSE * scale
        self._paint_towers(painter, sight, QPointF(right, line), room)

    def _paint_cash(self, painter: QPainter, at: QPointF) -> float:
        """With what it changed by; gives back how much room both take."""
        look, scale = self.look, self.look.scale
        wide = write(painter, figure(self.cash), at, _CASH, look.palette.text, scale=scale)
        if self.change:
            ink = look.palette.success if self.change > 0 else look.palette.warn
            wide += 8.0 * scale
            beside = at + QPointF(wide, 2.0 * scale)
            wide += write(painter, signed(self.change), beside, Role.SMALL_STRONG, ink, scale=scale)
        return wide

    def _paint_towers(self, painter: QPainter, sight: Sight, right: QPointF, room: float) -> None:
        """A tower for each that was dealt, solid where it stands, and how many do.

        Where there is little room they stand closer, where there is less one stands for all, and
        in the end the figures alone.
        """
        look, scale = self.look, self.look.scale
        dealt = BUILDINGS_DEALT[sight.state.seats]
        built = sight.state.board.finished[self.person.seat].bit_count()
        words = f"{built}/{dealt}"
        count = text_width(words, _COUNT, scale) + (4.0 if self.strip else 6.0) * scale
        high, step = 17.0 * scale, min(11.0, 60.0 / dealt) * scale
        if self.strip:
            high, step = 14.0 * scale, 8.0 * scale
        if count + dealt * step > room:
            step = min(step, 8.0 * scale)
        wide = step * 0.7
        shown = dealt if count + (dealt - 1) * step + wide <= room else 1
        shown = shown if count + wide <= room else 0
        seat = look.palette.seats[self.person.colour]
        left = right.x() - count - (shown - 1) * step - wide
        for index in range(shown):
            box = QRectF(left + index * step, right.y() - high / 2, wide, high)
            paint_tower_icon(painter, box, seat, look.palette, shown == 1 or index < built)
        write(painter, words, right, _COUNT, look.palette.text_2, Anchor.RIGHT, scale)

    def _paint_floors(self, painter: QPainter, sight: Sight, right: QPointF) -> float:
        """How many floors are left; gives back how much room that takes."""
        look, scale = self.look, self.look.scale
        words = str(sight.state.board.floors_left(self.person.seat))
        ink = look.palette.text if words != "0" else look.palette.warn
        role: Role | Type = _COUNT if self.strip else Role.FIGURE
        icon, gap = (12.0, 5.0) if self.strip else (16.0, 8.0)
        wide = text_width(words, role, scale)
        write(painter, words, right, role, ink, Anchor.RIGHT, scale)
        taken = wide + (icon + gap) * scale
        box = QRectF(right.x() - taken, right.y() - 7 * scale, icon * scale, 14 * scale)
        paint_floor_icon(painter, box, look.palette.seats[self.person.colour].sign)
        return taken
