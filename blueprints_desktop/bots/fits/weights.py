"""The evaluation of a ramp by a handful of weights, which serves for any board there may be."""

from itertools import pairwise

from blueprints_desktop.bots.fits.fixed import Fixed, Heights, reached, rows_touched
from blueprints_desktop.bots.thought import Terms
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import BOARD, ROWS
from blueprints_desktop.games.fits.pieces import PIECES, SHAPES

OPEN_PLAIN = -0.22
OPEN_BONUS = 0.71
OPEN_MALUS = -0.05
BUMP = -0.23
WELL = -0.35
ROW_ALIVE = 0.46
SHORT = -0.35
BOTH_OPEN, ONE_SAFE_ONE_OPEN, ONE_GONE_ONE_OPEN = 1.25, 2.1, -0.3

CODES = ("points", "open", "level", "bonus", "malus", "rows", "pairs")
"""The parts of an evaluation."""

_AREAS = tuple(sum(row.count("#") for row in next(iter(shapes.values()))) for shapes in SHAPES)


def area_of(pieces: int) -> int:
    """How many cells the pieces of a set cover."""
    return sum(_AREAS[piece] for piece in PIECES if pieces >> piece & 1)


AREA = tuple(area_of(pieces) for pieces in range(1 << len(PIECES)))
"""By set of pieces."""


class Weighed:
    """Values ramps on one board. A ramp is its heights, what is covered, and the pieces to come."""

    def __init__(self, board: RampBoard) -> None:
        self._board = board
        self._fixed = Fixed(board)

    def __call__(self, heights: Heights, covered: int, left: int) -> float:
        return sum(self.terms(heights, covered, left).values())

    def terms(self, heights: Heights, covered: int, left: int) -> Terms:
        """The evaluation in its parts."""
        board = self._board
        below = reached(heights)
        closed = below & ~covered
        if not left:
            return {"points": float(self._fixed.points(BOARD & ~covered, covered))}
        still_open = BOARD & ~below
        terms = {
            "points": float(self._fixed.points(closed, covered)),
            "open": OPEN_PLAIN * (still_open & board.plain_cells).bit_count()
            + SHORT * max(0, still_open.bit_count() - AREA[left]),
            "level": _evenness(heights),
        }
        if board.bonus_cells:
            terms["bonus"] = OPEN_BONUS * sum(
                points * (still_open & mask).bit_count() for points, mask in board.bonus_cells
            )
        if board.malus_cells:
            malus = (still_open & board.malus_cells).bit_count()
            terms["malus"] = OPEN_MALUS * board.malus * malus
        if board.rows_score:
            dead = rows_touched(closed)
            full = ROWS - rows_touched(BOARD & ~covered).bit_count()
            terms["rows"] = ROW_ALIVE * (ROWS - full - dead.bit_count())
        if board.symbols:
            terms["pairs"] = sum(_pair(mask, still_open, closed) for _, mask in board.symbols)
        return terms


def _evenness(heights: Heights) -> float:
    """A bumpy top fits few pieces, and a well of two or more hardly any."""
    bumps = sum(abs(one - other) for one, other in pairwise(heights))
    walls = (ROWS, *heights, ROWS)
    deep = 0
    for column, height in enumerate(heights):
        depth = min(walls[column], walls[column + 2]) - height
        if depth > 1:
            deep += depth - 1
    return BUMP * bumps + WELL * deep


def _pair(mask: int, still_open: int, closed: int) -> float:
    """A symbol with a cell that can still be covered; decided ones are points already."""
    open_cells = (mask & still_open).bit_count()
    if open_cells == 2:
        return BOTH_OPEN
    if open_cells == 0:
        return 0.0
    return ONE_SAFE_ONE_OPEN if mask & closed else ONE_GONE_ONE_OPEN
