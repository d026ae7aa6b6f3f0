"""The book itself: its text and pictures in a column, going to passages, looking for words."""

from bisect import bisect_left

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.pages.rules.column import TextColumn
from blueprints_desktop.desktop.pages.rules.marks import Stretch, shown_marks, words_found
from blueprints_desktop.desktop.pages.rules.pictures import Pictures
from blueprints_desktop.desktop.pages.rules.style import BookStyle
from blueprints_desktop.desktop.pages.rules.typesetting import Setting, typeset
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.rulebooks.book import Book


class Reader(TextColumn):
    """One book at a time."""

    found_changed = Signal()
    """What was looked for, or which of it the reader is at, has changed."""
    followed = Signal()
    """The reader followed a link; ``go_back`` leads back."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._book: Book | None = None
        self.found: list[Stretch] = []
        self.current = -1
        """Which of ``found`` the reader is at; -1: none."""
        self._wanted = ""
        self._asked: int | None = None
        """The passage that was asked for."""
        self._trail: list[int] = []
        """Where links were followed: numbers of passages."""
        self._pictures = Pictures(appearance.look, self)
        self._pictures.attach(self.document())
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        appearance.changed.connect(self.restyle)
        self._dress()

    # --- the book -------------------------------------------------------------------

    @property
    def book(self) -> Book | None:
        return self._book

    def show_book(self, book: Book, game: str, language: str) -> None:
        """Another book from its beginning; the same one in another language where the reader was."""
        same = game == self._pictures.game
        self._pictures.game, self._pictures.language = game, language
        if not same:
            self._trail, self._asked, self._aim = [], None, None
            self.setting = Setting()  # no place of the old one is kept
        with self._holding():
            self._book = book
            self._set()
        if not same:
            self.verticalScrollBar().setValue(0)
            self._tell_section()
        self.setAccessibleName(book.title)

    def set_zoom(self, zoom: float) -> None:
        """Letters so much larger than the program's scale makes them."""
        if zoom != self._zoom:
            self._zoom = zoom
            self.restyle()

    def restyle(self) -> None:
        with self._holding():
            self._dress()
            if self._book is not None:
                self._set()

    def _dress(self) -> None:
        look = self._appearance.look
        self._pictures.look = look
        self.setStyleSheet("QTextBrowser { background: transparent; }" + scroll_bar_style(look))

    def _set(self) -> None:
        assert self._book is not None
        look = self._appearance.look
        style = BookStyle(look.palette, look.scale * self._zoom)
        self.found = []
        self.setExtraSelections([])
        self.setting = Setting()  # while the document changes, no place in it is known
        self.setting = typeset(self.document(), self._book, style)
        self._set_margins()
        self.look_for(self._wanted)

    # --- going ----------------------------------------------------------------------

    def go_to(self, name: str) -> bool:
        """To the passage of an id, which is then marked; False: the book has no such id."""
        number = self.setting.places.get(name)
        if number is None:
            return False
        self.go_to_passage(number, marked=number not in self.setting.headings)
        return True

    def go_to_passage(self, number: int, *, marked: bool = True) -> None:
        """To a passage, wherever it is; it stays the aim until the reader scrolls."""
        self._asked = number if marked else None
        self._scroll_to(number)
        self._aim = number
        self._tell_section(number)
        self._show_marks()

    def go_to_section(self, number: int) -> None:
        self.go_to_passage(self.setting.headings[number], marked=False)

    def _follow(self, link: QUrl) -> None:
        self._trail.append(self._top_passage())
        self.go_to(link.fragment())
        self.followed.emit()

    def go_back(self) -> bool:
        """To where the last link was followed; False: none was."""
        if not self._trail:
            return False
        number = self._trail.pop()
        self._asked = self._aim = None
        self._scroll_down(self._height_of(number))
        self._show_marks()
        return True

    # --- looking for words ----------------------------------------------------------

    def look_for(self, wanted: str) -> None:
        """Mark the words everywhere."""
        self._wanted = wanted
        self.found = words_found(self.document(), self.setting, wanted) if wanted.strip() else []
        self.current = min(self.current, len(self.found) - 1)
        self._show_marks()
        self.found_changed.emit()

    def go_to_found(self, number: int) -> None:
        """To one of the places found; beyond the last comes the first."""
        if not self.found:
            return
        self.current = number % len(self.found)
        self._asked = self._aim = None
        cursor = QTextCursor(self.document())
        cursor.setPosition(self.found[self.current][0])
        rect, room = self.cursorRect(cursor), self.viewport().height()
        if rect.top() < room // 8 or rect.bottom() > room * 7 // 8:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.top() - room // 3)
        self._show_marks()
        self.found_changed.emit()

    def go_to_found_in(self, passage: int) -> None:
        """To the first word found in a passage, or after it."""
        starts = [start for start, _ in self.found]
        self.go_to_found(bisect_left(starts, self.setting.passages[passage].start))

    def _show_marks(self) -> None:
        asked = None
        if self._asked is not None:
            passage = self.setting.passages[self._asked]
            asked = (passage.start, passage.end)
        palette = self._appearance.look.palette
        marks = shown_marks(self.document(), palette, self.found, self.current, asked)
        self.setExtraSelections(marks)

    @property
    def asked(self) -> int | None:
        """The passage that was asked for and is marked."""
        return self._asked
