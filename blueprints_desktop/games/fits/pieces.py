"""The sixteen pieces and the ways in which each can be turned and flipped.

A turn is a number from 0 to 7: ``turn & 3`` quarter turns clockwise, from 4 on after
flipping the drawn piece left to right. Where two turns give the same shape only the first
is used, so a piece that looks the same from both faces is never flipped.
"""

Piece = int
"""A place in NAMES."""

Shape = tuple[str, ...]
"""A piece as it is drawn, top row first."""

_DRAWN: dict[str, Shape] = {
    "F": (".##", "##.", ".#."),
    "L": ("#.", "#.", "#.", "##"),
    "N": (".#", ".#", "##", "#."),
    "P": ("##", "##", "#."),
    "T": ("###", ".#.", ".#."),
    "U": ("#.#", "###"),
    "V": ("#..", "#..", "###"),
    "W": ("#..", "##.", ".##"),
    "X": (".#.", "###", ".#."),
    "Y": (".#", "##", ".#", ".#"),
    "O4": ("##", "##"),
    "T4": ("###", ".#."),
    "S4": (".##", "##."),
    "L4": ("#.", "#.", "##"),
    "I3": ("#", "#", "#"),
    "V3": ("#.", "##"),
}

NAMES = tuple(_DRAWN)
PIECES = tuple(range(len(NAMES)))
PIECE_BY_NAME = {name: piece for piece, name in enumerate(NAMES)}

TURN_TEXTS = ("0", "1", "2", "3", "0f", "1f", "2f", "3f")


def turned(shape: Shape) -> Shape:
    """The shape after a quarter turn clockwise.

    >>> turned(("#.", "##"))
    ('##', '#.')
    """
    return tuple("".join(column) for column in zip(*reversed(shape), strict=True))


def flipped(shape: Shape) -> Shape:
    """The shape's other face."""
    return tuple(row[::-1] for row in shape)


def _shapes(drawn: Shape) -> dict[int, Shape]:
    """The distinct shapes of a piece, by the first turn that gives each."""
    shapes: dict[int, Shape] = {}
    shape = drawn
    for turn in range(len(TURN_TEXTS)):
        if turn == 4:
            shape = flipped(drawn)
        if shape not in shapes.values():
            shapes[turn] = shape
        shape = turned(shape)
    return shapes


SHAPES = tuple(_shapes(drawn) for drawn in _DRAWN.values())
"""By piece: its shapes, by turn."""
