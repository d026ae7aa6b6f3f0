"""Learn the tables by which FITS ramps are valued, by playing boards over and over.

Temporal differences between afterstates: what a ramp was thought to be worth moves towards
what it turned out to be worth one card later. Every entry learns at a pace of its own, fast
while its errors agree in sign and slowly once they cancel out (temporal coherence). The
tables begin as what the weights say, which fits into them without loss.
"""

import argparse
import sys
import time
from collections.abc import Sequence

from blueprints_desktop import places
from blueprints_desktop.bots.fits.learned import Learned, table_path, write_table
from blueprints_desktop.bots.fits.ramps import After, Ramps
from blueprints_desktop.bots.fits.weights_table import weights_as_table
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games import registry
from blueprints_desktop.games.fits.boards import RampBoard
from blueprints_desktop.games.fits.game import Fits
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.ramp import EMPTY

REPORT_EVERY = 1000
DISTRUST = 10.0
"""How much error an entry must see before it leaves the weights at full pace."""


class Pupil:
    """Learns one board."""

    def __init__(self, board: RampBoard, start_cards: Sequence[int], seed: int) -> None:
        size = Learned(board, []).features.size
        self.value = Learned(board, weights_as_table(board, size))
        self._ramps = Ramps(self.value)
        self._start_cards = start_cards
        self._chance = Chance(seed)
        self._sums = [0.0] * size
        self._sizes = [DISTRUST] * size

    def play(self) -> float:
        """One game on the board, learning from every card; its score."""
        chance = self._chance
        start = chance.pick(self._start_cards)
        left = sum(1 << piece for piece in PIECES if piece != start)
        after: After = (EMPTY.heights, EMPTY.covered, left)
        after = max(self._ramps.moves(after, start, True), key=lambda move: move[0])[2]
        for piece in chance.shuffled([piece for piece in PIECES if piece != start]):
            worth, following = max(self._ramps.options(after, piece), key=lambda option: option[0])
            self._learn(after, worth)
            after = following
        return worth

    def _learn(self, after: After, worth: float) -> None:
        table, sums, sizes = self.value.table, self._sums, self._sizes
        fixed, lit = self.value.outlook(*after)
        error = worth - fixed - sum(map(table.__getitem__, lit))
        share = error / len(lit)
        for place in lit:
            sums[place] += error
            sizes[place] += abs(error)
            table[place] += abs(sums[place]) / sizes[place] * share


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", type=int, required=True)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    box = registry.box("fits")
    game = box.open(box.read_data(box.options(), [places.resources() / "fits"]))
    assert isinstance(game, Fits)
    board = game.boards[given.board]
    pupil = Pupil(board, game.start_cards, given.seed)
    total = 0.0
    begun = time.monotonic()
    for number in range(1, given.games + 1):
        total += pupil.play()
        if number % REPORT_EVERY == 0:
            seconds = time.monotonic() - begun
            print(f"{number:7} games, {seconds:5.0f} s, mean of the last {REPORT_EVERY}:"
                  f" {total / REPORT_EVERY:6.2f}", flush=True)  # fmt: skip
            total = 0.0
    path = table_path(board)
    write_table(path, pupil.value.table)
    print(f"wrote {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
