"""Action cards in many cities at once: everything that a card allows in each game of a crowd.

The rules are those of the game, written for speed as the crowd's own are: a test holds the two
together. A card never moves the architect, and spares the building he stands on.
"""

from collections.abc import Callable, Mapping

import numpy as np

from blueprints_desktop.bots.skyline.crowd import (
    Builds,
    Crowd,
    Numbers,
    Sets,
    bits,
    count,
    members,
)
from blueprints_desktop.games.skyline.board import FLOORS_DEALT
from blueprints_desktop.games.skyline.deck import CARDS, Deck
from blueprints_desktop.games.skyline.options import Options

_none = np.uint64(0)
_TALL = 2
"""So many finished buildings somebody has at least, of whom one is brought down."""


def carried_out(crowd: Crowd, seat: int, kind: int, deck: Deck, options: Options) -> Builds:
    """What the seat's card of this kind may come to; where there is nothing it can do, no line."""
    card = CARDS[kind]
    if card in _PAYMENTS:
        games = np.arange(len(crowd))
        after = crowd.taken(games)
        _PAYMENTS[card](after, seat, *deck.amounts[card])
        return Builds(games, after)
    if card in _FLOORS:
        return _FLOORS[card](crowd, seat, options, *deck.amounts[card])
    return _WORKS[card](crowd, seat)


# --- money: nobody pays more than they have -------------------------------------------


def _city_tax(crowd: Crowd, seat: int, per_floor: int, per_building: int) -> None:
    taxed = ~bits[crowd.architect]
    floors = count(crowd.singles[seat] & taxed) + 2 * count(crowd.doubles[seat] & taxed)
    due = per_floor * floors + per_building * count(crowd.finished[seat] & taxed)
    crowd.cash[seat] -= np.minimum(due, crowd.cash[seat])


def _repairs(crowd: Crowd, seat: int, amount: int) -> None:
    crowd.cash[seat] -= np.minimum(amount, crowd.cash[seat])


def _subsidy(crowd: Crowd, seat: int, amount: int) -> None:
    crowd.cash[seat] += amount


def _equalisation_levy(crowd: Crowd, _seat: int, amount: int) -> None:
    lead = np.sign(crowd.cash[0] - crowd.cash[1])
    paid = lead * np.minimum(amount, crowd.cash.max(axis=0))
    crowd.cash[0] -= paid
    crowd.cash[1] += paid


def _gala(crowd: Crowd, seat: int, amount: int) -> None:
    paid = np.minimum(amount, crowd.cash[1 - seat])
    crowd.cash[1 - seat] -= paid
    crowd.cash[seat] += paid


_PAYMENTS: Mapping[str, Callable[..., None]] = {
    "city_tax": _city_tax,
    "repairs": _repairs,
    "subsidy": _subsidy,
    "equalisation_levy": _equalisation_levy,
    "gala": _gala,
}

# --- works ----------------------------------------------------------------------------


def _unfinished(crowd: Crowd, seat: int) -> Sets:
    found: Sets = (crowd.singles[seat] | crowd.doubles[seat]) & ~bits[crowd.architect]
    return found


def _finished(crowd: Crowd, seat: int) -> Sets:
    found: Sets = crowd.finished[seat] & ~bits[crowd.architect]
    return found


def _demolition(crowd: Crowd, seat: int) -> Builds:
    other = 1 - seat
    game, cell = np.nonzero(members(_unfinished(crowd, other)))
    after = crowd.taken(game)
    after.singles[other] &= ~bits[cell]
    after.doubles[other] &= ~bits[cell]
    return Builds(game, after)


def _forced_sale(crowd: Crowd, seat: int, options: Options, amount: int) -> Builds:
    other = 1 - seat
    game, cell = np.nonzero(members(crowd.singles[other] & ~bits[crowd.architect]))
    kept, lifted = crowd.lifts(seat, game, cell, options)
    after = crowd.taken(game[kept])
    place = bits[cell[kept]]
    after.singles[other] ^= place
    after.singles[seat] &= ~bits[lifted]
    after.singles[seat] |= place
    paid = np.minimum(amount, after.cash[seat])
    after.cash[seat] -= paid
    after.cash[other] += paid
    return Builds(game[kept], after)


