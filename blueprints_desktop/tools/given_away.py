"""How much of a game of Projekt Skyline a player gives away, decision by decision.

Two players of the same kind meet. Wherever the first of them decides, looking ahead with the
learned judgement says how likely each option wins, and what was chosen is compared with the best. What
is given away in a whole game is how far above one half a player who always chooses the best could
come against this one; rather less, since the judgement expects an opponent who makes the most of it.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any

from blueprints_desktop import places
from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.players import KINDS, player
from blueprints_desktop.bots.table import play_out
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.errors import GameError
from blueprints_desktop.engine.match import Match
from blueprints_desktop.games import registry

KEY = "skyline"
SURELY = 1.96
"""Standard errors to either side that 95 of 100 means stay within."""


class Watched:
    """A player whose decisions are judged as they are made."""

    def __init__(self, kind: str) -> None:
        self._choose = player(kind)
        self.given_away = 0.0
        self.decisions = 0

    def __call__(self, game: Any, view: Any, chance: Chance) -> Any:
        from blueprints_desktop.bots.skyline.head_to_head import likely

        move = self._choose(game, view, chance)
        moves = game.legal_moves(view)
        if len(moves) > 1:
            no_luck = Chance(0)
            afters = [game.play(view, each, no_luck).state for each in moves]
            worth = likely(game, afters, view.seat, Budget(sys.maxsize), turns=1)
            self.given_away += max(worth) - worth[list(moves).index(move)]
            self.decisions += 1
        return move


def given_away(kind: str, seed: int) -> tuple[float, int]:
    """What the first seat gave away in one game, and in how many decisions."""
    box = registry.box(KEY)
    options = box.options(first=seed % 2)
    match = Match(box, box.read_data(options, (places.resources() / KEY,)), 2, options, seed)
    watched = Watched(kind)
    play_out(match, [watched, player(kind)])
    return watched.given_away, watched.decisions


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="greedy", choices=KINDS)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    given = parser.parse_args(arguments)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        found = [given_away(given.player, given.seed + game) for game in range(given.games)]
    except GameError as error:
        parser.error(str(error))
    losses = [loss for loss, _ in found]
    within = SURELY * stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 1.0
    print(
        f"{given.player}, {given.games} games: {mean(losses):.1%} ± {within:.1%} of a game given away,"
        f" in {mean(count for _, count in found):.1f} decisions each"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
