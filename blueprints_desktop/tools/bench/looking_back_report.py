"""How soon the first chart is there, whether the window lives meanwhile, and how a review steps.

Run by itself it prints its table: `python -m blueprints_desktop.tools.bench.looking_back_report`.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from blueprints_desktop.tools.bench import window_laps as laps
from blueprints_desktop.tools.bench.window_screen import screen

PLAY = f"{laps.PACKAGE}.looking_back_play"
CHART_TARGET_MS = 700.0
STEP_TARGET_MS = 50.0


def measure(quick: bool) -> dict[str, Any]:
    """All figures, ready for JSON; ``quick`` only proves that everything can be measured."""
    starts, steps = (1, 4) if quick else (5, 40)
    with tempfile.TemporaryDirectory() as folder, screen() as found:
        return figures_of(laps.Runner(found, Path(folder)), starts, steps)


def figures_of(runner: laps.Runner, starts: int, steps: int) -> dict[str, Any]:
    """A program loads charts once, so the first one is measured in several programs.

    One more before them finds no bytecode yet, which no installed program does.
    """
    runner.run(PLAY, "chart", "1")
    charts = [runner.run(PLAY, "chart", "1") for _ in range(starts)]
    waits = [chart["chart_ms"] for chart in charts]
    review = runner.run(PLAY, "steps", str(steps))
    taken = review["steps"]
    return {
        "first chart": {
            "median_ms": median(waits),
            "worst_ms": max(waits),
            "cpu_ms": median(chart["cpu_ms"] for chart in charts),
        },
        "longest pause": {"worst_ms": max(late for chart in charts for late, _ in chart["gaps"])},
        "review step": {
            "median_ms": median(taken),
            "worst_ms": max(taken),
            "cpu_ms": median(review["cpu"]),
        },
    }


def report(figures: dict[str, Any]) -> str:
    """The figures as a table for people."""
    chart, step = figures["first chart"], figures["review step"]
    return "\n".join(
        [
            "Looking back over a match",
            f"First chart painted: {chart['median_ms']:.0f} ms after the click"
            f" (worst {chart['worst_ms']:.0f}; CPU {chart['cpu_ms']:.0f}),"
            f" to reach {CHART_TARGET_MS:.0f}",
            f"Longest pause of the window meanwhile: {figures['longest pause']['worst_ms']:.0f} ms",
            f"Review step at move 1,000: {step['median_ms']:.0f} ms"
            f" (worst {step['worst_ms']:.0f}; CPU {step['cpu_ms']:.0f}),"
            f" to reach {STEP_TARGET_MS:.0f}",
        ]
    )


if __name__ == "__main__":
    print(report(measure("--quick" in sys.argv)))
