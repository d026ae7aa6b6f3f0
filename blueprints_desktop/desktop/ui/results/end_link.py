"""A quiet button in the head of the final table: what else one can do once all is over."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring, paint_keycap
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.plain_text import PlainButton

_EDGE, _BEFORE, _SIGN, _BETWEEN, _CHIP = 4.0, 6.0, 16.0, 7.0, 20.0
INSET = _EDGE + _BEFORE
"""From a link's left edge to its sign, at 100 %."""


class EndLink(PlainButton):
    """A sign, words, and where there is room the key that does the same."""

    def __init__(self, icon: Icon, key: str, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = key
        self._icon = icon
        self._shows_key = True
        self._bare = False
        self._appearance = appearance
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_key(self, shown: bool) -> None:
        """Whether the key is written beside the words."""
        self._shows_key = shown
        self.resize(self.sizeHint())
        self.update()

    def set_bare(self, bare: bool) -> None:
        """The sign alone, where there is no room for words; the tooltip has them."""
        self._bare = bare
        self.resize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        scale = self._appearance.look.scale
        words = 0.0 if self._bare else text_width(self.text(), Role.SMALL_STRONG, scale)
        chip = 8.0 + _CHIP if self._shows_key else 0.0
        around = 2 * INSET + _SIGN + (0.0 if self._bare else _BETWEEN) + chip
        return QSize(round(words + around * scale), round(32.0 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        palette, scale = look.palette, look.scale
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            body = QRectF(self.rect()).adjusted(*(_EDGE * scale * way for way in (1, 1, -1, -1)))
            if self.underMouse() or self.isDown():
                painter.setBrush(palette.panel_sunk)
                painter.drawRoundedRect(body, 6.0 * scale, 6.0 * scale)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            middle = body.center().y()
            side = _SIGN * scale
            sign = QRectF(body.left() + _BEFORE * scale, middle - side / 2, side, side)
            paint_icon(painter, self._icon, sign, palette.accent)
            at = QPointF(sign.right() + _BETWEEN * scale, middle)
            words = "" if self._bare else self.text()
            wide = write(painter, words, at, Role.SMALL_STRONG, palette.accent, Anchor.LEFT, scale)
            if self._shows_key:
                self._paint_key(painter, QPointF(at.x() + wide + 8.0 * scale, middle))
            if self.hasFocus():
                inner = body.adjusted(*(2.0 * scale * way for way in (1, 1, -1, -1)))
                paint_focus_ring(painter, inner, 6.0, palette.accent, scale)

    def _paint_key(self, painter: QPainter, left: QPointF) -> None:
        palette, scale = self._appearance.look.palette, self._appearance.look.scale
        middle = left + QPointF(_CHIP * scale / 2, 0.0)
        paint_keycap(painter, middle, self.key, palette, scale, ground=palette.panel_sunk)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter belongs to the action bar's main button only while nothing else has the focus."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.update()


def link_for(event: QKeyEvent, links: Iterable[EndLink]) -> EndLink | None:
    """The link that is shown and whose key was pressed."""
    key = event.text().upper()
    return next((link for link in links if link.key == key and link.isVisible()), None)
