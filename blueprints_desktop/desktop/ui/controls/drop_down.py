"""A choice among many, opened on demand."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from blueprints_desktop.desktop.drawing.signs.icons import Icon, paint_icon
from blueprints_desktop.desktop.drawing.typography import Role, font
from blueprints_desktop.desktop.theme.stylesheet import combo_box_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.painted import ENTER_KEYS

HEIGHT = 44.0
BESIDE = 46.0
"""What ``stylesheet.combo_box_style`` leaves free beside the words, the arrow's place included."""


class DropDown(QComboBox):
    """A combo box in the program's dress whose entries have keys."""

    chosen = Signal(object)
    """The key of what a person chose."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._choices: list[tuple[Hashable, str]] = []
        self._keys: list[Hashable] = []
        self.setView(QListView(self))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.activated.connect(lambda index: self.chosen.emit(self._keys[index]))
        appearance.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        look = self._appearance.look
        self.setFont(font(Role.BODY, look.scale))
        self.setFixedHeight(look.px(HEIGHT))
        self.setStyleSheet(combo_box_style(look))

    def set_choices(self, choices: Sequence[tuple[Hashable, str]]) -> None:
        """Offer these keys with these words; what was chosen stays chosen if it is still there."""
        if list(choices) == self._choices:
            return
        current = self.current
        self._choices = list(choices)
        self._keys = [key for key, _ in choices]
        self.clear()
        self.addItems([text for _, text in choices])
        self.set_current(current)

    @property
    def current(self) -> Hashable:
        index = self.currentIndex()
        return self._keys[index] if 0 <= index < len(self._keys) else None

    def set_current(self, key: Hashable) -> None:
        """Show a choice without announcing it."""
        if key in self._keys:
            self.setCurrentIndex(self._keys.index(key))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter opens it too, as it presses buttons; Qt knows the space bar alone."""
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self.showPopup()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Whoever scrolls a page past a choice does not mean to change it."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        """As Qt does it, but what is too long for the field ends with dots."""
        look = self._appearance.look
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.width() - look.px(BESIDE) - 2
        how = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(self.currentText(), how, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        side = look.px(18)
        where = QRectF(self.width() - side - look.px(11), (self.height() - side) / 2, side, side)
        paint_icon(painter, Icon.DOWN, where, look.palette.text_2)
        painter.end()
