"""How a game ended: scores, ranks, and why."""

from collections.abc import Sequence

from attrs import frozen


@frozen
class Outcome:
    """The end of a game. ``ended`` and ``decided_by`` are codes that the desktop words."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the winners; players who could not be told apart share a rank."""
    ended: str
    """What ended the game."""
    decided_by: str
    """The criterion that set the winner apart, ``shared`` if none did, ``alone`` in solo."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def judge(
    scores: Sequence[int],
    criteria: Sequence[str],
    merits: Sequence[tuple[int, ...]],
    ended: str,
) -> Outcome:
    """Rank the seats by their merits, compared criterion by criterion, more being better.

    >>> judge((5, 5, 2), ("points", "prizes"), ((5, 1), (5, 2), (2, 0)), "rounds").decided_by
    'prizes'
    """
    ranks = tuple(1 + sum(other > own for other in merits) for own in merits)
    return Outcome(tuple(scores), ranks, ended, _decider(criteria, merits, ranks))


def _decider(
    criteria: Sequence[str], merits: Sequence[tuple[int, ...]], ranks: Sequence[int]
) -> str:
    if len(ranks) == 1:
        return "alone"
    if ranks.count(1) > 1:
        return "shared"
    best, second = sorted(merits, reverse=True)[:2]
    return next(
        name for name, first, other in zip(criteria, best, second, strict=True) if first != other
    )
