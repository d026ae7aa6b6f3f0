"""A note on the desk beside the city, tied to its place with a draughtsman's leader."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from blueprints_desktop.desktop.appearance import Look
from blueprints_desktop.desktop.boards.parts import StillPart
from blueprints_desktop.desktop.boards.skyline.notes import Note
from blueprints_desktop.desktop.drawing.lettering import (
    Anchor,
    Role,
    elided,
    line_height,
    text_width,
    wrapped,
    write,
)
from blueprints_desktop.desktop.drawing.marks import paint_leader, paint_seat_sign
from blueprints_desktop.desktop.drawing.palette import Seat
from blueprints_desktop.desktop.drawing.surfaces import paint_panel, rounded

_PAD, _SIGN = 14.0, 18.0
_MOST = 3


class NotePart(StillPart):
    """Grows upwards from a lower corner of the room, as large as its words."""

    bleed = 24.0

    def __init__(self, look: Look, right: bool) -> None:
        super().__init__(look)
        self._right = right
        self.note: Note | None = None
        self._seat: Seat | None = None
        self._foot: QPointF | None = None
        """The place it speaks of; None: no line leads there."""

    def show_note(self, note: Note | None, seat: Seat | None, foot: QPointF | None) -> None:
        if (note, foot) != (self.note, self._foot):
            self.prepareGeometryChange()
            self.note, self._seat, self._foot = note, seat, foot
            self.update()
        self.setVisible(note is not None)

    def boundingRect(self) -> QRectF:  # noqa: N802
        """The note, and the line to its place."""
        whole = super().boundingRect()
        if self._foot is None:
            return whole
        reach = 6.0 * self.look.scale
        around = QRectF(self._foot.x() - reach, self._foot.y() - reach, 2 * reach, 2 * reach)
        return whole.united(around)

    def _texts(self, note: Note) -> list[tuple[str, Role]]:
        """Title and lines, wrapped to the room there is."""
        unit = self.look.scale
        room = self.rect.width() - 2 * _PAD * unit
        sign = (_SIGN + 10.0) * unit if note.seat is not None else 0.0
        found = [(elided(note.title, Role.BODY_STRONG, room - sign, unit), Role.BODY_STRONG)]
        for line in note.lines:
            wide = wrapped(line, Role.SMALL, room - sign, unit)
            found += [(part, Role.SMALL) for part in wide]
        return found[: _MOST + 1]

    def body(self) -> QRectF:
        """What the note covers."""
        if self.note is None:
            return QRectF()
        unit = self.look.scale
        texts = self._texts(self.note)
        sign = (_SIGN + 10.0) * unit if self.note.seat is not None else 0.0
        wide = max(text_width(text, role, unit) for text, role in texts) + sign + 2 * _PAD * unit
        high = sum(line_height(role, unit) for _, role in texts) + 20.0 * unit
        left = self.rect.right() - wide if self._right else self.rect.left()
        return QRectF(left, self.rect.bottom() - high, wide, high)

    def draw(self, painter: QPainter) -> None:
        note = self.note
        if note is None:
            return
        look, unit = self.look, self.look.scale
        palette = look.palette
        edge = palette.pencil if self._seat is None else self._seat.tint
        body = self.body()
        if self._foot is not None:
            self._paint_line(painter, body, edge)
        paint_panel(painter, look.pixmaps, body, self.ratio, palette, scale=unit, radius=8.0)
        painter.strokePath(rounded(body, 8.0 * unit), edge)
        pen = painter.pen()
        pen.setColor(edge)
        pen.setWidthF(2.0 * unit)
        painter.strokePath(rounded(body.adjusted(1, 1, -1, -1), 8.0 * unit), pen)
        left = body.left() + _PAD * unit
        if note.seat is not None and self._seat is not None:
            side = _SIGN * unit
            paint_seat_sign(
                painter, QRectF(left, body.center().y() - side / 2, side, side), self._seat
            )
            left += side + 10.0 * unit
        y = body.top() + 10.0 * unit
        for text, role in self._texts(note):
            high = line_height(role, unit)
            ink = palette.text if role is Role.BODY_STRONG else palette.text_2
            write(painter, text, QPointF(left, y + high / 2), role, ink, Anchor.LEFT, unit)
            y += high

    def _paint_line(self, painter: QPainter, body: QRectF, edge: QColor) -> None:
        """From the note straight up, then to the place."""
        assert self._foot is not None
        unit, foot = self.look.scale, self._foot
        if body.contains(foot):
            return
        margin = 16.0 * unit
        x = min(max(foot.x(), body.left() + margin), body.right() - margin)
        start = QPointF(x, body.top())
        if abs(x - foot.x()) < 1.0:
            paint_leader(painter, start, foot, edge, unit, dot=True)
            return
        bend = QPointF(x, body.top() - 14.0 * unit)
        paint_leader(painter, start, bend, edge, unit)
        paint_leader(painter, bend, foot, edge, unit, dot=True)
