"""The tools that change how the city is looked at: turn, flatten, costs of the street."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.appearance import Appearance
from blueprints_desktop.desktop.boards.desk_button import SIDE, DeskButton
from blueprints_desktop.desktop.boards.view_tools import Looking
from blueprints_desktop.desktop.drawing.signs.icons import Icon


class CityTools(QObject):
    """Real buttons over the table, so that Tab, names and tips come with them."""

    turned = Signal(int)
    """Quarter turns to add."""
    flattened = Signal(bool)
    costs_wanted = Signal(bool)

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(over)
        self._appearance = appearance
        self.turn = DeskButton(Icon.TURN_RIGHT, appearance, over)
        self.flat = DeskButton(Icon.LAYERS, appearance, over)
        self.costs = DeskButton(Icon.COIN, appearance, over)
        for button in (self.flat, self.costs):
            button.setCheckable(True)
        self.turn.clicked.connect(lambda: self.turned.emit(1))
        self.flat.clicked.connect(self.flattened)
        self.costs.clicked.connect(self.costs_wanted)
        over.installEventFilter(self)
        self._retell()

    @property
    def buttons(self) -> tuple[DeskButton, ...]:
        """From left to right."""
        return self.turn, self.flat, self.costs

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()
        return False

    def _retell(self) -> None:
        words = (
            (self.turn, self.tr("Quarter turn"), "Q, E"),
            (self.flat, self.tr("Flatten the city"), "V, T"),
            (self.costs, self.tr("What the next street cells cost"), "C"),
        )
        for button, name, keys in words:
            button.setAccessibleName(name)
            button.setToolTip(self.tr("{tool} ({keys})").format(tool=name, keys=keys))

    def lie_at(self, middles: Sequence[QPointF], times: float = 1.0) -> None:
        """Be about these points, so much larger or smaller than usual."""
        side = self._appearance.look.px(SIDE * times)
        for button, middle in zip(self.buttons, middles, strict=True):
            button.magnify(times)
            button.setGeometry(
                round(middle.x() - side / 2), round(middle.y() - side / 2), side, side
            )

    def show_looking(self, looking: Looking) -> None:
        self.flat.setChecked(looking.flat)

    def show_costs(self, shown: bool) -> None:
        self.costs.setChecked(shown)

    def press_key(self, key: int) -> bool:
        """Q and E turn, T flattens for good, C shows costs; V, which is held, is the table's."""
        if key == Qt.Key.Key_E:
            self.turned.emit(1)
        elif key == Qt.Key.Key_Q:
            self.turned.emit(-1)
        elif key == Qt.Key.Key_T:
            self.flattened.emit(not self.flat.isChecked())
        elif key == Qt.Key.Key_C:
            self.costs_wanted.emit(not self.costs.isChecked())
        else:
            return False
        return True
