"""Chance: a small generator whose numbers never change between Python versions.

A match draws the chance of its step n from (seed, n), so that replay, undo and resume
need no generator state. The algorithm is MWC64X, a multiply-with-carry generator: few
and small multiplications, for this is the innermost call of every playout. Its name and
version stand in every match file, because a change would turn old matches into other games.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

NAME = "mwc64x"
VERSION = 1

_LOW = (1 << 32) - 1
_MULTIPLIER = 4294883355
_MASK = (1 << 64) - 1
_SEED_GAMMA = 0x9E3779B97F4A7C15
_STEP_GAMMA = 0xD1B54A32D192ED03


def _mix(z: int) -> int:
    """Spread the bits of a number over 64, so that neighbours share nothing."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Chance:
    """Random numbers from a starting point; the same point gives the same numbers.

    >>> chance = Chance(7)
    >>> [chance.below(6) for _ in range(8)]
    [1, 5, 0, 0, 5, 3, 0, 0]
    """

    __slots__ = ("_state",)

    def __init__(self, start: int) -> None:
        # A carry below the multiplier, and never all zero: the generator's only traps.
        mixed = _mix((start + _SEED_GAMMA) & _MASK)
        self._state = ((mixed >> 32) % (_MULTIPLIER - 1) << 32 | mixed & _LOW) or 1

    @classmethod
    def of_step(cls, seed: int, step: int) -> "Chance":
        """The chance of one step of a match: neighbouring seeds and steps share nothing."""
        return cls(_mix((seed + _SEED_GAMMA) & _MASK) + step * _STEP_GAMMA)

    @property
    def state(self) -> int:
        """Where the generator is: what it goes on from."""
        return self._state

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others to one in 2**32 / limit."""
        state = self._state
        low = state & _LOW
        carry = state >> 32
        self._state = low * _MULTIPLIER + carry
        return ((low ^ carry) * limit) >> 32

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def draw(self, counts: Sequence[int]) -> int:
        """A kind drawn from a bag that holds ``counts[kind]`` of each kind."""
        left = self.below(sum(counts))
        for kind, count in enumerate(counts):
            if left < count:
                return kind
            left -= count
        raise ValueError("nothing to draw from")

    def deal(self, things: Sequence[T], count: int) -> list[T]:
        """So many of the things, no place twice, in random order."""
        mixed = list(things)
        for place in range(count):
            other = place + self.below(len(mixed) - place)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed[:count]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in random order."""
        return self.deal(things, len(things))
