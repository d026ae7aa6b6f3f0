"""macOS names the file that was double-clicked in an event, not among the program's arguments."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from blueprints_desktop.desktop.app.window import Window


class MacApplication(QApplication):
    """An application that opens what it is told to. Not yet tried on a Mac."""

    window: "Window | None" = None
    """Set when it is there; one program has one application, so this may stand on the class."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.window is not None:
            self.window.open_match(Path(event.file()))
            return True
        return bool(super().event(event))
