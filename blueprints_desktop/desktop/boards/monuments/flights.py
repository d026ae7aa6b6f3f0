"""Things in the air: pieces that are taken, bricks that come down, points that are scored.

All of one stage run together and can be cut short; then the things are gone again.
"""

from collections.abc import Callable
from math import pi, sin

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPointF,
    QRectF,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.boards.scene_view import SceneView
from blueprints_desktop.desktop.drawing.pixmaps import Sprite

Show = Callable[[float], None]
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


class Flights(QObject):
    """One stage of movement at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flyers: list[Flyer] = []
        self._group: QParallelAnimationGroup | None = None
        self._then: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        return self._then is not None

    @property
    def in_the_air(self) -> tuple[Flyer, ...]:
        return tuple(self._flyers)

    def launch(self, view: SceneView, sprite: Sprite) -> Flyer:
        """Put something into the air over a view."""
        flyer = Flyer(sprite)
        view.scene().addItem(flyer)
        self._flyers.append(flyer)
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

    def add(self, show: Show, duration: int, after: int = 0) -> None:
        """Let ``show`` be told its share from 0 to 1, ``after`` so many milliseconds."""
        if self._group is None:
            self._group = QParallelAnimationGroup(self)
        run = QVariantAnimation(self._group)
        whole = max(1, duration + after)
        run.setDuration(whole)
        run.setStartValue(0.0)
        run.setKeyValueAt(after / whole, 0.0)
        run.setEndValue(1.0)
        run.valueChanged.connect(show)
        show(0.0)
        self._group.addAnimation(run)

    def start(self, then: Callable[[], None]) -> None:
        """Run what was added; afterwards nothing is in the air and ``then`` is called."""
        self._then = then
        if self._group is None:
            self.finish()
            return
        self._group.finished.connect(self.finish)
        self._group.start()

    def finish(self) -> None:
        """Be done at once."""
        group, then = self._group, self._then
        self._group, self._then = None, None
        if group is not None:
            group.finished.disconnect()
            group.stop()
            group.deleteLater()
        for flyer in self._flyers:
            scene = flyer.scene()
            if scene is not None:
                scene.removeItem(flyer)
        self._flyers = []
        if then is not None:
            then()
