"""Let the referees read a file of traces: `python check.py FILE`."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

GAMES = ("blueprints", "fits", "monuments", "skyline")
SHOWN = 20


def load(game: str) -> ModuleType:
    """The referee's file as a module of its own name, found from anywhere."""
    path = Path(__file__).with_name(f"{game}.py")
    spec = importlib.util.spec_from_file_location(f"referee_{game}", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"no referee at {path}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


REFEREES = {game: load(game) for game in GAMES}


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
        sys.exit("usage: python check.py FILE")
    sys.exit(main(Path(sys.argv[1])))
