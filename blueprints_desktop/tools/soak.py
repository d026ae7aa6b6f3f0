"""Play many random games of each kind and number of seats, and have the referees check them.

A referee knows the rules from their text alone and shares no code with the games; it
reads the trace of a game and says what it objects to.
"""

import argparse
import importlib
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from attrs import frozen

from blueprints_desktop.engine.trace import line, trace
from blueprints_desktop.games import registry
from blueprints_desktop.tools.simulate import played_matches

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "fits": [{}, {"boards": (4, 2)}],
    "monuments": [
        {"monument": name} for name in ("notre_dame", "san_pietro", "taj_mahal", "capitol")
    ],
    "skyline": [{}, {"straight_piles": True}, {"recycle_floors": False}],
}
"""Options that are taken in turn, game by game."""

Referee = Callable[[dict[str, Any]], list[str]]


@frozen
class Watch:
    """Some games of one kind, to be played and checked."""

    key: str
    seats: int
    options: dict[str, Any]
    games: int
    seed: int


def referee(key: str) -> Referee:
    """The referee of a game."""
    module = importlib.import_module(f"tests.referees.{key}")
    found: Referee = module.objections
    return found


def watches(games: int, seed: int) -> list[Watch]:
    """So many games of each kind and number of seats, shared out among its options."""
    found = []
    for key in registry.KEYS:
        variants = VARIANTS.get(key, [{}])
        for seats in registry.box(key).seats:
            for place, options in enumerate(variants):
                share = len(range(place, games, len(variants)))
                found.append(Watch(key, seats, options, share, seed))
    return found


def check(watch: Watch) -> list[str]:
    """Play and check; what was objected to, each with the game it is about."""

    box = registry.box(watch.key)
    objections = referee(watch.key)
    found: list[str] = []
    options = box.options(**watch.options)
    names = ["random"] * watch.seats
    for match in played_matches(box, watch.seats, options, watch.games, watch.seed, names):
        facts = json.loads(line(trace(match)))
        place = f"{watch.key}, {watch.seats} seats, {watch.options}, seed {match.seed}"
        found += [f"{place}: {objection}" for objection in objections(facts)]
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tasks.py soak", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each kind and seat number")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    work = watches(given.games, given.seed)
    begun = time.monotonic()
    failed = 0
    with multiprocessing.get_context("spawn").Pool() as pool:
        for watch, found in zip(work, pool.imap(check, work), strict=True):
            failed += bool(found)
            verdict = f"{len(found)} objections" if found else "no objection"
            print(f"{watch.games:5} games of {watch.key}, {watch.seats} seats,"
                  f" {watch.options or 'usual options'}: {verdict}", flush=True)  # fmt: skip
            for objection in found[:5]:
                print(f"      {objection}", flush=True)
    played = sum(watch.games for watch in work)
    print(f"{played} games in {time.monotonic() - begun:.0f} s")
    print(f"{len(work) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
