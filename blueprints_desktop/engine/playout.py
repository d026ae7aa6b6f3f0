"""Playing a game to its end by picking moves at random: for tests, simulations and bots."""

from typing import TypeVar

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game

S = TypeVar("S")
M = TypeVar("M")


def playout(game: Game[S, M], state: S, chance: Chance) -> tuple[S, int]:
    """Play on until the game is over; the last state, and how many moves it took."""
    moves = 0
    while game.to_act(state) is not None:
        state = game.play(state, game.sample_move(state, chance), chance).state
        moves += 1
    return state, moves
