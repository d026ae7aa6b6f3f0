"""What lies over a window while a file is held over it: that it may be let go, and what follows."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.drawing.surfaces import paint_panel
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, elided, text_width, write
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import stroke_inside

_INSET, _RADIUS, _LINE = 12.0, 16.0, 3.0
"""Of the frame along the window's edge."""
_HIGH, _PAD = 64.0, 32.0
"""Of the panel in its middle, and beside its words."""
_VEIL = 0.62


class DropSign(QWidget):
    """A veil over the page with a frame and a line of words; what is dragged goes through it."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._window = parent
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str) -> None:
        self.text = text
        self.setAccessibleName(text)
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        look = self._appearance.look
        scale, palette = look.scale, look.palette
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), alpha(palette.desk, _VEIL))
            inset = _INSET * scale
            frame = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            stroke_inside(painter, frame, _RADIUS * scale, palette.accent, _LINE * scale)
            room = frame.width() - 4 * _PAD * scale
            text = elided(self.text, Role.SECTION, room, scale)
            wide = text_width(text, Role.SECTION, scale) + 2 * _PAD * scale
            body = QRectF(frame.topLeft(), QSizeF(wide, _HIGH * scale))
            body.moveCenter(frame.center())
            paint_panel(
                painter, look.pixmaps, body, self.devicePixelRatioF(), palette,
                radius=_RADIUS, scale=scale, raised=True,
            )  # fmt: skip
            write(painter, text, body.center(), Role.SECTION, palette.text, Anchor.MIDDLE, scale)
