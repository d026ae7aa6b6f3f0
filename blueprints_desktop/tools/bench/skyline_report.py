"""How fast the Skyline table is: frames while pawn and pile move, choices lit, rest.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.skyline_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.skyline_play"
LIT_TARGET_MS = 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    turns, times, seconds = (1, 2, 0.3) if quick else (12, 12, 10.0)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        runner = laps.Runner(found, Path(folder))
        return figures_of(runner, turns, times, seconds)


def figures_of(runner: laps.Runner, turns: int, times: int, seconds: float) -> dict[str, Any]:
    frames = runner.run(PLAY, "frames", str(turns))
    lit = runner.run(PLAY, "lit", str(times))["lit"]
    return {
        "walking": laps.spread_of(frames["walking"]),
        "building": laps.spread_of(frames["building"]),
        "lit": {"median_ms": median(lit), "worst_ms": max(lit)},
        "rest": runner.run(PLAY, "idle", str(seconds))["table"],
    }


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    lines = [f"{'Skyline, between frames, ms':34}{'p50':>10}{'p99':>10}{'max':>8}{'> 34 ms':>10}"]
    for name in ("walking", "building"):
        spread = figures[name]
        lines.append(
            f"{name:34}{spread['p50']:10.1f}{spread['p99']:10.1f}"
            f"{spread['max']:8.0f}{spread['late']:10.1%}"
        )
    lit, rest = figures["lit"], figures["rest"]
    lines += [
        f"Choices lit: {lit['median_ms']:.0f} ms (worst {lit['worst_ms']:.0f}),"
        f" to reach {LIT_TARGET_MS:.0f}",
        f"At rest, {rest['seconds']:.0f} s: {rest['cpu_ms']:.1f} ms CPU,"
        f" {rest['paints']:.0f} paints",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
