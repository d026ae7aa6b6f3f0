"""Spoiled histories: a seeded generator of everything that can be wrong with the file.

Each spoils a sound history at a path. ``python -m tests.history.spoiling 5 1000`` tries a thousand,
chosen with seed 5, and prints those that fail.
"""

import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from traceback import print_exc
from typing import NamedTuple

from blueprints_desktop.history.files import beside
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History
from blueprints_desktop.history.recorder import Recorder
from blueprints_desktop.history.records import Feats
from blueprints_desktop.history.schema import VERSION
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.records import RecordEntry
from tests.history.making import enter, facts, saved

Spoil = Callable[[Path], None]

VALUES: tuple[object, ...] = (
    None, 0, -1, 1, 7, 2**31, 2**62, 2**63 - 1, -(2**63), 0.5, 1e308, -1e308, float("inf"),
    "", "x", "é" * 50, "9" * 40, "<b>", b"", b"\xff\x00", b"x" * 300,
)  # fmt: skip
BAD_TEXT = "CAST(x'ff80fe' AS TEXT)"


class Spoiled(NamedTuple):
    name: str
    spoil: Spoil


def sound_history(folder: Path) -> bytes:
    """The content of a history with matches of several people, games and months, and records."""
    path = folder / "sound.db"
    history = History(path)
    people = ({"Ada": 12, "Zoé": 20}, {"Ada": 31, "Bot:easy": 8}, {"Dov": 5}, {"Ada": 3, "Dov": 3})
    for number in range(24):
        finished = facts(0, {"x": 1}).finished.replace(month=1 + number % 9, day=1 + number)
        game = ("blueprints", "fits", "monuments", "skyline")[number % 4]
        entered = facts(number, people[number % 4], game=game, finished=finished)
        enter(history.database, entered)
    for seed in (1, 2):
        history.recorder.record(saved(folder, "fits", ["Ada"], seed=seed, boards=(1,)))
    history.recorder.wait()
    history.records.note(
        [RecordEntry("ada", "Ada", "fits", "daily 2026-03-14", "m", "2026-03-14", None)]
    )
    history.close()
    return path.read_bytes()


# --- by kind ------------------------------------------------------------------------------


def flipped(random: Random) -> Spoiled:
    """Some bits anywhere, more often near the beginning, where the structure is."""
    many = random.choice((1, 1, 2, 5, 40, 400))
    early = random.random() < 0.3
    seed = random.getrandbits(32)

    def spoil(path: Path) -> None:
        content, own = bytearray(path.read_bytes()), Random(seed)
        end = min(len(content), 4096) if early else len(content)
        for _ in range(many):
            content[own.randrange(end)] ^= 1 << own.randrange(8)
        path.write_bytes(content)

    return Spoiled(f"{many} bits flipped{', early' if early else ''}, {seed}", spoil)


def overwritten(random: Random) -> Spoiled:
    seed, length = random.getrandbits(32), random.choice((1, 16, 100, 1000, 4096, 20000))
    fill = random.choice((0, 255, None))

    def spoil(path: Path) -> None:
        content, own = bytearray(path.read_bytes()), Random(seed)
        start = own.randrange(len(content))
        part = own.randbytes(length) if fill is None else bytes([fill]) * length
        content[start : start + length] = part[: len(content) - start]
        path.write_bytes(content)

    return Spoiled(f"{length} bytes overwritten with {fill}, {seed}", spoil)


def truncated(random: Random) -> Spoiled:
    share = random.random()

    def spoil(path: Path) -> None:
        os.truncate(path, int(path.stat().st_size * share))

    return Spoiled(f"cut at {share:.3f}", spoil)


def _change(path: Path, *statements: tuple[str, tuple[object, ...]]) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("PRAGMA ignore_check_constraints = ON")
    for statement, values in statements:
        with suppress(sqlite3.IntegrityError, OverflowError):  # then the file stays sound
            connection.execute(statement, values)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()


