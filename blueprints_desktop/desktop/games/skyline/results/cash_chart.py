"""Cash, turn by turn: a line for each player, told apart by colour, dashes and signs."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign, spread
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.skyline.results.worth_sheet import scale_step
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget
from blueprints_desktop.desktop.ui.cards.timeline import Timeline
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.events import DiceRolled, MoneyPaid, RentPaid
from blueprints_desktop.games.skyline.state import CASH_DEALT

_DASHES: tuple[tuple[float, ...], ...] = ((), (7.0, 3.0), (10.0, 3.0, 2.0, 3.0), (3.0, 2.5))


def cash_history(events: Sequence[tuple[int, Event]], seats: int) -> list[tuple[int, ...]]:
    """Everybody's cash at the beginning and after every roll."""
    held = [CASH_DEALT] * seats
    found = [tuple(held)]
    for _, event in events:
        if isinstance(event, DiceRolled):
            found.append(tuple(held))
        elif isinstance(event, RentPaid):
            held[event.payer] -= event.paid
            held[event.owner] += event.amount
        elif isinstance(event, MoneyPaid):
            if event.payer is not None:
                held[event.payer] -= event.paid
            if event.receiver is not None:
                held[event.receiver] += event.paid
        found[-1] = tuple(held)
    return found


def scale_of(most: int, low: bool) -> tuple[int, int]:
    """From one line of the scale to the next, and the last line: no cash is above it."""
    step = scale_step(most * 2 if low else most)
    return step, -(-most // step) * step


class CashChart(DeskWidget):
    """Lines from the first turn to the last, drawn from left to right."""

    about = "account-cash"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._people: tuple[Person, ...] = ()
        self._history: list[tuple[int, ...]] = []
        self._timeline = Timeline()
        self._now = 0.0

    def show_history(
        self, people: Sequence[Person], history: list[tuple[int, ...]], timeline: Timeline
    ) -> None:
        self._people, self._history, self._timeline = tuple(people), history, timeline
        self.retell()

    def show_moment(self, now: float) -> None:
        if self._timeline.stirs("chart", self._now, now, 1):
            self.update()
        self._now = now

    def retell(self) -> None:
        self.setAccessibleName(self.tr("Cash, turn by turn"))
        super().retell()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, unit = self.look, self.look.scale
        palette = look.palette
        paint_panel(painter, look.pixmaps, body, ratio, palette, scale=unit)
        if len(self._history) < 2:
            return
        at = body.topLeft() + QPointF(20 * unit, 23 * unit)
        head = self.tr("Cash, turn by turn")
        write(painter, head, at, Role.DRAFTING, palette.text_2, Anchor.LEFT, unit)
        names = max(text_width(person.name, Role.SMALL_STRONG, unit) for person in self._people)
        beside = min(names, 96 * unit) + 26 * unit
        field = body.adjusted(62 * unit, 46 * unit, -beside, -32 * unit)
        step, top = scale_of(max(max(held) for held in self._history), field.height() < 110 * unit)
        self._paint_scale(painter, field, step, top)
        share = self._timeline.share("chart", self._now)
        for person in self._people:
            self._paint_line(painter, field, person, top, share)
        if share >= 1.0:
            self._paint_names(painter, field, top, beside)

    def _point(self, field: QRectF, index: float, amount: float, top: int) -> QPointF:
        last = len(self._history) - 1
        return QPointF(
            field.left() + field.width() * index / last,
            field.bottom() - field.height() * amount / top,
        )

    def _paint_scale(self, painter: QPainter, field: QRectF, step: int, top: int) -> None:
        palette, unit = self.look.palette, self.look.scale
        for amount in range(0, top + 1, step):
            y = round(field.bottom() - field.height() * amount / top)
            painter.fillRect(QRectF(field.left(), y, field.width(), 1), palette.line)
            at = QPointF(field.left() - 10 * unit, y)
            write(painter, figure(amount), at, Role.SMALL, palette.text_2, Anchor.RIGHT, unit)
        seats = len(self._people)
        turns = (len(self._history) - 2) // seats + 1
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if turns / step <= 9)
        foot = field.bottom() + 16 * unit
        for turn in range(1, turns + 1):
            if turn == 1 or turn % every == 0:
                x = self._point(field, (turn - 1) * seats + 1, 0, top).x()
                at = QPointF(x, foot)
                write(painter, str(turn), at, Role.SMALL, palette.text_2, Anchor.MIDDLE, unit)

    def _paint_line(
        self, painter: QPainter, field: QRectF, person: Person, top: int, share: float
    ) -> None:
        unit = self.look.scale
        seat = self.look.palette.seats[person.colour]
        shown = max(1, round((len(self._history) - 1) * share))
        line = QPainterPath(self._point(field, 0, self._history[0][person.seat], top))
        for index in range(1, shown + 1):
            line.lineTo(self._point(field, index, self._history[index][person.seat], top))
        pen = QPen(seat.tint, 2.2 * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        dashes = _DASHES[seat.shape]
        if dashes:
            pen.setDashPattern(list(dashes))
        painter.strokePath(line, pen)
        side = 10 * unit
        marks = {round(shown * part) for part in (0.33, 0.66, 1.0)}
        for index in marks:
            at = self._point(field, index, self._history[index][person.seat], top)
            box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_seat_sign(painter, box, seat)

    def _paint_names(self, painter: QPainter, field: QRectF, top: int, room: float) -> None:
        """At the ends of the lines, kept apart."""
        unit = self.look.scale
        last = self._history[-1]
        order = sorted(self._people, key=lambda person: -last[person.seat])
        wanted = [self._point(field, 0, last[person.seat], top).y() for person in order]
        low, high = field.top() - 10 * unit, field.bottom() + 10 * unit
        for person, y in zip(order, spread(wanted, 17 * unit, low, high), strict=True):
            ink = self.look.palette.seats[person.colour].tint
            name = elided(person.name, Role.SMALL_STRONG, room - 22 * unit, unit)
            at = QPointF(field.right() + 14 * unit, y)
            write(painter, name, at, Role.SMALL_STRONG, ink, Anchor.LEFT, unit)
