"""What a banner says in FITS when a round begins."""

from blueprints_desktop.desktop.games.fits.texts.progress import round_words
from blueprints_desktop.desktop.ui.board.banners import EventBanners
from blueprints_desktop.desktop.ui.board.prompt_words import last_round
from blueprints_desktop.games.fits.events import RoundBegan
from blueprints_desktop.games.fits.state import State


def _round_began(event: RoundBegan, view: State) -> str:
    last = event.round + 1 == len(view.options.boards)
    return last_round() if last else round_words(view)


EVENT_BANNERS: EventBanners = {RoundBegan: _round_began}
