"""The head of a page: the way back, and what the page is called."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.caption import Caption
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton


class PageHead(QWidget):
    """A back button and a title, with room between them for the ring of the focus."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self.back = IconButton(Icon.BACK, "", appearance)
        self.title = Caption(appearance, Role.PAGE_TITLE)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.back)
        self._line.addWidget(self.title, 1)
        appearance.changed.connect(self._restyle)
        self._restyle()
        self._say()

    def _say(self) -> None:
        self.back.set_words(QCoreApplication.translate("PageHead", "Back"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def _restyle(self) -> None:
        self._line.setSpacing(self._appearance.look.px(10))
