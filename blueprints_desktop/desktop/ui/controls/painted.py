"""The base of all painted buttons: it follows the look, shows keyboard focus and reacts to Enter."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.painting import stroke_inside
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.plain_text import PlainButton
from blueprints_desktop.desktop.ui.controls.themed import Themed

CORNER = 8.0
"""The radius of buttons and fields."""
FIELD_HEIGHT = 44.0
DISABLED = 0.42
"""The opacity of what cannot be used."""
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def fill_framed(widget: QWidget, ground: QColor, line: QColor, radius: float) -> None:
    """Fill a widget with a rounded surface and a thin line along its edge."""
    with QPainter(widget) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(widget.rect())
        painter.fillPath(rounded(body, radius), ground)
        stroke_inside(painter, body, radius, line, 1.0)


class PaintedButton(Themed, PlainButton):
    """Something to press that paints itself. Subclasses write ``paint``, and ``sizeHint`` if it is no
    square."""

    side = 0.0
    enter_presses = True
    """Whether Enter presses it. Switches leave Enter to the page's primary button."""

    def __init__(self, text: str, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._ring = False
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # Qt paints it again under the pointer
        appearance.changed.connect(self.on_look)

    @property
    def shows_focus(self) -> bool:
        """A focus that came by keyboard is shown; one that came by mouse needs no ring."""
        return self._ring and self.hasFocus()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = self.look.px(self.side)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            self.paint(painter)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter presses as Space does; QAbstractButton knows only the latter.

        Arrows are left to what the button is part of, which knows what lies where.
        """
        if event.key() in ARROWS:
            event.ignore()
            return
        if event.key() in ENTER_KEYS:
            if not self.enter_presses:
                event.ignore()
            elif not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            enabled = self.isEnabled()
            shape = Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()
