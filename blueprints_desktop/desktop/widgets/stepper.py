"""A number between two buttons, for values that go up and down by steps."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.drawing.lettering import Role
from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.widgets.buttons import IconButton
from blueprints_desktop.desktop.widgets.caption import Caption


class Stepper(QWidget):
    """Per cent in steps."""

    stepped = Signal(int)
    """What a person set."""

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

    def set_value(self, value: int) -> None:
        """Show a value without announcing it."""
        self.value = value
        self.figure.setText(self.tr("{value} %").format(value=value))
        self.less.setEnabled(value > self._values[0])
        self.more.setEnabled(value < self._values[-1])

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
