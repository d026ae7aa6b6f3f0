"""Asking for a printer or a file, and putting the book there. Nothing here stops the program."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from blueprints_desktop.desktop.file_dialogs import Then, ask_where_to_save_book, show_notice
from blueprints_desktop.desktop.pages.rules.printing import print_book, save_pdf, set_margins
from blueprints_desktop.desktop.settings import Settings
from blueprints_desktop.desktop.troubles import said_of_disk
from blueprints_desktop.desktop.widgets.panel import DeskPage
from blueprints_desktop.desktop.widgets.toast import say_over
from blueprints_desktop.desktop.words import Language
from blueprints_desktop.rulebooks.book import Book


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


def ask_and_save(parent: QWidget, settings: Settings, book: Book, then: Then) -> None:
    """Where the file goes; a name is proposed."""
    name = QCoreApplication.translate("RulesPage", "{game} - rules").format(game=book.title)
    ask_where_to_save_book(parent, settings, name, then)


def save_and_say(page: DeskPage, path: Path, book: Book, game: str) -> None:
    """Write the file, and say so, or that it cannot be done."""
    translate = QCoreApplication.translate
    try:
        save_pdf(path, book, game, Language.current)
    except OSError as error:
        title = translate("RulesPage", "The rulebook could not be saved there.")
        show_notice(page.window(), title, said_of_disk(error))
    else:
        said = translate("RulesPage", "Saved as “{name}”").format(name=path.name)
        say_over(page.window(), page.appearance, said)
