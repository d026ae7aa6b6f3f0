"""Where ramps that are counted stand on their sheet, and where their parts and sums are written.

Below its board a part needs height, of which a sheet has little; beside it, width. Few boards on
a wide sheet are drawn larger with the parts beside them.
"""

from enum import Enum
from functools import cached_property

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from blueprints_desktop.desktop.games.fits.art.flat_board import COLUMNS, ROWS, FlatGrid

_PAD, _HEAD, _SUM = 26.0, 54.0, 64.0
PART = 24.0
_MARKS = 1.05
"""Room at the right of a board for complete rows and pairs, in cells."""
_MARKED = 0.66
"""What of that room lines below a board take in."""
_LARGEST = 60.0
_BRIEF_HEAD, _BRIEF_SUM, _TOO_SMALL = 34.0, 40.0, 11.0
"""Where cells would get too small, words are short and all is closer together."""
_GUTTER, _BRIEF_GUTTER = 36.0, 12.0
"""Between a board's marks and the parts beside it."""
_GAIN = 1.15
"""By how much boards must grow for their parts to leave the place below them."""


class Manner(Enum):
    """How the parts of a board are written."""

    BELOW = "a line each below the board, then the sum"
    BESIDE = "the same at the board's right, which takes no height"
    BRIEF = "in short at the board's right, the sum alone below"


@frozen(slots=False)
class TallyLayout:
    """Of so many boards with at most so many parts; widths are those of the words, in pixels."""

    body: QRectF
    scale: float
    boards: int
    parts: int
    line_width: float
    short_width: float
    least_line: float = 0.0
    """Of a line below a board, short words and the sum included: small boards are narrower."""

    @property
    def is_brief(self) -> bool:
        return self.manner is Manner.BRIEF

    def field(self, column: int) -> QRectF:
        """What one ramp has of the sheet; more than four boards stand in two rows."""
        scale = self.scale
        across = self.boards if self.boards <= 4 else -(-self.boards // 2)
        down = -(-self.boards // across)
        inner = self.body.adjusted(_PAD * scale, 20 * scale, -_PAD * scale, -18 * scale)
        wide, high = inner.width() / across, inner.height() / down
        row, place = divmod(column, across)
        field = QRectF(inner.left() + place * wide, inner.top() + row * high, wide, high)
        return field.adjusted(4 * scale, 0.0, -12 * scale, 0.0)

    @cached_property
    def manner(self) -> Manner:
        """Below, unless boards get clearly larger with the parts beside them, or far too small."""
        scale = self.scale
        below, beside = self._cell(Manner.BELOW), self._cell(Manner.BESIDE)
        is_small = below < _TOO_SMALL * scale
        if beside * ROWS >= self._block * scale and (is_small or beside >= _GAIN * below):
            return Manner.BESIDE
        return Manner.BRIEF if is_small else Manner.BELOW

    @property
    def _block(self) -> float:
        """How high parts and sum are together."""
        return self.parts * PART + _SUM

    def _head(self, manner: Manner) -> float:
        """Above the boards, where a title stands, and a line if there is room."""
        low = self.field(0).height() < (_HEAD + ROWS * 2 * _TOO_SMALL) * self.scale
        return _BRIEF_HEAD if manner is Manner.BRIEF or (manner is Manner.BESIDE and low) else _HEAD

    @property
    def has_rule(self) -> bool:
        """Whether a line parts the title from its board."""
        return self._head(self.manner) == _HEAD

    def _cell(self, manner: Manner) -> float:
        scale, field = self.scale, self.field(0)
        under = {Manner.BELOW: self._block, Manner.BESIDE: 0.0, Manner.BRIEF: _BRIEF_SUM}[manner]
        high = field.height() - (self._head(manner) + under) * scale
        wide = field.width()
        if manner is Manner.BESIDE:
            wide -= _GUTTER * scale + self.line_width
        return max(2.0, min(wide / (COLUMNS + _MARKS), high / ROWS, _LARGEST * scale))

    def _below(self, cell: float) -> float:
        """How wide the lines below a board are: as it is with its marks, or as their words need."""
        return max((COLUMNS + _MARKED) * cell, min(self.least_line, self.field(0).width()))

    def grid(self, column: int) -> FlatGrid:
        """A board with its marks and what stands beside or below it is in the middle of its field."""
        field, cell = self.field(column), self._cell(self.manner)
        wide = cell * (COLUMNS + _MARKS)
        if self.manner is Manner.BELOW:
            wide = max(wide, self._below(cell))
        elif self.manner is Manner.BESIDE:
            wide += _GUTTER * self.scale + self.line_width
        elif self.manner is Manner.BRIEF:
            wide += _BRIEF_GUTTER * self.scale + self.short_width
        left = field.left() + max(0.0, (field.width() - wide) / 2)
        top = field.top() + self._head(self.manner) * self.scale
        return FlatGrid(QPointF(left, top), cell)

    def parts_area(self, column: int) -> QRectF:
        """Where parts and sum are written; in short: the parts alone."""
        grid, scale = self.grid(column), self.scale
        board, marks = grid.rect, _MARKS * grid.cell
        if self.manner is Manner.BELOW:
            wide, high = self._below(grid.cell), self._block * scale
            return QRectF(board.left(), board.bottom(), wide, high)
        if self.manner is Manner.BESIDE:
            left, high = board.right() + marks + _GUTTER * scale, self._block * scale
            return QRectF(left, board.bottom() - high, self.line_width, high)
        left = board.right() + marks + _BRIEF_GUTTER * scale
        return QRectF(left, board.top(), self.field(column).right() - left, board.height())
