"""How fast the building site is: frames while San Pietro is turned and built on, paths, rest.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.monuments_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.monuments_play"
PATHS_TARGET_MS = 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    times, seconds = (1, 0.3) if quick else (4, 10.0)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        return figures_of(laps.Runner(found, Path(folder)), times, seconds)


def figures_of(runner: laps.Runner, times: int, seconds: float) -> dict[str, Any]:
    frames = runner.run(PLAY, "frames", str(times))
    waits = runner.run(PLAY, "paths", str(5 * times))["paths"]
    return {
        "turning": laps.spread_of(frames["turning"]),
        "building": laps.spread_of(frames["building"]),
        "paths": {"median_ms": median(waits), "worst_ms": max(waits)},
        "rest": runner.run(PLAY, "idle", str(seconds))["site"],
    }


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    lines = [f"{'San Pietro, between frames, ms':34}{'p50':>10}{'p99':>10}{'max':>8}{'> 34':>10}"]
    for name in ("turning", "building"):
        spread = figures[name]
        lines.append(
            f"{name:34}{spread['p50']:10.1f}{spread['p99']:10.1f}"
            f"{spread['max']:8.0f}{spread['late']:10.1%}"
        )
    waits, rest = figures["paths"], figures["rest"]
    lines += [
        f"All legal walks listed: {waits['median_ms']:.1f} ms (worst {waits['worst_ms']:.1f}),"
        f" to reach {PATHS_TARGET_MS:.0f}",
        f"At rest, {rest['seconds']:.0f} s: {rest['cpu_ms']:.1f} ms CPU,"
        f" {rest['paints']:.0f} paints",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
