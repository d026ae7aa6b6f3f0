"""Where a game of FITS stands: the round, and its Construction cards as ticks."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.board_api import Progress
from blueprints_desktop.desktop.ui.board.prompt_words import game_over
from blueprints_desktop.games.fits.pieces import PIECES
from blueprints_desktop.games.fits.state import BUILDING, OVER, SCORED, STARTING, State

translate = QCoreApplication.translate


def match_progress(view: State) -> Progress:
    """Round and card as the top bar shows them."""
    if view.phase == OVER:
        subject = translate("Fits", "Daily ramp") if view.options.daily else ""
        return Progress(game_over(), subject=subject)
    text = round_words(view)
    if view.phase == SCORED:
        return Progress(text, len(PIECES), len(PIECES), translate("Fits", "Scoring"))
    if view.phase == STARTING:
        return Progress(text, len(PIECES), -1, translate("Fits", "Start pieces"))
    turned = len(PIECES) - len(view.left)
    card = translate("Fits", "Card {card} of {cards}").format(card=turned, cards=len(PIECES))
    return Progress(text, len(PIECES), turned - 1, card)


def round_words(view: State) -> str:
    """Which round; on the ramp of the day that it is this one, and whether it counts."""
    words = translate("Fits", "Round {round} of {rounds}")
    if view.options.daily:
        words = translate("Fits", "Daily ramp, round {round} of {rounds}")
    if view.options.practice:
        words = translate("Fits", "Practice on the daily ramp, round {round} of {rounds}")
    return words.format(round=view.round + 1, rounds=len(view.options.boards))


def chapter(view: State) -> str:
    """The section of the rulebook about what is being done."""
    return {STARTING: "round", BUILDING: "drop", SCORED: "scoring", OVER: "end"}[view.phase]
