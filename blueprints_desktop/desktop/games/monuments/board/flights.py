"""Things in the air: pieces that are taken, bricks that come down, points that are scored.

All of one stage run together and can be cut short; then the things are gone again.
"""

from math import pi, sin

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.ui.scene.flight_animation import FlightAnimation
from blueprints_desktop.desktop.ui.scene.scene_view import SceneView

FLIGHT, FALL = 300, 300
ARC, BOUNCE = 48.0, 3.0
_LANDED = 0.8
"""From here on what falls has arrived and settles."""


class Flyer(QGraphicsItem):
    """A sprite on its way."""

    def __init__(self, sprite: Sprite) -> None:
        super().__init__()
        self._sprite = sprite
        self.setZValue(1000.0)

    def boundingRect(self) -> QRectF:  # noqa: N802
        return self._sprite.bounds.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._sprite.paint(painter, QPointF(0.0, 0.0))


class BrickFlights(FlightAnimation):
    """Sprites that fly, fall and rise."""

    @property
    def in_the_air(self) -> tuple[Flyer, ...]:
        return tuple(item for item in self._flying if isinstance(item, Flyer))

    def launch(self, view: SceneView, sprite: Sprite) -> Flyer:
        """Put something into the air over a view."""
        flyer = Flyer(sprite)
        view.scene().addItem(flyer)
        self._flying.append(flyer)
        return flyer

    def fly(
        self, flyer: Flyer, start: QPointF, end: QPointF, scale: float, duration: int, after: int
    ) -> None:
        """In an arc to a player, fading on the way."""

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
            up = ARC * scale * sin(pi * along)
            flyer.setPos(start + (end - start) * along - QPointF(0.0, up))
            flyer.setScale(1.0 - 0.35 * along)
            flyer.setOpacity(1.0 - 0.9 * along * along)

        self.add(show, duration, after)

    def fall(
        self, flyer: Flyer, end: QPointF, height: float, scale: float, duration: int, after: int = 0
    ) -> None:
        """From ``height`` pixels above its place, with a little bounce."""

        def show(share: float) -> None:
            down = QEasingCurve(QEasingCurve.Type.InQuad).valueForProgress(
                min(1.0, share / _LANDED)
            )
            up = height * (1.0 - down)
            if share > _LANDED:
                up = BOUNCE * scale * sin(pi * (share - _LANDED) / (1.0 - _LANDED))
            flyer.setPos(end - QPointF(0.0, up))
            flyer.setOpacity(min(1.0, 4.0 * share))

        self.add(show, duration, after)

    def rise(self, flyer: Flyer, start: QPointF, height: float, duration: int, after: int) -> None:
        """Up from its place, then gone: points that were scored."""

        def show(share: float) -> None:
            along = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
            flyer.setPos(start - QPointF(0.0, height * along))
            flyer.setOpacity(0.0 if share <= 0.0 else min(1.0, 3.0 * (1.0 - share)))

        self.add(show, duration, after)
