"""The city as a picture: on the sheet at the end, and small in the lists of matches."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.games.skyline.board.city_part import CityPart, scenery_of
from blueprints_desktop.desktop.games.skyline.board.city_view import fitted
from blueprints_desktop.desktop.games.skyline.board.ground_part import GroundPart
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.skyline.state import State


def paint_city(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    ratio: float,
    state: State,
    colours: Sequence[int],
) -> None:
    """A position in the middle of ``rect``, as large as it can be."""
    view = fitted(rect, 0, 0.0, 0.0)
    ground, city = GroundPart(look), CityPart(colours, look)
    ground.stand(view, rect, look, ratio)
    city.stand(view, rect, look, ratio)
    city.show_scenery(scenery_of(state))
    ground.draw(painter)
    city.draw(painter)
