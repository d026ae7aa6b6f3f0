"""Sites as playing out sees them: what each die makes of a site, and the site that it leaves.

A round is played out thousands of times in a thought, mostly over the same few sites. So a
site's outlook is worked out once, and remembers by die which one comes next.
"""

from collections.abc import Sequence
from typing import NamedTuple

from blueprints_desktop.bots.blueprints.prospects import Prospects
from blueprints_desktop.games.blueprints.deck import BlueprintCard
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.scoring import (
    count_of,
    qualifies,
    score_building,
    tally,
)
from blueprints_desktop.games.blueprints.spaces import GONE
from blueprints_desktop.games.blueprints.state import Site, built

MOST_KEPT = 16_000
"""Outlooks that are kept."""

_FACES = 24


class Finished(NamedTuple):
    """What is left to say of a site on which everything is built."""

    points: int
    tie: tuple[int, int]
    """Dice of the two materials in demand."""
    fit: int
    """A bit for each Prize that it is fit for."""


class SiteOutlook:
    """A site with so many dice to come, the one that is taken now among them."""

    __slots__ = ("_after", "_book", "_finished", "_prospects", "site", "to_come", "worths")

    def __init__(self, book: "SiteOutlooks", site: Site, to_come: int) -> None:
        self._book = book
        self.site = site
        self.to_come = to_come
        self._prospects: Prospects | None = None
        self.worths: list[float | None] = [None] * _FACES
        """By die, what the site is worth with it where it suits best; None: ask ``look``."""
        self._after: list[SiteOutlook | None] = [None] * _FACES
        self._finished: Finished | None = None

    @property
    def prospects(self) -> Prospects:
        if self._prospects is None:
            self._prospects = self._book.prospects(self.site, self.to_come)
        return self._prospects

    def look(self, die: Die) -> float:
        """What the site is worth with this die on the space that suits it best."""
        worth = self.worths[die]
        if worth is None:
            worth = self.worths[die] = self.prospects.best(die)[0]
        return worth

    def after(self, die: Die) -> "SiteOutlook":
        """The outlook once this die lies where it suits best, or is gone if it fits nowhere."""
        found = self._after[die]
        if found is None:
            space = self.prospects.best(die)[1]
            site = self.site if space == GONE else built(self.site, die, space)
            found = self._after[die] = self._book.outlook(site, self.to_come - 1)
        return found

    def takes(self, die: Die) -> bool:
        """Whether the die fits anywhere."""
        return bool(self.site.fitting(die))

    @property
    def finished(self) -> Finished:
        if self._finished is None:
            self._finished = self._book.finished(self.site)
        return self._finished


class SiteOutlooks:
    """The outlooks of a round's sites, by the materials that are in demand."""

    def __init__(self, deck: Sequence[BlueprintCard], in_demand: tuple[int, int]) -> None:
        self._plans = [card.heights for card in deck]
        self._in_demand = in_demand
        self._known: dict[tuple[Site, int], SiteOutlook] = {}

    def outlook(self, site: Site, to_come: int) -> SiteOutlook:
        found = self._known.get((site, to_come))
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[site, to_come] = SiteOutlook(self, site, to_come)
        return found

    def prospects(self, site: Site, to_come: int) -> Prospects:
        card, building, room = site
        return Prospects(self._plans[card], building, room, to_come, self._in_demand)

    def finished(self, site: Site) -> Finished:
        building = site.building
        packed = tally(building)
        first, second = self._in_demand
        return Finished(
            score_building(self._plans[site.card], building).total,
            (count_of(packed, first), count_of(packed, second)),
            qualifies(building, packed),
        )
