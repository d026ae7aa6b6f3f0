"""Choosing between the two sides of a reason: what speaks for a move, and what against it."""

from collections.abc import Mapping

Pairs = Mapping[str, tuple[str, str]]
"""By a code of the mind's evaluation, the words when it counts for the move, and against it."""


def side_of(pairs: Pairs, code: str, amount: float) -> str:
    """The words for a part of an evaluation; none for a code that has no words."""
    speaks_for, speaks_against = pairs.get(code, ("", ""))
    return speaks_for if amount > 0 else speaks_against
