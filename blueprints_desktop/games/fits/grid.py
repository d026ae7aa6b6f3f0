"""The cells of a ramp as bits: ``level * 6 + column``, levels counted from the bottom.

Counting from the bottom lets a piece be raised by shifting its mask, and leaves room for
cells above the board. People count rows from 0 at the top, so those cells have negative rows.
"""

COLUMNS, ROWS = 6, 12

Cell = tuple[int, int]
"""Row and column, as people count them."""

BOARD = (1 << ROWS * COLUMNS) - 1
"""All cells of a board."""

ROW_MASKS = tuple(((1 << COLUMNS) - 1) << (ROWS - 1 - row) * COLUMNS for row in range(ROWS))
"""The cells of each row, top row first."""


def bit(row: int, column: int) -> int:
    """The mask of a single cell."""
    return 1 << (ROWS - 1 - row) * COLUMNS + column


def cells(mask: int) -> tuple[Cell, ...]:
    """The cells of a mask, bottom row first, each row from the left.

    >>> cells(bit(11, 4) | bit(11, 5) | bit(-1, 0))
    ((11, 4), (11, 5), (-1, 0))
    """
    found = []
    while mask:
        lowest = mask & -mask
        level, column = divmod(lowest.bit_length() - 1, COLUMNS)
        found.append((ROWS - 1 - level, column))
        mask ^= lowest
    return tuple(found)


def below(heights: tuple[int, ...]) -> int:
    """The cells of the board that lie below the tops of these columns."""
    return sum(
        1 << level * COLUMNS + column
        for column, height in enumerate(heights)
        for level in range(min(height, ROWS))
    )
