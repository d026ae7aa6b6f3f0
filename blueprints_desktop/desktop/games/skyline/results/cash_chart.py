"""Cash, turn by turn: a line for each player, told apart by colour, dashes and signs."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign, spread
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.games.skyline.facts.view_model import money_moved
from blueprints_desktop.desktop.games.skyline.results.worth_towers import scale_step
from blueprints_desktop.desktop.i18n.number_format import figure
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards import values as kit
from blueprints_desktop.engine.step import Event
from blueprints_desktop.games.skyline.events import DiceRolled
from blueprints_desktop.games.skyline.state import CASH_DEALT

_DASHES: tuple[tuple[float, ...], ...] = ((), (7.0, 3.0), (10.0, 3.0, 2.0, 3.0), (3.0, 2.5))


def cash_history(events: Sequence[tuple[int, Event]], seats: int) -> list[tuple[int, ...]]:
    """Everybody's cash at the beginning and after every roll."""
    held = [CASH_DEALT] * seats
    found = [tuple(held)]
    for _, event in events:
        if isinstance(event, DiceRolled):
            found.append(tuple(held))
        for seat, amount in money_moved(event).items():
            held[seat] += amount
        found[-1] = tuple(held)
    return found


def scale_of(most: int, low: bool) -> tuple[int, int]:
    """From one line of the scale to the next, and the last line: no cash is above it."""
    step = scale_step(most * 2 if low else most)
    return step, -(-most // step) * step


def cash_card(people: Sequence[Person], history: Sequence[tuple[int, ...]]) -> kit.Card:
    """Lines from the first turn to the last, drawn from left to right."""
    chart = _CashLines(tuple(people), tuple(history))
    title = QCoreApplication.translate("SkylineEnd", "Cash, turn by turn")
    lines = kit.Picture(("cash", chart), 0.0, 0.0, chart.paint, stretches=True, cues=("chart",))
    return kit.Card(
        items=(
            kit.Text(title, Role.DRAFTING, kit.CardTone.QUIET),
            *((lines,) if chart.has_turns else ()),
        ),
        pad=20.0,
        top=kit.fixed(14.0),
        foot=kit.fixed(10.0),
        about="account-cash",
        spoken=title,
    )


@frozen
class _CashLines:
    """The picture of the lines."""

    people: tuple[Person, ...]
    history: tuple[tuple[int, ...], ...]

    @property
    def has_turns(self) -> bool:
        return len(self.history) > 1

    def paint(self, canvas: kit.PaintContext, rect: QRectF) -> None:
        unit = canvas.zoom
        names = max(text_width(person.name, Role.SMALL_STRONG, unit) for person in self.people)
        beside = min(names, 96 * unit) + 6 * unit
        field = rect.adjusted(42 * unit, 15 * unit, -beside, -22 * unit)
        most = max(max(held) for held in self.history)
        step, top = scale_of(most, field.height() < 110 * unit)
        self._paint_scale(canvas, field, step, top)
        share = canvas.moment.share("chart")
        for person in self.people:
            self._paint_line(canvas, field, person, top, share)
        if share >= 1.0:
            self._paint_names(canvas, field, top, beside)

    def _point(self, field: QRectF, index: float, amount: float, top: int) -> QPointF:
        last = len(self.history) - 1
        return QPointF(
            field.left() + field.width() * index / last,
            field.bottom() - field.height() * amount / top,
        )

    def _paint_scale(self, canvas: kit.PaintContext, field: QRectF, step: int, top: int) -> None:
        painter, palette, unit = canvas.painter, canvas.look.palette, canvas.zoom
        for amount in range(0, top + 1, step):
            y = round(field.bottom() - field.height() * amount / top)
            painter.fillRect(QRectF(field.left(), y, field.width(), 1), palette.line)
            at = QPointF(field.left() - 10 * unit, y)
            write(painter, figure(amount), at, Role.SMALL, palette.text_2, Anchor.RIGHT, unit)
        seats = len(self.people)
        turns = (len(self.history) - 2) // seats + 1
        every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if turns / step <= 9)
        for turn in range(1, turns + 1):
            if turn == 1 or turn % every == 0:
                x = self._point(field, (turn - 1) * seats + 1, 0, top).x()
                at = QPointF(x, field.bottom() + 16 * unit)
                write(painter, str(turn), at, Role.SMALL, palette.text_2, Anchor.MIDDLE, unit)

    def _paint_line(
        self, canvas: kit.PaintContext, field: QRectF, person: Person, top: int, share: float
    ) -> None:
        unit, seat = canvas.zoom, canvas.look.palette.seats[person.colour]
        shown = max(1, round((len(self.history) - 1) * share))
        points = [
            self._point(field, index, held[person.seat], top)
            for index, held in enumerate(self.history[: shown + 1])
        ]
        pen = QPen(seat.tint, 2.2 * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if _DASHES[seat.shape]:
            pen.setDashPattern(list(_DASHES[seat.shape]))
        canvas.painter.setPen(pen)
        canvas.painter.drawPolyline(points)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        for index in {round(shown * part) for part in (0.33, 0.66, 1.0)}:
            box = QRectF(0.0, 0.0, 10 * unit, 10 * unit)
            box.moveCenter(points[index])
            paint_seat_sign(canvas.painter, box, seat)

    def _paint_names(self, canvas: kit.PaintContext, field: QRectF, top: int, room: float) -> None:
        """At the ends of the lines, kept apart."""
        unit, last = canvas.zoom, self.history[-1]
        order = sorted(self.people, key=lambda person: -last[person.seat])
        wanted = [self._point(field, 0, last[person.seat], top).y() for person in order]
        low, high = field.top() - 10 * unit, field.bottom() + 10 * unit
        for person, y in zip(order, spread(wanted, 17 * unit, low, high), strict=True):
            ink = canvas.look.palette.seats[person.colour].tint
            name = elided(person.name, Role.SMALL_STRONG, room - 2 * unit, unit)
            at = QPointF(field.right() + 14 * unit, y)
            write(canvas.painter, name, at, Role.SMALL_STRONG, ink, Anchor.LEFT, unit)
