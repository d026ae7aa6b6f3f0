"""What a computer player thought: the move, what spoke for it, and what the thinking cost."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Part(NamedTuple):
    """A part of the evaluation: a code that the window words, and how much it weighed."""

    code: str
    amount: float
    """In the evaluation's own unit (mostly points), compared with what else could be played."""


class Thought(NamedTuple):
    """A decision, with its reasons as data: a hint puts them into words."""

    move: Any
    parts: tuple[Part, ...] = ()
    """What decided, the weightiest first; none where there was nothing to decide."""
    nodes: int = 0
    """Positions looked at."""


Terms = Mapping[str, float]
"""An evaluation by its parts, which add up to it."""

_MOST_PARTS = 4
_NOTICEABLE = 0.05


def telling_parts(chosen: Terms, others: Sequence[Terms]) -> tuple[Part, ...]:
    """What sets the chosen move apart from the usual one: part by part, less the mean.

    The runner-up is often a twin of the move, so only the field as a whole tells why.

    >>> telling_parts({"glass": 5.0, "wood": 1.0}, [{"glass": 1.0, "wood": 1.0}])
    (Part(code='glass', amount=4.0),)
    """
    if not others:
        return ()
    found = []
    for code, value in chosen.items():
        usual = sum(other.get(code, 0.0) for other in others) / len(others)
        if abs(value - usual) >= _NOTICEABLE:
            found.append(Part(code, round(value - usual, 2)))
    return tuple(sorted(found, key=lambda part: (-abs(part.amount), part.code))[:_MOST_PARTS])
