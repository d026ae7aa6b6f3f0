"""A switch: on or off at a glance, the knob sliding over."""

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import PaintedButton, stroke_inside

WIDE, HIGH, RING = 44.0, 24.0, 4.0
SLIDE = 120


class Switch(PaintedButton):
    """``words`` is what it says to screen readers: the sentence that stands beside it."""

    enter_presses = False

    def __init__(self, words: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._at = 0.0
        super().__init__("", appearance, parent)
        self.setCheckable(True)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._slide.valueChanged.connect(self._move_knob)
        self.toggled.connect(self._on_toggled)

    def sizeHint(self) -> QSize:  # noqa: N802
        look = self.look
        return QSize(look.px(WIDE + 2 * RING), look.px(HIGH + 2 * RING))

    def _on_toggled(self, on: bool) -> None:
        target = 1.0 if on else 0.0
        duration = self.look.ms(SLIDE)
        self._slide.stop()
        if not duration or not self.isVisible():
            self._move_knob(target)
            return
        self._slide.setDuration(duration)
        self._slide.setStartValue(self._at)
        self._slide.setEndValue(target)
        self._slide.start()

    def settle(self) -> None:
        """Put the knob where it belongs, without sliding."""
        self._slide.stop()
        self._move_knob(1.0 if self.isChecked() else 0.0)

    def _move_knob(self, at: float) -> None:
        self._at = at
        self.update()

    def paint(self, painter: QPainter) -> None:
        colours, scale = self.look.palette, self.look.scale
        if not self.isEnabled():
            painter.setOpacity(0.42)
        inset = RING * scale
        track = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        half = track.height() / 2
        off = (
            colours.panel_sunk
            if not self.underMouse()
            else mix(colours.panel_sunk, colours.text, 0.06)
        )
        painter.fillPath(rounded(track, half), mix(off, colours.accent, self._at))
        edge = mix(colours.text_2, colours.accent, self._at)
        stroke_inside(painter, track, half, edge, 1.5 * scale)
        knob = QPointF(
            track.left() + half + self._at * (track.width() - 2 * half), track.center().y()
        )
        radius = (6.5 + 2.0 * self._at) * scale
        painter.setBrush(alpha(colours.shadow_on_desk, 0.20 * self._at))
        painter.drawEllipse(knob + QPointF(0.0, 1.0 * scale), radius, radius)
        painter.setBrush(mix(colours.text_2, colours.accent_text, self._at))
        painter.drawEllipse(knob, radius, radius)
        if self.shows_focus:
            stroke_inside(
                painter, QRectF(self.rect()), self.height() / 2, colours.accent, 2.0 * scale
            )
