"""Pieces, and heaps of them: numbers with a byte for each kind.

A heap is what lies on a cell or behind a screen. Taking pieces subtracts one heap and
adds it to another, so that a walk costs a few additions and states stay small.
"""

from collections.abc import Iterable
from functools import lru_cache

VIOLET, RED, NEUTRAL, ORANGE, JEWEL, BLACK, NOTHING = range(7)
NAMES = ("violet", "red", "neutral", "orange", "jewel", "black")
LETTERS = "VRNOBK"

KINDS = range(6)
BRICKS = range(4)
"""The kinds that are bricks: their numbers are the colours."""

Piece = int
Heap = int

MOST_OF_A_KIND = 99
"""So that a byte is enough for whatever a box may hold."""

UNIT: tuple[Heap, ...] = (*(1 << 8 * kind for kind in KINDS), 0)
"""The heap of a single piece; that of NOTHING is empty."""


def count(heap: Heap, kind: Piece) -> int:
    """How many pieces of a kind the heap holds."""
    return heap >> 8 * kind & 255


def bricks_in(heap: Heap) -> int:
    """How many bricks the heap holds.

    >>> bricks_in(heap_of([VIOLET, RED, ORANGE, JEWEL, JEWEL, JEWEL]))
    3
    """
    return sum(heap >> 8 * colour & 255 for colour in BRICKS)


def heap_of(pieces: Iterable[Piece]) -> Heap:
    """The pieces as a heap."""
    return sum(UNIT[piece] for piece in pieces)


def pieces_in(heap: Heap) -> tuple[Piece, ...]:
    """Every piece of the heap, sorted by kind."""
    return tuple(kind for kind in KINDS for _ in range(count(heap, kind)))


@lru_cache(maxsize=4096)
def choices(heap: Heap) -> tuple[Piece, ...]:
    """What may be taken from a cell with this heap: a piece of each kind, or NOTHING if it is empty.

    >>> choices(heap_of([RED, VIOLET, RED]))
    (0, 1)
    """
    return tuple(kind for kind in KINDS if count(heap, kind)) or (NOTHING,)


def heap_text(heap: Heap) -> str:
    """The heap as letters, a hyphen if it is empty.

    >>> heap_text(heap_of([JEWEL, RED, VIOLET, RED]))
    'VRRB'
    """
    return "".join(LETTERS[piece] for piece in pieces_in(heap)) or "-"
