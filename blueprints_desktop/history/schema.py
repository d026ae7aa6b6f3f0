"""The tables, and how a database of an older program becomes one of this program.

Version 1 keeps the matches. Version 2 adds the sums from which everything is answered: with
100,000 matches, adding up the seats themselves takes too long for a page that opens at once.
Version 3 sorts the sums by player, since most questions are about one, keeps the course of matches,
and finds the match of a best without looking at others.
Version 4 tells copies of matches from deleted ones, for they may yet end otherwise, and people who
took over a computer's seat from the computer.
A version that has been published never changes; what comes later is a migration of its own.
"""

import sqlite3
from collections.abc import Callable
from functools import cache

from blueprints_desktop.history.counting import recount

APPLICATION_ID = 0x42_4C_55_45
"""Marks the file as ours: "BLUE"."""

_VERSION_1 = (
    """CREATE TABLE players (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        kind TEXT NOT NULL
    )""",
    """CREATE TABLE matches (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        print TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        size INTEGER NOT NULL,
        computers INTEGER NOT NULL,
        options TEXT NOT NULL,
        variant TEXT NOT NULL,
        created TEXT NOT NULL,
        finished REAL NOT NULL,
        day INTEGER NOT NULL,
        seconds INTEGER,
        ended TEXT NOT NULL,
        decided_by TEXT NOT NULL,
        moves INTEGER NOT NULL,
        took_back INTEGER NOT NULL
    )""",
    # What is asked of seats without their match stands here a second time.
    """CREATE TABLE seats (
        match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        player INTEGER NOT NULL REFERENCES players,
        name TEXT NOT NULL,
        colour INTEGER NOT NULL,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        won INTEGER NOT NULL,
        shared INTEGER NOT NULL,
        game TEXT NOT NULL,
        size INTEGER NOT NULL,
        computers INTEGER NOT NULL,
        clean INTEGER NOT NULL,
        finished REAL NOT NULL,
        day INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID""",
    # JSON, compressed: ten times smaller, and nothing asks for a part of it.
    """CREATE TABLE sheets (
        match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
        content BLOB NOT NULL
    )""",
    # Ids of matches that were deleted: their files must not bring them back.
    "CREATE TABLE passed_over (id TEXT PRIMARY KEY) WITHOUT ROWID",
    "CREATE INDEX matches_by_time ON matches (finished)",
    "CREATE INDEX seats_by_player ON seats (player, finished)",
)

_VERSION_2 = (
    # Everybody who ever sat at a table together, as a sorted list of their numbers.
    "CREATE TABLE circles (number INTEGER PRIMARY KEY, members TEXT NOT NULL UNIQUE)",
    """CREATE TABLE members (
        player INTEGER NOT NULL,
        circle INTEGER NOT NULL REFERENCES circles ON DELETE CASCADE,
        PRIMARY KEY (player, circle)
    ) WITHOUT ROWID""",
    "ALTER TABLE seats ADD COLUMN circle INTEGER NOT NULL DEFAULT 0",
    """CREATE TABLE tallies (
        circle INTEGER NOT NULL,
        span INTEGER NOT NULL,
        player INTEGER NOT NULL,
        game TEXT NOT NULL,
        size INTEGER NOT NULL,
        computers INTEGER NOT NULL,
        matches INTEGER NOT NULL,
        won INTEGER NOT NULL,
        shared INTEGER NOT NULL,
        points INTEGER NOT NULL,
        best INTEGER,
        PRIMARY KEY (circle, span, player, game, size, computers)
    ) WITHOUT ROWID""",
    """CREATE TABLE meetings (
        player INTEGER NOT NULL,
        span INTEGER NOT NULL,
        other INTEGER NOT NULL,
        game TEXT NOT NULL,
        size INTEGER NOT NULL,
        computers INTEGER NOT NULL,
        meetings INTEGER NOT NULL,
        ahead INTEGER NOT NULL,
        behind INTEGER NOT NULL,
        PRIMARY KEY (player, span, other, game, size, computers)
    ) WITHOUT ROWID""",
    """CREATE TABLE feats (
        number INTEGER PRIMARY KEY,
        player TEXT NOT NULL,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        feat TEXT NOT NULL,
        match TEXT NOT NULL,
        begun TEXT NOT NULL,
        at REAL NOT NULL,
        points INTEGER,
        UNIQUE (game, feat, player, match)
    )""",
    # Each index holds all that its question asks: looking up every seat takes far longer.
    "CREATE INDEX tallies_by_player ON tallies (player, span) WHERE circle = 0",
    "DROP INDEX seats_by_player",
    """CREATE INDEX seats_by_player ON seats
        (player, finished, match, seat, circle, game, size, computers, day, won, shared)""",
    """CREATE INDEX seats_by_day ON seats
        (day, circle, player, seat, game, size, computers, won, shared, points, clean)""",
    "CREATE INDEX seats_by_points ON seats (game, size, clean, points DESC, finished)",
)


