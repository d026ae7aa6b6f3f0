"""The tools that change how the city is looked at: turn, flatten, costs of the street."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import DeskButton
from blueprints_desktop.desktop.ui.scene.view_tools import TableTools, ViewState


class CityTools(TableTools):
    """Turn by a quarter, flatten, show what the street costs."""

    turned = Signal(int)
    """Quarter turns to add."""
    flattened = Signal(bool)
    costs_wanted = Signal(bool)

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(appearance, over)
        self.turn = DeskButton(Icon.TURN_RIGHT, appearance, over)
        self.flat = DeskButton(Icon.LAYERS, appearance, over)
        self.costs = DeskButton(Icon.COIN, appearance, over)
        for button in (self.flat, self.costs):
            button.setCheckable(True)
        self.name_buttons(turn=self.turn, flat=self.flat, costs=self.costs)
        self.turn.clicked.connect(lambda: self.turned.emit(1))
        self.flat.clicked.connect(self.flattened)
        self.costs.clicked.connect(self.costs_wanted)
        self.retell()

    @property
    def buttons(self) -> tuple[DeskButton, ...]:
        return self.turn, self.flat, self.costs

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        return (
            (self.turn, self.tr("Quarter turn"), "Q, E"),
            (self.flat, self.tr("Flatten the city"), "V, T"),
            (self.costs, self.tr("What the next street cells cost"), "C"),
        )

    def show_looking(self, looking: ViewState) -> None:
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
