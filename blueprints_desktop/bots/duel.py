"""Two candidates tried on the same imagined worlds: how much better one is, beyond doubt."""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import TypeVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.halving import SEEDS
from blueprints_desktop.bots.thought import VICTORY, Comparison, Terms, parts_for
from blueprints_desktop.engine.chance import Chance

C = TypeVar("C")

FEWEST = 12
"""Worlds without which nothing is said."""
DOUBT = 2.0
"""Standard errors that are taken off the mean."""
DOUBT_OF_A_PART = 1.0
"""And of each part: that the candidate is the better one is known then, only not why."""

TryByPart = Callable[[C, int], Terms]
"""Plays a candidate out with this seed, spends its nodes, and says what it brought, part by part."""


def duel(better: C, other: C, attempt: TryByPart[C], chance: Chance, budget: Budget) -> Comparison:
    """By how much one candidate fares better than another, less what may be luck; 0 if that is all.

    Both are given fresh worlds, for a candidate that was chosen among many on some worlds
    looks better there than it is.
    """
    leads: list[float] = []
    by_part: dict[str, list[float]] = {}
    while len(leads) < FEWEST or budget.part_spent < 1.0:
        seed = chance.below(SEEDS)
        one, two = attempt(better, seed), attempt(other, seed)
        leads.append(sum(one.values()) - sum(two.values()))
        for code, amount in one.items():
            by_part.setdefault(code, []).append(amount - two[code])
    return compared(leads, by_part)


def compared(leads: Sequence[float], by_part: Mapping[str, Sequence[float]]) -> Comparison:
    """What paired trials say: the differences, one for each world, as a whole and part by part."""
    lead, expected = beyond(DOUBT, leads), sum(leads) / len(leads)
    if not lead:
        return Comparison(0.0, expected=expected)
    parts = {code: beyond(DOUBT_OF_A_PART, found) for code, found in by_part.items()}
    counted = [found for code, found in by_part.items() if code != VICTORY]
    amounts = [sum(found) for found in zip(*(counted or by_part.values()), strict=True)]
    return Comparison(lead, parts_for(parts), expected, beyond(DOUBT, amounts))


def beyond(doubt: float, leads: Sequence[float]) -> float:
    """The mean less so many of its standard errors, but nothing below 0."""
    count = len(leads)
    mean = sum(leads) / count
    squares = sum([lead * lead for lead in leads])
    error = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return max(0.0, mean - doubt * error)
