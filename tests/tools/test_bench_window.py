"""The window's measurements run and give figures; how fast anything is decides nothing here."""

from pathlib import Path

import pytest

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench import window_report
from blueprints_desktop.tools.bench.frame_gaps import spread_of
from blueprints_desktop.tools.bench.window_screen import screen


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> laps.Runner:
    with screen(virtual=False) as found:
        return laps.Runner(found, tmp_path_factory.mktemp("bench"))


def test_start_and_memory(runner: laps.Runner) -> None:
    figures = laps.starts(runner, 1)
    for which in ("usual", "left", "first", "bare"):
        assert figures[f"{which}_seconds"] > 0
        assert figures[f"{which}_cpu_seconds"] > 0
        assert figures[f"{which}_memory_kb"] > 0
    assert figures["bare_seconds_ratio"] == figures["bare_memory_kb_ratio"] == 1.0


def test_rest(runner: laps.Runner) -> None:
    figures = laps.rests(runner, 0.2)
    assert set(figures) == {"bare", "home", "table"}
    assert all(rest["cpu_ms"] >= 0 for rest in figures.values())


def test_frames(runner: laps.Runner) -> None:
    figures = laps.frames(runner, 1, 1, 1.0)
    assert all(figures[name]["frames"] > 0 for name in ("bare", "placing", "counting"))
    assert figures["reveal_opened_ms"] > 0


def test_click(runner: laps.Runner) -> None:
    figures = laps.clicks(runner, 1)
    assert 0 < figures["first_ms"] == figures["worst_ms"]


def test_a_window_that_fails_is_reported(runner: laps.Runner) -> None:
    with pytest.raises(RuntimeError, match="no_such_module"):
        runner.run("no_such_module")


def test_spread() -> None:
    spread = spread_of([(16.0, 3.0)] * 98 + [(40.0, 21.0), (90.0, 2.0)])
    assert spread == {
        "frames": 100, "p50": 16.0, "p99": 90.0, "max": 90.0, "late": 0.02, "work": 21.0,
    }  # fmt: skip
    assert spread_of([])["frames"] == 0


def test_report_names_all_figures() -> None:
    rest = {"cpu_ms": 0.5, "paints": 0, "seconds": 10.0}
    start: dict[str, float] = {"laps": 3}
    for which, ratio in (("bare", 1.0), ("usual", 2.0), ("left", 2.5), ("first", 3.0)):
        for unit, bare in (("seconds", 0.2), ("cpu_seconds", 0.1), ("memory_kb", 30e3)):
            start[f"{which}_{unit}"] = bare * ratio
            for end, share in (("", 1.0), ("_low", 0.9), ("_high", 1.1)):
                start[f"{which}_{unit}_ratio{end}"] = ratio * share
    spread = spread_of([(16.0, 2.0)])
    told = window_report.report(
        {
            "platform": "offscreen",
            "start": start,
            "idle": {"bare": rest, "home": rest, "table": rest},
            "frames": {"bare": spread, "placing": spread, "counting": spread}
            | {"reveal_opened_ms": 300.0},
            "click": {"first_ms": 40.0, "median_ms": 30.0, "worst_ms": 40.0},
        }
    )
    names = ("offscreen", "3 laps", "home, 10 s", "placing", "reveal opened", "30 ms")
    assert all(name in told for name in names)
    for ratio, spread in (("2.00", "1.80 to 2.20"), ("2.50", "2.25 to 2.75"), ("3.00", "2.70 to")):
        assert any(ratio in line and spread in line for line in told.splitlines())


def test_screen_without_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with screen() as found:
        assert found == {"QT_QPA_PLATFORM": "offscreen"}
