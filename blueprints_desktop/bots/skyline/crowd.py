"""Many cities of two players at once, as arrays: what playouts and learning are made of.

All games of a crowd are at the same turn, so one step of numpy moves them all. The rules are
those of the game, written for speed: a test holds the two together. What cards do is told apart
(``cards.py``).
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from blueprints_desktop.games.skyline.account import BONUS
from blueprints_desktop.games.skyline.board import BUILDINGS_DEALT, FLOORS_DEALT
from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.grid import (
    ALL,
    BIT,
    CELLS,
    CENTRAL,
    NOWHERE,
    RING,
    SIDE,
    STRAIGHT,
)
from blueprints_desktop.games.skyline.options import Options
from blueprints_desktop.games.skyline.state import State
from blueprints_desktop.games.skyline.track import BESIDE, LENGTH

Sets = NDArray[np.uint64]
"""Sets of cells, a bit for each."""
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]
Figures = NDArray[np.float64]

SEATS = 2
LAST = BUILDINGS_DEALT[SEATS]

bits: Sets = np.array(BIT, np.uint64)
_cells: Sets = np.arange(CELLS, dtype=np.uint64)
_none = np.uint64(0)
_one = np.uint64(1)
_row = np.uint64(SIDE)
_all = np.uint64(ALL)
_central = np.uint64(CENTRAL)
_not_first = np.uint64(sum(BIT[cell] for cell in range(CELLS) if cell % SIDE))
_not_last = np.uint64(sum(BIT[cell] for cell in range(CELLS) if cell % SIDE != SIDE - 1))
_beside: Sets = np.array([BIT[cell] for cell in BESIDE], np.uint64)
"""By cell of the track, the grid cell beside it as a set."""
_BORDER = sorted({cell for cell in BESIDE if cell != NOWHERE})
_border_cells: Sets = np.array(_BORDER, np.uint64)
_border = np.uint64(sum(BIT[cell] for cell in _BORDER))
_streets: Numbers = np.array([_BORDER.index(c) if c != NOWHERE else len(_BORDER) for c in BESIDE])
"""By cell of the track, which cell of the border it lies beside; round cells are beside none."""
round_cells: Flags = np.array([cell == NOWHERE for cell in BESIDE])
rings: Sets = np.array([*RING, (0,) * len(RING[0])], np.uint64)
_straight: Sets = np.array(STRAIGHT, np.uint64)


def count(sets: Sets) -> Numbers:
    return np.bitwise_count(sets).astype(np.int64)


def members(sets: Sets) -> Flags:
    """By set and cell, whether it is in it."""
    found: Flags = (sets[..., None] >> _cells & _one).astype(bool)
    return found


def connected(start: Sets, among: Sets) -> Sets:
    """All cells of ``among`` that hang together with ``start``, for each pair of sets."""
    group = start
    while True:
        across = (group & _not_last) << _one | (group & _not_first) >> _one
        grown = (group | group << _row | group >> _row | across) & among
        if np.array_equal(grown, group):
            return group
        group = grown


def _rent(piles: Sets | tuple[Sets, Sets, Sets], chain: Sets) -> Numbers:
    """What a visitor of each chain pays to whoever owns these floors, piles and buildings."""
    singles, doubles, finished = piles
    floors = count(chain & singles) + 2 * count(chain & doubles)
    return RENT_PER_FLOOR * floors + RENT_PER_BUILDING * count(chain & finished)


def _border_rents(piles: Sets) -> Numbers:
    """By estate and cell of the border, what a visitor pays there; the last column is nought.

    An estate's floors, piles and finished buildings are the first index.
    """
    own = piles[0] | piles[1] | piles[2]
    left = own & _border
    found = np.zeros((len(own), len(_BORDER) + 1), np.int64)
    estates = np.nonzero(left)[0]
    while len(estates):
        start = left[estates]
        chain = connected(start & (~start + _one), own[estates])
        beside_it = (chain[:, None] >> _border_cells & _one).astype(np.int64)
        found[estates, :-1] += beside_it * _rent(piles[:, estates], chain)[:, None]
        left[estates] = start & ~chain
        estates = estates[left[estates] != 0]
    return found


class Builds(NamedTuple):
    """What may be built in the games of a crowd: an option a line, those of a game together."""

    game: Numbers
    """Which game it belongs to."""
    after: "Crowd"
    """What it leaves behind."""


class Crowd:
    """Games as columns; the first index of most arrays is the seat."""

    __slots__ = ("architect", "cash", "doubles", "finished", "pawns", "singles", "success")

    def __init__(
        self,
        singles: Sets,
        doubles: Sets,
        finished: Sets,
        architect: Numbers,
        pawns: Numbers,
        cash: Numbers,
        success: Figures,
    ) -> None:
        self.singles = singles
        self.doubles = doubles
        self.finished = finished
        self.architect = architect
        self.pawns = pawns
        self.cash = cash
        self.success = success
        """Of the first seat, from 0 to 1; not a number while the game goes on."""

    @classmethod
    def of(cls, states: list[State]) -> "Crowd":
        """The positions of states in which nobody has won yet."""
        return cls(
            np.array([state.board.singles for state in states], np.uint64).T.copy(),
            np.array([state.board.doubles for state in states], np.uint64).T.copy(),
            np.array([state.board.finished for state in states], np.uint64).T.copy(),
            np.array([state.architect for state in states], np.int64),
            np.array([state.pawns for state in states], np.int64).T.copy(),
            np.array([state.cash for state in states], np.int64).T.copy(),
            np.full(len(states), np.nan),
        )

    def __len__(self) -> int:
        return len(self.architect)

    def put(self, games: Numbers, others: "Crowd") -> None:
        """Have these games go on as others do."""
        self.singles[:, games] = others.singles
        self.doubles[:, games] = others.doubles
        self.finished[:, games] = others.finished
        self.architect[games] = others.architect
        self.pawns[:, games] = others.pawns
        self.cash[:, games] = others.cash
        self.success[games] = others.success

    def taken(self, games: Numbers | Flags | slice) -> "Crowd":
        """These games, in this order: copies, but for a slice."""
        return Crowd(
            self.singles[:, games],
            self.doubles[:, games],
            self.finished[:, games],
            self.architect[games],
            self.pawns[:, games],
            self.cash[:, games],
            self.success[games],
        )

    @classmethod
    def joined(cls, crowds: Sequence["Crowd"]) -> "Crowd":
        """All games of some crowds, one after the other."""
        return cls(
            np.concatenate([each.singles for each in crowds], axis=1),
            np.concatenate([each.doubles for each in crowds], axis=1),
            np.concatenate([each.finished for each in crowds], axis=1),
            np.concatenate([each.architect for each in crowds]),
            np.concatenate([each.pawns for each in crowds], axis=1),
            np.concatenate([each.cash for each in crowds], axis=1),
            np.concatenate([each.success for each in crowds]),
        )

    @property
    def over(self) -> Flags:
        return ~np.isnan(self.success)

    @property
    def owned(self) -> Sets:
        return self.singles | self.doubles | self.finished

    @property
    def free(self) -> Sets:
        found: Sets = _all & ~(self.owned[0] | self.owned[1])
        return found

    @property
    def floors(self) -> Numbers:
        return count(self.singles) + 2 * count(self.doubles)

    @property
    def worth(self) -> Numbers:
        return self.cash + BONUS * count(self.finished)

    def rents(self, owner: int) -> Numbers:
        """By game and cell of the track, what a visitor pays there to the owner.

        The options of a game stand side by side and leave most of what the other owns as it was:
        what is like the line before is worked out once.
        """
        piles = np.stack([self.singles[owner], self.doubles[owner], self.finished[owner]])
        other = np.ones(len(self), np.bool_)
        other[1:] = (piles[:, 1:] != piles[:, :-1]).any(axis=0)
        found: Numbers = _border_rents(piles[:, other])[np.cumsum(other)[:, None] - 1, _streets]
        return found

    # --- a turn ---------------------------------------------------------------------

    def walk(self, seat: int, white: Numbers) -> Flags:
        """Move a seat's pawns and pay; who may then build: no card, and the rent could be paid."""
        other = 1 - seat
        places = (self.pawns[seat] + white) % LENGTH
        self.pawns[seat] = places
        own = self.owned[other]
        chain = connected(_beside[places] & own, own)
        rent = _rent((self.singles[other], self.doubles[other], self.finished[other]), chain)
        broke = (rent > self.cash[seat]) & ~self.over
        if broke.any():
            worth = self.worth
            worth[other] += rent
            worth[seat] = np.maximum(0, worth[seat] - rent)
            self._judge(broke, worth)
        self.cash[seat] -= rent
        self.cash[other] += rent
        allowed: Flags = ~round_cells[places] & ~self.over
        return allowed

    def _judge(self, ended: Flags, worth: Numbers) -> None:
        """Say who won where a game has ended."""
        built = count(self.finished)
        lead = np.sign(worth[0] - worth[1]) * 2 + np.sign(built[0] - built[1])
        self.success[ended] = (0.5 + 0.5 * np.sign(lead))[ended]

    def placings(self, seat: int, tower: bool) -> Builds:
        """Where the seat may place what it begins with: its tower in the centre, or a floor."""
        free = self.free
        game, cell = np.nonzero(members(free & _central if tower else free))
        after = self.taken(game)
        (after.finished if tower else after.singles)[seat] |= bits[cell]
        return Builds(game, after)

    def begun(self, before: "Crowd", seat: int) -> None:
        """The architect comes to the last floor that was placed, which is the seat's."""
        added = self.singles[seat] & ~before.singles[seat]
        self.architect = np.bitwise_count(added - _one).astype(np.int64)

    def builds(self, seat: int, black: Numbers, options: Options) -> Builds:
        """Everything that the seat may build with this black die in games that go on."""
        ring = rings[self.architect, black]
        game, place, after = self.works(seat, self.free & ring, ring, options)
        after.architect = place
        return Builds(game, after)

    def works(
        self, seat: int, sites: Sets, piles: Sets, options: Options
    ) -> tuple[Numbers, Numbers, "Crowd"]:
        """Floors on these sites, and these piles raised where that demolishes.

        An option's game, the place where something stands now, and what it leaves behind.
        """
        other, own = 1 - seat, self.singles[seat]
        protected = bits[self.architect]
        reach = _straight if options.straight_piles else rings
        prey = self.singles[other] & ~protected
        game, cell = np.nonzero(members(sites))
        parts = [(game, cell, np.full(len(game), -1), np.zeros(len(game), np.int64))]
        for height, level in ((1, own), (2, self.doubles[seat])):
            game, cell = np.nonzero(members(level & piles))
            which, target = np.nonzero(members(reach[cell, height + 1] & prey[game]))
            parts.append((game[which], cell[which], target, np.full(len(which), height)))
            prey = prey | self.doubles[other] & ~protected
        game, cell, target, height_of = map(np.concatenate, zip(*parts, strict=True))
        kept, lifted = self.lifts(seat, game, cell, options)
        game = game[kept]
        after = self.taken(game)
        place = after.build(seat, cell[kept], target[kept], height_of[kept], lifted)
        return game, place, after

    def lifts(
        self, seat: int, game: Numbers, cell: Numbers, options: Options
    ) -> tuple[Numbers, Numbers]:
        """Where each option's floor comes from: options, and the floor that is lifted for each.

        If the supply is empty an option comes once for every floor that may be lifted. Options of
        a game come together.
        """
        lifted = np.full(len(game), NOWHERE)
        short = self.floors[seat][game] >= FLOORS_DEALT
        if not short.any():
            return np.argsort(game, kind="stable"), lifted
        spare = self.singles[seat][game] & ~bits[self.architect[game]] & ~bits[cell]
        if not options.recycle_floors:
            spare = np.zeros_like(spare)
        which, floor = np.nonzero(members(np.where(short, spare, _none)))
        kept = np.concatenate([np.nonzero(~short)[0], which])
        lifted = np.concatenate([lifted[: len(kept) - len(which)], floor])
        order = np.argsort(game[kept], kind="stable")
        return kept[order], lifted[order]

    def build(
        self, seat: int, cell: Numbers, target: Numbers, height: Numbers, lifted: Numbers
    ) -> Numbers:
        """In every game a floor (height 0), or a pile that was so high raised onto its target.

        Where it came to stand is where the architect goes, but for cards.
        """
        other = 1 - seat
        place = np.where(height > 0, target, cell)
        origin, goal = bits[cell], bits[place]
        self.singles[seat] &= ~bits[lifted]
        self.singles[seat] ^= np.where(height < 2, origin, _none)
        self.doubles[seat] ^= np.where(height == 1, goal, np.where(height == 2, origin, _none))
        self.finished[seat] |= np.where(height == 2, goal, _none)
        self.singles[other] &= ~goal
        self.doubles[other] &= ~goal
        self.end_with(seat)
        return place

    def end_with(self, seat: int) -> None:
        """Say who won where the seat has no finished building left."""
        last = count(self.finished[seat]) >= LAST
        if last.any():
            self._judge(last, self.worth)
