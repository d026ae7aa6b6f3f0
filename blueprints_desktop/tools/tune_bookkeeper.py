"""Tune a greedy player of Projekt Skyline that goes by money alone: cash, bonus, rents.

Such players meet one that builds anywhere, in many games of two at once, without cards: a pawn on a
round cell just rests. All weightings play a few games, the better ones more, until one is left: the arena's bookkeeper
goes by it. Nobody but the player who builds anywhere has a say in it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
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
VISITS = (0.0, 3.0, 6.0, 12.0, 24.0)
NEXT_ROLLS = (0.0, 1.0, 2.0, 4.0)
KEPT = 4
"""One in so many weightings goes on, and then plays so many times more games."""
_ENDED = 1e6
"""More than any position promises."""
_WHITE = np.arange(1, 7)


class Books(NamedTuple):
    """What is counted beside cash."""

    bonus: float
    """How much the bonus for finished buildings counts."""
    visits: float
    """How often every street is taken to be visited."""
    next_roll: float
    """How much the rents count that the other may have to pay with the next roll."""

    def lead(self, crowd: Crowd, seat: int) -> Figures:
        """How far the seat is ahead by these books."""
        worth = crowd.cash + self.bonus * BONUS * count(crowd.finished)
        for owner, visitor in ((0, 1), (1, 0)):
            rents = crowd.rents(owner)
            soon = (crowd.pawns[visitor][:, None] + _WHITE) % LENGTH
            coming = np.take_along_axis(rents, soon, axis=1)
            worth[owner] += self.visits * rents.mean(axis=1) + self.next_roll * coming.mean(axis=1)
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


class TuningStage(NamedTuple):
    """Some weightings that have played equally many games."""

    games: int
    shares: list[tuple[float, Books]]
    """The best first."""


def tuned(books: Sequence[Books], games: int, seed: int) -> Iterator[TuningStage]:
    """The weightings, then the better of them with more and other games, until one is left."""
    while True:
        shares = [(share(each, games, seed), each) for each in books]
        stage = TuningStage(games, sorted(shares, reverse=True))
        yield stage
        if len(books) == 1:
            return
        books = [each for _, each in stage.shares[: -(-len(books) // KEPT)]]
        games, seed = KEPT * games, seed + 1


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="for each weighting at first")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.games < 2:
        parser.error("2 games at least")
    ours = Books(*BY_THE_BOOKS.weights[1:4])
    every = [Books(*each) for each in product(BONUSES, VISITS, NEXT_ROLLS)]
    for stage in tuned(every, given.games, given.seed):
        print(f"{len(stage.shares)} weightings, {stage.games} games each")
        for won, books in stage.shares:
            star = " *" if books == ours else ""
            told = f"bonus {books.bonus:g}, visits {books.visits:g}, next roll {books.next_roll:g}"
            print(f"{won:8.2%}  {told}{star}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
