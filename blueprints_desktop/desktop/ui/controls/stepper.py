"""A number between two buttons, for values that go up and down by steps."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton


class Stepper(QWidget):
    """Per cent in steps."""

    stepped = Signal(int)
    """What a person set."""
    left = Signal()
    """The pointer went away."""

    def __init__(
        self, appearance: Appearance, values: range, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._values = values
        self.value = values[0]
        self.less = IconButton(Icon.MINUS, "", appearance, framed=True)
        self.more = IconButton(Icon.PLUS, "", appearance, framed=True)
        self.figure = Caption(appearance, Role.FIGURE)
        self.figure.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        for widget in (self.less, self.figure, self.more):
            self._line.addWidget(widget)
        self.less.clicked.connect(lambda: self._step(-1))
        self.more.clicked.connect(lambda: self._step(1))
        appearance.changed.connect(self._restyle)
        self._restyle()

    @property
    def under_pointer(self) -> QWidget | None:
        """The button that the pointer is on."""
        return next((one for one in (self.less, self.more) if one.underMouse()), None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Arrows, plus and minus step wherever the focus is."""
        up = (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Plus)
        down = (Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Minus)
        if event.key() in up + down:
            self._step(1 if event.key() in up else -1)
        else:
            super().keyPressEvent(event)

    def set_value(self, value: int) -> None:
        """Show a value without announcing it."""
        self.value = value
        said = self.tr("{value}%").format(value=value)
        self.figure.setText(said)
        self.less.setEnabled(value > self._values[0])
        self.more.setEnabled(value < self._values[-1])
        for button in (self.less, self.more):
            button.setAccessibleDescription(said)

    def say(self, less: str, more: str) -> None:
        self.less.set_words(less)
        self.more.set_words(more)
        self.set_value(self.value)

    def _step(self, by: int) -> None:
        place = self._values.index(self.value) + by
        if 0 <= place < len(self._values):
            self.set_value(self._values[place])
            self.stepped.emit(self.value)

    def _restyle(self) -> None:
        look = self._appearance.look
        self._line.setSpacing(look.px(8))
        self.figure.setMinimumWidth(look.px(64))
