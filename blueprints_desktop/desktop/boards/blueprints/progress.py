"""Where a game of Blueprints stands: the round, and the dice of whoever is at it as ticks."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.boards.blueprints.wording import material_word
from blueprints_desktop.desktop.boards.contract import Whereabouts
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    OVER,
    REVEALED,
    ROUNDS,
    TAKING,
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
        return Whereabouts(opened.format(round=number, rounds=ROUNDS), ticks_text=_in_demand(view))
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


def _in_demand(view: State) -> str:
    """What breaks the ties of this round."""
    first, second = view.results[-1].in_demand
    words = QCoreApplication.translate("Blueprints", "In demand: {first}, then {second}")
    return words.format(first=material_word(first), second=material_word(second))


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return {TAKING: "turn", DISCARDING: "two-players", REVEALED: "scoring", OVER: "end"}[view.phase]
