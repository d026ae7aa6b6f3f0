"""The final table: players by rank, their ramps and points board by board, the sums."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.paper import paint_sheet
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.games.fits.art.flat_board import (
    FlatBoardContent,
    FlatGrid,
    fitted,
    paint_flat_board,
)
from blueprints_desktop.desktop.i18n.number_format import rank_words, sentences, signed
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.board.board_api import Person
from blueprints_desktop.desktop.ui.cards.desk_widget import DeskWidget

_NAME, _LEAST_NAME, _SUM, _HEAD = 190.0, 110.0, 92.0, 46.0
_SIGN = 38.0
"""What a player's sign takes before the name."""
_TALLEST = 440.0
_ROOMY = 150.0
"""Rows as high as this have room for name, place and sum one below the other."""
_POINTS = 54.0
"""What the points of a round take beside its ramp."""
_CELL = Type(19, 600, tabular=True)
_TOTAL = Type(28, 700, tabular=True)


@frozen
class TotalsRow:
    """One player's row."""

    person: Person
    rank: int
    points: tuple[int, ...]
    """Round by round."""
    ramps: tuple[FlatBoardContent, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


class TotalsTable(DeskWidget):
    """A row for each player; the best ramp of every round stands out."""

    about = "final-score"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._boards: tuple[str, ...] = ()
        self._rows: tuple[TotalsRow, ...] = ()

    def show_rows(self, boards: Sequence[str], rows: Sequence[TotalsRow]) -> None:
        """``boards`` by name, ``rows`` best first."""
        self._boards, self._rows = tuple(boards), tuple(rows)
        self.retell()

    def retell(self) -> None:
        said = []
        for row in self._rows:
            listed = ", ".join(
                f"{board} {signed(points)}"
                for board, points in zip(self._boards, row.points, strict=True)
            )
            words = self.tr("{rank}. {name}: {rounds}, sum {points}")
            said.append(
                words.format(
                    rank=row.rank, name=row.person.name, rounds=listed, points=signed(row.total)
                )
            )
        self.setAccessibleName(self.tr("Totals"))
        self.setAccessibleDescription(sentences(said))
        super().retell()

    # --- places ---------------------------------------------------------------------

    def _line(self, body: QRectF, number: int) -> QRectF:
        scale = self.look.scale
        top = body.top() + (_HEAD + 8.0) * scale
        high = (body.bottom() - 14.0 * scale - top) / len(self._rows)
        high = min(high, _TALLEST * scale)
        return QRectF(
            body.left() + 18.0 * scale, top + number * high, body.width() - 36.0 * scale, high
        )

    def _names_width(self, line: QRectF) -> float:
        """No more than the longest name needs: the ramps have the rest."""
        scale = self.look.scale
        longest = max(text_width(row.person.name, Role.SECTION, scale) for row in self._rows)
        wanted = min(_NAME * scale, longest + (_SIGN + 24.0) * scale)
        return min(max(_LEAST_NAME * scale, wanted), 0.24 * line.width())

    def sums_below(self, line: QRectF) -> bool:
        """Sums stand under the names where that leaves larger ramps: two players have high rows."""
        scale = self.look.scale
        if line.height() < _ROOMY * scale:
            return False
        return self._ramp_size(line, 0.0) > 1.05 * self._ramp_size(line, _SUM * scale)

    def _ramp_size(self, line: QRectF, sums: float) -> float:
        """How wide the cells of a ramp are, where the sums take so much at the right."""
        wide = (line.width() - self._names_width(line) - sums) / len(self._boards)
        return fitted(self._ramp_room(QRectF(0.0, 0.0, wide, line.height()))).cell

    def _ramp_room(self, cell: QRectF) -> QRectF:
        """What a ramp has of its cell: the points stand beside it."""
        scale = self.look.scale
        inner = cell.adjusted(0.0, 7.0 * scale, -8.0 * scale, -7.0 * scale)
        inner.setWidth(max(inner.width() * 0.56, inner.width() - _POINTS * scale))
        return inner

    def _cell(self, line: QRectF, column: int) -> QRectF:
        sums = 0.0 if self.sums_below(line) else _SUM * self.look.scale
        left = line.left() + self._names_width(line)
        wide = (line.right() - sums - left) / len(self._boards)
        return QRectF(left + column * wide, line.top(), wide, line.height())

    # --- painting -------------------------------------------------------------------

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        if not self._rows:
            return
        look = self.look
        size = QRectF(0.0, 0.0, self.width(), self.height())
        sprite = look.pixmaps.sprite(
            ("fits totals", self._boards, self._rows, size.width(), size.height(), look.scale),
            size,
            ratio,
            look.palette,
            lambda brush: self._paint(brush, body, ratio),
        )
        sprite.paint(painter, QPointF(0.0, 0.0))

    def _paint(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look, scale = self.look, self.look.scale
        paint_sheet(painter, look.pixmaps, body, ratio, look.palette, scale, frame=False)
        first = self._line(body, 0)
        head = body.top() + 28.0 * scale
        for column, board in enumerate(self._boards):
            cell = self._cell(first, column)
            text = elided(board, Role.DRAFTING, cell.width() - 8.0 * scale, scale)
            at = QPointF(cell.left(), head)
            write(painter, text, at, Role.DRAFTING, look.palette.ink, scale=scale)
        at, anchor = QPointF(first.right() - 4.0 * scale, head), Anchor.RIGHT
        if self.sums_below(first):
            at, anchor = QPointF(first.left(), head), Anchor.LEFT
        write(painter, self.tr("Total"), at, Role.DRAFTING, look.palette.ink, anchor, scale)
        painter.setPen(QPen(alpha(look.palette.ink, 0.5), 1.0))
        y = round(body.top() + _HEAD * scale) + 0.5
        painter.drawLine(QPointF(first.left(), y), QPointF(first.right(), y))
        painter.setPen(Qt.PenStyle.NoPen)
        for number, row in enumerate(self._rows):
            self._paint_row(painter, self._line(body, number), row)

    def _paint_row(self, painter: QPainter, line: QRectF, row: TotalsRow) -> None:
        look, scale = self.look, self.look.scale
        if row.rank == 1:
            band = line.adjusted(-8.0 * scale, 3.0 * scale, 8.0 * scale, -3.0 * scale)
            painter.fillPath(rounded(band, 8.0 * scale), alpha(look.palette.pencil, 0.13))
        middle, below = line.center().y(), self.sums_below(line)
        if below:
            middle -= 22.0 * scale
        side = 20.0 * scale
        box = QRectF(line.left() + 4.0 * scale, middle - side / 2, side, side)
        painter.setBrush(alpha(look.palette.ink, 0.92))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(box.center(), side * 0.72, side * 0.72)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_seat_sign(painter, box, look.palette.seats[row.person.colour])
        left = line.left() + _SIGN * scale
        room = self._cell(line, 0).left() - left - 8.0 * scale
        name = elided(row.person.name, Role.SECTION, room, scale)
        at = QPointF(left, middle - 9.0 * scale)
        write(painter, name, at, Role.SECTION, look.palette.ink, scale=scale)
        place = rank_words(row.rank)
        at = QPointF(left, middle + 13.0 * scale)
        write(painter, place, at, Role.SMALL, look.palette.ink_2, scale=scale)
        for column, shown in enumerate(row.ramps):
            self._paint_round(painter, self._cell(line, column), shown, row, column)
        ink = look.palette.pencil if row.rank == 1 else look.palette.ink
        at, anchor = QPointF(line.right() - 4.0 * scale, middle), Anchor.RIGHT
        if below:
            at, anchor = QPointF(left, middle + 46.0 * scale), Anchor.LEFT
        write(painter, signed(row.total), at, _TOTAL, ink, anchor, scale)

    def _paint_round(
        self, painter: QPainter, cell: QRectF, shown: FlatBoardContent, row: TotalsRow, column: int
    ) -> None:
        """The ramp as it was, and its points beside it."""
        look, scale = self.look, self.look.scale
        inner = self._ramp_room(cell)
        where = fitted(inner)
        grid = FlatGrid(QPointF(inner.left(), where.corner.y()), where.cell)
        paint_flat_board(painter, grid, shown, look.palette, scale)
        best = row.points[column] == max(other.points[column] for other in self._rows)
        ink = look.palette.pencil if best else look.palette.ink
        at = QPointF(grid.rect.right() + 8.0 * scale, inner.center().y())
        write(painter, signed(row.points[column]), at, _CELL, ink, scale=scale)
