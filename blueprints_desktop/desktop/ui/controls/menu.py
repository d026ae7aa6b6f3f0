"""A menu in the program's look: round corners, and air between words and keys."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

_AIR = 2
"""So many wide letters stand at least between an entry's words and its key."""
_CORNER = 10 / 15
"""The radius of a corner in heights of the letters, as the stylesheet has it."""


class Menu(QMenu):
    """Its corners are cut out of the window it is; ``stylesheet.menu_style`` rounds them.

    One that is higher than the screen scrolls, as the stylesheet asks: Qt would begin a second column,
    twice as wide, outside of the width that is set here.
    """

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

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Up begins at the last entry: Qt chooses it there, but scrolls to it only for End."""
        if event.key() == Qt.Key.Key_Up and self.activeAction() is None:
            event = QKeyEvent(event.type(), Qt.Key.Key_End, event.modifiers())
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """X11 without a compositor paints black what is to be seen through: it is cut off."""
        super().resizeEvent(event)
        if QGuiApplication.platformName() == "xcb":
            radius = round(self.fontInfo().pixelSize() * _CORNER) - 1  # soft edges stay
            self.setMask(rounded_region(self.rect(), radius))


def rounded_region(rect: QRect, radius: int) -> QRegion:
    """All of a rectangle but what lies outside its round corners.

    >>> region = rounded_region(QRect(0, 0, 100, 60), 8)
    >>> [region.contains(QRect(x, y, 1, 1)) for x, y in ((0, 0), (99, 59), (0, 30), (3, 3))]
    [False, False, True, True]
    """
    side = QRect(0, 0, 2 * radius, 2 * radius)
    upright, level = rect.adjusted(radius, 0, -radius, 0), rect.adjusted(0, radius, 0, -radius)
    region = QRegion(upright) + QRegion(level)
    for x in (rect.left(), rect.right() + 1 - side.width()):
        for y in (rect.top(), rect.bottom() + 1 - side.height()):
            region += QRegion(QRect(x, y, side.width(), side.height()), QRegion.RegionType.Ellipse)
    return region
