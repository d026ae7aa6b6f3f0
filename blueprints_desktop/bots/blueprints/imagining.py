"""Sites behind other people's screens, imagined as a sensible builder would have built them.

``Game.imagine`` explains a view by any building there could be; people do not build at random,
so here every die goes where it suits the imagined card best. What the view shows is all that
is used, and a die that fitted nowhere must fit nowhere here too.
"""

from collections.abc import Sequence

from blueprints_desktop.bots.blueprints.policy import Policy
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.game import Game
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import Card
from blueprints_desktop.games.blueprints.moves import Move
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DICE_EACH, Site, State, built, empty_site

TRIES = 4
"""Cards tried for each seat before any explanation will do."""


class Imagination:
    """Fills in what a view hides."""

    def __init__(self, game: Game[State, Move], deck: Sequence[Card], policy: Policy) -> None:
        self._game = game
        self._empty = [empty_site(number, card.open_spaces) for number, card in enumerate(deck)]
        self._policy = policy

    def imagine(self, view: State, seat: Seat, chance: Chance) -> State:
        """A state that explains the view, its hidden buildings built with sense."""
        sites = list(view.sites)
        shown = view.round.used
        for site in sites:
            if site is not None:
                shown |= 1 << site.card
        free = [site.card for site in self._empty if not shown >> site.card & 1]
        for hidden, site in enumerate(sites):
            if site is None:
                found = self._builder(view, hidden, free, chance)
                if found is None:
                    return self._game.imagine(view, seat, chance)
                sites[hidden] = found
                free.remove(found.card)
        return view._replace(sites=tuple(sites))

    def _builder(self, view: State, seat: Seat, free: Sequence[int], chance: Chance) -> Site | None:
        for card in chance.deal(free, TRIES):
            site = self._built(view, seat, self._empty[card])
            if site is not None:
                return site
        return None

    def _built(self, view: State, seat: Seat, site: Site) -> Site | None:
        in_demand = view.round.in_demand
        removed = view.removed_of(seat)
        for turn, die in enumerate(view.taken_by(seat)):
            prospects = self._policy.prospects(site, DICE_EACH - turn, in_demand)
            space = prospects.best(die)[1]
            if removed[turn] != (space == GONE):
                return None
            if space != GONE:
                site = built(site, die, space)
        return site
