"""The 36 cells of the city, row by row; a set of cells is an int with a bit for each."""

from typing import TypeGuard

SIDE = 6
CELLS = SIDE * SIDE
NOWHERE = CELLS
"""Where the architect is before he comes onto the board."""

ALL = (1 << CELLS) - 1
BIT = (*(1 << cell for cell in range(CELLS)), 0)
"""Each cell as a set; NOWHERE is the empty one."""

NAMES = tuple(f"{'abcdef'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))

CENTRAL = sum(BIT[row * SIDE + column] for row in (2, 3) for column in (2, 3))

_FIRST_COLUMN = sum(BIT[row * SIDE] for row in range(SIDE))
_NOT_FIRST = ALL & ~_FIRST_COLUMN
_NOT_LAST = ALL & ~(_FIRST_COLUMN << SIDE - 1)


def is_cell(thing: object) -> TypeGuard[int]:
    return type(thing) is int and 0 <= thing < CELLS


def name_of(cell: object) -> str:
    """The cell as people write it, column and row; what is no cell is shown as it is.

    >>> name_of(13), name_of(36)
    ('b3', '<36>')
    """
    return NAMES[cell] if is_cell(cell) else f"<{cell!r}>"


def _subsets(cells: range) -> tuple[tuple[int, ...], ...]:
    """Every set of these cells, at the index that its bits spell."""
    sets: list[tuple[int, ...]] = [()]
    for cell in cells:
        sets += [(*smaller, cell) for smaller in sets]
    return tuple(sets)


_TOP, _MIDDLE, _BOTTOM = (_subsets(range(start, start + 12)) for start in (0, 12, 24))


def cells_in(cells: int) -> tuple[int, ...]:
    """The members of a set, in order: three look-ups, however many they are.

    >>> cells_in(CENTRAL)
    (14, 15, 20, 21)
    """
    return _TOP[cells & 4095] + _MIDDLE[cells >> 12 & 4095] + _BOTTOM[cells >> 24]


def connected(start: int, among: int) -> int:
    """The set of all cells of ``among`` that hang together with ``start``, side by side."""
    group = start
    while True:
        beside = (group & _NOT_LAST) << 1 | (group & _NOT_FIRST) >> 1
        grown = (group | group << SIDE | group >> SIDE | beside) & among
        if grown == group:
            return group
        group = grown


def _at_distance(cell: int, steps: int, straight: bool) -> int:
    row, column = divmod(cell, SIDE)
    found = 0
    for other in range(CELLS):
        down, across = abs(other // SIDE - row), abs(other % SIDE - column)
        if down + across == steps and not (straight and down and across):
            found |= BIT[other]
    return found


RING, STRAIGHT = (
    tuple(tuple(_at_distance(cell, steps, straight) for steps in range(7)) for cell in range(CELLS))
    for straight in (False, True)
)
"""By cell and number of steps: where one can get with at most one turn, and with none.

At most one turn and no cell twice reach just the cells at that distance, counted in
rows and columns.
"""
