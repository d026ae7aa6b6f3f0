"""The course over time: what came of every month or year, those without a match included."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from blueprints_desktop.history.overview import ResultCounts
from blueprints_desktop.history.players import MonthResult, YearResult


class CourseStep(NamedTuple):
    time: int
    """A year, or a month readable as one: 2026, 202611."""
    result: ResultCounts


def by_month(found: Iterable[MonthResult]) -> list[CourseStep]:
    """From the first month to the last, all games together."""
    return _filled(((each.month, each.result) for each in found), following_month)


def by_year(found: Iterable[YearResult]) -> list[CourseStep]:
    return _filled(((each.year, each.result) for each in found), lambda year: year + 1)


def following_month(month: int) -> int:
    """
    >>> following_month(202611), following_month(202612)
    (202612, 202701)
    """
    return month + 89 if month % 100 == 12 else month + 1


def _filled(
    found: Iterable[tuple[int, ResultCounts]], following: Callable[[int], int]
) -> list[CourseStep]:
    results: dict[int, ResultCounts] = {}
    for time, result in found:
        results[time] = results.get(time, ResultCounts()) + result
    steps: list[CourseStep] = []
    time, last = min(results, default=1), max(results, default=0)
    while time <= last:
        steps.append(CourseStep(time, results.get(time, ResultCounts())))
        time = following(time)
    return steps
