"""Asking for files, and saying what went wrong with one. Nothing here stops the program: no ``exec``."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from blueprints_desktop.store.library import SUFFIX

Then = Callable[[Path], None]
"""What is done with the file; not called when the dialog is left without one."""


def ask_for_match(parent: QWidget, folder: Path, then: Then) -> None:
    """Which match to open, looked for in ``folder`` first."""
    dialog = _dialog(parent, then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setDirectory(str(folder))
    dialog.open()


def ask_where_to_save(parent: QWidget, then: Then) -> None:
    dialog = _dialog(parent, then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.open()


def _dialog(parent: QWidget, then: Then) -> QFileDialog:
    dialog = QFileDialog(parent)
    dialog.setNameFilter(QCoreApplication.translate("Window", "Matches") + f" (*{SUFFIX})")
    dialog.setDefaultSuffix(SUFFIX)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    return dialog


def show_disk_trouble(parent: QWidget, problem: OSError | None) -> None:
    """The match could not be written, but nothing is lost yet."""
    translate = QCoreApplication.translate
    reason = (problem.strerror or str(problem)) if problem else ""
    title = translate("Window", "The match cannot be saved at the moment.")
    text = translate("Window", "You can play on; save the match elsewhere to keep it. ({reason})")
    show_notice(parent, title, text.format(reason=reason))


def show_notice(parent: QWidget, title: str, text: str) -> None:
    """Say something in a box of its own."""
    box = QMessageBox(QMessageBox.Icon.Information, parent.windowTitle(), title, parent=parent)
    box.setInformativeText(text)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
