"""What covers a window for a while: toasts, notices with a report, the sign for files, a shade."""

from math import ceil

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPauseAnimation,
    QPoint,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QGuiApplication,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind, IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.painted import fill_framed
from blueprints_desktop.desktop.ui.controls.panel import CORNER, Panel
from blueprints_desktop.desktop.ui.controls.themed import Themed

STAY_MS = 1800
_DARK = QColor(20, 24, 30, 110)


class Overlay(QWidget):
    """Covers its window, however large that becomes. Pointer and keys go through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self.hide()

    def place(self) -> None:
        """Take the place in the window."""
        self.setGeometry(self._window.rect())

    def come(self) -> None:
        """Appear over everything else in the window."""
        self.place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False


class Shade(Overlay):
    """Darkens a window while a dialog is before it. Deleted, it is gone."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.come()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), _DARK)


_FADE_MS, _WATCH_MS = 160, 100
_HIGH, _PAD, _HALO, _ABOVE, _BELOW_TOP = 44, 22, 18, 96, 20
"""Of the notice, beside its words, for its shadow, over the lower edge of the window, and below the
upper one."""


class Toast(Themed, Overlay):
    """A short text that comes and goes, over the lower part of a window or where it hides no button."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(appearance, parent)
        self._opacity = 1.0
        self.text = ""
        self._coming, self._going = self._fade(0.0, 1.0), self._fade(1.0, 0.0)
        self._stay = QPauseAnimation(STAY_MS, self)
        self._life = QSequentialAnimationGroup(self)
        for stage in (self._coming, self._stay, self._going):
            self._life.addAnimation(stage)
        self._life.finished.connect(self.hide)
        self._watch = QTimer(self, interval=_WATCH_MS)
        """While it is shown, another page or a curtain may bring buttons to where it is."""
        self._watch.timeout.connect(self.place)
        self._life.finished.connect(self._watch.stop)

    def _fade(self, start: float, end: float) -> QVariantAnimation:
        fade = QVariantAnimation(self)
        fade.setStartValue(start)
        fade.setEndValue(end)
        fade.valueChanged.connect(self._set_opacity)
        return fade

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def tell(self, text: str) -> None:
        """Show these words for a moment, in place of those before."""
        self.text = text
        self.setAccessibleName(text)
        fading = self.look.ms(_FADE_MS)
        for fade in (self._coming, self._going):
            fade.setDuration(fading)
        self._life.stop()
        self._set_opacity(0.0 if fading else 1.0)
        self.come()
        self._life.start()
        self._watch.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @property
    def body(self) -> QRect:
        """What it covers, in its window's coordinates."""
        halo = self.look.px(_HALO)
        return self.geometry().adjusted(halo, halo, -halo, -halo)

    def place(self) -> None:
        look, window = self.look, self._window
        halo = look.px(_HALO)
        words = text_width(self.text, Role.BODY_STRONG, look.scale)
        wide = min(window.width() - 2 * halo, ceil(words) + 2 * look.px(_PAD))
        high = look.px(_HIGH)
        usual = window.height() - look.px(_ABOVE) - high
        body = QRect((window.width() - wide) // 2, usual, wide, high)
        heights = (usual, look.px(_BELOW_TOP), *range(usual, 0, -high // 2))
        places = [body.translated(0, top - usual) for top in heights]
        buttons = self._buttons()
        free = (place for place in places if not any(map(place.intersects, buttons)))
        body = next(free, body)
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
        look, halo = self.look, self.look.px(_HALO)
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


def say_over(window: QWidget, appearance: Appearance, text: str) -> None:
    """A notice over this window; it keeps one for all it has to say."""
    toast = window.findChild(Toast) or Toast(appearance, window)
    toast.tell(text)


_WIDTH, _NOTICE_PAD, _MARGIN, _BELOW, _CLOSE = 340, 14, 16, 62, 30
"""Of the notice, around its words, from the window's left and upper edges, and of its cross."""


class Notice(Panel):
    """A card at the upper left of a window, below the top bar of a table.

    There it covers who plays, but neither the curtain's button nor the action bar.
    """

    closed = Signal(bool)
    """It was closed; whether it had the focus, which then belongs to the page."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(appearance, window)
        self._window = window
        self._report = ""
        self.words = Caption(appearance, Role.BODY, wraps=True)
        self.copy = Button("", appearance, ButtonKind.QUIET)
        self.cross = IconButton(Icon.CROSS, "", appearance, _CLOSE)
        for button in (self.copy, self.cross):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._column = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._column.addWidget(self.words)
        self._column.addLayout(self._row)
        self._row.addWidget(self.copy)
        self._row.addStretch()
        self._row.addWidget(self.cross)
        self.copy.clicked.connect(self._copy)
        self.cross.clicked.connect(self.dismiss)
        window.installEventFilter(self)
        self.hide()
        self.follow()

    def tell(self, text: str, report: str) -> None:
        """Show a text; ``report`` is what the button copies."""
        self._report = report
        self.set_text(text)
        self.say()
        self.restyle()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def set_text(self, text: str) -> None:
        self.words.setText(text)
        self.setAccessibleName(text)

    def say(self) -> None:
        self.copy.setText(self.tr("Copy the report"))
        self.cross.set_words(self.tr("Close"))

    def dismiss(self) -> None:
        had_focus = self.copy.hasFocus() or self.cross.hasFocus()
        self.hide()
        self.closed.emit(had_focus)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy.setText(self.tr("Copied"))

    def restyle(self) -> None:
        look = self.look
        pad = look.px(_NOTICE_PAD)
        self._column.setContentsMargins(pad, pad, pad, pad // 2)
        self._column.setSpacing(look.px(6))
        self._place()

    def _place(self) -> None:
        look, window = self.look, self._window
        margin = look.px(_MARGIN)
        wide = min(look.px(_WIDTH), window.width() - 2 * margin)
        high = max(self._column.heightForWidth(wide), self._column.minimumSize().height())
        self.setGeometry(margin, look.px(_BELOW), wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        fill_framed(self, look.palette.panel_raised, look.palette.accent, CORNER * look.scale)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self._window and self.isVisible():
            self._place()
        return False


_INSET, _RADIUS, _LINE = 12.0, 16.0, 3.0
"""Of the frame along the window's edge."""
_SIGN_HIGH, _SIGN_PAD = 64.0, 32.0
"""Of the panel in its middle, and beside its words."""
_VEIL = 0.62


class DropSign(Themed, Overlay):
    """A veil with a frame and a line of text, while a file is dragged over the window."""

    text = ""

    def tell(self, text: str) -> None:
        self.text = text
        self.setAccessibleName(text)
        self.come()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self.look
        scale, palette = look.scale, look.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), alpha(palette.desk, _VEIL))
            inset = _INSET * scale
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            stroke_inside(painter, frame, _RADIUS * scale, palette.accent, _LINE * scale)
            room = frame.width() - 4 * _SIGN_PAD * scale
            text = elided(self.text, Role.SECTION, room, scale)
            wide = text_width(text, Role.SECTION, scale) + 2 * _SIGN_PAD * scale
            body = QRectF(frame.topLeft(), QSizeF(wide, _SIGN_HIGH * scale))
            body.moveCenter(frame.center())
            paint_panel(
                painter, look.pixmaps, body, self.devicePixelRatioF(), palette,
                radius=_RADIUS, scale=scale, raised=True,
            )  # fmt: skip
            write(painter, text, body.center(), Role.SECTION, palette.text, Anchor.MIDDLE, scale)