def columns() -> list[tuple[str, str]]:
    """Every column of every table."""
    from blueprints_desktop.history.schema import migrate

    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    found = connection.execute(
        """SELECT owner.name, part.name FROM sqlite_schema AS owner,
        pragma_table_info(owner.name) AS part WHERE owner.type = 'table'"""
    ).fetchall()
    connection.close()
    return found


def wrong_values() -> Iterator[Spoiled]:
    """Every value in every column, in one row and in all rows."""
    for table, column in columns():
        for where in ("", f" WHERE {column} = (SELECT max({column}) FROM {table})"):
            rows = "one row" if where else "all rows"
            for value in VALUES:
                done = f"UPDATE OR IGNORE {table} SET {column} = ?{where}", (value,)
                name = f"{table}.{column} = {value!r:.20} in {rows}"
                yield Spoiled(name, lambda path, done=done: _change(path, done))
            bad = f"UPDATE OR IGNORE {table} SET {column} = {BAD_TEXT}{where}", ()
            name = f"{table}.{column} is no text in {rows}"
            yield Spoiled(name, lambda path, bad=bad: _change(path, bad))


def wrong_schema() -> Iterator[Spoiled]:
    def sql(*statements: str) -> Spoil:
        return lambda path: _change(path, *((statement, ()) for statement in statements))

    for table in sorted({table for table, _ in columns()}):
        yield Spoiled(f"no table {table}", sql(f"DROP TABLE {table}"))
        yield Spoiled(f"table {table} is empty", sql(f"DELETE FROM {table}"))
        other = f"DROP TABLE {table}", f"CREATE TABLE {table} (number INTEGER PRIMARY KEY, x TEXT)"
        yield Spoiled(f"another table {table}", sql(*other))
        view = f"DROP TABLE {table}", f"CREATE VIEW {table} AS SELECT 1 AS number"
        yield Spoiled(f"{table} is a view", sql(*view))
    for index in ("seats_by_day", "seats_by_points", "seats_by_player", "matches_by_time"):
        yield Spoiled(f"no index {index}", sql(f"DROP INDEX {index}"))
    for table, column in (("seats", "points"), ("matches", "finished"), ("tallies", "won")):
        renamed = f"ALTER TABLE {table} RENAME COLUMN {column} TO other"
        yield Spoiled(f"no column {table}.{column}", sql(renamed))
    for version in (-1, 0, 1, 2, 3, VERSION + 1, 2**31 - 1):
        yield Spoiled(f"version {version}", sql(f"PRAGMA user_version = {version}"))
    for mark in (0, 1, -1):
        yield Spoiled(f"mark {mark}", sql(f"PRAGMA application_id = {mark}"))
    raises = """CREATE TRIGGER no_more BEFORE INSERT ON matches
        BEGIN SELECT RAISE(ABORT, 'no'); END"""
    yield Spoiled("a trigger", sql(raises))
    endless = """CREATE TRIGGER other AFTER INSERT ON seats
        BEGIN UPDATE seats SET points = 'many' WHERE match = new.match; END"""
    yield Spoiled("a trigger that spoils", sql(endless))


