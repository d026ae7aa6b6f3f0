"""Under the book: to the section before, and on to the next."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import Button, ButtonKind
from blueprints_desktop.rulebooks.book import Book, plain


class Foot(QWidget):
    """Two buttons that bear the names of the neighbouring sections."""

    stepped = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.before = Button("", appearance, ButtonKind.QUIET, Icon.BACK)
        self.after = Button("", appearance, ButtonKind.QUIET, Icon.FORWARD)
        self.after.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self._titles: list[str] = []
        self._section = 0
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.before)
        line.addStretch(1)
        line.addWidget(self.after)

    def show_book(self, book: Book) -> None:
        self._titles = [plain(section.title) for section in book.sections]
        self.set_section(self._section)

    def set_section(self, number: int) -> None:
        self._section = number
        self._name(self.before, number - 1, self.tr("Previous: {section}"))
        self._name(self.after, number + 1, self.tr("Next: {section}"))

    def _name(self, button: Button, number: int, spoken: str) -> None:
        there = 0 <= number < len(self._titles)
        title = self._titles[number] if there else ""
        button.setVisible(there)
        button.setText(title)
        button.setAccessibleName(spoken.format(section=title) if there else "")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._titles:
            self.set_section(self._section)
