"""The tools of the building site: a quarter turn, and the section at a level."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.desk_button import SIDE, DeskButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip


class SiteTools(QObject):
    """Real buttons over the site, so that Tab, names and tips come with them."""

    turned = Signal(int)
    """Quarter turns to add."""
    sectioned = Signal()

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(over)
        self._appearance = appearance
        self.turn = DeskButton(Icon.TURN_RIGHT, appearance, over)
        self.section = DeskButton(Icon.LAYERS, appearance, over)
        self.section.setCheckable(True)
        self.turn.clicked.connect(lambda: self.turned.emit(1))
        self.section.clicked.connect(self._press_section)
        over.installEventFilter(self)
        self._retell()

    @property
    def buttons(self) -> tuple[DeskButton, DeskButton]:
        return self.turn, self.section

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        return False

    def _retell(self) -> None:
        words = (
            (self.turn, self.tr("Quarter turn"), "Q, E"),
            (self.section, self.tr("Section at a level"), "X"),
        )
        for button, name, keys in words:
            button.setAccessibleName(name)
            set_tip(button, self.tr("{tool} ({keys})").format(tool=name, keys=keys))

    def _press_section(self) -> None:
        self.section.setChecked(not self.section.isChecked())  # whoever listens decides
        self.sectioned.emit()

    def lie_at(self, corner: QPointF) -> None:
        """Side by side with their upper right ``corner`` there."""
        side, gap = self._appearance.look.px(SIDE), self._appearance.look.px(4)
        for number, button in enumerate(reversed(self.buttons)):
            left = round(corner.x()) - (number + 1) * side - number * gap
            button.setGeometry(left, round(corner.y()), side, side)

    def press_key(self, key: int) -> bool:
        """Q and E turn, X cuts."""
        if key == Qt.Key.Key_E:
            self.turned.emit(1)
        elif key == Qt.Key.Key_Q:
            self.turned.emit(-1)
        elif key == Qt.Key.Key_X:
            self.sectioned.emit()
        else:
            return False
        return True
