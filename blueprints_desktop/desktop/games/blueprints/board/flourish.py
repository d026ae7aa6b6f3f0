"""A short celebration when the plan of a building is fulfilled."""

from math import cos, pi, sin

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPolygonF

from blueprints_desktop.desktop.drawing.marks import PillKind, PillPart, paint_pill, round_pen
from blueprints_desktop.desktop.drawing.painting import closed_path
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.i18n.number_format import signed
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.scene.parts import ScenePart
from blueprints_desktop.games.blueprints.scoring import BONUS

_LASTS = 1100
_RAYS = 14
_GROWS = 0.12
"""By how much the outline of the sheet grows."""
_RISES = 46.0
"""How far the bonus rises, at 100 %."""


class FlourishPart(ScenePart):
    """The outline of the sheet spreads, rays leave it, and the bonus rises from it."""

    bleed = 0.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._sheet = QPolygonF()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(lambda _value: self.update())
        self._clock.finished.connect(self.finish)
        self.hide()

    @property
    def running(self) -> bool:
        return self._clock.state() == QAbstractAnimation.State.Running

    def play(self, sheet: QPolygonF) -> None:
        """Celebrate around this sheet; without animations nothing happens."""
        lasts = self.look.ms(_LASTS)
        if lasts:
            self.prepareGeometryChange()
            self._sheet = sheet
            self._clock.setDuration(lasts)
            self.show()
            self._clock.start()

    def finish(self) -> None:
        """End it at once."""
        self._clock.stop()
        self.hide()

    def draw(self, painter: QPainter) -> None:
        share = float(self._clock.currentValue() or 0.0)
        out = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(share)
        look, box = self.look, self._sheet.boundingRect()
        middle, ink = box.center(), look.palette.pencil
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fading, width = alpha(ink, 1.0 - share), 4.0 * look.scale * (1.0 - share) + 0.5
        grown = QPolygonF(
            [middle + (at - middle) * (1.0 + _GROWS * out) for at in self._sheet.toList()]
        )
        painter.strokePath(closed_path(grown), round_pen(fading, width))
        painter.setPen(round_pen(fading, 2.4 * look.scale))
        for number in range(_RAYS):
            angle = 2 * pi * number / _RAYS
            way = QPointF(cos(angle) * box.width() / 2, sin(angle) * box.height() / 2)
            start, end = middle + way * (0.85 + 0.2 * out), middle + way * (0.9 + 0.35 * out)
            painter.drawLine(start, end)
        top = QPointF(middle.x(), box.top() - _RISES * look.scale * out)
        painter.setOpacity(min(1.0, 3.0 * (1.0 - share)))
        paint_pill(
            painter, top, (PillPart(signed(BONUS), PillKind.FILLED),), look.palette, look.scale
        )

    def boundingRect(self) -> QRectF:  # noqa: N802
        box = self._sheet.boundingRect()
        across, down = 0.35 * box.width(), 0.35 * box.height() + 2 * _RISES * self.look.scale
        return box.adjusted(-across, -down, across, down)
