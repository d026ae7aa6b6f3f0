"""All that a page of statistics shows at once, asked at one moment."""

import sqlite3
from datetime import date, datetime

from attrs import evolve, frozen

from blueprints_desktop.history.bests import TableBest, table_bests
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.listing import MatchLine, matches
from blueprints_desktop.history.overview import Overview, PlayerStanding, ResultCounts, overview
from blueprints_desktop.history.players import (
    MonthResult,
    Opponent,
    Streaks,
    TableResult,
    YearResult,
    opponents,
    results,
    streaks,
    trend,
    years,
)
from blueprints_desktop.history.records import Feat, feats

MONTHS = 36
"""So many months, up to the latest match, are told one by one."""


@frozen
class Summary:
    """Results of everybody, or of one person where one was asked for."""

    everybody: tuple[PlayerStanding, ...]
    """Whoever ever played, whatever was chosen."""
    overview: Overview | None
    """Everybody's results; None where one person's were asked for."""
    months: tuple[MonthResult, ...]
    """The latest ones."""
    years: tuple[YearResult, ...]
    tables: tuple[TableResult, ...]
    bests: tuple[TableBest, ...]
    feats: tuple[Feat, ...]
    """Whatever was chosen, but for the game."""
    matches: tuple[MatchLine, ...]
    """The latest; there may be more."""
    opponents: tuple[Opponent, ...] = ()
    streaks: Streaks | None = None
    """Of the person; nobody in particular has streaks."""

    @property
    def total(self) -> ResultCounts:
        """Of the person, or of the matches themselves; only its counts mean anything."""
        return sum((table.result for table in self.tables), ResultCounts())


def summary(
    connection: sqlite3.Connection,
    chosen: Filter,
    person: str | None = None,
    opponent: str | None = None,
    limit: int = 30,
) -> Summary:
    """What came of the chosen matches, those of a person, and with an opponent where one is named."""
    everybody = overview(connection, Filter())
    together = evolve(chosen, players=tuple(one for one in (person, opponent) if one is not None))
    beside = chosen if opponent is None else together
    latest = matches(connection, together, limit)
    met = opponents(connection, person, chosen) if person is not None else []
    return Summary(
        everybody=everybody.standings,
        overview=None if person is not None else _overview(connection, chosen, everybody),
        months=tuple(trend(connection, person, _lately(beside, latest))),
        years=tuple(years(connection, person, beside)),
        tables=tuple(results(connection, person, beside)),
        bests=tuple(table_bests(connection, together, person)),
        feats=tuple(each for each in feats(connection, person) if chosen.game in (None, each.game)),
        matches=tuple(latest),
        opponents=tuple(one for one in met if opponent in (None, one.player)),
        streaks=streaks(connection, person, beside) if person is not None else None,
    )


def _overview(connection: sqlite3.Connection, chosen: Filter, everybody: Overview) -> Overview:
    return everybody if chosen == Filter() else overview(connection, chosen)


def _lately(chosen: Filter, latest: list[MatchLine]) -> Filter:
    """The months up to the latest match."""
    if not latest:
        return chosen
    last = datetime.fromtimestamp(latest[0].finished).date()
    months = last.year * 12 + last.month - MONTHS
    since = date(max(1, months // 12), months % 12 + 1, 1)
    return chosen if chosen.since and chosen.since > since else evolve(chosen, since=since)
