"""What a banner says in World Monuments when the quarry is filled, and when it is empty."""

from PySide6.QtCore import QCoreApplication

from blueprints_desktop.desktop.ui.board.banners import EventBanners
from blueprints_desktop.games.monuments.events import BlackReturned, RoundBegan
from blueprints_desktop.games.monuments.state import ROUNDS, State

translate = QCoreApplication.translate


def _round_began(event: RoundBegan, _view: State) -> str:
    number = event.round + 1
    if number == ROUNDS:
        return translate("Monuments", "Last round: back to the quarry")
    words = translate("Monuments", "Round {round} of {rounds}: back to the quarry")
    return words.format(round=number, rounds=ROUNDS)


def _black_returned(_event: BlackReturned, _view: State) -> str:
    return translate("Monuments", "The quarry is empty: on to the building site")


EVENT_BANNERS: EventBanners = {RoundBegan: _round_began, BlackReturned: _black_returned}
