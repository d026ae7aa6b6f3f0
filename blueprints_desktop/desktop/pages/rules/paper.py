"""Asking for a printer or a file, and putting the book there. Nothing here stops the program."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from blueprints_desktop.desktop.file_dialogs import show_notice
from blueprints_desktop.desktop.pages.rules.printing import print_book, save_pdf, set_margins
from blueprints_desktop.desktop.troubles import said_of_disk
from blueprints_desktop.desktop.words import Language
from blueprints_desktop.rulebooks.book import Book

SUFFIX = ".pdf"


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
    dialog.accepted.connect(lambda: print_book(printer, book, game, language))
    dialog.show()


def ask_and_save(parent: QWidget, book: Book, then: Callable[[Path], None]) -> None:
    """Where the file goes; a name is proposed."""
    translate = QCoreApplication.translate
    dialog = QFileDialog(parent)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(translate("RulesPage", "PDF documents") + f" (*{SUFFIX})")
    dialog.setDefaultSuffix(SUFFIX)
    words = translate("RulesPage", "{game} - rules")
    dialog.selectFile(words.format(game=book.title) + SUFFIX)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.open()


def save_and_say(parent: QWidget, path: Path, book: Book, game: str) -> None:
    """Write the file, and say so if that cannot be done."""
    try:
        save_pdf(path, book, game, Language.current)
    except OSError as error:
        title = QCoreApplication.translate("RulesPage", "The rulebook could not be saved there.")
        show_notice(parent.window(), title, said_of_disk(error))
