"""What the learned judgement looks at: a crowd's positions, seen by one of the seats.

Whoever sees has just moved, and the other rolls next. What a player would reckon is given as
figures, whole 64ths, and sums are made of whole numbers, so that every machine sees the very
same; the rest is the map of the city.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from blueprints_desktop.bots.skyline.city_map import Marks, city_map
from blueprints_desktop.bots.skyline.crowd import (
    LAST,
    Crowd,
    Figures,
    Flags,
    Numbers,
    Sets,
    bits,
    count,
    rings,
    round_cells,
)
from blueprints_desktop.games.skyline.board import FLOORS_DEALT
from blueprints_desktop.games.skyline.grid import ALL, BIT, CELLS, NOWHERE, SIDE
from blueprints_desktop.games.skyline.state import PLACING_ROUNDS
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

_FINE = 64.0
_all = np.uint64(ALL)
_border = sorted({cell for cell in BESIDE if cell != NOWHERE})
_border_set = np.uint64(sum(BIT[cell] for cell in _border))
_corners = np.uint64(sum(BIT[cell] for cell in _border if BESIDE.count(cell) > 1))
_PLACINGS = 2 * PLACING_ROUNDS

COMMON = 6
"""Figures that are neither one's own nor the other's; they come last."""
FIGURES = 2 * 32 + COMMON
_STREET = 9
"""Where in a seat's half the rents of all streets stand."""


def _ways() -> Numbers:
    """By number of rolls, one to three, and steps: in how many ways of 6, 36 and 216."""
    ways = np.zeros((4, 19), np.int64)
    ways[0, 0] = 1
    for rolls in range(1, 4):
        for white in range(1, 7):
            ways[rolls, white:] += ways[rolls - 1, : 19 - white]
    return ways[1:]


_WAYS = _ways()


def _columns(kept: range) -> np.uint64:
    return np.uint64(sum(BIT[cell] for cell in range(CELLS) if cell % SIDE in kept))


_REMAIN_RIGHT = [_columns(range(SIDE - steps)) for steps in range(4)]
"""By number of steps, the cells from which one stays in the city going right so far."""
_REMAIN_LEFT = [_columns(range(steps, SIDE)) for steps in range(4)]


def _across(sets: Sets, steps: int) -> Sets:
    far = np.uint64(steps)
    return (sets & _REMAIN_RIGHT[steps]) << far | (sets & _REMAIN_LEFT[steps]) >> far


def _along(sets: Sets, steps: int) -> Sets:
    far = np.uint64(steps * SIDE)
    return (sets << far | sets >> far) & _all


def two_away(sets: Sets) -> Sets:
    """The cells from which one gets into the set in just two steps."""
    return _along(sets, 2) | _along(_across(sets, 1), 1) | _across(sets, 2)


def three_away(sets: Sets) -> Sets:
    beside = _across(sets, 1)
    return (
        _along(sets, 3) | _along(beside, 2) | _along(_across(sets, 2), 1) | _across(sets, 3)
    )  # fmt: skip


class Sight(NamedTuple):
    """Positions as one of the seats sees them, a line each."""

    figures: Figures
    city: Marks

    def taken(self, lines: Numbers | Flags) -> "Sight":
        return Sight(self.figures[lines], self.city[lines])


def sight(crowd: Crowd, seat: int) -> Sight:
    """What the seat sees of every game."""
    return Sight(_figures(crowd, seat), city_map(crowd, seat))


def _figures(crowd: Crowd, seat: int) -> Figures:
    worth = crowd.worth
    shares: list[NDArray[Any]] = []
    finished, floors = count(crowd.finished), crowd.floors
    free = _all & ~(crowd.owned[0] | crowd.owned[1])
    reach = rings[crowd.architect][:, 1:]
    for own, other in ((seat, 1 - seat), (1 - seat, seat)):
        shares += _half(crowd, own, other, finished[own], floors[own], worth, reach)
    lead = (worth[seat] - worth[1 - seat]).astype(float)
    placed = floors[0] + floors[1] + finished[0] + finished[1]
    placing = crowd.architect == NOWHERE
    shares += [
        lead / 1000,
        lead / (200 + np.abs(lead)),
        shares[_STREET] - shares[_STREET + len(shares) // 2],
        ((reach & free[:, None]) != 0).sum(axis=1) / 6,
        np.where(placing, (_PLACINGS - placed) / _PLACINGS, 0.0),
        placing & (placed % 2 == 0),
    ]
    figures = np.array(shares, np.float64)
    np.clip(figures, -4.0, 4.0, out=figures)
    figures *= _FINE
    np.rint(figures, out=figures)
    figures /= _FINE
    return figures.T


def _half(
    crowd: Crowd,
    own: int,
    other: int,
    finished: Numbers,
    floors: Numbers,
    worth: Numbers,
    reach: Sets,
) -> list[NDArray[Any]]:
    """One seat's half of the figures: what it has, takes and threatens."""
    cash, purse = crowd.cash[own], crowd.cash[other]
    singles, doubles = crowd.singles[own], crowd.doubles[own]
    open_cells = ~bits[crowd.architect]
    their_singles, their_doubles = crowd.singles[other], crowd.doubles[other]
    rents = crowd.rents(own)
    street, dearest = rents.sum(axis=1), rents.max(axis=1)
    ahead = (crowd.pawns[other][:, None] + np.arange(_WAYS.shape[1])) % LENGTH
    coming = np.take_along_axis(rents, ahead, axis=1)
    ruinous = coming > purse[:, None]
    soon = (crowd.pawns[own][:, None] + np.arange(1, 7)) % LENGTH
    two, three = (
        two_away(their_singles & open_cells),
        three_away((their_singles | their_doubles) & open_cells),
    )
    raising, finishing = singles & two, doubles & three
    threat = three_away(their_doubles)
    after = worth[own] + 100
    return [
        cash / 1000,
        np.minimum(cash / 200, 1),
        np.minimum(cash / 500, 1),
        finished / LAST,
        finished >= LAST - 2,
        finished >= LAST - 1,
        count(singles) / 8,
        count(doubles) / 4,
        floors / FLOORS_DEALT,
        street / 2800,
        dearest / 500,
        coming @ _WAYS[0] / 1200,
        coming @ _WAYS[1] / 7200,
        coming @ _WAYS[2] / 43200,
        ruinous @ _WAYS[0] / 6,
        ruinous @ _WAYS[1] / 36,
        (rents > purse[:, None]).sum(axis=1) / 14,
        np.minimum(street / 7 / (purse + 1), 1),
        np.minimum(dearest / 2 / (purse + 1), 1),
        count(raising) / 5,
        count(finishing) / 3,
        ((reach & raising[:, None]) != 0).sum(axis=1) / 6,
        ((reach & finishing[:, None]) != 0).sum(axis=1) / 6,
        count(doubles & open_cells & threat) / 3,
        count(singles & open_cells & (threat | two_away(their_singles))) / 5,
        (finished >= LAST - 1) & (after > worth[other]),
        (finished >= LAST - 1) & (after < worth[other]),
        count(crowd.owned[own] & _border_set) / 12,
        count(crowd.finished[own] & _border_set) / 5,
        count(crowd.owned[own] & _corners) / 2,
        round_cells[soon].sum(axis=1) / 2,
        floors >= FLOORS_DEALT,
    ]
