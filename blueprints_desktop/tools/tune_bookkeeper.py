"""How good a greedy player of Projekt Skyline gets who goes by money alone: cash, bonus, rents.

For some weights of bonus and rents beside cash, such a player meets one that builds anywhere, in many
games of two at once (without cards, as ``Crowd`` plays). A star marks the bookkeeper of the arena.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from blueprints_desktop.bots.skyline.crowd import Crowd, Figures, Numbers, count
from blueprints_desktop.bots.skyline.foresight import best_of_each
from blueprints_desktop.bots.skyline.standing import BY_THE_BOOKS
from blueprints_desktop.games.skyline.account import BONUS
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS, placing_seat
from blueprints_desktop.games.skyline.track import LENGTH
from blueprints_desktop.tools.learn_skyline_net import MOST_TURNS, beginning

BONUSES = (0.5, 1.0, 2.0, 4.0)
VISITS = (0.0, 1.0, 3.0, 6.0, 12.0, 24.0)
_ENDED = 1e6
"""More than any position promises."""


class Books(NamedTuple):
    """What is counted beside cash."""

    bonus: float
    """How much the bonus for finished buildings counts."""
    visits: float
    """How often every street is taken to be visited."""

    def lead(self, crowd: Crowd, seat: int) -> Figures:
        """How far the seat is ahead by these books."""
        rents = np.stack([crowd.rents(owner).sum(axis=1) for owner in (0, 1)])
        worth = (
            crowd.cash
            + self.bonus * BONUS * count(crowd.finished)
            + self.visits / LENGTH * rents
        )  # fmt: skip
        won = crowd.success if seat == 0 else 1 - crowd.success
        found: Figures = np.where(crowd.over, (won - 0.5) * _ENDED, worth[seat] - worth[1 - seat])
        return found


def play(books: Books, keeper: int, games: int, luck: np.random.Generator) -> float:
    """How many of so many games the keeper of the books wins, who sits in this seat."""

    def best(after: Crowd, game: Numbers, seat: int) -> Crowd:
        worth = books.lead(after, seat) if seat == keeper else luck.random(len(after))
        return after.taken(best_of_each(game, worth))

    crowd = beginning(games)
    for turn in range(2 * PLACING_ROUNDS):
        seat = placing_seat(turn, 0, 2)
        found = crowd.placings(seat, turn < 2)
        placed = best(found.after, found.game, seat)
        if turn == 2 * PLACING_ROUNDS - 1:
            placed.begun(crowd, seat)
        crowd = placed
    won = 0.0
    for turn in range(MOST_TURNS):
        seat = turn % 2
        white, black = luck.integers(1, 7, (2, len(crowd)))
        going = np.nonzero(crowd.walk(seat, white))[0]
        found = crowd.taken(going).builds(seat, black[going], Options())
        if len(found.game):
            crowd.put(going[np.unique(found.game)], best(found.after, found.game, seat))
        success = crowd.success[crowd.over]
        won += float((success if keeper == 0 else 1 - success).sum())
        crowd = crowd.taken(~crowd.over)
        if not len(crowd):
            break
    return won + len(crowd) / 2


def share(books: Books, games: int, seed: int) -> float:
    """The share of games won, half of them from each seat."""
    luck = np.random.default_rng(seed)
    half = games // 2
    return sum(play(books, keeper, half, luck) for keeper in (0, 1)) / (2 * half)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each entry of the table")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.games < 2:
        parser.error("2 games at least")
    ours = Books(*BY_THE_BOOKS.weights[1:3])
    print("bonus \\ visits" + "".join(f"{visits:9g}" for visits in VISITS))
    for bonus in BONUSES:
        cells = []
        for visits in VISITS:
            books = Books(bonus, visits)
            star = "*" if books == ours else " "
            cells.append(f"{share(books, given.games, given.seed):8.1%}{star}")
        print(f"{bonus:14g}{''.join(cells)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
