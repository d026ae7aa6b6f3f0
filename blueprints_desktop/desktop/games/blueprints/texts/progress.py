"""Where a game of Blueprints stands: the round, and the dice of the player to act as ticks."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.blueprints.texts.words import material_word
from blueprints_desktop.desktop.ui.board.board_api import Progress
from blueprints_desktop.desktop.ui.board.prompt_words import game_over
from blueprints_desktop.games.blueprints.state import (
    DICE_EACH,
    DISCARDING,
    OVER,
    REVEALED,
    ROUNDS,
    TAKING,
    State,
)

translate = QCoreApplication.translate


def match_progress(view: State) -> Progress:
    """Round and turn as the top bar shows them."""
    if view.phase == OVER:
        return Progress(game_over())
    if view.phase == REVEALED:
        return opened_round(view, view.round.number)
    taken = len(view.taken) - (view.phase == DISCARDING)
    done = taken // view.seats
    turn = translate("Blueprints", "Turn {turn} of {turns}")
    return Progress(
        round_words(view.round.number),
        DICE_EACH,
        done,
        turn.format(turn=done + 1, turns=DICE_EACH),
    )


def opened_round(view: State, number: int) -> Progress:
    """A round (from 0, -1: the last one) whose screens are open, for the first time or again."""
    number %= len(view.results)
    opened = translate("Blueprints", "Round {round} of {rounds}: the reveal")
    text = opened.format(round=number + 1, rounds=ROUNDS)
    return Progress(text, ticks_text=_in_demand(view, number), brief=round_words(number))


def round_words(number: int) -> str:
    words = translate("Blueprints", "Round {round} of {rounds}")
    return words.format(round=number + 1, rounds=ROUNDS)


def _in_demand(view: State, number: int) -> str:
    """What breaks the ties of a round."""
    first, second = view.results[number].in_demand
    words = translate("Blueprints", "In demand: {first}, then {second}")
    return words.format(first=material_word(first), second=material_word(second))


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return {TAKING: "turn", DISCARDING: "two-players", REVEALED: "scoring", OVER: "end"}[view.phase]
