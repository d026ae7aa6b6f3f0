"""Sets a rulebook as a text document, and remembers where everything in it stands.

The document is built with a cursor, not from HTML: each format is said once, in ``style``, and
every passage is known by its first and last character. Passages are numbered as the search numbers
them, which is the same in every language.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest

from attrs import define, field
from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QTextTableCell,
    QTextTableFormat,
)

from blueprints_desktop.desktop.drawing.typography import Type
from blueprints_desktop.desktop.pages.rules.pictures import picture_format
from blueprints_desktop.desktop.pages.rules.style import (
    AFTER_MARKER,
    BODY,
    BODY_STRONG,
    HEADING,
    PART,
    SMALL,
    TITLE,
    BookStyle,
)
from blueprints_desktop.rulebooks.book import (
    Block,
    Book,
    BookPicture,
    BookSection,
    BookTable,
    Glossary,
    Ids,
    Items,
    Paragraph,
    Ruling,
    Span,
    Text,
    TextStyle,
    plain,
)
from blueprints_desktop.rulebooks.terms import Term

INDENT = 26


@define
class Passage:
    """A stretch of the document that the search knows as one."""

    start: int
    end: int
    section: int
    """The number of its section in the book."""


@define
class Setting:
    """A book that is set: where its passages, ids and sections stand in the document."""

    passages: list[Passage] = field(factory=list)
    places: dict[str, int] = field(factory=dict)
    """Every id, and the number of the passage it names."""
    headings: list[int] = field(factory=list)
    """For each section the number of its title's passage."""

    def passage_at(self, position: int) -> int:
        """The number of the passage at a place of the document, or of the one before it."""
        starts = [passage.start for passage in self.passages]
        return max(0, bisect_right(starts, position) - 1)


def typeset(document: QTextDocument, book: Book, style: BookStyle) -> Setting:
    """Fill a document with a book."""
    return _Setter(document, style).set(book)


