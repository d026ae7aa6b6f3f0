"""To which place of the city a note is tied, where no building stands along the line."""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.boards.skyline.city_part import CityPart
from blueprints_desktop.desktop.boards.skyline.sight import Sight

_NEAR_SIDE = 7.0
"""Places of the left street from this depth on may be tied to a note: nothing lies between."""


def near_pawn(city: CityPart, seat: int) -> QPointF | None:
    """The foot of a pawn, if it stands at the near left side."""
    spot = city.pawn_spot(seat)
    at = city.city.point(spot)
    left = at.x() < city.city.view.origin.x() + 1.0
    near = city.city.depth(spot) >= _NEAR_SIDE
    return at if near and left else None


def aimed_corner(city: CityPart, sight: Sight) -> QPointF | None:
    """The near corner of the aimed lot: from there a street leads to the right."""
    cell, view = sight.choosing.aimed, city.city
    if cell is None:
        return None
    x, y = view.lot(cell)
    if any(_covers(view.lot(other), x, y) for other in sight.buildings if other != cell):
        return None
    return view.view.point(x + 1.0, y + 1.0)


def _covers(lot: tuple[int, int], x: int, y: int) -> bool:
    """A building on this lot would stand before the street that runs from (x, y) to the right."""
    column, row = lot
    return column >= x and y < row <= y + 2
