"""How fast the window is: start, memory, rest, frames, answers, beside a bare PySide6 window.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.window_report`.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from attrs import frozen

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.frame_gaps import heading, line
from blueprints_desktop.tools.bench.window_screen import screen


@frozen
class Amounts:
    """How much is measured."""

    starts: int
    idle_seconds: float
    frame_laps: int
    turns: int
    counted_seconds: float
    clicks: int


FULL = Amounts(starts=9, idle_seconds=10.0, frame_laps=3, turns=4, counted_seconds=30.0, clicks=12)
QUICK = Amounts(starts=1, idle_seconds=0.5, frame_laps=1, turns=1, counted_seconds=1.0, clicks=2)

START_TARGET, MEMORY_TARGET = 1.5, 2.0
"""At most so many times the bare window."""
IDLE_TARGET_MS, CLICK_TARGET_MS = 3.0, 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    amounts = QUICK if quick else FULL
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        runner = laps.Runner(found, Path(folder))
        return {
            "platform": found["QT_QPA_PLATFORM"],
            "start": laps.starts(runner, amounts.starts),
            "idle": laps.rests(runner, amounts.idle_seconds),
            "frames": laps.frames(
                runner, amounts.frame_laps, amounts.turns, amounts.counted_seconds
            ),
            "click": laps.clicks(runner, amounts.clicks),
        }


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    start, frames, click = figures["start"], figures["frames"], figures["click"]
    lines = [
        f"The window on {figures['platform']}, beside a bare one with a QGraphicsView",
        f"(medians of {start['laps']:.0f} laps; the ratio is the median of the laps' own, with"
        " its quartiles)",
        f"{'':34}{'ours':>10}{'bare':>10}{'ratio':>8}{'to reach':>10}{'quartiles':>16}",
        _beside("start to painted home, ms", start, "usual", "seconds", 1000, START_TARGET),
        _beside("  of that CPU, ms", start, "usual", "cpu_seconds", 1000, None),
        _beside("with a match to go on with, ms", start, "left", "seconds", 1000, None),
        _beside("  of that CPU, ms", start, "left", "cpu_seconds", 1000, None),
        _beside("the very first start, ms", start, "first", "seconds", 1000, None),
        _beside("  of that CPU, ms", start, "first", "cpu_seconds", 1000, None),
        _beside("memory then (PSS), MB", start, "usual", "memory_kb", 1 / 1024, MEMORY_TARGET),
        "",
        f"{'At rest':34}{'CPU ms':>10}{'paints':>10}{'':8}{IDLE_TARGET_MS:>7.0f} ms",
    ]
    for page, rest in figures["idle"].items():
        name = f"{page}, {rest['seconds']:.0f} s"
        lines.append(f"{name:34}{rest['cpu_ms']:10.1f}{rest['paints']:10.0f}")
    lines += ["", heading("Between frames, ms")]
    for name in ("bare", "placing", "counting"):
        spread = frames[name]
        lines.append(line(name, spread))
    lines += [
        f"{'reveal opened, ms':34}{frames['reveal_opened_ms']:10.0f}",
        "",
        f"Click to painted preview: {click['median_ms']:.0f} ms (first {click['first_ms']:.0f},"
        f" worst {click['worst_ms']:.0f}), to reach {CLICK_TARGET_MS:.0f}",
    ]
    return "\n".join(lines)


def _beside(
    name: str, start: dict[str, float], which: str, unit: str, times: float, target: float | None
) -> str:
    ours, bare = start[f"{which}_{unit}"] * times, start[f"bare_{unit}"] * times
    goal = "" if target is None else f"{target:.1f}"
    ratio, low, high = (start[f"{which}_{unit}_ratio{end}"] for end in ("", "_low", "_high"))
    spread = f"{low:.2f} to {high:.2f}"
    return f"{name:34}{ours:10.0f}{bare:10.0f}{ratio:8.2f}{goal:>10}{spread:>16}"


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
