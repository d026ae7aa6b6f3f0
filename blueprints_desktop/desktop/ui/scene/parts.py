"""The base of all parts of a board: an item of the scene that knows its place and the look."""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from blueprints_desktop.desktop.theme.theme import Look

_KEPT = 64 * 1024
"""Kilobytes for the pictures of still parts: with Qt's 10 MB, two parts as large as a large window
would push each other out and be drawn again in every frame."""


class ScenePart(QGraphicsObject):
    """Something on the table. It paints ``rect`` and may bleed a little beyond it.

    It is a QObject so that its animations are its children and end with it: one that runs on after
    the scene was deleted would update a part that is gone.
    """

    bleed = 14.0

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.ratio = 1.0
        self.rect = QRectF()

    def arrange(self, rect: QRectF, look: Look, ratio: float) -> None:
        """Take this place. Where nothing has changed, nothing is painted."""
        if rect == self.rect and ratio == self.ratio and look.is_like(self.look):
            return
        self.prepareGeometryChange()
        self.rect, self.look, self.ratio = rect, look, ratio
        self.arranged()
        self.update()

    def arranged(self) -> None:
        """The place or the look changed. Subclasses update what follows from them."""

    def boundingRect(self) -> QRectF:  # noqa: N802
        bleed = self.bleed * self.look.scale
        return self.rect.adjusted(-bleed, -bleed, bleed, bleed)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class StillPart(ScenePart):
    """A part that rarely changes: Qt keeps its picture, if there is room for it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        if QPixmapCache.cacheLimit() < _KEPT:
            QPixmapCache.setCacheLimit(_KEPT)
        self._keep()

    def _keep(self) -> None:
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def update(self, *area: Any) -> None:
        """Forget the picture, too: of a part that was once larger than the view Qt keeps old
        pieces beside new ones."""
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self._keep()
        super().update(*area)