class _Setter:
    def __init__(self, document: QTextDocument, style: BookStyle) -> None:
        document.clear()
        document.setUndoRedoEnabled(False)
        document.setIndentWidth(style.px(INDENT))
        document.setDocumentMargin(0)
        self._style = style
        self._cursor = QTextCursor(document)
        self._fresh = True
        """Whether the cursor stands in an empty block that the next one may use."""
        self._left: QTextTable | None = None
        """The table that was set last."""
        self._section = 0
        self._setting = Setting()

    def set(self, book: Book) -> Setting:
        self._cursor.beginEditBlock()
        self._begin(self._style.heading(0, 8, 1), TITLE)
        self._cursor.insertText(book.title, self._style.letters(TITLE))
        for number, section in enumerate(book.sections):
            self._section = number
            self._set_section(section)
        self._cursor.endEditBlock()
        return self._setting

    def _set_section(self, section: BookSection) -> None:
        whole = section.level == 1
        kind = HEADING if whole else PART
        shape = self._style.heading(30, 10, 2) if whole else self._style.heading(18, 6, 3)
        if self._left is not None and self._fresh:
            _keep_clear(self._left, shape.topMargin())
        self._begin(shape, kind)
        self._setting.headings.append(len(self._setting.passages))
        with self._passage((section.id,)):
            self._write(section.title, self._style.letters(kind))
        for block in section.blocks:
            self._set_block(block)

    def _set_block(self, block: Block) -> None:
        match block:
            case Paragraph():
                self._begin(self._style.block(), BODY)
                with self._passage(block.ids):
                    self._write(block.text, self._style.letters(BODY))
            case Ruling():
                self._set_ruling(block)
            case Items():
                self._set_items(block)
            case BookTable():
                self._set_table(block)
            case BookPicture():
                self._set_picture(block)
            case Glossary():
                self._set_glossary(block)

    # --- kinds of blocks ------------------------------------------------------------

    def _set_items(self, block: Items) -> None:
        style = self._style
        for number, item in enumerate(block.items):
            last = number == len(block.items) - 1
            self._begin(style.item(below=12 if last else 5), BODY)
            if number == 0:
                made = self._cursor.createList(style.list(block.numbered))
            else:
                made.add(self._cursor.block())
            self._cursor.insertText(AFTER_MARKER, style.letters(BODY))
            with self._passage(item.ids):
                self._write(item.text, style.letters(BODY))

    def _set_ruling(self, block: Ruling) -> None:
        style = self._style
        table = self._insert_table(1, 1, style.ruling())
        cell = table.cellAt(0, 0)
        cell.setFormat(style.ruling_cell())
        self._enter(cell, style.block(below=0))
        with self._passage(block.ids):
            self._write(block.text, style.letters(BODY))
        self._leave(table)

    def _set_table(self, block: BookTable) -> None:
        columns = len(block.head.cells)
        headed = not block.is_headless
        table = self._insert_table(len(block.rows) + headed, columns, self._style.table(columns))
        if headed:
            self._set_row(table, 0, block.head.cells, block.head.ids, head=True)
        else:
            here = table.firstPosition()
            self._note(Passage(here, here, self._section), ())  # the search counts it, too
        for number, row in enumerate(block.rows, int(headed)):
            self._set_row(table, number, row.cells, row.ids)
        self._leave(table)

    def _set_row(
        self,
        table: QTextTable,
        number: int,
        cells: Sequence[Text],
        ids: Ids = (),
        *,
        head: bool = False,
    ) -> None:
        letters = self._style.letters(BODY_STRONG if head else BODY)
        for column, text in enumerate(cells):
            cell = table.cellAt(number, column)
            cell.setFormat(self._style.cell(head=head, first=column == 0))
            whole = column == 0 or " " not in plain(text)
            self._enter(cell, self._style.cell_block(whole=whole))
            self._write(text, letters)
        start = table.cellAt(number, 0).firstPosition()
        self._note(Passage(start, self._cursor.position(), self._section), ids)

    def _set_picture(self, block: BookPicture) -> None:
        style = self._style
        self._begin(style.picture_block(), BODY)
        caption = "".join(span.text for span in block.caption)
        self._cursor.insertText(
            "\N{OBJECT REPLACEMENT CHARACTER}", picture_format(block.id, caption)
        )
        self._begin(style.block(below=18), SMALL)
        with self._passage(()):
            self._write(block.caption, style.letters(SMALL, style.palette.text_2))

    def _set_glossary(self, block: Glossary) -> None:
        """A term, and how several are called where that differs; on paper two side by side."""
        lines: list[tuple[Text, ...]] = [_forms(term) for term in block.terms.values()]
        if not self._style.linked:
            half = (len(lines) + 1) // 2
            halves = zip_longest(lines[:half], lines[half:], fillvalue=_forms(Term("", "")))
            lines = [left + right for left, right in halves]
        columns = len(lines[0])
        table = self._insert_table(len(lines), columns, self._style.table(columns))
        for number, cells in enumerate(lines):
            self._set_row(table, number, cells)
        self._leave(table)

    # --- the cursor -----------------------------------------------------------------

    def _begin(self, shape: QTextBlockFormat, kind: Type) -> None:
        """A new block at the end, or the empty one that is there already."""
        letters = self._style.letters(kind)
        if self._fresh:
            self._cursor.setBlockFormat(shape)
            self._cursor.setBlockCharFormat(letters)
        else:
            self._cursor.insertBlock(shape, letters)
        self._fresh = False

    def _insert_table(self, rows: int, columns: int, shape: QTextTableFormat) -> QTextTable:
        return self._cursor.insertTable(rows, columns, shape)

    def _enter(self, cell: QTextTableCell, shape: QTextBlockFormat) -> None:
        self._cursor = cell.firstCursorPosition()
        self._cursor.setBlockFormat(shape)

    def _leave(self, table: QTextTable) -> None:
        """To the empty block that Qt keeps after every table; if another follows, it has no height."""
        self._cursor.setPosition(table.lastPosition() + 1)
        self._cursor.setBlockFormat(QTextBlockFormat())
        self._fresh, self._left = True, table

    def _write(self, text: Text, letters: QTextCharFormat) -> None:
        style = self._style
        for span in text:
            made = letters
            if span.target is not None:
                made = style.link(letters, span.target)
            elif span.style is TextStyle.STRONG:
                made = style.strong(letters)
            elif span.style is TextStyle.EMPHASIS:
                made = style.slanted(letters)
            self._cursor.insertText(span.text, made)

    @contextmanager
    def _passage(self, ids: Ids) -> Iterator[None]:
        start = self._cursor.position()
        yield
        self._note(Passage(start, self._cursor.position(), self._section), ids)

    def _note(self, passage: Passage, ids: Ids) -> None:
        for name in ids:
            self._setting.places[name] = len(self._setting.passages)
        self._setting.passages.append(passage)


def _keep_clear(table: QTextTable, below: float) -> None:
    """Qt leaves out what a block wants above itself if it stands right under a table."""
    shape = table.format().toTableFormat()
    shape.setBottomMargin(below)
    table.setFormat(shape)


def _forms(term: Term) -> tuple[Text, Text]:
    several = "" if term.many == term.one else term.many
    return (Span(term.one),), (Span(several),)
