"""All that a page of statistics shows, asked at one moment."""

from datetime import timedelta
from pathlib import Path

import pytest

from blueprints_desktop.history.filters import Filter
from blueprints_desktop.history.history import History
from blueprints_desktop.history.records import feats
from blueprints_desktop.history.summary import MONTHS
from blueprints_desktop.store.records import RecordEntry
from tests.history.making import NOON, enter, facts

DAY = "daily 2026-03-14"


@pytest.fixture
def history(tmp_path: Path) -> History:
    made = History(tmp_path / "history.db")
    enter(
        made.database,
        facts(1, {"Ada": 9, "Zoé": 7}, finished=NOON - timedelta(days=30 * (MONTHS + 6))),
        facts(2, {"Ada": 5, "Zoé": 8}, finished=NOON - timedelta(days=40)),
        facts(3, {"Ada": 6, "Bot:easy": 2}, finished=NOON - timedelta(days=1)),
        facts(4, {"Dov": 3}, game="fits", finished=NOON, feats=(("board 1", 3),)),
    )
    return made


def test_everybody(history: History) -> None:
    found = history.summary()
    assert found.total.matches == 4
    assert found.overview is not None
    assert found.overview.standings == found.everybody
    assert (found.opponents, found.streaks) == ((), None)
    assert [line.id for line in found.matches] == ["match 4", "match 3", "match 2", "match 1"]
    assert sum(month.result.matches for month in found.months) == 3, "the first was long before"
    assert sum(year.result.matches for year in found.years) == 4


def test_a_person_and_an_opponent(history: History) -> None:
    alone = history.summary(Filter(), "ada")
    assert alone.total.matches == 3
    assert alone.overview is None
    assert [(one.player, one.meetings) for one in alone.opponents] == [
        ("zoé", 2), ("computer:easy", 1),
    ]  # fmt: skip
    assert alone.streaks is not None
    assert alone.streaks.latest == "+-+"
    beside = history.summary(Filter(), "ada", "zoé")
    assert beside.total.matches == 2
    assert [line.id for line in beside.matches] == ["match 2", "match 1"]
    assert [one.player for one in beside.opponents] == ["zoé"]
    assert beside.streaks is not None
    assert beside.streaks.latest == "+-"
    assert beside.everybody == alone.everybody


def test_a_filter_and_a_limit(history: History) -> None:
    found = history.summary(Filter(game="fits"), limit=1)
    assert (found.total.matches, len(found.feats), len(found.bests)) == (1, 1, 1)
    assert history.summary(Filter(game="blueprints")).feats == ()
    assert len(history.summary(limit=2).matches) == 2
    nothing = history.summary(Filter(game="skyline"))
    assert (nothing.matches, nothing.months, nothing.total.matches) == ((), (), 0)


def test_feats_tell_the_first_and_the_best_attempt(history: History) -> None:
    def tried(player: str, match: str, points: int | None, hour: int) -> RecordEntry:
        begun = f"2026-03-14T{hour:02}:00:00+01:00"
        return RecordEntry(player, player.title(), "fits", DAY, match, begun, points)

    history.records.note(
        [tried("ada", "a", None, 8), tried("ada", "b", 40, 10), tried("zoé", "z", 12, 9)]
    )
    own = history.database.read(lambda c: feats(c, "ada"))
    assert [(f.feat, f.attempts, f.first, f.first_match, f.best, f.best_match) for f in own] == [
        (DAY, 2, None, "a", 40, "b")
    ]
    everybody = history.database.read(feats)
    assert {(f.player, f.feat, f.first, f.best) for f in everybody} == {
        ("ada", DAY, None, 40), ("zoé", DAY, 12, 12), ("dov", "board 1", 3, 3),
    }  # fmt: skip
