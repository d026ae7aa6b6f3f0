"""From a finished match to the history and back, through real files."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

import pytest
from attrs import evolve

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry
from blueprints_desktop.history import catching_up
from blueprints_desktop.history.facts import facts_of
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History, history_in
from blueprints_desktop.store.header import computer_id
from blueprints_desktop.store.library import Library
from blueprints_desktop.store.match_files import duplicate
from blueprints_desktop.store.saved_match import SavedMatch
from blueprints_desktop.store.timestamps import moment
from tests.history.making import NOON, enter, facts, header, rows, saved
from tests.support import TABLES, play_on

NAMES = ("Ada", "Zoé", "Chiara:easy", "Dov")


@pytest.fixture
def history(tmp_path: Path) -> History:
    return History(tmp_path / "data" / "history.db")


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_finished_match_is_remembered_with_its_sheet(
    history: History, tmp_path: Path, key: str, seats: int
) -> None:
    match = saved(tmp_path, key, NAMES[:seats])
    assert history.recorder.record(match)
    history.recorder.wait()
    (line,) = history.matches()
    outcome = match.match.outcome
    assert outcome is not None
    assert (line.id, line.game, line.rules) == (match.header.match_id, key, match.match.box.rules)
    assert tuple(seat.points for seat in line.seats) == outcome.scores
    assert tuple(seat.place for seat in line.seats) == outcome.ranks
    assert [seat.name for seat in line.seats] == ["Ada", "Zoé", "Chiara", "Dov"][:seats]
    assert [seat.kind for seat in line.seats] == ["person", "person", "easy", "person"][:seats]
    assert line.decided_by == outcome.decided_by
    winners = [n for n, seat in enumerate(line.seats) if seat.won or seat.shared]
    assert winners == ([] if seats == 1 else list(outcome.winners))
    sheet_of = match.match.box.sheet
    assert history.sheet(line.id) == (None if sheet_of is None else sheet_of(match.match))


def test_a_match_that_is_not_over_is_left_alone(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "fits", ["Ada"], over=False)
    assert not history.recorder.record(match)
    assert facts_of(match.header, match.match, NOON) is None
    assert history.matches() == []


def test_recording_twice_is_harmless(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "skyline", ["Ada", "Zoé"])
    for _ in range(3):
        history.recorder.record(match)
    history.recorder.wait()
    assert len(history.matches()) == 1
    assert history.overview().total == 1
    assert [standing.total.matches for standing in history.overview().standings] == [1, 1]


def test_an_end_that_was_taken_back_gives_way_to_the_next_one(
    history: History, tmp_path: Path
) -> None:
    match = saved(tmp_path, "fits", ["Ada"], boards=(1,))
    history.recorder.record(match)
    history.recorder.wait()
    before = history.matches()[0]
    match.undo(8)
    undone = str(match.match.undone[-1].move)
    match.play(next(move for move in match.match.legal_moves() if str(move) != undone))
    while match.match.outcome is None:
        match.play(match.match.legal_moves()[0])
    history.recorder.record(match)
    history.recorder.wait()
    (after,) = history.matches()
    assert after.id == before.id
    points = match.match.outcome.scores[0]
    assert after.seats[0].points == points
    assert history.results("id of Ada")[0].result.points == points
    assert history.results("id of Ada")[0].result.matches == 1


def test_take_backs_enter_the_history_but_no_records(history: History) -> None:
    enter(
        history.database,
        facts(1, {"Ada": 20, "Zoé": 10}),
        facts(2, {"Ada": 90, "Zoé": 10}, took_back=True),
    )
    (ada,) = [each for each in history.overview().standings if each.name == "Ada"]
    assert ada.total.matches == 2
    assert ada.games["blueprints"].best == 20
    assert history.overview().bests == {"blueprints": 20}
    assert [best.points for best in history.bests("blueprints", 2)] == [20, 10]


def test_take_backs_are_taken_from_the_match(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "blueprints", ["Ada", "Zoé:easy"], over=False)
    match.undo(3)
    assert match.match.took_back
    while match.match.outcome is None:
        match.play(match.match.legal_moves()[0])
    history.recorder.record(match)
    history.recorder.wait()
    assert history.matches()[0].took_back
    assert history.bests("blueprints", 2) == []


def test_what_is_done_after_recording_does_not_change_it(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "monuments", ["Ada", "Zoé"])
    moves = len(match.match.played)
    history.matches()
    with closing(sqlite3.connect(history.database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")  # the recorder has to wait
        history.recorder.record(match)
        match.undo(5)
        other.execute("ROLLBACK")
    history.recorder.wait()
    assert history.matches()[0].moves == moves


def test_how_long_it_took_is_known_when_it_was_played_in_one_go(
    history: History, tmp_path: Path
) -> None:
    known, unknown = (saved(tmp_path, "fits", ["Ada"], seed, boards=(1,)) for seed in (1, 2))
    history.recorder.note_beginning(known)
    history.recorder.record(known)
    history.recorder.record(unknown)
    history.recorder.wait()
    assert {line.id: line.seconds for line in history.matches()} == {"fits 1": 0, "fits 2": None}


def test_many_threads_may_record_at_once(history: History, tmp_path: Path) -> None:
    matches = [saved(tmp_path, "fits", ["Ada"], seed, boards=(1,)) for seed in range(12)]
    threads = [Thread(target=history.recorder.record, args=(match,)) for match in matches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    history.recorder.wait()
    assert history.recorder.waiting == 0
    assert history.overview().total == 12


def test_what_could_not_be_written_is_tried_again(
    history: History,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    first, second = (saved(tmp_path, "fits", ["Ada"], seed, boards=(1,)) for seed in (1, 2))

    def full(_work: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(history.database, "write", full)
        history.recorder.record(first)
        history.recorder.wait()
    assert "full" in str(history.recorder.problem)
    assert "A match waits to be entered" in caplog.text
    assert history.recorder.waiting == 1
    history.recorder.record(second)
    history.recorder.wait()
    assert history.recorder.problem is None
    assert history.recorder.waiting == 0
    assert history.overview().total == 2


def test_a_match_that_breaks_its_game_keeps_no_other_back(
    history: History,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is logged and told; those that wait behind it are entered by the same thread."""
    told: list[str] = []
    history.recorder.on_failure = told.append
    first, second = (saved(tmp_path, "fits", ["Ada"], seed, boards=(1,)) for seed in (1, 2))
    ordinary = Match.move_texts
    monkeypatch.setattr(
        Match, "move_texts", lambda self: 1 // 0 if self.seed == 1 else ordinary(self)
    )
    history.recorder.record(first)
    history.recorder.record(second)
    history.recorder.wait()
    assert [line.id for line in history.matches()] == ["fits 2"]
    assert history.recorder.waiting == 0
    assert len(told) == 1
    assert "ZeroDivisionError" in told[0]
    assert "A match could not be entered" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_a_file_that_breaks_its_game_keeps_no_other_back(
    history: History,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    for seed in (1, 2):
        saved(tmp_path, "fits", ["Ada"], seed, boards=(1,))
    ordinary = Match.move_texts
    monkeypatch.setattr(
        Match, "move_texts", lambda self: 1 // 0 if self.seed == 1 else ordinary(self)
    )
    assert sum(history.catch_up(Library(tmp_path))) == 1
    assert [line.id for line in history.matches()] == ["fits 2"]
    assert "ZeroDivisionError" in caplog.text


def test_a_folder_has_one_history(tmp_path: Path) -> None:
    assert history_in(tmp_path) is history_in(tmp_path)
    assert history_in(tmp_path).database.path.parent == tmp_path


# --- catching up ------------------------------------------------------------------------


def test_finished_matches_of_the_library_are_entered_once(history: History, tmp_path: Path) -> None:
    library = Library(tmp_path)
    for key in registry.KEYS:
        saved(tmp_path, key, ["Ada", "Zoé"])
    saved(tmp_path, "fits", ["Ada"], seed=9, over=False)
    (tmp_path / "rubbish.match").write_bytes(b"\x00\xff no match")
    (tmp_path / "list.match").write_text("[1, 2]\n")
    (tmp_path / "empty.match").touch()
    assert sum(history.catch_up(library)) == len(registry.KEYS)
    assert {line.game for line in history.matches()} == set(registry.KEYS)
    assert sum(history.catch_up(library)) == 0
    assert history.overview().total == len(registry.KEYS)


def test_a_match_ended_when_its_file_was_last_written(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "fits", ["Ada"], boards=(1,))
    assert match.path is not None
    written = match.path.stat().st_mtime
    list(history.catch_up(Library(tmp_path)))
    (line,) = history.matches()
    assert line.finished == pytest.approx(written)
    assert line.seconds is None
    day = datetime.fromtimestamp(written).date()
    assert history.matches(Filter(since=day, until=day)) == [line]


def test_what_is_recorded_is_not_read_again(
    history: History, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saved(tmp_path, "fits", ["Ada"], boards=(1,))
    history.recorder.record(match)
    history.recorder.wait()
    monkeypatch.setattr("blueprints_desktop.history.catching_up.read_match", None)
    assert list(history.catch_up(Library(tmp_path))) == []


def test_a_copy_is_not_another_match(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "blueprints", ["Ada", "Zoé"])
    assert match.path is not None
    twin = duplicate(match.path, "once more")
    assert SavedMatch.open(twin).header.match_id != match.header.match_id
    assert sum(history.catch_up(Library(tmp_path))) == 1
    assert list(history.catch_up(Library(tmp_path))) == [], "the copy is not looked at again"


def ended_otherwise(match: SavedMatch) -> None:
    """Take some moves back and play to another end."""
    match.undo(6)
    chance = Chance(5)
    while match.match.to_act is not None:
        match.play(chance.pick(match.match.legal_moves()))


def test_a_copy_that_ends_otherwise_is_another_match(history: History, tmp_path: Path) -> None:
    match = saved(tmp_path, "blueprints", ["Ada", "Zoé"])
    assert match.path is not None
    twin = SavedMatch.open(duplicate(match.path, "once more"))
    assert sum(history.catch_up(Library(tmp_path))) == 1
    ended_otherwise(twin)
    history.recorder.record(twin)
    history.recorder.wait()
    assert {line.id for line in history.matches()} == {match.header.match_id, twin.header.match_id}
    assert list(history.catch_up(Library(tmp_path))) == []


def test_a_copy_of_what_was_deleted_does_not_bring_it_back(
    history: History, tmp_path: Path
) -> None:
    match = saved(tmp_path, "blueprints", ["Ada", "Zoé"])
    assert match.path is not None
    duplicate(match.path, "once more")
    assert sum(history.catch_up(Library(tmp_path))) == 1
    history.forget_everything()
    assert list(history.catch_up(Library(tmp_path))) == []
    assert history.matches() == []


def test_both_ends_of_a_match_that_was_saved_elsewhere_count(
    history: History, tmp_path: Path
) -> None:
    match = saved(tmp_path, "blueprints", ["Ada", "Zoé"])
    assert match.path is not None
    left = SavedMatch.open(match.path)
    match.save_as(tmp_path / "elsewhere.match")
    ended_otherwise(match)
    for each in (left, match):
        history.recorder.record(each)
    history.recorder.wait()
    assert len(history.matches()) == 2


def test_a_person_at_a_computers_seat_is_told_from_the_computer(
    history: History, tmp_path: Path
) -> None:
    """Nothing that a computer of this level ever does counts as a person's, nor the reverse."""
    both = header("fits", ["Ada", "Zaha:apprentice"])
    computer = evolve(both.players[1], id=computer_id("apprentice"))
    both = evolve(both, players=(both.players[0], computer))
    taken = SavedMatch.begin(both, tmp_path / "taken.match")
    taken.hand_over(1, "person")
    left = SavedMatch.begin(evolve(both, match_id="other", seed=2), tmp_path / "left.match")
    for match in (taken, left):
        for played in play_on(match.header.new_match(), Chance(1), None).played:
            match.play(played.move)
        history.recorder.record(match)
    history.recorder.wait()
    kinds = dict(rows(history, "SELECT id, kind FROM players"))
    assert kinds.pop(computer_id("apprentice")) == "apprentice"
    assert list(kinds.values()) == ["person", "person"]


def test_a_file_of_a_time_that_no_calendar_has_is_entered(
    history: History, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = saved(tmp_path, "fits", ["Ada"], boards=(1,))
    monkeypatch.setattr(catching_up, "moment", lambda _seconds: moment(1e30))
    assert list(history.catch_up(Library(tmp_path))) == [True]
    assert [line.id for line in history.matches()] == [match.header.match_id]


def test_an_entered_match_is_not_changed_by_a_file(history: History, tmp_path: Path) -> None:
    """A file of the same id that went on otherwise is somebody's copy."""
    enter(history.database, facts(1, {"Ada": 3}))
    match = saved(tmp_path, "fits", ["Ada"], boards=(1,))
    found = facts_of(header("fits", ["Ada"], boards=(1,)), match.match, datetime.now(UTC))
    assert found is not None
    assert enter(history.database, found, found) == [True, False]
    assert rows(history, "SELECT count(*) FROM matches") == [(2,)]
