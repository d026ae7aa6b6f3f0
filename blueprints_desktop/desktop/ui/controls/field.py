"""A field to write in."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QDragEnterEvent, QFocusEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from blueprints_desktop.desktop.drawing.typography import Role, font
from blueprints_desktop.desktop.theme.stylesheet import line_edit_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.plain_text import show_tip
from blueprints_desktop.engine.plain_text import one_line

HEIGHT = 44.0
LONGEST = 100
"""What fits where nothing else is said, in characters; Qt alone would take 32,767."""
_RISE = 10
"""Qt puts a tip under where the pointer would be; so it stands close below the field."""


class TextField(QLineEdit):
    """A line edit in the program's dress. What is too long for it is not cut without a word."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self._appearance = appearance
        appearance.changed.connect(self._restyle)
        self.inputRejected.connect(self._tell_limit)
        self._restyle()

    def _tell_limit(self) -> None:
        """Somebody typed or pasted more than there is room for."""
        if len(self.text()) >= self.maxLength():
            said = self.tr("No more than %n letters fit here.", "", self.maxLength())
            show_tip(self.mapToGlobal(QPoint(0, self.height() - _RISE)), said, self)

    def _restyle(self) -> None:
        look = self._appearance.look
        self.setFont(font(Role.BODY, look.scale))
        self.setFixedHeight(look.px(HEIGHT))
        self.setStyleSheet(line_edit_style(look))

    @property
    def typed(self) -> str:
        """What was written here, for use as a name or title: one line, no blanks around it."""
        return one_line(self.text()).strip()

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
