"""Full screen as a switch: without it a hand on the mouse finds no way back out from home."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.switch import Switch


class FullScreenSwitch(Switch):
    """Shows and changes how its window is shown, and follows when a key changes that."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__("", appearance, parent)
        self.clicked.connect(self._switch_window)

    def _switch_window(self, on: bool) -> None:
        window = self.window()
        if window.isFullScreen() != on:
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.window().installEventFilter(self)
        self.setChecked(self.window().isFullScreen())
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.WindowStateChange and isinstance(watched, QWidget):
            self.setChecked(watched.isFullScreen())
        return False
