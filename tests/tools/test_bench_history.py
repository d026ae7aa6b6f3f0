"""The bench of the history fills a real file and asks it everything; how quickly is not tested."""

from pathlib import Path

from blueprints_desktop.games import registry
from blueprints_desktop.history.counting import recount
from blueprints_desktop.history.history import History
from blueprints_desktop.tools.bench import history as bench


def test_invented_matches_are_like_entered_ones(tmp_path: Path) -> None:
    path = tmp_path / "history.db"
    bench.fill(path, 150)
    history = History(path)
    overview = history.overview()
    assert overview.total == 150
    assert set(overview.matches) == set(registry.KEYS)
    assert all(history.sheet(line.id) is not None for line in history.matches(limit=5))
    sums = history.database.read(lambda c: c.execute("SELECT * FROM tallies").fetchall())
    history.database.write(recount)
    assert history.database.read(lambda c: c.execute("SELECT * FROM tallies").fetchall()) == sums
    history.close()


def test_every_question_is_in_the_report() -> None:
    found = bench.measure(60, page=False)
    told = bench.report(found)
    assert "History of 60 matches" in told
    for word in ("overview", "filter: two players", "player: streaks", "a match's end"):
        assert word in told
    assert all(timing.first > 0 for timing in found["timings"])
