"""The daily ramp: the date is the seed, so that a family can compare its scores."""

from datetime import date


def seed_of(day: date) -> int:
    """The seed of a day, which can be read as its date.

    >>> seed_of(date(2026, 11, 16))
    20261116
    """
    return day.year * 10000 + day.month * 100 + day.day


def day_of(seed: int) -> date | None:
    """The day whose seed this is; None: no day has it.

    >>> day_of(20261116), day_of(20261341)
    (datetime.date(2026, 11, 16), None)
    """
    try:
        return date(seed // 10000, seed // 100 % 100, seed % 100)
    except (ValueError, OverflowError):
        return None
