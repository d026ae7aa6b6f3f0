"""The weights written into a table: where learning begins.

Every part of the evaluation by weights looks at no more of a ramp than some feature does,
so the table says at first just what the weights say.
"""

from itertools import product

from blueprints_desktop.bots.fits import features, weights
from blueprints_desktop.bots.fits.fixed import TALLEST
from blueprints_desktop.games.fits.boards import MALUS, PLAIN, SYMBOLS, RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS

_COUNTS = range(1, 16)
_HEIGHTS = range(TALLEST)


def weights_as_table(board: RampBoard, size: int) -> list[float]:
    """A table for the board that agrees with its weights."""
    table = [0.0] * size
    _write_pairs(board, table)
    _write_wells(table)
    for count, room in product(_COUNTS, range(64)):
        table[features.ROOM + (count << 6) + room] = weights.SHORT * max(0, 32 - room)
    own = features.OWN
    if board.rows_score:
        for count, alive, begun in product(_COUNTS, range(ROWS + 1), range(ROWS + 1)):
            table[own + (count << 8) + (alive << 4) + begun] = weights.ROW_ALIVE * alive
        own += features.ROW_SIZE
    for _ in board.symbols:
        for late, one, other in product(range(4), range(8), range(8)):
            table[own + (late << 6) + (one << 3) + other] = _symbol(one, other)
        own += features.SYMBOL_SIZE
    return table


def _write_wells(table: list[float]) -> None:
    """Columns that lie deeper than both neighbours."""
    for late, window in product(range(4), range(COLUMNS - 2)):
        begin = features.TRIPLES + window * 16384 + (late << 12)
        for left, middle, right in product(_HEIGHTS, repeat=3):
            place = begin + (left << 8) + (middle << 4) + right
            table[place] = _well(min(left, right) - middle)


def _write_pairs(board: RampBoard, table: list[float]) -> None:
    """Bumps, the wells at both sides, and the open cells of the left column of each pair."""
    last = COLUMNS - 2
    for window, left, right in product(range(COLUMNS - 1), _HEIGHTS, _HEIGHTS):
        worth = weights.BUMP * abs(left - right) + _open(board, window, left)
        if window == 0:
            worth += _well(min(ROWS, right) - left)
        if window == last:
            worth += _open(board, last + 1, right) + _well(min(left, ROWS) - right)
        for count in _COUNTS:
            table[window * 4096 + (count << 8) + (left << 4) + right] = worth


def _well(depth: int) -> float:
    return weights.WELL * max(0, depth - 1)


def _open(board: RampBoard, column: int, height: int) -> float:
    """What the open cells of a column stand for."""
    worth = 0.0
    for level in range(height, ROWS):
        sign = board.sign(ROWS - 1 - level, column)
        if sign == PLAIN:
            worth += weights.OPEN_PLAIN
        elif sign == MALUS:
            worth += weights.OPEN_MALUS * board.malus
        elif sign not in SYMBOLS:
            worth += weights.OPEN_BONUS * int(sign)
    return worth


def _symbol(one: int, other: int) -> float:
    """By the fates of its cells: 0 covered, 1 bare for good, more: open."""
    if one > 1 and other > 1:
        return weights.BOTH_OPEN
    if one <= 1 and other <= 1:
        return 0.0
    safe = 1 in (one, other)
    return weights.ONE_SAFE_ONE_OPEN if safe else weights.ONE_GONE_ONE_OPEN
