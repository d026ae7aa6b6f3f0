"""Turns of whole crowds, everybody building what the learned judgement likes best."""

import numpy as np

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.crowd import Crowd, Figures, Numbers
from blueprints_desktop.bots.skyline.net import Net, chances
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.options import Options

_THROWS = 36


def best_of_each(game: Numbers, worth: Figures) -> Numbers:
    """Which options are the best of their games, the first among equals."""
    starts = np.nonzero(np.diff(game, prepend=-1))[0]
    most = np.repeat(np.maximum.reduceat(worth, starts), np.diff(starts, append=len(game)))
    best = np.nonzero(worth == most)[0]
    found: Numbers = best[np.unique(game[best], return_index=True)[1]]
    return found


def play_turn(
    net: Net, crowd: Crowd, seat: int, white: Numbers, black: Numbers, options: Options
) -> int:
    """Roll and build in all games; how many positions were looked at."""
    games = np.nonzero(crowd.walk(seat, white))[0]
    found = crowd.taken(games).builds(seat, black[games], options)
    if len(found.game):
        best = best_of_each(found.game, net.judged(found.after, seat))
        crowd.put(games[found.game[best]], found.after.taken(best))
    return len(found.game) + 1


class Playouts:
    """Plays positions on for some turns, all of them with the same dice."""

    def __init__(self, net: Net, options: Options, seat: int, turns: int, budget: Budget) -> None:
        self._net = net
        self._options = options
        self._seat = seat
        self._turns = turns
        self._budget = budget

    def __call__(self, after: Crowd, times: int, chance: Chance) -> Figures:
        """By position and time, how likely the seat wins after these turns.

        The seat has just moved in every position, and no game is over.
        """
        crowd = after.taken(np.repeat(np.arange(len(after)), times))
        going = np.arange(len(crowd))
        values = np.zeros(len(crowd))
        mover = self._seat
        for _ in range(self._turns):
            mover = 1 - mover
            throws = np.array([chance.below(_THROWS) for _ in range(times)])
            white, black = (np.tile(die, len(after))[going] + 1 for die in divmod(throws, 6))
            looked = play_turn(self._net, crowd, mover, white, black, self._options)
            self._budget.spend(looked)
            over = crowd.over
            if over.any():
                values[going[over]] = self._own(crowd.success[over], 0)
                crowd, going = crowd.taken(~over), going[~over]
            if not len(going):
                break
        else:
            likely = chances(self._net.judged(crowd, mover))
            values[going] = self._own(likely, mover)
        return values.reshape(len(after), times)

    def _own(self, likely: Figures, seat: int) -> Figures:
        """What is likely for a seat, as the one that plays out sees it."""
        return likely if seat == self._seat else 1 - likely
