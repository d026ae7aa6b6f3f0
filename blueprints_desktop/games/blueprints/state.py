"""A position of Blueprints. Where something is hidden from a view, None stands in its place."""

from collections.abc import Sequence
from typing import NamedTuple

from blueprints_desktop.engine.step import Seat
from blueprints_desktop.games.blueprints.dice import Die
from blueprints_desktop.games.blueprints.options import Options
from blueprints_desktop.games.blueprints.scoring import RoundResult
from blueprints_desktop.games.blueprints.spaces import SPACES

TAKING, DISCARDING, REVEALED, OVER = range(4)
PHASE_NAMES = ("take a die", "discard a die", "round scored", "game over")

ROUNDS = 3
DICE_EACH = 6

Building = tuple[tuple[Die, ...], ...]
"""A stack of dice on each of the six spaces, bottom die first."""


ROOM_AT = tuple(6 * (die >> 2) for die in range(24))
"""Where in a site's room the six bits of a die's value begin."""


class Round(NamedTuple):
    """What stands from the first die of a round to its last."""

    options: Options
    number: int
    """From 0."""
    order: tuple[Seat, ...]
    """The seats in this round's order of play."""
    in_demand: tuple[int, int]
    used: int
    """A bit for each card of earlier rounds; all have been shown."""


class Site(NamedTuple):
    """What lies behind a player's screen. A named tuple, because every die makes a new one."""

    card: int
    """The place of the card in the deck."""
    building: Building
    room: int
    """Which spaces take a die of each value: six bits for value 1, then six for 2, and so on."""

    def fitting(self, die: Die) -> int:
        """The spaces on which the die fits, as bits."""
        return self.room >> ROOM_AT[die] & 63


class State(NamedTuple):
    """The table at a moment. A named tuple, because every move makes a new one."""

    round: Round
    phase: int
    bag: tuple[int, ...]
    """How many dice of each material are in the bag: all that is known of it."""
    pool: tuple[Die, ...]
    """Sorted by value."""
    discarded: tuple[Die, ...]
    taken: tuple[Die, ...]
    """The dice taken in this round, by everybody in turn."""
    removed: int
    """A bit for each taken die that fitted nowhere."""
    sites: tuple[Site | None, ...]
    """By seat."""
    results: tuple[RoundResult, ...]
    """The rounds scored so far."""

    @property
    def seats(self) -> int:
        return len(self.sites)

    def taken_by(self, seat: Seat) -> tuple[Die, ...]:
        """The dice that a seat took in this round, in order."""
        return self.taken[self.round.order.index(seat) :: len(self.sites)]

    def removed_of(self, seat: Seat) -> list[bool]:
        """For each die that a seat took, whether it fitted nowhere."""
        turns = range(self.round.order.index(seat), len(self.taken), len(self.sites))
        return [bool(self.removed >> turn & 1) for turn in turns]


def empty_site(card: int, open_spaces: Sequence[int]) -> Site:
    """A card with no die on it: every open space takes every value."""
    mask = sum(1 << space for space in open_spaces)
    return Site(card, ((),) * SPACES, sum(mask << 6 * value for value in range(6)))


def built(site: Site, die: Die, space: int) -> Site:
    """The site with a die put on a space, which takes no lower die from then on."""
    stacks = list(site.building)
    stacks[space] = (*stacks[space], die)
    return Site(site.card, tuple(stacks), site.room & _ROOM_ABOVE[die >> 2][space])


_ROOM_ABOVE = tuple(
    tuple(~sum(1 << 6 * lower + space for lower in range(value)) for space in range(SPACES))
    for value in range(6)
)
"""By value and space: the room that is left when such a die lies there."""
