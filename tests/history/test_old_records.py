"""Records that an older version kept in a file: taken over once, and never lost."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from blueprints_desktop.history.database import Database, database_in
from blueprints_desktop.history.history import History, history_in
from blueprints_desktop.history.records import Feats, records_in
from blueprints_desktop.store.records import RecordEntry

OLD = Path(__file__).parent / "samples" / "records-1.json"
"""Such a file as people have it: Ada's best on board 1, the day's ramp begun twice by Zoé."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "records.json"
    path.write_bytes(OLD.read_bytes())
    return path


def first_of_zoe(records: Feats) -> RecordEntry | None:
    return records.first("id of Zoé", "fits", "daily 2026-11-16")


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("records"))


def test_everything_is_taken_over(tmp_path: Path, old: Path) -> None:
    records = history_in(tmp_path).records
    assert records.best("id of Ada", "fits", "board 1") == 7
    assert records.best("id of Ada", "fits", "board 1", but_for="second") == -4
    first = first_of_zoe(records)
    assert first is not None
    assert (first.match, first.points, first.name) == ("tried", None, "Zoé")
    assert records.best("id of Zoé", "fits", "daily 2026-11-16") == 31
    assert not old.exists()


def test_the_file_is_kept_under_another_name_and_not_read_again(tmp_path: Path, old: Path) -> None:
    content = old.read_bytes()
    records_in(tmp_path).take_over_old()
    (kept,) = files_in(tmp_path)
    assert kept.startswith("records taken over")
    assert (tmp_path / kept).read_bytes() == content
    again = History(tmp_path / "history.db")
    again.forget_player("id of Ada")
    again.records.take_over(old)
    assert again.records.best("id of Ada", "fits", "board 1") is None


def test_what_the_history_knows_already_is_not_doubled(tmp_path: Path, old: Path) -> None:
    records = Feats(Database(tmp_path / "history.db"))
    begun = "2026-11-16T09:00:00+01:00"
    records.note([RecordEntry("id of Zoé", "Zoé", "fits", "daily 2026-11-16", "tried", begun, 12)])
    records.take_over(old)
    first = first_of_zoe(records)
    assert first is not None
    assert first.points == 12
    attempts = records.database.read(
        lambda c: c.execute("SELECT count(*) FROM feats WHERE player = 'id of Zoé'").fetchone()[0]
    )
    assert attempts == 2


def test_a_history_that_cannot_be_written_leaves_the_file(
    tmp_path: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_work: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    database = database_in(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(database, "write", full)
        records = Feats(database)
        records.take_over(old)
    assert records.problem is not None
    assert files_in(tmp_path) == ["records.json"]
    again = Feats(database)
    again.take_over(old)
    assert again.best("id of Ada", "fits", "board 1") == 7
    assert not old.exists()


def test_a_history_in_memory_leaves_the_file(tmp_path: Path, old: Path) -> None:
    blocked = tmp_path / "no folder"
    blocked.write_text("in the way")
    records = Feats(Database(blocked / "history.db"))
    records.take_over(old)
    assert records.best("id of Ada", "fits", "board 1") == 7
    assert old.read_bytes() == OLD.read_bytes()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"format":"something else","version":1,"entries":[]}',
        b'{"format":"blueprints-desktop records","version":1,"entries":[{"player":3}]}',
        b'{"format":"blueprints-desktop records","version":1,"entries":[7]}',
        b'{"format":"blueprints-desktop records","version":"x","entries":[]}',
    ],
)
def test_a_damaged_file_gets_another_name(tmp_path: Path, old: Path, content: bytes) -> None:
    old.write_bytes(content)
    records = records_in(tmp_path)
    assert records.firsts("fits", "board 1") == []
    (kept,) = files_in(tmp_path)
    assert kept.startswith("records damaged")
    assert (tmp_path / kept).read_bytes() == content


def test_a_newer_versions_file_stays_as_it_is(tmp_path: Path, old: Path) -> None:
    content = json.dumps({"format": "blueprints-desktop records", "version": 2, "entries": "?"})
    old.write_text(content)
    assert records_in(tmp_path).firsts("fits", "board 1") == []
    assert old.read_text() == content


def test_without_an_old_file_nothing_is_written(tmp_path: Path) -> None:
    records_in(tmp_path).take_over_old()
    assert list(tmp_path.iterdir()) == []
