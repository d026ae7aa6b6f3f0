"""Windows run by turns as processes of their own, so that a noisy machine disturbs all alike."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from attrs import frozen

from blueprints_desktop.tools.bench.frame_gaps import Gap, spread_of

PACKAGE = "blueprints_desktop.tools.bench"
BARE, PROGRAM, PLAY = (
    f"{PACKAGE}.window_bare",
    f"{PACKAGE}.window_program",
    f"{PACKAGE}.window_play",
)
ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 180.0
LEFT_AFTER = 20
"""Moves after which the match was left that a start finds."""


@frozen
class Runner:
    """Starts measured processes in homes of their own, their bytecode already compiled."""

    screen: Mapping[str, str]
    folder: Path

    def new_home(self) -> str:
        """Where nobody has played or even started the program yet."""
        return tempfile.mkdtemp(dir=self.folder)

    def run(self, module: str, *arguments: str, home: str | None = None) -> dict[str, Any]:
        """Let a process run to its end; the figures it says, with the seconds until it painted."""
        environment = self._environment(home or self.new_home())
        begun = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{module} {' '.join(arguments)} failed:\n{done.stderr}")
        figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        if "painted_at" in figures:
            figures["seconds"] = figures.pop("painted_at") - begun
        return figures

    def _environment(self, home: str) -> dict[str, str]:
        """As an installed program finds it: bytecode is there, and settings are those at first."""
        environment = {
            **os.environ,
            **self.screen,
            "PYTHONPATH": str(ROOT),
            "PYTHONPYCACHEPREFIX": str(self.folder / "bytecode"),
            "LC_ALL": "C.UTF-8",
        }
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            environment[name] = home
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        return environment


def starts(runner: Runner, laps: int) -> dict[str, float]:
    """Seconds to the first full paint, and memory then, beside the bare window of the same lap.

    A start usually finds what the one before it has left; the very first is told apart, and so is
    one that finds a match to go on with.
    """
    told: dict[str, list[dict[str, Any]]] = {"bare": [], "first": [], "usual": [], "left": []}
    left = runner.new_home()
    runner.run(BARE, "start", "0")
    runner.run(PLAY, "leave", str(LEFT_AFTER), home=left)
    runner.run(PROGRAM, "start", home=left)
    for _ in range(laps):
        home = runner.new_home()
        told["first"].append(runner.run(PROGRAM, "start", home=home))
        told["bare"].append(runner.run(BARE, "start", "0"))
        told["usual"].append(runner.run(PROGRAM, "start", home=home))
        told["left"].append(runner.run(PROGRAM, "start", home=left))
    figures: dict[str, float] = {"laps": laps}
    for unit in ("seconds", "cpu_seconds", "memory_kb"):
        bare = [one[unit] for one in told["bare"]]
        for name, ones in told.items():
            own = [one[unit] for one in ones]
            figures[f"{name}_{unit}"] = median(own)
            ratios = [mine / other for mine, other in zip(own, bare, strict=True)]
            figures[f"{name}_{unit}_ratio"] = median(ratios)
            low, _, high = quantiles(ratios, n=4) if laps > 1 else ratios * 3
            figures[f"{name}_{unit}_ratio_low"] = low
            figures[f"{name}_{unit}_ratio_high"] = high
    return figures


def rests(runner: Runner, seconds: float) -> dict[str, dict[str, float]]:
    """CPU milliseconds and paint events while nothing is done, on each page."""
    bare = runner.run(BARE, "idle", str(seconds))
    return {"bare": bare["window"], **runner.run(PLAY, "idle", str(seconds))}


def frames(runner: Runner, laps: int, turns: int, counted: float) -> dict[str, Any]:
    """How late frames come while dice fly and in the first seconds of counting, beside bare ones."""
    gaps: dict[str, list[Gap]] = {"bare": [], "placing": [], "counting": []}
    opened = []
    for _ in range(laps):
        gaps["bare"] += runner.run(BARE, "frames", str(4 * turns))["flight"]
        told = runner.run(PLAY, "frames", str(turns), str(counted))
        gaps["placing"] += told["placing"]
        gaps["counting"] += told["counting"]
        opened.append(told["reveal_opened"])
    spread = {name: spread_of(values) for name, values in gaps.items()}
    return {**spread, "reveal_opened_ms": median(opened)}


def clicks(runner: Runner, times: int) -> dict[str, float]:
    """From the click on a die to its painted preview; the first finds nothing drawn ahead."""
    waits = runner.run(PLAY, "click", str(times))["clicks"]
    return {"first_ms": waits[0], "median_ms": median(waits), "worst_ms": max(waits)}
