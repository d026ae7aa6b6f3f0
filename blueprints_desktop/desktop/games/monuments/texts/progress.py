"""Where a game of World Monuments stands: the monument, the round and its phase."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.games.monuments.texts.words import monument_name
from blueprints_desktop.desktop.ui.board.board_api import Progress
from blueprints_desktop.desktop.ui.board.prompt_words import game_over
from blueprints_desktop.games.monuments.state import (
    BUILDING,
    OVER,
    QUARRY,
    ROUND_END,
    ROUNDS,
    State,
)

translate = QCoreApplication.translate


def match_progress(view: State) -> Progress:
    """Monument and round, then what is done now."""
    name = monument_name(view.options.monument)
    if view.phase == OVER:
        return Progress(
            translate("Monuments", "{monument}: the game is over").format(monument=name),
            brief=game_over(),
            subject=name,
        )
    text = translate("Monuments", "{monument}, round {round} of {rounds}")
    told = text.format(monument=name, round=view.round + 1, rounds=ROUNDS)
    brief = translate("Monuments", "Round {round} of {rounds}")
    brief = brief.format(round=view.round + 1, rounds=ROUNDS)
    if view.phase == QUARRY:
        turn = translate("Monuments", "The quarry, turn {turn}").format(turn=view.turn + 1)
        return Progress(told, ticks_text=turn, brief=brief, subject=name)
    if view.phase == ROUND_END:
        done = translate("Monuments", "The round is over")
        return Progress(told, ticks_text=done, brief=brief, subject=name)
    return Progress(
        told, ticks_text=translate("Monuments", "The building site"), brief=brief, subject=name
    )


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return {QUARRY: "walk", BUILDING: "building", ROUND_END: "round", OVER: "end"}[view.phase]
