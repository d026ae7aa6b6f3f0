"""The board under the city."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from blueprints_desktop.desktop.drawing.projection import View
from blueprints_desktop.desktop.games.skyline.art.city_ground import ground_sprite
from blueprints_desktop.desktop.games.skyline.board.city_view import CityView
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart


class GroundPart(ScenePart):
    """The board under the city: one picture, painted every time so that it is not forgotten."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.city = CityView(View(20.0))

    def stand(self, city: CityView, rect: QRectF, look: Look, ratio: float) -> None:
        if city != self.city:
            self.city = city
            self.update()
        self.arrange(rect, look, ratio)

    def draw(self, painter: QPainter) -> None:
        city, look = self.city, self.look
        sprite = ground_sprite(look.pixmaps, city.w, self.ratio, look.palette, city.turns)
        sprite.paint(painter, city.view.origin)
