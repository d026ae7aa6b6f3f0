"""A drawer at the right of the desk, with what the window has no room for."""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.cards.desk_widget import BLEED, DeskWidget

_SLIDE = 200
_BAR = 12
"""The width of the scroll bar with its margin."""
_ASIDE, _GAP = 24, 10
"""From the window's edge when it is out, as all that lies there, and around panels."""


class Drawer(DeskWidget):
    """Panels one below the other, which slide in from the right."""

    def __init__(self, appearance: Appearance, desk: QWidget) -> None:
        super().__init__(appearance, desk)
        self._desk = desk
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.column = QWidget()
        self.area.setWidget(self.column)
        self.column.setAutoFillBackground(False)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._out = False
        self._sliding = QPropertyAnimation(self, b"pos", self)
        self._sliding.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sliding.finished.connect(self._slid)
        self.restyle()

    def fill(self, panels: Sequence[tuple[DeskWidget, int]], width: int) -> None:
        """Lay panels, each with its height, under one another; sizes are those at 100 %."""
        gap = self.look.px(_GAP)
        wide, y = self.look.px(width), gap
        for panel, height in panels:
            high = self.look.px(height)
            panel.lie_at(QRectF(gap, y, wide, high))
            y += high + gap
        self.column.resize(wide + 2 * gap, y)

    def stand(self, top: int, bottom: int, out: bool) -> None:
        """Be in the desk or out of it, no higher than what is in it."""
        self._out = out
        wide = self.column.width() + self.look.px(_BAR)
        high = min(self.column.height(), bottom - top)
        self.lie_at(QRectF(0.0, 0.0, wide, high).translated(self._left(wide), top))
        self.raise_()

    def slide(self, out: bool) -> None:
        """Come out or go back in."""
        self._out = out
        bleed = self.look.px(BLEED)
        target = QPoint(round(self._left(self.width() - 2 * bleed)) - bleed, self.y())
        self.show()
        self.raise_()
        self._sliding.stop()
        duration = self.look.ms(_SLIDE)
        if not duration:
            self.move(target)
            self._slid()
            return
        self._sliding.setDuration(duration)
        self._sliding.setStartValue(self.pos())
        self._sliding.setEndValue(target)
        self._sliding.start()

    def _left(self, wide: float) -> float:
        """Where its body begins: inside the window when out, beyond it when shut."""
        window = self._desk.width()
        return window - wide - self.look.px(_ASIDE) if self._out else window + self.look.px(BLEED)

    def _slid(self) -> None:
        if not self._out:
            self.hide()

    def restyle(self) -> None:
        self.area.verticalScrollBar().setStyleSheet(scroll_bar_style(self.look))
        super().restyle()

    def resizeEvent(self, _event: object) -> None:  # noqa: N802
        self.area.setGeometry(self.body().toAlignedRect())

    def paint_body(self, painter: QPainter, body: QRectF, ratio: float) -> None:
        look = self.look
        paint_panel(painter, look.pixmaps, body, ratio, look.palette, scale=look.scale, radius=12)
