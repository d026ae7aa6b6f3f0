"""The left side: a field to search in, and under it the contents or what was found."""

from collections.abc import Sequence
from html import escape

from attrs import frozen
from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from blueprints_desktop.desktop.drawing.icons import Icon
from blueprints_desktop.desktop.drawing.painting import saved, stroke_inside
from blueprints_desktop.desktop.drawing.palette import alpha, mix
from blueprints_desktop.desktop.drawing.surfaces import rounded
from blueprints_desktop.desktop.drawing.typography import Role, font
from blueprints_desktop.desktop.i18n.language import labelled
from blueprints_desktop.desktop.theme.stylesheet import scroll_bar_style
from blueprints_desktop.desktop.theme.theme import Appearance
from blueprints_desktop.desktop.ui.controls.buttons import IconButton
from blueprints_desktop.desktop.ui.controls.caption import Caption, CaptionTone
from blueprints_desktop.desktop.ui.controls.forms import TextField
from blueprints_desktop.desktop.ui.controls.panel import Panel
from blueprints_desktop.desktop.ui.controls.themed import Themed
from blueprints_desktop.rulebooks.book import Book, plain
from blueprints_desktop.rulebooks.search import NOTHING, Hit, search, wanted_in
from blueprints_desktop.rulebooks.synonyms import Meaning

_ENTRY = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_PAD_X, _PAD_Y, _PAD_PART = 12.0, 5.5, 3.5
"""Room around an entry; parts stand closer together than sections."""
_INDENT = 16.0


@frozen
class ListEntry:
    """A line of the list, which may be long; ``over`` stands above it in small letters."""

    text: str
    level: int = 1
    over: str = ""
    marks: tuple[tuple[int, int], ...] = ()
    """Stretches of the text to be marked."""
    under: str = ""
    """Stands below it in small letters."""


