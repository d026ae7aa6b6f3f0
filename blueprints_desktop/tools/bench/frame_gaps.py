"""How late frames come: the gaps between them, and how much of each was work of the program's own.

No machine is ever quite quiet. A gap that is long although little was done in it is not of the
program's making; one in which much was done is.
"""

from collections.abc import Sequence

Gap = tuple[float, float]
"""Milliseconds from one frame to the next, and of these the processor's for the window's thread."""

LATE = 34.0
"""Milliseconds: two frames at 60 a second, with a little patience."""


def spread_of(gaps: Sequence[Gap]) -> dict[str, float]:
    if not gaps:
        return {"frames": 0, "p50": 0.0, "p99": 0.0, "max": 0.0, "late": 0.0, "work": 0.0}
    ordered = sorted(lasted for lasted, _ in gaps)
    return {
        "frames": len(ordered),
        "p50": ordered[len(ordered) // 2],
        "p99": ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
        "max": ordered[-1],
        "late": sum(gap > LATE for gap in ordered) / len(ordered),
        "work": max(worked for _, worked in gaps),
    }


def heading(title: str) -> str:
    return f"{title:34}{'p50':>10}{'p99':>10}{'max':>8}{'> 34 ms':>10}{'most work':>12}"


def line(name: str, spread: dict[str, float]) -> str:
    return (
        f"{name:34}{spread['p50']:10.1f}{spread['p99']:10.1f}"
        f"{spread['max']:8.0f}{spread['late']:10.1%}{spread['work']:12.0f}"
    )
