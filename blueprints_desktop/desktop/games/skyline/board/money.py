"""Money on its way: coins that fly over the desk from purse to purse."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.palette import alpha, lighter
from blueprints_desktop.desktop.drawing.pixmaps import Sprite
from blueprints_desktop.desktop.theme.theme import Appearance

_COINS = 6
_APART = 0.075
"""By how much of the whole flight each coin starts after the one before it."""
_RADIUS = 9.0


class MoneyLayer(QWidget):
    """Lies over the whole desk, lets every click through, and is hidden at rest."""

    def __init__(self, appearance: Appearance, desk: QWidget) -> None:
        super().__init__(desk)
        self._appearance = appearance
        self._coins: list[QPointF] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_flight(self, start: QPointF, end: QPointF, share: float) -> None:
        """How far a payment has come."""
        parent = self.parentWidget()
        if parent is not None and self.size() != parent.size():
            self.resize(parent.size())
        before = self._around()
        whole = 1.0 + _APART * (_COINS - 1)
        self._coins = []
        for number in range(_COINS):
            done = share * whole - number * _APART
            if 0.0 < done < 1.0:
                arc = 46.0 * self._appearance.look.scale * sin(pi * done)
                self._coins.append(start + (end - start) * done + QPointF(0.35 * arc, -arc))
        if not self.isVisible():
            self.show()
            self.raise_()
        self.update((before | self._around()).toAlignedRect())

    def clear(self) -> None:
        self._coins = []
        self.hide()

    def _around(self) -> QRectF:
        """What the coins cover."""
        found = QRectF()
        reach = (_RADIUS + 3.0) * self._appearance.look.scale
        for at in self._coins:
            found |= QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        return found

    def _coin(self) -> Sprite:
        look = self._appearance.look
        radius = _RADIUS * look.scale
        brass = look.palette.brass

        def draw(painter: QPainter) -> None:
            painter.setBrush(alpha(look.palette.shadow_on_desk, 0.25))
            painter.drawEllipse(QPointF(0.8, 1.8) * look.scale, radius, radius)
            face = QRadialGradient(QPointF(-0.3, -0.4) * radius, 1.5 * radius)
            face.setColorAt(0.0, lighter(brass.edge, 0.2))
            face.setColorAt(0.5, brass.top)
            face.setColorAt(1.0, brass.right)
            painter.setBrush(face)
            painter.setPen(QPen(brass.dark, 1.2 * look.scale))
            painter.drawEllipse(QPointF(), radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(), radius * 0.66, radius * 0.66)

        side = radius + 4.0 * look.scale
        bounds = QRectF(-side, -side, 2 * side, 2 * side)
        what = ("coin", radius)
        return look.pixmaps.sprite(what, bounds, self.devicePixelRatioF(), look.palette, draw)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            coin = self._coin()
            for at in self._coins:
                coin.paint(painter, at)
