"""Two candidates tried on the same imagined worlds: how much better one is, beyond doubt."""

from math import sqrt
from typing import TypeVar

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.halving import SEEDS, Try
from blueprints_desktop.engine.chance import Chance

C = TypeVar("C")

FEWEST = 12
"""Worlds without which nothing is said."""
DOUBT = 2.0
"""Standard errors that are taken off the mean."""


def sure_lead(better: C, other: C, attempt: Try[C], chance: Chance, budget: Budget) -> float:
    """By how much one candidate fares better than another, less what may be luck; 0 if that is all.

    Both are given fresh worlds, for a candidate that was chosen among many on some worlds
    looks better there than it is.
    """
    count, total, squares = 0, 0.0, 0.0
    while count < FEWEST or budget.part_spent < 1.0:
        seed = chance.below(SEEDS)
        lead = attempt(better, seed) - attempt(other, seed)
        count += 1
        total += lead
        squares += lead * lead
    mean = total / count
    error = sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
    return max(0.0, mean - DOUBT * error)
