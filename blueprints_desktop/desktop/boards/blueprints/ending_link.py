"""A quiet button that leads back into the match, in the head of the final table."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Anchor, Role, text_width, write
from blueprints_desktop.desktop.drawing.marks import paint_focus_ring
from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon

KEY = "R"


class ReviewLink(QAbstractButton):
    """Icon, words and the key that does the same."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802
        scale = self._appearance.look.scale
        words = text_width(self.text(), Role.SMALL_STRONG, scale)
        return QSize(round(words + 74.0 * scale), round(32.0 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        palette, scale = look.palette, look.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        body = QRectF(self.rect()).adjusted(*(4.0 * scale * way for way in (1, 1, -1, -1)))
        if self.underMouse() or self.isDown():
            painter.setBrush(palette.panel_sunk)
            painter.drawRoundedRect(body, 6.0 * scale, 6.0 * scale)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = body.center().y()
        side = 16.0 * scale
        sign = QRectF(body.left() + 6.0 * scale, middle - side / 2, side, side)
        paint_icon(painter, Icon.EYE, sign, palette.accent)
        at = QPointF(sign.right() + 7.0 * scale, middle)
        wide = write(
            painter, self.text(), at, Role.SMALL_STRONG, palette.accent, Anchor.LEFT, scale
        )
        chip = QRectF(at.x() + wide + 8.0 * scale, middle - 9.0 * scale, 20.0 * scale, 18.0 * scale)
        painter.setPen(QPen(palette.line, 1.0))
        painter.setBrush(palette.panel_sunk)
        painter.drawRoundedRect(chip, 4.0 * scale, 4.0 * scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        write(painter, KEY, chip.center(), Role.SMALL_STRONG, palette.text_2, Anchor.MIDDLE, scale)
        if self.hasFocus():
            inner = body.adjusted(*(2.0 * scale * way for way in (1, 1, -1, -1)))
            paint_focus_ring(painter, inner, 6.0, palette.accent, scale)

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
