"""Buttons over a table that change how it is looked at: turn, from above, levels apart."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import DESK_BUTTON_SIDE, DeskButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip


@frozen
class ViewState:
    """How the player looks at what stands on the table."""

    turns: int = 0
    flat: bool = False
    apart: bool = False


class TableTools(QObject):
    """Real buttons, so that Tab, names and tips come with them. The first one turns the table.

    Each has a key; Q turns the other way.
    """

    def __init__(
        self, appearance: Appearance, over: QWidget, turn: Callable[[int], object]
    ) -> None:
        """``turn`` is told how many quarters."""
        super().__init__(over)
        self._appearance, self._over, self._turn = appearance, over, turn
        self._buttons: tuple[DeskButton, ...] = ()
        self._by_key: dict[int, DeskButton] = {}
        self.turn = self.add("turn", Icon.TURN_RIGHT, Qt.Key.Key_E, lambda: turn(1))
        over.installEventFilter(self)

    def add(self, name: str, icon: Icon, key: Qt.Key, press: Callable[..., object]) -> DeskButton:
        """Add a button that is found on the board as ``tool.NAME``; all but the first are switches.

        ``press`` is told whether it is checked now.
        """
        button = DeskButton(icon, self._appearance, self._over)
        button.setCheckable(bool(self._buttons))
        button.setObjectName(f"tool.{name}")
        button.clicked.connect(press)
        self._buttons = (*self._buttons, button)
        self._by_key[key] = button
        return button

    def press_key(self, key: int) -> bool:
        """Do what a key means; False: it is none of theirs."""
        if key == Qt.Key.Key_Q:
            self._turn(-1)
        elif key in self._by_key:
            self._by_key[key].click()
        return key == Qt.Key.Key_Q or key in self._by_key

    @property
    def buttons(self) -> tuple[DeskButton, ...]:
        """Those that are offered, from left to right."""
        return self._buttons

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        """Each button with its name and its keys."""
        return ((self.turn, self.tr("Quarter turn"), "Q, E"),)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()
        return False

    def retell(self) -> None:
        for button, name, keys in self.words():
            button.setAccessibleName(name)
            set_tip(button, self.tr("{tool} ({keys})").format(tool=name, keys=keys))

    def lie_at(self, middles: Sequence[QPointF], times: float = 1.0) -> None:
        """Be about these points, so much larger or smaller than usual."""
        side = self._appearance.look.px(DESK_BUTTON_SIDE * times)
        for button, middle in zip(self.buttons, middles, strict=True):
            button.magnify(times)
            button.setGeometry(
                round(middle.x() - side / 2), round(middle.y() - side / 2), side, side
            )


class ViewTools(TableTools):
    """Turn by a quarter, from above, levels apart."""

    chosen = Signal(int, bool, bool)
    """Quarter turns to add, then whether flat and whether apart."""

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(appearance, over, self._choose)
        self._looking = ViewState()
        self.flat = self.add("flat", Icon.TOP_VIEW, Qt.Key.Key_T, self._toggle_flat)
        self.apart = self.add("apart", Icon.LAYERS, Qt.Key.Key_L, self._toggle_apart)
        self.retell()

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        return (
            *super().words(),
            (self.flat, self.tr("From above"), "T"),
            (self.apart, self.tr("Levels apart"), "L"),
        )

    def show_looking(self, looking: ViewState) -> None:
        self._looking = looking
        self.flat.setChecked(looking.flat)
        self.apart.setChecked(looking.apart)

    def _choose(self, turn: int) -> None:
        self.chosen.emit(turn, self._looking.flat, self._looking.apart)

    def _toggle_flat(self) -> None:
        self.chosen.emit(0, not self._looking.flat, False)

    def _toggle_apart(self) -> None:
        self.chosen.emit(0, False, not self._looking.apart)
