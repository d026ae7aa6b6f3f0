"""What tests do with a whole window."""

from PySide6.QtWidgets import (
    QDialog,
    QMessageBox,
)

from tests.desktop.driving import settle


def press(window, keys: str) -> None:
    """A menu key, by the action that has it."""
    action = next(a for a in window.actions() if a.shortcut().toString() == keys)
    if action.isEnabled():
        action.trigger()


def messages(window) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def close_dialogs(window) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.close()
    settle()
