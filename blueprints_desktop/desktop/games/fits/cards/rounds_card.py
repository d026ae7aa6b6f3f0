"""Rounds: everybody's points board by board, whoever leads on top."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.drawing.typography import (
    SMALLEST,
    Anchor,
    Role,
    Type,
    squeezed,
    text_width,
    write,
    write_lines,
)
from blueprints_desktop.desktop.games.fits.cards.rounds_columns import (
    SUM,
    RoundsColumns,
    rounds_columns,
)
from blueprints_desktop.desktop.games.fits.facts.sight import FitsModel
from blueprints_desktop.desktop.i18n.names import short_names
from blueprints_desktop.desktop.i18n.number_format import sentences, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.fact_card import FactCard
from blueprints_desktop.games.fits.state import OVER, SCORED

HEIGHT = 284
_SIGN = 22.0
"""What a player's sign takes before the name."""
_MOST = 4
"""How many rounds have a column of their own; of more, the last ones are shown."""


class RoundsCard(FactCard):
    """A row for each player; the round that is played counts as it stands."""

    about = "final-score"

    def __init__(
        self, people: tuple[Person, ...], appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(HEIGHT, appearance, parent)
        self._people = people
        names = [person.name for person in people]
        self._short = dict(zip(names, short_names(names), strict=True))
        self._sight: FitsModel | None = None

    def show_sight(self, sight: FitsModel | None) -> None:
        self._sight = sight
        self.retell()

    def _points(self, sight: FitsModel, seat: int) -> list[int]:
        """Round by round, the present one as it stands."""
        view = sight.view
        points = [result.scores[seat].total for result in view.results]
        if view.phase not in (SCORED, OVER):
            points.append(sight.standing(seat).total)
        return points

    def _rows(self, sight: FitsModel) -> list[tuple[Person, list[int]]]:
        rows = [(person, self._points(sight, person.seat)) for person in self._people]
        return sorted(rows, key=lambda row: -sum(row[1]))

    def retell(self) -> None:
        sight = self._sight
        self.setAccessibleName(self.tr("Rounds") if sight is not None else "")
        said = []
        if sight is not None:
            for person, points in self._rows(sight):
                listed = ", ".join(map(signed, points))
                words = self.tr("{name}: {rounds}, sum {points}")
                said.append(
                    words.format(name=person.name, rounds=listed, points=signed(sum(points)))
                )
        self.setAccessibleDescription(sentences(said))
        super().retell()

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale, sight = self.look, self.zoom, self._sight
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale)
        if sight is None:
            return
        inner = body.adjusted(16.0 * scale, 0.0, -16.0 * scale, 0.0)
        at = QPointF(inner.left(), body.top() + 25.0 * scale)
        write(painter, self.tr("Rounds"), at, Role.SECTION, look.palette.text, scale=scale)
        rows = self._rows(sight)
        count = len(rows[0][1])
        first = max(0, count - _MOST)
        columns = self._columns(inner, [points for _, points in rows], range(first, count))
        head = body.top() + 55.0 * scale
        for number, x in columns.rights.items():
            at = QPointF(inner.left() + x, head)
            label = str(number + 1)
            write(painter, label, at, Role.SMALL, look.palette.text_2, Anchor.RIGHT, scale)
        at = QPointF(inner.right(), head)
        write(painter, self.tr("sum"), at, Role.SMALL, look.palette.text_2, Anchor.RIGHT, scale)
        middle = head + 34.0 * scale
        step = (
            min(40.0, (HEIGHT - 150.0) / max(1, len(rows) - 1) if len(rows) > 1 else 40.0) * scale
        )
        for person, points in rows:
            self._paint_row(painter, inner, middle, step, person, points, columns)
            middle += step
        note = QRectF(inner.left(), body.bottom() - 50.0 * scale, inner.width(), 44.0 * scale)
        if sight.view.phase not in (SCORED, OVER) and middle < note.top() + 12.0 * scale:
            words = self.tr("Round {round} counts the ramps as they stand.")
            text = words.format(round=sight.view.round + 1)
            write_lines(painter, text, note, Role.SMALL, look.palette.text_2, scale=scale)

    def _columns(self, inner: QRectF, points: list[list[int]], shown: range) -> RoundsColumns:
        scale = self.zoom
        names = max(text_width(each.name, Role.BODY_STRONG, scale) for each in self._people)
        wanted = names + _SIGN * scale
        return rounds_columns(points, shown, inner.width(), wanted, self.tr("sum"), scale)

    def _paint_row(
        self,
        painter: QPainter,
        inner: QRectF,
        middle: float,
        step: float,
        person: Person,
        points: list[int],
        columns: RoundsColumns,
    ) -> None:
        look, scale, sight = self.look, self.zoom, self._sight
        assert sight is not None
        seat = look.palette.seats[person.colour]
        playing = sight.view.phase not in (SCORED, OVER)
        active = playing and sight.to_act == person.seat
        if active:
            band = QRectF(
                inner.left() - 8.0 * scale,
                middle - step / 2 + 1.0,
                inner.width() + 16.0 * scale,
                step - 2.0,
            )
            painter.fillPath(rounded(band, 6.0 * scale), alpha(seat.body, 0.14))
        side = 13.0 * scale
        box = QRectF(inner.left(), middle - side / 2, side, side)
        paint_seat_sign(painter, box, seat)
        left = inner.left() + _SIGN * scale
        role = Role.BODY_STRONG if active else Role.BODY
        room = columns.name_room - _SIGN * scale
        name, letters = self._named(person, role, room)
        write(painter, name, QPointF(left, middle), letters, look.palette.text, scale=scale)
        for number, x in columns.rights.items():
            at, figure = QPointF(inner.left() + x, middle), signed(points[number])
            write(painter, figure, at, columns.figure, look.palette.text_2, Anchor.RIGHT, scale)
        at = QPointF(inner.right(), middle)
        write(painter, signed(sum(points)), at, SUM, look.palette.text, Anchor.RIGHT, scale)

    def _named(self, person: Person, role: Role, room: float) -> tuple[str, Type]:
        """A name in so much room: all of it or its first word, in somewhat smaller letters."""
        scale = self.zoom
        name, short = person.name, self._short[person.name]
        said, letters = squeezed(name, role, room, scale, least=SMALLEST)
        return (said, letters) if said == name else squeezed(short, role, room, scale, SMALLEST)
