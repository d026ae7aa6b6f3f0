"""How a line of the log is drawn: the seat's sign, then words and tokens in rows."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.marks import level_width, paint_level, paint_seat_sign
from blueprints_desktop.desktop.drawing.typography import (
    Anchor,
    Role,
    Type,
    elided,
    text_width,
    write,
)
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.board.log_lines import TOKEN, LogLine, Token
from blueprints_desktop.desktop.ui.frame.log_rows import flow

_BETWEEN = 5.0
"""From one part of a line to the next."""
_SIGN, _AFTER_SIGN = 11.0, 11.0
_ROW_STEP = 20.0
"""From row to row of one line: less than from line to line, so that they read as one."""
_UNDER_SIGN = 10.0
_BEFORE_GAIN, _AFTER_GAIN = 8.0, 4.0
_GAIN = Type(13, 600, tabular=True)


def paint_line(painter: QPainter, line: LogLine, rect: QRectF, look: Look, ratio: float) -> None:
    """The seat's sign, then words and tokens, in as many rows as they take."""
    scale, colours = look.scale, look.palette
    role = _role(line)
    rows = rows_of(line, rect.width(), look)
    middle = rect.center().y() - (len(rows) - 1) * _ROW_STEP * scale / 2
    start = rect.left()
    if line.colour is not None:
        side = _SIGN * scale
        box = QRectF(start, middle - side / 2, side, side)
        paint_seat_sign(painter, box, colours.seats[line.colour])
        start += (_SIGN + _AFTER_SIGN) * scale
    if line.gain is not None:
        inks = (colours.text_2, colours.success, colours.warn)  # by its sign: 0, 1 or -1
        ink = inks[(line.gain > 0) - (line.gain < 0)]
        at = QPointF(rect.right() - _AFTER_GAIN * scale, middle)
        write(painter, signed(line.gain), at, _GAIN, ink, Anchor.RIGHT, scale)
    quiet = line.known or line.colour is None
    ink = colours.text_2 if quiet else colours.text
    for row in rows:
        x = start
        for part in row:
            if isinstance(part, Token):
                sprite = part.sprite(TOKEN * scale, ratio, look)
                half = sprite.bounds.width() / 2
                sprite.paint(painter, QPointF(x + half, middle))
                x += 2 * half + _BETWEEN * scale
            else:
                write(painter, part, QPointF(x, middle), role, ink, scale=scale)
                x += text_width(part, role, scale) + _BETWEEN * scale
        middle += _ROW_STEP * scale


def _role(line: LogLine) -> Role:
    return Role.SMALL_STRONG if line.colour is None else Role.SMALL


def rows_of(line: LogLine, width: float, look: Look) -> list[list[str | Token]]:
    """The parts of a line, row by row, where it is so wide."""
    room = width - ((_SIGN + _AFTER_SIGN) * look.scale if line.colour is not None else 0.0)
    room -= _gain_width(line, look)
    role = _role(line)

    def measure(parts: Sequence[str | Token]) -> float:
        between = (len(parts) - 1) * _BETWEEN * look.scale
        return sum(_part_width(part, role, look) for part in parts) + between

    def cut(text: str, room: float) -> str:
        return elided(text, role, room, look.scale)

    return flow(line.parts, line.yields if len(line.parts) > 1 else -1, room, measure, cut)


def _gain_width(line: LogLine, look: Look) -> float:
    """What the column at the right takes from the words."""
    if line.gain is None:
        return 0.0
    around = (_BEFORE_GAIN + _AFTER_GAIN) * look.scale
    return text_width(signed(line.gain), _GAIN, look.scale) + around


def paint_divider(
    painter: QPainter, line: LogLine, rect: QRectF, look: Look, _ratio: float
) -> None:
    """The words at the right end of a thin line."""
    scale, colours = look.scale, look.palette
    middle = rect.center().y()
    right = rect.right() - 4.0 * scale
    words = elided(line.text, Role.SMALL_MEDIUM, right - rect.left() - 24.0 * scale, scale)
    at = QPointF(right, middle)
    wide = write(painter, words, at, Role.SMALL_MEDIUM, colours.accent, Anchor.RIGHT, scale)
    end = right - wide - 8.0 * scale
    thin = QRectF(rect.left(), round(middle), end - rect.left(), max(1.0, round(scale)))
    painter.fillRect(thin, colours.accent)


def _part_width(part: str | Token, role: Role, look: Look) -> float:
    if isinstance(part, Token):
        return TOKEN * look.scale + 2
    return text_width(part, role, look.scale)


def paint_rank(painter: QPainter, line: LogLine, rect: QRectF, look: Look, rank: int) -> None:
    """Under the sign of a computer player: how well it plays."""
    rows = len(rows_of(line, rect.width(), look))
    sign = rect.center().y() - (rows - 1) * _ROW_STEP * look.scale / 2
    at = QPointF(rect.left(), sign + _UNDER_SIGN * look.scale)
    size = look.scale * _SIGN / level_width(1.0, bare=True)
    paint_level(painter, at, rank, look.palette.text_2, size, bare=True)
