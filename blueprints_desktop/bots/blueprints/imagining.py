"""Sites behind other people's screens, imagined as a sensible builder would have built them.

``Game.imagine`` explains a view by any building there could be; people do not build at random,
so here every die goes where it suits the imagined card best. What the view shows is all that
is used, and a die that fitted nowhere must fit nowhere here too.
"""

from collections.abc import Sequence

from blueprints_desktop.bots.blueprints.outlooks import SiteOutlooks
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.game import Blueprints
from blueprints_desktop.games.blueprints.state import DICE_EACH, Site, State, empty_site

TRIES = 4
"""Cards tried for each seat before any explanation will do."""


class Imagination:
    """Fills in what one view hides."""

    def __init__(self, game: Blueprints, view: State, seat: Seat, outlooks: SiteOutlooks) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._empty = [
            outlooks.outlook(empty_site(number, card.open_spaces), DICE_EACH)
            for number, card in enumerate(game.deck)
        ]
        shown = view.round.used
        for site in view.sites:
            if site is not None:
                shown |= 1 << site.card
        self._free = [card for card in range(len(game.deck)) if not shown >> card & 1]
        self._taken = [
            list(zip(view.taken_by(own), view.removed_of(own), strict=True))
            for own in range(view.seats)
        ]

    def sites(self, chance: Chance) -> list[Site]:
        """Sites that explain the view, the hidden ones built with sense."""
        found = []
        free = list(self._free)
        for seat, site in enumerate(self._view.sites):
            if site is None:
                site = self._builder(seat, free, chance)
                if site is None:
                    return self._anyhow(chance)
                free.remove(site.card)
            found.append(site)
        return found

    def _anyhow(self, chance: Chance) -> list[Site]:
        """Any explanation: nobody's sense leads to this view."""
        state = self._game.imagine(self._view, self._seat, chance)
        return [site for site in state.sites if site is not None]

    def _builder(self, seat: Seat, free: Sequence[int], chance: Chance) -> Site | None:
        for card in chance.deal(free, TRIES):
            site = self._built(card, seat)
            if site is not None:
                return site
        return None

    def _built(self, card: int, seat: Seat) -> Site | None:
        outlook = self._empty[card]
        for die, removed in self._taken[seat]:
            if outlook.takes(die) is removed:
                return None
            outlook = outlook.after(die)
        return outlook.site
