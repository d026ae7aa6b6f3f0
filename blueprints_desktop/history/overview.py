"""Everybody's results at a glance: how often each game was played, and who won how often."""

import sqlite3
from collections.abc import Mapping

from attrs import field, frozen

from blueprints_desktop.history.filters import Filter, Values, tallies
from blueprints_desktop.history.soundness import Spoiled, when, whole, whole_or_none, words


@frozen
class ResultCounts:
    """What came of some matches."""

    matches: int = field(default=0, validator=whole)
    contests: int = field(default=0, validator=whole)
    """Matches in which there was somebody to win against."""
    won: int = field(default=0, validator=whole)
    shared: int = field(default=0, validator=whole)
    """First together with others."""
    points: int = field(default=0, validator=whole)
    best: int | None = field(default=None, validator=whole_or_none)
    """Of those without take-backs; None: there was none."""

    @property
    def average(self) -> float:
        return self.points / self.matches if self.matches else 0.0

    @property
    def won_share(self) -> float:
        """How many of the contests were won, shared first places included."""
        return (self.won + self.shared) / self.contests if self.contests else 0.0

    def __add__(self, other: "ResultCounts") -> "ResultCounts":
        bests = [best for best in (self.best, other.best) if best is not None]
        return ResultCounts(
            self.matches + other.matches,
            self.contests + other.contests,
            self.won + other.won,
            self.shared + other.shared,
            self.points + other.points,
            max(bests, default=None),
        )


@frozen
class PlayerStanding:
    """A player, or a level of computers, with all results."""

    player: str = field(validator=words)
    name: str = field(validator=words)
    """Used last; empty for somebody who was deleted."""
    kind: str = field(validator=words)
    """``person``, the level of a computer (all computers of a level are one), or ``gone``."""
    last: float = field(validator=when)
    """When they played last, whatever the filter, in seconds since 1970."""
    games: Mapping[str, ResultCounts]
    """Points of different games cannot be added up, so each stands alone."""

    @property
    def total(self) -> ResultCounts:
        """All games together; only its counts mean anything."""
        return sum(self.games.values(), ResultCounts())


@frozen
class Overview:
    matches: Mapping[str, int] = field(factory=dict)
    """By game."""
    bests: Mapping[str, int | None] = field(factory=dict)
    """By game, the most points without take-backs."""
    standings: tuple[PlayerStanding, ...] = ()
    """Whoever won most first."""

    @property
    def total(self) -> int:
        return sum(self.matches.values())


SUMS = """sum(matches), sum(matches * (size > 1)), sum(won), sum(shared), sum(points), max(best)"""
"""The fields of a Result, from rows of tallies."""


def overview(connection: sqlite3.Connection, chosen: Filter) -> Overview:
    values: Values = {}
    source = tallies(chosen, values)
    found = connection.execute(
        f"SELECT player, game, {SUMS} FROM ({source}) GROUP BY player, game ORDER BY game", values
    )
    games: dict[str, int] = {}
    bests: dict[str, int | None] = {}
    results: dict[int, dict[str, ResultCounts]] = {}
    for player, game, *sums in found:
        result = ResultCounts(*sums)
        if type(game) is not str:
            raise Spoiled("a game has no name")
        if player:
            results.setdefault(player, {})[game] = result
        else:
            games[game], bests[game] = result.matches, result.best
    standings = [_standing(connection, player, own) for player, own in results.items()]
    return Overview(games, bests, tuple(sorted(standings, key=_rank)))


def _standing(
    connection: sqlite3.Connection, player: int, games: Mapping[str, ResultCounts]
) -> PlayerStanding:
    found = connection.execute(
        """SELECT id, name, kind, (SELECT max(finished) FROM seats WHERE player = number)
        FROM players WHERE number = ?""",
        (player,),
    )
    row = found.fetchone()
    if row is None:
        raise Spoiled("there are sums of a player who is not there")
    player_id, name, kind, last = row
    return PlayerStanding(player_id, name, kind, last, games)


def _rank(standing: PlayerStanding) -> tuple[int, int, str]:
    total = standing.total
    return -total.won - total.shared, -total.matches, standing.name
