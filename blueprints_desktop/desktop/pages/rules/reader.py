"""The text of a book on the screen: it keeps the reader's place, and marks what was looked for."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import fill
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from blueprints_desktop.desktop.drawing.palette import alpha
from blueprints_desktop.desktop.pages.rules.typesetting import (
    BookStyle,
    Pictures,
    TypesetBook,
    typeset,
)
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.plain_text import show_tip
from blueprints_desktop.rulebooks.book import Book, plain
from blueprints_desktop.rulebooks.search import NOTHING, Folded, Wanted

Stretch = tuple[int, int]
"""From one place of the document to another."""


MEASURE = 700.0
"""The widest column, at 100 %: longer lines are hard to read."""
EDGE = 28.0
"""The least room at its sides."""
_ABOVE = 22.0
"""Room left above what is gone to."""
_TIP = 64
"""So many letters of a ruling stand in a line of its tooltip."""


class _Followed(NamedTuple):
    """Where the reader was when a link was followed."""

    section: int
    passage: int
    """The first in sight."""
    below: int
    """How far below the upper edge it began."""


class Reader(QTextBrowser):
    """Shows one book at a time, and knows which passage is being read."""

    section_changed = Signal(int)
    """The number of the section at the top."""
    found_changed = Signal()
    """What was looked for, or which of it the reader is at, has changed."""
    trail_changed = Signal()
    """A link was followed, or a way back was taken: ``way_back`` has changed."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._zoom = 1.0
        self._book: Book | None = None
        self.setting = TypesetBook()
        self._section = -1
        self._aim: int | None = None
        """The passage that was gone to; None: the reader has scrolled since."""
        self._setting_anew = False
        self.found: list[Stretch] = []
        self.current = -1
        """Which of ``found`` the reader is at; -1: none."""
        self._wanted = NOTHING
        self._folded: list[Folded] = []
        """The passages as they are compared: kept, because people search while they type."""
        self.asked: int | None = None
        """The passage that was asked for and is marked."""
        self._trail: list[_Followed] = []
        self._pictures = Pictures(appearance.look, self)
        self._pictures.attach(self.document())
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self._on_scrolled())
        self.verticalScrollBar().actionTriggered.connect(lambda _action: self._let_go())
        self.anchorClicked.connect(self._follow)
        appearance.changed.connect(self.restyle)
        self._dress()

    # --- the book -------------------------------------------------------------------

    def show_book(self, book: Book, game: str, language: str, wanted: Wanted = NOTHING) -> None:
        """Another book from its beginning; the same one in another language where the reader was.

        ``wanted`` is marked.
        """
        self._wanted = wanted
        same = game == self._pictures.game
        self._pictures.game, self._pictures.language = game, language
        if not same:
            self._trail, self.asked, self._aim = [], None, None
            self.setting = TypesetBook()  # no place of the old one is kept
        with self._holding():
            self._book = book
            self._set()
        if not same:
            self.verticalScrollBar().setValue(0)
            self._tell_section()
        self.setAccessibleName(book.title)
        self.trail_changed.emit()

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
        self.found, self._folded = [], []
        self.setExtraSelections([])
        self.setting = TypesetBook()  # while the document changes, no place in it is known
        self.setting = typeset(self.document(), self._book, style)
        self._set_margins()
        self.look_for(self._wanted)

    # --- going ----------------------------------------------------------------------

    def go_to(self, name: str) -> bool:
        """To the passage of an id, which is then marked; False: the book has no such id."""
        number = self.setting.place_of(name)
        if number is None:
            return False
        self.go_to_passage(number, marked=number not in self.setting.headings)
        return True

    def go_to_passage(self, number: int, *, marked: bool = True) -> None:
        """To a passage, wherever it is; it stays the aim until the reader scrolls."""
        self.asked = number if marked else None
        self._scroll_to(number)
        self._aim = number
        self._tell_section(number)
        self._show_marks()

    def go_to_section(self, number: int) -> None:
        self.go_to_passage(self.setting.headings[number], marked=False)

    def _follow(self, link: QUrl) -> None:
        number = self.top_passage()
        below = self.height_of(number) - self.verticalScrollBar().value()
        self._trail.append(_Followed(self.section, number, below))
        self.trail_changed.emit()
        self.go_to(link.fragment())

    @property
    def way_back(self) -> int | None:
        """The section in which the last link was followed; None: there is no way back."""
        return self._trail[-1].section if self._trail else None

    def go_back(self) -> bool:
        """To where the last link was followed; False: none was."""
        if not self._trail:
            return False
        followed = self._trail.pop()
        self.trail_changed.emit()
        self.asked = self._aim = None
        self.verticalScrollBar().setValue(self.height_of(followed.passage) - followed.below)
        self._tell_section()
        self._show_marks()
        return True

    # --- notes ----------------------------------------------------------------------

    def ruling_at(self, link: str) -> str:
        """The text of the ruling that a link leads to; empty: it leads to none."""
        name = QUrl(link).fragment()
        if self._book is None or name not in self._book.ruling_numbers:
            return ""
        return plain(self._book.text_of(name))

    def _tell_ruling(self, link: str, at: QPoint, area: QRect) -> None:
        show_tip(at, fill(self.ruling_at(link), _TIP), self.viewport(), area)

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802
        """A note shows the text of its ruling."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            link = self.anchorAt(event.pos())
            if self.ruling_at(link):
                around = QRect(event.pos(), event.pos()).adjusted(-3, -8, 3, 8)
                self._tell_ruling(link, event.globalPos(), around)
                return True
        return super().viewportEvent(event)

    def focusNextPrevChild(self, forth: bool) -> bool:  # noqa: N802
        """Tab goes from link to link, beginning with those in sight; a note then tells its ruling."""
        if not self.viewport().rect().intersects(self.cursorRect()):
            cursor = self.textCursor()
            edge = 0 if forth else self.viewport().height() - 1
            cursor.setPosition(self.cursorForPosition(QPoint(0, edge)).position())
            self.setTextCursor(cursor)
        self._let_go()
        stays = super().focusNextPrevChild(forth)
        link = self.textCursor().charFormat().anchorHref() if stays else ""
        if self.ruling_at(link):
            area = self.cursorRect()
            self._tell_ruling(link, self.viewport().mapToGlobal(area.bottomLeft()), QRect())
        return stays

    # --- looking for words ----------------------------------------------------------

    def look_for(self, wanted: Wanted) -> None:
        """Mark the words everywhere, or those that mean the same."""
        self._wanted = wanted
        self.found = []
        if wanted.parts:
            passages = self.setting.passages
            if not self._folded:
                text = self.setting.text
                self._folded = [Folded(text[each.start : each.end]) for each in passages]
            for passage, folded in zip(passages, self._folded, strict=True):
                marks, _ = wanted.marks(folded)
                self.found += [(passage.start + a, passage.start + b) for a, b in marks]
        self.current = min(self.current, len(self.found) - 1)
        self._show_marks()
        self.found_changed.emit()

    def go_to_found(self, number: int) -> None:
        """To one of the places found; beyond the last comes the first."""
        if not self.found:
            return
        self.current = number % len(self.found)
        self.asked = self._aim = None
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
        """Pencil under what was found, stronger where the reader is; a tint under what was asked for."""
        pencil = self._appearance.look.palette.pencil
        marks: list[QTextEdit.ExtraSelection] = []
        if self.asked is not None:
            passage = self.setting.passages[self.asked]
            marks.append(self._mark((passage.start, passage.end), alpha(pencil, 0.22)))
        for number, stretch in enumerate(self.found):
            current = number == self.current
            marks.append(self._mark(stretch, pencil if current else alpha(pencil, 0.38)))
            if current:
                marks[-1].format.setForeground(QColor("#1E2A38"))
        self.setExtraSelections(marks)

    def _mark(self, stretch: Stretch, ground: QColor) -> QTextEdit.ExtraSelection:
        made = QTextEdit.ExtraSelection()
        made.cursor = QTextCursor(self.document())
        made.cursor.setPosition(stretch[0])
        made.cursor.setPosition(stretch[1], QTextCursor.MoveMode.KeepAnchor)
        made.format.setBackground(ground)
        return made

    # --- its measure ----------------------------------------------------------------

    def _set_margins(self) -> None:
        """The column in the middle, no wider than is good to read."""
        look = self._appearance.look
        edge = look.px(EDGE)
        spare = self.viewport().width() - round(MEASURE * look.scale * self._zoom)
        root = self.document().rootFrame()
        frame = root.frameFormat()
        frame.setLeftMargin(max(edge, spare // 2))
        frame.setRightMargin(max(edge, spare // 2))
        frame.setTopMargin(look.px(30))
        frame.setBottomMargin(max(edge, self.viewport().height() // 2))
        root.setFrameFormat(frame)
        self.document().pageCount()  # all of it is laid out now: nowhere is too far to scroll to

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        with self._holding():
            super().resizeEvent(event)
            self._set_margins()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Qt would scroll to its text cursor, which nobody sees."""
        with self._holding():
            super().showEvent(event)

    # --- keeping the place ----------------------------------------------------------

    @contextmanager
    def _holding(self) -> Iterator[None]:
        """What is done inside leaves the reader where they are: at what they went to, or else with
        the same passage at the same height."""
        if self._setting_anew or not self.setting.passages:
            yield
            return
        bar = self.verticalScrollBar()
        number, at_top = self.top_passage(), bar.value() == 0
        off = self.height_of(number) - bar.value()
        self._setting_anew = True
        yield
        if self._aim is not None:
            self._scroll_to(self._aim)
        else:
            bar.setValue(0 if at_top else self.height_of(number) - off)
        self._setting_anew = False
        self._tell_section(self._aim)

    def _on_scrolled(self) -> None:
        if not self._setting_anew:
            self._tell_section(self._aim)

    def _let_go(self) -> None:
        """The reader scrolls, so what was gone to is no longer where they are."""
        self._aim = None

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self._let_go()
        super().wheelEvent(event)

    def top_passage(self) -> int:
        """The first passage that begins in sight."""
        above = self._appearance.look.px(_ABOVE)
        position = self.cursorForPosition(QPoint(self.viewport().width() // 2, above)).position()
        return self.setting.passage_at(position)

    def height_of(self, number: int) -> int:
        """How far down a passage begins."""
        if number >= len(self.setting.passages):
            return 0
        cursor = QTextCursor(self.document())
        cursor.setPosition(self.setting.passages[number].start)
        return self.cursorRect(cursor).top() + self.verticalScrollBar().value()

    # --- where the reader is --------------------------------------------------------

    @property
    def section(self) -> int:
        """The section the reader is in."""
        return max(0, self._section)

    def _scroll_to(self, number: int) -> None:
        """A heading comes to the top; a paragraph with its heading, if that is near."""
        top = self.height_of(number)
        room = self.viewport().height()
        if number not in self.setting.headings:
            title = self.setting.headings[self.setting.passages[number].section]
            heading = self.height_of(title)
            top = heading if top - heading < room // 2 else top - room // 4
        self._scroll_down(top)

    def _scroll_down(self, top: int) -> None:
        """So far that what begins there stands at the top, with a little room above."""
        self.verticalScrollBar().setValue(top - self._appearance.look.px(_ABOVE))

    def _tell_section(self, passage: int | None = None) -> None:
        """Which section is being read: that of a passage, or the last to begin in the upper third."""
        if not self.setting.headings:
            return
        if passage is not None:
            section = self.setting.passages[passage].section
        else:
            now = self.verticalScrollBar().value() + self.viewport().height() // 3
            heights = [self.height_of(number) for number in self.setting.headings]
            section = max(0, bisect_right(heights, now) - 1)
        if section != self._section:
            self._section = section
            self.section_changed.emit(section)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The button of the mouse that leads back in browsers leads back here."""
        if event.button() == Qt.MouseButton.BackButton:
            self.go_back()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Alt with arrows belongs to the page, where Qt would go through a history of its own."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
        else:
            self._let_go()
            super().keyPressEvent(event)
