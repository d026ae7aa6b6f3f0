"""Where a game of Projekt Skyline stands: the set-up as ticks, then the turn."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.board_api import Progress
from blueprints_desktop.games.skyline.phases import BUILDING, CARD, OVER, PLACING, ROLLING
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS, State

translate = QCoreApplication.translate


def match_progress(view: State) -> Progress:
    """The placing turn, or the turn of the game, as the top bar shows it."""
    if view.phase == PLACING:
        lap = view.turn // view.seats
        text = translate("Skyline", "Set-up, placing turn {lap} of {laps}")
        piece = (
            translate("Skyline", "a floor each")
            if lap
            else translate("Skyline", "a finished building each")
        )
        return Progress(text.format(lap=lap + 1, laps=PLACING_ROUNDS), PLACING_ROUNDS, lap, piece)
    if view.phase == OVER:
        turns = translate("Skyline", "%n turns", "", turn_number(view))
        return Progress(translate("Skyline", "Final account"), ticks_text=turns)
    text = translate("Skyline", "Turn {turn}").format(turn=turn_number(view))
    return Progress(text)


def turn_number(view: State) -> int:
    """How many turns the player to act has had, with this one; at the end, the last one."""
    return turn_of(view.turn - (view.phase == OVER), view.seats)


def turn_of(turn: int, seats: int) -> int:
    """A turn as people count it: everybody has one before the next begins, and placing is none.

    >>> [turn_of(turn, 2) for turn in (8, 9, 10)]
    [1, 1, 2]
    """
    return turn // seats - PLACING_ROUNDS + 1


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return {
        PLACING: "setup",
        ROLLING: "turn",
        BUILDING: "black-die",
        CARD: "cards",
        OVER: "account",
    }[view.phase]
