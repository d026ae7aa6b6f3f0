"""The mirror image of a ramp. Every piece may be flipped, so the pieces to come are their own."""

from functools import cache

from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.grid import COLUMNS

_ROW = (1 << COLUMNS) - 1
_MIRRORED_ROW = tuple(
    sum(1 << COLUMNS - 1 - column for column in range(COLUMNS) if row >> column & 1)
    for row in range(1 << COLUMNS)
)


def mirrored(cells: int) -> int:
    """The cells with left and right exchanged, those above the board included.

    >>> bin(mirrored(0b000001_110000))
    '0b100000000011'
    """
    found = at = 0
    while cells >> at:
        found |= _MIRRORED_ROW[cells >> at & _ROW] << at
        at += COLUMNS
    return found


@cache
def is_symmetric(board: RampBoard) -> bool:
    """Whether the board looks and scores the same in a mirror; symbols may exchange places."""
    symbols = {mask for _, mask in board.symbols}
    return (
        mirrored(board.malus_cells) == board.malus_cells
        and all(mirrored(mask) == mask for _, mask in board.bonus_cells)
        and {mirrored(mask) for mask in symbols} == symbols
    )


def canonical(board: RampBoard, covered: int) -> int:
    """The covered cells, or their mirror image where the board cannot tell the two apart."""
    return min(covered, mirrored(covered)) if is_symmetric(board) else covered
