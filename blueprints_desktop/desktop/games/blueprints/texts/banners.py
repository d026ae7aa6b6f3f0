"""What a banner says in Blueprints when a round begins."""

from blueprints_desktop.desktop.games.blueprints.texts.progress import round_words
from blueprints_desktop.desktop.ui.board.banners import EventBanners
from blueprints_desktop.desktop.ui.board.prompt_words import last_round
from blueprints_desktop.games.blueprints.events import RoundBegan
from blueprints_desktop.games.blueprints.state import ROUNDS, State


def _round_began(event: RoundBegan, _view: State) -> str:
    return last_round() if event.round + 1 == ROUNDS else round_words(event.round)


EVENT_BANNERS: EventBanners = {RoundBegan: _round_began}
