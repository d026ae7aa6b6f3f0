"""A rulebook on paper: the same setting in the light palette, page by page; printed or saved as PDF."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.drawing.painting import saved
from blueprints_desktop.desktop.drawing.palette import palette
from blueprints_desktop.desktop.drawing.pixmaps import PixmapCache
from blueprints_desktop.desktop.drawing.typography import Anchor, Role, write
from blueprints_desktop.desktop.i18n.error_messages import said_of_disk
from blueprints_desktop.desktop.pages.rules.typesetting import (
    BookStyle,
    Pictures,
    is_picture,
    typeset,
)
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.theme.theme import Look
from blueprints_desktop.desktop.ui.controls.notices import say_over
from blueprints_desktop.desktop.ui.controls.panel import DeskPage
from blueprints_desktop.desktop.ui.file_dialogs import ask_where_to_save_book, show_notice
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.rulebooks.book import SUMMARY, Book, plain
from blueprints_desktop.store.files import write_atomically

_DOTS = 96.0
"""Logical pixels to an inch: the setting is made for these and then scaled to the device."""
_FINER = 3.0
"""Dots of a picture to a logical pixel."""
_LETTERS = 0.86
"""Letters on paper are read from nearer than those on a screen."""
_PICTURES = 0.64
"""Pictures are smaller on paper, so that fewer of them leave the end of a page empty."""
_MARGIN_MM, _FOLIO = 20.0, 34.0
_PDF_DPI = 300


@frozen
class PaperBook:
    """What goes on paper."""

    book: Book
    game: str
    language: str
    only: str = ""
    """The id of a section, if it goes on paper without the others."""


def paper_document(what: PaperBook, page: QSizeF) -> QTextDocument:
    """The book set for pages of this size in logical pixels."""
    look = Look(palette(dark=False, colour_safe=False), _PICTURES, 0.0, PixmapCache())
    document = QTextDocument()
    pictures = Pictures(look, document, finer=_FINER)
    pictures.game, pictures.language = what.game, what.language
    pictures.attach(document)
    document.setPageSize(page)
    style = BookStyle(look.palette, _LETTERS, linked=False)
    setting = typeset(document, what.book, style, what.only)
    document.setPageSize(page)
    if not what.only and SUMMARY in what.book.places:
        for number in what.book.extent(SUMMARY):
            if number < len(setting.headings):
                heading = setting.passages[setting.headings[number]]
                _begin_page(document.findBlock(heading.start))
        _lay_out_anew(document)
    _keep_together(document)
    return document


def page_of(block: QTextBlock, line: int = 0) -> int:
    """The page on which a line of a block stands."""
    document = block.document()
    top = document.documentLayout().blockBoundingRect(block).top()
    found = block.layout().lineAt(line)
    if found.isValid():
        top += found.y()  # a line that no longer fits is pushed down within its block
    return int((top + 1.0) // document.pageSize().height())


def page_count(document: QTextDocument) -> int:
    """How many pages there is something on. Qt counts the empty line after a table as well, which
    may be the only one on the last page."""
    block = document.lastBlock()
    while block.previous().isValid() and not block.text():
        block = block.previous()
    return _last_page_of(block) + 1


def is_torn(block: QTextBlock) -> bool:
    """A table of one row, as rulings and terms are, of which a part would stand on the next page."""
    table = QTextCursor(block).currentTable()
    if table is None or table.rows() > 1:
        return False
    begins = table.cellAt(0, 0).firstCursorPosition().block()
    return page_of(begins) != _last_page_of(block)


def belongs_to_next(block: QTextBlock) -> bool:
    """A heading stands over what it announces, a picture over its caption, a sentence over its table."""
    if block.blockFormat().headingLevel() > 0 or is_picture(block):
        return True
    own, after = QTextCursor(block).currentTable(), QTextCursor(block.next()).currentTable()
    return own is None and bool(block.text()) and after is not None and after.rows() > 1


def is_parted(block: QTextBlock) -> bool:
    """Whether the next block, or what follows its first line or row, stands on another page."""
    after = block.next()
    table = QTextCursor(after).currentTable()
    if table is not None and table.rows() > 1:
        second = table.cellAt(1, 0).firstCursorPosition().block()
        return page_of(block) != page_of(second)
    return page_of(block) != page_of(after, min(1, after.layout().lineCount() - 1))


def _begin_page(block: QTextBlock) -> None:
    shape = block.blockFormat()
    shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    QTextCursor(block).setBlockFormat(shape)


def _keep_together(document: QTextDocument) -> None:
    """Qt knows no such wish: whatever would be parted from its next block begins a new page."""
    block = document.begin()
    while block.next().isValid():
        if belongs_to_next(block) and is_parted(block):
            _begin_page_with(document, block)
        elif is_torn(block):
            table = QTextCursor(block).currentTable()
            before = table.firstCursorPosition().block().previous()
            if before.isValid() and belongs_to_next(before):
                _begin_page_with(document, before)
            else:
                box = table.format()
                box.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
                table.setFormat(box)
                _lay_out_anew(document)
                _leave_no_page_blank(document, block)
        block = block.next()


def _begin_page_with(document: QTextDocument, block: QTextBlock) -> None:
    """A page that begins with this block, or with what belongs to it."""
    first = block
    while first.previous().isValid() and belongs_to_next(first.previous()):
        first = first.previous()
    _begin_page(first)
    _lay_out_anew(document)
    _leave_no_page_blank(document, first)


def _leave_no_page_blank(document: QTextDocument, begins: QTextBlock) -> None:
    """A box has room below it. Where that room reaches over the end of the page, Qt takes the next
    page as begun, and what is to begin a page begins the one after it: the room is taken away."""
    before = begins.previous()
    if not before.isValid() or page_of(begins) <= _last_page_of(before) + 1:
        return
    table = QTextCursor(before).currentTable()
    while table is None and before.previous().isValid() and not before.text():
        before = before.previous()  # Qt puts an empty line after a box
        table = QTextCursor(before).currentTable()
    if table is not None:
        box = table.format()
        box.setBottomMargin(0.0)
        table.setFormat(box)
        _lay_out_anew(document)


def _last_page_of(block: QTextBlock) -> int:
    return page_of(block, max(0, block.layout().lineCount() - 1))


def _lay_out_anew(document: QTextDocument) -> None:
    """Where only what follows a change is laid out, Qt loses lines around pictures."""
    page = document.pageSize()
    document.setPageSize(QSizeF(page.width(), page.height() + 1.0))
    document.setPageSize(page)
    document.pageCount()


def set_margins(device: QPagedPaintDevice) -> None:
    """Margins to read by and to hold the page at; a printer's own are as narrow as it can print."""
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)


