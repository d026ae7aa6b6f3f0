"""A menu in the program's look: round corners, signs, and air between words and keys."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QPainter,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from blueprints_desktop.desktop.drawing.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.painting import blank_pixmap
from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.theme.theme import Look

_AIR = 2
"""So many wide letters stand at least between an entry's words and its key."""
_CORNER = 10 / 15
"""The radius of a corner in heights of the letters, as the stylesheet has it."""
ICON = 18.0
"""The side of a sign at 100 %."""
FAINT = 0.6
"""How strong the words and the sign of an entry are that cannot be chosen now."""


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
        """Take the width for all entries; Qt itself sets the longest right beside its key.

        Where the screen is narrow, the air between words and keys gives way.
        """
        self.setMinimumWidth(0)
        self.ensurePolished()
        air = self.fontMetrics().horizontalAdvance("M") * _AIR
        least, room = self.sizeHint().width(), self.screen().availableGeometry().width()
        self.setMinimumWidth(max(least, min(least + air, room)))

    def sizeHint(self) -> QSize:  # noqa: N802
        """With all of its width: Qt places it on the screen by this."""
        return super().sizeHint().expandedTo(QSize(self.minimumWidth(), 0))

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


def menu_icon(icon: Icon, look: Look, ratio: float) -> QIcon:
    """A sign before the words of an entry, in the colours that its words have in each state.

    It is a mask, so the menu bar of macOS draws it in its own colour.
    """
    colours = look.palette
    inks = {
        QIcon.Mode.Normal: colours.text_2,
        QIcon.Mode.Active: colours.accent_text,
        QIcon.Mode.Selected: colours.accent_text,
        QIcon.Mode.Disabled: alpha(colours.text_2, FAINT),
    }
    made, side = QIcon(), look.px(ICON)
    for mode, ink in inks.items():
        pixmap = blank_pixmap(QSize(side, side), ratio)
        with QPainter(pixmap) as painter:
            paint_icon(painter, icon, QRectF(0.0, 0.0, side, side), ink)
        made.addPixmap(pixmap, mode)
    made.setIsMask(True)
    return made


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
