"""Where somebody stands with the ramp of the day."""

from datetime import date, timedelta

from attrs import frozen

from blueprints_desktop.bots import JOURNEYMAN
from blueprints_desktop.games.fits.daily import seed_of
from blueprints_desktop.games.fits.results import daily_feat
from blueprints_desktop.store.header import computer_id
from blueprints_desktop.store.records import RecordEntry, Records

GAME = "fits"
PAR_LEVEL = JOURNEYMAN
"""The computer player that everybody is compared with."""


@frozen
class DailyStanding:
    first: RecordEntry | None
    """The attempt that counts; None: today's ramp was not tried yet."""
    par: int | None
    """What a journeyman comes to with the same cards, once somebody has played it out."""
    streak: int
    """Days in a row, up to today or yesterday, on which the ramp was played to the end."""

    @property
    def points(self) -> int | None:
        return None if self.first is None else self.first.points


def daily_standing(records: Records, player: str, day: date) -> DailyStanding:
    """What the records know of somebody on a day."""
    first = records.first(player, GAME, daily_feat(seed_of(day)))
    return DailyStanding(first, par_of(records, day), _streak(records, player, day))


def par_of(records: Records, day: date) -> int | None:
    """What a journeyman came to on the ramp of a day; None: it is not known."""
    return records.best(computer_id(PAR_LEVEL), GAME, daily_feat(seed_of(day)))


def _streak(records: Records, player: str, day: date) -> int:
    def played(on: date) -> bool:
        first = records.first(player, GAME, daily_feat(seed_of(on)))
        return first is not None and first.points is not None

    if not played(day):
        day -= timedelta(days=1)
    count = 0
    while played(day):
        count, day = count + 1, day - timedelta(days=1)
    return count