def print_book(device: QPagedPaintDevice, what: PaperBook) -> int:
    """Put a book on a printer or into a file; gives back how many pages it took."""
    layout = device.pageLayout()
    area = layout.paintRect(QPageLayout.Unit.Inch)
    size = QSizeF(area.width() * _DOTS, area.height() * _DOTS)
    body = QSizeF(size.width(), size.height() - _FOLIO)
    document = paper_document(what, body)
    with QPainter(device) as painter:
        times = device.logicalDpiX() / _DOTS
        painter.scale(times, times)
        count = page_count(document)
        for number in range(count):
            if number:
                device.newPage()
            paint_page(painter, document, body, number)
            ink = palette(dark=False, colour_safe=False).text_2
            at = QPointF(0.0, size.height() - _FOLIO / 3)
            write(painter, what.book.title, at, Role.SMALL, ink)
            folio = f"{number + 1} / {count}"
            write(painter, folio, QPointF(size.width(), at.y()), Role.SMALL, ink, Anchor.RIGHT)
    return count


def paint_page(painter: QPainter, document: QTextDocument, body: QSizeF, number: int) -> None:
    page = QRectF(QPointF(0.0, number * body.height()), body)
    page.setHeight(page.height() - 1.0)  # or the edge of what begins the next page would show
    with saved(painter):
        painter.translate(0.0, -page.top())
        document.drawContents(painter, page)


def save_pdf(path: Path, what: PaperBook) -> int:
    """Write a book as a PDF file on A4, whole or not at all; OSError: it cannot be written there."""
    printed = QBuffer()
    printed.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(printed)
    writer.setResolution(_PDF_DPI)
    writer.setTitle(title_of(what))
    writer.setCreator("Blueprints Desktop")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    set_margins(writer)
    pages = print_book(writer, what)
    write_atomically(path, bytes(printed.data().data()))
    return pages


# --- asking where to --------------------------------------------------------------


_GONE_MS = 60
"""So long after the answer a dialog is off the screen."""


def title_of(what: PaperBook) -> str:
    """The name of a book on paper, for printers and files."""
    section = what.book.section_of(what.only) if what.only else None
    return what.book.title if section is None else f"{what.book.title} - {plain(section.title)}"


def ask_and_print(parent: QWidget, what: PaperBook) -> None:
    """Which printer; then the book goes there."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title_of(what))
    set_margins(printer)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def put_on_paper() -> None:
        with busy():
            print_book(printer, what)

    dialog.accepted.connect(lambda: QTimer.singleShot(_GONE_MS, parent, put_on_paper))
    dialog.show()


@contextmanager
def busy() -> Iterator[None]:
    """The pointer says that something is being done."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QApplication.restoreOverrideCursor()


def ask_and_save(page: DeskPage, settings: Settings, what: PaperBook) -> None:
    """Where the file goes; a name is proposed. Drawing the pictures takes a while."""

    def once_the_question_is_gone(path: Path) -> None:
        QTimer.singleShot(_GONE_MS, page, lambda: save_and_say(page, path, what))

    rules = QCoreApplication.translate("RulesPage", "{game} - rules")
    name = title_of(what) if what.only else rules.format(game=what.book.title)
    ask_where_to_save_book(page, settings, name, once_the_question_is_gone)


def save_and_say(page: DeskPage, path: Path, what: PaperBook) -> None:
    """Write the file, and say so, or that it cannot be done."""
    translate = QCoreApplication.translate
    try:
        with busy():
            save_pdf(path, what)
    except OSError as error:
        title = translate("RulesPage", "The rulebook couldn’t be saved there.")
        show_notice(page.window(), title, said_of_disk(error))
    else:
        said = translate("RulesPage", "Saved as “{name}”").format(name=one_line(path.name))
        say_over(page.window(), page.appearance, said)
