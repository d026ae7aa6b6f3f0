"""Random playouts: our games beside python-chess and, where it is installed, OpenSpiel.

A move counts as: list what is legal, choose, play. Beside it stands each game's own
sampler, which may find a move without listing all; for World Monuments, where a move is a
whole walk and the list has hundreds, that is what the figure to reach is meant for.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

from blueprints_desktop import places
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.playout import playout
from blueprints_desktop.games import registry
from blueprints_desktop.tools.bench.contest import Contestant

SEED = 2026
SAMPLED = ", own sampler"
TARGETS = {"fits": 4.0, "blueprints": 5.0, "skyline": 3.0, "monuments": 1.0}
"""What a game should reach, as a ratio to python-chess."""
REFERENCE = "python-chess"
LONGEST_CHESS_GAME = 200


def contestants() -> list[Contestant]:
    """The reference first, then our games, then whoever else is installed."""
    ours = [Contestant(key, _our_game(key, listing=True)) for key in registry.KEYS]
    sampled = [Contestant(key + SAMPLED, _our_game(key, listing=False)) for key in registry.KEYS]
    return [Contestant(REFERENCE, _chess_game()), *ours, *sampled, *_open_spiel()]


def _our_game(key: str, listing: bool) -> Callable[[], int]:
    """Whole games, each with the next number of seats."""
    box = registry.box(key)
    chosen = box.options()
    game = box.open(box.read_data(chosen, [places.resources() / key]))
    chance = Chance(SEED)
    seats = cycle(box.seats)

    def work() -> int:
        state = game.start(next(seats), chosen, chance).state
        if not listing:
            return playout(game, state, chance)[1]
        moves = 0
        while moves_now := game.legal_moves(state):
            state = game.play(state, chance.pick(moves_now), chance).state
            moves += 1
        return moves

    return work


def _chess_game() -> Callable[[], int]:
    chess = importlib.import_module("chess")
    chance = random.Random(SEED)

    def work() -> int:
        board = chess.Board()
        for done in range(LONGEST_CHESS_GAME):
            moves = list(board.legal_moves)
            if not moves:
                return done
            board.push(chance.choice(moves))
        return LONGEST_CHESS_GAME

    return work


def _open_spiel() -> Iterator[Contestant]:
    try:
        spiel = importlib.import_module("pyspiel")
        importlib.import_module("open_spiel.python.games")
    except ImportError:
        return
    for name, language in (
        ("chess", "C++"),
        ("backgammon", "C++"),
        ("python_block_dominoes", "Python"),
        ("python_tic_tac_toe", "Python"),
    ):
        game = spiel.load_game(name)
        yield Contestant(f"OpenSpiel {name} ({language})", _spiel_game(game))


def _spiel_game(game: Any) -> Callable[[], int]:
    chance = random.Random(SEED)

    def work() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal() and done < LONGEST_CHESS_GAME:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                done += 1
        return done

    return work