def wrong_files() -> Iterator[Spoiled]:
    """What is no regular file, or lies beside the file."""

    def instead(make: Callable[[Path], object]) -> Spoil:
        def spoil(path: Path) -> None:
            path.unlink()
            make(path)

        return spoil

    def along(suffix: str, make: Callable[[Path], object]) -> Spoil:
        return lambda path: make(beside(path, suffix)) and None

    yield Spoiled("a pipe", instead(os.mkfifo))
    yield Spoiled("a folder", instead(Path.mkdir))
    for device in ("/dev/zero", "/dev/full", "/dev/random", "/dev/null", "/dev/tty"):
        yield Spoiled(f"a link to {device}", instead(lambda path, to=device: path.symlink_to(to)))
    yield Spoiled("a link to nothing", instead(lambda path: path.symlink_to("no/such/file")))
    yield Spoiled("a link to itself", instead(lambda path: path.symlink_to(path)))
    yield Spoiled("a folder behind a link", instead(lambda path: path.symlink_to(path.parent)))
    yield Spoiled("an empty file", instead(Path.touch))
    yield Spoiled("a letter", instead(lambda path: path.write_text("To my aunt. " * 900)))
    for suffix in ("-wal", "-shm", "-journal"):
        yield Spoiled(f"a pipe beside, {suffix}", along(suffix, os.mkfifo))
        yield Spoiled(f"a folder beside, {suffix}", along(suffix, Path.mkdir))
        garbage = Random(7).randbytes(9000)
        write = along(suffix, lambda path, content=garbage: path.write_bytes(content))
        yield Spoiled(f"garbage beside, {suffix}", write)


def by_lot(seed: int) -> Iterator[Spoiled]:
    """Damaged files without end."""
    random = Random(seed)
    while True:
        yield random.choice((flipped, flipped, flipped, overwritten, truncated))(random)


def some_of_all(seed: int, count: int) -> list[Spoiled]:
    """All wrong files and schemas, and beside them as many wrong values as damaged files."""
    chosen = [*wrong_files(), *wrong_schema()]
    half = max(0, count - len(chosen)) // 2
    values = list(wrong_values())
    lot = by_lot(seed)
    return [
        *chosen,
        *Random(seed).sample(values, min(half, len(values))),
        *(next(lot) for _ in range(half)),
    ]


# --- trying them ----------------------------------------------------------------------------


def use(path: Path, library: Library) -> History:
    """Do everything with a history that the program does; nothing may be raised."""
    history = History(path)
    history.records = Feats(history.database)
    history.recorder = Recorder(lambda: history.database)
    for _ in range(2):  # the first time damage may be found half-way
        for _step in history.catch_up(library):
            pass
        history.records.note([RecordEntry("ada", "Ada", "fits", "board 1", "n", "2026-03-15", 3)])
        everybody = history.summary()
        for one in everybody.everybody:
            found = history.summary(person=one.player)
            for other in found.opponents:
                history.summary(Filter(game="fits", size=2), one.player, other.player)
        for line in history.matches():
            history.sheet(line.id)
        with (path.parent / "table.csv").open("w", newline="") as file:
            history.write_csv(file)
        history.bests("fits", 1)
        history.records.outline()
        history.records.firsts("fits", "board 1")
        history.records.best("ada", "fits", "board 1")
    return history


def try_one(spoiled: Spoiled, content: bytes, folder: Path, library: Library) -> None:
    """Spoil a history and use it: nothing is raised, and the matches in files are counted."""
    path = folder / "history.db"
    path.write_bytes(content)
    spoiled.spoil(path)
    before = path.read_bytes() if path.is_file() and not path.is_symlink() else None
    history = use(path, library)
    try:
        assert history.overview().total >= len(library.files())
        if any(notice.code != "in-memory" for notice in history.notices) and before:
            kept = [file.read_bytes() for file in folder.glob("history *.db") if file.is_file()]
            assert any(len(one) >= len(before) * 0.9 for one in kept), "nothing is deleted"
        history.forget_player("ada")
        history.forget_everything()
        assert history.overview().total == 0
    finally:
        history.close()


def main() -> int:
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    failed = tried = 0
    with tempfile.TemporaryDirectory() as name:
        base = Path(name)
        (base / "matches").mkdir()
        content = sound_history(base / "matches")
        library = Library(base / "matches")
        for spoiled in some_of_all(seed, count):
            tried += 1
            with tempfile.TemporaryDirectory(dir=base) as folder:
                try:
                    try_one(spoiled, content, Path(folder), library)
                except Exception:
                    failed += 1
                    print(f"--- {spoiled.name}")
                    print_exc(limit=-4)
    print(f"{tried} spoiled histories, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
