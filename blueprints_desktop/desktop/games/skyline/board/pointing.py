"""What a point of the city means: buildings stand before one another, and lots behind them.

Clicks go to lots rather than to silhouettes: what is glass is tested last, and a lit lot under the
pointer is preferred to a building that is not lit.
"""

from PySide6.QtCore import QPointF

from blueprints_desktop.desktop.games.skyline.art.bodies import SINKING
from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart
from blueprints_desktop.desktop.games.skyline.board.city_view import centre_of
from blueprints_desktop.desktop.games.skyline.facts.sight import SkylineModel


def lit_at(part: CityPart, sight: SkylineModel, point: QPointF) -> int | None:
    """The lit cell that a click there means: its building first, then its lot."""
    lit = sight.choosing.cells
    standing = _standing_at(part, point)
    for cell in standing:
        if cell in lit and cell not in part.glass:
            return cell
    lot = part.city.cell_at(point)
    if lot in lit:
        return lot
    return next((cell for cell in standing if cell in lit), None)


def seen_at(part: CityPart, point: QPointF) -> int | None:
    """The cell that one sees there: the nearest building that is not glass, else the lot."""
    for cell in _standing_at(part, point):
        if cell not in part.glass:
            return cell
    return part.city.cell_at(point)


def _standing_at(part: CityPart, point: QPointF) -> list[int]:
    """The buildings under a point, the nearest first."""
    city, sunk = part.city, part.sunk / SINKING
    found = [
        cell
        for cell, (_, floors) in part.scenery.buildings.items()
        if city.outline(cell, floors, sunk).contains(point)
    ]
    return sorted(found, key=lambda cell: city.depth(centre_of(cell)), reverse=True)
