"""Sequential halving: try every candidate on the same imagined worlds, keep the better half.

Each sweep hands all candidates that are left the same chance, so that luck weighs on them
alike and only their differences remain. Every halving gets an equal share of the budget.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.engine.chance import Chance

C = TypeVar("C")

Try = Callable[[C, int], float]
"""Plays a candidate out with this seed, spends its nodes, and says how well it went."""

SEEDS = 1 << 32


class Tried(Generic[C]):
    """A candidate with the sum of its tries."""

    __slots__ = ("candidate", "sum", "tries")

    def __init__(self, candidate: C) -> None:
        self.candidate = candidate
        self.sum = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        return self.sum / self.tries if self.tries else float("-inf")


def sequential_halving(
    candidates: Sequence[C], attempt: Try[C], chance: Chance, budget: Budget
) -> list[Tried[C]]:
    """The candidates, best first; equals stay in the order in which they were given."""
    everybody = [Tried(candidate) for candidate in candidates]
    left = everybody
    halvings = max(1, (len(left) - 1).bit_length())
    begun = budget.part_spent
    for number in range(halvings):
        until = begun + (1.0 - begun) * (number + 1) / halvings
        _sweep(left, attempt, chance, budget, until)
        left = sorted(left, key=_mean, reverse=True)[: (len(left) + 1) // 2]
    return sorted(everybody, key=lambda each: (each.tries, each.mean), reverse=True)


def _mean(tried: Tried[C]) -> float:
    return tried.mean


def _sweep(
    left: Sequence[Tried[C]], attempt: Try[C], chance: Chance, budget: Budget, until: float
) -> None:
    """Whole sweeps, one at least, until that part of the budget is spent."""
    while True:
        seed = chance.below(SEEDS)
        for tried in left:
            tried.sum += attempt(tried.candidate, seed)
            tried.tries += 1
        if budget.part_spent >= until:
            return
