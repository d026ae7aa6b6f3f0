"""A player's panel: cash and what the turn did to it, buildings, floors, and rents of the blocks."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.player_panel import PlayerPanel
from blueprints_desktop.desktop.boards.skyline.sight import Sight
from blueprints_desktop.desktop.boards.skyline.wording import signed
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    fitting,
    text_width,
    write,
)
from blueprints_desktop.desktop.drawing.skyline.buildings import (
    paint_floor_icon,
    paint_tower_icon,
)
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT
from blueprints_desktop.games.skyline.chains import Chain, chain_at
from blueprints_desktop.games.skyline.grid import cells_in

_CASH = Type(24, 600, tabular=True)
_STRIP_CASH = Type(19, 600, tabular=True)


def blocks_of(sight: Sight, seat: int) -> list[Chain]:
    """The chains of a player, the dearest first."""
    board = sight.state.board
    found = {chain_at(board, cell) for cell in cells_in(board.owned(seat))}
    return sorted((chain for chain in found if chain is not None), key=lambda chain: -chain.rent)


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
        shown = (cash, change, *turn, sight.state.board)
        if shown != (self.cash, self.change, *self._shown):
            self.cash, self.change, self._shown = cash, change, (*turn, sight.state.board)
            active, own, began = turn
            self.set_turn(active=active, own=own, chip="", began=began)

    def show_cash(self, cash: int, change: int) -> None:
        """While money flows."""
        if (cash, change) != (self.cash, self.change):
            self.cash, self.change = cash, change
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
            self.tr("{amount} in cash").format(amount=self.cash),
            self.tr("%n finished buildings left", "", board.buildings_left(seat)),
            self.tr("%n floors left", "", board.floors_left(seat)),
            self._blocks_words(),
        ]
        return ", ".join([super().spoken(), *filter(None, facts)])

    def _blocks_words(self) -> str:
        return self._shortened()[0]

    def _shortened(self) -> tuple[str, ...]:
        """The rents of all blocks, then without the cheapest ones: no figure is cut in two."""
        sight = self._sight
        rents = [] if sight is None else blocks_of(sight, self.person.seat)
        if not rents:
            return ("",)
        figures = [str(chain.rent) for chain in rents]
        shown = [figures, *((*figures[:count], "…") for count in range(len(figures) - 1, 0, -1))]
        return tuple(self.tr("Rents {rents}").format(rents=" · ".join(each)) for each in shown)

    def tip(self) -> str:
        return self.spoken()

    # --- painting -------------------------------------------------------------------

    def paint_content(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        sight = self._sight
        if sight is None:
            return
        scale = self.look.scale
        first = rect.top() + (10.0 if self.strip else 17.0) * scale
        self._paint_cash(painter, QPointF(rect.left(), first))
        right = rect.right()
        if self.strip:
            wide = self._paint_floors(painter, sight, QPointF(right, first))
            right -= wide + 14.0 * scale
        self._paint_towers(painter, sight, QPointF(right, first))
        if self.strip:
            return
        second = first + (35.0 if rect.height() > 78 * scale else 31.0) * scale
        wide = self._paint_floors(painter, sight, QPointF(rect.right(), second))
        room = rect.width() - wide - 12.0 * scale
        words = fitting(self._shortened(), Role.SMALL, room, scale)
        at = QPointF(rect.left(), second)
        write(painter, words, at, Role.SMALL, self.look.palette.text_2, scale=scale)

    def _paint_cash(self, painter: QPainter, at: QPointF) -> None:
        look, scale = self.look, self.look.scale
        role = _STRIP_CASH if self.strip else _CASH
        wide = write(painter, str(self.cash), at, role, look.palette.text, scale=scale)
        if self.change:
            ink = look.palette.success if self.change > 0 else look.palette.warn
            beside = at + QPointF(wide + 8.0 * scale, 2.0 * scale)
            write(painter, signed(self.change), beside, Role.SMALL_STRONG, ink, scale=scale)

    def _paint_towers(self, painter: QPainter, sight: Sight, right: QPointF) -> None:
        """A tower for each that was dealt: solid where it stands in the city."""
        scale = self.look.scale
        dealt = BUILDINGS_DEALT[sight.state.seats]
        built = sight.state.board.finished[self.person.seat].bit_count()
        wide, high, step = 7.5 * scale, 17.0 * scale, 11.0 * scale
        if self.strip:
            wide, high, step = 6.0 * scale, 14.0 * scale, 8.5 * scale
        seat = self.look.palette.seats[self.person.colour]
        left = right.x() - (dealt - 1) * step - wide
        for index in range(dealt):
            box = QRectF(left + index * step, right.y() - high / 2, wide, high)
            paint_tower_icon(painter, box, seat, self.look.palette, index < built)

    def _paint_floors(self, painter: QPainter, sight: Sight, right: QPointF) -> float:
        """How many floors are left; gives back how much room that takes."""
        look, scale = self.look, self.look.scale
        words = str(sight.state.board.floors_left(self.person.seat))
        ink = look.palette.text if words != "0" else look.palette.warn
        wide = text_width(words, Role.FIGURE, scale)
        write(painter, words, right, Role.FIGURE, ink, Anchor.RIGHT, scale)
        icon = 16.0 * scale
        box = QRectF(right.x() - wide - 8.0 * scale - icon, right.y() - 7 * scale, icon, 14 * scale)
        paint_floor_icon(painter, box, look.palette.seats[self.person.colour].sign)
        return wide + 8.0 * scale + icon
