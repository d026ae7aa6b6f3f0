"""The six spaces of a Blueprint card, three rows of two, numbered from the top left."""

ROWS, COLUMNS = 3, 2
SPACES = ROWS * COLUMNS
GONE = SPACES
"""Where a die goes that fits nowhere: out of play for the round."""

NAMES = tuple(f"{'ab'[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES))


def _neighbours(space: int) -> tuple[int, ...]:
    row, column = divmod(space, COLUMNS)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * COLUMNS + c for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEIGHBOURS = tuple(_neighbours(space) for space in range(SPACES))
"""The spaces that share a side with each space."""
