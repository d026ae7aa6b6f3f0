"""How a note is tied to its place in the city: along the streets, under whatever stands there.

The line is drawn on the ground as far as the rim of the board, so it never crosses a building or a
pawn; from there it goes over the desk to the note.
"""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.skyline.art.city_ground import EDGE, SIDE
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.board.city_view import street_spot
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel

Way = tuple[QPointF, ...]
"""From a place to the rim of the board; empty: nothing to be tied to."""
_RIM = SIDE + EDGE
_KERB = 0.44
"""From the middle of the near right street: between its round corner and the letters."""


def pawn_way(city: CityPart, seat: int) -> Way:
    """From the foot of a pawn to the near left rim; one at that side is tied straight down."""
    view = city.city
    foot = view.point(city.pawn_spot(seat))
    x, y = view.turned(street_spot(city.scenery.pawns[seat]))
    if y > SIDE:
        return (foot,)
    border = round(x + 0.5) if x < SIDE else x + _KERB
    return foot, view.view.point(border, y), view.view.point(border, _RIM)


def aimed_way(city: CityPart, sight: SkylineModel) -> Way:
    """From the near corner of the aimed lot along its street to the near right rim."""
    cell, view = sight.choosing.aimed, city.city
    if cell is None:
        return ()
    x, y = view.lot(cell)
    return view.view.point(x + 1.0, y + 1.0), view.view.point(_RIM, y + 1.0)
