"""What a player has won, side by side: like ones fanned out as in a hand, unlike ones apart."""

from collections.abc import Sequence
from itertools import pairwise

from attrs import frozen

_LIKE, _UNLIKE = 0.5, 1.0
"""From one to the next, in widths."""


@frozen
class WonRow:
    """Where the left edges stand, counted from the first."""

    won: tuple[str, ...]
    """What lies there from left to right, like with like."""
    lefts: tuple[float, ...]
    size: float

    @property
    def width(self) -> float:
        return self.lefts[-1] + self.size if self.lefts else 0.0


def won_row(won: Sequence[str], size: float, room: float) -> WonRow:
    """The row in so much room: it overlaps more than it likes to only where there is no more."""
    kinds = tuple(dict.fromkeys(won))
    ordered = tuple(sorted(won, key=kinds.index))
    steps = [size * (_LIKE if one == other else _UNLIKE) for one, other in pairwise(ordered)]
    wanted = sum(steps)
    share = min(1.0, max(0.0, room - size) / wanted) if wanted else 1.0
    lefts = [share * sum(steps[:count]) for count in range(len(ordered))]
    return WonRow(ordered, tuple(lefts), size)
