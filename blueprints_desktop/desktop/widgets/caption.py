"""Words on desk and panels: a label that knows its role and tone and follows the look."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role, Type, font
from blueprints_desktop.desktop.drawing.palette import Palette


class Tone(Enum):
    TEXT = "text"
    SECOND = "second"
    WARN = "warn"


class Caption(QLabel):
    """A text in one of the roles of the type scale; long ones wrap when ``wraps``."""

    def __init__(
        self,
        appearance: Appearance,
        role: Role | Type = Role.BODY,
        tone: Tone = Tone.TEXT,
        *,
        wraps: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._role = role
        self._tone = tone
        self.setTextFormat(Qt.TextFormat.PlainText)  # or a name might be measured as a web page
        self.setWordWrap(wraps)
        appearance.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setFont(font(self._role, self._appearance.look.scale))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """By hand: a stylesheet for each label is dear, and under a window that has one Qt forgets
        a palette set on a label."""
        painter = QPainter(self)
        painter.setPen(self._colour(self._appearance.look.palette))
        wraps = Qt.TextFlag.TextWordWrap if self.wordWrap() else Qt.TextFlag(0)
        flags = self.alignment().value | wraps.value
        painter.drawText(self.contentsRect(), flags, self.text())
        painter.end()

    def _colour(self, palette: Palette) -> QColor:
        if self._tone is Tone.TEXT:
            return palette.text
        return palette.warn if self._tone is Tone.WARN else palette.text_2
