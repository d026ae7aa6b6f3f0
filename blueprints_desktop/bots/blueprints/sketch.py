"""The rest of a round, played out quickly by the policy.

Which dice come out of the bag hangs on nothing that anybody does, so a world is imagined once,
hidden sites and draws together, and every move that is thought about is tried in it. The rules
are those of the game, written for speed: a test holds the two together.
"""

from bisect import insort
from collections.abc import Sequence
from typing import NamedTuple

from blueprints_desktop.bots.blueprints.outlooks import Finished, SiteOutlook, SiteOutlooks
from blueprints_desktop.bots.blueprints.policy import TALLY, best_die, best_discard
from blueprints_desktop.engine.chance import Chance
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.moves import Discard, Take
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import DICE_EACH, DISCARDING, Site, State, built


class World(NamedTuple):
    """What a view does not tell, filled in."""

    sites: tuple[SiteOutlook, ...]
    """By seat."""
    drawn: tuple[Die, ...]
    """The dice that will come out of the bag, in order."""


class BlueprintsSketch:
    """A round to be played out from one position, again and again."""

    def __init__(self, view: State, outlooks: SiteOutlooks) -> None:
        self._outlooks = outlooks
        self._order = view.round.order
        self._pool = view.pool
        self._bag = view.bag
        self._taken = len(view.taken)
        self._all = DICE_EACH * view.seats
        owned = [view.taken_by(seat) for seat in range(view.seats)]
        self._to_come = [DICE_EACH - len(dice) for dice in owned]
        self._tallies = [sum(TALLY[die] for die in dice) for dice in owned]
        discarding = view.phase == DISCARDING
        self._draws = (2 if view.seats == 2 else 1) * (self._all - self._taken - (not discarding))
        self.moves = (self._all - self._taken) * (2 if view.seats == 2 else 1)
        """Decisions that are to be made until the round is over, one more or less."""

    def world(self, sites: Sequence[Site], chance: Chance) -> World:
        """The sites, and what chance draws from the bag."""
        outlook = self._outlooks.outlook
        seen = [outlook(site, left) for site, left in zip(sites, self._to_come, strict=True)]
        return World(tuple(seen), tuple(_drawn(self._bag, self._draws, chance)))

    def play_out(self, world: World, move: Take | Discard) -> list[Finished]:
        """Play the move and then the round by the policy; the finished sites by seat."""
        order, two = self._order, len(self._order) == 2
        sites, pool, tallies = list(world.sites), list(self._pool), list(self._tallies)
        drawn = iter(world.drawn)
        taken, everything = self._taken, self._all
        chosen: Take | None = None
        if isinstance(move, Take):
            chosen = move
        else:
            pool.remove(move.die)
            pool += (next(drawn), next(drawn))
            pool.sort()
        while taken < everything:
            seat = order[taken % len(order)]
            site = sites[seat]
            if chosen is None:
                die = best_die(site, pool)
                site = site.after(die)
            else:
                die = chosen.die
                site = self._with(site, chosen)
                chosen = None
            sites[seat] = site
            pool.remove(die)
            taken += 1
            if taken == everything:
                break
            if two:
                tallies[seat] += TALLY[die]
                pool.remove(best_discard(tallies[1 - seat], site, pool))
                insort(pool, next(drawn))
            insort(pool, next(drawn))
        return [site.finished for site in sites]

    def _with(self, outlook: SiteOutlook, move: Take) -> SiteOutlook:
        """The outlook after a move that need not be the policy's."""
        site = outlook.site if move.space == GONE else built(outlook.site, move.die, move.space)
        return self._outlooks.outlook(site, outlook.to_come - 1)


def _drawn(bag: Sequence[int], count: int, chance: Chance) -> list[Die]:
    """So many dice drawn and rolled, with one random number each as the game does."""
    left = list(bag)
    total = sum(left)
    found = []
    for _ in range(count):
        number, face = divmod(chance.below(6 * total), 6)
        material = 0
        while number >= left[material]:
            number -= left[material]
            material += 1
        left[material] -= 1
        total -= 1
        found.append(face * 4 + material)
    return found
