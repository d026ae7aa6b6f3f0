"""`tasks.py bench`: all measurements, as a table and as JSON."""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from attrs import asdict

from blueprints_desktop.tools.bench import (
    against,
    contest,
    fits_report,
    growth,
    history,
    looking_back_report,
    monuments_report,
    opponents_report,
    playouts,
    skyline_report,
    window_report,
)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py bench", description=__doc__)
    parser.add_argument("--laps", type=int, default=15, help="how often everybody has a turn")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a turn")
    parser.add_argument("--only", choices=("playouts", "window", "history"), help="a part of it")
    parser.add_argument("--json", type=Path, help="file for the figures")
    parser.add_argument(
        "--against",
        type=Path,
        metavar="CHECKOUT",
        help="compare the window's figures with those of an earlier checkout, LAPS times by turns",
    )
    given = parser.parse_args(arguments)
    if given.against:
        print(against.report(against.measure(given.against.resolve(), given.laps)))
        return 0
    facts: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
    wanted = (given.only,) if given.only else ("playouts", "window", "history")
    if "playouts" in wanted:
        facts.update(_playouts(given.laps, given.seconds))
    if "window" in wanted:
        facts["window"] = window_report.measure(quick=False)
        print(window_report.report(facts["window"]))
        facts["fits"] = fits_report.measure(quick=False)
        print(fits_report.report(facts["fits"]))
        facts["monuments"] = monuments_report.measure(quick=False)
        print(monuments_report.report(facts["monuments"]))
        facts["skyline"] = skyline_report.measure(quick=False)
        print(skyline_report.report(facts["skyline"]))
        facts["opponents"] = opponents_report.measure(quick=False)
        print(opponents_report.report(facts["opponents"]))
        facts["looking back"] = looking_back_report.measure(quick=False)
        print(looking_back_report.report(facts["looking back"]))
    if "history" in wanted:
        found = history.measure()
        print(history.report(found))
        facts["history"] = {**found, "timings": [asdict(each) for each in found["timings"]]}
    if given.json:
        given.json.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    return 0


def _playouts(laps: int, seconds: float) -> dict[str, Any]:
    """Random playouts and the cost of late moves, told and given back."""
    standings = contest.hold(playouts.contestants(), laps, seconds)
    print(f"\nRandom playouts, moves per CPU second, ratio to {playouts.REFERENCE}")
    print(f"{'':36}{'moves/s':>12}{'ratio':>8}{'quartiles':>16}{'to reach':>10}")
    for standing in standings:
        target = playouts.TARGETS.get(standing.name)
        goal = f"{target:.0f}" if target else ""
        spread = f"{standing.low:.2f} to {standing.high:.2f}"
        print(
            f"{standing.name:36}{standing.rate:12,.0f}{standing.ratio:8.2f}{spread:>16}{goal:>10}"
        )
    grown = growth.measure()
    print(
        f"\nCost of a move of a long Skyline match: {grown.early:.0f} us for the first ten,"
        f" {grown.late:.0f} us from the {growth.LATE_FROM}th to the {grown.entries}th"
        f" (ratio {grown.ratio:.2f})"
    )
    return {
        "playouts": [asdict(standing) for standing in standings],
        "growth": {**asdict(grown), "ratio": grown.ratio},
    }


if __name__ == "__main__":
    sys.exit(main())
