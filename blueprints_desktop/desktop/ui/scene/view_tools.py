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
    """Real buttons, so that Tab, names and tips come with them."""

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(over)
        self._appearance, self._over = appearance, over
        self._buttons: tuple[DeskButton, ...] = ()
        over.installEventFilter(self)

    def add(
        self, name: str, icon: Icon, press: Callable[..., object], *, checkable: bool = False
    ) -> DeskButton:
        """Add a button that is found on the board as ``tool.NAME``.

        ``press`` is told whether it is checked now.
        """
        button = DeskButton(icon, self._appearance, self._over)
        button.setCheckable(checkable)
        button.setObjectName(f"tool.{name}")
        button.clicked.connect(press)
        self._buttons = (*self._buttons, button)
        return button

    @property
    def buttons(self) -> tuple[DeskButton, ...]:
        """Those that are offered, from left to right."""
        return self._buttons

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        """Each button with its name and its keys."""
        raise NotImplementedError

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
        super().__init__(appearance, over)
        self._looking = ViewState()
        self.turn = self.add("turn", Icon.TURN_RIGHT, lambda: self._choose(1))
        self.flat = self.add("flat", Icon.TOP_VIEW, self._toggle_flat, checkable=True)
        self.apart = self.add("apart", Icon.LAYERS, self._toggle_apart, checkable=True)
        self.retell()

    def words(self) -> Sequence[tuple[DeskButton, str, str]]:
        return (
            (self.turn, self.tr("Quarter turn"), "Q, E"),
            (self.flat, self.tr("From above"), "T"),
            (self.apart, self.tr("Levels apart"), "L"),
        )

    def show_looking(self, looking: ViewState) -> None:
        self._looking = looking
        self.flat.setChecked(looking.flat)
        self.apart.setChecked(looking.apart)

    def press_key(self, key: int) -> bool:
        """Q and E turn, T looks from above, L lifts the levels apart."""
        if key == Qt.Key.Key_E:
            self._choose(1)
        elif key == Qt.Key.Key_Q:
            self._choose(-1)
        elif key == Qt.Key.Key_T:
            self._toggle_flat()
        elif key == Qt.Key.Key_L:
            self._toggle_apart()
        else:
            return False
        return True

    def _choose(self, turn: int) -> None:
        self.chosen.emit(turn, self._looking.flat, self._looking.apart)

    def _toggle_flat(self) -> None:
        self.chosen.emit(0, not self._looking.flat, False)

    def _toggle_apart(self) -> None:
        self.chosen.emit(0, False, not self._looking.apart)
