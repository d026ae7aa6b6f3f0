"""The measurements of the Skyline table run and give figures; how fast it is decides nothing here."""

from pathlib import Path

import pytest

from blueprints_desktop.tools.bench import skyline_report
from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.window_screen import screen


@pytest.fixture
def runner(tmp_path: Path) -> laps.Runner:
    with screen(virtual=False) as found:
        return laps.Runner(found, tmp_path)


def test_frames_and_lit_choices(runner: laps.Runner) -> None:
    moving = skyline_report.frames(runner, 1)
    waited = skyline_report.lit(runner, 1)
    assert moving["walking"]["frames"] > 0
    assert 0 < waited["median_ms"] == waited["worst_ms"]
    rest = {"cpu_ms": 0.5, "paints": 0, "seconds": 10.0}
    told = skyline_report.report({**moving, "lit": waited, "rest": rest})
    assert "walking" in told
    assert "Choices lit" in told
