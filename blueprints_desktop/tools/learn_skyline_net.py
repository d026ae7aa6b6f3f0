"""Teach the net of Projekt Skyline by letting it play against itself.

Many games of two go on at once. Each round's positions are judged by what came of them: partly
by how the game ended, partly by what the net itself thought a turn later (TD with lambda), and
the net is moved a little towards that (Adam). On one machine the same arguments give the same net.
Cards are left out, a pawn on a round cell just rests: a net that was taught on with them was no
better at the game with cards, at a glance.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from blueprints_desktop.bots.skyline.city_map import MARKS
from blueprints_desktop.bots.skyline.crowd import Crowd, Figures, Numbers
from blueprints_desktop.bots.skyline.fitted import net_path
from blueprints_desktop.bots.skyline.foresight import Luck, best_of_each, play_turn
from blueprints_desktop.bots.skyline.net import MIDDLE, Net, chances, write_net
from blueprints_desktop.bots.skyline.sight import FIGURES, Sight, sight
from blueprints_desktop.games.skyline.grid import NOWHERE
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.state import CASH_DEALT, PLACING_ROUNDS, placing_seat
from blueprints_desktop.games.skyline.track import START

TOGETHER = 512
"""Games that are played at once."""
LAMBDA = 0.85
PACE = 2e-3
BATCH = 512
MOST_TURNS = 400
WILD = 0.02
"""How often somebody places anywhere, so that all beginnings are seen."""


class Noted(NamedTuple):
    """What a seat saw after its turn in some of the games."""

    games: Numbers
    seen: Sight
    seat: int


def beginning(count: int) -> Crowd:
    nothing = np.zeros((2, count), np.uint64)
    return Crowd(
        nothing,
        nothing.copy(),
        nothing.copy(),
        np.full(count, NOWHERE),
        np.full((2, count), START),
        np.full((2, count), CASH_DEALT),
        np.full(count, np.nan),
    )


def play(net: Net, luck: np.random.Generator) -> tuple[list[Noted], Figures]:
    """Games of the net against itself: what was seen on the way, and the first seat's success."""
    crowd = beginning(TOGETHER)
    games = np.arange(TOGETHER)
    noted, success = [], np.full(TOGETHER, 0.5)
    for turn in range(2 * PLACING_ROUNDS):
        seat = placing_seat(turn, 0, 2)
        found = crowd.placings(seat, turn < 2)
        worth = net.sums(sight(found.after, seat))
        wild = luck.random(TOGETHER) < (1.0 if turn < 2 else WILD)
        worth = np.where(wild[found.game], luck.random(len(worth)), worth)
        best = best_of_each(found.game, worth)
        placed = found.after.taken(best)
        if turn == 2 * PLACING_ROUNDS - 1:
            placed.begun(crowd, seat)
            seat = 1 - seat
        crowd = placed
        noted.append(Noted(games, sight(crowd, seat), seat))
    for turn in range(MOST_TURNS):
        if not len(games):
            break
        seat = turn % 2
        white, black = luck.integers(1, 7, (2, len(games)))
        play_turn(net, crowd, seat, Luck(white, black), Options())
        over = crowd.over
        success[games[over]] = crowd.success[over]
        crowd, games = crowd.taken(~over), games[~over]
        noted.append(Noted(games, sight(crowd, seat), seat))
    return noted, success


def lessons(net: Net, noted: Sequence[Noted], success: Figures) -> tuple[Sight, Figures]:
    """Every position with what should be thought of it."""
    coming = success.copy()
    wanted = []
    for games, seen, seat in reversed(noted):
        thought = chances(net.sums(seen))
        wanted.append(coming[games] if seat == 0 else 1 - coming[games])
        first = thought if seat == 0 else 1 - thought
        coming[games] = LAMBDA * coming[games] + (1 - LAMBDA) * first
    figures, city = zip(*(each.seen for each in reversed(noted)), strict=True)
    return Sight(np.concatenate(figures), np.concatenate(city)), np.concatenate(wanted)


class Adam:
    """Moves weights against their gradients, each at its own pace."""

    def __init__(self, weights: Sequence[NDArray[Any]]) -> None:
        self._weights = weights
        self._means = [np.zeros_like(each) for each in weights]
        self._squares = [np.zeros_like(each) for each in weights]
        self._steps = 0

    def step(self, gradients: Sequence[NDArray[Any]], pace: float) -> None:
        self._steps += 1
        for place, gradient in enumerate(gradients):
            mean, square = self._means[place], self._squares[place]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            even = mean / (1 - 0.9**self._steps)
            spread = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self._weights[place][...] -= pace * even / spread


def study(
    net: Net, adam: Adam, seen: Sight, wanted: Figures, pace: float, luck: np.random.Generator
) -> float:
    """One pass over the lessons; how surprised the net was (cross entropy)."""
    order = luck.permutation(len(wanted))
    surprise = 0.0
    for start in range(0, len(order), BATCH):
        part = order[start : start + BATCH]
        now, aim = seen.taken(part), wanted[part]
        middle = net.middle(now)
        likely = 1 / (1 + np.exp(-(middle @ net.outer[:-1] + net.outer[-1])))
        surprise -= float((aim * np.log(likely) + (1 - aim) * np.log(1 - likely)).sum())
        off = (likely - aim) / len(part)
        back = np.outer(off, net.outer[:-1]) * (middle > 0)
        outer = np.append(off @ middle, off.sum())
        by_mark = now.city.T @ back.astype(np.float32)
        adam.step([now.figures.T @ back, by_mark, back.sum(axis=0), outer], pace)
    return surprise / len(order)


def unlearned(luck: np.random.Generator) -> Net:
    """A net that knows nothing yet; it begins by minding the figures more than the map."""
    return Net(
        luck.normal(0, 0.2, (FIGURES, MIDDLE)),
        luck.normal(0, 0.05, (MARKS, MIDDLE)).astype(np.float32),
        luck.normal(0, 0.2, MIDDLE),
        luck.normal(0, 0.2, MIDDLE + 1),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100, help=f"of {TOGETHER} games each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=net_path())
    given = parser.parse_args(arguments)
    luck = np.random.default_rng(given.seed)
    net = unlearned(luck)
    adam = Adam(net.weights)
    for number in range(given.rounds):
        pace = PACE * (
            1.0 if number < 0.5 * given.rounds else 0.3 if number < 0.8 * given.rounds else 0.1
        )
        seen, wanted = lessons(net, *play(net, luck))
        surprise = study(net, adam, seen, wanted, pace, luck)
        print(
            f"{number + 1}: {len(wanted)} positions, surprise {surprise:.4f}, {time.process_time():.0f} s",
            flush=True,
        )
        write_net(given.out, net)
    return 0


if __name__ == "__main__":
    sys.exit(main())
