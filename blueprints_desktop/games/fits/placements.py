"""Every way to let go of a piece above the ramp, worked out once: play only looks things up."""

from attrs import frozen

from blueprints_desktop.games.fits.grid import COLUMNS, ROWS, Cell, cells
from blueprints_desktop.games.fits.pieces import SHAPES, Piece, Shape


@frozen
class Landing:
    """A piece where it came to lie."""

    piece: Piece
    turn: int
    column: int
    """Of its leftmost cell."""
    level: int
    """Of its lowest cell, 0 at the bottom of the ramp."""

    @property
    def mask(self) -> int:
        return PLACEMENTS[self.piece, self.turn, self.column].mask << self.level * COLUMNS

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Row and column of each cell; rows above the board are negative."""
        return cells(self.mask)


@frozen
class Placement:
    """A piece, turned, above its columns."""

    piece: Piece
    turn: int
    column: int
    mask: int
    """Its cells when it lies on the bottom."""
    columns: tuple[tuple[int, int, int], ...]
    """For each column it takes: the column, and the piece's lower and upper edge in it."""
    landings: tuple[Landing, ...]
    """By level, wherever a cell of it lies on the board."""


def _place(piece: Piece, turn: int, shape: Shape, left: int) -> Placement:
    levels = shape[::-1]
    mask = 0
    columns = []
    for offset in range(len(shape[0])):
        taken = [level for level, row in enumerate(levels) if row[offset] == "#"]
        mask |= sum(1 << level * COLUMNS + left + offset for level in taken)
        columns.append((left + offset, min(taken), max(taken) + 1))
    landings = tuple(Landing(piece, turn, left, level) for level in range(ROWS))
    return Placement(piece, turn, left, mask, tuple(columns), landings)


PLACEMENTS = {
    (piece, turn, left): _place(piece, turn, shape, left)
    for piece, shapes in enumerate(SHAPES)
    for turn, shape in shapes.items()
    for left in range(COLUMNS - len(shape[0]) + 1)
}
"""By piece, turn and leftmost column, in that order: what does not stand over the side."""
