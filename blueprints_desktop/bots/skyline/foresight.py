"""Turns to come in many games at once: rolls and cards, and what the learned judgement does then."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.cards import carried_out
from blueprints_desktop.bots.skyline.crowd import Builds, Crowd, Figures, Numbers
from blueprints_desktop.bots.skyline.net import Net, chances
from blueprints_desktop.games.skyline.deck import Deck
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.state import State


def _rolls(spread: int) -> Numbers:
    """Rolls of both dice, white and black, in which every number comes equally often."""
    dice = range(1, 7)
    return np.array([(w, b) for w in dice for b in dice if (w + b) % spread == 0]).T


ROLLS = (_rolls(1), _rolls(3), _rolls(6))
"""What is looked at in the next turn, the one after it, and so on: first all rolls, then fewer."""
IN_A_NODE = 8
"""Positions of a crowd that cost about as much as one position of the game itself, a node."""
_TOGETHER = 324
"""Games that are rolled for at once: enough to make arrays worth while, few enough to stop soon."""
JUDGED_AT_ONCE = 4096
"""Positions; who has no floor left has many options, and a thought must stop soon all the same."""


def best_of_each(game: Numbers, worth: Figures) -> Numbers:
    """Which options are the best of their games, the first among equals.

    >>> best_of_each(np.array([0, 0, 4]), np.array([0.25, 0.5, 0.125])).tolist()
    [1, 2]
    """
    starts = np.nonzero(np.diff(game, prepend=-1))[0]
    most = np.repeat(np.maximum.reduceat(worth, starts), np.diff(starts, append=len(game)))
    best = np.nonzero(worth == most)[0]
    found: Numbers = best[np.unique(game[best], return_index=True)[1]]
    return found


class Cards(NamedTuple):
    """What would be drawn in a turn."""

    kinds: Numbers
    """By game."""
    deck: Deck
    """Says what they amount to."""


class Luck(NamedTuple):
    """What is rolled and drawn in a turn, by game."""

    white: Numbers
    black: Numbers
    cards: Cards | None = None
    """None: whoever comes to a round cell just rests there."""


def play_turn(
    net: Net, crowd: Crowd, seat: int, luck: Luck, options: Options, budget: Budget | None = None
) -> Figures:
    """A seat's turn in all games; what the net thinks of each of them then."""
    budget = budget or Budget(1)
    found = _turns(crowd, seat, luck, options)
    until = budget.spent - (-(len(found.game) + len(crowd)) // IN_A_NODE)
    sums = np.empty(len(crowd))
    idle = np.ones(len(crowd), np.bool_)
    if len(found.game):
        worth = _in_parts(net, found.after, seat, budget)
        best = best_of_each(found.game, worth)
        done = found.game[best]
        crowd.put(done, found.after.taken(best))
        sums[done] = worth[best]
        idle[done] = False
    if idle.any():
        sums[idle] = net.judged(crowd.taken(idle), seat)
    budget.spend(until - budget.spent)
    return sums


def _turns(crowd: Crowd, seat: int, luck: Luck, options: Options) -> Builds:
    """Walk; then all that may be built, or done with the card that was drawn."""
    building = crowd.walk(seat, luck.white)
    games = np.nonzero(building)[0]
    found = crowd.taken(games).builds(seat, luck.black[games], options)
    drawing = np.nonzero(~building & ~crowd.over)[0]
    if luck.cards is None or not len(drawing):
        return Builds(games[found.game], found.after)
    parts = [(games, found)]
    kinds, deck = luck.cards.kinds[drawing], luck.cards.deck
    for kind in np.unique(kinds).tolist():
        games = drawing[kinds == kind]
        parts.append((games, carried_out(crowd.taken(games), seat, kind, deck, options)))
    game = np.concatenate([games[found.game] for games, found in parts])
    order = np.argsort(game, kind="stable")
    return Builds(game[order], Crowd.joined([found.after for _, found in parts]).taken(order))


def _in_parts(net: Net, crowd: Crowd, seat: int, budget: Budget) -> Figures:
    """What the net thinks of many positions; between two parts the thought may be given up."""
    found = np.empty(len(crowd))
    for start in range(0, len(crowd), JUDGED_AT_ONCE):
        if start:
            budget.spend(JUDGED_AT_ONCE // IN_A_NODE)
        part = slice(start, start + JUDGED_AT_ONCE)
        found[part] = net.judged(crowd.taken(part), seat)
    return found


def _spread(left: Sequence[int]) -> Numbers:
    """By number of the black die a kind of card: who draws one builds nothing, so it is free to say
    which. The six are taken evenly from the pile, like cards with like ones."""
    pile = np.repeat(np.arange(len(left)), left)
    return pile[(2 * np.arange(7) - 1) * len(pile) // 12]


class Foresight:
    """Says how likely a seat wins, some turns ahead."""

    def __init__(self, net: Net, deck: Deck, position: State, seat: int, budget: Budget) -> None:
        """``position``: by its options and with the cards that are left there."""
        self._net = net
        self._deck = deck
        self._pile = _spread(position.deck if any(position.deck) else deck.counts)
        self._options = position.options
        self._seat = seat
        self._budget = budget

    def values(self, crowd: Crowd, mover: int, turns: int, passed: int = 0) -> Figures:
        """By game, how likely the seat wins; the mover has just moved, and no game is over.

        So many turns are looked at, and everybody builds what the net likes best.
        """
        if passed == turns:
            return self._likely(self._net.judged(crowd, mover), mover)
        step = _TOGETHER // ROLLS[passed].shape[1]
        games = np.arange(len(crowd))
        parts = [
            self._rolled(crowd.taken(games[start : start + step]), mover, turns, passed)
            for start in range(0, len(crowd), step)
        ]
        return np.concatenate(parts)

    def _rolled(self, crowd: Crowd, mover: int, turns: int, passed: int) -> Figures:
        count, rolls = len(crowd), ROLLS[passed].shape[1]
        rolled = crowd.taken(np.repeat(np.arange(count), rolls))
        white, black = np.tile(ROLLS[passed], count)
        luck = Luck(white, black, Cards(self._pile[black], self._deck))
        sums = play_turn(self._net, rolled, 1 - mover, luck, self._options, self._budget)
        over = rolled.over
        values = rolled.success if self._seat == 0 else 1 - rolled.success
        if passed + 1 == turns:
            values[~over] = self._likely(sums[~over], 1 - mover)
        elif not over.all():
            values[~over] = self.values(rolled.taken(~over), 1 - mover, turns, passed + 1)
        means: Figures = values.reshape(count, rolls).sum(axis=1) / rolls
        return means

    def _likely(self, sums: Figures, mover: int) -> Figures:
        """How likely the seat wins, by what the net thinks for the mover."""
        likely = chances(sums)
        return likely if mover == self._seat else 1 - likely
