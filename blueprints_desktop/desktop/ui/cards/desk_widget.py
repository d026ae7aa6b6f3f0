"""What lies on the desk around a board: widgets that paint themselves from the look.

A panel's shadow reaches beyond the panel, but a widget cannot paint outside itself. So the
geometry of such a widget is larger than what it shows, by ``BLEED`` on every side.
"""

from typing import Any

from PySide6.QtCore import QMarginsF, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.pixmaps import render
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

BLEED = 16
"""Room for the shadow, in pixels at 100 %; as wide as the gap between panels."""


class DeskWidget(ThemedWidget):
    """A panel or sheet on the desk. Subclasses paint ``body``."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._picture: QPixmap | None = None
        """What was painted last."""
        self._stale = True
        """Whether something has changed since."""
        appearance.changed.connect(self.on_look)

    def lie_at(self, rect: QRectF) -> None:
        """Cover ``rect`` of the parent with the body; the shadow bleeds beyond it."""
        bleed = self.look.px(BLEED)
        whole: QRect = rect.toAlignedRect()
        self.setGeometry(whole.adjusted(-bleed, -bleed, bleed, bleed))

    def body(self) -> QRectF:
        """What the widget shows, in its own coordinates."""
        bleed = self.look.px(BLEED)
        return QRectF(self.rect()).marginsRemoved(QMarginsF(bleed, bleed, bleed, bleed))

    def update(self, *where: Any) -> None:
        """What is shown has changed."""
        self._stale = True
        super().update(*where)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Blit the picture: a die that flies by, or over the shadow, changes nothing in it."""
        ratio = self.devicePixelRatioF()
        picture = self._picture
        whole = QRectF(self.rect())
        fits = picture is not None and picture.size() == (whole.size() * ratio).toSize()
        if picture is None or not fits or self._stale:
            image = render(
                whole, ratio, lambda painter: self.paint_body(painter, self.body(), ratio)
            )
            picture = self._picture = QPixmap.fromImage(image)
            self._stale = False
        part = QRectF(event.rect())
        source = QRectF(part.topLeft() * ratio, part.size() * ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(part, picture, source)

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        raise NotImplementedError
