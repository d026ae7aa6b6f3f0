"""Contestants measured by turns in one run, so that a noisy machine disturbs all alike.

What counts is the ratio to a reference within the same lap; the median over the laps is
reported, with the quartiles beside it.
"""

import time
from collections.abc import Callable, Sequence
from statistics import median, quantiles

from attrs import frozen


@frozen
class Contestant:
    """Somebody who does pieces of work; each call returns how many it did."""

    name: str
    work: Callable[[], int]


@frozen
class ContestResult:
    """How a contestant did: work per CPU second, and as a ratio to the reference."""

    name: str
    rate: float
    ratio: float
    low: float
    high: float


def hold(contestants: Sequence[Contestant], laps: int, seconds: float) -> list[ContestResult]:
    """Let everybody work for so many CPU seconds in each lap; the first is the reference."""
    rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for contestant in contestants:
        contestant.work()
    for lap in range(laps):
        turn = lap % len(contestants)
        for contestant in (*contestants[turn:], *contestants[:turn]):
            rates[contestant.name].append(_rate(contestant.work, seconds))
    reference = rates[contestants[0].name]
    return [_standing(name, own, reference) for name, own in rates.items()]


def _rate(work: Callable[[], int], seconds: float) -> float:
    done = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += work()
    return done / spent


def _standing(name: str, rates: list[float], reference: list[float]) -> ContestResult:
    ratios = [own / other for own, other in zip(rates, reference, strict=True)]
    low, _, high = quantiles(ratios, n=4) if len(ratios) > 1 else (ratios[0],) * 3
    return ContestResult(name, median(rates), median(ratios), low, high)
