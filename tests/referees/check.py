"""Let the referees read a file of traces: `python -m tests.referees.check FILE`."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

GAMES = ("blueprints", "fits", "monuments", "skyline")
REFEREES = {game: importlib.import_module(f"tests.referees.{game}") for game in GAMES}
SHOWN = 20


def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON readers keep the last of two equal keys; a referee wants to know."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError(f"a key stands twice among {[key for key, _ in pairs]}")
    return found


def objections(line: str) -> list[str]:
    try:
        trace = json.loads(line, object_pairs_hook=unique)
    except ValueError as error:
        return [f"not one JSON object: {error}"]
    if not isinstance(trace, dict) or trace.get("game") not in GAMES:
        return ["not a trace of one of the four games"]
    found: list[str] = REFEREES[trace["game"]].objections(trace)
    return found


def main(path: Path) -> int:
    games = wrong = 0
    with path.open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            games += 1
            found = objections(line)
            wrong += bool(found)
            for objection in found[:SHOWN]:
                print(f"game {number}: {objection}")
            if len(found) > SHOWN:
                print(f"game {number}: and {len(found) - SHOWN} more")
    print(f"{games} games, {wrong} with objections")
    return 1 if wrong else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.referees.check FILE")
    sys.exit(main(Path(sys.argv[1])))
