"""Which bricks a picture of the finished monument shows: as built, a level alone, or by builder."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from blueprints_desktop.desktop.drawing.monuments.monument import Laid
from blueprints_desktop.engine.step import Seat

_PALE = 2
"""Bricks of others are shown as if they were neutral."""


class Shown(NamedTuple):
    """A picture of the monument: what it is called, and the bricks in it."""

    what: Hashable
    bricks: tuple[Laid, ...]


def as_built(bricks: Sequence[Laid]) -> Shown:
    return Shown("own", tuple(bricks))


def at_level(bricks: Sequence[Laid], level: int) -> Shown:
    return Shown(("at", level), tuple(brick for brick in bricks if brick.z == level))


def by_builder(built_by: Sequence[tuple[Laid, Seat]], only: Seat | None) -> Shown:
    """In the builders' colours; ``only``: all but this one's are pale."""
    bricks = (
        brick if only in (None, seat) else brick._replace(kind=_PALE) for brick, seat in built_by
    )
    return Shown(("by", only), tuple(bricks))
