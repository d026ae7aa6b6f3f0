"""The forms in which the own pieces lie on the board, in windows that have no column for them.

Quarry and monument leave free what they leave free: beside a round quarry that is a narrow strip
in one window and a flat corner in another.
"""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, squeezed, wrapped, write
from blueprints_desktop.desktop.games.monuments.art.pieces import PIECES
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.cards.fact_card import WIDTH
from blueprints_desktop.games.monuments.pieces import Piece

LOW = 154
_SIDE, _FOOT = 8.0, 8.0
_HEAD, _LINE = 34.0, 16.0
"""Over the pieces: one line of words, and each that they need beyond it."""
_EYE = 18.0


class StockForm(NamedTuple):
    """A size in pixels at 100 %, and how kinds of pieces lie in it."""

    wide: int
    high: int
    columns: int = 0
    """So many kinds side by side, each beside its number; 0: all, over their numbers and notes."""
    lines: int = 1
    """In how many the title is written."""

    @property
    def button(self) -> tuple[int, int]:
        """The button that fills it, where it is one."""
        return self.wide - 16, self.high - 16

    def field(self, body: QRectF, zoom: float, piece: Piece, kinds: int) -> QRectF:
        """Where a kind lies; in a single column all share the height."""
        head = _HEAD + (self.lines - 1) * _LINE
        area = body.adjusted(_SIDE * zoom, head * zoom, -_SIDE * zoom, -_FOOT * zoom)
        rows = kinds if self.columns == 1 else ceil(len(PIECES) / self.columns)
        row, column = divmod(piece, self.columns)
        wide, high = area.width() / self.columns, area.height() / rows
        return QRectF(area.left() + column * wide, area.top() + row * high, wide, high)


FLAT = StockForm(WIDTH, LOW)
OPEN = (FLAT, StockForm(220, 116, 3), StockForm(152, 168, 2, 2), StockForm(104, 266, 1, 2))
"""For pieces that are to be seen: the roomiest first."""
SHUT = (StockForm(222, 60), StockForm(104, 84, lines=3))
"""For a closed screen, or the button to look behind it: there is no more to be seen."""


def paint_shut(painter: QPainter, look: Look, body: QRectF, form: StockForm, title: str) -> None:
    """A closed screen that nobody can look behind: whose it is."""
    scale = look.scale
    eye = QRectF(0.0, 0.0, _EYE * scale, _EYE * scale)
    if form.lines == 1:
        eye.moveCenter(body.center())
        eye.moveRight(body.right() - 16.0 * scale)
        room = QRectF(body)
        room.setLeft(body.left() + 16.0 * scale)
        room.setRight(eye.left() - 8.0 * scale)
        paint_title(painter, look, room, 1, title)
    else:
        eye.moveCenter(body.center())
        eye.moveTop(body.top() + 8.0 * scale)
        side = 6.0 * scale
        room = body.adjusted(side, eye.bottom() - body.top(), -side, -side)
        paint_title(painter, look, room, form.lines, title, Anchor.MIDDLE)
    paint_icon(painter, Icon.EYE_CLOSED, eye, look.palette.text_2)


def paint_title(
    painter: QPainter,
    look: Look,
    room: QRectF,
    most: int,
    title: str,
    anchor: Anchor = Anchor.LEFT,
) -> None:
    """In as many lines as it needs, at most so many, about the middle of a room."""
    scale, role = look.scale, Role.BODY_STRONG if most == 1 else Role.SMALL_STRONG
    lines = _few(wrapped(title, role, room.width(), scale, cut=False), most)
    left = room.left() + anchor.value * room.width()
    at = QPointF(left, room.center().y() - (len(lines) - 1) * _LINE / 2 * scale)
    squeezed_lines = [squeezed(line, role, room.width(), scale) for line in lines]
    letters = min((each for _, each in squeezed_lines), key=lambda each: each.size)
    for words, _ in squeezed_lines:
        write(painter, words, at, letters, look.palette.text, anchor, scale)
        at += QPointF(0.0, _LINE * scale)


def _few(lines: Sequence[str], most: int) -> list[str]:
    return [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else list(lines)
