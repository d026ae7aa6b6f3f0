"""Looking ahead over decisions and chance: afterstates, what may come, what is then best.

An afterstate is what a decision leaves behind, before chance has its turn. The search knows
nothing else of a game than what ``Outlooks`` tells; the evaluation comes with the options.
"""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from blueprints_desktop.bots.budget import Budget

A = TypeVar("A")
E = TypeVar("E")


class Outlooks(Protocol[A, E]):
    """What a game tells of its afterstates."""

    def value(self, after: A) -> float:
        """The evaluation of an afterstate, and its worth where nothing more can come."""
        ...

    def events(self, after: A) -> Sequence[tuple[float, E]]:
        """What chance may bring next, with probabilities; nothing at the end."""
        ...

    def options(self, after: A, event: E) -> list[tuple[float, A]]:
        """What may then be decided: each afterstate with its evaluation, in a fixed order."""
        ...


class Expectimax(Generic[A, E]):
    """Expected values by looking ahead, each decision narrowed to its most promising options."""

    def __init__(self, outlooks: Outlooks[A, E], budget: Budget, *, remember: bool = False) -> None:
        """``remember``: afterstates are often reached in several ways, and can be hashed."""
        self._outlooks = outlooks
        self._budget = budget
        self._known: dict[tuple[A, int, int], float] | None = {} if remember else None

    def value(self, after: A, depth: int, width: int = 1) -> float:
        """The value of an afterstate, so many decisions ahead.

        With depth 1 the best option of every event counts by its evaluation. Deeper, the
        ``width`` best options of each are looked into and the best of them counts.
        """
        if self._known is None:
            return self._worked_out(after, depth, width)
        found = self._known.get((after, depth, width))
        if found is None:
            found = self._known[after, depth, width] = self._worked_out(after, depth, width)
        return found

    def _worked_out(self, after: A, depth: int, width: int) -> float:
        outlooks = self._outlooks
        events = outlooks.events(after)
        if not events or depth == 0:
            return outlooks.value(after)
        total = 0.0
        for probability, event in events:
            options = outlooks.options(after, event)
            self._budget.spend(len(options))
            if depth > 1:
                best = max(
                    self.value(option, depth - 1, width)
                    for _, option in most_promising(options, width)
                )
            else:
                best = max(options, key=_worth)[0]
            total += probability * best
        return total


def _worth(option: tuple[float, A]) -> float:
    return option[0]


def most_promising(options: list[tuple[float, A]], width: int) -> list[tuple[float, A]]:
    """The options of greatest worth, best first; equals in their order."""
    return sorted(options, key=_worth, reverse=True)[:width]
