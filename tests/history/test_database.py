"""The file itself: two programs at once, a killed one, older and newer files, damage, no disk."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from blueprints_desktop.history import schema
from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.database import Database, Notice
from blueprints_desktop.history.files import beside
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History
from tests.history.making import enter, facts, rows

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = Path(__file__).parent / "samples"
TODAY = date.today().isoformat()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "history.db"


def filled(path: Path, matches: int = 3) -> None:
    """A history with some matches, closed again: everything is in the one file."""
    database = Database(path)
    enter(database, *(facts(n, {"Ada": 10 + n, "Zoé": 20}) for n in range(matches)))
    database.close()
    assert not beside(path, "-wal").exists()


def program(path: Path, source: str) -> subprocess.Popen[str]:
    """Another program that uses the same file."""
    begin = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from blueprints_desktop.history.database import Database\n"
        "from blueprints_desktop.history.writing import add\n"
        "from tests.history.making import enter, facts\n"
        f"database = Database(Path({str(path)!r}))\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", begin + source],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


def line_from(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def finish(process: subprocess.Popen[str]) -> None:
    process.communicate(timeout=60)
    assert process.returncode == 0


# --- several programs -------------------------------------------------------------------


def test_two_programs_that_begin_and_write_at_once_lose_nothing(path: Path) -> None:
    source = (
        "print('ready', flush=True); sys.stdin.readline()\n"
        "for n in range({first}, {first} + 60):\n"
        "    enter(database, facts(n, {{'Ada': n % 7, 'Zoé': 3}}))\n"
    )
    both = [program(path, source.format(first=first)) for first in (0, 1000)]
    assert [line_from(process) for process in both] == ["ready", "ready"]
    for process in both:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    for process in both:
        finish(process)
    history = History(path)
    assert history.overview().total == 120
    assert {standing.total.matches for standing in history.overview().standings} == {120}
    assert history.notices == []
    assert history.check()


def test_a_program_killed_in_the_middle_of_writing_leaves_no_half_match(path: Path) -> None:
    filled(path)
    process = program(
        path,
        "def half(connection):\n"
        "    add(connection, facts(77, {'Ada': 1, 'Zoé': 2}))\n"
        "    connection.execute('PRAGMA cache_spill = 1')\n"
        "    print('writing', flush=True)\n"
        "    time.sleep(60)\n"
        "enter(database, facts(50, {'Ada': 5, 'Zoé': 6}))\n"
        "database.write(half)\n",
    )
    assert line_from(process) == "writing"
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    history = History(path)
    ids = {line.id for line in history.matches()}
    assert ids == {"match 0", "match 1", "match 2", "match 50"}
    assert history.overview().total == 4
    assert enter(history.database, facts(77, {"Ada": 1, "Zoé": 2})) == [True]
    assert history.notices == []


def test_readers_do_not_wait_for_a_writer(path: Path) -> None:
    filled(path)
    process = program(
        path,
        "def slowly(connection):\n"
        "    add(connection, facts(77, {'Ada': 1, 'Zoé': 2}))\n"
        "    print('writing', flush=True)\n"
        "    sys.stdin.readline()\n"
        "database.write(slowly)\n",
    )
    assert line_from(process) == "writing"
    history = History(path)
    assert history.overview().total == 3
    process.communicate("go\n", timeout=60)
    assert history.overview().total == 4


# --- other versions ---------------------------------------------------------------------


def test_a_file_of_version_1_is_brought_up_to_date(path: Path) -> None:
    """Made by the first version of the schema: matches and seats, and no sums at all."""
    path.write_bytes((SAMPLES / "version-1.db").read_bytes())
    history = History(path)
    assert history.overview().matches == {"blueprints": 3, "fits": 1}
    assert history.notices == []
    (ada,) = [each for each in history.overview().standings if each.name == "Ada"]
    assert (ada.total.matches, ada.total.won, ada.total.shared) == (4, 1, 1)
    assert ada.games["blueprints"].best == 20, "the match with take-backs is no record"
    assert {each.name: each.ahead for each in history.opponents("ada")} == {"Zoé": 1, "Bot": 1}
    assert len(history.matches(Filter(players=("ada", "zoé")))) == 2
    assert rows(history, "PRAGMA user_version") == [(schema.VERSION,)]
    enter(history.database, facts(9, {"Ada": 1, "Zoé": 2}))
    assert history.overview().total == 5


def test_every_older_version_has_its_sample() -> None:
    for version in range(1, schema.VERSION):
        connection = sqlite3.connect(SAMPLES / f"version-{version}.db")
        assert schema.version_of(connection) == version
        connection.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes((SAMPLES / "version-1.db").read_bytes())

    def fails(_connection: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:1], fails))
        with pytest.raises(ZeroDivisionError):
            History(path).overview()
    connection = sqlite3.connect(path)
    assert schema.version_of(connection) == 1
    connection.close()
    assert History(path).overview().total == 4


def test_sums_kept_match_by_match_are_those_counted_at_once(path: Path) -> None:
    filled(path, 20)
    database = Database(path)
    enter(database, facts(90, {"Ada": 4, "Bot:easy": 5, "Bat:easy": 4}), facts(91, {"Ada": 3}))

    def sums() -> list[object]:
        return rows(database, "SELECT * FROM tallies") + rows(database, "SELECT * FROM meetings")

    before = sums()
    database.write(recount)
    assert sums() == before


# --- damage -----------------------------------------------------------------------------


def not_a_database(_content: bytes) -> bytes:
    return b"This is a letter to my aunt. " * 400


def torn(content: bytes) -> bytes:
    return content[: len(content) // 2]


def wrong_pages(content: bytes) -> bytes:
    """All but the first page overwritten."""
    return content[:4096] + bytes(reversed(content[4096:]))


def wrong_header(content: bytes) -> bytes:
    return b"SQLite format 3\0" + b"\xff" * 84 + content[100:]


@pytest.mark.parametrize("damage", [not_a_database, torn, wrong_pages, wrong_header])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(
    path: Path, damage: Callable[[bytes], bytes]
) -> None:
    filled(path)
    spoilt = damage(path.read_bytes())
    path.write_bytes(spoilt)
    history = History(path)
    assert history.overview().total == 0
    aside = path.with_name(f"history damaged {TODAY}.db")
    assert history.notices == [Notice("damaged", aside)]
    assert aside.read_bytes()[4096:] == spoilt[4096:]
    assert enter(history.database, facts(1, {"Ada": 1, "Zoé": 2})) == [True]
    history.close()
    assert History(path).overview().total == 1


def test_damage_found_while_writing_loses_not_what_is_written(path: Path) -> None:
    filled(path, 200)
    content = bytearray(path.read_bytes())
    database = Database(path)
    database.read(lambda connection: connection.execute("SELECT 1").fetchone())
    content[4096 * 4 :] = os.urandom(len(content) - 4096 * 4)
    path.write_bytes(content)
    database.close()
    again = Database(path)
    assert enter(again, facts(999, {"Ada": 1, "Zoé": 2})) == [True]
    assert rows(again, "SELECT id FROM matches") == [("match 999",)]
    assert [notice.code for notice in again.notices] == ["damaged"]


def test_a_look_through_finds_what_no_question_has_touched(path: Path) -> None:
    filled(path, 200)
    content = bytearray(path.read_bytes())
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    page = connection.execute(
        "SELECT rootpage FROM sqlite_schema WHERE name = 'seats_by_points'"
    ).fetchone()[0]
    connection.close()
    content[4096 * (page - 1) : 4096 * page] = b"\x55" * 4096
    path.write_bytes(content)
    history = History(path)
    assert history.overview().total == 200
    assert not history.check()
    assert [notice.code for notice in history.notices] == ["damaged"]
    assert history.overview().total == 0
    assert history.check()


def test_a_history_that_lacks_a_table_is_set_aside(path: Path) -> None:
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE meetings")
    connection.close()
    history = History(path)
    assert history.overview().total == 0
    assert [notice.code for notice in history.notices] == ["damaged"]


def test_the_tables_are_those_that_the_migrations_make() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    schema.migrate(connection)
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    assert {name for (name,) in found} == set(schema.TABLES)
    connection.close()


def test_the_log_of_a_damaged_file_goes_with_it(path: Path) -> None:
    path.write_bytes(not_a_database(b""))
    beside(path, "-wal").write_bytes(b"log")
    History(path).overview()
    aside = path.with_name(f"history damaged {TODAY}.db")
    assert beside(aside, "-wal").read_bytes() == b"log"


def test_two_damaged_files_of_a_day_are_both_kept(path: Path) -> None:
    for text in ("one", "two"):
        path.write_text(text * 4096)
        history = History(path)
        history.overview()
        history.close()
    kept = sorted(each.name for each in path.parent.glob("*damaged*"))
    assert kept == [f"history damaged {TODAY} (2).db", f"history damaged {TODAY}.db"]


def test_a_newer_file_is_set_aside(path: Path) -> None:
    filled(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    connection.close()
    before = path.read_bytes()
    history = History(path)
    assert history.overview().total == 0
    aside = path.with_name(f"history newer {TODAY}.db")
    assert history.notices == [Notice("newer", aside)]
    assert aside.read_bytes() == before


def test_another_program_s_database_is_set_aside(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert History(path).overview().total == 0
    aside = path.with_name(f"history foreign {TODAY}.db")
    connection = sqlite3.connect(aside)
    assert connection.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]
    connection.close()


def test_only_the_file_that_was_opened_is_set_aside(path: Path) -> None:
    """Another program found the damage first, and has begun a new file already."""
    filled(path, 200)
    database = Database(path)
    rows(database, "SELECT 1")
    path.rename(path.with_name("history damaged before.db"))
    filled(path, 7)
    database._begin_anew(1)
    assert rows(database, "SELECT count(*) FROM matches") == [(7,)]
    assert database.notices == []


# --- no disk ----------------------------------------------------------------------------


def test_where_no_folder_can_be_made_it_works_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "history.db"
    history = History(path)
    assert enter(history.database, facts(1, {"Ada": 1, "Zoé": 2})) == [True]
    assert history.overview().total == 1
    assert history.database.in_memory
    assert history.notices == [Notice("in-memory", path)]


@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
@pytest.mark.skipif(
    not hasattr(os, "fork"), reason="needs a child process that gives up its rights"
)
def test_a_read_only_folder_is_read_and_gone_on_with_in_memory(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    path = folder / "history.db"
    filled(path)
    before = path.read_bytes()
    for parent in [*tmp_path.parents[:3], tmp_path]:
        parent.chmod(parent.stat().st_mode | 0o055)
    path.chmod(0o444)
    folder.chmod(0o555)
    try:
        child = os.fork()
        if child == 0:
            os._exit(_without_rights(path))
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        assert path.read_bytes() == before
    finally:
        folder.chmod(0o755)


def _without_rights(path: Path) -> int:
    """In a child process: 0 if everything was as it should be, else which step was not."""
    try:
        if os.getuid() == 0:
            os.setuid(65534)
        history = History(path)
        if history.overview().total != 3:
            return 1
        if enter(history.database, facts(9, {"Ada": 1, "Zoé": 2})) != [True]:
            return 2
        if history.overview().total != 4:
            return 3
        return 0 if history.notices == [Notice("in-memory", path)] else 4
    except BaseException:
        return 5
