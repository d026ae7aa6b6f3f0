"""What is deleted is gone, stays gone, and takes nothing away from anybody else."""

from datetime import timedelta
from pathlib import Path

import pytest

from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.forgetting import GONE
from blueprints_desktop.history.history import History
from blueprints_desktop.store.library import Library
from tests.history.making import NOON, enter, facts, rows, saved


@pytest.fixture
def history(tmp_path: Path) -> History:
    history = History(tmp_path / "history.db")
    enter(
        history.database,
        facts(1, {"Ada": 20, "Zoé": 10}),
        facts(2, {"Ada": 5, "Zoé": 10, "Bot:easy": 1}, finished=NOON + timedelta(days=50)),
        facts(3, {"Ada": 5, "Bot:easy": 9}, feats=(("board 1", 5),)),
        facts(4, {"Zoé": 7, "Dov": 8}),
    )
    return history


def test_a_deleted_player_s_name_is_nowhere(history: History) -> None:
    assert history.forget_player("ada")
    assert {standing.name for standing in history.overview().standings} == {
        "", "Zoé", "Bot", "Dov",
    }  # fmt: skip
    for table in ("players", "seats", "matches", "feats", "passed_over"):
        assert "ada" not in str(rows(history, f"SELECT * FROM {table}")).casefold()
    assert history.records.best("ada", "blueprints", "board 1") is None
    assert history.results("ada") == []
    assert not history.forget_player("ada")


def test_others_keep_what_they_had(history: History) -> None:
    before = history.results("zoé"), history.streaks("zoé"), history.trend("zoé")
    met = [(each.meetings, each.ahead, each.behind) for each in history.opponents("zoé")]
    history.forget_player("ada")
    assert (history.results("zoé"), history.streaks("zoé"), history.trend("zoé")) == before
    assert [(o.meetings, o.ahead, o.behind) for o in history.opponents("zoé")] == met
    (unknown,) = [each for each in history.opponents("zoé") if each.kind == GONE]
    assert (unknown.name, unknown.meetings) == ("", 2)


def test_matches_that_were_nobody_else_s_go_altogether(history: History) -> None:
    history.forget_player("ada")
    assert {line.id for line in history.matches()} == {"match 1", "match 2", "match 4"}
    assert history.overview().total == 3
    (bot,) = [each for each in history.overview().standings if each.name == "Bot"]
    assert bot.total.matches == 1
    history.forget_player("zoé")
    assert {line.id for line in history.matches()} == {"match 4"}, "only Dov is left"


def test_sums_are_right_after_deleting(history: History) -> None:
    history.forget_player("ada")
    tables = ("tallies", "meetings", "courses")
    before = [rows(history, f"SELECT * FROM {table}") for table in tables]
    history.database.write(recount)
    assert [rows(history, f"SELECT * FROM {table}") for table in tables] == before


def test_somebody_of_the_same_id_begins_anew(history: History) -> None:
    history.forget_player("ada")
    enter(history.database, facts(9, {"Ada": 3, "Zoé": 1}))
    assert [result.result.matches for result in history.results("ada")] == [1]


def test_a_computer_is_no_person_to_be_deleted(history: History) -> None:
    assert not history.forget_player("computer:easy")
    assert history.overview().total == 4


def test_everything_can_be_deleted_and_does_not_come_back(history: History, tmp_path: Path) -> None:
    library = Library(tmp_path / "matches")
    library.prepare()
    match = saved(library.folder, "fits", ["Ada"], boards=(1,))
    assert sum(history.catch_up(library)) == 1
    history.forget_everything()
    assert history.overview().total == 0
    assert history.matches() == []
    for table in (
        "players",
        "seats",
        "sheets",
        "tallies",
        "meetings",
        "courses",
        "feats",
        "circles",
    ):
        assert rows(history, f"SELECT * FROM {table}") == []
    assert list(history.catch_up(library)) == []
    history.recorder.record(match)
    history.recorder.wait()
    assert history.overview().total == 0, "not even when it is looked at again"
    saved(library.folder, "fits", ["Ada"], seed=2, boards=(1,))
    assert sum(history.catch_up(library)) == 1
