"""Where the reader of a rulebook is, and a key pressed there."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest


def press(widget, key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)
    QCoreApplication.processEvents()


def seen(page, name: str) -> bool:
    """Whether the passage of an id is on the screen."""
    reader = page.reader
    number = reader.setting.places[name]
    top = reader.height_of(number) - reader.verticalScrollBar().value()
    return 0 <= top < reader.viewport().height()


def section(page) -> str:
    return page.book.sections[page.reader.section].id
