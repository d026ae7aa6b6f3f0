"""A field to write in."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role, font
from blueprints_desktop.desktop.stylesheet import line_edit_style

HEIGHT = 44.0


class Field(QLineEdit):
    """A line edit in the program's dress."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        appearance.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = self._appearance.look
        self.setFont(font(Role.BODY, look.scale))
        self.setFixedHeight(look.px(HEIGHT))
        self.setStyleSheet(line_edit_style(look))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._appearance.look.px(120), self._appearance.look.px(HEIGHT))