def _building_permit(crowd: Crowd, seat: int, options: Options) -> Builds:
    game, _, after = crowd.works(seat, crowd.free, np.zeros_like(crowd.free), options)
    return Builds(game, after)


def _rush_job(crowd: Crowd, seat: int, options: Options) -> Builds:
    game, _, after = crowd.works(seat, np.zeros_like(crowd.free), _unfinished(crowd, seat), options)
    return Builds(game, after)


def _extra_storey(crowd: Crowd, seat: int, options: Options) -> Builds:
    game, cell = np.nonzero(members(_unfinished(crowd, seat)))
    kept, lifted = crowd.lifts(seat, game, cell, options)
    after = crowd.taken(game[kept])
    place = bits[cell[kept]]
    after.singles[seat] &= ~bits[lifted]
    low, high = after.singles[seat] & place, after.doubles[seat] & place
    after.singles[seat] ^= low
    after.doubles[seat] ^= low | high
    after.finished[seat] |= high
    after.end_with(seat)
    return Builds(game[kept], after)


def _implosion(crowd: Crowd, _seat: int) -> Builds:
    standing = count(crowd.finished)
    most = standing.max(axis=0)
    tall = np.where((standing == most) & (most >= _TALL), crowd.finished, _none)
    game, cell = np.nonzero(members((tall[0] | tall[1]) & ~bits[crowd.architect]))
    after = crowd.taken(game)
    place = bits[cell]
    left = FLOORS_DEALT - after.floors
    for owner in (0, 1):
        gone = after.finished[owner] & place
        after.finished[owner] ^= gone
        after.doubles[owner] |= np.where(left[owner] >= 2, gone, _none)
        after.singles[owner] |= np.where(left[owner] == 1, gone, _none)
    return Builds(game, after)


def _pairs(own: Sets, targets: Sets) -> tuple[Numbers, Numbers, Numbers]:
    game, cell = np.nonzero(members(own))
    which, target = np.nonzero(members(targets[game]))
    return game[which], cell[which], target


def _moved(crowd: Crowd, seat: int, own: Sets, targets: Sets) -> Builds:
    """Own buildings moved to empty targets, or changing places with what stands there."""
    other = 1 - seat
    game, cell, target = _pairs(own, targets)
    after = crowd.taken(game)
    here, there = bits[cell], bits[target]
    for level in (after.singles, after.doubles, after.finished):
        mine, theirs = level[seat] & here, level[other] & there
        level[seat] ^= np.where(mine != 0, here | there, _none)
        level[other] ^= np.where(theirs != 0, here | there, _none)
    return Builds(game, after)


def _relocation(crowd: Crowd, seat: int) -> Builds:
    return _moved(crowd, seat, _unfinished(crowd, seat), crowd.free)


def _land_swap(crowd: Crowd, seat: int) -> Builds:
    return _moved(crowd, seat, _unfinished(crowd, seat), _unfinished(crowd, 1 - seat))


def _tower_on_rails(crowd: Crowd, seat: int) -> Builds:
    return _moved(crowd, seat, _finished(crowd, seat), crowd.free)


def _takeover(crowd: Crowd, seat: int) -> Builds:
    own = _unfinished(crowd, seat) | _finished(crowd, seat)
    return _moved(crowd, seat, own, _finished(crowd, 1 - seat))


_FLOORS: Mapping[str, Callable[..., Builds]] = {
    "forced_sale": _forced_sale,
    "building_permit": _building_permit,
    "extra_storey": _extra_storey,
    "rush_job": _rush_job,
}
"""The cards that take a floor; called with the options and the sums that the deck names."""

_WORKS: Mapping[str, Callable[[Crowd, int], Builds]] = {
    "demolition_order": _demolition,
    "expropriation": _demolition,
    "relocation": _relocation,
    "land_swap": _land_swap,
    "implosion": _implosion,
    "tower_on_rails": _tower_on_rails,
    "takeover": _takeover,
}
