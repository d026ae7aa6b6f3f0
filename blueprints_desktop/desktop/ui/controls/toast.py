"""A short notice that comes and goes by itself: nothing to answer, nothing in the way."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPauseAnimation,
    QPoint,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import stroke_inside

STAY_MS = 1800
_FADE_MS = 160
_HIGH, _PAD, _HALO, _ABOVE, _BELOW_TOP = 44, 22, 18, 96, 20
"""Of the notice, beside its words, for its shadow, over the lower edge of the window, and below the
upper one."""


class Toast(QWidget):
    """A pill over the lower part of a window, or wherever it hides no button; the pointer and the
    keys go through it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._window = parent
        self._opacity = 1.0
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._coming, self._going = self._fade(0.0, 1.0), self._fade(1.0, 0.0)
        self._stay = QPauseAnimation(STAY_MS, self)
        self._life = QSequentialAnimationGroup(self)
        for stage in (self._coming, self._stay, self._going):
            self._life.addAnimation(stage)
        self._life.finished.connect(self.hide)
        parent.installEventFilter(self)
        program = QApplication.instance()
        assert isinstance(program, QApplication), "there is a window"
        program.focusChanged.connect(self._follow)  # another page, or a curtain, takes the focus
        self.hide()

    def _fade(self, start: float, end: float) -> QVariantAnimation:
        fade = QVariantAnimation(self)
        fade.setStartValue(start)
        fade.setEndValue(end)
        fade.valueChanged.connect(self._set_opacity)
        return fade

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def say(self, text: str) -> None:
        """Show these words for a moment, in place of those before."""
        self.text = text
        self.setAccessibleName(text)
        fading = self._appearance.look.ms(_FADE_MS)
        for fade in (self._coming, self._going):
            fade.setDuration(fading)
        self._life.stop()
        self._set_opacity(0.0 if fading else 1.0)
        self._place()
        self.show()
        self.raise_()
        self._life.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _follow(self) -> None:
        if self.isVisible():
            self._place()

    @property
    def body(self) -> QRect:
        """What it covers, in its window's coordinates."""
        halo = self._appearance.look.px(_HALO)
        return self.geometry().adjusted(halo, halo, -halo, -halo)

    def _place(self) -> None:
        look, window = self._appearance.look, self._window
        halo = look.px(_HALO)
        words = text_width(self.text, Role.BODY_STRONG, look.scale)
        wide = min(window.width() - 2 * halo, ceil(words) + 2 * look.px(_PAD))
        high = look.px(_HIGH)
        usual = window.height() - look.px(_ABOVE) - high
        body = QRect((window.width() - wide) // 2, usual, wide, high)
        buttons = self._buttons()
        heights = (usual, look.px(_BELOW_TOP), *range(usual, 0, -high // 2))
        free = (top for top in heights if not _meets(_at(body, top), buttons))
        body.moveTop(next(free, usual))
        self.setGeometry(body.adjusted(-halo, -halo, halo, halo))

    def _buttons(self) -> list[QRect]:
        """Where the buttons of the window are that can be seen."""
        window = self._window
        return [
            QRect(button.mapTo(window, QPoint()), button.size())
            for button in window.findChildren(QAbstractButton)
            if button.isVisibleTo(window)
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look, halo = self._appearance.look, self._appearance.look.px(_HALO)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setOpacity(self._opacity)
            body = QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)
            paint_panel(
                painter, look.pixmaps, body, self.devicePixelRatioF(), look.palette,
                radius=_HIGH / 2, scale=look.scale, raised=True,
            )  # fmt: skip
            stroke_inside(painter, body, body.height() / 2, look.palette.accent, 1.4 * look.scale)
            room = body.width() - look.px(_PAD)
            text = elided(self.text, Role.BODY_STRONG, room, look.scale)
            ink, middle = look.palette.text, body.center()
            write(painter, text, middle, Role.BODY_STRONG, ink, Anchor.MIDDLE, look.scale)


def _at(body: QRect, top: int) -> QRect:
    return QRect(body.left(), top, body.width(), body.height())


def _meets(body: QRect, others: Sequence[QRect]) -> bool:
    return any(body.intersects(other) for other in others)


def say_over(window: QWidget, appearance: Appearance, text: str) -> None:
    """A notice over this window; it keeps one for all it has to say."""
    toast = window.findChild(Toast) or Toast(appearance, window)
    toast.say(text)
