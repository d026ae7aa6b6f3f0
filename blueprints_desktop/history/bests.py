"""The best of every table: who came to most points in a game with so many players, and when.

The sums tell who and how many points (see ``counting``); one look into an index finds the match.
"""

import sqlite3

from attrs import field, frozen

from blueprints_desktop.history.filters import Filter, Values, tallies
from blueprints_desktop.history.soundness import when, whole, words
from blueprints_desktop.store.header import PERSON

_WHO = "(SELECT number FROM players WHERE id = :who)"


@frozen
class TableBest:
    """The most points at tables of one size, without take-backs; the earliest of equal ones."""

    game: str = field(validator=words)
    size: int = field(validator=whole)
    player: str = field(validator=words)
    name: str = field(validator=words)
    """As it was then."""
    points: int = field(validator=whole)
    finished: float = field(validator=when)
    match: str = field(validator=words)


def table_bests(
    connection: sqlite3.Connection, chosen: Filter, player: str | None = None
) -> list[TableBest]:
    """By game and number of players, of one player or of all people."""
    values: Values = {"who": player, "person": PERSON}
    who = (
        f"= {_WHO}"
        if player is not None
        else "IN (SELECT number FROM players WHERE kind = :person)"
    )
    source = tallies(chosen, values, _WHO if player is not None else "")
    which = f"""clean = 1 AND seats.player {who} AND {chosen.period("seats.")}
        AND {chosen.where("true", values, "seats.")}"""
    found = connection.execute(
        f"""WITH bests AS (
            SELECT game, size, max(best) AS best FROM ({source})
            WHERE player <> 0 AND player {who} GROUP BY game, size
        ), firsts AS (
            SELECT game, size, best, (
                SELECT match FROM seats INDEXED BY seats_by_points
                WHERE (seats.game, seats.size) = (bests.game, bests.size) AND points = best
                    AND {which}
                ORDER BY finished, match LIMIT 1
            ) AS match FROM bests WHERE best IS NOT NULL
        )
        SELECT firsts.game, firsts.size, players.id, seats.name, best, seats.finished, matches.id,
               min(seat)
        FROM firsts JOIN matches ON matches.number = firsts.match
            JOIN seats ON seats.match = firsts.match AND points = best AND seats.player {who}
            JOIN players ON players.number = seats.player
        GROUP BY firsts.game, firsts.size ORDER BY firsts.game, firsts.size""",
        values,
    )
    return [TableBest(*row[:-1]) for row in found]
