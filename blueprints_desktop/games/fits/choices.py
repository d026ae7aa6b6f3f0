"""What a Construction card allows on a ramp.

A drop is forbidden only if the whole piece would lie above the board. Which drops those are
hangs on the few columns that reach over the top, so there are not many different answers:
each is put together once and kept.
"""

from functools import cache

from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.moves import ASIDE, DROPS, Move
from blueprints_desktop.games.fits.pieces import PIECES, SHAPES, Piece
from blueprints_desktop.games.fits.placements import PLACEMENTS

TALLEST = max(len(shape) for shapes in SHAPES for shape in shapes.values())


def _forbidden_by(piece: Piece) -> tuple[tuple[int, ...], ...]:
    """By column and height: a bit for each drop that would rest too high on that column."""
    masks = [[0] * (ROWS + TALLEST) for _ in range(COLUMNS)]
    for place, drop in enumerate(DROPS[piece]):
        for column, lower, _ in PLACEMENTS[piece, drop.turn, drop.column].columns:
            for height in range(ROWS + lower, ROWS + TALLEST):
                masks[column][height] |= 1 << place
    return tuple(map(tuple, masks))


_FORBIDDEN_BY = tuple(_forbidden_by(piece) for piece in PIECES)

_ALL: tuple[tuple[Move, ...], ...] = tuple((*drops, ASIDE) for drops in DROPS)


def choices(piece: Piece, heights: tuple[int, ...]) -> tuple[Move, ...]:
    """The drops of the piece on a ramp whose columns stand so high, and setting it aside."""
    if max(heights) < ROWS:
        return _ALL[piece]
    forbidden = 0
    for by_height, height in zip(_FORBIDDEN_BY[piece], heights, strict=True):
        forbidden |= by_height[height]
    return _all_but(piece, forbidden)


@cache
def _all_but(piece: Piece, forbidden: int) -> tuple[Move, ...]:
    allowed = [drop for place, drop in enumerate(DROPS[piece]) if not forbidden >> place & 1]
    return (*allowed, ASIDE)
