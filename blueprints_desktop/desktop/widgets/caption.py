"""Words on desk and panels: a label that knows its role and tone and follows the look."""

from enum import Enum

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role, Type, font
from blueprints_desktop.desktop.drawing.palette import Palette
from blueprints_desktop.desktop.stylesheet import css


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
        self.setWordWrap(wraps)
        appearance.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        """By stylesheet: under a window that has one, Qt forgets a palette set on a label."""
        look = self._appearance.look
        colour = css(self._colour(look.palette))
        self.setStyleSheet(f"QLabel {{ color: {colour}; background: transparent; }}")
        self.setFont(font(self._role, look.scale))

    def _colour(self, palette: Palette) -> QColor:
        if self._tone is Tone.TEXT:
            return palette.text
        return palette.warn if self._tone is Tone.WARN else palette.text_2
