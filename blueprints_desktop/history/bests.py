"""The best of every table: who came to most points in a game with so many players, and when.

The sums tell who and how many points (see ``counting``); one look into an index finds the match.
"""

import sqlite3

from attrs import frozen

from blueprints_desktop.history.facts import PERSON
from blueprints_desktop.history.filters import Filter, Values, tallies

_WHO = "(SELECT number FROM players WHERE id = :who)"


@frozen
class TableBest:
    """The most points at tables of one size, without take-backs; the earliest of equal ones."""

    game: str
    size: int
    player: str
    name: str
    """As it was then."""
    points: int
    finished: float
    match: str


def table_bests(
    connection: sqlite3.Connection, chosen: Filter, player: str | None = None
) -> list[TableBest]:
    """By game and number of players, of one player or of all people."""
    values: Values = {"who": player, "person": PERSON}
    source = tallies(chosen, values, _WHO if player else "")
    people = "" if player else "AND player IN (SELECT number FROM players WHERE kind = :person)"
    found = connection.execute(
        f"""SELECT game, size, max(best) FROM ({source})
        WHERE player <> 0 {people} GROUP BY game, size HAVING max(best) IS NOT NULL
        ORDER BY game, size""",
        values,
    ).fetchall()
    bests = [_found(connection, chosen, player, *each) for each in found]
    return [best for best in bests if best is not None]


def _found(
    connection: sqlite3.Connection,
    chosen: Filter,
    player: str | None,
    game: str,
    size: int,
    points: int,
) -> TableBest | None:
    """The match in which so many points were first reached."""
    values: Values = {
        "who": player, "person": PERSON, "best_game": game, "best_size": size, "points": points,
    }  # fmt: skip
    who = f"player = {_WHO}" if player else "kind = :person"
    row = connection.execute(
        f"""SELECT players.id, seats.name, seats.finished, matches.id
        FROM seats INDEXED BY seats_by_points
            JOIN players ON players.number = seats.player
            JOIN matches ON matches.number = seats.match
        WHERE seats.game = :best_game AND seats.size = :best_size AND clean = 1 AND points = :points
            AND {who} AND {chosen.period("seats.")}
            AND {chosen.where("true", values, "seats.")}
        ORDER BY seats.finished, seats.match, seats.seat LIMIT 1""",
        values,
    ).fetchone()
    if row is None:
        return None
    player_id, name, finished, match = row
    return TableBest(game, size, player_id, name, points, finished, match)
