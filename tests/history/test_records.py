"""Bests and first attempts, as the history keeps them."""

import sqlite3
from pathlib import Path

import pytest

from blueprints_desktop.games.fits.daily import seed_of
from blueprints_desktop.games.fits.results import FOUR_BOARDS, board_feat, daily_feat
from blueprints_desktop.history.database import Database
from blueprints_desktop.history.history import History
from blueprints_desktop.history.records import Feats
from blueprints_desktop.store.records import RecordEntry
from tests.history.making import NOON, saved

DAY = daily_feat(seed_of(NOON.date()))


def records_of(folder: Path) -> Feats:
    return Feats(Database(folder / "history.db"))


def attempt(
    player: str, match: str, points: int | None, hour: int = 8, feat: str = DAY
) -> RecordEntry:
    begun = f"2026-03-14T{hour:02}:00:00+01:00"
    return RecordEntry(player, player.title(), "fits", feat, match, begun, points)


def test_the_best_of_a_player(tmp_path: Path) -> None:
    records = records_of(tmp_path)
    assert records.best("ada", "fits", "board 1") is None
    for match, points in (("a", 3), ("b", 8), ("c", 5), ("d", None)):
        records.note([attempt("ada", match, points, feat="board 1")])
    records.note([attempt("zoé", "e", 30, feat="board 1")])
    assert records.best("ada", "fits", "board 1") == 8
    assert records.best("ada", "fits", "board 1", but_for="b") == 5
    assert records.best("ada", "fits", "board 2") is None


def test_the_first_attempt_counts_finished_or_not(tmp_path: Path) -> None:
    records = records_of(tmp_path)
    records.note([attempt("ada", "a", None, 8)])
    records.note([attempt("zoé", "z", 12, 9)])
    records.note([attempt("ada", "b", 40, 10)])
    first = records.first("ada", "fits", DAY)
    assert first == attempt("ada", "a", None, 8)
    records.note([attempt("ada", "a", 7, 8)])
    assert records.firsts("fits", DAY) == [attempt("ada", "a", 7, 8), attempt("zoé", "z", 12, 9)]
    records.note([attempt("ada", "a", None, 8)])
    assert records.first("ada", "fits", DAY) == attempt("ada", "a", 7, 8)
    assert records.first("dov", "fits", DAY) is None
    again = records_of(tmp_path)
    assert again.firsts("fits", DAY) == records.firsts("fits", DAY)


def test_a_finished_solo_game_enters_its_records(tmp_path: Path) -> None:
    history = History(tmp_path / "history.db")
    match = saved(tmp_path, "fits", ["Ada"], seed=seed_of(NOON.date()), daily=True)
    history.recorder.record(match)
    history.recorder.wait()
    outcome = match.match.outcome
    assert outcome is not None
    best = history.records.best
    assert best("id of Ada", "fits", FOUR_BOARDS) == outcome.scores[0]
    for result in match.match.state.results:
        assert best("id of Ada", "fits", board_feat(result.board)) == result.scores[0].total
    first = history.records.first("id of Ada", "fits", DAY)
    assert first is not None
    assert (first.points, first.match, first.name) == (
        outcome.scores[0], match.header.match_id, "Ada",
    )  # fmt: skip


def test_an_attempt_entered_late_counts_by_when_it_was_begun(tmp_path: Path) -> None:
    records = records_of(tmp_path)
    records.note([attempt("ada", "second", 40, 10)])
    records.note([attempt("ada", "first", 7, 8)])
    first = records.first("ada", "fits", DAY)
    assert first is not None
    assert first.match == "first"


def test_a_computer_has_no_records(tmp_path: Path) -> None:
    history = History(tmp_path / "history.db")
    history.recorder.record(saved(tmp_path, "fits", ["Bot:easy"]))
    history.recorder.wait()
    assert history.records.firsts("fits", FOUR_BOARDS) == []
    assert history.overview().total == 1


def test_what_the_disk_refused_is_written_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(tmp_path / "history.db")
    records = Feats(database)

    def full(_work: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(database, "write", full)
        records.note([attempt("ada", "a", 5)])
    assert records.problem is not None
    records.note([attempt("zoé", "z", 6)])
    assert records.problem is None
    assert len(records.firsts("fits", DAY)) == 2
