"""The file itself: two programs at once, a killed one, older files, no disk."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from blueprints_desktop.history import schema
from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.database import Database, HistoryNotice
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History
from tests.history.making import enter, facts, filled, rows

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = Path(__file__).parent / "samples"


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


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_a_file_of_an_older_version_is_brought_up_to_date(path: Path, version: int) -> None:
    """The first had matches and seats, and no sums at all; the second sums, and no courses."""
    path.write_bytes((SAMPLES / f"version-{version}.db").read_bytes())
    history = History(path)
    assert history.overview().matches == {"blueprints": 3, "fits": 1}
    assert history.notices == []
    (ada,) = [each for each in history.overview().standings if each.name == "Ada"]
    assert (ada.total.matches, ada.total.won, ada.total.shared) == (4, 1, 1)
    assert ada.games["blueprints"].best == 20, "the match with take-backs is no record"
    assert {each.name: each.ahead for each in history.opponents("ada")} == {"Zoé": 1, "Bot": 1}
    assert len(history.matches(Filter(players=("ada", "zoé")))) == 2
    assert history.streaks("ada").latest == "++-"
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
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS[:-1], fails))
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
        tables = ("tallies", "meetings", "courses")
        return [row for table in tables for row in rows(database, f"SELECT * FROM {table}")]

    before = sums()
    database.write(recount)
    assert sums() == before


# --- no disk ----------------------------------------------------------------------------


def test_where_no_folder_can_be_made_it_works_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "history.db"
    history = History(path)
    assert enter(history.database, facts(1, {"Ada": 1, "Zoé": 2})) == [True]
    assert history.overview().total == 1
    assert history.database.in_memory
    assert history.notices == [HistoryNotice("in-memory", path)]


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
        return 0 if history.notices == [HistoryNotice("in-memory", path)] else 4
    except BaseException:
        return 5


def test_people_whom_version_3_took_for_computers_are_told_apart(path: Path) -> None:
    """They had taken over a computer's seat, and gave its id a person's kind."""
    path.write_bytes((SAMPLES / "version-3.db").read_bytes())
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE players SET kind = 'person' WHERE id LIKE 'computer:%'")
    found = connection.execute("SELECT number FROM players WHERE id LIKE 'computer:%'").fetchone()
    connection.execute(
        """UPDATE seats SET player = ?, name = 'Zaha' WHERE (match, seat) =
        (SELECT match, seat FROM seats WHERE NOT computers AND seat = 1 LIMIT 1)""",
        found,
    )
    recount(connection)
    connection.close()
    history = History(path)
    kinds = dict(rows(history, "SELECT id, kind FROM players"))
    computers = {player: kind for player, kind in kinds.items() if player.startswith("computer:")}
    assert computers
    assert all(player == f"computer:{kind}" for player, kind in computers.items())
    assert kinds["guest:Zaha"] == "person"
    met = {each.name: each.meetings for each in history.opponents("ada")}
    assert met["Zaha"] == met["Bot"] == 1
