"""A menu in the program's look: round corners, and air between words and keys."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

_AIR = 2
"""So many wide letters stand at least between an entry's words and its key."""


class Menu(QMenu):
    """Its corners are cut out of the window it is; ``stylesheet.menu_style`` rounds them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)
        self.aboutToShow.connect(self.spread)

    def spread(self) -> None:
        """Take the width for all entries; Qt itself sets the longest right beside its key."""
        self.setMinimumWidth(0)
        self.ensurePolished()
        air = self.fontMetrics().horizontalAdvance("M") * _AIR
        self.setMinimumWidth(self.sizeHint().width() + air)
