"""The matches themselves, newest first; their sheets; the best of them; all as CSV."""

import csv
import sqlite3
from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from typing import TextIO

from attrs import field, frozen

from blueprints_desktop.engine.sheet import Sheet
from blueprints_desktop.history.filters import Filter, Values
from blueprints_desktop.history.soundness import seat_colour, when, whole, whole_or_none, words
from blueprints_desktop.history.spreadsheets import harmless
from blueprints_desktop.history.writing import unpack
from blueprints_desktop.store.header import PERSON


@frozen
class SeatLine:
    player: str = field(validator=words)
    name: str = field(validator=words)
    """As it was then; empty for somebody who was deleted."""
    kind: str = field(validator=words)
    colour: int = field(validator=seat_colour)
    points: int = field(validator=whole)
    place: int = field(validator=whole)
    won: bool = field(converter=bool)
    shared: bool = field(converter=bool)


@frozen
class MatchLine:
    seats: tuple[SeatLine, ...]
    number: int = field(validator=whole)
    """By this and ``finished`` the next page is asked for."""
    id: str = field(validator=words)
    game: str = field(validator=words)
    finished: float = field(validator=when)
    """In seconds since 1970."""
    seconds: int | None = field(validator=whole_or_none)
    rules: int = field(validator=whole)
    moves: int = field(validator=whole)
    took_back: bool = field(converter=bool)
    options: str = field(validator=words)
    ended: str = field(validator=words)
    decided_by: str = field(validator=words)


@frozen
class Best:
    """A match that stands in the list of bests."""

    match: str = field(validator=words)
    player: str = field(validator=words)
    name: str = field(validator=words)
    points: int = field(validator=whole)
    finished: float = field(validator=when)


_MATCH = """matches.number, matches.id, matches.game, matches.finished, matches.seconds,
matches.rules, matches.moves, matches.took_back, matches.options, matches.ended,
matches.decided_by"""
_SEAT = """players.id, seats.name, players.kind, seats.colour, seats.points, seats.place,
seats.won, seats.shared"""


def matches(
    connection: sqlite3.Connection, chosen: Filter, limit: int = 50, after: MatchLine | None = None
) -> list[MatchLine]:
    """A page of matches, newest first, beginning after the last one of the page before."""
    values: Values = {"limit": limit}
    which = _which(chosen, values)
    number, source = "number", "matches"
    if chosen.players:
        number, source = "match", "seats"
        which += " AND player = (SELECT number FROM players WHERE id = :player_0)"
    if after is not None:
        which += f" AND (finished, {number}) < (:finished, :number)"
        values.update(finished=after.finished, number=after.number)
    if chosen.players:
        which += " GROUP BY finished, match"  # two computers of one level may sit at one table
    page = f"""SELECT {number} FROM {source} WHERE {which}
        ORDER BY finished DESC, {number} DESC LIMIT :limit"""
    return list(_lines(connection, page, values))


def sheet(connection: sqlite3.Connection, match_id: str) -> Sheet | None:
    """The score sheet of a match; None: it is not here, or its game has none."""
    row = connection.execute(
        "SELECT content FROM sheets JOIN matches ON number = match WHERE id = ?", (match_id,)
    ).fetchone()
    return None if row is None else unpack(row[0])


def bests(
    connection: sqlite3.Connection,
    game: str,
    size: int,
    variant: str | None = None,
    limit: int = 10,
    people_only: bool = True,
) -> list[Best]:
    """The most points at tables of that size, with these options where a variant is named.

    Matches with take-backs have no place here; whoever was first to reach the points stands first.
    """
    found = connection.execute(
        """SELECT matches.id, players.id, seats.name, seats.points, seats.finished
        FROM seats JOIN matches ON matches.number = seats.match
            JOIN players ON players.number = seats.player
        WHERE seats.game = :game AND seats.size = :size AND seats.clean = 1
            AND (:variant IS NULL OR matches.variant = :variant)
            AND (NOT :people_only OR players.kind = :person)
        ORDER BY seats.points DESC, seats.finished, seats.match, seats.seat LIMIT :limit""",
        {
            "game": game, "size": size, "variant": variant, "limit": limit,
            "people_only": people_only, "person": PERSON,
        },
    )  # fmt: skip
    return [Best(*row) for row in found]


CSV_HEAD = (
    "match", "game", "rules", "finished", "seconds", "players", "moves", "take_backs", "options",
    "ended", "decided_by", "seat", "player", "kind", "points", "place", "won", "shared",
)  # fmt: skip


def write_csv(
    connection: sqlite3.Connection, chosen: Filter, file: TextIO, between: str = ","
) -> int:
    """A line for every seat of every match, oldest first; how many matches were written.

    Open the file with ``newline=""`` and ``encoding="utf-8-sig"``, by which spreadsheets know it.
    All numbers are whole, and days are written as programs of every language read them.
    """
    values: Values = {}
    number, source = ("match", "seats") if chosen.players else ("number", "matches")
    page = f"SELECT {number} FROM {source} WHERE {_which(chosen, values)}"
    writer = csv.writer(file, delimiter=between)
    writer.writerow(CSV_HEAD)
    written = 0
    for line in _lines(connection, page, values, newest_first=False):
        written += 1
        finished = datetime.fromtimestamp(line.finished).isoformat(" ", timespec="seconds")
        for place, seat in enumerate(line.seats, 1):
            writer.writerow((
                harmless(line.id), harmless(line.game), line.rules, finished, line.seconds,
                len(line.seats), line.moves, int(line.took_back), harmless(line.options), line.ended,
                line.decided_by,
                place, harmless(seat.name), harmless(seat.kind), seat.points, seat.place, int(seat.won),
                int(seat.shared),
            ))  # fmt: skip
    return written


def _lines(
    connection: sqlite3.Connection, page: str, values: Values, newest_first: bool = True
) -> Iterator[MatchLine]:
    way = "DESC" if newest_first else "ASC"
    found = connection.execute(
        f"""SELECT {_MATCH}, {_SEAT}
        FROM matches JOIN seats ON seats.match = matches.number
            JOIN players ON players.number = seats.player
        WHERE matches.number IN ({page})
        ORDER BY matches.finished {way}, matches.number {way}, seats.seat""",
        values,
    )
    width = _MATCH.count(",") + 1
    for match, rows in groupby(found, key=lambda row: row[:width]):
        yield MatchLine(tuple(SeatLine(*row[width:]) for row in rows), *match)


def _which(chosen: Filter, values: Values) -> str:
    return f"{chosen.where('true', values)} AND {chosen.period()}"
