"""How much a thought may cost. Nodes are counted, so that a slower machine takes longer and
never plays worse; only the arena may give time instead."""

import time
from collections.abc import Callable

Stop = Callable[[], bool]
"""Says whether to give up; asked every so many nodes, so it must be cheap."""

LOOK_EVERY = 128


class Stopped(Exception):
    """Nobody waits for this thought any more."""


class Budget:
    """Nodes to spend. ``spend`` raises Stopped as soon as nobody waits for the answer.

    >>> budget = Budget(100)
    >>> budget.spend(25)
    >>> budget.spent, budget.part_spent
    (25, 0.25)
    """

    __slots__ = ("_begun", "_look_at", "_seconds", "_stop", "nodes", "spent")

    def __init__(self, nodes: int, stop: Stop | None = None, seconds: float | None = None) -> None:
        self.nodes = max(1, nodes)
        self.spent = 0
        self._stop = stop
        self._look_at = LOOK_EVERY
        self._seconds = seconds
        self._begun = time.perf_counter() if seconds is not None else 0.0

    def spend(self, nodes: int = 1) -> None:
        """Count nodes looked at."""
        self.spent += nodes
        if self.spent >= self._look_at:
            self._look_at = self.spent + LOOK_EVERY
            if self._stop is not None and self._stop():
                raise Stopped

    @property
    def part_spent(self) -> float:
        """From 0 at the beginning to 1 when the budget is used up, and beyond."""
        if self._seconds is not None:
            return (time.perf_counter() - self._begun) / self._seconds
        return self.spent / self.nodes
