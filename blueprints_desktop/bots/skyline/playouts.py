"""Decisions tried in many worlds at once: some turns are played on by what the learned judgement
likes best, and what it thinks after each of them counts.

Looking at every roll goes only two turns far; rolls that are drawn evenly go further for the same
cost, and every decision meets the same ones.
"""

import numpy as np

from blueprints_desktop.bots.budget import Budget
from blueprints_desktop.bots.skyline.crowd import Crowd, Figures, Numbers
from blueprints_desktop.bots.skyline.foresight import IN_A_NODE, ROLLS, play_turn
from blueprints_desktop.bots.skyline.net import Net, chances
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.skyline.options import Options

TURNS = 6
"""How far games are played on."""
ONWARD = 7 / 8
"""How much of the weight goes on to the turns after; eighths, so that sums are exact everywhere."""
_EVERY_ROLL = ROLLS[0]
_KINDS = _EVERY_ROLL.shape[1]
DEALS = 16
"""Worlds come in deals of every roll: so many are shared among the decisions that are tried at
once, for arrays to be worth while; more would not stop soon when nobody waits any longer."""
_A_ROLL = 9
"""About so many positions are looked at after a roll."""
NODES = _KINDS * TURNS * _A_ROLL // IN_A_NODE
"""What a deal costs, about."""


def even_rolls(deals: int, chance: Chance) -> Numbers:
    """By turn, the white and black dice of all worlds: in every deal each roll comes once."""
    order = [
        [roll for _ in range(deals) for roll in chance.shuffled(range(_KINDS))]
        for _ in range(TURNS)
    ]
    return _EVERY_ROLL[:, order].swapaxes(0, 1)


class Playouts:
    """Says how well games go for a seat when they are played on."""

    def __init__(
        self, net: Net, options: Options, seat: int, budget: Budget, deals: int = DEALS
    ) -> None:
        self._net = net
        self._options = options
        self._seat = seat
        self._budget = budget
        self._deals = deals

    def won(self, crowd: Crowd, mover: int, chance: Chance) -> Figures:
        """How often the seat may expect to win games that go on; the mover has just moved.

        All of them meet the same dice in the same worlds, and so the same luck.
        """
        deals = max(1, self._deals // len(crowd))
        worlds = deals * _KINDS
        game = np.repeat(np.arange(len(crowd)), worlds)
        world = np.tile(np.arange(worlds), len(crowd))
        played = crowd.taken(game)
        found, weight = np.zeros(len(crowd)), 1.0
        for turn, rolls in enumerate(even_rolls(deals, chance), 1):
            mover = 1 - mover
            white, black = rolls[:, world]
            sums = play_turn(self._net, played, mover, white, black, self._options, self._budget)
            over = played.over
            success = played.success if self._seat == 0 else 1 - played.success
            likely = chances(sums) if mover == self._seat else 1 - chances(sums)
            now = 1.0 if turn == TURNS else 1 - ONWARD
            found += weight * np.bincount(game, np.where(over, success, now * likely), len(crowd))
            weight *= ONWARD
            played, game, world = played.taken(~over), game[~over], world[~over]
            if not len(game):
                break
        return found
