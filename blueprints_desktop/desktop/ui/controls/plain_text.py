"""Text on the screen is shown as it was written: never as HTML, never with a mnemonic.

Qt guesses what a text is. A tooltip or a label that looks like HTML is drawn as HTML, and "&" in a
button or menu entry marks the letter of a shortcut. Names, titles and paths come from people and
files, so all text goes through this module. A test reads the sources and rejects direct calls.
"""

import re

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QRect
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QToolTip, QWidget

from blueprints_desktop.engine.plain_text import one_line

WORD_JOINER = "\u2060"
"""Has no width and no glyph. After "<" or "&" it makes sure that no tag or entity begins there."""
_OPENS = re.compile("[<&]")


def not_markup(text: str) -> str:
    """``text`` for a place where Qt guesses between plain text and HTML.

    Escaping would do for what is drawn, but a screen reader is handed the tooltip as it was set.

    >>> not_markup("Ada & Bob"), not_markup("<b>Ada</b>").replace(WORD_JOINER, "|")
    ('Ada & Bob', '<|b>Ada<|/b>')
    """
    if not Qt.mightBeRichText(text):
        return text
    return _OPENS.sub(rf"\g<0>{WORD_JOINER}", text)


def set_tip(widget: QWidget, text: str) -> None:
    """Give a widget a tooltip that shows every character of ``text``."""
    widget.setToolTip(not_markup(text))


def show_tip(at: QPoint, text: str, widget: QWidget, area: QRect | None = None) -> None:
    """Show a tooltip now, until the pointer leaves ``area`` of the widget."""
    QToolTip.showText(at, not_markup(text), widget, QRect() if area is None else area)


def no_mnemonic(text: str) -> str:
    """``text`` for a menu entry or a button, where "&" would underline what follows.

    >>> no_mnemonic("Tom & Joe")
    'Tom && Joe'
    """
    return text.replace("&", "&&")


def menu_entry(text: str, key: str = "") -> str:
    """The text of a menu entry, and what stands at its right. A tab in ``text`` would begin that.

    An action's tooltip is its text unless it is given another, so that must not be markup either.
    """
    shown = no_mnemonic(not_markup(one_line(text)))
    return f"{shown}\t{no_mnemonic(key)}" if key else shown


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class PlainButton(QAbstractButton):
    """The base of all buttons that paint themselves: "&" in their text is a character.

    Left to QAbstractButton, "&Ada" would get the shortcut Alt+A and be read out as "Ada".
    """

    def setText(self, text: str) -> None:  # noqa: N802
        super().setText(no_mnemonic(text))

    def text(self) -> str:
        return super().text().replace("&&", "&")


def plain_message(box: QMessageBox) -> QMessageBox:
    """Have a message box show its text, and what it says besides, as they are."""
    box.setTextFormat(Qt.TextFormat.PlainText)
    for label in box.findChildren(QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)
    return box


class PlainMessagesOf(QObject):
    """Has the boxes that a dialog of Qt's own opens show file names as they are.

    QFileDialog asks before it overwrites or deletes a file, naming it. A subclass could not be the
    desktop's own dialog any more, so this watches from outside.
    """

    def __init__(self, dialog: QWidget) -> None:
        super().__init__(dialog)
        dialog.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QChildEvent) and event.type() == QEvent.Type.ChildPolished:
            child = event.child()
            if isinstance(child, QMessageBox):
                plain_message(child)
        return False
