"""What somebody wants to see on the statistics page, and where the files of matches are."""

from datetime import date, timedelta
from enum import Enum
from pathlib import Path

from attrs import frozen

from blueprints_desktop.history.catching_up import match_id_of
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.store.library import Library


class Period(Enum):
    ALL = "all"
    MONTH = "month"
    """The last thirty days."""
    TWELVE_MONTHS = "twelve months"
    THIS_YEAR = "this year"
    LAST_YEAR = "last year"

    def days(self, today: date) -> tuple[date | None, date | None]:
        """The first and the last day; None: from the beginning, up to now."""
        match self:
            case Period.MONTH:
                return today - timedelta(days=29), None
            case Period.TWELVE_MONTHS:
                return _a_year_before(today) + timedelta(days=1), None
            case Period.THIS_YEAR:
                return date(today.year, 1, 1), None
            case Period.LAST_YEAR:
                return date(today.year - 1, 1, 1), date(today.year - 1, 12, 31)
        return None, None


@frozen
class StatisticsQuery:
    """What is None is no condition."""

    game: str | None = None
    size: int | None = None
    person: str | None = None
    opponent: str | None = None
    period: Period = Period.ALL
    computers: bool | None = None

    def filter(self, today: date) -> Filter:
        """The conditions besides who played."""
        since, until = self.period.days(today)
        return Filter(self.game, self.size, (), since, until, self.computers)


def _a_year_before(day: date) -> date:
    """The same day of the year before; the 28th for a leap day.

    >>> _a_year_before(date(2024, 2, 29))
    datetime.date(2023, 2, 28)
    """
    leap_day = (day.month, day.day) == (2, 29)
    return date(day.year - 1, day.month, 28 if leap_day else day.day)


def match_places(library: Library) -> dict[str, Path]:
    """All that are there; of copies the one played last."""
    found: dict[str, Path] = {}
    for path in library.files():
        match_id = match_id_of(path)
        if match_id is not None:
            found.setdefault(match_id, path)
    return found
