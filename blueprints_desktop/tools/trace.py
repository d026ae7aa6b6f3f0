"""Tell a saved match as plain facts, in the same form as the traces of `simulate`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.store.errors import BadMatchFile
from blueprints_desktop.store.reading import read_match


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py trace", description=__doc__)
    parser.add_argument("match", type=Path, help="a match file")
    given = parser.parse_args(arguments)
    try:
        reading = read_match(given.match)
    except BadMatchFile as error:
        parser.error(f"{given.match}: {error}")
    for notice in reading.notices:
        print(f"{given.match}: {notice}", file=sys.stderr)
    print(line(trace(reading.match)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
