"""The kept course of matches: the same however they came in, and all that streaks are read from."""

import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from blueprints_desktop.history.bests import table_bests
from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.facts import MatchFacts
from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History
from blueprints_desktop.history.players import streaks, streaks_in
from blueprints_desktop.history.writing import remove
from tests.history.making import NOON, enter, facts, rows


@pytest.fixture
def history(path: Path) -> History:
    return History(path)


def months(number: int = 24) -> list[MatchFacts]:
    """Two or three at a table, sometimes of two computers; two matches a month and more."""
    tables = ({"Ada": 3, "Zoé": 1}, {"Ada": 1, "Bot:easy": 4, "Bat:easy": 1}, {"Zoé": 2, "Ada": 2},
              {"Ada": 1, "Zoé": 5, "Dov": 2}, {"Ada": 9})  # fmt: skip
    return [
        facts(n, tables[n % len(tables)], finished=NOON + timedelta(days=11 * n))
        for n in range(number)
    ]


def kept(history: History) -> list[object]:
    return rows(history, "SELECT * FROM courses")


def test_courses_kept_match_by_match_are_those_written_at_once(history: History) -> None:
    enter(history.database, *months())
    before = kept(history)
    assert before
    history.database.write(recount)
    assert kept(history) == before


def test_matches_that_come_in_late_take_their_place(tmp_path: Path) -> None:
    in_order, in_disorder = History(tmp_path / "a.db"), History(tmp_path / "b.db")
    enter(in_order.database, *months())
    enter(in_disorder.database, *months()[::3], *months()[1::3], *months()[2::3])
    for others in ((), ("zoé",), ("computer:easy",)):
        chosen = Filter(players=others)
        assert in_disorder.streaks("ada", chosen) == in_order.streaks("ada", chosen)
        assert in_order.streaks("ada", chosen).latest


def test_a_match_taken_out_leaves_the_course(history: History) -> None:
    enter(history.database, *months())
    before = kept(history)
    enter(history.database, facts(99, {"Ada": 1, "Eli": 0}, finished=NOON + timedelta(days=2)))
    assert kept(history) != before
    history.database.write(lambda connection: remove(connection, "match 99"))
    assert kept(history) == before


def asked_by(history: History, question: Callable[[sqlite3.Connection], object]) -> list[str]:
    """The statements that a question is made of."""
    asked: list[str] = []

    def ask(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(asked.append)
        question(connection)
        connection.set_trace_callback(None)

    history.database.read(ask)
    return asked


def test_streaks_go_through_no_seats_but_those_of_the_days_at_the_ends(history: History) -> None:
    """With many matches that took longest of all; counted, since no test goes by the clock."""
    enter(history.database, *months())

    def seats_read(chosen: Filter) -> int:
        asked = asked_by(history, lambda connection: streaks(connection, "ada", chosen))
        return sum("FROM seats" in each for each in asked)

    assert seats_read(Filter()) == 0
    assert seats_read(Filter(game="fits", players=("ada", "zoé"))) == 0
    first = NOON.date()
    assert seats_read(Filter(since=first, until=first + timedelta(days=99))) == 2


def test_the_bests_of_all_tables_are_one_question(history: History) -> None:
    enter(history.database, *months())
    asked = asked_by(history, lambda connection: table_bests(connection, Filter(), "ada"))
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("signs", "longest", "longest_without"),
    [("", 0, 0), ("+", 1, 0), ("---", 0, 3), ("+-++-+++", 3, 1), ("+++-++--", 3, 2)],
)
def test_the_longest_runs_are_found(signs: str, longest: int, longest_without: int) -> None:
    found = streaks_in(signs)
    assert (found.longest, found.longest_without) == (longest, longest_without)
