"""The small picture of a saved game of Projekt Skyline: the city as it stands."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.games.skyline.board.city import CityPicture, scenery_of
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.games.skyline.state import State


def paint_thumbnail(painter: QPainter, look: Look, rect: QRectF, ratio: float, view: State) -> bool:
    """A cut through the middle of the city; False where nothing stands there yet."""
    if not any(map(view.board.owned, range(view.seats))):
        return False
    with saved(painter):
        painter.setClipRect(rect)
        grow = 0.42 * rect.width()
        area = rect.adjusted(-grow, -grow, grow, grow)
        CityPicture(painter, look, area, ratio, scenery_of(view)).build()
    return True
