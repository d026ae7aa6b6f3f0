"""A banner over the board when a phase begins: it comes, stays for a moment, and goes."""

from math import ceil

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QPauseAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.notices import Overlay
from blueprints_desktop.desktop.ui.controls.themed import Themed
from blueprints_desktop.desktop.ui.window_input import WindowInput

STAY_MS = 1600
_FADE_MS = 200
_HIGH, _PAD, _EDGE = 64.0, 40.0, 12.0
"""Of the banner, beside its words, and from the edges of the board."""
_DOWN = 0.45
"""Its middle is so far down the board, in shares of the board's height."""
_RADIUS, _LINE = 14.0, 2.0


class PhaseBanner(Themed, Overlay):
    """A few words over the board. It takes no input: any press reaches what lies below, and sends it away.

    Where nothing moves, it is there and gone at once, and stays as long as usual.
    """

    def __init__(self, appearance: Appearance, board: QWidget) -> None:
        super().__init__(appearance, board)
        self.words = ""
        self.milliseconds = STAY_MS
        """How long it stays at the usual tempo."""
        self._opacity = 1.0
        self._coming, self._going = self._fade(0.0, 1.0), self._fade(1.0, 0.0)
        self._stay = QPauseAnimation(STAY_MS, self)
        self._life = QSequentialAnimationGroup(self)
        for stage in (self._coming, self._stay, self._going):
            self._life.addAnimation(stage)
        self._life.finished.connect(self.leave)
        kinds = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        self.input = WindowInput(kinds, self._hear, self)

    def _fade(self, start: float, end: float) -> QVariantAnimation:
        fade = QVariantAnimation(self)
        fade.setStartValue(start)
        fade.setEndValue(end)
        fade.valueChanged.connect(self._set_opacity)
        return fade

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    @property
    def running(self) -> bool:
        return self._life.state() == QAbstractAnimation.State.Running

    @property
    def lasts(self) -> int:
        """All of its time in milliseconds, with coming and going."""
        return self._life.totalDuration()

    def tell(self, words: str) -> None:
        """Show these words for a moment, and read them out once."""
        self.words = words
        self.setAccessibleName(words)
        look = self.look
        fading = look.ms(_FADE_MS)
        for fade in (self._coming, self._going):
            fade.setDuration(fading)
        self._stay.setDuration(look.ms(self.milliseconds) or self.milliseconds)
        self._life.stop()
        self._set_opacity(0.0 if fading else 1.0)
        self.come()
        self._life.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def leave(self) -> None:
        self._life.stop()
        self.hide()

    def say(self) -> None:
        """Its words are of the language before."""
        self.leave()

    def _hear(self, event: QEvent) -> bool:
        if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
            self.leave()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        scale, colours = look.scale, look.palette
        room = self.width() - 2 * (_EDGE + _PAD) * scale
        large = text_width(self.words, Role.CARD_TITLE, scale) <= room
        role = Role.CARD_TITLE if large else Role.SECTION
        text = elided(self.words, role, room, scale)
        wide = ceil(text_width(text, role, scale) + 2 * _PAD * scale)
        body = QRectF(0.0, 0.0, wide, _HIGH * scale)
        body.moveCenter(QRectF(self.rect()).center())
        body.moveTop(max(_EDGE * scale, self.height() * _DOWN - body.height() / 2))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setOpacity(self._opacity)
            paint_panel(
                painter, look.pixmaps, body, self.devicePixelRatioF(), colours,
                radius=_RADIUS, scale=scale, raised=True,
            )  # fmt: skip
            stroke_inside(painter, body, _RADIUS * scale, colours.accent, _LINE * scale)
            ink, middle = colours.text, body.center()
            write(painter, text, middle, role, ink, Anchor.MIDDLE, scale)