class EntryList(Themed, QListView):
    """Entries to choose from with pointer or keys; one of them is where the reader is.

    A list view with its own delegate: arrows, Enter and screen readers come with the view, words wrap.
    """

    chosen = Signal(int)
    """The number of an entry."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._entries = QStandardItemModel(self)
        self.setModel(self._entries)
        self.setItemDelegate(_EntryDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.follow()

    def set_entries(self, entries: Sequence[ListEntry]) -> None:
        self._entries.clear()
        for entry in entries:
            words = labelled(entry.over, entry.text) if entry.over else entry.text
            item = QStandardItem(f"{words} ({entry.under})" if entry.under else words)
            item.setData(entry, _ENTRY)
            self._entries.appendRow(item)

    def set_current(self, number: int) -> None:
        """Show where the reader is, without announcing it."""
        index = self._entries.index(number, 0)
        if index.isValid() and index.row() != self.currentIndex().row():
            self.setCurrentIndex(index)
            self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Enter and Space go there; arrows do so at once."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex().row())
            return
        if event.key() == Qt.Key.Key_Escape or event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()
            return
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self.chosen.emit(self.currentIndex().row())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.doItemsLayout()

    def restyle(self) -> None:
        bars = scroll_bar_style(self.look)
        self.setStyleSheet("QListView { background: transparent; outline: none; }" + bars)
        self.doItemsLayout()


class _EntryDelegate(QStyledItemDelegate):
    def __init__(self, shown_in: EntryList) -> None:
        super().__init__(shown_in)
        self._list = shown_in

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: N802
        wide = self._list.viewport().width()
        if wide <= 0:
            return QSize()
        entry = index.data(_ENTRY)
        high = self._laid(entry).size().height()
        return QSize(wide, round(high + 2 * _pad(entry) * self._list.look.scale))

    def _laid(self, entry: ListEntry) -> QTextDocument:
        """The words in lines as wide as the list, whether there is a scroll bar or not: it comes when
        the lines are broken already."""
        look, first = self._list.look, entry.level == 1
        mark = alpha(look.palette.pencil, 0.45).name(QColor.NameFormat.HexArgb)
        words, before = "", 0
        for start, end in entry.marks:
            words += f"{escape(entry.text[before:start])}<i>{escape(entry.text[start:end])}</i>"
            before = end
        words += escape(entry.text[before:])
        over = f"<p><b>{escape(entry.over)}</b></p>" if entry.over else ""
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        made = QTextDocument()
        made.setDocumentMargin(0)
        made.setDefaultTextOption(option)
        strong = first and not entry.over
        made.setDefaultFont(font(Role.SMALL_STRONG if strong else Role.SMALL, look.scale))
        made.setDefaultStyleSheet(
            f"p {{ margin: 0px; line-height: 116%; white-space: pre-wrap; }}"
            f"p {{ color: {(look.palette.text if first else look.palette.text_2).name()}; }}"
            f"b {{ font-weight: 600; color: {look.palette.text_2.name()}; }}"
            f"i {{ font-style: normal; background-color: {mark}; }}"
            f".under {{ font-style: italic; font-weight: 400; color: {look.palette.text_2.name()}; }}"
        )
        under = f'<p class="under">{escape(entry.under)}</p>' if entry.under else ""
        made.setHtml(f"{over}<p>{words}</p>{under}")
        wide = self._list.width() - self._list.verticalScrollBar().sizeHint().width()
        made.setTextWidth(wide - (2 * _PAD_X + _INDENT * (entry.level - 1)) * look.scale)
        return made

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry: ListEntry = index.data(_ENTRY)
        look = self._list.look
        colours, scale = look.palette, look.scale
        rect: QRectF = QRectF(option.rect)
        body = rect.adjusted(0, 1, 0, -1)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if index.row() == self._list.currentIndex().row():
                ground = mix(colours.panel_sunk, colours.accent, 0.12)
                painter.fillPath(rounded(body, 6 * scale), ground)
                stroke = body.adjusted(0, 5 * scale, 0, -5 * scale)
                stroke.setWidth(3 * scale)
                painter.fillPath(rounded(stroke, 1.5 * scale), colours.accent)
                if self._list.hasFocus():
                    stroke_inside(painter, body, 6 * scale, colours.accent, 2 * scale)
            elif option.state & QStyle.StateFlag.State_MouseOver:
                painter.fillPath(rounded(body, 6 * scale), alpha(colours.text, 0.06))
            painter.translate(rect.topLeft())
            painter.translate((_PAD_X + _INDENT * (entry.level - 1)) * scale, _pad(entry) * scale)
            self._laid(entry).drawContents(painter)


def _pad(entry: ListEntry) -> float:
    return _PAD_Y if entry.level == 1 else _PAD_PART


# --- search and contents ----------------------------------------------------------


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
    searched = Signal()
    """``wanted`` and ``hits`` have changed."""
    stepped = Signal(int)
    """On to the next place found, or back to the one before."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._book: Book | None = None
        self._language = ""
        self._meanings: Sequence[Meaning] = ()
        self.hits: tuple[Hit, ...] = ()
        self.wanted = NOTHING
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
        self.follow()
        self._search("")

    def _lay_out(self) -> None:
        self._steps = QWidget()
        self._step_line = QHBoxLayout(self._steps)
        self._step_line.setContentsMargins(0, 0, 0, 0)
        self._step_line.addWidget(self.count, 1)
        self._step_line.addWidget(self.before)
        self._step_line.addWidget(self.after)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.field)
        self._column.addWidget(self._steps)
        self._lists = QStackedLayout()
        self._column.addLayout(self._lists, 1)
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.results)

    def restyle(self) -> None:
        px = self.look.px
        self._column.setContentsMargins(px(14), px(14), px(10), px(10))
        self._column.setSpacing(px(8))
        self._step_line.setSpacing(px(2))

    def say(self) -> None:
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.results.setAccessibleName(self.tr("Results"))
        self.before.set_words(self.tr("Previous result"))
        self.after.set_words(self.tr("Next result"))

    # --- the book -------------------------------------------------------------------

    def show_book(self, book: Book, language: str, meanings: Sequence[Meaning]) -> None:
        self._book, self._language, self._meanings = book, language, meanings
        titles = [ListEntry(plain(section.title), section.level) for section in book.sections]
        self.contents.set_entries(titles)
        self._find(self.field.text())

    # --- searching ------------------------------------------------------------------

    @property
    def searching(self) -> bool:
        return bool(self.field.text().strip())

    def _search(self, wanted: str) -> None:
        self._find(wanted)
        self.searched.emit()

    def _find(self, wanted: str) -> None:
        if self._book is not None:
            self.wanted = wanted_in(self._book, self._language, wanted, self._meanings)
            self.hits = search(self._book, self.wanted)
            self.results.set_entries(self._entries(self._book))
        self._steps.setVisible(self.searching)
        self._lists.setCurrentWidget(self.results if self.searching else self.contents)

    def tell_found(self, at: int, count: int) -> None:
        """Which of the places found the reader is at."""
        if not count:
            words = self.tr("No results")
        elif at < 0:
            words = self.tr("%n results", "", count)
        else:
            words = self.tr("{at} of {count}").format(at=at + 1, count=count)
        self.count.setText(words)
        for button in (self.before, self.after):
            button.setEnabled(count > 0)

    def _entries(self, book: Book) -> list[ListEntry]:
        """What was found, each under the title of its section."""
        titles = {section.id: plain(section.title) for section in book.sections}
        instead = self.tr("“{found}” for “{typed}”")
        entries = []
        for hit in self.hits:
            title = titles[hit.section]
            over = "" if hit.excerpt == title else title
            told = [instead.format(found=each.found, typed=each.typed) for each in hit.instead]
            entries.append(ListEntry(hit.excerpt, 1, over, hit.marks, ", ".join(told)))
        return entries
