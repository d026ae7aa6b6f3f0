"""How fast the Skyline table is: frames while pawn and pile move, choices lit, rest.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.skyline_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.frame_gaps import heading, line, spread_of
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.skyline_play"
LIT_TARGET_MS = 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    turns, times, seconds = (1, 2, 0.3) if quick else (12, 12, 10.0)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        runner = laps.Runner(found, Path(folder))
        return {
            **frames(runner, turns),
            "lit": lit(runner, times),
            "rest": runner.run(PLAY, "idle", str(seconds))["table"],
        }


def frames(runner: laps.Runner, turns: int) -> dict[str, dict[str, float]]:
    """How late frames come while dice roll and pawns walk, and while something is built."""
    told = runner.run(PLAY, "frames", str(turns))
    return {name: spread_of(told[name]) for name in ("walking", "building")}


def lit(runner: laps.Runner, times: int) -> dict[str, float]:
    """From a position to its choices painted on the board."""
    waits = runner.run(PLAY, "lit", str(times))["lit"]
    return {"median_ms": median(waits), "worst_ms": max(waits)}


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    lines = [heading("Skyline, between frames, ms")]
    for name in ("walking", "building"):
        spread = figures[name]
        lines.append(line(name, spread))
    waited, rest = figures["lit"], figures["rest"]
    lines += [
        f"Choices lit: {waited['median_ms']:.0f} ms (worst {waited['worst_ms']:.0f}),"
        f" to reach {LIT_TARGET_MS:.0f}",
        f"At rest, {rest['seconds']:.0f} s: {rest['cpu_ms']:.1f} ms CPU,"
        f" {rest['paints']:.0f} paints",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
