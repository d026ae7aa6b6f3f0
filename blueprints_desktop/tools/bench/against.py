"""Measures this checkout and an earlier one by turns, and compares them figure by figure.

Each turn is a process of its own that runs `bench --only window` of its checkout, so a noisy machine
disturbs both alike. Every second lap begins with the other checkout.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Any

from attrs import frozen

HERE = Path(__file__).resolve().parents[3]


@frozen
class Compared:
    """One figure in both checkouts, and the ratios of the laps: below 1 this one is smaller."""

    name: str
    ours: float
    before: float
    ratios: tuple[float, ...]


def measure(before: Path, laps: int) -> list[Compared]:
    """All figures that both checkouts know."""
    ours: list[dict[str, float]] = []
    earlier: list[dict[str, float]] = []
    for lap in range(laps):
        turns = [(HERE, ours), (before, earlier)]
        for checkout, found in turns if lap % 2 == 0 else reversed(turns):
            found.append(dict(figures_in(_measure_once(checkout))))
    return compare(ours, earlier)


def compare(ours: list[dict[str, float]], before: list[dict[str, float]]) -> list[Compared]:
    """The figures of two checkouts, lap by lap."""
    common = [name for name in ours[0] if all(name in lap for lap in (*ours, *before))]
    return [
        Compared(
            name,
            median(lap[name] for lap in ours),
            median(lap[name] for lap in before),
            tuple(
                one[name] / other[name]
                for one, other in zip(ours, before, strict=True)
                if other[name]
            ),
        )
        for name in common
    ]


def figures_in(found: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, float]]:
    """All numbers in what a run wrote, by the names that lead to them.

    >>> list(figures_in({"start": {"usual": 0.5, "kind": "xcb"}, "quick": True}))
    [('start usual', 0.5)]
    """
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from figures_in(value, f"{path}{name} ")
        elif isinstance(value, int | float) and not isinstance(value, bool):
            yield path + name, float(value)


def report(found: list[Compared]) -> str:
    """The figures as a table for people."""
    lines = [f"{'':46}{'now':>12}{'before':>12}{'ratio':>8}  ratios of the laps"]
    for each in found:
        ratio = f"{median(each.ratios):8.2f}" if each.ratios else f"{'':8}"
        laps = " ".join(f"{one:.2f}" for one in each.ratios)
        lines.append(f"{each.name:46}{each.ours:12.2f}{each.before:12.2f}{ratio}  {laps}")
    return "\n".join(lines)


def _measure_once(checkout: Path) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        command = [sys.executable, "-m", "blueprints_desktop.tools.bench", "--only", "window"]
        done = subprocess.run(
            [*command, "--json", str(file)],
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout)},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{checkout} could not be measured:\n{done.stderr}")
        figures: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return figures
