"""Have the program read thousands of spoiled files, and say what came of it.

python3 tasks.py faults --cases 20000
python3 tasks.py faults --seed 1 --case match 1234     one of them again, with its traceback
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from blueprints_desktop.tools.faults.running import FoundFaults, make_case, run


def report(found: FoundFaults) -> int:
    """Print what came of the cases; returns the exit code."""
    for kind in sorted({kind for kind, _ in found.ends}):
        refused, opened = found.ends[kind, "refused"], found.ends[kind, "opened"]
        print(f"{refused + opened:7} {kind:45} {refused:6} refused {opened:6} opened")
    for failure in found.failures[:40]:
        print("FAILED ", failure)
    total = sum(found.ends.values()) + len(found.failures)
    print(f"{total} cases, {len(found.failures)} failures")
    print(f"slowest case {found.slowest:.2f} s, most memory {found.memory / 1e6:.0f} MB")
    return 1 if found.failures else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tasks.py faults",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--cases", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", nargs=2, metavar=("KIND", "NUMBER"), help="only this one")
    given = parser.parse_args(arguments)
    if given.case:
        with tempfile.TemporaryDirectory() as folder:
            case = make_case(given.case[0], given.seed, int(given.case[1]), Path(folder))
            print(case.kind, case.use())
        return 0
    return report(run(given.cases, given.seed))


if __name__ == "__main__":
    sys.exit(main())
