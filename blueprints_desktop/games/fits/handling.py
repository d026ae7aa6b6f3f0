"""A piece in the hand: what a quarter turn or a flip makes of the way it is held.

Only the first of several turns that look alike is used in the game, so what follows from turning
on has to be looked up by shape.
"""

from blueprints_desktop.games.fits.pieces import SHAPES, Piece, Shape, flipped, turned


def _by_shape(piece: Piece) -> dict[Shape, int]:
    return {shape: turn for turn, shape in SHAPES[piece].items()}


def quarter_turned(piece: Piece, turn: int, quarters: int = 1) -> int:
    """The turn after so many quarter turns, clockwise; backwards where they are negative.

    >>> quarter_turned(1, 0), quarter_turned(1, 0, -1), quarter_turned(8, 0)
    (1, 3, 0)
    """
    shape = SHAPES[piece][turn]
    for _ in range(quarters % 4):
        shape = turned(shape)
    return _by_shape(piece)[shape]


def flipped_over(piece: Piece, turn: int) -> int:
    """The turn after flipping the piece, as it is held, left to right.

    >>> flipped_over(1, 0), flipped_over(1, 1)
    (4, 7)
    """
    return _by_shape(piece)[flipped(SHAPES[piece][turn])]
