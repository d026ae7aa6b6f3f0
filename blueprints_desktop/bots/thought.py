"""What a computer player thought: the move, what spoke for it, and what the thinking cost."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

VICTORY = "victory"
"""The code of what a move is worth for winning the game, which is no number of points."""


class EvaluationPart(NamedTuple):
    """A part of the evaluation: a code that the window words, and how much it weighed."""

    code: str
    amount: float
    """In the evaluation's own unit (mostly points), compared with what else could be played."""


class Thought(NamedTuple):
    """A decision, with its reasons as data: a hint puts them into words."""

    move: Any
    parts: tuple[EvaluationPart, ...] = ()
    """What decided, the weightiest first; none where there was nothing to decide."""
    nodes: int = 0
    """Positions looked at."""
    foreseen: tuple[EvaluationPart, ...] = ()
    """What only looking ahead finds for it, compared with another move."""
    instead_of: Any = None
    """The move that looks best at a glance, where that is another one (``advice``)."""


class Comparison(NamedTuple):
    """How far looking ahead puts one move before another."""

    lead: float
    """In the unit of the glance, and only as far as it is sure; 0 where it cannot tell."""
    parts: tuple[EvaluationPart, ...] = ()
    """What speaks for the move, the weightiest first; in units that the window's words name."""
    expected: float = 0.0
    """The lead as estimated, sure or not, in the same unit."""
    amount: float = 0.0
    """What is sure of the lead in the unit of the game: points, or won games in a hundred where the
    strategy compares nothing else. 0 where it cannot tell."""


Terms = Mapping[str, float]
"""An evaluation by its parts, which add up to it."""

_MOST_PARTS = 4
_NOTICEABLE = 0.05


def parts_for(terms: Terms) -> tuple[EvaluationPart, ...]:
    """Of the differences between two moves those that speak for the first, weightiest first.

    >>> parts_for({"own": 0.5, "others": -2.0, "win": 1.0, "kept": 0.01})
    (EvaluationPart(code='win', amount=1.0), EvaluationPart(code='own', amount=0.5))
    """
    found = [
        EvaluationPart(code, round(lead, 2)) for code, lead in terms.items() if lead >= _NOTICEABLE
    ]
    return tuple(sorted(found, key=lambda part: (-part.amount, part.code)))


def telling_parts(chosen: Terms, others: Sequence[Terms]) -> tuple[EvaluationPart, ...]:
    """What sets the chosen move apart from the usual one: part by part, less the mean.

    The runner-up is often a twin of the move, so only the field as a whole tells why.

    >>> telling_parts({"glass": 5.0, "wood": 1.0}, [{"glass": 1.0, "wood": 1.0}])
    (EvaluationPart(code='glass', amount=4.0),)
    """
    if not others:
        return ()
    found = []
    for code, value in chosen.items():
        usual = sum(other.get(code, 0.0) for other in others) / len(others)
        if abs(value - usual) >= _NOTICEABLE:
            found.append(EvaluationPart(code, round(value - usual, 2)))
    return tuple(sorted(found, key=lambda part: (-abs(part.amount), part.code))[:_MOST_PARTS])
