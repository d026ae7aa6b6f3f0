"""The arrow of a combo box that is none of ours, such as those in a file dialog.

The stylesheet takes Qt's own arrows away, and a choice without one looks like a mere sentence.
"""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon

_SIDE, _FROM_EDGE = 18 / 15, 11 / 15
"""In heights of the letters, as ``DropDown`` has them."""


class ComboArrow(QWidget):
    """Lies over the whole box, and follows it; clicks go through."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        box.installEventFilter(self)
        self.resize(box.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        letters = self._box.fontInfo().pixelSize()
        side = round(letters * _SIDE)
        left = self.width() - side - round(letters * _FROM_EDGE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            where = QRectF(left, (self.height() - side) / 2, side, side)
            paint_icon(
                painter, Icon.DOWN, where, self._box.palette().color(QPalette.ColorRole.Text)
            )
