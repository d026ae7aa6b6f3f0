"""Ramps as the search sees them: a few numbers, every drop worked out from tables."""

from collections.abc import Sequence
from typing import Protocol

from blueprints_desktop.bots.fits.fixed import Heights
from blueprints_desktop.games.fits.grid import COLUMNS, ROWS
from blueprints_desktop.games.fits.moves import ASIDE, DROPS, Drop, Move
from blueprints_desktop.games.fits.pieces import PIECES, Piece
from blueprints_desktop.games.fits.placements import PLACEMENTS

After = tuple[Heights, int, int]
"""A ramp that waits for a card: heights, covered cells, and the set of pieces to come."""


class Value(Protocol):
    """The worth of a ramp, which at the end is its score."""

    def __call__(self, heights: Heights, covered: int, left: int) -> float: ...


_Column = tuple[int, int, int]


def _placements(piece: Piece) -> tuple[tuple[Drop, int, tuple[_Column, ...]], ...]:
    found = []
    for drop in DROPS[piece]:
        placement = PLACEMENTS[piece, drop.turn, drop.column]
        found.append((drop, placement.mask, placement.columns))
    return tuple(found)


_PLACEMENTS = tuple(_placements(piece) for piece in PIECES)


def drops(heights: Heights, covered: int, piece: Piece) -> list[tuple[Drop, Heights, int]]:
    """Every drop of a piece with the heights and covered cells that it leaves."""
    found = []
    for drop, mask, columns in _PLACEMENTS[piece]:
        level = 0
        for column, lower, _ in columns:
            rest = heights[column] - lower
            if rest > level:
                level = rest
        if level < ROWS:
            grown = list(heights)
            for column, _, upper in columns:
                grown[column] = level + upper
            found.append((drop, tuple(grown), covered | mask << level * COLUMNS))
    return found


def answers_to(pieces: int) -> int:
    """About how much can be done with the pieces of a set, each being dropped or set aside."""
    return sum(len(_PLACEMENTS[piece]) + 1 for piece in PIECES if pieces >> piece & 1)


class Ramps:
    """What the search over cards needs to know: the pieces to come are equally likely."""

    def __init__(self, value: Value) -> None:
        self._value = value

    def value(self, after: After) -> float:
        return self._value(*after)

    def events(self, after: After) -> Sequence[tuple[float, Piece]]:
        left = after[2]
        count = left.bit_count()
        return [(1 / count, piece) for piece in PIECES if left >> piece & 1]

    def options(self, after: After, event: Piece) -> list[tuple[float, After]]:
        heights, covered, left = after
        left &= ~(1 << event)
        value = self._value
        found = [
            (value(grown, over, left), (grown, over, left))
            for _, grown, over in drops(heights, covered, event)
        ]
        found.append((value(heights, covered, left), (heights, covered, left)))
        return found

    def moves(
        self, after: After, piece: Piece, compulsory: bool
    ) -> list[tuple[float, Move, After]]:
        """What may be done with the piece that lies at hand; it is not to come any more."""
        heights, covered, left = after
        value = self._value
        found: list[tuple[float, Move, After]] = [
            (value(grown, over, left), drop, (grown, over, left))
            for drop, grown, over in drops(heights, covered, piece)
        ]
        if not compulsory:
            found.append((value(heights, covered, left), ASIDE, after))
        return found
