"""What computer players cost the window: frames, cancellations, replies, readiness.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.opponents_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.frame_gaps import heading, line, spread_of
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.opponents_play"
FRAMES_TARGET = 1.25
"""The 99th part of a hundred of gaps between frames is at most so many times that at rest."""
CANCEL_TARGET_MS, REPLY_TARGET_MS, READY_TARGET_MS = 50.0, 50.0, 500.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    starts, seconds, times = (1, 0.4, 1) if quick else (7, 20.0, 12)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        runner = laps.Runner(found, Path(folder))
        ready = [runner.run(PLAY, "ready")["ready"] for _ in range(starts)]
        gaps = runner.run(PLAY, "frames", str(seconds))
        return {
            "ready": _spread(ready),
            "idle": spread_of(gaps["idle"]),
            "thinking": spread_of(gaps["thinking"]),
            "cancel": _spread(runner.run(PLAY, "cancel", str(times))["cancel"]),
            "reply": _spread(runner.run(PLAY, "reply", str(times))["reply"]),
        }


def _spread(waits: list[float]) -> dict[str, float]:
    return {"median_ms": median(waits), "worst_ms": max(waits), "times": len(waits)}


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    lines = [heading("Between frames, ms")]
    for name, shown in (("idle", "table at rest"), ("thinking", "while the master thinks")):
        spread = figures[name]
        lines.append(line(shown, spread))
    ratio = figures["thinking"]["p99"] / figures["idle"]["p99"]
    lines.append(f"p99 thinking to rest: {ratio:.2f}, to reach {FRAMES_TARGET}")
    for name, shown, target in (
        ("cancel", "A thought given up", CANCEL_TARGET_MS),
        ("reply", "A reply beyond its thinking", REPLY_TARGET_MS),
        ("ready", "Worker ready after the first picture", READY_TARGET_MS),
    ):
        waited = figures[name]
        lines.append(
            f"{shown}: {waited['median_ms']:.0f} ms (worst of {waited['times']:.0f}:"
            f" {waited['worst_ms']:.0f}), to reach {target:.0f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
