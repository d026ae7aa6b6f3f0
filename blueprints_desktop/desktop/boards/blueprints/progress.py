"""Where a game of Blueprints stands: the round, and the dice of whoever is at it as ticks."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.contract import Whereabouts
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    OVER,
    REVEALED,
    ROUNDS,
    State,
)


def whereabouts(view: State) -> Whereabouts:
    """Round and turn as the top bar shows them."""
    translate = QCoreApplication.translate
    number = view.round.number + 1
    if view.phase == OVER:
        return Whereabouts(translate("Blueprints", "The game is over"))
    if view.phase == REVEALED:
        opened = translate("Blueprints", "Round {round} of {rounds}: the screens open")
        return Whereabouts(opened.format(round=number, rounds=ROUNDS))
    text = translate("Blueprints", "Round {round} of {rounds}")
    taken = len(view.taken) - (view.phase == DISCARDING)
    done = taken // view.seats
    turn = translate("Blueprints", "Turn {turn} of {turns}")
    return Whereabouts(
        text.format(round=number, rounds=ROUNDS),
        DICE_EACH,
        done,
        turn.format(turn=done + 1, turns=DICE_EACH),
    )
