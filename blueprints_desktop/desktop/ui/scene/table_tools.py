"""Buttons over a table that change how it is looked at."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import SIDE, DeskButton
from blueprints_desktop.desktop.ui.controls.plain_text import set_tip


class TableTools(QObject):
    """Real buttons, so that Tab, names and tips come with them."""

    def __init__(self, appearance: Appearance, over: QWidget) -> None:
        super().__init__(over)
        self._appearance = appearance
        over.installEventFilter(self)

    @property
    def buttons(self) -> tuple[DeskButton, ...]:
        """Those that are offered, from left to right."""
        raise NotImplementedError

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
        side = self._appearance.look.px(SIDE * times)
        for button, middle in zip(self.buttons, middles, strict=True):
            button.magnify(times)
            button.setGeometry(
                round(middle.x() - side / 2), round(middle.y() - side / 2), side, side
            )
