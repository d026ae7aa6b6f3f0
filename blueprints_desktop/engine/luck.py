"""Luck: what chance gave the players of a match, compared with what could be expected of it.

A game says in its ``luck`` module what chance did each time, and what else it could have done, with the
odds. Of a game that has no such module, or whose module says nothing of a match, luck cannot be told.
"""

from collections.abc import Iterable
from math import sqrt

from attrs import Factory, define, frozen

from blueprints_desktop.engine.step import Seat

NOTABLE = 1.0
"""So many standard deviations are luck; less is what happens in most matches."""

Odds = Iterable[tuple[float, float]]
"""What could have come of something, each with its weight."""


@frozen
class Luck:
    """What chance came to in a match; by seat."""

    actual: tuple[float, ...] = ()
    """Empty: chance gave everybody the same."""
    expected: tuple[float, ...] = ()
    variance: tuple[float, ...] = ()

    @property
    def is_shared(self) -> bool:
        return not self.actual

    def beyond(self, seat: Seat) -> float:
        """How much more came than could be expected."""
        return self.actual[seat] - self.expected[seat]

    def deviations(self, seat: Seat) -> float:
        """The same in standard deviations; 0 where there was no chance at all."""
        spread = sqrt(self.variance[seat])
        return self.beyond(seat) / spread if spread else 0.0

    @property
    def most(self) -> Seat | None:
        """Who had most luck, good or bad; None: nobody had any to speak of."""
        by_size = sorted(range(len(self.actual)), key=lambda seat: -abs(self.deviations(seat)))
        found = [seat for seat in by_size if abs(self.deviations(seat)) >= NOTABLE]
        return found[0] if found else None


SHARED = Luck()


@define
class LuckTally:
    """Adds up what chance did."""

    seats: int
    actual: list[float] = Factory(lambda self: [0.0] * self.seats, takes_self=True)
    expected: list[float] = Factory(lambda self: [0.0] * self.seats, takes_self=True)
    variance: list[float] = Factory(lambda self: [0.0] * self.seats, takes_self=True)

    def add(self, seat: Seat, came: float, odds: Odds) -> None:
        """Chance gave a seat so much, and could have given it the others."""
        outcomes = list(odds)
        whole = sum(weight for _, weight in outcomes)
        mean = sum(value * weight for value, weight in outcomes) / whole
        squares = sum(value * value * weight for value, weight in outcomes) / whole
        self.actual[seat] += came
        self.expected[seat] += mean
        self.variance[seat] += max(0.0, squares - mean * mean)

    @property
    def luck(self) -> Luck:
        return Luck(tuple(self.actual), tuple(self.expected), tuple(self.variance))
