"""What one player owns, seen as a source of rent. Worked out once for every set of buildings."""

from functools import lru_cache
from typing import NamedTuple

from blueprints_desktop.games.skyline.chains import RENT_PER_BUILDING, RENT_PER_FLOOR
from blueprints_desktop.games.skyline.grid import BIT, CELLS, connected
from blueprints_desktop.games.skyline.track import BESIDE

_STREETS = tuple(BESIDE.count(cell) for cell in range(CELLS))
"""By grid cell: how many cells of the track lie beside it."""

_BORDER = sum(BIT[cell] for cell in range(CELLS) if _STREETS[cell])


class Estate(NamedTuple):
    """A player's buildings as visitors feel them."""

    rent_at: tuple[int, ...]
    """By grid cell on the border, what a visitor beside it pays; the last entry is for round cells."""
    street: int
    """The rents of all cells of the track together."""
    dearest: int


@lru_cache(maxsize=20_000)
def estate(singles: int, doubles: int, finished: int) -> Estate:
    """The estate of whoever owns just these buildings."""
    own = singles | doubles | finished
    rent_at = [0] * (CELLS + 1)
    street = dearest = 0
    border = own & _BORDER
    while border:
        chain = connected(border & -border, own)
        floors = (chain & singles).bit_count() + 2 * (chain & doubles).bit_count()
        rent = RENT_PER_FLOOR * floors + RENT_PER_BUILDING * (chain & finished).bit_count()
        beside = chain & _BORDER
        border &= ~chain
        dearest = max(dearest, rent)
        while beside:
            cell = (beside & -beside).bit_length() - 1
            rent_at[cell] = rent
            street += rent * _STREETS[cell]
            beside &= beside - 1
    return Estate(tuple(rent_at), street, dearest)
