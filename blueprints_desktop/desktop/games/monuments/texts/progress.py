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
    told = translate("Monuments", "{monument}, round {round} of {rounds}")
    brief = translate("Monuments", "Round {round} of {rounds}")
    phase = {
        QUARRY: translate("Monuments", "The quarry, turn {turn}"),
        ROUND_END: translate("Monuments", "The round is over"),
        BUILDING: translate("Monuments", "The building site"),
    }[view.phase]
    facts = {"monument": name, "round": view.round + 1, "rounds": ROUNDS, "turn": view.turn + 1}
    told, brief, phase = (words.format(**facts) for words in (told, brief, phase))
    return Progress(told, ticks_text=phase, brief=brief, subject=name)


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return {QUARRY: "walk", BUILDING: "building", ROUND_END: "round", OVER: "end"}[view.phase]
