"""Rounds: everybody's points board by board, whoever leads on top."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.contract import Person
from blueprints_desktop.desktop.boards.fact_card import FactCard
from blueprints_desktop.desktop.boards.figures import signed
from blueprints_desktop.desktop.boards.fits.sight import Sight
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    Type,
    fitting,
    text_width,
    write,
    write_lines,
)
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded
from blueprints_desktop.desktop.read_out import sentences
from blueprints_desktop.desktop.short_names import short_names
from blueprints_desktop.games.fits.state import OVER, SCORED

HEIGHT = 284
_CELL = Type(14, 500, tabular=True)
_SUM = Type(15, 700, tabular=True)
_SUM_WIDE = 47.0
"""What the sums take at the right."""
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
        self._sight: Sight | None = None

    def show_sight(self, sight: Sight | None) -> None:
        self._sight = sight
        self.retell()

    def _points(self, sight: Sight, seat: int) -> list[int]:
        """Round by round, the present one as it stands."""
        view = sight.view
        points = [result.scores[seat].total for result in view.results]
        if view.phase not in (SCORED, OVER):
            points.append(sight.standing(seat).total)
        return points

    def _rows(self, sight: Sight) -> list[tuple[Person, list[int]]]:
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
        apart = self._between_columns(inner, count - first)
        columns = {
            n: inner.right() - _SUM_WIDE * scale - (count - 1 - n) * apart
            for n in range(first, count)
        }
        head = body.top() + 55.0 * scale
        for number, x in columns.items():
            at = QPointF(x, head)
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

    def _between_columns(self, inner: QRectF, count: int) -> float:
        """As far apart as the longest name leaves room for, within what looks well."""
        scale = self.zoom
        names = max(text_width(each.name, Role.BODY_STRONG, scale) for each in self._people)
        left = inner.width() - names - (22.0 + _SUM_WIDE) * scale
        return max(34.0 * scale, min(48.0 * scale, left / count))

    def _paint_row(
        self,
        painter: QPainter,
        inner: QRectF,
        middle: float,
        step: float,
        person: Person,
        points: list[int],
        columns: dict[int, float],
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
        left = box.right() + 9.0 * scale
        role = Role.BODY_STRONG if active else Role.BODY
        room = min(columns.values(), default=inner.right()) - 34.0 * scale - left
        names = (person.name, self._short[person.name])
        name = fitting(names, role, max(24.0 * scale, room), scale)
        write(painter, name, QPointF(left, middle), role, look.palette.text, scale=scale)
        for number, x in columns.items():
            at = QPointF(x, middle)
            figure = signed(points[number])
            write(painter, figure, at, _CELL, look.palette.text_2, Anchor.RIGHT, scale)
        at = QPointF(inner.right(), middle)
        write(painter, signed(sum(points)), at, _SUM, look.palette.text, Anchor.RIGHT, scale)
