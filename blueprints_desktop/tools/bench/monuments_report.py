"""How fast the building site is: frames while San Pietro is turned and built on, paths, rest.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.monuments_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.frame_gaps import heading, line, spread_of
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.monuments_play"
PATHS_TARGET_MS = 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    times, seconds = (1, 0.3) if quick else (4, 10.0)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        return figures_of(laps.Runner(found, Path(folder)), times, seconds)


def figures_of(runner: laps.Runner, times: int, seconds: float) -> dict[str, Any]:
    return {
        **frames(runner, times),
        "paths": paths(runner, 5 * times),
        "rest": runner.run(PLAY, "idle", str(seconds))["site"],
    }


def frames(runner: laps.Runner, times: int) -> dict[str, dict[str, float]]:
    """How late frames come on the site, all but complete, and on the last page, complete."""
    site = runner.run(PLAY, "frames", str(times))
    last = runner.run(PLAY, "complete", str(times))
    return {
        "turned on the site": spread_of(site["turning"]),
        "built on": spread_of(site["building"]),
        "complete, rising at the end": spread_of(last["ending"]),
        "complete, turned at the end": spread_of(last["turning"]),
    }


def paths(runner: laps.Runner, times: int) -> dict[str, float]:
    """How long it takes to list all legal walks where the quarry is fullest."""
    waits = runner.run(PLAY, "paths", str(times))["paths"]
    return {"median_ms": median(waits), "worst_ms": max(waits)}


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    lines = [heading("San Pietro, between frames, ms")]
    for name, spread in figures.items():
        if "p50" in spread:
            lines.append(line(name, spread))
    waits, rest = figures["paths"], figures["rest"]
    lines += [
        f"All legal walks of the fullest quarry: {waits['median_ms']:.1f} ms"
        f" (worst {waits['worst_ms']:.1f}), to reach {PATHS_TARGET_MS:.0f}",
        f"At rest, {rest['seconds']:.0f} s: {rest['cpu_ms']:.1f} ms CPU,"
        f" {rest['paints']:.0f} paints",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
