"""A quiet sign that a computer player thinks: three dots, one of them darker at a time."""

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.themed import ThemedWidget

_DOTS = 3
_STEP_MS = 400
"""Slow enough to be quiet, and to cost nothing."""
_RADIUS, _APART = 4.0, 16.0


class ThinkingDots(ThemedWidget):
    """It moves only while it is seen, and where movement is wanted at all."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._at = 0
        self._clock = QTimer(self)
        self._clock.setInterval(_STEP_MS)
        self._clock.timeout.connect(self._step)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def moving(self) -> bool:
        return self._clock.isActive()

    def sizeHint(self) -> QSize:  # noqa: N802
        px = self.look.px
        return QSize(px(_DOTS * _APART), px(_APART))

    def _step(self) -> None:
        self._at = (self._at + 1) % _DOTS
        self.update()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self.look.tempo:
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._clock.stop()
        self._at = 0

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            radius = _RADIUS * look.scale
            for dot in range(_DOTS):
                strong = dot == self._at or not self.moving
                painter.setBrush(alpha(look.palette.text_2, 0.85 if strong else 0.3))
                x = (dot + 0.5) * self.width() / _DOTS
                painter.drawEllipse(QPointF(x, self.height() / 2), radius, radius)
