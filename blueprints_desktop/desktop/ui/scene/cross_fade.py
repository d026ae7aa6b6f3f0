"""A view that changes at a stroke is faded over from how it looked before.

The old picture lies over the scene and vanishes; below it everything is already as it will be, so
a click in the meantime means what it will mean.
"""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsView

from blueprints_desktop.desktop.drawing.painting import blank_image, pixels

_LENGTH = 200


class CrossFade:
    """Fades a part of a view from what it shows when ``start`` is called."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._before = QGraphicsPixmapItem()
        """What was seen."""
        self._fading = QVariantAnimation(view)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fading.valueChanged.connect(self._fade)
        self._fading.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return self._before.scene() is not None

    def start(self, area: QRectF, tempo: float) -> None:
        """Keep how ``area`` of the scene looks now; without tempo nothing is faded."""
        self.finish()
        if tempo == 0 or not self._view.isVisible():
            return
        ratio = self._view.devicePixelRatioF()
        picture = QPixmap.fromImage(blank_image(pixels(area.size(), ratio)))
        with QPainter(picture) as painter:
            self._view.scene().render(painter, QRectF(QPointF(), picture.size().toSizeF()), area)
        for item in self._view.scene().items(area):
            item.update()  # rendering has spent what the view had still to paint of kept pictures
        self.start_from(picture, area, tempo)

    def start_from(self, picture: QPixmap, area: QRectF, tempo: float) -> None:
        """Fade from a picture that is there already: nothing has to be rendered for it."""
        self.finish()
        if tempo == 0 or not self._view.isVisible():
            return
        picture = picture.copy()
        picture.setDevicePixelRatio(picture.width() / area.width())
        self._before.setPixmap(picture)
        self._before.setPos(area.topLeft())
        self._before.setOpacity(1.0)
        self._before.setZValue(1e6)
        self._view.scene().addItem(self._before)
        self._fading.setDuration(round(_LENGTH * tempo))
        self._fading.start()

    def _fade(self, share: object) -> None:
        if isinstance(share, float):
            self._before.setOpacity(share)

    def finish(self) -> None:
        """Only what is there now is seen."""
        self._fading.stop()
        scene = self._before.scene()
        if scene is not None:
            scene.removeItem(self._before)
        self._before.setPixmap(QPixmap())
