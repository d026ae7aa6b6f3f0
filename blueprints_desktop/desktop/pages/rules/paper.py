"""Asking for a printer or a file, and putting the book there."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from blueprints_desktop.desktop.i18n.language import Language
from blueprints_desktop.desktop.pages.rules.printing import print_book, save_pdf, set_margins
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.ui.controls.panel import DeskPage
from blueprints_desktop.desktop.ui.controls.toast import say_over
from blueprints_desktop.desktop.ui.dialogs.error_dialogs import said_of_disk
from blueprints_desktop.desktop.ui.dialogs.file_dialogs import (
    Then,
    ask_where_to_save_book,
    show_notice,
)
from blueprints_desktop.engine.plain_text import one_line
from blueprints_desktop.rulebooks.book import Book

_GONE_MS = 60
"""So long after the answer a dialog is off the screen."""


def ask_and_print(parent: QWidget, book: Book, game: str) -> None:
    """Which printer; then the book goes there."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(book.title)
    set_margins(printer)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    language = Language.current

    def put_on_paper() -> None:
        with busy():
            print_book(printer, book, game, language)

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


def ask_and_save(parent: QWidget, settings: Settings, book: Book, then: Then) -> None:
    """Where the file goes; a name is proposed. Drawing the pictures takes a while."""

    def once_the_question_is_gone(path: Path) -> None:
        QTimer.singleShot(_GONE_MS, parent, lambda: then(path))

    name = QCoreApplication.translate("RulesPage", "{game} - rules").format(game=book.title)
    ask_where_to_save_book(parent, settings, name, once_the_question_is_gone)


def save_and_say(page: DeskPage, path: Path, book: Book, game: str) -> None:
    """Write the file, and say so, or that it cannot be done."""
    translate = QCoreApplication.translate
    try:
        with busy():
            save_pdf(path, book, game, Language.current)
    except OSError as error:
        title = translate("RulesPage", "The rulebook could not be saved there.")
        show_notice(page.window(), title, said_of_disk(error))
    else:
        said = translate("RulesPage", "Saved as “{name}”").format(name=one_line(path.name))
        say_over(page.window(), page.appearance, said)
