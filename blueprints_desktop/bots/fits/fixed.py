"""What a ramp has won and lost for good, whatever is dropped on it from now on.

Cells that are covered from above can't be reached any more: bare, they count what they
count in the end. So do complete rows, and symbols of which no cell is open.
"""

from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD, COLUMNS, ROWS
from blueprints_desktop.games.fits.scoring import PLAIN_POINTS, ROW_POINTS, SYMBOL_POINTS

TALLEST = 16
"""More than the height of any column, the part above the board included."""

BELOW = tuple(
    tuple(
        sum(1 << level * COLUMNS + column for level in range(min(height, ROWS)))
        for height in range(TALLEST)
    )
    for column in range(COLUMNS)
)
"""By column and height: the cells of the board that lie below the column's top."""

_FIRST_COLUMN = sum(1 << level * COLUMNS for level in range(ROWS))

Heights = tuple[int, ...]


def reached(heights: Heights) -> int:
    """The cells below the tops of the columns: nothing can be dropped there."""
    below0, below1, below2, below3, below4, below5 = BELOW
    a, b, c, d, e, f = heights
    return below0[a] | below1[b] | below2[c] | below3[d] | below4[e] | below5[f]


def rows_touched(cells: int) -> int:
    """A bit for each row in which one of the cells lies."""
    return (cells | cells >> 1 | cells >> 2 | cells >> 3 | cells >> 4 | cells >> 5) & _FIRST_COLUMN


class Fixed:
    """The points of one board that nothing changes any more."""

    def __init__(self, board: RampBoard) -> None:
        self.board = board
        self._plain = board.plain_cells
        self._special = (
            *board.bonus_cells,
            *(((-board.malus, board.malus_cells),) if board.malus_cells else ()),
        )
        self._symbols = tuple(mask for _, mask in board.symbols)

    def points(self, closed: int, covered: int) -> int:
        """Given the bare cells that are closed, and the covered ones."""
        points = PLAIN_POINTS * (closed & self._plain).bit_count()
        for worth, mask in self._special:
            points += worth * (closed & mask).bit_count()
        if self.board.rows_score:
            points += ROW_POINTS * (ROWS - rows_touched(BOARD & ~covered).bit_count())
        for mask in self._symbols:
            if not mask & ~(closed | covered):
                points += SYMBOL_POINTS[(mask & closed).bit_count()]
        return points
