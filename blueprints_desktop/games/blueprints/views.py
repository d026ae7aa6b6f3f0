"""What a seat may know of a position of Blueprints, and positions it may imagine."""

from collections.abc import Sequence

from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.spaces import SPACES
from blueprints_desktop.games.blueprints.state import (
    DISCARDING,
    TAKING,
    Site,
    State,
    built,
    empty_site,
)


def seen_by(state: State, seat: Seat | None) -> State:
    """The position without what lies behind other people's screens."""
    if state.phase not in (TAKING, DISCARDING):
        return state
    sites = tuple(site if own == seat else None for own, site in enumerate(state.sites))
    return state._replace(sites=sites)


def imagine(deck: Sequence[BlueprintCard], view: State, chance: Chance) -> State:
    """Give every hidden seat a card and a building that explain what it took and what fitted nowhere."""
    hidden = [seat for seat, site in enumerate(view.sites) if site is None]
    shown = {site.card for site in view.sites if site is not None}
    free = [c for c in range(len(deck)) if c not in shown and not view.round.used >> c & 1]
    found = _explain(deck, view, hidden, free, chance)
    if found is None:
        raise ValueError("no position leads to this view")
    sites = tuple(found.get(seat, site) for seat, site in enumerate(view.sites))
    return view._replace(sites=sites)


def _explain(
    deck: Sequence[BlueprintCard],
    view: State,
    hidden: Sequence[Seat],
    free: list[int],
    chance: Chance,
) -> dict[Seat, Site] | None:
    """Sites for the hidden seats, no card twice; backtracks where one gets in the way."""
    if not hidden:
        return {}
    seat = hidden[0]
    taken = list(zip(view.taken_by(seat), view.removed_of(seat), strict=True))
    for card in chance.shuffled(free):
        site = _stacked(empty_site(card, deck[card].open_spaces), taken, chance)
        if site is not None:
            others = [other for other in free if other != card]
            rest = _explain(deck, view, hidden[1:], others, chance)
            if rest is not None:
                return {seat: site, **rest}
    return None


def _stacked(site: Site, taken: Sequence[tuple[Die, bool]], chance: Chance) -> Site | None:
    """The dice placed at random on the site, so that just the removed ones fit nowhere."""
    if not taken:
        return site
    die, removed = taken[0]
    fitting = site.fitting(die)
    if removed:
        return None if fitting else _stacked(site, taken[1:], chance)
    for space in chance.shuffled([space for space in range(SPACES) if fitting >> space & 1]):
        found = _stacked(built(site, die, space), taken[1:], chance)
        if found is not None:
            return found
    return None
