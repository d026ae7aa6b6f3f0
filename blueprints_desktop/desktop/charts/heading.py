"""What stands over the panels of a chart: its title, and what its signs mean."""

from collections.abc import Callable, Sequence
from math import inf

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsSceneResizeEvent

from blueprints_desktop.desktop.charts.hatching import fill
from blueprints_desktop.desktop.charts.pixels import SIDE, Strip
from blueprints_desktop.desktop.charts.specs import ChartTone
from blueprints_desktop.desktop.drawing.marks import paint_seat_sign
from blueprints_desktop.desktop.drawing.typography import Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Look

TITLE, ROW, SAMPLE = 34.0, 26.0, 30.0
GAP, AFTER_SAMPLE = 22.0, 8.0

DASHES: tuple[tuple[float, ...], ...] = ((), (6.0, 3.0), (1.5, 2.5), (8.0, 2.5, 1.5, 2.5))
"""By seat: whole, dashed, dotted, both."""


@frozen
class LegendEntry:
    """A sign and its meaning."""

    text: str
    paint: Callable[[QPainter, QRectF, Look], None]


def seat_pen(look: Look, colour: int, width: float = 2.6) -> QPen:
    """The line of a player."""
    pen = QPen(look.palette.seats[colour].tint, width * look.scale)
    dashes = DASHES[look.palette.seats[colour].shape]
    if dashes:
        pen.setDashPattern(list(dashes))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def line_entry(name: str, colour: int) -> LegendEntry:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        painter.setPen(seat_pen(look, colour))
        y = rect.center().y()
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        painter.setPen(Qt.PenStyle.NoPen)
        _paint_seat(painter, rect, look, colour)

    return LegendEntry(name, paint)


def seat_entry(name: str, colour: int) -> LegendEntry:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        _paint_seat(painter, rect, look, colour)

    return LegendEntry(name, paint)


def tone_entry(name: str, tone: ChartTone) -> LegendEntry:
    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        fill(painter, rect.adjusted(2, 1, -2, -1), tone, look.palette, look.scale)

    return LegendEntry(name, paint)


def _paint_seat(painter: QPainter, rect: QRectF, look: Look, colour: int) -> None:
    side = SIDE * look.scale
    box = QRectF(0.0, 0.0, side, side)
    box.moveCenter(rect.center())
    paint_seat_sign(painter, box, look.palette.seats[colour])


class ChartHeading(Strip):
    """The title, and the entries in as many rows as they take."""

    def __init__(self, title: str, entries: Sequence[LegendEntry], look: Look) -> None:
        super().__init__(look)
        self._title = title
        self._entries = tuple(entries)
        self._fit()

    def _rows(self) -> list[list[LegendEntry]]:
        """Entries side by side as far as there is room."""
        rows: list[list[LegendEntry]] = []
        taken = 0.0
        for entry in self._entries:
            wide = self._width_of(entry) + GAP * self.look.scale
            if not rows or taken + wide > self.size().width() > 0:
                rows.append([])
                taken = 0.0
            rows[-1].append(entry)
            taken += wide
        return rows

    def _width_of(self, entry: LegendEntry) -> float:
        look = self.look
        words = text_width(entry.text, Role.SMALL, look.scale)
        return min((SAMPLE + AFTER_SAMPLE) * look.scale + words, self._widest())

    def _widest(self) -> float:
        """An entry has a whole row at most."""
        wide = self.size().width()
        return wide - 8.0 * self.look.scale if wide > 0 else inf

    def _fit(self) -> None:
        high = (TITLE + ROW * len(self._rows())) * self.look.scale
        self.setFixedHeight(high)

    def resizeEvent(self, event: QGraphicsSceneResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def paint_strip(self, painter: QPainter) -> None:
        look = self.look
        colours, scale = look.palette, look.scale
        at = QPointF(4.0 * scale, TITLE * scale / 2)
        title = elided(self._title, Role.SECTION, self.size().width() - 8.0 * scale, scale)
        write(painter, title, at, Role.SECTION, colours.text, scale=scale)
        y = (TITLE + ROW / 2) * scale
        for row in self._rows():
            x = 4.0 * scale
            for entry in row:
                box = QRectF(x, y - 8.0 * scale, SAMPLE * scale, 16.0 * scale)
                painter.setPen(Qt.PenStyle.NoPen)
                entry.paint(painter, box, look)
                at = QPointF(box.right() + AFTER_SAMPLE * scale, y)
                room = self._widest() - (SAMPLE + AFTER_SAMPLE) * scale
                text = elided(entry.text, Role.SMALL, room, scale)
                write(painter, text, at, Role.SMALL, colours.text, scale=scale)
                x += self._width_of(entry) + GAP * scale
            y += ROW * scale
