"""The left side: a field to search in, and under it the contents or what was found."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from blueprints_desktop.desktop.drawing.signs.icons import Icon
from blueprints_desktop.desktop.drawing.typography import Role
from blueprints_desktop.desktop.pages.rules.entries import EntryList, ListEntry
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.field import TextField
from blueprints_desktop.desktop.ui.controls.icon_button import IconButton
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.rulebooks.book import Book, plain
from blueprints_desktop.rulebooks.search import Hit, search


class SearchField(TextField):
    """Enter goes to the next place found, with Shift to the one before; Esc empties it."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.stepped.emit(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class Finder(Panel):
    """Where to go in the book."""

    section_chosen = Signal(int)
    hit_chosen = Signal(object)
    """A Hit of the list."""
    searched = Signal(str)
    """What is looked for; empty: nothing any more."""
    stepped = Signal(int)
    """On to the next place found, or back to the one before."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._book: Book | None = None
        self.hits: tuple[Hit, ...] = ()
        self.field = SearchField(appearance)
        self.field.setClearButtonEnabled(True)
        self.contents = EntryList(appearance)
        self.results = EntryList(appearance)
        self.count = Caption(appearance, Role.SMALL, CaptionTone.SECOND, wraps=True)
        self.before = IconButton(Icon.UP, "", appearance, 32.0)
        self.after = IconButton(Icon.DOWN, "", appearance, 32.0)
        self._lay_out()
        self.field.textChanged.connect(self._search)
        self.field.stepped.connect(self.stepped)
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self.contents.chosen.connect(self.section_chosen)
        self.results.chosen.connect(lambda number: self.hit_chosen.emit(self.hits[number]))
        appearance.changed.connect(self._restyle)
        self.say()
        self._restyle()
        self._search("")

    def _lay_out(self) -> None:
        self._steps = QWidget()
        self._step_line = QHBoxLayout(self._steps)
        self._step_line.setContentsMargins(0, 0, 0, 0)
        self._step_line.addWidget(self.count, 1)
        self._step_line.addWidget(self.before)
        self._step_line.addWidget(self.after)
        self._lists = QStackedLayout()
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.results)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self._steps)
        self._column.addLayout(self._lists, 1)

    def _restyle(self) -> None:
        px = self.appearance.look.px
        self._column.setContentsMargins(px(14), px(14), px(10), px(10))
        self._column.setSpacing(px(8))
        self._step_line.setSpacing(px(2))

    def say(self) -> None:
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.results.setAccessibleName(self.tr("Found"))
        self.before.set_words(self.tr("Previous place found"))
        self.after.set_words(self.tr("Next place found"))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.say()

    # --- the book -------------------------------------------------------------------

    def show_book(self, book: Book) -> None:
        self._book = book
        titles = [ListEntry(plain(section.title), section.level) for section in book.sections]
        self.contents.set_entries(titles)
        self._search(self.field.text())

    def set_section(self, number: int) -> None:
        self.contents.set_current(number)

    # --- searching ------------------------------------------------------------------

    @property
    def searching(self) -> bool:
        return bool(self.field.text().strip())

    def _search(self, wanted: str) -> None:
        self.hits = () if self._book is None else search(self._book, wanted)
        if self._book is not None:
            self.results.set_entries(_entries(self._book, self.hits))
        self._steps.setVisible(self.searching)
        self._lists.setCurrentWidget(self.results if self.searching else self.contents)
        self.searched.emit(wanted)

    def tell_found(self, at: int, count: int) -> None:
        """Which of the places found the reader is at."""
        if not count:
            words = self.tr("Nothing found")
        elif at < 0:
            words = self.tr("%n places", "", count)
        else:
            words = self.tr("{at} of {count}").format(at=at + 1, count=count)
        self.count.setText(words)
        for button in (self.before, self.after):
            button.setEnabled(count > 0)


def _entries(book: Book, hits: Sequence[Hit]) -> list[ListEntry]:
    """What was found, each under the title of its section."""
    titles = {section.id: plain(section.title) for section in book.sections}
    return [
        ListEntry(hit.excerpt, over="" if hit.excerpt == titles[hit.section] else titles[hit.section],
              marks=hit.marks)
        for hit in hits
    ]  # fmt: skip
