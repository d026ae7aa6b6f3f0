"""What the learned evaluation looks at: the shape of the top, how much may still come, and the
board's own cells, each answer a place in one long table."""

from blueprints_desktop.bots.fits.fixed import Heights, rows_touched
from blueprints_desktop.bots.fits.weights import AREA
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD, COLUMNS, ROWS
from blueprints_desktop.games.fits.pieces import PIECES

_REACH = 31
"""Differences of heights run from -15 to 15; a negative one counts from a table's end."""


def _clipped(most: int) -> tuple[int, ...]:
    """By difference: the difference, no larger than ``most``, counted from 0."""
    signed = (*range(_REACH // 2 + 1), *range(-(_REACH // 2), 0))
    return tuple(max(-most, min(most, difference)) + most for difference in signed)


_STEP = _clipped(3)
_SLOPE = _clipped(2)

PAIRS = 0
TRIPLES = PAIRS + 5 * 4096
FOURS = TRIPLES + 4 * 16384
WHOLE = FOURS + 3 * 16 * 343
ROOM = WHOLE + 4 * 3125
OWN = ROOM + 16 * 64
ROW_SIZE = 16 * 256
SYMBOL_SIZE = 4 * 64


class Features:
    """The places in the table that a ramp on one board lights up."""

    def __init__(self, board: RampBoard) -> None:
        self._rows = board.rows_score
        self._symbols = tuple(_cells_of(mask) for _, mask in board.symbols)
        self.size = OWN + (ROW_SIZE if self._rows else 0) + SYMBOL_SIZE * len(self._symbols)

    def __call__(self, heights: Heights, covered: int, closed: int, left: int) -> list[int]:
        """Given the bare cells that are closed, and the pieces to come, of which there must be some."""
        count = left.bit_count()
        room = room_place(filled(heights), count, AREA[left])
        return [*shape(heights, count), room, *self.own(heights, covered, closed, count)]

    def own(self, heights: Heights, covered: int, closed: int, count: int) -> list[int]:
        """Places that stand for the board's own cells."""
        late = (count - 1) >> 2
        found = []
        own = OWN
        if self._rows:
            bare = rows_touched(BOARD & ~covered)
            alive = bare & ~rows_touched(closed)
            begun = alive & rows_touched(covered)
            found.append(own + (count << 8) + (alive.bit_count() << 4) + begun.bit_count())
            own += ROW_SIZE
        for (column, level), (column2, level2) in self._symbols:
            one = _fate(heights[column], level, column, covered)
            other = _fate(heights[column2], level2, column2, covered)
            found.append(own + (late << 6) + (one << 3) + other)
            own += SYMBOL_SIZE
        return found


def filled(heights: Heights) -> int:
    """How many cells of the board lie below the tops of the columns."""
    return sum([min(height, ROWS) for height in heights])


def room_place(below: int, count: int, area: int) -> int:
    """The place that stands for how far the area to come fills the open cells."""
    room = area - ROWS * COLUMNS + below
    return ROOM + (count << 6) + max(0, min(63, room + 32))


def shape(heights: Heights, count: int) -> list[int]:
    """Places that stand for the shape of the top, with so many pieces to come."""
    a, b, c, d, e, f = heights
    late = (count - 1) >> 2
    pair, triple, four = count << 8, TRIPLES + (late << 12), FOURS + count * 343
    ab, bc, cd = _STEP[b - a], _STEP[c - b], _STEP[d - c]
    de, ef = _STEP[e - d], _STEP[f - e]
    return [
        pair + (a << 4) + b,
        4096 + pair + (b << 4) + c,
        8192 + pair + (c << 4) + d,
        12288 + pair + (d << 4) + e,
        16384 + pair + (e << 4) + f,
        triple + (a << 8) + (b << 4) + c,
        16384 + triple + (b << 8) + (c << 4) + d,
        32768 + triple + (c << 8) + (d << 4) + e,
        49152 + triple + (d << 8) + (e << 4) + f,
        four + ab * 49 + bc * 7 + cd,
        5488 + four + bc * 49 + cd * 7 + de,
        10976 + four + cd * 49 + de * 7 + ef,
        WHOLE
        + late * 3125
        + _SLOPE[b - a] * 625
        + _SLOPE[c - b] * 125
        + _SLOPE[d - c] * 25
        + _SLOPE[e - d] * 5
        + _SLOPE[f - e],
    ]


def _fate(height: int, level: int, column: int, covered: int) -> int:
    """A cell is covered, bare for good, or open so far above the column's top."""
    if level < height:
        return 0 if covered >> level * COLUMNS + column & 1 else 1
    return 2 + min(level - height, 5)


def _cells_of(mask: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Column and level of a symbol's two cells."""
    one, other = (
        (place % COLUMNS, place // COLUMNS) for place in range(ROWS * COLUMNS) if mask >> place & 1
    )
    return one, other


assert len(PIECES) == 16, "the tables have sixteen rows for the pieces to come"
