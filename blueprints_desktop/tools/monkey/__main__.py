"""`tasks.py monkey`: random clicks, keys and settings over the whole program, run after run.

Every run is a process of its own, with a fault handler. A run fails with any Python exception, Qt
warning, text on standard error or crash; its seed, its faults and its last events are printed.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from attrs import frozen

from blueprints_desktop.tools.bench.window_screen import screen

LAST = 25
"""Events that are printed of a run that failed."""


@frozen
class RunResult:
    """What came of one run."""

    seed: int
    code: int
    told: dict[str, Any]
    """What the run printed; empty after a crash."""
    errors: str
    """What it wrote to standard error."""
    last: Sequence[str]

    @property
    def passed(self) -> bool:
        return self.code == 0 and not self.errors and bool(self.told)

    @property
    def end(self) -> str:
        """How the process ended, in words."""
        if self.code < 0:
            return f"killed by {signal.Signals(-self.code).name}"
        return f"exit code {self.code}"


def run_once(events: int, seed: int, pages: Sequence[str], shown: dict[str, str]) -> RunResult:
    """One run in a home of its own."""
    with tempfile.TemporaryDirectory(prefix="monkey-") as folder:
        home = Path(folder)
        homes = {
            name: str(home / name.lower())
            for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
        }
        for path in homes.values():
            Path(path).mkdir()
        environment = {**os.environ, **homes, **shown}
        module = "blueprints_desktop.tools.monkey.run"
        command = [sys.executable, "-m", module, str(events), str(seed), str(home / "told"), *pages]
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, errors="replace", check=False
        )
        written = home / "told"
        lines = written.read_text(encoding="utf-8").splitlines() if written.exists() else []
    told = json.loads(done.stdout.splitlines()[-1]) if done.stdout.startswith("{") else {}
    return RunResult(seed, done.returncode, told, done.stderr.strip(), lines[-LAST:])


def report(result: RunResult) -> None:
    told = result.told
    if result.passed:
        first, last = told["widgets"]
        print(
            f"seed {result.seed}: {told['events']} events in {told['seconds']} s without a fault;"
            f" {first} widgets at first, {last} at last; {told['peak_mb']} MB at most",
            flush=True,
        )
        return
    print(f"seed {result.seed}: FAILED, {result.end}")
    faults = counted(told.get("faults", []))
    for text, times in faults:
        print(f"--- {times} times:\n{text}")
    if result.errors and not faults:
        print(f"--- standard error:\n{result.errors}")
    print("--- last events:")
    print("\n".join(result.last), flush=True)


def counted(faults: Sequence[str]) -> list[tuple[str, int]]:
    """The different faults, and how often each was met."""
    return [(text, faults.count(text)) for text in dict.fromkeys(faults)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=10_000, help="in each run")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first run; then one more each")
    parser.add_argument("--beside", type=int, default=1, help="runs at the same time")
    parser.add_argument("--screen", action="store_true", help="on a virtual X server (Xvfb)")
    parser.add_argument("--page", action="append", default=[], help="only these pages")
    given = parser.parse_args(arguments)
    with screen(virtual=given.screen) as shown, ThreadPoolExecutor(given.beside) as pool:
        runs = [
            pool.submit(run_once, given.events, seed, given.page, shown)
            for seed in range(given.seed, given.seed + given.runs)
        ]
        results = []
        for run in as_completed(runs):
            results.append(run.result())
            report(results[-1])
    events = sum(result.told.get("events", 0) for result in results)
    failed = sum(not result.passed for result in results)
    print(f"{events} events; {len(results) - failed} runs passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
