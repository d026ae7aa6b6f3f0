"""The measurements of World Monuments give figures; how fast it is decides nothing here."""

from blueprints_desktop.tools.bench import monuments_play, monuments_report


def test_walks_of_the_fullest_quarry_are_listed_and_told():
    waits = monuments_play.list_paths(2)
    assert len(waits) == 2
    assert min(waits) > 0
    spread = {"p50": 16.0, "p99": 17.0, "max": 18.0, "late": 0.0, "work": 9.0}
    paths = {"median_ms": 4.04, "worst_ms": 5.0}
    rest = {"cpu_ms": 0.5, "paints": 0, "seconds": 10.0}
    told = monuments_report.report({"built on": spread, "paths": paths, "rest": rest})
    assert "built on" in told
    assert "4.0 ms" in told
