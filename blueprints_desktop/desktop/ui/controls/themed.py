"""The one way in which widgets follow the look and the language."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.theme.theme import Appearance, Look

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Themed(_Widget):
    """For a widget that follows the look and the language: ``class Caption(Themed, QLabel)``.

    Subclasses put every text into ``say`` and every size into ``restyle``, and call ``follow`` at the end
    of their constructor. A new look calls ``restyle``, a new language calls both.
    """

    _times = 1.0

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.appearance = appearance

    @property
    def look(self) -> Look:
        return self.appearance.look.magnified(self._times)

    def magnify(self, times: float) -> None:
        """Show everything so much larger or smaller than the look says."""
        if times != self._times:
            self._times = times
            self.on_look()

    def say(self) -> None:
        """Set every text in the language in force."""

    def restyle(self) -> None:
        """Set margins, fonts and sizes for the look in force."""
        self.updateGeometry()
        self.update()

    def follow(self) -> None:
        """Set texts and sizes now, and again with every change. Parts follow before their parent."""
        self.appearance.changed.connect(self.on_look)
        self.restyle()
        self.say()

    def on_look(self) -> None:
        self.restyle()
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()
            self.on_look()


class ThemedWidget(Themed, QWidget):
    """A plain widget that follows the look and the language."""
