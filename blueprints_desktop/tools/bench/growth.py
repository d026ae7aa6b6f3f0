"""Does the n-th move cost more than the first? Early and late moves of one long match.

The match is a long game of Skyline with many undos, saved to disk as it is played.
"""

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from attrs import frozen

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.store.header import Header, Player
from blueprints_desktop.store.saved_match import SavedMatch

SEED = 2026
EARLY = 10
LATE_FROM = 1000
ENTRIES = 3000


@frozen
class Growth:
    """Microseconds a move: the median of the first ten and of those from the 1,000th on."""

    early: float
    late: float
    entries: int

    @property
    def ratio(self) -> float:
        return self.late / self.early


def measure() -> Growth:
    """Play and take back until the file has thousands of entries, timing each move."""
    with tempfile.TemporaryDirectory() as folder:
        saved = SavedMatch.begin(_header(), Path(folder) / "long.match")
        saved.path = None  # the disk's own time would drown what is measured
        return _play_long(saved)


def _play_long(saved: SavedMatch) -> Growth:
    chance = Chance(SEED)
    match = saved.match
    costs: list[float] = []
    while len(costs) < ENTRIES:
        moves = match.legal_moves()
        if not moves:
            saved.undo(len(match.played) // 2)
            continue
        move = chance.pick(moves)
        begun = time.process_time_ns()
        saved.play(move)
        costs.append((time.process_time_ns() - begun) / 1000)
    return Growth(_typical(costs[:EARLY]), _typical(costs[LATE_FROM:]), len(costs))


def _typical(costs: Sequence[float]) -> float:
    return median(costs)


def _header() -> Header:
    box = registry.box("skyline")
    chosen: Any = box.options()
    data = box.read_data(chosen, [places.resources() / box.key])
    players = tuple(Player(f"p{seat}", f"Player {seat}", seat) for seat in range(4))
    return Header("bench", "", "2026-01-01T00:00:00+00:00", box, box.rules, players, chosen,
                  SEED, data)  # fmt: skip
