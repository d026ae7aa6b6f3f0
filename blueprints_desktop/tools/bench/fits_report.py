"""How fast the FITS table is: frames while a piece is dragged and slides, the outlook, rest.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.fits_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.frame_gaps import heading, line, spread_of
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.fits_play"
AIM_TARGET_MS = 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    times, aims, seconds = (1, 2, 0.3) if quick else (6, 20, 10.0)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        return figures_of(laps.Runner(found, Path(folder)), times, aims, seconds)


def figures_of(runner: laps.Runner, times: int, aims: int, seconds: float) -> dict[str, Any]:
    frames = runner.run(PLAY, "frames", str(times))
    waits = runner.run(PLAY, "aim", str(aims))["aims"]
    return {
        "dragging": spread_of(frames["dragging"]),
        "sliding": spread_of(frames["sliding"]),
        "aim": {"median_ms": median(waits), "worst_ms": max(waits)},
        "rest": runner.run(PLAY, "idle", str(seconds))["table"],
    }


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    lines = [heading("FITS, four ramps, between frames")]
    for name in ("dragging", "sliding"):
        spread = figures[name]
        lines.append(line(name, spread))
    waits, rest = figures["aim"], figures["rest"]
    lines += [
        f"Outlook painted: {waits['median_ms']:.0f} ms (worst {waits['worst_ms']:.0f}),"
        f" to reach {AIM_TARGET_MS:.0f}",
        f"At rest, {rest['seconds']:.0f} s: {rest['cpu_ms']:.1f} ms CPU,"
        f" {rest['paints']:.0f} paints",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