_VERSION_3 = (
    "DROP TABLE tallies",
    """CREATE TABLE tallies (
        circle INTEGER NOT NULL,
        player INTEGER NOT NULL,
        span INTEGER NOT NULL,
        game TEXT NOT NULL,
        size INTEGER NOT NULL,
        computers INTEGER NOT NULL,
        matches INTEGER NOT NULL,
        won INTEGER NOT NULL,
        shared INTEGER NOT NULL,
        points INTEGER NOT NULL,
        best INTEGER,
        PRIMARY KEY (circle, player, span, game, size, computers)
    ) WITHOUT ROWID""",
    # What a table was like: its number stands for it in a course.
    """CREATE TABLE kinds (
        number INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        size INTEGER NOT NULL,
        computers INTEGER NOT NULL,
        UNIQUE (game, size, computers)
    )""",
    """CREATE TABLE courses (
        player INTEGER NOT NULL,
        other INTEGER NOT NULL,
        month INTEGER NOT NULL,
        course TEXT NOT NULL,
        PRIMARY KEY (player, other, month)
    ) WITHOUT ROWID""",
    "CREATE INDEX members_by_circle ON members (circle, player)",
    "DROP INDEX seats_by_points",
    """CREATE INDEX seats_by_points ON seats
        (game, size, clean, points DESC, finished, match, seat, player, circle, computers, day)""",
)


def _tables(*statements: str) -> Callable[[sqlite3.Connection], None]:
    def make(connection: sqlite3.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return make


def _count_anew(connection: sqlite3.Connection) -> None:
    """Once for all versions: the sums of version 2 are those that version 3 sorts otherwise."""
    _tables(*_VERSION_3)(connection)
    recount(connection)


def _tell_apart(connection: sqlite3.Connection) -> None:
    """At a table without computers nobody was one, whatever the id: they get one of their own."""
    connection.execute(
        "CREATE TABLE copies (id TEXT PRIMARY KEY, print TEXT NOT NULL) WITHOUT ROWID"
    )
    mistaken = connection.execute(_MISTAKEN).fetchall()
    for match, seat, name in mistaken:
        connection.execute(
            "INSERT OR IGNORE INTO players (id, name, kind) VALUES (?, ?, 'person')",
            (f"guest:{name}", name),
        )
        connection.execute(
            """UPDATE seats SET player = (SELECT number FROM players WHERE id = ?)
            WHERE match = ? AND seat = ?""",
            (f"guest:{name}", match, seat),
        )
        connection.execute("UPDATE seats SET circle = 0 WHERE match = ?", (match,))
    connection.execute(
        """UPDATE players SET kind = substr(id, length('computer:') + 1)
        WHERE id LIKE 'computer:%' AND kind = 'person'"""
    )
    if mistaken:
        recount(connection)


_MISTAKEN = """
SELECT seats.match, seats.seat, seats.name
FROM seats JOIN players ON players.number = seats.player
WHERE players.id LIKE 'computer:%' AND NOT seats.computers
"""

MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (
    _tables(*_VERSION_1),
    _tables(*_VERSION_2),
    _count_anew,
    _tell_apart,
)
"""By version, from 0: what leads to the next one."""

VERSION = len(MIGRATIONS)
TABLES = (
    "players", "matches", "seats", "sheets", "passed_over", "circles", "members", "tallies",
    "meetings", "feats", "kinds", "courses", "copies",
)  # fmt: skip
"""What there is when all that is done."""


def has_all_columns(connection: sqlite3.Connection) -> bool:
    """Whether a database has every table, column and index that the migrations make."""
    return _all_columns() <= _columns(connection)


@cache
def _all_columns() -> set[tuple[object, ...]]:
    fresh = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(fresh)
        return _columns(fresh)
    finally:
        fresh.close()


def _columns(connection: sqlite3.Connection) -> set[tuple[object, ...]]:
    tables = connection.execute(
        """SELECT owner.name, part.name, part.type, part."notnull", part.pk
        FROM sqlite_schema AS owner, pragma_table_info(owner.name) AS part
        WHERE owner.type = 'table'"""
    )
    found = set(tables.fetchall())
    indexes = connection.execute(
        """SELECT owner.tbl_name, owner.name, part.seqno, part.name
        FROM sqlite_schema AS owner, pragma_index_info(owner.name) AS part
        WHERE owner.type = 'index'"""
    )
    return found | set(indexes.fetchall())


def version_of(connection: sqlite3.Connection) -> int:
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def migrate(connection: sqlite3.Connection, up_to: int = VERSION) -> None:
    """Bring a database up to date, in one transaction; another program may have done so already."""
    if version_of(connection) == up_to:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for version in range(version_of(connection), up_to):
            MIGRATIONS[version](connection)
            connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
