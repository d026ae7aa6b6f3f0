"""Marks on a board: what is possible and what it gains, seat badges, keys, levels of computers."""

from collections.abc import Sequence
from enum import Enum
from math import acos, atan2, cos, hypot, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon, paint_sign
from blueprints_desktop.desktop.drawing.painting import closed_path, saved
from blueprints_desktop.desktop.drawing.palette import Palette, Seat, alpha, contrast
from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.drawing.signs import CIRCLE, TRIANGLE, seat_shape
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    cap_height,
    text_width,
    write,
)

PILL_TEXT = Type(14, 700)
QUIET_TEXT = Type(13, 600)
_ICON = 18.0
"""How much room a sign takes before the words of a pill."""


def dashed_pen(colour: QColor, width: float, dash: float = 3.2, gap: float = 2.4) -> QPen:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    pen.setDashPattern([dash, gap])
    return pen


def round_pen(colour: QColor, width: float) -> QPen:
    """A line with round ends and corners."""
    solid = Qt.PenStyle.SolidLine
    return QPen(colour, width, solid, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def paint_legal_place(
    painter: QPainter,
    view: View,
    x: float,
    y: float,
    z: float,
    palette: Palette,
    scale: float = 1.0,
) -> None:
    """A place a piece may go: dashed pencil 7 % inside the cell over a faint fill."""
    path = closed_path(view.rhombus(x, y, z, 0.07))
    painter.fillPath(path, alpha(palette.pencil, 0.16))
    painter.strokePath(path, dashed_pen(palette.pencil, max(1.8 * scale, 0.046 * view.w)))


class PillKind(Enum):
    """Filled: where the ghost stands. Open: the other places. Quiet: a fact on a panel.

    Gold: the winner. Dark: the place that is reached.
    """

    FILLED = "filled"
    OPEN = "open"
    LOSS = "loss"
    QUIET = "quiet"
    GOLD = "gold"
    DARK = "dark"

    @property
    def is_flat(self) -> bool:
        """It has no edge and no shadow."""
        return self in (PillKind.QUIET, PillKind.GOLD, PillKind.DARK)


class PillPart(NamedTuple):
    """One field of a pill; ``struck`` crosses its words out, a sign stands before them.

    A sign without words makes it round.
    """

    text: str
    kind: PillKind
    struck: bool = False
    icon: Icon | None = None


def pill_size(parts: tuple[PillPart, ...], scale: float = 1.0) -> tuple[float, float]:
    """Measured width and height of a pill."""
    return sum(_part_width(part, scale) for part in parts), _pill_height(parts[0], scale)


def _pill_height(part: PillPart, scale: float) -> float:
    return (22.0 if part.kind.is_flat else 26.0) * scale


def _part_width(part: PillPart, scale: float) -> float:
    high = _pill_height(part, scale)
    if not part.text and part.icon is not None:
        return high
    role, pad = (QUIET_TEXT, 9.0) if part.kind.is_flat else (PILL_TEXT, 11.0)
    sign = 0.0 if part.icon is None else _ICON * scale
    return max(round(text_width(part.text, role, scale) + sign + 2 * pad * scale), high * 1.2)


def paint_pill(
    painter: QPainter,
    centre: QPointF,
    parts: tuple[PillPart, ...],
    palette: Palette,
    scale: float = 1.0,
) -> QRectF:
    """A pill about ``centre``; gives back the rectangle it covers."""
    wide, high = pill_size(parts, scale)
    rect = QRectF(round(centre.x() - wide / 2), round(centre.y() - high / 2), wide, high)
    body = QPainterPath()
    body.addRoundedRect(rect, high / 2, high / 2)
    loud = not parts[0].kind.is_flat
    if loud:
        for down, strength in ((2.5, 0.10), (1.2, 0.16)):
            painter.fillPath(
                body.translated(0.0, down * scale), alpha(palette.shadow_on_paper, strength)
            )
    with saved(painter):
        painter.setClipPath(body)
        left = rect.left()
        for part in parts:
            ground, _ = _pill_colours(part.kind, palette)
            width = _part_width(part, scale)
            painter.fillRect(QRectF(left, rect.top(), width, high), ground)
            left += width
    if loud:
        edge = palette.paper_edge if parts[0].kind is PillKind.FILLED else palette.pencil
        inner = rect.adjusted(scale * 0.8, scale * 0.8, -scale * 0.8, -scale * 0.8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(edge, 1.6 * scale))
        painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
    left = rect.left()
    for part in parts:
        width = _part_width(part, scale)
        _write_part(painter, part, QPointF(left + width / 2, rect.center().y()), palette, scale)
        left += width
    return rect


def _pill_colours(kind: PillKind, palette: Palette) -> tuple[QColor, QColor]:
    """Ground and letters."""
    if kind is PillKind.FILLED:
        return palette.pencil, QColor("#14233A")
    if kind is PillKind.OPEN:
        return palette.paper_edge, palette.pencil
    if kind is PillKind.LOSS:
        return QColor("#B44E12"), QColor("#FFFFFF")
    if kind is PillKind.GOLD:
        return palette.gold, QColor("#231A05")
    if kind is PillKind.DARK:
        return palette.paper_edge, palette.ink
    return palette.panel_sunk, palette.text_2


def _write_part(
    painter: QPainter, part: PillPart, middle: QPointF, palette: Palette, scale: float
) -> None:
    role = QUIET_TEXT if part.kind.is_flat else PILL_TEXT
    _, letters = _pill_colours(part.kind, palette)
    if part.icon is not None:
        side = 13.0 * scale
        before = (text_width(part.text, role, scale) + _ICON * scale if part.text else side) / 2
        box = QRectF(middle.x() - before, middle.y() - side / 2, side, side)
        paint_icon(painter, part.icon, box, letters, 2.8)
        middle = middle + QPointF(_ICON * scale / 2, 0.0)
    width = write(painter, part.text, middle, role, letters, Anchor.MIDDLE, scale)
    if part.struck:
        reach = QPointF(width / 2 + 4.0 * scale, -cap_height(role, scale) / 2 - 2.0 * scale)
        pen = QPen(letters, 2.0 * scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle - reach, middle + reach)
        painter.setPen(Qt.PenStyle.NoPen)


def paint_leader(
    painter: QPainter,
    start: QPointF,
    end: QPointF,
    colour: QColor,
    scale: float = 1.0,
    *,
    dot: bool = False,
    hidden: bool = False,
) -> None:
    """A draughtsman's leader line from a note to its place; dashed to what cannot be seen."""
    pen = QPen(colour, 1.8 * scale)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if hidden:
        pen.setDashPattern([2.5, 2.5])
    painter.setPen(pen)
    painter.drawLine(start, end)
    if dot:
        painter.setPen(QPen(colour, 1.5 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush if hidden else colour)
        painter.drawEllipse(end, 2.6 * scale, 2.6 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)


class Marker(Enum):
    """Solid: a fact. Open: how it stands now. Preview: what the preview would make of it."""

    SOLID = "solid"
    OPEN = "open"
    PREVIEW = "preview"


def paint_seat_shape(
    painter: QPainter, centre: QPointF, side: float, seat: Seat, colour: QColor
) -> None:
    """The player's shape alone. A triangle stands a little higher, so that it looks centred."""
    lift = 0.06 * side if seat.shape == TRIANGLE else 0.0
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2 - lift, side, side)
    paint_sign(painter, seat_shape(seat.shape), box, colour)


def paint_seat_disc(painter: QPainter, centre: QPointF, diameter: float, seat: Seat) -> None:
    """A flat disc in the player's colour with the player's shape."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(seat.body)
    painter.drawEllipse(centre, diameter / 2, diameter / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    paint_seat_shape(painter, centre, 0.42 * diameter, seat, seat.text)


def paint_seat_marker(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    seat: Seat,
    palette: Palette,
    kind: Marker = Marker.SOLID,
) -> None:
    """A player's disc with the player's shape on it."""
    painter.setPen(Qt.PenStyle.NoPen)
    for down, grow, strength in ((2.0, 1.5, 0.10), (1.2, 0.5, 0.18)):
        painter.setBrush(alpha(palette.shadow_on_desk, strength))
        painter.drawEllipse(centre + QPointF(0.6, down), radius + grow, radius + grow)
    rim, ground, sign = QColor("#FFFFFF"), seat.body, seat.text
    if kind is Marker.OPEN:
        rim, ground, sign = seat.tint, palette.panel, seat.sign
    elif kind is Marker.PREVIEW:
        ink = seat.body if contrast(seat.body, palette.pencil) > 1.8 else seat.text
        rim, ground, sign = ink, palette.pencil, ink
    painter.setBrush(rim)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(ground)
    painter.drawEllipse(centre, radius - 1.8, radius - 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    paint_seat_shape(painter, centre, radius * (0.92 if seat.shape == CIRCLE else 0.98), seat, sign)


def paint_seat_pointer(
    painter: QPainter, head: QPointF, foot: QPointF, radius: float, seat: Seat, palette: Palette
) -> None:
    """Hollow, drawn to a point at its foot: where somebody stands at this moment."""
    way = head - foot
    far = max(1.0, hypot(way.x(), way.y()))
    body = QPainterPath()
    body.addEllipse(head, radius, radius)
    if far > radius:
        towards = acos(radius / far)
        facing = atan2(-way.y(), -way.x())
        sides = [
            head + QPointF(radius * cos(facing + turn), radius * sin(facing + turn))
            for turn in (towards, -towards)
        ]
        body = body.united(closed_path([foot, *sides]))
    painter.fillPath(body.translated(0.8, 1.6), alpha(palette.shadow_on_desk, 0.22))
    painter.fillPath(body, palette.panel)
    pen = QPen(seat.tint, max(2.0, 0.22 * radius))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(body, pen)
    paint_seat_shape(painter, head, 0.86 * radius, seat, seat.sign)


def paint_seat_sign(painter: QPainter, rect: QRectF, seat: Seat) -> None:
    """The player's shape in the player's colour, beside a name."""
    shape = seat_shape(seat.shape)
    if contrast(seat.sign, seat.tint) > 1.4:
        inset = 0.03 * rect.width()
        rect = rect.adjusted(inset, inset, -inset, -inset)
        grow = 1.0 + 2.0 * inset / rect.width()
        rim = QRectF(0.0, 0.0, rect.width() * grow, rect.height() * grow)
        rim.moveCenter(rect.center())
        paint_sign(painter, shape, rim, seat.tint)
    paint_sign(painter, shape, rect, seat.sign)


def paint_focus_ring(
    painter: QPainter, rect: QRectF, radius: float, colour: QColor, scale: float = 1.0
) -> None:
    """Keyboard focus: a ring outside the thing it is on."""
    gap = 3.0 * scale
    ring = rect.adjusted(-gap, -gap, gap, gap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2.5 * scale))
    painter.drawRoundedRect(ring, radius + gap, radius + gap)
    painter.setPen(Qt.PenStyle.NoPen)


KEYCAP_HIGH = 18.0
_SIDES = 6.0
_LEAST = 18.0


def keycap_width(key: str, scale: float, role: Role | Type = Role.SMALL_STRONG) -> float:
    return max(_LEAST * scale, text_width(key, role, scale) + 2 * _SIDES * scale)


def paint_keycap(
    painter: QPainter,
    middle: QPointF,
    key: str,
    palette: Palette,
    scale: float,
    role: Role | Type = Role.SMALL_STRONG,
    ink: QColor | None = None,
) -> None:
    """``ink``: the colour of what it belongs to, if that is no panel."""
    wide, high = keycap_width(key, scale, role), KEYCAP_HIGH * scale
    cap = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    painter.setPen(QPen(palette.line if ink is None else alpha(ink, 0.55), 1.0))
    painter.setBrush(palette.panel if ink is None else alpha(ink, 0.10))
    painter.drawRoundedRect(cap, 4.0 * scale, 4.0 * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write(painter, key, middle, role, ink or palette.text_2, Anchor.MIDDLE, scale)


_DOTS = 3
_RADIUS, _APART = 2.4, 6.2
_SCREEN, _GAP = 15.0, 5.0


def level_width(scale: float, *, bare: bool = False) -> float:
    """How wide the sign is; ``bare``: the dots alone."""
    dots = (_DOTS - 1) * _APART + 2 * _RADIUS
    return (dots if bare else _SCREEN + _GAP + dots) * scale


def paint_level(
    painter: QPainter, left: QPointF, rank: int, ink: QColor, scale: float, *, bare: bool = False
) -> None:
    """The sign with its left end at a point; ``rank`` dots of three are full."""
    x, y = left.x(), left.y()
    if not bare:
        side = _SCREEN * scale
        paint_icon(painter, Icon.COMPUTER, QRectF(x, y - side / 2, side, side), ink)
        x += side + _GAP * scale
    radius = _RADIUS * scale
    with saved(painter):
        painter.setPen(QPen(ink, 1.0 * scale))
        for dot in range(_DOTS):
            painter.setBrush(ink if dot < rank else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x + radius + dot * _APART * scale, y), radius, radius)


def spread(wanted: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Places at least ``step`` apart, in the same order, as near to ``wanted`` as can be.

    >>> spread([10, 12, 50], 10, 0, 100)
    [6.0, 16.0, 50.0]
    """
    blocks: list[list[float]] = []
    for number, value in enumerate(wanted):
        blocks.append([value - number * step])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    level = [_mean(block) for block in blocks for _ in block]
    ceiling = max(low, high - (len(wanted) - 1) * step)
    return [min(max(value, low), ceiling) + n * step for n, value in enumerate(level)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
