"""Positions of Projekt Skyline as plain numbers, of one game and of many."""

import numpy as np

from blueprints_desktop.bots.skyline.crowd import Crowd
from blueprints_desktop.games.skyline.game import Skyline
from blueprints_desktop.games.skyline.phases import OVER
from blueprints_desktop.games.skyline.state import State

Position = tuple[object, ...]


def positions(crowd: Crowd) -> list[Position]:
    """Every game of a crowd as plain numbers."""
    return [
        (
            tuple(crowd.singles[:, game].tolist()),
            tuple(crowd.doubles[:, game].tolist()),
            tuple(crowd.finished[:, game].tolist()),
            int(crowd.architect[game]),
            tuple(crowd.pawns[:, game].tolist()),
            tuple(crowd.cash[:, game].tolist()) if np.isnan(crowd.success[game]) else None,
            None if np.isnan(crowd.success[game]) else float(crowd.success[game]),
        )
        for game in range(len(crowd))
    ]


def position(game: Skyline, state: State) -> Position:
    """The same of one state; what is in the purses of a game that is over is not kept."""
    board, success = state.board, None
    if state.phase == OVER:
        outcome = game.outcome(state)
        assert outcome is not None
        success = (0 in outcome.winners) / len(outcome.winners)
    return (
        board.singles, board.doubles, board.finished, state.architect, state.pawns,
        state.cash if success is None else None, success,
    )  # fmt: skip
