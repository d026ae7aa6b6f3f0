"""A field to write in."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QDragEnterEvent, QFocusEvent
from PySide6.QtWidgets import QLineEdit, QToolTip, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role, font
from blueprints_desktop.desktop.stylesheet import line_edit_style

HEIGHT = 44.0
_RISE = 10
"""Qt puts a tip under where the pointer would be; so it stands close below the field."""


class Field(QLineEdit):
    """A line edit in the program's dress. What is too long for it is not cut without a word."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.changed.connect(self._restyle)
        self.inputRejected.connect(self._tell_limit)
        self._restyle()

    def _tell_limit(self) -> None:
        """Somebody typed or pasted more than there is room for."""
        if len(self.text()) >= self.maxLength():
            said = self.tr("No more than %n letters fit here.", "", self.maxLength())
            QToolTip.showText(self.mapToGlobal(QPoint(0, self.height() - _RISE)), said, self)

    def _restyle(self) -> None:
        look = self._appearance.look
        self.setFont(font(Role.BODY, look.scale))
        self.setFixedHeight(look.px(HEIGHT))
        self.setStyleSheet(line_edit_style(look))

    def write(self, text: str) -> None:
        """Have it say something; what is too long for it is read from its beginning."""
        self.setText(text)
        self.home(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.home(False)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802
        """Words may be dropped here; a file is the window's, and its path is nobody's name."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._appearance.look.px(120), self._appearance.look.px(HEIGHT))
