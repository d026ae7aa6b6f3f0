"""Which bricks a picture of the finished monument shows: as built, a level alone, or by builder."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from blueprints_desktop.desktop.games.monuments.art.monument import Laid
from blueprints_desktop.engine.step import Seat

_PALE = 2
"""Bricks of others are shown as if they were neutral."""


class MonumentPicture(NamedTuple):
    """A picture of the monument: what it is called, and the bricks in it."""

    what: Hashable
    bricks: tuple[Laid, ...]


def as_built(bricks: Sequence[Laid]) -> MonumentPicture:
    return MonumentPicture("own", tuple(bricks))


def at_level(bricks: Sequence[Laid], level: int) -> MonumentPicture:
    return MonumentPicture(("at", level), tuple(brick for brick in bricks if brick.z == level))


def by_builder(built_by: Sequence[tuple[Laid, Seat]], only: Seat | None) -> MonumentPicture:
    """In the builders' colours; ``only``: all but this one's are pale."""
    bricks = (
        brick if only in (None, seat) else brick._replace(kind=_PALE) for brick, seat in built_by
    )
    return MonumentPicture(("by", only), tuple(bricks))
